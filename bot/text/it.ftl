### Le parole comuni a tutti i giochi. Chiavi: parte dello schermo; i rifiuti iniziano con no-.

language-name = Italiano

## Comandi, come li mostra il menu di Discord

command-new = nuova
    .about = Apri un tavolo in questo canale
command-hand = mano
    .about = Guarda le tue carte e scegli, in privato
command-play = gioca
    .about = Gioca una carta scrivendola
command-board = tabellone
    .about = Porta il tabellone in fondo al canale
command-read = leggi
    .about = Il tabellone a parole, solo per te, con i suoi pulsanti
command-rules = regole
    .about = Come si gioca
command-leave = lascia
    .about = Lascia la partita; il computer continua per te, e puoi tornare
command-stop = termina
    .about = Termina la partita per tutti, se più della metà di chi gioca è d’accordo
command-language = lingua
    .about = Lingua del tabellone; i messaggi per te arrivano nella tua
command-pace = ritmo
    .about = Quanto può durare una decisione; poi quella la prende il computer
command-pace-evening = serata: 10 minuti
command-pace-live = dal vivo: 2 minuti
command-pace-letter = per corrispondenza: 1 giorno
command-pace-none = senza orologio

## Prima della partita

lobby-opened =
    🔏 { $host } apre un tavolo: **{ $title }**
    -# Tavolo { $session } · sigillo del caso: `{ $seal }`. Questo messaggio non verrà mai modificato; dopo la partita **Verifica** svela il segreto dietro il sigillo, e chiunque può controllarlo.
lobby-invited = Un’altra partita, { $guests }?
lobby-title = { $title } · Chi gioca?
lobby-about =
    { $span ->
        [0] { $most } persone.
       *[other] Da { $fewest } a { $most } persone.
    } Premi **Partecipa** per sederti al tavolo.
lobby-seats = **Al tavolo: { $here } su { $most }**
lobby-host = ospita
lobby-missing =
    { $missing ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $missing } persone.
    }
lobby-ready =
    { $free ->
        [0] Il tavolo è al completo: { $host } può iniziare.
       *[other] { $host } può iniziare; chi vuole può ancora unirsi.
    }
lobby-pace =
    { $pace ->
        [live] ⏳ 2 minuti per ogni decisione; poi quella la prende il computer per te.
        [evening] ⏳ 10 minuti per ogni decisione; poi quella la prende il computer per te.
        [letter] ⏳ 1 giorno per ogni decisione; poi quella la prende il computer per te.
       *[none] ⏳ Senza orologio: ognuno si prende il tempo che vuole.
    }
lobby-computers = Aggiungi giocatori computer …
lobby-computer =
    { $level ->
        [easy] Facile: gioca come un bambino
        [medium] Medio: gioca con giudizio
       *[hard] Difficile: gioca meglio che può
    }
    .about =
        { $level ->
            [easy] Krümel, Flocke, Tapsi e i loro amici
            [medium] Minka, Felix, Mohrle e i loro amici
           *[hard] Kralle, Sokrates, Madame Mimi e i loro amici
        }
lobby-fill =
    Riempi il tavolo: { $level ->
        [easy] { $count } facili
        [medium] { $count } medi
       *[hard] { $count } forti
    }
lobby-no-computer = L’ultimo giocatore computer si alza
lobby-level =
    { $level ->
        [easy] computer, facile
        [medium] computer, medio
       *[hard] computer, difficile
    }
lobby-join = Partecipa
lobby-leave = Alzati
lobby-start = Inizia
lobby-cancel = Annulla
lobby-remove = Togli …
remove-question = Chi devo togliere dal tavolo? Questa persona non potrà più sedersi qui.
remove-done = { $name } non è più al tavolo.
remove-alone = Al tavolo non c’è nessun’altra persona.
lobby-seal = -# Sigillo: `{ $seal }…`

## Tabellone

board-hand = La mia mano
board-rules = Regole
board-since = Dal mio turno
since-nothing = Dalla tua ultima mossa non è successo nulla.
rules-here = ⚠️ { $options }
board-again = Gioca ancora
board-replay = Rivedi
board-stopped = Questa partita è stata interrotta. Non ha vinto nessuno.
board-cancelled = Questo tavolo è stato chiuso prima dell’inizio della partita.
board-coming = Il tabellone arriva in fondo.
call =
    { $person }, { $people ->
        [one] tocca a te
       *[other] tocca a voi
    }: **{ $title }** · [al tabellone]({ $link })
call-dm = Tocca a te: **{ $title }** · [al tabellone]({ $link })
remind =
    ⏰ { $person }, metà del tempo è passata: **{ $title }** { $people ->
        [one] ti aspetta
       *[other] vi aspetta
    }. Il computer decide { $until }. · [al tabellone]({ $link })
