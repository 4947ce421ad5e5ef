### Le parole comuni a tutti i giochi. Chiavi: parte dello schermo; i rifiuti cominciano con no-.
###
### Una cosa, una parola. Un test trova le parole dopo “non”.
###
### tavolo: le persone e la partita in un canale
### cominciare: partite, round, tornei; non: inizia, inizi, iniziare, iniziata, avvia, avviare, avviane
### tabellone: il messaggio pubblico con l’immagine; non: plancia, scacchiera
### partita: un gioco dall’inizio alla fine; non: match
### round, turno, mossa: ciò che le regole di ogni gioco chiamano così; non: manche
### avversario virtuale: gioca al tavolo; il computer gioca per qualcuno; non: bot, robot
### avversario: l’altro giocatore di maunz.; non: l’altro colore
### tirare: ciò che si fa con i dadi; non: lanciare, lancia i dadi
### scattare: solo la trappola; non: scatto, scatta fino
### posare: ciò che si fa con un pezzo; non: mette un, metti un
### abbinarsi: stesso colore o stesso numero, in Heul doch!; non: va bene da, va bene pure, starebbe bene
### interrompere: far finire una partita con un voto; non: termina, terminata, smettere
### a capotavola: chi è al tavolo da più tempo, fa cominciare la partita e lo chiude; non: host
### chiudere un tavolo: prima che la partita cominci; non: annullare questo tavolo, annullane
### guantone: ciò che prende l’ultimo a spingere il topo bianco; non: segnalino
### staff del server: chi lo gestisce; non: admin
### pareggio: né vincitore né vinto; non: patta
### traguardo: l’ultima casella di Aus die Maus
### centro: dove sta ciò che in Mausen non ha ancora preso nessuno; non: in mezzo
### consiglio: spiega in privato ciò che succede per la prima volta; suggerimento: che cosa ottiene una mossa di maunz.; voce proposta: ciò che Discord offre mentre si scrive
### avviso: il breve messaggio a chi deve giocare; non: ping, notifica, notifiche, chiamami, chiamarmi
### messaggio diretto: quello di Discord; in privato: ciò che vede una persona sola; non: messaggio privato, messaggi privati
### rating, livello: la forza di qualcuno, quella di un avversario virtuale; non: valutazione, valutazioni
### regola originale: come stampata; non: come da autore
### premere: ciò che si fa con un pulsante; non: toccare, tocca un, tocca una
### spintone: ciò che riceve un topo; non: spinta
### sfida del giorno: l’enigma o la partita di /oggi
### piazzamento: il posto alla fine; posto: la sedia al tavolo
### cosa: nelle domande; non: che cosa

language-name = Italiano
colon = { ": " }
semicolon = { "; " }

## Comandi, come li mostra il menu di Discord

command-new = apri
    .about = Apri un tavolo in questo canale
command-hand = mano
    .about = Guarda le tue carte e scegli, in privato
command-play = gioca
    .about = Gioca una carta scrivendola
command-board = tabellone
    .about = Porta il tabellone in fondo al canale
command-read = testo
    .about = Il tabellone in versione testo, con i pulsanti, solo per te
command-rules = regole
    .about = Come si gioca
command-leave = lascia
    .about = Lascia la partita; puoi tornare finché il tuo posto è libero
command-stop = interrompi
    .about = Interrompi la partita per tutti, se più della metà è d’accordo
command-invite = invita
    .about = Chi vuoi invitare
command-language = lingua
    .about = Lingua del tabellone; ciò che vedi solo tu resta nella tua
command-pace = tempo
    .about = Tempo per ogni decisione; poi la prende il computer
command-pace-evening = rilassato: 10 minuti
command-pace-live = rapido: 2 minuti
command-pace-letter = per corrispondenza: 1 giorno
command-pace-none = senza limiti di tempo
option-pings = avvisi
    .about = Se un mio messaggio avvisa chi deve giocare
option-pings-on = avvisa chi deve giocare
option-pings-off = niente avvisi
    .rule = niente avvisi (solo il tabellone dice a chi tocca)

## Prima della partita

