### Parole della casa: ciò che non appartiene a un solo gioco.

house-games = partite
    .about = Le tue partite, prima quelle che ti aspettano, e i giochi da cominciare
house-games-another = **O qualcosa di nuovo:**
house-games-head =
    { $running ->
        [0] **A cosa ti va di giocare?**
       *[other] { $waiting ->
            [0] **Nessuna partita ti aspetta.**
            [one] **Una partita ti aspetta.**
           *[other] **{ $waiting } partite ti aspettano.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel }: il tempo scade { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: gioca il computer per te, puoi tornare
house-games-other = -# [{ $title }]({ $link }) in { $channel } aspetta gli altri
house-games-taken = -# 🪑 [{ $title }]({ $link }) in { $channel }: ora al tuo posto gioca { $name }; puoi guardare
house-games-more =
    -# …e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }
house-seats =
    { $span ->
        [0] { $most } giocatori
       *[other] da { $fewest } a { $most } giocatori
    }
house-play = Apri un tavolo
house-learn-which = 🎓 **Impara giocando:** quale gioco? Otto passi che vedi solo tu.
house-alone-which = 😺 **In solitario contro il computer:** quale gioco?
house-learn-menu = Impara…
house-help = aiuto
    .about = A cosa giocare qui, in solitario o in compagnia, e cosa puoi impostare
house-help-head =
    ### 🐱 Quattro giochi da tavolo
    In compagnia, o in solitario contro il computer. 🎓 ti insegna un gioco mentre giochi.
house-help-games = Gioca…
house-help-more =
    { "**" }Le tue carte?** 🖐️ sotto il tabellone, solo per te. 📖 mostra le regole.
    { "**" }Il tabellone è lontano?** Scende da solo mentre giocate, e subito con `/mausen { command-board }`. Con `/mausen { command-leave }` lasci il tavolo, con `/mausen { command-stop }` interrompi la partita. Valgono in ogni gioco.
    { "**" }Non hai tempo?** Il computer decide per te finché non torni.
house-help-line-games = -# 👉 `/{ house-games }`: cosa ti aspetta
house-help-line-me = -# ⚙️ `/{ house-settings } { house-me }`: avvisi e carte
house-help-line-server = -# 🛠️ `/{ house-settings } { house-server }`: per lo staff
house-settings = impostazioni
    .about = Le tue impostazioni e quelle del server
house-me = io
    .about = Dove ti avviso, e dove ricevi le tue carte
house-me-head =
    ### Le tue impostazioni
    -# Su tutti i server · lingua: Discord
    { "**" }Avvisami quando mi aspetta una partita o un invito**
house-reminders =
    { $chosen ->
        [channel] Nel canale
        [dm] Con un messaggio diretto
       *[off] Mai
    }
house-switches = **Tocca per cambiare:**
house-switch =
    { $what }: { $is_on ->
        [yes] sì
       *[no] no
    }
house-hands = Carte in messaggio diretto
house-words = La mia mano in testo
house-words-more = -# *La mia mano in testo* è per gli screen reader, come `/maunz leggi`, e `leggi` in ogni gioco.
house-invitations = Inviti ai tavoli

house-bell-which = 🔔 **Campanella:** per quale gioco?
house-bells-about = -# 🔔 Una campanella suona quando a un tavolo c’è un posto libero: nel canale, o per messaggio diretto se l’hai scelto qui sopra.
house-open-head = **Qui puoi partecipare:**
house-open-lobby = ➕ [{ $title }]({ $link }) in { $channel } · { $here } su { $most }
house-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · la partita è iniziata, un posto è libero

## Il server

house-server = server
    .about = I tavoli di questo server, per il suo staff
house-server-head =
    ### I tavoli di questo server
    -# Per i nuovi tavoli. Chi ne apre uno può comunque scegliere un’altra lingua e un altro ritmo.
house-server-language = **Lingua dei tabelloni**
house-server-discord = Come su Discord
house-server-pace = **Ritmo: il tempo per decidere**
house-server-where =
    { "**" }Canali per i tavoli**
    -# Thread compresi. Vuoto: tutti. { $gone ->
        [yes] Quelli scelti non esistono più: scegline altri o svuota l’elenco.
       *[no] { "" }
    }
house-server-channels = Tutti i canali
house-server-openers =
    { "**" }Chi può aprire tavoli**
    -# Può sedersi chiunque. { $none ->
        [yes] Scegli un ruolo: fino ad allora può aprirne solo lo staff.
       *[no] { "" }
    }
house-server-who =
    { $who ->
        [everyone] Tutti
        [roles] Alcuni ruoli e lo staff
       *[managers] Solo lo staff
    }
house-server-roles = Ruoli
house-server-calls-about =
    { "**" }Avvisi nei canali**
    -# Quando una partita aspetta qualcuno, anche nelle partite in corso.
house-server-hints-about =
    { "**" }Indizi in *maunz.***
    -# Cosa ottiene una mossa, prima di farla. Ogni tavolo decide per sé.
house-server-calls =
    { $chosen ->
        [on] Sì
       *[off] No
    }
house-server-hints =
    { $chosen ->
        [on] Permessi
       *[off] Non permessi
    }
house-server-day =
    { "**" }Messaggio del giorno**
    -# Com’è andata con `/oggi`, al massimo un messaggio al giorno. Vuoto: nessuno.
house-server-day-channel = Nessun messaggio
no-day-channel = Lì non posso scrivere: scegli un canale che posso vedere e in cui posso inviare messaggi.
house-server-discords = -# Discord può fare di più: in Impostazioni server → Integrazioni puoi permettere o vietare ogni mio comando per ruoli, persone e canali.

house-server-bell =
    { "**" }Campanella**
    -# Avvisa chi lo desidera quando un tavolo ha un posto libero: dieci persone al massimo, e nessuno due volte nel giro di tre ore. { $calls ->
        [off] Per ora tace, perché gli avvisi nei canali sono spenti.
       *[on] { "" }
    }
house-server-bells =
    { $chosen ->
        [on] Sì
       *[off] No
    }
house-server-bell-rooms = Campanella in tutti i canali
no-bell-channel = Non posso scrivere in { $channels }: lì nessuna campanella potrebbe suonare. Prima lasciami leggere e scrivere lì.

## La prima parola

house-hello =
    ### 🐱 Ciao! Sono il tavolo dei gatti
    Quattro giochi da tavolo: in solitario proprio qui, o con gli amici su un server.
house-hello-play = Gioca subito
house-hello-lessons = 🎓 **Mai giocato?** Impara giocando, in otto piccoli passi:
house-direct = nostri messaggi diretti
forget-alone =
    { $alone ->
        [one] Una partita in solitario nei messaggi diretti, tutta intera.
       *[other] { $alone } partite in solitario nei messaggi diretti, tutte intere.
    }

forget-bells =
    { $bells ->
        [one] La tua campanella.
       *[other] Le tue { $bells } campanelle.
    }
forget-invitations = I tuoi inviti dell’ultimo giorno.
forget-evenings = Le serate che hai organizzato.
