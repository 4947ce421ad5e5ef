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
    .about = Guarda i tuoi formaggi e scegli quale tenere; li vedi solo tu
aus_die_maus-option-move = mossa
    .about = Il numero, per esempio 3; per tornare indietro aggiungi una i: 2i
aus_die_maus-option-track = pista
    .about = Quanto è lontano il formaggio
aus_die_maus-option-track-10 = corta, dieci caselle
    .rule = pista corta, con dieci caselle fino al traguardo
aus_die_maus-option-track-14 = normale, quattordici caselle
    .rule = pista normale, con quattordici caselle fino al traguardo
aus_die_maus-option-track-18 = lunga, diciotto caselle
    .rule = pista lunga, con diciotto caselle fino al traguardo
aus_die_maus-length-18 = Lunga
aus_die_maus-length-14 = Normale
aus_die_maus-length-10 = Pista corta
aus_die_maus-option-children = 🧒 Sotto i cinque anni
    .about = 🧒 Con 🧒, per i piccoli decidono i dadi.
aus_die_maus-option-white_competes = topo-bianco
    .about = Se il topo bianco può vincere l’intera partita
aus_die_maus-option-white_competes-yes = sì (regola originale)
aus_die_maus-option-white_competes-no = no, mangia soltanto
    .rule = il topo bianco mangia formaggio, ma non può vincere la partita
aus_die_maus-option-first = chi-comincia
    .about = Chi tira per primo nel primo round
aus_die_maus-option-first-random = decide il caso (regola originale)
aus_die_maus-option-first-0 = numero 1 al tavolo
    .rule = comincia il numero 1 al tavolo
aus_die_maus-option-first-1 = numero 2 al tavolo
    .rule = comincia il numero 2 al tavolo
aus_die_maus-option-first-2 = numero 3 al tavolo
    .rule = comincia il numero 3 al tavolo
aus_die_maus-option-first-3 = numero 4 al tavolo
    .rule = comincia il numero 4 al tavolo
aus_die_maus-option-first-4 = numero 5 al tavolo
    .rule = comincia il numero 5 al tavolo
aus_die_maus-option-first-5 = numero 6 al tavolo
    .rule = comincia il numero 6 al tavolo
aus_die_maus-option-throws = tiri
    .about = Se i dadi si tirano da soli o con un clic
aus_die_maus-option-throws-auto = i dadi si tirano da soli
aus_die_maus-option-throws-click = si tirano con un clic
    .rule = i dadi si tirano con un clic

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
        [back] indietro { $start }
       *[on] { $start }
    } → { $where ->
        [trap] trappola
        [cheese] formaggio
       *[track] { $to }
    }
aus_die_maus-turn-stayed =
    { $who } tira { $die } 0 e { $space ->
        [0] non si muove
       *[other] resta sulla { $space }
    }
aus_die_maus-turn-shoved =
    spinge { $who } { $where ->
        [trap] in trappola
        [first] al primo posto
        [second] al secondo posto
       *[track] alla { $to }
    }
aus_die_maus-turn-caught = è fuori
aus_die_maus-turn-in =
    { $place ->
        [first] è primo
       *[second] è secondo
    }
aus_die_maus-event-round = 🏁 **Round { $number } di { $rounds }:** tutti alla partenza! Comincia { $who }, che tira anche per il topo bianco.
aus_die_maus-event-round-white = 🏁 **Round { $number } di { $rounds }:** l’ultimo l’ha vinto il topo bianco, quindi comincia lui. Per lui tira ancora { $who }.
aus_die_maus-paid-first = 1️⃣ Primo: { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Secondo: { $who } { $cheeses }
aus_die_maus-paid-shover = Guantone: { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Senza spinte, { $who } mangia { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } arraffa tutto!
aus_die_maus-paid-trap = spinta da { $who } { $cheeses }
aus_die_maus-paid-caught = In trappola: { $who }
aus_die_maus-throw =
    { $who }, tocca a te: { $dice ->
        [both] tira i dadi!
       *[yellow] tira il dado giallo!
    }
aus_die_maus-by-themselves = 🎲 I dadi si tirano da soli: tu scegli uno dei due numeri. Se c’è una sola mossa, il tuo topo parte subito.
aus_die_maus-rolls = 🎲 Si tira per { $who }…
aus_die_maus-choose = { $who }, { $dice }: scegli!
aus_die_maus-keep = { $who }, annusi due formaggi: tienine uno, di nascosto, con { $cheese }.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } comincia il round { $number }: { $presser } preme ▶️ per lui.
        [computer] { $who } comincia il round { $number }. Avanti con ▶️.
       *[other] { $who } comincia il round { $number } e preme ▶️.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] è in trappola.
        [in] è al formaggio.
        [shoved] ha preso una spinta.
       *[ran] non aveva scelta.
    }
aus_die_maus-look-on = -# Guarda bene, poi vai avanti con ▶️.
aus_die_maus-look-button = Avanti
aus_die_maus-children = 🧒 Per { $names } decidono tutto i dadi.
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
        [crowd] troppi topi per uno spintone
       *[finish] tra giocatori non ci si spinge al traguardo
    }