remind-dm = ⏰ Metà del tempo è passata: **{ $title }** ti aspetta. Il computer decide { $until }. · [al tabellone]({ $link })
board-how-come = Come mai?
board-proof = Verifica

## Com’è andata

how-it-went-head = 📈 **Com’è andata.**
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } è in testa dal primo round.
           *[turns] { $name } è in testa dal primo turno.
        }
        [last] { $by ->
            [rounds] Svolta: l’ultimo round. Solo quello ha deciso la vittoria di { $name }.
           *[turns] Svolta: l’ultimo turno. Solo quello ha deciso la vittoria di { $name }.
        }
       *[between] { $by ->
            [rounds] Svolta: round { $chapter }. Da lì in poi nessuno ha più raggiunto { $name }.
           *[turns] Svolta: turno { $chapter }. Da lì in poi nessuno ha più raggiunto { $name }.
        }
    }
how-it-went-luck = 🍀 Fortuna in punti: { $lucks }.
how-it-went-clover = Nell’immagine 🍀 segna i punti che la sola fortuna avrebbe portato.
how-it-went-alt =
    { $kind ->
        [percent] Una linea per ogni posto. Probabilità di vincere in percento dopo { $by ->
            [rounds] il round
           *[turns] il turno
        } { $after }:
       *[points] Una linea per ogni posto. Punti dopo { $by ->
            [rounds] il round
           *[turns] il turno
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.

## Mano privata

hand-dm = Mano nei DM
hand-no-dm = Niente più DM
hand-dm-sent = ✉️ La tua mano arriva anche in messaggio privato.
hand-board = Al tabellone
tip-once = Ogni consiglio arriva una volta sola. Con `/impostazioni io` li spegni.
hand-which = -# Questa mano è della partita { $link }.
hand-dms-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Aprili nelle impostazioni sulla privacy di questo server, oppure continua semplicemente qui.
hand-dms-paused = Per ora Discord non mi lascia aprire altri messaggi diretti. La tua mano è qui; tra un’ora circa tornerà per messaggio diretto.
hand-over =
    La partita è finita. Chiudi al { $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] { $place }º
    } posto su { $players }, con { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
stand-in = qualcuno
hand-stopped = Questa partita è stata interrotta.

## Chi siede a una partita in corso

attendance-due = ⏳ Il tempo scade { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] sta pensando
       *[other] stanno pensando
    } …
attendance-missed = ⏰ Il tempo di { $name } è scaduto: questa volta ha deciso il computer ({ $missed } di { $most }).
attendance-away = { $face } Il computer gioca per { $names }; si può sempre tornare.
attendance-free = { $face } Il computer gioca per { $names }; il posto è libero.
attendance-paused = ⏸️ Sono andati via tutti: la partita è in pausa e finisce { $until } se nessuno torna.
attendance-stop = 🛑 { $names } vorrebbe finire la partita senza vincitori: { $here } voti su { $needed } necessari.
attendance-back = Sono tornato
attendance-take = Siediti qui
attendance-stop-too = Finire
attendance-play-on = Ritiro la mia richiesta
hand-away = Il tuo tempo è scaduto più volte di seguito, perciò risulti assente. Premi il pulsante e torni a giocare tu.
hand-gone =
    { $paused ->
        [yes] Te ne sei andato, e la partita è in pausa finché non torna qualcuno. Puoi riprendere il tuo posto.
       *[no] Te ne sei andato e il computer gioca per te. Finché nessun altro si è seduto lì, puoi tornare al tuo posto.
    }
take-question = Di chi prendi il posto? Ricevi le sue carte e i suoi punti così come sono e continui da lì.
take-done =
    Ti diamo il benvenuto: ora siedi al tavolo, con le carte e i punti di { $name } così come sono. { $turn ->
        [yours] Tocca a te: il tabellone mostra che cosa fare.
       *[others] Tocca a { $players }; il tabellone mostra a che punto è la partita.
    }

## Lasciare e terminare

leave-lobby = Hai lasciato il tavolo.
leave-question =
    Lasciare questa partita? { $paused ->
        [yes] Qui non gioca nessun’altra persona: resta in pausa finché non torni, e finisce dopo una settimana.
       *[no] Il computer continua per te. Puoi tornare, finché nessun altro si è seduto lì.
    }
leave-button = Lascia la partita
leave-done =
    Te ne sei andato; { $paused ->
        [yes] la partita è in pausa finché non torni. Per tornare premi 🙋 sul tabellone.
       *[no] il computer continua per te. Se cambi idea, premi 🙋 sul tabellone.
    }
give-up-question = Vuoi arrenderti? In tal caso perdi la partita, e non si potrà tornare indietro.
give-up-button = Arrenditi
give-up-done = La resa è fatta. Bella partita lo stesso!
stop-question =
    Finire questa partita per tutti ({ $players })? { $needed ->
        [1] Non ci sarà un vincitore, e non si può annullare.
       *[other] Non ci sarà un vincitore. Servono { $needed } voti di chi gioca: annoto il tuo desiderio sul tabellone e gli altri possono essere d’accordo.
    }
stop-button = Termina la partita
stop-done = La partita è terminata.
stop-voted = L’ho annotato sul tabellone: { $here } voti su { $needed } necessari. Con ▶️ lì lo annulli.

## Che cosa non va, e che cosa si può fare

no-stale-now =
    Quel pulsante era di un momento precedente, quindi non è cambiato nulla. { $turn ->
        [yours] Tocca a te: scegli tra i pulsanti come sono adesso.
       *[others] Adesso tocca a { $players }; quello che vedi è di nuovo aggiornato.
    }
no-stale = Quel pulsante era di un momento precedente, quindi non è cambiato nulla.
no-forged = Quel pulsante non è come l’ho fatto io. Non è cambiato nulla; usa i pulsanti del messaggio più recente.
no-form = Non conosco questo modulo. Non è cambiato nulla; usa i pulsanti del messaggio più recente.
no-old-board = Questo tabellone è vecchio. La partita continua qui: { $link }
no-old-command = Questo comando è cambiato. Riavvia l’app di Discord e riprova; intanto i pulsanti funzionano.
no-game-away = Questo gioco è in aggiornamento e fa una piccola pausa. Non si perde nulla; riprova tra un minuto.
no-session = Non conosco questa partita. Aprine una con il comando `nuova`.
no-session-over = Questa partita è finita. Il suo tabellone: { $link }
no-table-here = In questo canale nessuno sta giocando a questo gioco. Apri un tavolo con `{ $command }`.
no-second-table = In questo canale c’è già un tavolo di questo gioco: { $link }
    Vai lì, oppure apri il tuo in un altro canale o thread.
no-second-table-paused = In questo canale c’è un tavolo di questo gioco in pausa, perché sono andati via tutti: { $link }
    Chi giocava può tornare; un posto lasciato si può prendere. Se sono andati via tutti, il comando `termina` lo toglie.
no-guild = Gioco soltanto nei canali di un server. Prova lì.
no-permission = Qui non posso fare tutto quello che serve a una partita. Manca: { $missing }. Chiedi a chi gestisce questo server di permetterlo, oppure usa un altro canale.
no-write = In questo canale non puoi scrivere, quindi non ci mostro niente per te. Prova dove puoi.
no-open-here =
    { $count ->
        [0] Per ora in questo canale non si possono aprire tavoli. Chi gestisce il server può cambiarlo con `/impostazioni server`.
       *[other] In questo server i tavoli si aprono in { $channels }. Apri il tuo lì.
    }
no-open-you =
    { $count ->
        [0] In questo server apre tavoli solo chi lo gestisce. Puoi sederti a tutti, e `/impara` ti mostra un gioco da solo.
       *[other] In questo server apre tavoli chi ha { $roles }, o chi lo gestisce. Puoi sederti a tutti, e `/impara` ti mostra un gioco da solo.
    }
no-manager = Queste impostazioni sono per chi può gestire questo server (permesso «Gestire il server»). Le tue sono in `/impostazioni io`.
no-hints-here = In questo server i tavoli non hanno indizi. Apri il tuo senza.
no-private-thread = Non sono in questo thread privato. Menzionami qui, così entro, e riprova.
no-join-removed = Chi ospita ti ha tolto da questo tavolo. Aprine uno tuo in un altro canale o thread.
no-remove-gone = Questa persona non è più al tavolo.
no-first-board = Non ho potuto mostrare il tabellone qui, quindi non c’è nessun tavolo. Controlla che io possa vedere questo canale e inviarci messaggi e file, e riprova.
no-many-lobbies = Hai { $lobbies } tavoli che non sono cominciati. Avviane uno, o annullalo, prima di aprirne un altro.
no-many-tables = Hai aperto { $tables } tavoli in un’ora. Prendi fiato: presto potrai aprire il prossimo.
no-many-computers = Ai tuoi tavoli ci sono già { $most } computer difficili. Scegline uno medio, o prima finisci una partita.
no-board-soon = Il tabellone è appena sceso. È in fondo al canale; riprova tra un momento.
no-join-twice = Sei già a questo tavolo. { $missing ->
        [0] { $host } può premere Inizia.
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $missing } persone.
    }
