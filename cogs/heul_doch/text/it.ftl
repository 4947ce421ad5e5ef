### Heul doch! Mau Mau in italiano.

heul_doch-title = Heul doch! Mau Mau

## Comandi

heul_doch-pitch = Fai punti, ma regala ciò che si abbina ai vicini. E piangi pure!
heul_doch-command = { heul_doch-title }: { heul_doch-pitch }
heul_doch-option-specials = carte-speciali
    .about = Quattro carte speciali scompigliano le pile
heul_doch-option-specials-no = senza carte speciali
heul_doch-option-specials-yes = con le carte speciali
heul_doch-option-cards = carte
    .about = Tutte le carte, oppure la metà per una partita breve
heul_doch-option-cards-all = con tutte le carte
heul_doch-option-cards-half = con metà delle carte
    .rule = partita breve, con metà delle carte
heul_doch-length-all = Partita lunga
heul_doch-length-half = Partita breve
heul_doch-option-card = carta
    .about = La carta, per esempio “5 rosso” o “catapulta”
heul_doch-option-to = dove
    .about = Un nome, “mia pila”, “cipolla” o il senso della giostra

## Carte

heul_doch-colour =
    { $colour ->
        [R] rosso
        [O] arancione
        [Y] giallo
        [G] verde
        [B] blu
        [P] viola
       *[N] marrone
    }
heul_doch-card = { $value } { heul_doch-colour }
heul_doch-special =
    { $special ->
        [catapult] catapulta
        [beach_towel] telo da mare
        [carousel] giostra
       *[werewolf] lupo mannaro
    }
heul_doch-top =
    { $top ->
        [onion] cipolla
       *[nothing] niente
    }
heul_doch-shows = { $who }: { $top }
heul_doch-hideable =
    { $specials ->
        [no] qualsiasi carta
       *[yes] qualsiasi carta numerata
    }
heul_doch-place =
    { $place ->
        [left] senso orario
        [right] senso antiorario
        [own] mia pila
       *[onion] cipolla
    }

## Statistiche

heul_doch-favourite =
    Colore preferito: { $trait ->
        [R] rosso
        [O] arancione
        [Y] giallo
        [G] verde
        [B] blu
        [P] viola
       *[N] marrone
    } ({ $count ->
        [one] un punto
       *[other] { $count } punti
    })

## Tabellone

heul_doch-head-over = Heul doch! · Fine
heul_doch-begin = Ogni pila comincia con una carta. Nell’immagine la linea unisce i vicini.
heul_doch-because =
    { $why ->
        [colour] stesso colore di un
        [number] stesso numero di un
       *[both] uguale a un
    } { $top }
heul_doch-turn = 👉 { $who }, tocca a te. Premi **🖐️ { board-hand }**.
heul_doch-piles = 📚 Carte per pila: { $piles } · { $left ->
        [0] si giocano le ultime carte
        [one] ancora 1 giro, più o meno
       *[other] ancora { $left } giri, più o meno
    }
heul_doch-has = { $by ->
        [you] Hai
       *[other] { $who } ha
    }
heul_doch-event-gave = { $by ->
        [you] { $to } ha ricevuto il tuo { $card }
       *[other] { $whom ->
            [you] { $who } ti ha regalato un { $card }
           *[other] { $to } ha ricevuto un { $card } da { $who }
        }
    } ({ $either ->
        [yes] scelta libera
       *[no] su un { $top }
    }).
heul_doch-event-kept = { heul_doch-has } tenuto un { $card } (su { $why ->
        [shows_onion] una cipolla
        [shows_nothing] una pila vuota
       *[fits] un { $top }
    }).
heul_doch-event-onion = { heul_doch-has } nascosto una carta come cipolla.
heul_doch-event-catapult = { heul_doch-has } azionato la catapulta, { $count ->
        [0] ma in cima non c’erano carte scoperte
        [one] e la carta più alta è volata via: { $cards }
       *[other] e le carte più alte sono volate via: { $cards }
    }.
heul_doch-event-beach_towel = { heul_doch-has } fatto uno scambio con { $whom ->
        [you] te
       *[other] { $partner }
    } sul telo da mare: { $gave } ↔ { $got }.
