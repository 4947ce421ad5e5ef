### Heul doch! Mau Mau in italiano.

heul_doch-title = Heul doch! Mau Mau

## Comandi

heul_doch-command = Heul doch! Mau Mau: tieni le tue carte, se non vanno dai vicini. Se no, piangi pure!
heul_doch-option-specials = carte-speciali
    .about = Catapulta, telo da mare, giostra e lupo mannaro scompigliano le pile
heul_doch-option-specials-no = senza carte speciali
heul_doch-option-specials-yes = con le 12 carte speciali
heul_doch-option-first = inizio
    .about = Chi comincia
heul_doch-option-first-random = decide il caso chi comincia
heul_doch-option-first-host = comincia chi ha aperto il tavolo
heul_doch-option-cards = carte
    .about = Quante carte: con la metà la partita dura la metà
heul_doch-option-cards-all = tutte le 98 carte
heul_doch-option-cards-half = partita breve con metà delle carte
heul_doch-option-pings = chiamate
    .about = Un breve messaggio nomina chi è di turno, così il telefono suona
heul_doch-option-pings-on = chi è di turno viene chiamato dopo un po’ senza clic
heul_doch-option-pings-off = nessuno viene chiamato: solo il tabellone dice a chi tocca
heul_doch-option-card = carta
    .about = La carta, per esempio «5 rosso» o «catapulta»
heul_doch-option-to = dove
    .about = Un nome, mia pila, cipolla; per la giostra senso orario o senso antiorario

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
heul_doch-shown-card =
    { $shown_value } { $shown_colour ->
        [R] rosso
        [O] arancione
        [Y] giallo
        [G] verde
        [B] blu
        [P] viola
       *[N] marrone
    }
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
heul_doch-place =
    { $place ->
        [left] senso orario
        [right] senso antiorario
        [own] mia pila
       *[onion] cipolla
    }

## Prima della partita

heul_doch-with-options = A questo tavolo: { $options }.

## Tabellone

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] le ultime carte
        [one] ancora una carta da pescare
       *[other] ancora { $cards } carte da pescare
    }
heul_doch-head-over = Heul doch! Mau Mau · Fine
heul_doch-begin = Ogni persona ha una carta sulla pila e quattro in mano.
heul_doch-because =
    { $why ->
        [colour] stesso colore di
        [number] stesso numero di
       *[both] gemella di
    } { $top }
heul_doch-turn = 👉 { $who } gioca una carta con «La mia mano», poi tocca a { $next }.
heul_doch-turn-again = ↩️ { $who } ha ripreso la carta e ne gioca un’altra, poi tocca a { $next }.
heul_doch-piles = 📚 Carte nelle pile, cipolle comprese: { $piles } · { $left ->
        [0] si giocano le ultime carte
        [one] ognuno gioca ancora circa 1 carta
       *[other] ognuno gioca ancora circa { $left } carte
    }
heul_doch-last-cards = -# Il mazzo è finito: si giocano tutte le carte in mano.
heul_doch-may-take-back = -# { $who } può riprendere questa carta finché non gioca { $next }.
heul_doch-tears = { $count ->
        [one] { $names } ha una lacrima
       *[other] { $names } hanno una lacrima
    }
heul_doch-event-gave = { $by ->
        [you] Hai
       *[other] { $who } ha
    } regalato { $card } a { $whom ->
        [you] te
       *[other] { $to }
    } (per forza: { heul_doch-because })
heul_doch-event-gave-either = { $by ->
        [you] Hai
       *[other] { $who } ha
    } regalato { $card } a { $whom ->
        [you] te
       *[other] { $to }
    } ({ heul_doch-because }); la carta andava da tutti e due i lati, quindi è stata una scelta
heul_doch-event-kept = { $by ->
        [you] Hai
       *[other] { $who } ha
    } tenuto { $card } ({ $why ->
        [shows_onion] sulla propria cipolla va tutto
        [shows_nothing] su una pila vuota va tutto
       *[fits] { heul_doch-because }
    })
heul_doch-event-onion = { $by ->
        [you] Hai
       *[other] { $who } ha
    } posato una carta coperta, come cipolla
heul_doch-event-catapult = { $by ->
        [you] Hai
       *[other] { $who } ha
    } tirato con la catapulta e { $count ->
        [one] la carta più alta è volata via
       *[other] le carte più alte sono volate via
    }: { $cards }
