### Mausen in italiano.

mausen-title = Mausen

## Comandi

mausen-pitch = “Topi!” Tutti giocano un animale in segreto: chi caccia chi?
mausen-command = { mausen-title }: { mausen-pitch }
mausen-option-scores = punti
    .about = Chi vede i punti durante la partita
mausen-option-scores-hidden = nascosti fino alla fine
mausen-option-scores-own = ognuno vede solo i propri
    .rule = ognuno vede solo i propri punti
mausen-option-scores-open = visibili a tutti
    .rule = punti visibili a tutti
mausen-option-card = carta
    .about = L’animale e il suo valore, per esempio “cane 3”

## Animali

mausen-animal =
    { $animal ->
        [E] elefante
        [D] cane
        [C] gatto
       *[M] topo
    }
mausen-prey =
    { $animal ->
        [E] cani
        [D] gatti
        [C] topi
       *[M] elefanti
    }
mausen-card = { mausen-animal } { $value }

## Statistiche

mausen-favourite =
    Animale preferito: { $trait ->
        [E] l’elefante
        [D] il cane
        [C] il gatto
       *[M] il topo
    } ({ $count ->
        [one] un punto
       *[other] { $count } punti
    })

## Tabellone

mausen-head = Mausen · Round { $number } di { $rounds }
mausen-head-over = Mausen · Fine
mausen-begin = Al centro ci sono le quattro carte di partenza. Tutti scelgono una carta in segreto.
mausen-round = **Round { $number }**
mausen-round-restart = **Round { $number }**: il centro era vuoto, tutte le carte sono finite lì e nessuno ha cacciato.
mausen-round-stand-down = { $value } esce { $times ->
        [2] due
        [3] tre
       *[other] { $times }
    } volte ed è in parità (=).
mausen-round-hunt = { $value } ({ $who }) prende { $cards }.
mausen-round-no-prey = { $value } ({ $who }) non trova { mausen-prey }.
mausen-round-no-hunt = Questa specie non caccia.
mausen-last = Tra poco le ultime carte si giocano da sole.
mausen-choose = **Scegli la tua carta** con **🖐️ { board-hand }**.
mausen-choose-restart = Il centro è vuoto. **Scegli una nuova carta di partenza** con **🖐️ { board-hand }**. Questa volta nessuno caccia.
mausen-waiting = 👉 Aspettiamo ancora { $names }
mausen-chosen = ✅ { $names }
mausen-won =
    { $by ->
        [shared] 🎉 { $names } vincono a pari merito: sono pari anche i punti in topi.
       *[other] 🎉 Vince { $names }!
    }
mausen-tie = -# A parità di punti decidono quelli in topi: { $mice }.
mausen-lost = Rimasti al centro, non contano per nessuno: { $cards }

## Mano

mausen-hand = La tua mano · Round { $number } di { $rounds }
mausen-pick = Quale carta giochi?
mausen-pick-restart = Il centro è vuoto: scegli una nuova carta di partenza. Questa volta nessuno caccia.
mausen-picked =
    { $by ->
        [computer] Il computer gioca per te: **{ mausen-card }**.
       *[self] La tua carta: **{ mausen-card }**.
    } Puoi cambiare idea finché non hanno scelto tutti.
mausen-hand-last = **Round { $number }.** { $story }
mausen-hand-others = { $restart ->
        [yes] Gli altri:
       *[no] Senza prede:
    } { $cards }
mausen-hand-tied = (in parità)
mausen-own-card =
    Il tuo { mausen-card } { $cards ->
        [none] { "" }
        [tied] era in parità ed{ " " }
       *[other] ha preso { $cards } ed{ " " }
    }{ $to ->
        [hunter] è stato preso da { $who }.
        [start] è finito nel centro vuoto.
       *[middle] è ora al centro.
    }
mausen-laid = Già giocati: { $cards }.
mausen-own-catch = Le tue prede: { $pile ->
        [0] ancora nessuna
        [one] 1 animale
       *[other] { $pile } animali
    }{ $score ->
        [hidden] { "" }
        [one] , 1 punto
       *[other] , { $score } punti
    }.

## L’immagine a parole