aus_die_maus-hint-two = peschi due formaggi e ne tieni uno
aus_die_maus-hint-in =
    { $who ->
        [white] il topo bianco arriva { $place ->
            [first] primo e si mangia tutti e quattro i formaggi
           *[second] secondo
        }
       *[own] arrivi al { $place ->
            [first] primo posto
           *[second] secondo posto
        }
    }
aus_die_maus-hint-end = il round finisce
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } vincono a pari merito: stessi punti, stesso numero di formaggi. Si rigioca?
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
aus_die_maus-own-seen = Gli altri vedono quanti formaggi hai, ma non quanto valgono.
aus_die_maus-own-none = Ancora niente formaggio, solo il profumo.
aus_die_maus-drawn = Il topo bianco è in trappola, e tu hai pescato due formaggi. **Tienine uno**; l’altro torna nella riserva, e nessuno saprà quale.
aus_die_maus-keep-button =
    Tieni { $alike ->
        [yes] un { $value } (sono uguali)
       *[no] il formaggio da { $value }
    }

## L’immagine a parole

aus_die_maus-alt-cover = Una cucina con una pista di caselle numerate. I topi aspettano alla partenza, la trappola aspetta in fondo. Al tavolo: { $names }.
aus_die_maus-alt-head = Aus die Maus, round { $number } di { $rounds }.
aus_die_maus-alt-over = Aus die Maus, fine.
aus_die_maus-alt-set = La trappola sulla casella { $goal } è tesa.
aus_die_maus-alt-sprung = In trappola: { $who }.
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
       *[rolling] deve tirare.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } ({ $cheeses }).

## Regole

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }Scopo del gioco:** avere i formaggi che insieme valgono di più dopo cinque round (sei da cinque giocatori in su). Ognuno fa correre un topo lungo la pista. Il **topo bianco** corre da solo, ed è un gran furbacchione: se alla fine ha più punti di tutti, vince lui la partita!
aus_die_maus-rules-2 =
    { "**" }Il tuo turno:** tira un dado rosso e uno giallo, scegli **uno** dei due numeri e corri di altrettante caselle. Con uno 0 non ti muovi, ma dalla partenza devi muoverti appena puoi. Per tagliare il traguardo va bene anche un numero più alto.
aus_die_maus-rules-3 =
    { "**" }Gli spintoni:** se arrivi dove c’è un solo topo, lo spingi avanti di una casella, che ti piaccia o no. Se sono più di uno, si spinge solo il bianco. L’ultimo a spingerlo tiene il **guantone**.
    Tra giocatori non ci si spinge mai al traguardo. Il topo bianco invece sì: tu puoi spingere lui, e lui te!
aus_die_maus-rules-4 =
    { "**" }La trappola:** il primo topo al traguardo la fa scattare ed è fuori dal round. Meglio aspettare sulla casella subito prima: è l’unica da cui si può correre, e spingere, anche **all’indietro**.
    { "**" }Scattata la trappola,** si tira solo il dado giallo. E adesso di corsa: il formaggio va ai due topi successivi, e il round finisce!
aus_die_maus-rules-5 =
    { "**" }Quattro formaggi a round:** due al primo posto, uno al secondo, uno al guantone. Se nessuno ha spinto il topo bianco, quello lo mangia lui. Se arriva primo **lui**, li prende tutti e quattro, e il round finisce!
    { "**" }Ognuno vale** da 1 a 3 punti, in segreto fino alla fine. A parità si contano i formaggi.
aus_die_maus-rules-6 =
    { "**" }Il topo bianco** di solito gioca per ultimo e segue il rosso, o il giallo se il rosso porta al traguardo; dalla casella subito prima torna indietro con il rosso. Chi vince un round comincia il successivo, anche il bianco.
    { "**" }L’hai spinto in trappola?** Pesca subito due formaggi e tienine uno. In quel caso il guantone non porta niente.
aus_die_maus-rules-7 =
    { "**" }Per i più piccoli:** premi 🧒 prima della partita, e decidono tutto i dadi, come per il topo bianco.
    -# Un gioco di Reinhard Gottwald. Katzentisch non ha alcun legame con lui.
aus_die_maus-alt-winning = Un topo con corona e alloro: i suoi formaggi valgono 3 + 2 + 2 = 7 punti, più di quelli del topo bianco, 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = I dadi mostrano rosso 3 e giallo 1. Si sceglie un numero, e il topo corre di altrettante caselle: una o tre. Il rosso ha 0, 1, 2, 3, 3, 3, il giallo 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = Un topo arriva sul topo bianco e lo spinge avanti di una casella. Così si conquista il guantone.
aus_die_maus-alt-trap = A sinistra, la trappola tesa. A destra ci è finito il primo topo, e i due successivi sono al formaggio.
aus_die_maus-alt-cheese = Due formaggi al primo posto, uno al secondo, uno al guantone. Accanto, formaggi da 3, 2 e 1 punti.

## Lezione

