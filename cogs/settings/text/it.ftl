### Parole di /impostazioni.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: avvisi e carte
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: per lo staff
settings-command = impostazioni
    .about = Le tue impostazioni e quelle del server
settings-me = personali
    .about = Dove ti avviso, e dove ricevi le tue carte
settings-me-head =
    ### Le tue impostazioni
    -# Su tutti i server · lingua: Discord
    { "**" }Avvisami quando mi aspetta una partita o un invito**
settings-reminders =
    { $chosen ->
        [channel] Nel canale
        [dm] Con un messaggio diretto
       *[off] Mai
    }
settings-switches = **Tocca per cambiare:**
settings-switch =
    { $what }: { $is_on ->
        [yes] sì
       *[no] no
    }
settings-hands = Carte in messaggio diretto
settings-words = La mia mano in testo
settings-words-more = -# *La mia mano in testo* è per gli screen reader, come `/maunz testo`, e `testo` in ogni gioco.
settings-invitations = Inviti ai tavoli
settings-bells-about = -# 🔔 Una campanella suona quando a un tavolo c’è un posto libero: nel canale, o per messaggio diretto se l’hai scelto qui sopra.


settings-server = server
    .about = I tavoli di questo server, per il suo staff
settings-server-head =
    ### I tavoli di questo server
    -# Per i nuovi tavoli. Chi ne apre uno può comunque scegliere un’altra lingua e un altro ritmo.
settings-server-language = **Lingua dei tabelloni**
settings-server-discord = Come su Discord
settings-server-pace = **Ritmo: il tempo per decidere**
settings-server-where =
    { "**" }Canali per i tavoli**
    -# Thread compresi. Vuoto: tutti. { $gone ->
        [yes] Quelli scelti non esistono più: scegline altri o svuota l’elenco.
       *[no] { "" }
    }
settings-server-channels = Tutti i canali
settings-server-openers =
    { "**" }Chi può aprire tavoli**
    -# Può sedersi chiunque. { $none ->
        [yes] Scegli un ruolo: fino ad allora può aprirne solo lo staff.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Tutti
        [roles] Alcuni ruoli e lo staff
       *[managers] Solo lo staff
    }
settings-server-roles = Ruoli
settings-server-calls-about =
    { "**" }Avvisi nei canali**
    -# Quando una partita aspetta qualcuno, anche nelle partite in corso.
settings-server-hints-about =
    { "**" }Suggerimenti in *maunz.***
    -# Se una mossa fa vincere o forma una fila, prima di farla. Se è permesso, ogni tavolo decide per sé.
settings-server-calls =
    { $chosen ->
        [on] Sì
       *[off] No
    }
settings-server-hints =
    { $chosen ->
        [on] Permessi
       *[off] Non permessi
    }
settings-server-day =
    { "**" }Messaggio del giorno**
    -# Com’è andata con `/oggi`, al massimo un messaggio al giorno. Vuoto: nessuno.
settings-server-day-channel = Nessun messaggio
no-day-channel = Lì non posso scrivere: scegli un canale che posso vedere e in cui posso inviare messaggi.
settings-server-discords = -# Discord può fare di più: in Impostazioni server → Integrazioni puoi permettere o vietare ogni mio comando per ruoli, persone e canali.
settings-server-bell =
    { "**" }Campanella**
    -# Avvisa chi lo desidera quando un tavolo ha un posto libero: dieci persone al massimo, e nessuno due volte nel giro di tre ore. { $calls ->
        [off] Per ora tace, perché gli avvisi nei canali sono spenti.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] Sì
       *[off] No
    }
settings-server-bell-rooms = Campanella in tutti i canali
no-bell-channel = Non posso scrivere in { $channels }: lì nessuna campanella potrebbe suonare. Prima lasciami leggere e scrivere lì.
no-bot-role = I ruoli delle app non vanno bene, nessuno potrebbe aprirci tavoli: { $roles }. Scegli ruoli assegnati a persone.
no-manager-here = Queste impostazioni esistono solo sui server di cui faccio parte. Le tue sono in `/impostazioni personali`.