mausen-alt-head = Mausen, round { $number } di { $rounds }.
mausen-alt-over = Mausen, fine della partita.
mausen-alt-middle = Al centro: { $cards }.
mausen-alt-middle-empty = Il centro è vuoto.
mausen-alt-kind = { mausen-animal } { $values }
mausen-alt-cover = Un tavolo rotondo con gli animali in cerchio: elefante, cane, gatto, topo. Al tavolo: { $names }.
mausen-alt-seat = { $name }: { $pile ->
        [0] nessun animale preso
        [one] 1 animale preso
       *[other] { $pile } animali presi
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
mausen-alt-chosen = , ha scelto
mausen-alt-choosing = , sta scegliendo
mausen-alt-taken = , ha giocato { mausen-card }, preso da { $who }
mausen-alt-kept = , ha giocato { mausen-card }, ora al centro
mausen-alt-place = , { $place }º posto
mausen-alt-lost = Rimasti al centro: { $cards }.

## Regole

mausen-rules-1 =
    ## Mausen (Topi!)
    { "**" }Scopo del gioco:** prendere gli animali che valgono di più. Dopo 16 round vince chi ha più punti.
    Si gioca da tre a sei, con le stesse 16 carte a testa: elefante, cane, gatto e topo, ciascuno con i valori da 1 a 4. Al centro ci sono quattro carte di partenza.
mausen-rules-2 =
    { "**" }In ogni round** tutti scelgono una carta in segreto, poi si scoprono tutte insieme. Ogni carta si gioca una volta sola.
    { "**" }Chi caccia chi:** elefante → cane → gatto → topo → elefante. Chi caccia prende **tutte** le sue prede: quelle al centro e quelle appena giocate, anche se stanno cacciando. Se non ce ne sono, resta a bocca asciutta.
mausen-rules-3 =
    { "**" }Di ogni specie caccia un solo animale:** il più alto giocato nel round. Se è uscito più volte, si ritirano tutti e tocca al valore subito più basso. Se anche lì c’è parità, o non ce n’è uno, quella specie non caccia.
mausen-rules-4 =
    { "**" }Gli animali che nessuno prende** vanno al centro. Nei round successivi sono prede: non cacciano e non contano per le parità.
    { "**" }Se il centro è vuoto,** tutti ci mettono una nuova carta di partenza, e in quel round nessuno caccia.
mausen-rules-5 =
    { "**" }La partita finisce** dopo 16 carte. Somma i valori degli animali che hai preso; quelli al centro non contano per nessuno. A parità vince chi ha più punti in topi. I punti, anche i tuoi, di solito si vedono solo alla fine.
mausen-rules-6 =
    { "**" }Nell’immagine** la corona segna chi ha preso qualcosa, “=” chi si è ritirato, la freccia chi è andato al centro, il bollino tondo chi ha preso l’animale.
    -# Un gioco di Detlef Wendt, pubblicato da ABACUSSPIELE. Katzentisch non ha alcun legame con loro.
mausen-alt-winning = Cane 4, gatto 3 e topo 2 fanno 9 punti e battono cinque animali piccoli, che ne fanno 6.
mausen-alt-circle = Il cerchio della caccia: elefante, cane, gatto, topo e di nuovo elefante.
mausen-alt-equal = Due cani di valore 3 si ritirano; il cane di valore 1 caccia i gatti.

## Lezione

mausen-lesson-hunt = In ogni round tutti giocano un animale in segreto; alla fine contano i punti delle prede. Gli elefanti cacciano i cani, e al centro c’è un cane 3 che nessun altro vuole. **Gioca il tuo elefante più basso.**
    .done = Hai tre punti, e il cerchio continua: i cani cacciano i gatti, i gatti i topi e i topi gli elefanti.
mausen-lesson-highest = Al centro ci sono due cani, che fanno gola anche agli altri. Di ogni specie caccia solo l’animale più alto giocato nel round. **Gioca il tuo elefante più alto.**
    .done = Anche l’elefante 3 voleva cacciare, ma il tuo è più alto.
mausen-lesson-equal = Al centro ci sono due gatti, e stavolta gli altri due giocano entrambi il cane 4. Se il più alto di una specie esce più volte, non caccia, e tocca a quello subito più basso. **Gioca il tuo cane più alto sotto il 4.**
    .done = I due cani 4 non hanno potuto cacciare, il tuo sì: i due gatti sono tuoi.
mausen-lesson-fresh = Al centro ci sono solo gatti. Ma i gatti attirano i cani, e si cacciano anche gli animali appena giocati, perfino mentre cacciano. **Gioca il tuo elefante più alto.**
    .done = I cani sono venuti per i gatti, e il tuo elefante ha preso i cani.
mausen-lesson-mouse = Al centro ci sono due grossi elefanti. Niente paura: l’animale più piccolo caccia il più grande. **Gioca il tuo topo più basso.**
    .done = Il tuo topo ha preso tutti gli elefanti, compreso l’ultimo arrivato.
mausen-lesson-empty = Il centro è vuoto. Ognuno ci mette una nuova carta di partenza, e nessuno caccia. Più avanti potrà prenderla chiunque, anche tu. **Sbarazzati di una carta di valore 1.**
    .done = Al centro ci sono di nuovo animali che si possono cacciare, ma che non cacciano.
mausen-lesson-cats = Saltiamo alla fine di una partita. Ogni carta si gioca una volta sola, e te ne restano due. Al centro ci sono due gatti. **Quale delle tue carte caccia i gatti?** Giocala.
    .done = Il tuo cane ha preso tutti i gatti. Restano tuoi, anche se un elefante ha preso il cane.
mausen-lesson-last = È l’ultima carta. Al centro ci sono elefanti, e ne arriva un altro. **Gioca il tuo topo.**
    .done = Dopo 16 round si sommano i valori degli animali presi.

## Rifiuti

mausen-no-such-card = “{ $text }” non è una carta. Scrivi un animale e un valore da 1 a 4, per esempio “cane 3”.
mausen-card-not-in-hand = Hai già giocato il tuo { mausen-card }. Scegli un’altra carta.
