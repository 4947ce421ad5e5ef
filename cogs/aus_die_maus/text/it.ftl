### Aus die Maus in italiano.

aus_die_maus-title = Aus die Maus

## Comandi

aus_die_maus-command = Aus die Maus: di corsa al formaggio contro il topo bianco, occhio alla trappola!
aus_die_maus-command-roll = tira
    .about = Tira i dadi per il tuo topo
aus_die_maus-command-move = muovi
    .about = Scegli con quale numero muovere il tuo topo
aus_die_maus-command-cheese = formaggio
    .about = Guarda i tuoi formaggi e tienine uno su due, in privato
aus_die_maus-option-move = mossa
    .about = Il numero, per esempio 3; all’indietro con una b dopo: 2b
aus_die_maus-option-track = pista
    .about = Quanto è lunga la pista
aus_die_maus-option-track-10 = pista corta: dieci caselle fino al traguardo
aus_die_maus-option-track-14 = pista normale: quattordici caselle fino al traguardo
aus_die_maus-option-track-18 = pista lunga: diciotto caselle fino al traguardo
aus_die_maus-option-children = 🧒 Sotto i cinque
    .about = 🧒 Gioca qualcuno di molto piccolo? “Sotto i cinque” al suo posto lascia decidere tutto ai dadi; premendo di nuovo si annulla.
aus_die_maus-option-at_the_trap = davanti-alla-trappola
    .about = Quando entrambi i numeri porterebbero il topo bianco nella trappola
aus_die_maus-option-at_the_trap-enters = se entrambi i numeri portano in trappola, il topo bianco ci entra (come da autore)
aus_die_maus-option-at_the_trap-stays = se entrambi i numeri portano in trappola, il topo bianco resta dov’è
aus_die_maus-option-white_competes = topo-bianco
    .about = Se il topo bianco può vincere la partita
aus_die_maus-option-white_competes-yes = il topo bianco può vincere la partita (come da autore)
aus_die_maus-option-white_competes-no = il topo bianco mangia formaggio, ma non può vincere
aus_die_maus-option-extra_set = sesto-round
    .about = Quando si gioca con i quattro formaggi in più
aus_die_maus-option-extra_set-five_up = quattro formaggi in più e un sesto round da cinque persone in su (come da autore)
aus_die_maus-option-extra_set-always = quattro formaggi in più e un sesto round con qualsiasi numero di persone
aus_die_maus-option-first = inizio
    .about = Chi comincia il primo round
aus_die_maus-option-first-random = decide il caso chi comincia (come da autore)
aus_die_maus-option-first-0 = comincia chi ospita
aus_die_maus-option-first-1 = comincia il posto 2
aus_die_maus-option-first-2 = comincia il posto 3
aus_die_maus-option-first-3 = comincia il posto 4
aus_die_maus-option-first-4 = comincia il posto 5
aus_die_maus-option-first-5 = comincia il posto 6
aus_die_maus-option-throws = lancio
    .about = Se i dadi si lanciano da soli
aus_die_maus-option-throws-auto = i dadi si lanciano da soli
aus_die_maus-option-throws-click = ognuno lancia i dadi con un clic
aus_die_maus-option-pings = chiamate
    .about = Se un breve messaggio chiama chi è di turno
aus_die_maus-option-pings-on = chi è di turno viene chiamato dopo un po’ senza clic
aus_die_maus-option-pings-off = nessuno viene chiamato: solo il tabellone dice a chi tocca

## Topi e dadi

aus_die_maus-white = il topo bianco
    .begins = Il topo bianco
    .short = topo bianco
aus_die_maus-dice = 🔴 rosso { $red }, 🟡 giallo { $yellow }
aus_die_maus-yellow = 🟡 giallo { $yellow }

## Prima della partita

aus_die_maus-with-options = Si gioca con: { $options }.

## Tabellone