lobby-opened = 🪑 { $host } ha voglia di giocare a **{ $title }**
lobby-alone = 😺 { $host } gioca a **{ $title }** contro il computer
lobby-sealed = -# 🔏 Sigillo del tavolo { $number }: `{ $seal }`
lobby-invited = Un’altra partita, { $guests }?
lobby-title = { $title } · Chi gioca?
lobby-about =
    { $span ->
        [0] { $most } giocatori
       *[other] { $fewest }–{ $most } giocatori
    }
lobby-seats =
    { $here ->
        [0] Al tavolo non c’è ancora nessuno.
       *[other] Al tavolo ({ $here } su { $most }): { $players }
    }
lobby-host = a capotavola
lobby-missing =
    { $missing ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $missing } giocatori.
    }
lobby-ready = { $host } può cominciare.
lobby-computers = Aggiungi avversari virtuali…
lobby-computer =
    { $level ->
        [easy] Facile: gioca come un bambino
        [medium] Medio: gioca con buon senso
        [tricky] Astuto: vede due mosse avanti
        [sly] Scaltro: vede tre mosse avanti
        [clever] Abile: pensa a fondo una mossa su quattro
        [strong] Forte: pensa a fondo una mossa su due
        [fierce] Feroce: si distrae una volta su cinque
        [tough] Tosto: non si distrae quasi mai
       *[hard] Difficile: ce la mette tutta
    }
    .about = { $names } e i loro amici
lobby-fill = Aggiungi { $count } avversari virtuali, livello { level }
lobby-no-computer = Rimuovi l’ultimo avversario virtuale
level =
    { $level ->
        [easy] facile
        [medium] medio
        [tricky] astuto
        [sly] scaltro
        [clever] abile
        [strong] forte
        [fierce] feroce
        [tough] tosto
       *[hard] difficile
    }
lobby-join = Partecipa
lobby-set-up = Prepara…
lobby-leave = Lascia il tavolo
lobby-start = Comincia
lobby-cancel = Chiudi il tavolo
lobby-remove = Rimuovi qualcuno…
    .about = Non potrà più sedersi qui
    .invited = Ritira l’invito
page-back = Indietro

## Venire a un tavolo


invite-call =
    ✉️ { $person }{ $host } ti invita a giocare a **{ $title }** · [vai al tavolo]({ $link })
    -# Il tuo posto è riservato; l’invito scade { $until }.
invite-whom =
    ✉️ **Chi vuoi invitare?**
    -# Mando l’invito e tengo un posto per tre ore. La risposta appare qui.
invite-menu-people = Scegli una persona…
invite-accept = Partecipa
invite-decline = Non ora
invite-accepted = Ci sei! [Vai al tavolo]({ $link })
invite-declined = Va bene, il posto è di nuovo libero. Il tuo no lo vede solo { $host }.
lobby-kept = ✉️ Invito spedito, posto riservato: { $names }.
lobby-accepted = ✅ Invito accettato: **{ $names }**.
lobby-refused = 🙅 Invito rifiutato: **{ $names }**.
no-join-kept = I posti liberi sono riservati a chi ha un invito, per tre ore al massimo. Riprova più tardi.
no-invite-self = Non serve invitarti: sei già di casa.
no-invite-bot = È un’app, e le app qui non si siedono. Con **⚙️** aggiungi avversari virtuali.
no-invite-now = Per ora questa persona non accetta i tuoi inviti. Invita qualcun altro.
no-invite-unseen = Questa persona non vede il canale: non posso invitarla.
no-invite-seated = Questa persona è già al tuo tavolo.
no-invite-twice = Questa persona ha già un invito, e il suo posto è riservato.
no-invite-back = Hai ritirato questo invito. Al tavolo, **➕ { lobby-join }** resta aperto a tutti.
no-invite-you = Questo invito è per qualcun altro. Se c’è posto, premi **➕ { lobby-join }**: [vai al tavolo]({ $link })
no-invite-over = Questo invito non vale più. [Vai al tavolo]({ $link })

## Tabellone

