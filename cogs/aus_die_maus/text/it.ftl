### Aus die Maus in italiano.

aus_die_maus-title = Aus die Maus

## Comandi

aus_die_maus-pitch = Di corsa al formaggio contro un topo bianco sfacciato. Occhio alla trappola!
aus_die_maus-command = { aus_die_maus-title }: { aus_die_maus-pitch }
aus_die_maus-command-roll = tira
    .about = Tira i dadi per il tuo topo
aus_die_maus-command-move = muovi
    .about = Scegli con quale numero corre il tuo topo
aus_die_maus-command-cheese = formaggio
    .about = Guarda i tuoi formaggi e tieni uno dei due pescati
aus_die_maus-option-move = mossa
    .about = Il numero, per esempio 3; per tornare indietro aggiungi una i: 2i
aus_die_maus-option-track = pista
    .about = Quanto è lontano il formaggio
aus_die_maus-option-track-10 = corta, dieci caselle
    .rule = pista corta
aus_die_maus-option-track-14 = normale, quattordici caselle
aus_die_maus-option-track-18 = lunga, diciotto caselle
    .rule = pista lunga
aus_die_maus-length-18 = Lunga
aus_die_maus-length-14 = Normale
aus_die_maus-length-10 = Breve
aus_die_maus-option-children = 🧒 Sotto i cinque anni
    .about = 🧒 Hai meno di cinque anni? Allora i dadi scelgono le tue mosse.
aus_die_maus-option-white_competes = topo-bianco
    .about = Se il topo bianco può vincere
aus_die_maus-option-white_competes-yes = sì (regola originale)
aus_die_maus-option-white_competes-no = no, mangia soltanto
    .rule = il topo bianco non può vincere
aus_die_maus-option-throws = tiri
    .about = Se i dadi si tirano da soli o con un pulsante
aus_die_maus-option-throws-auto = i dadi si tirano da soli
aus_die_maus-option-throws-click = i dadi si tirano con un pulsante
    .rule = { aus_die_maus-option-throws-click }

## Topi e dadi

aus_die_maus-white = il topo bianco
    .begins = Il topo bianco
    .short = topo bianco
    .sign = Topo bianco
aus_die_maus-space = casella { $to }

## Statistiche

aus_die_maus-favourite =
    Formaggio preferito: quello da { $trait }, mangiato { $count ->
        [one] una volta
       *[other] { $count } volte
    }

## Tabellone

aus_die_maus-head = Aus die Maus · Round { $number }/{ $rounds }
aus_die_maus-head-over = Aus die Maus · Fine
aus_die_maus-turn-threw = { $who } tira { $dice }
aus_die_maus-turn-ran =
    { $who } { $way ->
        [back] indietro
       *[on] { $start }
    } → { $to }
aus_die_maus-turn-to =
    { $where ->
        [trap] trappola
        [first] 1º posto
        [second] 2º posto
       *[track] { $space }
    }
aus_die_maus-turn-stayed =
    { $who } { $space ->
        [0] non si muove
       *[other] resta sulla { $space }
    } con { $die } 0
aus_die_maus-turn-shoved = spinge { $who } → { $to }
aus_die_maus-event-round = 🏁 **Round { $number } di { $rounds }:** comincia { $who }, che tira anche per il topo bianco.
aus_die_maus-event-round-white = 🏁 **Round { $number } di { $rounds }:** l’ultimo l’ha vinto il topo bianco, che comincia. Per lui tira ancora { $who }.
aus_die_maus-paid-first = 1️⃣ Primo: { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Secondo: { $who } { $cheeses }
aus_die_maus-paid-shover = Guantone: { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Senza spintoni, { $who } mangia { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } arraffa tutto!
aus_die_maus-paid-trap = spinto dentro da { $who } { $cheeses }
aus_die_maus-paid-caught = In trappola: { $who }
aus_die_maus-throw =
    { $who }, tira { $dice ->
        [both] i dadi!
       *[yellow] il dado giallo!
    }
aus_die_maus-by-themselves = 🎲 I dadi si tirano da soli, e tu scegli uno dei due numeri. Se c’è una sola mossa possibile, il tuo topo la fa subito.
aus_die_maus-rolls = 🎲 Si tira per { $who }…
aus_die_maus-choose = { $who }, { $dice }: scegli!
aus_die_maus-keep = { $who }, annusa due formaggi e tienine uno di nascosto con **{ $cheese } { aus_die_maus-hand-button }**.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } comincia, e { $presser } preme **▶️ { aus_die_maus-begin-button }** per lui.
        [computer] { $who } comincia.
       *[other] { $who } preme **▶️ { aus_die_maus-begin-button }**.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] è in trappola.
       *[in] è al formaggio.
    }