aus_die_maus-head = Aus die Maus · Round { $number } di { $rounds }
aus_die_maus-head-over = Aus die Maus · Fine
aus_die_maus-event-round = 🏁 **Round { $number } di { $rounds }:** tutti alla partenza! Comincia { $who }, che tira anche per il topo bianco.
aus_die_maus-event-round-white = 🏁 **Round { $number } di { $rounds }:** ha vinto il topo bianco, quindi comincia lui. Per lui tira ancora { $who }.
aus_die_maus-event-threw = 🎲 { $who } tira { $dice }.
aus_die_maus-event-ran =
    🎲 { $who } tira { $dice } e { $kind ->
        [back] torna indietro da { $start } a { $to }.
        [off] parte e arriva a { $to }.
        [goal] fila da { $start } dritto al traguardo.
       *[run] zampetta da { $start } a { $to }.
    }
aus_die_maus-event-stayed =
    🎲 { $who } tira { $dice } e { $where ->
        [start] sonnecchia ancora alla partenza.
       *[track] resta su { $space }.
    }
aus_die_maus-event-shoved =
    💥 { $by } spinge { $who } { $where ->
        [goal] nel traguardo!
       *[track] su { $to }.
    }
aus_die_maus-event-marker = 🧤 { $who } prende il segnalino spintone.
aus_die_maus-event-marker-from = 🧤 { $who } prende il segnalino spintone a { $other }.
aus_die_maus-event-trapped = 🪤 Zac! La trappola ha preso { $who }: fuori da questo round, e niente formaggio. Da adesso si tira solo il dado giallo.
aus_die_maus-event-white-trapped = 🪤 Zac! Il topo bianco è in trappola. Da adesso si tira solo il dado giallo.
aus_die_maus-event-in =
    🧀 { $who } arriva al formaggio: { $place ->
        [first] primo posto!
       *[second] secondo posto.
    }
aus_die_maus-event-remained = 🧀 { $who } è l’unico topo rimasto in pista: secondo posto.
aus_die_maus-event-back = ↩️ { $who } ritira la mossa.
aus_die_maus-event-drew-two = 🎁 Per questo spintone { $who } pesca due formaggi e ne tiene uno.
aus_die_maus-event-kept = 🎁 { $who } ha tenuto un formaggio; l’altro è tornato nella riserva.
aus_die_maus-paid-first = { $cheeses } { $who }, per il primo posto
aus_die_maus-paid-second = { $cheeses } { $who }, per il secondo posto
aus_die_maus-paid-shover = { $cheeses } { $who }, per l’ultimo spintone al topo bianco
aus_die_maus-paid-never_shoved = { $cheeses } { $who }, perché nessuno l’ha spinto
aus_die_maus-paid-white_first = { $cheeses } { $who } arraffa tutto. Agli altri neanche una briciola.
aus_die_maus-throw =
    { $who }, tocca a te: { $dice ->
        [both] tira i dadi!
       *[yellow] tira il dado giallo!
    }
aus_die_maus-choose = { $who }, scegli la tua mossa:
aus_die_maus-keep = { $who } annusa due formaggi e ne tiene uno. Psst: quali sono lo mostra “Il mio formaggio”.
aus_die_maus-may-take-back = { $who } può riprendersi la mossa finché { $other } non tira.
aus_die_maus-order = Ordine di gioco: { $mice }
aus_die_maus-children = 🧒 Per { $names } decidono solo i dadi.
aus_die_maus-roll-button = Tira
aus_die_maus-back-button = Riprendi la mossa
aus_die_maus-hand-button = Il mio formaggio
aus_die_maus-move =
    { $die ->
        [red] Rosso
        [yellow] Giallo
       *[both] Entrambi
    } { $spaces } { $kind ->
        [stay] resta lì
        [back] indietro → { $to }
        [trap] in trappola!
        [cheese] al formaggio!
       *[run] → { $to }
    }
aus_die_maus-move-shoves = { $move }, spinge { $who }
aus_die_maus-move-white-in =
    { $move }, topo bianco { $goal ->
        [trap] in trappola!
       *[cheese] al formaggio!
    }
aus_die_maus-hint-shoved = { $who } finisce su { $to }
aus_die_maus-hint-marker = prendi il segnalino spintone
aus_die_maus-hint-two = peschi due formaggi e ne tieni uno
aus_die_maus-hint-trapped = finisci in trappola, senza formaggio
aus_die_maus-hint-in =
    { $who ->
        [white] il topo bianco arriva { $place ->
            [first] primo e si prende tutti e quattro i formaggi
           *[second] secondo
        }
       *[own] arrivi al { $place ->
            [first] primo posto
           *[second] secondo posto
        }
    }
