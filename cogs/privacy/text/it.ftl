### Words of /privacy.

house-help-line-privacy = -# 🔒 `/{ house-privacy }`: i tuoi dati
house-privacy = privacy
    .about = Cosa conservo su di te, e come cancellarlo
house-export = esporta
    .about = Tutto ciò che conservo su di te, in un file
house-export-to = dove
    .about = Dove va il file
house-export-here = qui, solo per te
house-export-dm = con un messaggio diretto
house-export-about =
    📦 In questo file c’è tutto ciò che conservo su di te, da impostazioni e livelli a enigmi e tornei. { $tables ->
        [0] Non hai posti a nessun tavolo.
        [one] C’è anche il tuo posto a un tavolo, con le tue mosse.
       *[other] Ci sono anche i tuoi posti a { $tables } tavoli, con le tue mosse.
    }
    -# In formato JSON. `/privacy dimentica` cancella tutto o toglie il tuo nome.
house-export-sent = 📦 Il file è nei tuoi messaggi diretti.
house-export-dms-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Perciò il file è qui, solo per te.
house-contact = -# Domande sui tuoi dati: { $contact }
house-forget = dimentica
    .about = Cancella tutto ciò che so di te, per sempre
house-forget-nothing = Non conservo niente su di te: non c’è niente da dimenticare.
house-forget-question =
    ### Vuoi che ti dimentichi?
    Libererei i tuoi posti e cancellerei il tuo nome, per sempre. Le partite degli altri restano complete. Per ora non succede niente: prima ti mostro cosa sparisce.
house-forget-on = Mostrami cosa sparisce
house-forget-keep = Conserva tutto
house-forget-really =
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
forget-ratings =
    { $ratings ->
        [one] Il tuo livello in un gioco.
       *[other] I tuoi livelli in { $ratings } giochi.
    }
forget-lessons =
    { $lessons ->
        [one] A che punto sei in una lezione.
       *[other] A che punto sei in { $lessons } lezioni.
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
house-forget-for-ever = **Non si torna indietro.** Il tuo nome compare anche nei messaggi dei canali; quelli sono di Discord, e io non li tocco.
house-forget-now = Dimenticami per sempre
house-forget-kept = Non è cambiato niente. Ti conosco ancora.
house-forget-done =
    Fatto: di te non ricordo più niente.
    -# I messaggi su Discord sono di Discord: vecchi tabelloni e testi con il tuo nome restano lì finché qualcuno non li cancella. Una copia di sicurezza può contenere i tuoi dati, finché non la sostituisce una più recente. Se giochi di nuovo, si ricomincia da zero.
no-bot-role = I ruoli delle app non vanno bene, nessuno potrebbe aprirci tavoli: { $roles }. Scegli ruoli assegnati a persone.