aus_die_maus-look-button = Avanti
    .all = Avanti (chiunque può)
aus_die_maus-children = 🧒 Le mosse di { $names } le scelgono i dadi.
aus_die_maus-roll-button = Tira
aus_die_maus-begin-button = Comincia il round { $number }
aus_die_maus-hand-button = Il mio formaggio
aus_die_maus-move =
    { $spaces } { $kind ->
        [stay] – resti dove sei
        [back] indietro → { $space }
        [trap] – in trappola: fuori!
        [cheese] – al formaggio!
       *[run] → { $space }
    }
aus_die_maus-step =
    { $way ->
        [back] { $spaces } indietro
       *[on] { $spaces }
    }
aus_die_maus-move-shoves = { $move } 💥 { $who }
aus_die_maus-move-white-in =
    { $move } 💥 { $white } { $goal ->
        [trap] in trappola!
       *[cheese] al formaggio!
    }
aus_die_maus-hint-not-shoved =
    { $why ->
        [crowd] lì ci sono più topi: non spingi nessuno
       *[finish] tra giocatori non ci si spinge al traguardo
    }
aus_die_maus-hint-two = peschi due formaggi e ne tieni uno
aus_die_maus-hint-in =
    { $who ->
        [white] il topo bianco { $place ->
            [first] prende tutti e quattro i formaggi
           *[second] arriva secondo
        }
       *[own] arrivi al { $place ->
            [first] 1º
           *[second] 2º
        } posto
    }
aus_die_maus-hint-end = il round finisce
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } vincono a pari merito: stessi punti, stesso numero di formaggi.
        [white] { $white } Vince il topo bianco, con un sorriso da un orecchio all’altro. In testa fra voi: { $names }.
       *[other] 🎉 Vince { $names }!
    }
aus_die_maus-tie = -# A parità di punti decide il numero di formaggi: { $cheeses }.
aus_die_maus-no-cheese = nessuno

## I tuoi formaggi

aus_die_maus-hand = Il tuo formaggio
aus_die_maus-own =
    { $cheese } Hai: { $cheeses }{ $score ->
        [one] 1 punto
       *[other] { $score } punti
    }.
aus_die_maus-own-seen = Solo tu vedi quanto valgono.
aus_die_maus-own-none = Non hai ancora formaggio, ne senti solo il profumo.
aus_die_maus-kept = Hai pescato due formaggi e ne hai tenuto uno da { $value }.
aus_die_maus-drawn = Il topo bianco è in trappola. **Tieni uno** di questi due formaggi; nessuno saprà quale.
aus_die_maus-keep-button =
    Tieni { $alike ->
        [yes] un { $value } (sono uguali)
       *[no] il formaggio da { $value }
    }

## L’immagine a parole

aus_die_maus-alt-cover = Una cucina con una pista. I topi aspettano alla partenza, la trappola in fondo. Al tavolo: { $names }.
aus_die_maus-alt-set = La trappola sulla casella { $goal } è tesa.
aus_die_maus-alt-mice = In ordine di gioco: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] alla partenza
        [trap] in trappola
        [first] al formaggio, 1º posto
        [second] al formaggio, 2º posto
       *[track] sulla casella { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } tira per il topo bianco. Riserva: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } ha il guantone.