heul_doch-event-catapult-nothing = { $by ->
        [you] Hai
       *[other] { $who } ha
    } tirato con la catapulta, ma nessuno mostrava una carta
heul_doch-event-towel = { $by ->
        [you] Hai
       *[other] { $who } ha
    } dato { $gave } a { $whom ->
        [you] te
       *[other] { $partner }
    } sul telo da mare e ricevuto { $got }
heul_doch-event-carousel = { $by ->
        [you] Hai
       *[other] { $who } ha
    } fatto girare la giostra: tutte le carte in cima si sono spostate di un posto in senso { $side ->
        [left] orario
       *[right] antiorario
    }
heul_doch-event-werewolf = { $by ->
        [you] Hai
       *[other] { $who } ha
    } liberato il lupo mannaro: tutte le carte in cima sono state girate
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] un punto
       *[other] { $score } punti
    }
heul_doch-face-up = Scoperte: { $sum }
heul_doch-no-onion = Nessuna cipolla, quindi vale tutto
heul_doch-onions = { $onions ->
        [one] 1 cipolla ({ $cards }) annulla { $cancelled }
       *[other] { $sum } cipolle ({ $cards }) annullano { $cancelled }
    }
heul_doch-cancelled = i { $value } ({ $cards ->
        [0] nessuna carta
       *[other] { $cards }×{ $value } = { $lost }
    })
heul_doch-won-points = 🎉 Vince { $names }!
heul_doch-won-onions = 🎉 Vince { $names }: i punti sono pari, ma qui le cipolle ne hanno mangiati di più ({ $lost }).
heul_doch-won-shared = 🎉 Vittoria in comune per { $names }: stessi punti, e altrettanti persi con le cipolle.

## Mano

heul_doch-hand =
    { $turn ->
        [own] Tocca a te: gioca una carta
       *[other] La tua mano
    }
heul_doch-you = Tu
heul_doch-new = nuova
heul_doch-choose = **Scegli una carta**, poi dove va. Sotto ogni carta: la pila che deve riceverla, la tua, oppure coperta come cipolla.
heul_doch-where-gift = scoperta solo a { $whom }{ $own ->
        [fits] , anche se va pure sulla tua pila
       *[other] { "" }
    }
heul_doch-where-either = va da tutti e due i lati, scegli tu: { $first } o { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = sulla tua pila ({ $why ->
        [shows_onion] sulla tua cipolla va tutto
        [shows_nothing] sulla tua pila vuota va tutto
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = solo coperta, come cipolla
heul_doch-typed-gift = deve andare a { $name } ({ $why ->
        [colour] stesso colore
        [number] stesso numero
       *[both] gemella
    })
heul_doch-typed-own = sulla tua pila
heul_doch-typed-onion = solo come cipolla (dove: cipolla)
heul_doch-typed-choice = scegli con dove:
heul_doch-effect =
    { $special ->
        [beach_towel] scambia la tua carta in cima con chi vuoi
        [carousel] tutte le carte in cima si spostano di un posto, in senso orario o antiorario
       *[werewolf] tutte le carte in cima si girano
    }
heul_doch-effect-hides = { $count ->
        [one] diventa una cipolla: { $cards }
       *[other] diventano cipolle: { $cards }
    }
heul_doch-effect-opens = { $count ->
        [one] questa cipolla si apre: { $names }
       *[other] queste cipolle si aprono: { $names }
    }
heul_doch-effect-catapult = { $count ->
        [one] la carta visibile più alta vola via: { $cards }
       *[other] le carte visibili più alte volano via: { $cards }
    }
heul_doch-effect-bare = poi senza carta, e vale come una cipolla: { $names }
heul_doch-effect-catapult-nothing = nessuno mostra una carta, non volerebbe via niente
heul_doch-aim =
    { $special ->
        [beach_towel] Tu dai: { $top }. Con chi scambi?
       *[carousel] In che senso? Tu mostri: { $top }.
    }
heul_doch-turning = { $side ->
        [left] **Senso orario**, come i turni
       *[right] **Senso antiorario**, contro i turni
    }: ricevi { $top } da { $giver }, la tua carta va a { $receiver }: { $own }
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → mia pila
heul_doch-button-onion = Cipolla
heul_doch-button-special = Gioca: { $special }
heul_doch-button-carousel = { $side ->
        [left] Senso orario
       *[right] Senso antiorario
    }: ricevi { $top }
heul_doch-button-take-back = Riprendi
heul_doch-button-tissue = Un fazzoletto, presto!
heul_doch-tissue-taken = Hai preso il fazzoletto: tutti vedono una lacrima accanto al tuo nome.
heul_doch-hand-empty = Hai giocato tutte le tue carte.
heul_doch-wait =
    { $turns ->
        [1] ⏳ Sta giocando { $who }, poi tocca a te.
       *[other] ⏳ Sta giocando { $who }. Dopo { $before } tocca a te.
    }

## L’immagine in parole

heul_doch-alt-cover = Un tavolo per una partita a Heul doch! Mau Mau, con carte di sette colori, cipolle e un fazzoletto. Al tavolo: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] niente più da pescare
        [one] ancora 1 carta da pescare
       *[other] ancora { $cards } carte da pescare
    }.
heul_doch-alt-over = Heul doch! Mau Mau, fine.
heul_doch-alt-discarded = Scarti: { $card }.
heul_doch-alt-seat = { $name }: { $top }, { $height ->
        [one] pila di 1 carta
       *[other] pila di { $height } carte
    }, { $cards } in mano{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , gioca
        [left] , non c’è più
       *[tear] , con una lacrima
    }
heul_doch-alt-hand = La tua mano. Una accanto all’altra, le pile che contano: { $piles }. Le tue carte: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $onions ->
        [0] nessuna cipolla
        [one] 1 cipolla annulla { $values }: { $total } − { $lost }
       *[other] { $sum } cipolle annullano { $values }: { $total } − { $lost }
    }.
