### Parole della casa: ciò che non appartiene a un solo gioco.

house-games = partite
    .about = Le tue partite su questo server, prima quelle che ti aspettano
house-games-another = **Inizia qui un’altra partita:**
house-games-head =
    { $running ->
        [0] **Al momento non hai partite in corso su questo server.** A che cosa ti va di giocare?
       *[other] { $waiting ->
            [0] **Nessuna partita ti aspetta.**
            [one] **Una partita ti aspetta.**
           *[other] **{ $waiting } partite ti aspettano.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } ti aspetta: il tempo scade { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } ti aspetta
house-games-away = 🙋 [{ $title }]({ $link }) in { $channel }: gioca il computer per te, puoi tornare
house-games-other = -# [{ $title }]({ $link }) in { $channel } aspetta gli altri
house-games-more =
    -# …e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }
house-seats =
    { $span ->
        [0] { $most } persone
       *[other] da { $fewest } a { $most } persone
    }
house-play = Gioca ora
house-alone = In solitario, in questo canale
house-help = aiuto
    .about = I giochi, le partite in solitario, le chiamate, i tuoi dati
house-help-head =
    ### 🐱 Quattro giochi per i vostri canali
    ▶️ *Gioca ora* apre qui un tavolo, e chi vuole può sedersi. *In solitario, in questo canale* comincia subito, contro il computer.
house-help-more =
    🎓 **È la prima volta?** `/impara` ti insegna un gioco mentre lo giochi, solo per te: otto passi fino alla prima vittoria.
    🪑 **Al tavolo.** Il tabellone nel canale mostra la partita, con i pulsanti sotto. Le tue carte le vedi solo tu: 🖐️ le apre. 📖 spiega le regole.
    🧭 **Il tabellone è lontano?** Il comando di ogni gioco ha `{ command-board }`, che lo riporta in fondo, `{ command-leave }`, che libera il tuo posto, e `{ command-stop }`, che termina la partita per tutti.
    ⏳ **Con calma.** Ogni partita resta salvata, e la continuate quando volete. `/{ $games }` mostra quelle che aspettano te. Se non ci sei, ti chiamo: con `/{ $settings } { $me }` decidi dove, oppure che non lo faccia mai.
    🎬 **Dopo.** Sotto il tabellone di una partita finita puoi rivederla, giocarne un’altra e avere la prova che né le carte né i dadi erano truccati.
    🔒 **Privacy.** `/{ $privacy }` ti dà tutto ciò che conservo su di te, oppure lo dimentica.
    🛠️ Gestisci questo server? `/{ $settings } { $server }` regola i suoi tavoli.
house-settings = impostazioni
    .about = Le tue impostazioni e quelle del server
house-me = io
    .about = Dove ti chiamo, e dove ricevi le tue carte
house-me-head =
    ### Le tue impostazioni
    Valgono per tutti i giochi e tutti i server. Parlo la lingua del tuo Discord.
house-reminders-menu = Quando una partita mi aspetta…
house-reminders =
    { $where ->
        [channel] Chiamami nel canale
        [dm] Chiamami con un messaggio diretto
       *[off] Non chiamarmi
    }
house-hands-menu = Le mie carte…
house-hands =
    { $where ->
        [dm] Mandami le carte anche con un messaggio diretto
       *[channel] Mostrami le carte nel canale, in privato
    }

house-tips-menu = Consigli nelle mie prime partite…
house-tips =
    { $wanted ->
        [on] Spiegami ciò che succede per la prima volta
       *[off] Niente consigli
    }

house-words-menu = Che cosa mostra la mia mano…
house-words =
    { $how ->
        [words] Parole, adatte agli screen reader
       *[pictures] Immagini
    }
house-words-more = -# Per il tabellone a parole ogni gioco ha il comando `leggi`, per esempio `/maunz leggi`: solo per te, con tutti i pulsanti.

## Il server

house-server = server
    .about = I tavoli di questo server, per chi lo gestisce
house-server-head =
    ### I tavoli di questo server
    Queste impostazioni valgono per i nuovi tavoli; chi ne apre uno può comunque scegliere un’altra lingua e un altro ritmo.
house-server-language = Lingua dei tabelloni
house-server-discord = La lingua del server su Discord
house-server-pace = Ritmo
house-server-where = **Canali in cui si possono aprire tavoli**, thread compresi. Se non ne scegli nessuno, vanno bene tutti. { $gone ->
        [yes] Quelli scelti non esistono più: scegline altri o svuota l’elenco.
       *[no] { "" }
    }
house-server-channels = Tutti i canali
house-server-openers = **Chi può aprire tavoli.** Può sedersi chiunque. { $none ->
        [yes] Scegli un ruolo: fino ad allora può aprirne solo chi gestisce il server.
       *[no] { "" }
    }
house-server-openers-menu = Chi può aprire tavoli
house-server-who =
    { $who ->
        [everyone] Tutti
        [roles] Chi ha uno di questi ruoli e chi gestisce il server
       *[managers] Solo chi gestisce il server
    }
house-server-roles = Ruoli
house-server-more = **Le chiamate** sono i brevi messaggi che nel canale avvisano chi deve giocare, anche nelle partite già in corso. **Gli indizi**, in maunz., mostrano che cosa ottiene una mossa prima che la si faccia; ogni tavolo decide per sé.
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
house-server-discords = -# Discord può fare di più: in Impostazioni server → Integrazioni puoi permettere o vietare ogni mio comando per ruoli, persone e canali.

## Privacy

house-privacy = privacy
    .about = Che cosa conservo su di te, e come cancellarlo
house-export = esporta
    .about = Tutto ciò che conservo su di te, in un file
house-export-to = dove
    .about = Dove va il file
house-export-here = qui, solo per te
house-export-dm = con un messaggio diretto
house-export-about =
    📦 Ecco tutto ciò che conservo su di te: le tue impostazioni e i tuoi livelli, se ne hai, e { $tables ->
        [0] nessun posto a un tavolo.
        [one] il tuo posto a un tavolo, con le tue mosse.
       *[other] i tuoi posti a { $tables } tavoli, con le tue mosse.
    }
    -# Un file JSON. `/privacy dimentica` cancella tutto.
house-export-sent = 📦 Il file è nei tuoi messaggi diretti.
house-export-dms-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Perciò il file è qui, solo per te.
house-contact = -# Domande sui tuoi dati: { $contact }
house-forget = dimentica
    .about = Cancella tutto ciò che so di te, per sempre
house-forget-nothing = Non conservo niente su di te, quindi non c’è niente da dimenticare.
house-forget-question =
    ### Vuoi che ti dimentichi?
    Libererei i tuoi posti e cancellerei il tuo nome, e non si torna indietro. Le partite degli altri restano complete. Per ora non succede niente: prima ti mostro che cosa sparisce.
house-forget-on = Mostrami che cosa sparisce
house-forget-keep = Conserva tutto
house-forget-really =
    ### Ecco che cosa sparisce per sempre
house-forget-running =
    { $running ->
        [one] Il tuo posto in una partita in corso: il computer continua, e non puoi tornare.
       *[other] I tuoi posti in { $running } partite in corso: il computer continua, e non puoi tornare.
    }
house-forget-lobbies =
    { $lobbies ->
        [one] Il tuo posto a un tavolo dove non si gioca ancora.
       *[other] I tuoi posti a { $lobbies } tavoli dove non si gioca ancora.
    }
house-forget-over =
    { $over ->
        [one] Il tuo nome in una partita finita: al suo posto ci sarà “{ $name }”. Gli altri conservano piazzamenti e punti.
       *[other] Il tuo nome in { $over } partite finite: al suo posto ci sarà “{ $name }”. Gli altri conservano piazzamenti e punti.
    }
house-forget-ratings =
    { $ratings ->
        [one] Il tuo livello in un gioco.
       *[other] I tuoi livelli in { $ratings } giochi.
    }
house-forget-lessons =
    { $lessons ->
        [one] A che punto sei in una lezione.
       *[other] A che punto sei in { $lessons } lezioni.
    }
house-forget-tips = Quali consigli hai già visto.
house-forget-removed =
    { $removed ->
        [one] Che una volta ti hanno tolto da un tavolo.
       *[other] Che ti hanno tolto da { $removed } tavoli.
    }
house-forget-settings = Le tue impostazioni.
house-forget-for-ever = **Non si torna indietro.** Il tuo nome compare anche nei messaggi dei canali; quelli sono di Discord, e io non li tocco.
house-forget-now = Dimenticami per sempre
house-forget-kept = Non è cambiato niente. Ti conosco ancora.
house-forget-done =
    Fatto: di te non ricordo più niente.
    -# I messaggi su Discord sono di Discord: vecchi tabelloni e testi con il tuo nome restano lì finché qualcuno non li cancella. La copia di sicurezza di chi mi gestisce contiene ancora i tuoi dati, finché non la sostituisce una più recente. Se giochi di nuovo, si ricomincia da zero.
no-bot-role = Questo ruolo è di un’app, quindi nessuno potrebbe aprire tavoli: { $roles }. Scegli un ruolo che hanno delle persone.