aus_die_maus-lesson-run = Hai tirato un dado rosso e uno giallo. Scegli uno dei due numeri: il tuo topo avanza di altrettante caselle. Il traguardo è sulla casella 14. **Corri il più lontano possibile.**
    .done = Dopo ogni tiro scegli di nuovo uno dei due numeri.
aus_die_maus-lesson-white = Se arrivi su un topo solo, lo spingi avanti di una casella. Se sono più di uno, viene spinto solo il bianco. Chi lo spinge conquista il guantone, che a fine round vale un formaggio. **Spingi il topo bianco, che è sulla 7.**
    .done = Il topo bianco adesso è sulla casella 8, e il guantone è tuo finché a spingerlo non è qualcun altro.
aus_die_maus-lesson-pass = Un topo spinto va avanti, che ti piaccia o no. Sulla 6 c’è il topo avversario. **Superalo.**
    .done = L’hai superato senza regalargli niente: i topi che superi non si spingono.
aus_die_maus-lesson-trap = Attenzione: il primo topo al traguardo finisce in trappola, fuori dal round. **Fermati subito prima, sulla 13.**
    .done = Qui puoi aspettare che un altro topo faccia scattare la trappola, ma anche il topo bianco spinge.
aus_die_maus-lesson-back = Sei sulla 13, ed entrambi i numeri ti porterebbero in trappola. Da questa casella, e solo da qui, un topo può correre all’indietro. **Torna indietro.**
    .done = Sei in salvo! Potrai tornare appena la trappola sarà scattata.
aus_die_maus-lesson-shove = Il topo bianco è sulla 13, subito prima della trappola. Al suo turno, da lì, il rosso lo porterebbe indietro. Ma adesso tu puoi arrivare sulla sua casella. **Spingilo in trappola!**
    .done = Zac! Da adesso si tira solo il dado giallo.
aus_die_maus-lesson-keep = Due formaggi, e solo tu vedi quanto valgono. Quei numeri sono i tuoi punti. **Tieni il migliore.**
    .done = L’altro torna nella riserva, e adesso si salta all’ultimo round.
aus_die_maus-lesson-win = L’ultimo round. Il topo bianco è in trappola: il traguardo è sicuro, e il primo posto porta due formaggi. Quando ad arrivare primo è lui, se li mangia tutti e quattro. **Corri al formaggio!**
    .done = Primo posto: due formaggi a te.

## Come mai?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } segue i dadi, e con uno 0 non si muove.
        [only_yellow] { $who } segue il dado giallo, ora che la trappola è scattata.
        [back] { $who } segue il dado rosso: dalla casella prima del traguardo fa tornare indietro.
        [yellow] { $who } segue il dado giallo se il rosso porta al traguardo.
       *[red] { $who } segue il dado rosso, a meno che non porti al traguardo.
    }
aus_die_maus-why-off = Dalla partenza si parte appena uno dei numeri lo permette.
aus_die_maus-why-shoved =
    { $whom ->
        [white] Il topo bianco viene spinto anche se non è solo. L’ultimo a spingerlo ha il guantone.
       *[other] Un topo da solo viene spinto di una casella, nello stesso verso.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Chi spinge il topo bianco in trappola pesca due formaggi e ne tiene uno.
       *[no] Il primo topo al traguardo finisce in trappola, anche se ci è stato spinto.
    }
aus_die_maus-why-in = Vengono premiati i primi due topi che arrivano al formaggio: due formaggi al primo, uno al secondo.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] Da quando la trappola è scattata, un topo avanza di quanto dice il dado giallo.
       *[both] Un topo avanza di quanto dice uno dei due dadi; quale, lo scegli tu.
    }

## Rifiuti

aus_die_maus-not-your-turn = Adesso gioca { $seat }. Intanto il tuo topo si liscia i baffi.
aus_die_maus-roll-first = Prima tira i dadi: premi ▶️ / 🎲 sul tabellone.
aus_die_maus-move-first = Il dado è tratto! Scegli la tua mossa sul tabellone.
aus_die_maus-keep-first = Prima tieni uno dei tuoi due formaggi: premi 🧀 sul tabellone.
aus_die_maus-no-such-move = “{ $text }” non è una mossa. Scrivi il numero, per esempio 3, e aggiungi una i per tornare indietro: 2i.
aus_die_maus-no-such-cheese = Questo non è uno dei due formaggi che hai pescato. Scegli con 🧀 sul tabellone.
aus_die_maus-not-thrown = Hai tirato rosso { $red } e giallo { $yellow }, non { $spaces }. Prendi uno dei tuoi numeri.
aus_die_maus-only-yellow = La trappola è scattata, e conta solo il dado giallo: { $yellow }, non { $spaces }.
aus_die_maus-zero-stays = Con uno 0 non ti muovi, nemmeno all’indietro. Scrivi solo 0, senza la i.
aus_die_maus-no-way-back = All’indietro si corre solo dalla casella { $before_goal }, subito prima del traguardo; tu sei sulla { $space }. Vai avanti.
aus_die_maus-leave-start = Via! Se puoi lasciare la partenza, devi farlo. Gioca { $spaces }.
