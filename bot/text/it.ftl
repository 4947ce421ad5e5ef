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
command-rules = regole
    .about = Come si gioca
command-leave = lascia
    .about = Lascia la partita definitivamente
command-stop = termina
    .about = Termina la partita per tutti (chi ospita o chi gestisce il server)
command-language = lingua
    .about = Lingua del tabellone; i messaggi per te arrivano nella tua

## Prima della partita

lobby-opened =
    🔏 { $host } apre un tavolo: **{ $title }**
    -# Tavolo { $session } · sigillo del caso: `{ $seal }`. Questo messaggio non verrà mai modificato; dopo la partita si svela il segreto dietro il sigillo, e chiunque può verificarlo.
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
lobby-join = Partecipa
lobby-leave = Alzati
lobby-start = Inizia
lobby-cancel = Annulla
lobby-seal = -# Sigillo: `{ $seal }`

## Tabellone

board-hand = La mia mano
board-rules = Regole
board-again = Gioca ancora
board-stopped = Questa partita è stata interrotta. Non ha vinto nessuno.
board-coming = Il tabellone arriva in fondo.
ping = { $person }, tocca a te: **{ $title }** · [al tabellone]({ $link })
board-secret = -# 🔏 Segreto del tavolo { $session }: `{ $secret }`
board-proof = Verifica
board-proof-told =
    Tutto il caso del tavolo { $session } viene dal suo segreto: `{ $secret }`
    1. Il suo SHA-256 è `{ $seal }`, il sigillo mostrato prima che qualcuno entrasse e mai modificato.
    2. Ogni ingresso ha aggiunto il numero del suo clic: `{ $joins }`. Così nessuno da solo ha scelto che cosa sarebbe uscito.
    3. L’estrazione numero n è HMAC-SHA256 con il segreto come chiave; il README dice di che cosa.

## Mano privata

panel-dm = Mano nei DM
panel-no-dm = Niente più DM
panel-dm-sent = ✉️ La tua mano arriva anche in messaggio privato.
panel-board = Al tabellone
panel-which = -# Questa mano è della partita { $link }.
panel-dms-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Aprili nelle impostazioni sulla privacy di questo server, oppure continua semplicemente qui.
panel-over =
    La partita è finita. Chiudi al { $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] { $place }º
    } posto su { $players }, con { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
panel-stopped = Questa partita è stata interrotta.

## Lasciare e terminare

leave-lobby = Hai lasciato il tavolo.
leave-question = Vuoi lasciare questa partita? Giocherò per te a caso fino alla fine, e non potrai più rientrare.
leave-button = Lascia la partita
leave-done = Hai lasciato la partita. Il gioco continua senza di te.
give-up-question = Vuoi arrenderti? In tal caso vince l’altra persona, e non si potrà tornare indietro.
give-up-button = Mi arrendo
give-up-done = La resa è fatta. Bella partita lo stesso!
stop-question = Vuoi terminare questa partita per tutti ({ $players })? Non vincerà nessuno, e non si potrà tornare indietro.
stop-button = Termina la partita
stop-done = La partita è terminata.

## Che cosa non va, e che cosa si può fare

no-stale = Quel pulsante era di un round precedente. Ecco a che punto siamo.
no-forged = Quel pulsante non è come l’ho fatto io. Non è cambiato nulla; usa i pulsanti del messaggio più recente.
no-old-board = Questo tabellone è vecchio. La partita continua qui: { $link }
no-old-command = Questo comando è cambiato. Riavvia l’app di Discord e riprova; intanto i pulsanti funzionano.
no-game-away = Questo gioco è in aggiornamento e fa una piccola pausa. Non si perde nulla; riprova tra un minuto.
no-session = Non conosco questa partita. Aprine una con il comando `nuova`.
no-session-over = Questa partita è finita. Il suo tabellone: { $link }
no-table-here = In questo canale nessuno sta giocando a questo gioco. Apri un tavolo con `{ $command }`.
no-second-table = In questo canale c’è già un tavolo di questo gioco: { $link }
    Vai lì, oppure apri il tuo in un altro canale o thread.
no-guild = Gioco soltanto nei canali di un server. Prova lì.
no-permission = Qui non posso fare tutto quello che serve a una partita. Manca: { $missing }. Chiedi a chi gestisce questo server di permetterlo, oppure usa un altro canale.
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
no-not-your-turn = Non è il tuo turno. Il tabellone dice a chi tocca adesso; tra poco tocca di nuovo a te.
no-start-host = { $host } ha aperto questo tavolo e fa partire la partita.
no-start-few =
    Servono almeno { $seats } persone; per ora al tavolo { $here ->
        [one] ce n’è una sola
       *[other] ce ne sono { $here }
    }. Invita qualcuno a premere Partecipa.
no-stop = Può terminare la partita solo chi ospita ({ $host }) o chi gestisce questo server.
no-stranger = Non sei a questo tavolo. Qui giocano { $players }; puoi guardare, oppure aprire un tavolo tuo in un altro canale o thread.
no-board-stranger = Il tabellone può essere portato giù da chi gioca e da chi gestisce questo server. Lo trovi qui: { $link }
no-again-stranger = Questo tavolo può riaprirlo chi ci ha giocato. Apri il tuo con `{ $command }`.
no-left = Hai lasciato questa partita, e gioco io per te fino alla fine.
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
        [attach_files] Allega file
       *[read_message_history] Leggi cronologia messaggi
    }