board-hand = La mia mano
board-rules = Regole
take-back-button =
    { $whose ->
        [named] Annulla mossa ({ $who })
       *[own] Annulla mossa
    }
took-back = ↩️ { $who } annulla la mossa.
board-since = Dal mio turno
board-leave = Lascia
since-nothing = Dal tuo ultimo turno non è successo niente.
rules-here = ⚠️ { $options }
with-options = Qui si gioca così: { $options }.
board-again = Gioca ancora
board-harder = Gioca ancora, un livello più su
board-other = Un altro gioco…
other-question = 🎲 **Un altro gioco** con le stesse persone? Apro un tavolo qui e invito tutti.
other-none = Gli altri giochi non hanno posto per tutti, oppure hanno già un tavolo qui.
board-replay = Rivedi
board-stopped =
    { $by ->
        [manager] Lo staff del server ha interrotto questa partita.
        [one] { $names } ha interrotto questa partita.
        [vote] Questa partita è stata interrotta con un voto ({ $names }).
       *[unknown] Questa partita è stata interrotta.
    } Non ha vinto nessuno.
board-unrated = -# Non vale per la classifica, perché un posto è passato di mano ({ $names }).
board-cancelled = -# { $title } · Tavolo chiuso prima dell’inizio.
board-coming = Il tabellone sta scendendo.
call = 👉 { $person }**{ $title }** · { $people ->
        [one] tocca a te
       *[other] tocca a voi
    } · [vai al tabellone]({ $link })
call-vote = 🛑 { $person }**{ $title }** · interrompere o continuare? Vota anche tu · [vai al tabellone]({ $link })
call-offer = 🤝 { $person }**{ $title }** · l’avversario ti propone il pareggio · [vai al tabellone]({ $link })
call-down = Portalo qui
remind = ⏰ { $person }**{ $title }** · se non giochi, { $until } decide il computer · [vai al tabellone]({ $link })
board-how-come = Perché?
board-proof = Verifica

## Mano privata

hand-dm = Via DM
hand-no-dm = Stop DM
hand-board = Vai al tabellone
hand-which = -# Riguarda [questa partita]({ $link }).
hand-dms-closed = Discord non mi lascia scriverti. Permetti i messaggi diretti nelle impostazioni sulla privacy del server, o gioca qui.
hand-dms-paused = Per ora Discord ferma i miei messaggi diretti. La tua mano è qui, e tra circa un’ora torna lì.
hand-over =
    La partita è finita. { $place ->
        [1] Vinci con
       *[other] Arrivi al { $place }º posto, con
    } { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
hand-stopped = Questa partita è stata interrotta.

## Chi siede a una partita in corso

attendance-due = ⏳ Il tempo scade { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] sta pensando
       *[other] stanno pensando
    }…
attendance-choosing = 💭 Il computer sceglie per { $names }…
attendance-missed = ⏰ Tempo scaduto: { $names }. A { $most }/{ $most } continua il computer.
attendance-away = { $face } Il computer gioca per { $names }.
attendance-paused = ⏸️ **La partita è in pausa, perché non c’è più nessuno.** Se nessuno torna, finisce { $until }.
attendance-stop =
    🛑 **Interrompere?** A favore: { $names } ({ $here }/{ $needed }).{ $against ->
        [0] { "" }
       *[other] {" "}Contro: { $others }.
    }{ $where ->
        [voted] {" "}Il tuo voto conta; puoi cambiarlo qui sotto.
       *[board] { "" }
    }
attendance-stop-lost = 💪 La partita continua. Contro l’interruzione: { $names }.
attendance-back = Rieccomi
attendance-take = Prendi il posto
attendance-stop-too = Interrompi
attendance-play-on = Continua
hand-away =
    { $plays ->
        [nobody] La partita è in pausa, perché non c’è più nessuno. Se nessuno torna entro una settimana, finisce.
        [computer] Il computer gioca per te.
       *[other] Il computer gioca per te finché non torni o qualcuno non prende il tuo posto.
    }
take-question = Al posto di chi vuoi giocare? Prendi tutto così com’è.

## Lasciare e interrompere

