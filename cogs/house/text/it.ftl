### Parole della casa: ciò che non appartiene a un solo gioco.

house-games = partite
    .about = Le tue partite in questo server, prima quelle che ti aspettano
house-games-head =
    { $running ->
        [0] Al momento non giochi da nessuna parte in questo server. Apri un tavolo con `/mausen nuova`, `/maunz nuova`, `/heuldoch nuova` o `/ausdiemaus nuova`.
       *[other] { $waiting ->
            [0] **Nessuno ti aspetta.**
            [one] **Una partita ti aspetta.**
           *[other] **{ $waiting } partite ti aspettano.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } ti aspetta: { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } ti aspetta
house-games-other = -# [{ $title }]({ $link }) in { $channel } aspetta gli altri
house-games-more = -# … e altre { $more }
house-settings = impostazioni
    .about = Come ti piace essere servito
house-me = io
    .about = Dove ti chiamo, e dove ricevi le tue carte
house-me-head =
    ### Come ti servo
    Vale in ogni partita e in ogni server. Parlo la lingua del tuo Discord.
house-reminders-menu = Quando una partita mi aspetta …
house-reminders =
    { $where ->
        [channel] Chiamami nel canale
        [dm] Chiamami con un messaggio privato
       *[off] Non chiamarmi
    }
house-hands-menu = Le mie carte …
house-hands =
    { $where ->
        [dm] Mandami le mie carte anche con un messaggio privato
       *[channel] Mostrami le mie carte nel canale, in privato
    }
