### Words of /privacy.

privacy-help = -# 🔒 `/{ privacy-command }`: i tuoi dati
privacy-command = privacy
    .about = Cosa conservo su di te, e come cancellarlo
privacy-export = esporta
    .about = Tutto ciò che conservo su di te, in un file
privacy-export-to = dove
    .about = Dove va il file
privacy-export-here = qui, solo per te
privacy-export-dm = con un messaggio diretto
privacy-export-about =
    📦 In questo file c’è tutto ciò che conservo su di te, da impostazioni e livelli a enigmi e tornei. { $tables ->
        [0] Non hai posti a nessun tavolo.
        [one] C’è anche il tuo posto a un tavolo, con le tue mosse.
       *[other] Ci sono anche i tuoi posti a { $tables } tavoli, con le tue mosse.
    }
    -# In formato JSON. `/privacy dimentica` cancella tutto o toglie il tuo nome.
privacy-export-sent = 📦 Il file è nei tuoi messaggi diretti.
privacy-export-dms-closed = Discord non mi lascia scriverti in questo momento. Perciò il file è qui, solo per te.
privacy-contact = -# Domande sui tuoi dati: { $contact }
privacy-forget = dimentica
    .about = Cancella tutto ciò che so di te, per sempre
privacy-forget-nothing = Non conservo niente su di te: non c’è niente da dimenticare.
privacy-forget-question =
    ### Vuoi che ti dimentichi?
    Libererei i tuoi posti e cancellerei il tuo nome, per sempre. Le partite degli altri restano complete. Per ora non succede niente: prima ti mostro cosa sparisce.
privacy-forget-on = Mostrami cosa sparisce
privacy-forget-keep = Conserva tutto
privacy-forget-really =
    ### Ecco cosa sparisce per sempre
forget-running =
    { $running ->
        [one] Il tuo posto in una partita in corso: il computer continua, e non puoi tornare.
       *[other] I tuoi posti in { $running } partite in corso: il computer continua, e non puoi tornare.
    }
forget-lobbies =
    { $lobbies ->
        [one] Il tuo posto a un tavolo dove non si gioca ancora.
       *[other] I tuoi posti a { $lobbies } tavoli dove non si gioca ancora.
    }
forget-over =
    { $over ->
        [one] Il tuo nome in una partita finita: al suo posto ci sarà “{ $name }”. Gli altri conservano piazzamenti e punti.
       *[other] Il tuo nome in { $over } partite finite: al suo posto ci sarà “{ $name }”. Gli altri conservano piazzamenti e punti.
    }
forget-removed =
    { $removed ->
        [one] La nota che dice che ti hanno fatto alzare da un tavolo.
       *[other] Le note che dicono che ti hanno fatto alzare da { $removed } tavoli.
    }
forget-solos =
    { $solos ->
        [one] Una partita che giochi per conto tuo.
       *[other] { $solos } partite che giochi per conto tuo.
    }
forget-settings = Le tue impostazioni.
privacy-forget-for-ever = **Non si torna indietro.** Il tuo nome compare anche nei messaggi dei canali; quelli sono di Discord, e io non li tocco.
privacy-forget-now = Dimenticami per sempre
privacy-forget-kept = Non è cambiato niente. Ti conosco ancora.
privacy-forget-done =
    Fatto: di te non ricordo più niente.
    -# I messaggi su Discord sono di Discord: vecchi tabelloni e testi con il tuo nome restano lì finché qualcuno non li cancella. Una copia di sicurezza può contenere i tuoi dati, finché non la sostituisce una più recente. Se giochi di nuovo, si ricomincia da zero.
forget-alone =
    { $alone ->
        [one] Una partita in solitario nei messaggi diretti, tutta intera.
       *[other] { $alone } partite in solitario nei messaggi diretti, tutte intere.
    }
forget-invitations = I tuoi inviti dell’ultimo giorno.
privacy-stand-in = qualcuno
