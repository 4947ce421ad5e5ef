### Parole di /impostazioni.

settings-help-me = -# ⚙️ `/{ settings-command } { settings-me }`: avvisi e carte
settings-help-server = -# 🛠️ `/{ settings-command } { settings-server }`: per lo staff
settings-command = impostazioni
    .about = Le tue impostazioni e quelle del server
settings-me = personali
    .about = Dove ti avviso, e dove ricevi le tue carte
settings-me-head =
    ### Le tue impostazioni
    -# Valgono su tutti i server. La lingua è quella di Discord.
    { "**" }Avvisami quando mi aspetta una partita o un invito**
settings-reminders =
    { $chosen ->
        [channel] Nel canale
        [dm] Nei messaggi diretti
       *[off] Mai
    }
settings-switches = **Premi per cambiare:**
settings-switch =
    { $what }: { $is_on ->
        [yes] sì
       *[no] no
    }
settings-hands = Carte nei messaggi diretti
settings-words = La mia mano come testo
settings-words-more = -# Per gli screen reader ci sono **{ settings-words }** e, in ogni gioco, il comando `{ command-read }`.
settings-invitations = Inviti ai tavoli
settings-bells-about = -# 🔔 Una campanella ti avvisa di un posto libero, dove hai scelto qui sopra.


settings-server = server
    .about = I tavoli di questo server, per il suo staff
settings-server-head =
    ### I tavoli di questo server
    -# Queste scelte valgono per i nuovi tavoli. Chi ne apre uno può cambiare lingua e tempo.
settings-server-language = **Lingua dei tabelloni**
settings-server-discord = Come su Discord
settings-server-pace = **Tempo per ogni decisione**
settings-server-where =
    { "**" }Canali per i tavoli**
    -# Valgono anche i loro thread. { $gone ->
        [yes] I canali scelti non esistono più.
       *[no] { "" }
    }
settings-server-channels = Tutti i canali
settings-server-openers =
    { "**" }Chi può aprire tavoli**
    -# Può sedersi chiunque. { $none ->
        [yes] Finché non scegli un ruolo, solo lo staff può aprirne.
       *[no] { "" }
    }
settings-server-who =
    { $who ->
        [everyone] Tutti
        [roles] Alcuni ruoli e lo staff
       *[managers] Solo lo staff
    }
settings-server-roles = Ruoli
settings-server-calls-about = **Avvisi nei canali quando una partita aspetta qualcuno**
settings-server-hints-about =
    { "**" }Suggerimenti in *maunz.***
    -# Dicono se una mossa fa vincere o forma una fila. Se sono permessi, decide ogni tavolo.
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
    -# Dice com’è andata la sfida di `/oggi`, al massimo una volta al giorno.
settings-server-day-channel = Nessun messaggio
no-day-channel = Lì non posso scrivere. Scegli un canale in cui posso leggere e scrivere.
settings-server-bell =
    { "**" }Campanella**
    -# Se un posto è libero, avvisa fino a dieci persone che lo hanno chiesto, ognuna al massimo una volta ogni tre ore. { $calls ->
        [off] Tace finché gli avvisi nei canali sono spenti.
       *[on] { "" }
    }
settings-server-bells =
    { $chosen ->
        [on] Sì
       *[off] No
    }
settings-server-bell-rooms = Campanella in tutti i canali
no-bell-channel = In { $channels } nessuna campanella può suonare. Prima lasciami leggere e scrivere lì.
no-bot-role = Solo le app hanno questi ruoli ({ $roles }), quindi nessuno potrebbe aprire tavoli. Scegline altri.
no-manager-here = Queste impostazioni esistono solo sui server che mi ospitano. Le tue sono in `/impostazioni personali`.