no-not-seated = Non sei ancora a questo tavolo. Premi Partecipa per giocare.
no-join-full =
    Tutti i { $seats } posti sono occupati. Puoi guardare, oppure aprire un tavolo tuo in un altro canale o thread.
no-already-started = La partita è cominciata. Puoi guardarla qui, oppure aprire un tavolo tuo in un altro canale o thread.
no-not-started = La partita non è ancora cominciata. { $missing ->
        [0] { $host } può premere Inizia.
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $missing } persone.
    }
no-not-your-turn = Non è il tuo turno: tocca a { $seat }. Tra poco tocca di nuovo a te.
no-start-host = { $host } ha aperto questo tavolo e decide: avviare la partita, far sedere i computer e togliere persone.
no-start-few =
    Servono almeno { $seats } persone; per ora al tavolo { $here ->
        [one] ce n’è una sola
       *[other] ce ne sono { $here }
    }. Invita qualcuno a premere Partecipa.
no-cancel = Solo chi ospita ({ $host }) e chi gestisce questo server può annullare questo tavolo.
no-stop = Solo chi gioca qui ({ $players }) e chi gestisce questo server può finire questa partita.
no-how-come = Non è ancora successo niente da spiegare. Il tavolo è qui: { $link }
no-back-here = Sei già qui, e nessuno gioca per te. Il tabellone dice che cosa si aspetta.
no-take-twice = Hai già un posto a questo tavolo. Se il computer gioca per te, premi 🙋 sul tabellone.
no-take-taken = Questo posto non è libero: qualcuno ci gioca, o si è appena seduto. Puoi guardare, oppure aprire un tavolo tuo in un altro canale o thread.
no-left = Hai lasciato questa partita. Premi 🙋 sul tabellone per continuare.
no-vote-to-stop = Non hai chiesto di finire questa partita, quindi non c’è niente da ritirare. Finisce solo se abbastanza di voi premono 🛑; chi non lo fa continua semplicemente.
no-stranger = Non sei a questo tavolo. Qui giocano { $players }; puoi guardare, oppure aprire un tavolo tuo in un altro canale o thread.
no-stranger-late = Non sei, o non sei più, a questo tavolo: un posto lasciato libero è stato preso da { $late }. Qui giocano { $players }; puoi guardare, oppure aprire un tavolo tuo in un altro canale o thread.
no-board-stranger = Il tabellone può essere portato giù da chi gioca e da chi gestisce questo server. Lo trovi qui: { $link }
no-again-stranger = Questo tavolo può riaprirlo chi ci ha giocato. Apri il tuo con `{ $command }`.
no-answer = Discord non ha accettato la mia risposta in questo momento. La tua mossa può essere salvata lo stesso: il tabellone lo mostra tra poco.
saved-anyway = La tua mossa è salvata. Il tabellone la mostra tra poco.
no-database = In questo momento non riesco ad aprire il mio taccuino. Non è cambiato nulla; premi di nuovo tra un attimo. (Riferimento { $reference })
no-our-mistake = L’errore è nostro, non tuo. La tua partita è salvata; riprova, oppure continua dal tabellone. (Riferimento { $reference })