heul_doch-event-carousel = { heul_doch-has } fatto girare la giostra in senso { $side ->
        [left] orario
       *[right] antiorario
    }.
heul_doch-event-werewolf = { heul_doch-has } scatenato il lupo mannaro.
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
heul_doch-face-up = Scoperte: { $sum }
heul_doch-no-onion = Non ci sono cipolle, quindi vale tutto
heul_doch-onions = { $onions ->
        [one] 1 cipolla ({ $cards }) annulla { $cancelled }
       *[other] { $sum } cipolle ({ $cards }) annullano { $cancelled }
    }
heul_doch-cancelled = { $value ->
        [1] gli 1
       *[other] i { $value }
    } ({ $cards ->
        [0] non ce ne sono
       [one] uno solo
       *[other] { $sum }
    })
heul_doch-won =
    { $by ->
        [shared] 🎉 { $names } vincono a pari merito!
       *[other] 🎉 Vince { $names }!
    }
heul_doch-onion-rule = Le cipolle annullano il proprio numero: se ne hai tre, i tuoi 3 non valgono niente. Oltre sette si scompone: otto (7 + 1) annullano i 7 e gli 1.
heul_doch-tie = -# A parità di punti vince chi ne ha persi di più per le cipolle: { $lost }.

## Mano

heul_doch-hand =
    { $turn ->
        [own] Tocca a te: gioca una carta
       *[other] La tua mano
    }
heul_doch-you = Tu
heul_doch-new = nuova
heul_doch-choose = { "**" }Scegli una carta.** L’immagine mostra chi può riceverla.
heul_doch-where-gift = scoperta può riceverla solo { $whom }
heul_doch-where-either = scegli tu: { $first } o { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = sulla tua pila ({ $why ->
        [shows_onion] sopra la tua cipolla
        [shows_nothing] è vuota
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = solo coperta, come cipolla
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → la mia pila
heul_doch-button-onion = Cipolla
heul_doch-button-special = Gioca { $special ->
        [catapult] la catapulta
        [beach_towel] il telo da mare
        [carousel] la giostra
       *[werewolf] il lupo mannaro
    }
heul_doch-button-carousel = { $side ->
        [left] Senso orario
       *[right] Senso antiorario
    }: per te { $top }
heul_doch-hand-empty = Hai giocato tutte le tue carte.
heul_doch-hand-last = -# Non c’è più niente da pescare: gioca le carte che ti restano.
heul_doch-wait =
    ⏳ Ora gioca { $who }. { $turns ->
        [1] Poi tocca a te.
       *[other] Il tuo turno viene dopo { $before }.
    }

## L’immagine a parole

heul_doch-alt-cover = Un tavolo per Heul doch! Mau Mau, con carte di sette colori e cipolle. Al tavolo: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] più niente da pescare
        [one] ancora 1 carta da pescare
       *[other] ancora { $cards } carte da pescare
    }.
heul_doch-alt-over = Heul doch! Mau Mau, fine.
heul_doch-alt-discarded = Pila degli scarti: { $card }.
heul_doch-alt-height = { $height ->
        [one] 1 carta nella pila
       *[other] { $height } carte nella pila
    }
heul_doch-alt-seat = { $name }: { $top }, { heul_doch-alt-height }, { $cards } in mano{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , è di turno
       *[left] , ha lasciato la partita
    }
heul_doch-alt-pile = { $shown }, { heul_doch-alt-height }
heul_doch-alt-hand = La tua mano. Le pile a portata di mano: { $piles }. Le tue carte: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $onions ->
        [0] nessuna cipolla
        [one] 1 cipolla annulla: { $values } ({ $total } − { $lost })
       *[other] { $sum } cipolle annullano: { $values } ({ $total } − { $lost })
    }.

