### Le parole di /privacy.

privacy-help = -# 🔒 `/{ privacy-command }`: i tuoi dati
privacy-command = privacy
    .about = Cosa conservo su di te, e come cancellarlo
privacy-export = esporta
    .about = Tutto ciò che conservo su di te, in un file
privacy-export-to = dove
    .about = Dove va il file
privacy-export-here = qui, solo per te
privacy-export-dm = nei messaggi diretti
privacy-export-about =
    📦 In questo file c’è tutto ciò che conservo su di te, comprese le tue mosse a ogni tavolo.
    -# È in formato JSON. `/privacy dimentica` cancella i tuoi dati e toglie il tuo nome da ciò che resta.
privacy-export-sent = 📦 Il file è nei tuoi messaggi diretti.
privacy-export-dms-closed = Discord non mi lascia scriverti, perciò il file è qui.
privacy-contact = -# Domande sui tuoi dati: { $contact }
privacy-forget = dimentica
    .about = Cancella i tuoi dati, e togli il tuo nome da ciò che resta
privacy-forget-nothing = Non conservo niente su di te.
privacy-forget-question =
    ### Vuoi che ti dimentichi?
    Non si torna indietro. Le partite degli altri restano complete. Prima ti mostro cosa sparisce.
privacy-forget-on = Mostrami cosa sparisce
privacy-forget-keep = Conserva tutto
privacy-forget-really =
    ### Ecco cosa sparisce per sempre
    { $groups }

    Nelle partite in corso i tuoi posti passano al computer. In quelle finite e nei tornei ci sarà “{ $name }”; gli altri conservano piazzamenti e punti.
    { "**" }Non si torna indietro.** I messaggi con il tuo nome sono di Discord; io non li tocco.
privacy-forget-group =
    - { $group ->
        [games] Partite e inviti
        [ratings] Rating
        [progress] Lezioni e giorni
        [settings] Impostazioni e campanelle
       *[events] Tornei e serate giochi
    }: { $count }
privacy-forget-now = Dimenticami per sempre
privacy-forget-kept = Non ho cancellato niente.
privacy-forget-done =
    Fatto: di te non ricordo più niente.
    -# I messaggi con il tuo nome sono di Discord e restano finché qualcuno non li cancella. Una copia di sicurezza può conservare i tuoi dati finché non la sostituisce una nuova.
privacy-stand-in = qualcuno