## Ciò che il tabellone non può mostrare da sé

trouble-board-gone = Il messaggio o il canale del tabellone non c’è più. La partita continua nella tua mano; il comando `tabellone` lo mostra di nuovo.
trouble-board-forbidden = Non posso più mostrare il tabellone nel suo canale. La partita continua nella tua mano; chi gestisce il server può ridarmi il permesso di vedere il canale, inviare messaggi e allegare file.

permission =
    { $name ->
        [view_channel] Visualizza canale
        [send_messages] Invia messaggi
        [send_messages_in_threads] Invia messaggi nei thread
        [embed_links] Incorpora link
        [connect] Connettersi
        [attach_files] Allega file
       *[read_message_history] Leggi cronologia messaggi
    }

## Lezioni

lesson-button = Impara giocando
lesson-head = 🎓 { $title } · passo { $number } di { $tasks }
lesson-other = 🤔 È permesso anche questo, ma questo passo parla di altro. Ecco che cosa succede:
lesson-next = Avanti
lesson-again = Riprova
lesson-skip = Avanti lo stesso
lesson-anew = Ricomincia
lesson-won = 🏆 **Hai vinto la tua prima partita di { $title }!** Ora ne sai abbastanza per una vera.
lesson-play = Gioca subito in solitario

## Il campo di gioco nel browser

playground-empty = Qui non gioca ancora nessuno. Scrivi /games, premi Invio, poi la freccia: vedrai tutti e quattro i giochi.
playground-only-you = Solo tu puoi vederlo
playground-dismiss = Elimina messaggio
playground-stopped = Il campo di gioco è fermo. Riavvialo.
playground-uncertain = Il campo di gioco è fermo. Il tuo clic può essere salvato.
