### Parole della casa: ciò che non appartiene a un solo gioco.

house-games = partite
    .about = Le tue partite in questo server, prima quelle che ti aspettano
house-games-another = **Inizia qui un’altra partita:**
house-games-head =
    { $running ->
        [0] **Al momento non giochi da nessuna parte in questo server.** A che cosa ti va di giocare?
       *[other] { $waiting ->
            [0] **Nessuno ti aspetta.**
            [one] **Una partita ti aspetta.**
           *[other] **{ $waiting } partite ti aspettano.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } ti aspetta, il tempo scade { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } ti aspetta
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: sei assente, puoi tornare
house-games-other = -# [{ $title }]({ $link }) in { $channel } aspetta gli altri
house-games-more = -# … e altre { $more }
house-seats =
    { $span ->
        [0] { $most } giocatori
       *[other] da { $fewest } a { $most } giocatori
    }
house-play = Gioca ora
house-alone = Gioca da solo ora
house-help = aiuto
    .about = I giochi, giocare da solo, le chiamate, la privacy
house-help-head =
    ### 🐱 Quattro giochi per i vostri canali
    ▶️ *Gioca ora* apre qui un tavolo a cui altri possono sedersi. *Gioca da solo ora* comincia subito, contro i computer.
house-help-more =
    🎓 **È la prima volta?** `/impara` ti mostra un gioco giocandolo, solo per te: otto passi fino alla prima partita vinta.
    🪑 **Al tavolo.** Il tabellone nel canale mostra la partita, e sotto c’è quello che puoi premere. Le tue carte le vedi solo tu: 🖐️ te le mostra. 📖 spiega le regole.
    ⏳ **Hai tempo.** Ogni partita viene conservata e potete continuare più tardi. `/{ $games }` mostra quelle che aspettano te. Se non ci sei, vieni chiamato; `/{ $settings } { $me }` dice dove, o se mai.
    🎬 **Dopo.** Sotto il tabellone di una partita finita puoi rivederla, giocare ancora e avere la prova che carte e dadi erano onesti.
    🔒 **Privacy.** `/{ $privacy }` ti dà tutto ciò che conservo su di te, o lo dimentica.
    🛠️ Chi gestisce il server regola i suoi tavoli con `/{ $settings } { $server }`.
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

house-tips-menu = I consigli nelle mie prime partite …
house-tips =
    { $wanted ->
        [on] Spiegami quello che succede per la prima volta
       *[off] Niente consigli
    }

house-words-menu = Che cosa mostra la mia mano …
house-words =
    { $how ->
        [words] Parole, per lettori di schermo
       *[pictures] Immagini
    }
house-words-more = -# Il tabellone a parole: `leggi` in ogni gioco, per esempio `/maunz leggi`. Solo per te, con tutti i pulsanti.

## Il server

house-server = server
    .about = Come sono i tavoli di questo server, per chi lo gestisce
house-server-head =
    ### I tavoli di questo server
    Vale per i nuovi tavoli. Chi ne apre uno può comunque scegliere per quello un’altra lingua e un altro ritmo.
house-server-language = Lingua dei tabelloni
house-server-discord = La lingua che il server ha in Discord
house-server-pace = Ritmo
house-server-where = **Canali in cui si possono aprire tavoli**, con i loro thread. Nessuno scelto vuol dire tutti. { $gone ->
        [yes] Quelli che hai scelto non ci sono più: scegline altri, o toglili tutti.
       *[no] { "" }
    }
house-server-channels = Tutti i canali
house-server-openers = **Chi può aprire tavoli.** Sedersi possono tutti. { $none ->
        [yes] Scegli un ruolo: fino ad allora può solo chi gestisce il server.
       *[no] { "" }
    }
house-server-openers-menu = Chi può aprire tavoli
house-server-who =
    { $who ->
        [everyone] Tutti
        [roles] Chi ha uno di questi ruoli, e chi gestisce il server
       *[managers] Solo chi gestisce il server
    }
house-server-roles = Ruoli
house-server-more = **Le chiamate** sono i brevi messaggi nel canale per chi è atteso, anche nelle partite già in corso. **Gli indizi** dicono in maunz., prima di una mossa, che cosa vince; ogni tavolo decide per sé.
house-server-calls =
    { $now ->
        [on] Chiamate nei canali: sì
       *[off] Chiamate nei canali: no
    }
house-server-hints =
    { $now ->
        [on] Indizi: permessi
       *[off] Indizi: non permessi
    }
house-server-discords = -# Discord può fare di più: in Impostazioni server → Integrazioni permetti o vieti ogni mio comando a ruoli, persone e canali.

## Privacy

house-privacy = privacy
    .about = Che cosa conservo su di te, e come sparisce
house-export = esporta
    .about = Tutto ciò che conservo su di te, in un file
house-export-to = dove
    .about = Dove va il file
house-export-here = qui, solo per te
house-export-dm = per messaggio diretto
house-export-about =
    📦 Questo è tutto ciò che conservo su di te: impostazioni e valutazioni, se ne hai, e { $tables ->
        [0] nessun posto a un tavolo.
        [one] il tuo posto a un tavolo, con le tue mosse.
       *[other] i tuoi posti a { $tables } tavoli, con le tue mosse.
    }
    -# Un file JSON. `/privacy dimentica` cancella tutto questo.
house-export-sent = 📦 Il file è nei tuoi messaggi diretti.
house-export-dms-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Perciò eccolo qui, solo per te.
house-contact = -# Domande sui tuoi dati: { $contact }
house-forget = dimentica
    .about = Dimenticare tutto di te, per sempre
house-forget-nothing = Non conservo nulla su di te. Non c’è niente da dimenticare.
house-forget-question =
    ### Vuoi che ti dimentichi?
    Rinuncio ai tuoi posti e al tuo nome, e non si torna indietro. Le partite degli altri restano intere. Non succede ancora nulla: prima ti dico che cosa sparisce.
house-forget-on = Dimmi che cosa sparisce
house-forget-keep = Conservare tutto
house-forget-really =
    ### Questo sparisce per sempre
house-forget-running =
    { $running ->
        [one] Il tuo posto in una partita in corso: il computer continua, e non puoi tornare.
       *[other] I tuoi posti in { $running } partite in corso: il computer continua, e non puoi tornare.
    }
house-forget-lobbies =
    { $lobbies ->
        [one] Il tuo posto a un tavolo che non ha ancora cominciato.
       *[other] I tuoi posti a { $lobbies } tavoli che non hanno ancora cominciato.
    }
house-forget-over =
    { $over ->
        [one] Il tuo nome in una partita finita: lì ha giocato «{ $name }». Gli altri conservano posti e punti.
       *[other] Il tuo nome in { $over } partite finite: lì ha giocato «{ $name }». Gli altri conservano posti e punti.
    }
house-forget-ratings =
    { $ratings ->
        [one] La tua valutazione in un gioco.
       *[other] Le tue { $ratings } valutazioni.
    }
house-forget-lessons =
    { $lessons ->
        [one] A che punto sei in una lezione.
       *[other] A che punto sei in { $lessons } lezioni.
    }
house-forget-tips = Quali consigli hai letto.
house-forget-settings = Le tue impostazioni.
house-forget-for-ever = **Non si può annullare.** I nomi stanno anche nei messaggi dei canali di Discord; quelli sono di Discord, e io non li cambio.
house-forget-now = Dimenticami per sempre
house-forget-kept = Non è cambiato nulla. Ti conosco ancora.
house-forget-done =
    Fatto: ti ho dimenticato.
    -# Ciò che sta nei messaggi di Discord è di Discord: vecchi tabelloni e testi con il tuo nome restano lì finché qualcuno non li cancella. Una copia di sicurezza fatta da chi mi gestisce conserva i tuoi dati finché una più nuova non la sostituisce. Se giochi di nuovo, ricomincio da capo.