## Regole

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    { "**" }Scopo del gioco:** avere più punti di tutti alla fine. Ogni carta scoperta nella tua pila vale il suo numero, anche sotto le altre. Peccato che le migliori ti scappino quasi sempre. “Heul doch!” vuol dire “E piangi pure!”, da cui le cipolle.
heul_doch-rules-2 =
    { "**" }Il tuo turno:** gioca una delle tue quattro carte e pescane un’altra. Si prosegue in senso orario.
    { "**" }Prima i vicini:** se la tua carta si abbina a quella in cima a sinistra o a destra (stesso colore o stesso numero), **va giocata lì**, scoperta, anche se si abbina alla tua pila. Se si abbina a entrambi, scegli tu.
heul_doch-rules-3 =
    { "**" }La tua pila:** se una carta non si abbina a nessuno dei vicini, ma alla tua pila sì, puoi tenerla.
    { "**" }Oppure una cipolla:** puoi sempre giocare coperta, sulla tua pila, { heul_doch-hideable }. Sopra può andare qualsiasi carta che non si abbini ai vicini. Le cipolle degli altri non si toccano!
heul_doch-rules-4 =
    { "**" }La fine:** finito il mazzo, si giocano le carte rimaste. Poi conta le tue cipolle: nella tua pila, le carte con quel numero non valgono niente. Cinque cipolle annullano i tuoi 5, dieci i 7 e i 3 (7 + 3 = 10). A parità di punti vince chi ne ha persi di più per le cipolle.
heul_doch-rules-5 =
    { "**" }Buono a sapersi:** ci sono sette colori con i numeri da 1 a 7, ogni carta due volte. Il numero accanto a una pila conta anche le cipolle. Vietato sbirciare: tieni a mente le tue!
    { "**" }Hai sbagliato carta?** Finito il mazzo, **↩️ Annulla mossa** te la ridà finché non gioca qualcun altro, se la carta non ha scoperto niente.
heul_doch-rules-short = ✂️ **Partita breve:** ogni carta c’è una volta sola. Sono 49, più quattro carte speciali se le usate.
heul_doch-rules-specials = { "**" }Le carte speciali** si giocano al posto di una carta numerata e poi finiscono negli scarti. Non possono fare da cipolla.
heul_doch-rules-catapult = 🪨 **Catapulta:** la più alta delle carte scoperte in cima esce dal gioco; in caso di parità escono tutte, anche la tua. Una pila vuota vale come una cipolla.
heul_doch-rules-beach_towel = 🏖️ **Telo da mare:** scambia la tua carta in cima con quella di chi vuoi. Anche le cipolle!
heul_doch-rules-carousel = 🎠 **Giostra:** tutte le carte in cima si spostano di un posto. Il senso lo scegli tu.
heul_doch-rules-werewolf = 🐺 **Lupo mannaro:** tutte le carte in cima si girano. Le carte diventano cipolle, le cipolle carte.
heul_doch-rules-credits = -# Un gioco di Leo Colovini, illustrato da Marek Bláha, pubblicato da Ravensburger. Katzentisch non ha alcun legame con loro.
heul_doch-alt-winning = Due pile scoperte e sommate: 7 + 6 + 5 + 4 = 22 batte 7 + 3 + 2 = 12.
heul_doch-alt-neighbour = Una carta che si abbina a quella di un vicino va a lui, anche se si abbina alla propria pila.
heul_doch-alt-onion = Una carta giocata coperta mostra una cipolla. Due cipolle annullano i 2 della pila; il 6 vale.
heul_doch-alt-catapult = La catapulta fa volare via le carte più alte in cima alle pile.
heul_doch-alt-beach_towel = Sul telo da mare due carte in cima si scambiano di posto.
heul_doch-alt-carousel = La giostra sposta di un posto ogni carta in cima.
heul_doch-alt-werewolf = Il lupo mannaro gira ogni carta in cima: le carte diventano cipolle, le cipolle carte.

## Lezione

heul_doch-lesson-own = Alla fine i tuoi punti sono i numeri delle carte scoperte nella tua pila. Due carte si abbinano se hanno lo stesso colore o lo stesso numero. **Gioca il 5 verde sulla tua pila:** premi la carta, poi la pila.
    .done = La carta si abbina alla tua pila e non ai vicini, quindi è tua.