leave-lobby = Hai lasciato il tavolo.
question-no = Meglio di no
leave-last-question = A questo tavolo ci sei solo tu. Se lo lasci, si chiude.
leave-last-button = Chiudi il tavolo
cancel-question = Chiudere questo tavolo per tutti ({ $players })? La partita non è ancora cominciata.
leave-question =
    Lasciare questa partita? { $paused ->
        [yes] Resta in pausa finché non torna qualcuno. Se nessuno torna entro una settimana, finisce.
        [end] Non ci gioca nessun altro, quindi finisce e non vince nessuno.
        [cup] Il computer continua per te. Puoi tornare quando vuoi.
       *[no] Il computer continua per te. Puoi tornare finché nessuno prende il tuo posto.
    }
leave-button = Lascia la partita
give-up-question = Abbandonare la partita? Vince l’avversario, e non si torna indietro.
give-up-button = Abbandona
stop-question =
    Interrompere questa partita per tutti ({ $players })? { $needed ->
        [1] Non vince nessuno, e non si torna indietro.
       *[other] Non vince nessuno. Servono { $needed } voti: il tuo vale subito, gli altri votano sul tabellone.
    }
stop-question-manager = Interrompere questa partita per tutti ({ $players })? Allo staff non serve un voto. Non vince nessuno, non si torna indietro, e nel canale scrivo il tuo nome.
stop-button = Interrompi la partita
stop-by-admin = 🛑 { $name }, dello staff del server, ha interrotto la partita.

## Che cosa non va, e che cosa si può fare

no-stale = Questo pulsante non è più valido. Usa quelli attuali.
no-forged = Non conosco questo pulsante. Usa quelli dell’ultimo messaggio.
no-take-back = Non c’è niente da annullare. Si può solo prima che giochi qualcun altro, si tirino i dadi o si scopra qualcosa.
no-page-back = Non so più cosa c’era qui. Riapri la pagina, per favore.
no-old-board = Questo è un vecchio tabellone. [La partita continua qui]({ $link })
no-old-command = Questo comando è cambiato. Riavvia Discord; intanto i pulsanti funzionano.
no-game-over-here = Qui non è ancora finita nessuna partita. Le altre sono in `/cronologia`.
no-game-numbered = Su questo server non trovo il tavolo { $number }. I numeri sono in `/cronologia`.
no-game-of-yours = Non trovo questa partita. Qui mostro solo quelle che hai finito nei nostri messaggi diretti.
no-game-away = Questo gioco si sta aggiornando. Non si perde niente; riprova tra un minuto.
no-such-game = Non trovo nessun gioco con questo nome. Ci sono: { $games }.
no-session = Non trovo questa partita. Apri un altro tavolo con `/giochi`.
no-session-over = Questa partita è finita. [Vai al tabellone]({ $link })
no-table-here = Qui nessuno sta giocando a questo gioco. Apri un tavolo con `/{ $command } { command-new }`.
no-second-table = Qui c’è già [un tavolo di questo gioco]({ $link }).
    Se è pieno, aprine uno in un altro canale o thread.
no-second-table-own = Qui hai già un posto a [un tavolo di questo gioco]({ $link }).
    Non serve più? `/{ $command } { command-stop }` lo chiude o, a partita cominciata, chiede un voto.
no-second-table-paused = Qui [un tavolo di questo gioco]({ $link }) è in pausa, perché non c’è più nessuno.
    Prendi un posto libero; se hanno lasciato tutti, puoi interrompere la partita con `/{ $command } { command-stop }`.
no-permission = Qui mi mancano dei permessi: { $missing }. Chiedili allo staff del server, oppure usa un altro canale.
no-write = Qui non puoi scrivere, quindi non pubblico niente per te.
no-open-here =
    { $count ->
        [0] Qui non si aprono tavoli. Lo staff del server può cambiarlo con `/impostazioni server`.
       *[other] Su questo server i tavoli si aprono in { $channels }. Apri il tuo lì.
    }
no-open-you =
    Qui i tavoli li apre lo staff del server{ $count ->
        [0] { "" }
       *[other] {" "}o chi ha { $roles }
    }. Puoi sederti ovunque, e `/impara` ti insegna un gioco in privato.