heul_doch-alt-last = Ultimo turno: { $turn }.

## Regole

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    Da 3 a 6 persone. 98 carte: sette colori, da 1 a 7, ognuna due volte. Ogni persona ha davanti una pila, che comincia con una carta scoperta, e quattro carte in mano. Nel tuo turno giochi una carta e ne peschi una; poi si continua in senso orario, come mostrano le frecce sul tavolo. Il numero su una pila dice quante carte contiene, cipolle comprese.
    { "**" }Alla fine** vale tutto ciò che sta scoperto nella tua pila, anche più sotto: ogni carta vale il suo numero. Vince chi ha più punti.
    { "**" }Una carta va** su una dello stesso colore o dello stesso numero. Ma prima i vicini: se va su ciò che mostra una delle due persone accanto a te, scoperta **deve andare lì**, anche se va pure sulla tua pila. Piangi pure! Solo una carta che non va da nessuna delle due può andare sulla tua pila, e anche lì deve andarci bene.
heul_doch-rules-2 =
    { "**" }Va da tutti e due i lati?** Allora scegli tu chi la riceve. Contano solo le due persone accanto a te.
heul_doch-rules-3 =
    { "**" }O una cipolla:** una carta numerata puoi sempre posarla coperta sulla tua pila. Sulla tua cipolla può poi andare qualsiasi carta, se non va dai vicini. Le cipolle degli altri sono tabù. Nessuno può frugare in una pila: ricorda quante cipolle ci sono nella tua.
heul_doch-rules-4 =
    { "**" }Le cipolle annullano:** quando il mazzo è finito, si giocano tutte le carte in mano. Quante cipolle hai, quel numero nella tua pila non vale niente: 5 cipolle annullano i tuoi 5. Con più di 7 sono i 7 e ciò che avanza: 9 cipolle annullano i 7 e i 2. A parità di punti vince chi ha perso di più con le cipolle.
    { "**" }Un clic sbagliato?** Quando non c’è più niente da pescare, puoi riprendere la tua carta finché non gioca chi viene dopo, se non ha scoperto niente.
    { "**" }Le carte speciali**, se il tavolo le ha scelte, si giocano al posto di una carta numerata e poi vanno negli scarti.
    { "**" }Una partita breve** si gioca con una carta di ogni tipo: 49 carte, più quattro carte speciali se il tavolo le usa.