aus_die_maus-hint-end = il round finisce
aus_die_maus-won-points = 🎉 Vince { $names }!
aus_die_maus-won-cheeses = 🎉 Vince { $names }: i punti sono pari, decide il numero dei formaggi.
aus_die_maus-won-shared = 🎉 { $names } vincono insieme: stessi punti, altrettanti formaggi. Si rigioca?
aus_die_maus-won-white = 🐁 Vince il topo bianco, con un sorriso da un orecchio all’altro. Davanti, fra chi ha tirato i dadi: { $names }.
aus_die_maus-result =
    { $medal } { $who }: { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
aus_die_maus-result-white =
    🐁 **Il topo bianco** ha mangiato fuori gara { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
aus_die_maus-no-cheese = nessuno

## I tuoi formaggi

aus_die_maus-hand = Il tuo formaggio
aus_die_maus-own =
    🧀 { $cheeses } · in tutto { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }. Gli altri vedono solo quanti ne hai.
aus_die_maus-own-none = Ancora niente formaggio, solo il profumo.
aus_die_maus-drawn = Il topo bianco è in trappola, e hai pescato due formaggi. **Tienine uno**; l’altro torna nella riserva, e nessuno saprà quale.
aus_die_maus-keep-button = Tieni quello da { $value }

## L’immagine a parole

aus_die_maus-alt-cover = Una cucina con una pista di caselle numerate; i topi aspettano alla partenza, in fondo c’è la trappola. Al tavolo: { $names }.
aus_die_maus-alt-head = Aus die Maus, round { $number } di { $rounds }.
aus_die_maus-alt-over = Aus die Maus, fine.
aus_die_maus-alt-set = La trappola sulla casella { $goal } è tesa.
aus_die_maus-alt-sprung = In trappola: { $who }.
aus_die_maus-alt-mice = In ordine di gioco, con casella e formaggi: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] partenza
        [trap] in trappola
        [first] 1º posto al formaggio
        [second] 2º posto al formaggio
       *[track] { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } tira per il topo bianco. Riserva: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } ha il segnalino spintone.
aus_die_maus-alt-thrown =
    { $who } ha tirato { $red ->
        [none] giallo { $yellow }.
       *[other] rosso { $red }, giallo { $yellow }.
    }
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
    Da 2 a 6 persone, 5 round (6 da cinque persone in su). Ognuno fa correre un topo lungo la pista verso il formaggio. Corre anche il **topo bianco**, da solo, e ne combina di tutti i colori.
    { "**" }Il tuo turno:** tira un dado rosso e uno giallo, scegli **uno** dei due numeri e corri di tante caselle. Uno 0 resta fermo. Dalla partenza devi muoverti appena un numero lo permette.
aus_die_maus-rules-2 =
    { "**" }Gli spintoni:** se arrivi dove c’è un altro topo, lo spingi avanti di una casella, che tu voglia o no. Se sono più di uno, viene spinto solo il bianco. Fra voi non ci si spinge mai nel traguardo; il topo bianco invece sì, e lui ricambia volentieri!
    Chi lo spinge prende il **segnalino spintone**.
aus_die_maus-rules-3 =
    { "**" }La trappola:** il primo topo al traguardo la fa scattare ed è fuori, senza formaggio. Meglio aspettare sulla casella prima: da lì puoi correre anche **all’indietro**.
    { "**" }Dopo lo scatto** si tira solo il dado giallo, e i due topi successivi al traguardo arrivano al formaggio.
    { "**" }Hai spinto il topo bianco in trappola?** Pesca subito due formaggi e tienine uno; in questo round il segnalino non ne porta.
aus_die_maus-rules-4 =
    { "**" }Quattro formaggi a round:** due al primo posto, uno al secondo, uno a chi ha il segnalino spintone; se nessuno l’ha spinto, va al topo bianco. Se arriva primo **lui**, se li prende tutti e quattro. Il primo posto comincia il round seguente.