no-manager = Per queste impostazioni serve il permesso “Gestisci server”. Le tue sono in `/impostazioni personali`.
no-hints-here = Su questo server i suggerimenti non possono dire se una mossa fa vincere. Apri il tavolo senza questa opzione.
no-private-thread = Non sono in questo thread privato. Menzionami qui, poi riprova.
no-join-removed = Chi è a capotavola ti ha fatto alzare, e qui non puoi più sederti.
no-remove-gone = Questa persona non è più al tavolo.
no-first-board = Qui non ho potuto scrivere, quindi non ho aperto niente. { why-refused }
no-many-lobbies = Hai { $lobbies } tavoli in attesa. Prima comincia una partita o chiudi un tavolo.
no-many-tables = Hai aperto { $tables } tavoli in un’ora. Prendi fiato, il prossimo può aspettare.
no-many-computers = Ai tuoi tavoli c’è posto solo per { $most } avversari virtuali dei livelli più difficili. Scegli un livello più facile, o finisci una partita.
no-board-soon = Qui è appena sceso un tabellone. Riprova tra un momento.
no-join-twice = Sei già a questo tavolo.
no-not-seated = Non sei ancora a questo tavolo. Premi **➕ { lobby-join }**.
no-join-full =
    { $seats ->
        [2] Entrambi i posti
       *[other] Tutti i { $seats } posti
    } sono occupati. Puoi guardare, o aprire un tavolo in un altro canale o thread.
no-already-started = La partita è già cominciata.
no-not-started = La partita non è ancora cominciata. [Vai al tavolo]({ $link })
no-not-your-turn = Non tocca ancora a te: prima gioca { $seat }.
no-move-over = Questa partita è finita.
no-start-host = Qui è { $host } a cominciare la partita e a decidere chi sta al tavolo.
no-start-few = Servono almeno { $seats } giocatori. Invita qualcuno, o aggiungi avversari virtuali.
no-admin = Possono farlo solo { $players } e lo staff del server. [Vai al tavolo]({ $link })
no-stop-tournament = Solo lo staff del server può interrompere una partita di torneo. Puoi lasciarla, e il computer continua per te.
no-how-come = Non è ancora successo niente da spiegare. [Vai al tabellone]({ $link })
no-back-here = Sei già qui. { $count ->
        [0] Non manca nessuno.
       *[other] **🙋 { attendance-back }** è per { $players }.
    }
no-take-twice = Hai già un posto qui. Se gioca il computer per te, premi **🙋 { attendance-back }**.
no-take-taken = Questo posto non è libero: ci gioca qualcuno.
no-take-tournament = I posti a questo tavolo sono riservati al torneo.
no-left = Hai lasciato questa partita. Torni con **🙋 { attendance-back }** sul tabellone.
no-left-for-good = Hai lasciato questa partita per sempre, e il computer gioca per te.
no-vote-to-stop = Il voto per interrompere è finito: si continua.
no-vote-twice = Hai già votato così. Con **🛑 { attendance-stop-too }** o **💪 { attendance-play-on }** cambi voto.
no-stranger = Può farlo solo chi gioca qui: { $players }. Con `/giochi` trovi altri tavoli e una 🔔 per il prossimo.
no-seat-taken = Ora al tuo posto gioca { $seat }. Puoi guardare, unirti a un altro tavolo con `/giochi` o sederti qui appena si libera un posto.
no-stranger-free = Non sei a questo tavolo, ma c’è un posto libero: premi **🪑 { attendance-take }** sul [tabellone]({ $link }).
no-answer = Discord non ha accettato la mia risposta. Prima di riprovare guarda il tabellone: forse la mossa vale già.
no-answer-refused = Discord non ha accettato la mia risposta. { why-refused }
saved-anyway = La tua mossa è registrata; tra poco la vedrai sul tabellone.
no-database = Non riesco ad aprire il mio taccuino. Prima di riprovare guarda il tabellone: forse la mossa vale già. (Riferimento { $reference })
no-answer-cut-off = Non ho finito di rispondere. Prima di riprovare guarda il tabellone: forse la mossa vale già.
no-our-mistake = L’errore è mio. La tua partita è al sicuro; riprova, o continua dal tabellone. (Riferimento { $reference })