heul_doch-rules-catapult = 🪨 **Catapulta:** la più alta delle carte visibili vola negli scarti, fuori dal gioco; a parità tutte, anche la tua. Chi resta senza carte vale come se mostrasse una cipolla.
heul_doch-rules-towel = 🏖️ **Telo da mare:** scambia la tua carta in cima con chi vuoi, anche una cipolla.
heul_doch-rules-carousel = 🎠 **Giostra:** tutte le carte in cima si spostano di un posto, in senso orario o antiorario come vuoi.
heul_doch-rules-werewolf = 🐺 **Lupo mannaro:** tutte le carte in cima si girano; le carte diventano cipolle e le cipolle carte.
heul_doch-rules-5 = -# Un gioco di Leo Colovini, illustrato da Marek Bláha, pubblicato da Ravensburger. Katzentisch non ha legami con loro.
heul_doch-alt-neighbour = Una carta che va su quella accanto deve andare lì, anche se va pure sulla propria pila.
heul_doch-alt-both = Una carta che va da tutti e due i lati: se ne sceglie uno.
heul_doch-alt-onion = Una carta posata coperta sulla propria pila mostra una cipolla.
heul_doch-alt-catapult = La catapulta getta via la più alta delle carte visibili.
heul_doch-alt-towel = Sul telo da mare due carte in cima si scambiano di posto.
heul_doch-alt-carousel = La giostra sposta ogni carta in cima di un posto.
heul_doch-alt-werewolf = Il lupo mannaro gira ogni carta in cima: le carte in cipolle, le cipolle in carte.

## Lezione

heul_doch-lesson-own = Ciò che a fine partita sta scoperto nella tua pila sono i tuoi punti. Una carta va sullo stesso colore o sullo stesso numero. **Posa il verde 5 sulla tua pila:** premi la carta, poi dove va.
    .done = Il verde va sul verde, e la carta non va da nessun vicino: quindi puoi tenerla. Poi ne hai pescata una nuova.
heul_doch-lesson-gift = Ciò che va da un vicino deve andarci, scoperto, e i suoi punti sono persi. Tutte le tue carte vanno accanto. **Regala quella che fa meno male, il blu 1.**
    .done = Un regalo non sempre si può evitare, ma può costare poco. Prima di scegliere guarda che cosa mostrano i due vicini.
heul_doch-lesson-either = A volte una carta va da tutti e due i lati. Allora scegli tu chi la riceve. **Gioca l’arancione 6 da uno dei due lati.**
    .done = Il 6 andava da tutti e due i lati: la scelta era tua. Regala piuttosto a chi ha meno punti.
heul_doch-lesson-onion = Le tue carte sono alte, e tutte vanno accanto. Ma una carta numerata puoi sempre posarla coperta sulla tua pila, come cipolla. **Posa una cipolla.**
    .done = Nessuno ha avuto la tua carta. Ma alla fine, quante cipolle hai, quel numero nella tua pila non vale: con una cipolla i tuoi 1.
heul_doch-lesson-any = La tua pila mostra una cipolla. Su di essa può andare qualsiasi carta scoperta, se non va dai vicini. **Posa il rosso 7 sulla tua pila.**
    .done = A questo servono le cipolle: alla carta seguente non serve né colore né numero.
heul_doch-lesson-taboo = Da un lato si vede una cipolla: lì non può andare niente, quindi niente deve andarci. Cerca la carta che va solo da te. **Posa il viola 7 sulla tua pila.**
    .done = Le cipolle degli altri sono tabù: contava solo l’altro lato. È il momento buono per le carte alte.
heul_doch-lesson-worthless = Nella tua pila ci sono tre cipolle, quindi i tuoi 3 non varranno niente. Le due carte rosse vanno sul tuo rosso 5. **Posa quella che porta punti.**
    .done = Il 6 vale, un 3 non avrebbe contato. In una pila non si può frugare: ricorda quante cipolle ci sono nella tua.
heul_doch-lesson-win = L’ultima carta della tua prima partita, e ti manca qualche punto. Una seconda cipolla non porta niente. **Tieni il rosso 7, scoperto.**
    .done = Si aprono tutte le pile. La tua cipolla ha annullato gli 1, e non ce n’erano: tutto il resto ha contato.

## Consigli

heul_doch-tip-onion = La tua prima cipolla. Alla fine, quante cipolle hai nella pila, quel numero lì non vale niente: con due cipolle, i tuoi due.
heul_doch-tip-got = Qualcuno ha dovuto darti una carta. È scoperta nella tua pila: alla fine il suo numero è tuo.
heul_doch-tip-last = Il mazzo è finito: da ora nessuno pesca più, e tutti giocano le carte in mano. Poi si aprono le pile e si contano.
heul_doch-tip-any = La tua pila mostra una cipolla: sopra può andare scoperta qualsiasi carta, se non va da un vicino.
heul_doch-tip-either = Una delle tue carte va da tutti e due i lati. Allora scegli chi la riceve; meglio chi non è in testa.
heul_doch-tip-taboo = Un vicino mostra una cipolla. Nessun altro può posarci niente, quindi niente deve andarci.
heul_doch-tip-gift = Una delle tue carte va da un vicino: scoperta deve andare lì, anche se va sulla tua pila. Oppure la posi coperta, come cipolla.