heul_doch-lesson-gift = Prima vengono i vicini: una carta che si abbina a uno di loro va giocata lì, scoperta, anche se si abbina alla tua pila. Addio punti! Stavolta vale per tutte e quattro le tue carte. **Regala quella che fa meno male.**
    .done = L’1 blu si abbinava anche al tuo 1 viola, ma prima vengono i vicini. Ti costa solo un punto.
heul_doch-lesson-either = A volte una carta si abbina a entrambi i vicini, e scegli tu a chi regalarla. **Trovala e regalala.**
    .done = Di solito conviene regalare alla pila più bassa: il numero accanto dice quante carte contiene.
heul_doch-lesson-onion = Due delle tue carte si abbinano ai vicini, le altre due a niente. Queste possono andare solo coperte sulla tua pila, come cipolle. **Nascondi la più bassa.**
    .done = Non hai regalato niente, ma conta le tue cipolle: alla fine una annulla i tuoi 1, due invece i 2, cinque i 5.
heul_doch-lesson-any = Sulla tua cipolla va qualsiasi carta che non si abbini ai vicini. **Gioca lì la più alta che puoi.**
    .done = Ecco a cosa servono le cipolle: per la carta successiva, colore e numero non contano.
heul_doch-lesson-taboo = Da un lato c’è una cipolla: lì non si può giocare niente. **Trova la carta che si abbina solo alla tua pila, e giocala lì.**
    .done = Le cipolle degli altri non si toccano, quindi contava solo l’altro lato.
heul_doch-lesson-worthless = Nella tua pila, sotto il 5 rosso, ci sono già tre cipolle. Se restano tre, i tuoi 3 non valgono niente. Le due carte rosse si abbinano entrambe al 5. **Gioca quella che porta punti.**
    .done = Il 6 vale, il 3 non avrebbe portato niente: tieni a mente le tue cipolle!
heul_doch-lesson-win = Questa è l’ultima carta della tua prima partita. Nella tua pila c’è già una cipolla, e una seconda non porterebbe punti. **Fa’ valere questa carta.**
    .done = La tua cipolla annulla gli 1, e tu non ne hai: tutto il resto vale!

## Come mai?

heul_doch-why-gave = { $to } aveva in cima un { $top }, e una carta che si abbina a un vicino va giocata lì, scoperta.
heul_doch-why-either = Si abbinava a entrambi i vicini, e la scelta era di { $who }.
heul_doch-why-kept = Non si abbinava a nessuno dei vicini, quindi si poteva tenere.
heul_doch-why-onion = Si può sempre giocare coperta, sulla propria pila, { heul_doch-hideable }.

## Rifiuti

heul_doch-no-such-card = “{ $text }” non esiste in questo gioco. Scrivi per esempio “5 rosso” o “catapulta”.
heul_doch-no-such-place = “{ $text }” non va bene per questa carta. In `dove` scegli una delle voci proposte.
heul_doch-say-where = Questa carta si può giocare in più modi. In `dove` scegli una delle voci proposte.
heul_doch-say-onion = Il tuo { heul_doch-card } non si abbina a niente. Gioca un’altra carta, oppure giocalo coperto con `dove: cipolla`.
heul_doch-gift = Il tuo { heul_doch-card } si abbina a un vicino: scoperto può riceverlo solo { $seat }. Oppure giocalo come cipolla.
heul_doch-gift-for-either = Il tuo { heul_doch-card } si abbina a entrambi i vicini, { $left } e { $right }. Scegli a chi regalarlo, o giocalo come cipolla.
heul_doch-onion-is-taboo = { $top ->
        [onion] { $seat } ha una cipolla, e le cipolle degli altri non si toccano.
       *[nothing] La pila di { $seat } è vuota, e vale come una cipolla.
    } Gioca la carta altrove.
heul_doch-does-not-fit = Il tuo { heul_doch-card } non si abbina a quella pila. La tua mano mostra dove può andare.
heul_doch-no-partner = Con il telo da mare si scambia la carta con qualcun altro.
heul_doch-no-such-special = Non hai questa carta in mano: { heul_doch-special }.
heul_doch-not-in-hand = Non hai un { heul_doch-card } in mano.