aus_die_maus-rules-5 =
    { "**" }Il topo bianco** segue il rosso; il giallo, se il rosso lo portasse al traguardo; dalla casella prima torna indietro con il rosso.
    { "**" }La fine:** un formaggio vale da 1 a 3, e i tuoi li vedi solo tu. Vince la somma più alta, poi il numero dei formaggi.
    { "**" }Per i più piccoli:** “Sotto i cinque”, prima della partita, lascia decidere tutto ai dadi, come per il topo bianco.
    -# Un gioco di Reinhard Gottwald. Katzentisch non ha alcun legame con lui.
aus_die_maus-alt-throwing = I dadi: il rosso ha 0, 1, 2, 3, 3, 3, il giallo 1, 2, 3, 0, 0, 0. Si sceglie un numero, e il topo corre di tante caselle.
aus_die_maus-alt-shoving = Un topo arriva sulla casella di un altro e lo spinge avanti di una casella. Se sono più di uno, viene spinto solo il topo bianco.
aus_die_maus-alt-trap = Il primo topo al traguardo finisce in trappola. Poi si tira solo il dado giallo.
aus_die_maus-alt-cheese = Due formaggi al primo posto, uno al secondo, uno per l’ultimo spintone al topo bianco; tutti e quattro a lui, se arriva primo.

## Lezione

aus_die_maus-lesson-run = Hai tirato un dado rosso e uno giallo, e il tuo topo corre di uno dei due numeri. Il formaggio è sulla casella 14. **Corri più lontano che puoi.**
    .done = Hai scelto il rosso. La prossima volta forse il giallo: scegli dopo ogni tiro.
aus_die_maus-lesson-white = Un topo che arriva sulla casella di un altro lo spinge avanti di una casella. Chi spinge il topo bianco prende il segnalino spintone: a fine round vale un formaggio. **Spingi il topo bianco in 7.**
    .done = È una casella più avanti, e il segnalino è tuo finché non lo spinge qualcun altro.
aus_die_maus-lesson-pass = Spingere aiuta chi viene spinto, che tu voglia o no. In 6 c’è il topo dell’altro. **Superalo.**
    .done = L’hai superato senza regalare niente. I topi che superi non vengono spinti.
aus_die_maus-lesson-trap = Attenzione: il primo topo al traguardo finisce in trappola, fuori dal round e senza formaggio. **Fermati subito prima, in 13.**
    .done = Lì puoi aspettare che un altro topo faccia scattare la trappola.
aus_die_maus-lesson-back = Sei in 13, e tutti e due i numeri ti porterebbero in trappola. Da questa casella, e solo da qui, un topo può correre all’indietro. **Torna indietro.**
    .done = Al sicuro. Puoi tornare appena la trappola è scattata.
aus_die_maus-lesson-shove = Il topo bianco è in 13, subito prima della trappola, e puoi arrivare sulla sua casella. **Spingilo in trappola!**
    .done = Clac! Per questo spintone peschi subito due formaggi e ne tieni uno. D’ora in poi si tira solo il dado giallo.
aus_die_maus-lesson-keep = Due formaggi, e solo tu vedi quanto valgono. I punti decidono la partita. **Tieni il migliore.**
    .done = L’altro torna nella riserva. Quanto valgono i tuoi, gli altri lo vedono solo alla fine.
aus_die_maus-lesson-win = L’ultimo round. La trappola è scattata, quindi il traguardo è sicuro, e il primo posto porta due formaggi. **Corri al formaggio!**
    .done = Primo posto: due formaggi, e uno al secondo. Il topo bianco era stato spinto in trappola, quindi il segnalino non ne ha portato. Vince chi ha più punti.

## Consigli