## Come mai?

heul_doch-why-gave = Prima i vicini: { $to } mostrava { $top }, e quello che va lì deve andarci scoperto, anche se va pure sulla propria pila.
heul_doch-why-either = Andava da tutti e due i lati, quindi { $who } ha scelto; { $to } mostrava { $top }.
heul_doch-why-kept = Non andava da nessun lato, quindi poteva andare sulla propria pila.
heul_doch-why-kept-beside = Non andava da nessun lato ({ $tops }), quindi poteva andare sulla propria pila.
heul_doch-why-onion = Ogni carta numerata può andare coperta sulla propria pila. Alla fine, quante cipolle ci sono in una pila, quel numero lì non vale.

## Rifiuti

heul_doch-no-such-card = «{ $text }» non è una carta di questo gioco. Scrivi un numero da 1 a 7 e un colore, per esempio «5 rosso», o una carta speciale, per esempio «catapulta».
heul_doch-no-such-place = «{ $text }» non è un posto per questa carta. Scrivi mia pila, cipolla o il nome di chi ti sta accanto; per il telo da mare il nome di un’altra persona, per la giostra senso orario o senso antiorario.
heul_doch-say-where =
    { $kind ->
        [beach_towel] Per il telo da mare serve qualcuno con cui scambiare. Di’ chi con `dove`.
        [carousel] Per la giostra serve un senso. Di’ senso orario o senso antiorario con `dove`.
       *[neighbour] Questa carta va da tutti e due i lati. Di’ con `dove` chi la riceve.
    }
heul_doch-say-onion = Il { heul_doch-card } scoperto non va da nessuna parte. Per posarlo coperto sulla tua pila aggiungi `dove: cipolla`, oppure gioca un’altra carta.
heul_doch-over = Questa partita a Heul doch! è finita. Apri un nuovo tavolo con «Gioca ancora».
heul_doch-nothing-to-take-back = Non c’è una carta che puoi riprendere adesso. Si può quando il mazzo è finito, finché non gioca chi viene dopo, se la carta non ha scoperto niente.
heul_doch-not-your-turn = Ora tocca a { $seat }. Appena tocca a te, puoi giocare una carta.
heul_doch-gift = Il { heul_doch-card } va da { $seat }, sul { heul_doch-shown-card }: { $why ->
        [colour] stesso colore
        [number] stesso numero
       *[both] stesso colore e stesso numero
    }. Scoperto deve quindi andare lì. Puoi regalarlo a { $seat } o posarlo come cipolla.
heul_doch-gift-for-either = Il { heul_doch-card } va da tutti e due i lati: da { $left } ({ $left_why ->
        [colour] stesso colore
        [number] stesso numero
       *[both] stesso colore e stesso numero
    }) e da { $right } ({ $right_why ->
        [colour] stesso colore
        [number] stesso numero
       *[both] stesso colore e stesso numero
    }). Puoi regalarlo a uno dei due lati o posarlo come cipolla.
heul_doch-onion-is-taboo = { $seat } mostra una cipolla, e le cipolle degli altri sono tabù. Gioca la carta altrove, o come cipolla sulla tua pila.
heul_doch-shows-nothing = La pila di { $seat } è vuota, e vale come una cipolla: nessun altro può posarci niente. Gioca la carta altrove.
heul_doch-does-not-fit-own = Il { heul_doch-card } non va sul tuo { heul_doch-shown-card }: né il colore né il numero. Puoi posarlo come cipolla o giocare un’altra carta.
heul_doch-does-not-fit = Il { heul_doch-card } non va sul { heul_doch-shown-card } di { $seat }: né il colore né il numero. La tua mano dice dove può andare.
heul_doch-no-partner = Per il telo da mare serve qualcun altro con cui scambiare. Scegli una persona di questo tavolo.
heul_doch-no-such-special = Non hai questa carta in mano: { heul_doch-special }. Scegli una delle tue carte.
heul_doch-not-in-hand = Non hai il { heul_doch-card } in mano. Scegli una delle tue carte.