## Ciò che il tabellone non può mostrare da sé

trouble-board =
    { $why ->
        [gone] Il messaggio o il canale del tabellone non c’è più. Con il comando `{ command-read }` del gioco continui, con `{ command-board }` il tabellone torna.
       *[other] Non posso mostrare il tabellone nel suo canale. { why-refused } Con il comando `{ command-read }` del gioco continui.
    }
why-refused =
    { $why ->
        [gone] Il canale o il messaggio non c’è più.
        [locked] Il thread è bloccato. Chi gestisce i thread può sbloccarlo, o darmi il permesso “Gestisci thread”.
        [full] Questo server ha tutti i thread aperti che Discord permette. Chiudetene qualcuno.
        [filtered] AutoMod blocca il mio messaggio. Lo staff può lasciarlo passare.
        [forbidden] Lo staff può permettermi di vedere il canale, di scrivere e di allegare file.
       *[other] Discord non dice perché.
    }

permission =
    { $name ->
        [view_channel] Visualizza canale
        [send_messages] Invia messaggi
        [create_public_threads] Crea thread pubblici
        [send_messages_in_threads] Invia messaggi nei thread
        [embed_links] Incorpora link
        [connect] Connettiti
        [attach_files] Allega file
       *[read_message_history] Leggi cronologia messaggi
    }

## In solitario, nei messaggi diretti

alone-title = { $title } · Tu contro il computer
alone-opened = 😺 **{ $title }** è tutto tuo.
alone-levels = Scegli il livello…
alone-numbers = Scegli quanti avversari virtuali…
alone-number =
    { $count ->
        [one] Un avversario virtuale
       *[other] { $count } avversari virtuali
    }
alone-typed = ✅ Fatto. [Vai al tabellone]({ $link })
board-next-level = 🔼 A questo livello hai vinto { $wins } volte di fila. Passi al prossimo?
no-table-elsewhere = Qui sono solo di passaggio. Gioca su un server che mi ospita ([aggiungimi]({ $invite })), o in solitario nei [nostri messaggi diretti]({ $direct }).
no-post-elsewhere = Su questo server posso rispondere solo in privato. Prova su un altro.
no-first-board-alone = Non posso scriverti. Forse mi hai bloccato: sbloccami, poi riprova.
token-ran-out = ⏳ La mia ultima risposta è arrivata tardi. Se Discord non la mostra, richiedila.

## Enigmi

puzzle-solved =
    🏆 Hai risolto l’enigma { $tries ->
        [1] al primo tentativo
        [2] al secondo tentativo
       *[3] al terzo tentativo
    }:
    { $line }
puzzle-missed = { $left ->
        [one] Hai ancora un tentativo.
       *[other] Hai ancora { $left } tentativi.
    }
puzzle-over =
    Era l’ultimo tentativo. Ecco la soluzione:
    { $line }

## Il parco giochi nel browser

playground-who = Chi sei?
playground-nobody = Qui nessuno si chiama { $name }. Scegli una di queste persone.
playground-where = Dove sei?
playground-alone = Per giocare in solitario, scegli una persona, apri i giochi e comincia contro il computer o con una lezione.
playground-together = Per giocare in compagnia, apri in alto un’altra scheda, scegli chi sei lì e unisciti alla partita.
playground-about = Tutto gira sul tuo computer e fa le veci di Discord: un server con due canali, un thread e sei persone.
playground-another = Persona
playground-mail = Messaggi diretti
playground-event = Un evento che comincia tra un minuto e finisce tra dieci
playground-event-name = Serata giochi
playground-empty = Qui non gioca ancora nessuno. Scrivi { $command } e premi due volte Invio, oppure premi qui:
playground-begin = Mostra i giochi

## Le partite che si giocano per conto proprio

no-solo-undo = Non c’è niente da annullare.