aus_die_maus-tip-keep = Per aver spinto il topo bianco nella trappola hai pescato due formaggi. «Il mio formaggio» ti mostra quanto valgono; tieni il migliore.
aus_die_maus-tip-trapped = La trappola è scattata, quindi il traguardo ora è sicuro. Si tira solo il dado giallo, e i prossimi due topi al traguardo hanno del formaggio.
aus_die_maus-tip-paid = Un round porta quattro formaggi: due per il primo posto, uno per il secondo, uno per chi ha spinto il topo bianco per ultimo. Valgono da 1 a 3, e lo vede solo chi li ha.
aus_die_maus-tip-white = Il topo bianco è stato spinto. Chi lo spinge per ultimo in un round ha il segnalino spintone e riceve un formaggio; se vince il topo bianco, nessun altro ne riceve.
aus_die_maus-tip-shoved = Il tuo topo è stato spinto di una casella. Di solito aiuta, ma subito prima della trappola può essere troppo.
aus_die_maus-tip-before = Il tuo topo è subito prima della trappola. Da qui, e solo da qui, può anche andare indietro; uno 0 aspetta. Entra quando un altro topo ha fatto scattare la trappola.

## Come mai?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } segue solo i dadi, e uno 0 resta fermo.
        [waits] { $who } segue solo i dadi: tutti e due i numeri porterebbero in trappola, e a questo tavolo vuol dire aspettare.
        [only_yellow] { $who } segue solo i dadi, e dopo lo scatto si tira solo quello giallo.
        [back] { $who } segue solo i dadi: dalla casella prima del traguardo si torna indietro del numero rosso.
        [yellow] { $who } segue solo i dadi: il rosso porterebbe al traguardo, quindi vale il numero giallo.
       *[red] { $who } segue solo i dadi, e finché non porta al traguardo vale il numero rosso.
    }
aus_die_maus-why-zero = Uno 0 resta fermo, e non spinge nessuno.
aus_die_maus-why-shoved =
    { $whom ->
        [white] { $by } è arrivato sulla casella dove stava { $who }, che viene sempre spinto, anche se ce ne sono altri.
       *[other] { $by } è arrivato sulla casella dove { $who } stava da solo, e ha spinto.
    }
aus_die_maus-why-several = Sulla { $space } c’erano più topi senza quello bianco: di più topi non se ne spinge nessuno.
aus_die_maus-why-no-goal = Il topo sulla { $space } è rimasto: tra giocatori non ci si spinge nel traguardo.
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Il primo topo al traguardo fa scattare la trappola. Chi ci ha spinto quello bianco pesca due formaggi e ne tiene uno.
       *[no] Il primo topo al traguardo fa scattare la trappola, da solo o spinto, ed è fuori dal round.
    }
aus_die_maus-why-remained = In corsa era rimasto un solo topo, quindi il round era finito.

## Rifiuti

aus_die_maus-not-your-turn = Non è il tuo turno: tocca a { $seat }. Il tuo topo si liscia i baffi.
aus_die_maus-over = Questa corsa è finita. Apri un nuovo tavolo con “Gioca ancora”.
aus_die_maus-roll-first = Prima tira i dadi: premi “Tira”.
aus_die_maus-move-first = I dadi sono già sul tavolo. Scegli la tua mossa sul tabellone.
aus_die_maus-keep-first = Prima tieni uno dei tuoi due formaggi: premi “Il mio formaggio”.
aus_die_maus-nothing-to-take-back = Adesso non hai una mossa da riprendere. Si può dopo una tua scelta, finché non si tirano di nuovo i dadi o non si pesca un formaggio.
aus_die_maus-no-such-move = “{ $text }” non è una mossa. Scrivi il numero, per esempio 3, o all’indietro con una b dopo: 2b.
aus_die_maus-no-such-cheese = Hai pescato due formaggi, e questo non è fra loro. Scegli con “Il mio formaggio”.
aus_die_maus-not-thrown = Hai tirato rosso { $red } e giallo { $yellow }, non { $spaces }. Prendi uno dei tuoi numeri.
aus_die_maus-only-yellow = La trappola è scattata, e conta solo il dado giallo: { $yellow }, non { $spaces }.
aus_die_maus-zero-stays = Uno 0 resta fermo, anche all’indietro. Sceglilo senza direzione.
aus_die_maus-no-way-back = All’indietro si corre solo dalla casella { $before_goal }, appena prima del traguardo; tu sei su { $space }. Vai avanti.
aus_die_maus-leave-start = Via! Chi può lasciare la partenza deve farlo. Prendi il { $spaces }.