aus_die_maus-alt-last = Ultimo turno: { $turn }.
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] sceglie una mossa.
        [keeping] sceglie un formaggio.
       *[rolling] sta per tirare.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } ({ $cheeses }).

## Regole

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }Scopo del gioco:** avere i formaggi che insieme valgono di più dopo cinque round (sei da cinque giocatori in su). Ognuno fa correre un topo lungo la pista. Il **topo bianco** corre da solo, da gran furbacchione: se alla fine ha più punti di tutti, vince lui!
aus_die_maus-rules-2 =
    { "**" }Il tuo turno:** tira un dado rosso e uno giallo, scegli **uno** dei due numeri e corri di altrettante caselle. Con uno 0 non ti muovi, ma dalla partenza devi muoverti appena puoi. Per tagliare il traguardo va bene anche un numero più alto.
aus_die_maus-rules-3 =
    { "**" }Gli spintoni:** se arrivi dove c’è un solo topo, lo spingi avanti di una casella, che ti piaccia o no. Se sono più di uno, si spinge solo il bianco. L’ultimo a spingerlo tiene il **guantone**.
    Tra giocatori non ci si spinge mai al traguardo, con il topo bianco invece sì: tu spingi lui, e lui te!
aus_die_maus-rules-4 =
    { "**" }La trappola:** il primo topo al traguardo la fa scattare ed è fuori dal round. Meglio aspettare sulla casella subito prima: è l’unica da cui si può correre, e spingere, anche **all’indietro**.
    { "**" }Scattata la trappola,** si tira solo il dado giallo. E adesso di corsa: il formaggio va ai due topi successivi, e il round finisce!
aus_die_maus-rules-5 =
    { "**" }Quattro formaggi a round:** due al primo posto, uno al secondo, uno al guantone. Se nessuno spinge il topo bianco, quello del guantone va a lui. Se il **topo bianco** arriva primo, li prende tutti, e il round finisce!
    { "**" }Ogni formaggio vale** da 1 a 3 punti, in segreto fino alla fine. A parità vince chi ne ha di più.
aus_die_maus-rules-6 =
    { "**" }Il topo bianco** di solito gioca per ultimo e segue il rosso, o il giallo se il rosso porta al traguardo; dalla casella subito prima torna indietro con il rosso. Chi vince un round comincia il successivo, anche il bianco.
    { "**" }L’hai spinto in trappola?** Pesca subito due formaggi e tienine uno. In quel caso il guantone non porta niente.
aus_die_maus-rules-7 =
    { "**" }Per i più piccoli:** chi preme **{ aus_die_maus-option-children }** prima della partita lascia scegliere le mosse ai dadi.
    -# Un gioco di Reinhard Gottwald. Katzentisch non ha alcun legame con lui.
aus_die_maus-alt-winning = Un topo con la corona: i suoi formaggi valgono 3 + 2 + 2 = 7 punti, quelli del topo bianco 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = I dadi mostrano rosso 3 e giallo 1: il topo corre di tre caselle o di una. Il rosso ha 0, 1, 2, 3, 3, 3, il giallo 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = Un topo spinge il topo bianco di una casella e conquista il guantone.
aus_die_maus-alt-trap = La trappola è tesa. Accanto ci è finito un topo, e i due successivi sono al formaggio.
aus_die_maus-alt-cheese = Due formaggi al primo posto, uno al secondo, uno al guantone. Ogni formaggio vale da 1 a 3 punti.

## Lezione

aus_die_maus-lesson-run = Hai tirato un dado rosso e uno giallo. Il tuo topo avanza di quanto dice uno dei due. Il traguardo è sulla casella 14. **Corri il più lontano possibile.**
    .done = Dopo ogni tiro scegli uno dei due numeri, e con uno 0 il tuo topo non si muove.
aus_die_maus-lesson-white = Se arrivi su un topo solo, lo spingi avanti di una casella. Se sono più di uno, viene spinto solo il bianco. Chi lo spinge conquista il guantone, che a fine round vale un formaggio. **Spingi il topo bianco, che è sulla 7.**
    .done = Il guantone è tuo finché a spingerlo non è qualcun altro.
aus_die_maus-lesson-pass = Un topo spinto va avanti, che ti piaccia o no. Sulla 6 c’è il topo avversario. **Superalo.**
    .done = Non hai regalato niente: se superi un topo, non lo spingi.
aus_die_maus-lesson-trap = Attenzione: il primo topo al traguardo finisce in trappola, fuori dal round. **Fermati subito prima, sulla 13.**
    .done = Qui puoi aspettare che la trappola scatti, ma il bianco può spingerti dentro.
aus_die_maus-lesson-back = Sei sulla 13, ed entrambi i numeri portano in trappola. Da questa casella, e solo da qui, un topo può correre all’indietro. **Torna indietro.**
    .done = Sei in salvo! Appena la trappola scatta, corri al traguardo.
aus_die_maus-lesson-shove = Il topo bianco è sulla 13, subito prima della trappola. Al suo turno il rosso lo porterebbe indietro, ma adesso puoi raggiungerlo. **Spingilo in trappola!**
    .done = Zac! Da adesso si tira solo il dado giallo.
aus_die_maus-lesson-keep = Hai pescato due formaggi, e solo tu vedi i punti. **Tieni il migliore.**
    .done = L’altro torna nella riserva, e adesso si salta all’ultimo round.
aus_die_maus-lesson-win = È l’ultimo round, e il topo bianco è in trappola. Il traguardo è sicuro, e il primo posto porta due formaggi. **Corri al formaggio!**
    .done = Dopo l’ultimo round si sommano i punti dei formaggi.

## Come mai?

aus_die_maus-why-led =
    { $who } segue il dado { $how ->
        [only_yellow] giallo, ora che la trappola è scattata.
        [back] rosso: dalla casella prima del traguardo fa tornare indietro.
        [yellow] giallo se il rosso porta al traguardo.
       *[red] rosso, a meno che non porti al traguardo.
    }
aus_die_maus-why-off = Dalla partenza si parte appena uno dei numeri lo permette.
aus_die_maus-why-shoved =
    { $whom ->
        [white] Il topo bianco viene spinto anche se non è solo. L’ultimo a spingerlo ha il guantone.
       *[other] Un topo da solo viene spinto di una casella, nello stesso verso.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Se spingi il topo bianco in trappola, peschi due formaggi e ne tieni uno.
       *[no] Il primo topo al traguardo finisce in trappola, anche se ci è stato spinto.
    }
aus_die_maus-why-in = Il primo posto porta due formaggi, il secondo uno.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] Scattata la trappola, conta solo il dado giallo.
       *[both] Un topo avanza di quanto dice uno dei due dadi.
    }

## Rifiuti

aus_die_maus-not-your-turn = Adesso gioca { $seat }. Intanto il tuo topo si liscia i baffi.
aus_die_maus-roll-first = Prima premi **🎲 { aus_die_maus-roll-button }** sul tabellone.
aus_die_maus-move-first = Il dado è tratto! Scegli la tua mossa sul tabellone.
aus_die_maus-keep-first = Prima tieni uno dei due formaggi: premi **🧀 { aus_die_maus-hand-button }** sul tabellone.
aus_die_maus-no-such-move = “{ $text }” non è una mossa. Scrivi il numero, per esempio 3, e aggiungi una i per tornare indietro: 2i.
aus_die_maus-no-such-cheese = Non hai pescato questo formaggio.
aus_die_maus-not-thrown = Hai tirato rosso { $red } e giallo { $yellow }, non { $spaces }.
aus_die_maus-only-yellow = La trappola è scattata, e conta solo il giallo: { $yellow }, non { $spaces }.
aus_die_maus-zero-stays = Con uno 0 non ti muovi. Scrivilo senza la i.
aus_die_maus-no-way-back = All’indietro si corre solo dalla casella { $before_goal }, e tu sei sulla { $space }.
aus_die_maus-leave-start = Via! Se puoi lasciare la partenza, devi farlo. Gioca { $spaces }.
