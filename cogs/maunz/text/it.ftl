### maunz. in italiano.

maunz-title = maunz.

## Comandi

maunz-command = maunz.: spingi i gattini sul letto; tre gatti in fila vincono
maunz-command-place = metti
    .about = Metti un gattino o un gatto scrivendo la casella
maunz-command-choose = scegli
    .about = Scegli con un numero che cosa lascia il letto
maunz-option-first = inizio
    .about = Chi fa la prima mossa
maunz-option-first-random = decide il caso chi comincia (come da regolamento)
maunz-option-first-0 = comincia chi ospita
maunz-option-first-1 = comincia chi si aggiunge
maunz-option-kids = bambini
    .about = Una partita più breve e più facile, per i più piccoli
maunz-option-kids-no = i gattini diventano gatti (come da regolamento)
maunz-option-kids-yes = niente gatti, i primi tre gattini in fila vincono (per bambini)
maunz-option-kids_full = bambini-letto-pieno
    .about = Per bambini: quando qualcuno ha tutti gli otto gattini sul letto
maunz-option-kids_full-return = con otto gattini sul letto uno torna indietro (per bambini)
maunz-option-kids_full-win = vincono anche otto gattini sul letto (per bambini)
maunz-option-opponent_cat_line = gatti-altrui
    .about = Quando la tua mossa mette in fila tre gatti dell’altro colore
maunz-option-opponent_cat_line-wait = tre gatti messi in fila da altri devono resistere fin dopo la propria mossa (come da regolamento)
maunz-option-opponent_cat_line-win = tre gatti in fila vincono subito, chiunque li abbia messi in fila
maunz-option-repetition = ripetizione
    .about = Quando la stessa posizione torna di continuo
maunz-option-repetition-3 = la stessa posizione per la terza volta è patta
maunz-option-repetition-off = le posizioni ripetute non chiudono la partita
maunz-option-max_plies = durata-massima
    .about = Quando la partita non vuole finire
maunz-option-max_plies-400 = patta dopo 400 mosse
maunz-option-max_plies-off = mosse senza limite
maunz-option-controls = comandi
    .about = Come si sceglie una casella sul tabellone
maunz-option-controls-buttons = una lettera, poi una casella: due pulsanti
maunz-option-controls-menus = le caselle si scelgono in due menu
maunz-option-hints = indizi
    .about = Che cosa dice il tabellone di una mossa prima di farla
maunz-option-hints-off = prima di una mossa il tabellone dice che cosa spinge, non se vince
maunz-option-hints-on = prima di una mossa il tabellone dice se vince o se fa una fila
maunz-option-pings = chiamate
    .about = Se chi è di turno riceve un messaggio
maunz-option-pings-on = chi è di turno viene chiamato dopo un po’ senza clic
maunz-option-pings-off = nessuno viene chiamato: solo il tabellone dice a chi tocca
maunz-option-square = casella
    .about = Una casella libera, per esempio C4
maunz-option-piece = pezzo
    .about = Gattino o gatto; se non lo dici, un gattino finché ne hai
maunz-option-piece-k = gattino
maunz-option-piece-c = gatto
maunz-option-number = numero
    .about = Il numero che sta vicino ai pezzi sul letto

## Prima della partita

maunz-with-options = Si gioca con: { $options }.

## Tabellone

maunz-head = maunz. · Mossa { $number }
maunz-head-over = maunz. · Fine
maunz-begin = Il letto è rifatto e vuoto. Ancora per poco.
maunz-turn-placed =
    { $who } mette un { $piece ->
        [c] gatto
       *[k] gattino
    } in **{ $square }**.
maunz-turn-nudged = 🐾 Spinti: { $moves }
maunz-turn-fell = 💨 Giù dal letto, di nuovo in riserva: { $squares }
maunz-turn-stayed = ✋ Resta seduto: { $squares }
maunz-turn-line =
    { $squares } lasciano il letto: { $kittens ->
        [3] tre gattini diventano gatti.
        [2] due gattini diventano gatti, il gatto torna in riserva.
       *[1] un gattino diventa gatto, i due gatti tornano in riserva.
    }
maunz-turn-single =
    { $what ->
        [grown] Erano sul letto tutti e otto: il gattino in { $square } diventa gatto.
        [cat] Erano sul letto tutti e otto: il gatto in { $square } torna in riserva.
       *[kitten] Erano sul letto tutti e otto: il gattino in { $square } torna in riserva.
    }
maunz-said =
    { $what ->
        [back] ↩️ { $who } si riprende la mossa.
        [offered] 🤝 { $who } propone la patta.
       *[declined] 🙅 { $who } rifiuta la patta.
    }
maunz-place =
    { $who }, tocca a te: metti { $pieces ->
        [both] un gattino o un gatto su una casella libera.
        [cats] un gatto su una casella libera.
       *[kittens] un gattino su una casella libera.
    }
maunz-choose =
    { $who }, scegli con un numero { $kinds ->
        [both] che cosa lascia il letto: una fila di tre, oppure uno dei tuoi otto pezzi.
        [singles] quale dei tuoi otto pezzi lascia il letto: un gattino diventa gatto, un gatto torna in riserva.
        [kids] quale dei tuoi otto gattini torna in riserva.
       *[lines] quale fila di tre lascia il letto.
    }
maunz-choice =
    { $kittens ->
        [0] torna in riserva
        [one] 1 nuovo gatto
       *[other] { $kittens } nuovi gatti
    }
maunz-waiting = ⚠️ { $who } ha una fila in { $squares }: se c’è ancora dopo la sua prossima mossa, vince.
maunz-offered = 🤝 { $who } propone la patta. { $other } può accettare o rifiutare, e rifiuta mettendo un pezzo.
maunz-may-take-back = { $who } può riprendersi l’ultima mossa finché { $other } non mette un pezzo.
maunz-how-to-tap =
    { $shown ->
        [tap] Tocca una lettera, poi una casella.
        [hints] 🐾 spinti · 💨 giù dal letto · 🏆 vince · ✨ tre in fila · 🛏️ tutti e otto sul letto · ⚠️ aiuta l’altro colore
       *[signs] 🐾 spinti · 💨 giù dal letto
    }
maunz-menu =
    { $piece ->
        [c] 🐈 Gatto: righe { $first }–{ $last }
       *[k] 🐱 Gattino: righe { $first }–{ $last }
    }
maunz-piece-button =
    { $piece ->
        [c] Gatto ({ $left })
       *[k] Gattino ({ $left })
    }
maunz-back-button = Riprendi
maunz-offer-button = Patta?
maunz-accept-button = Accetta
maunz-decline-button = Rifiuta
maunz-hint-wins = vince
maunz-hint-still = vince: la fila { $row } c’è ancora
maunz-hint-loses = fa vincere l’altro colore
maunz-hint-lines-up =
    { $piece ->
        [c] mette in fila tre gatti dell’altro
       *[k] mette in fila tre gattini dell’altro
    }
maunz-hint-nudges =
    { $nudges ->
        [0] non spinge nessuno
       *[other] ne spinge { $nudges }
    }
maunz-hint-nudged =
    { $whose ->
        [own] spinge { $own } dei tuoi
        [other] spinge { $other } dell’altro
       *[both] spinge { $own } dei tuoi e { $other } dell’altro
    }
maunz-hint-falls =
    { $whose ->
        [own] { $own } dei tuoi giù dal letto
        [other] { $other } dell’altro giù dal letto
       *[both] giù dal letto: { $own } dei tuoi, { $other } dell’altro
    }
maunz-hint-line =
    { $grows ->
        [one] tre in fila: 1 diventa grande
       *[other] tre in fila: { $grows } diventano grandi
    }
maunz-hint-choice =
    { $what ->
        [lines] tre in fila, scegli tu quali
        [full] tutti e otto sul letto: ne scegli uno
       *[both] tre in fila e tutti e otto sul letto: scegli tu
    }
maunz-won-three_cats = 🎉 { $who } vince: tre gatti in fila in { $squares }.
maunz-won-eight_cats = 🎉 { $who } vince: tutti e otto i gatti sono sul letto.
maunz-won-three_kittens = 🎉 { $who } vince: tre gattini in fila in { $squares }.
maunz-won-eight_kittens = 🎉 { $who } vince: tutti e otto i gattini sono sul letto.
maunz-won-resigned = 🏳️ { $other } si arrende. 🎉 { $who } vince.
maunz-drawn-agreed = 🤝 Patta, di comune accordo. Il letto è abbastanza grande per due.
maunz-drawn-repetition = 🤝 Patta: la stessa posizione per la terza volta.
maunz-drawn-length = 🤝 Patta: dopo 400 mosse dormono tutti i gatti.

## L’immagine a parole

maunz-alt-head = maunz., mossa { $number }. Colonne da A a F da sinistra, righe da 1 a 6 dall’alto.
maunz-alt-over = maunz., fine. Colonne da A a F da sinistra, righe da 1 a 6 dall’alto.
maunz-alt-goal =
    { $kids ->
        [yes] Tre gattini in fila vincono.
       *[no] Tre gatti in fila vincono.
    }
maunz-alt-column = È scelta la colonna { $column }.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] arancione
       *[1] bianco
    }): { $bed }. In riserva: { $kittens ->
        [one] 1 gattino
       *[other] { $kittens } gattini
    }.
maunz-alt-cats = Gatti in riserva: { $cats }. Diventati grandi in tutto: { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] gatti in { $squares }
       *[k] gattini in { $squares }
    }
maunz-alt-nothing = niente sul letto
maunz-alt-placed =
    Ultima mossa: { $name } ha messo un { $piece ->
        [c] gatto
       *[k] gattino
    } in { $square }.
maunz-alt-nudge = { $square } verso { $to }
maunz-alt-nudged = Spinti: { $moves }.
maunz-alt-fell = Giù dal letto: { $squares }.
maunz-alt-stayed = Rimasti seduti: { $squares }.
maunz-alt-turn = Tocca a { $name } mettere un pezzo.
maunz-alt-chooses = { $name } sceglie che cosa lascia il letto: { $choices }.
maunz-alt-won = Vince { $name }.
maunz-alt-drawn = Patta.
maunz-alt-cover = Un letto con una trapunta a toppe di sei caselle per sei, e otto gattini per ciascuno dei due colori, arancione e bianco. Al tavolo: { $names }.

## Regole

maunz-rules-1 =
    ## maunz.
    Per due. Il letto ha sei caselle per sei, e ciascuno comincia con otto gattini. A turno: **metti un pezzo della tua riserva su una casella libera**. Fa “maunz.” e spinge i suoi vicini.
    { "**" }Spingere:** ogni pezzo accanto, anche in diagonale, si sposta di una casella dritto via da lui, i tuoi come quelli dell’altro. Chi cade dal letto torna nella riserva del suo colore. I pezzi spinti non spingono nessuno.
maunz-rules-2 =
    { "**" }Chi resta seduto:** un pezzo che ne ha un altro proprio dietro di sé, di chiunque sia. E i gatti sono troppo pesanti per i gattini: solo un gatto spinge un gatto.
maunz-rules-3 =
    { "**" }Diventare grandi:** quando tutti i pezzi spinti si sono spostati, tre dei tuoi pezzi in fila, dritti o in diagonale, lasciano il letto. Ogni gattino diventa un gatto nella tua riserva; i gatti ci tornano e basta. Nell’immagine, il numero dopo gattino ➜ gatto, accanto alla riserva, conta quelli diventati grandi. Se tutti i tuoi otto pezzi sono sul letto, uno lo lascia: un gattino diventa grande, un gatto torna in riserva. Se c’è più di una possibilità, scegli tu.
maunz-rules-4 =
    { "**" }Vincere:** tre dei tuoi gatti in fila, oppure tutti e otto sul letto, quando tutti i pezzi spinti si sono spostati. Può diventare grande e vincere solo chi ha appena messo un pezzo: una fila che regali all’altro vale dopo la sua prossima mossa, se c’è ancora. A certi tavoli tre gatti in fila vincono subito, chiunque li abbia messi in fila.
    { "**" }Per bambini:** nessuno diventa grande, e i primi tre gattini in fila vincono. Se tutti gli otto gattini di un colore sono sul letto, uno torna in riserva; oppure vincono, se il tavolo è d’accordo.
    { "**" }In pace:** puoi riprenderti la mossa finché l’altro non mette un pezzo. Nel tuo turno puoi proporre la patta. Se il tavolo non decide altrimenti, la partita è patta quando la stessa posizione torna per la terza volta, e dopo 400 mosse.
    -# Un gioco di Scott Brady, pubblicato come boop. da Smirk & Dagger Games e come maunz. da Skellig Games. Katzentisch non è affiliato a loro.
maunz-alt-nudge-picture = Un gattino viene messo in B1. I gattini vicini vengono spinti via: uno a destra, uno in basso, uno in diagonale, e quello in A1 giù dal letto.
maunz-alt-blocked-picture = Un gattino viene messo in B1 e non spinge nessuno: il gattino in C1 ne ha un altro dietro, e in B2 c’è un gatto.
maunz-alt-graduation-picture = Tre gattini in fila diventano tre gatti.

## Lezione

maunz-lesson-nudge = Gli arancioni sono tuoi. Un pezzo appena messo spinge ogni vicino dritto via di una casella, anche in diagonale. **Metti un gattino accanto a quello bianco in C3:** premi una lettera, poi una casella.
    .done = Il tuo gattino ha spinto quello bianco dritto via da sé. Anche i tuoi vengono spinti così, quando metti un pezzo accanto a loro.
maunz-lesson-fall = Il gattino bianco in F3 è sul bordo. **Fallo cadere dal letto:** metti un gattino che lo spinga verso destra.
    .done = Chi cade dal letto torna nella riserva, e va messo di nuovo.
maunz-lesson-stay = Un pezzo resta seduto se ne ha un altro proprio dietro. C3 e D3 si reggono a vicenda. **Metti un gattino accanto a questa coppia, sulla sua riga**, in modo che nessuno si muova.
    .done = Nessuno si è mosso: il vicino del tuo gattino aveva un pezzo proprio dietro di sé. Di chi sia non importa.
maunz-lesson-row = Tre tuoi gattini in fila diventano grandi. I tuoi in C3 e D3 si reggono a vicenda. **Fai una fila di tre.**
    .done = Tre in fila lasciano il letto: diventano tre gatti nella tua riserva. È così che si ottengono i gatti.
maunz-lesson-choose = Ora ne hai quattro in fila. Solo tre lasciano il letto, e scegli tu quali. I numeri sono nell’immagine. **Scegli una delle due file.**
    .done = I tre sono diventati grandi. Quello che resta non è perso: può far parte della tua prossima fila.
maunz-lesson-heavy = In C3 c’è un gatto bianco. I gatti sono troppo pesanti per i gattini: solo un gatto spinge un gatto. **Premi “Gatto” e mettine uno accanto.**
    .done = Il gatto si è mosso, perché il tuo pesa altrettanto. Spinge allo stesso modo anche i gattini.
maunz-lesson-defend = Attenzione: tre gatti in fila vincono, e il bianco ne ha due, in B2 e C2, e un terzo da mettere. **Dividili:** metti un gatto proprio sopra o sotto uno di loro.
    .done = I due gatti non sono più vicini, e il bianco non può vincere subito. Fai attenzione a due gatti che si reggono a vicenda.
maunz-lesson-win = Ora tocca a te vincere: i tuoi gatti in C3 e D3 si reggono a vicenda, e ne hai ancora uno. **Metti tre gatti in fila.**
    .done = Tre gatti in fila: si vince subito. Vincerebbero anche tutti e otto i tuoi gatti sul letto.

## Consigli

maunz-tip-choose = C’è più di un modo di lasciare il letto, e scegli tu. I numeri nell’immagine sono quelli dei pulsanti.
maunz-tip-waiting = Qualcuno ha allineato tre pezzi dell’avversario. Una fila così vince solo dopo la prossima mossa del suo proprietario, se c’è ancora: fino ad allora si può rompere.
maunz-tip-grown = Tre in fila crescono: i gattini se ne vanno per sempre, e altrettanti gatti arrivano nella riserva. Chi ha entrambi sceglie che cosa mettere.
maunz-tip-fell = Un pezzo è caduto dal letto. Non è perso: è tornato nella riserva del suo proprietario, e si può rimettere.
maunz-tip-heavy = Il gatto non si è mosso: i gatti sono troppo pesanti per i gattini. Solo un gatto spinge un gatto.
maunz-tip-stayed = Un vicino è rimasto dov’era: subito dietro c’è un altro pezzo, di chiunque sia. Così due in linea si tengono a vicenda.

## Come mai?

maunz-why-nudged = { $mark } Il pezzo in { $square } era accanto a { $from }: è stato spinto di una casella, dritto, in { $to }.
maunz-why-fell = { $mark } Il pezzo in { $square } era accanto a { $from }, e subito dietro finisce il letto: è ricaduto nella riserva.
maunz-why-heavy = { $mark } Il gatto in { $square } resta: i gatti sono troppo pesanti per i gattini.
maunz-why-held = { $mark } Il pezzo in { $square } resta: subito dietro, in { $behind }, ce n’era un altro.
maunz-why-alone = Accanto a { $square } non c’era nessuno, quindi nessuno è stato spinto.
maunz-why-row = Dopo la spinta { $squares } erano tre in fila di chi ha messo il pezzo: lasciano il letto. Ogni gattino diventa un gatto, i gatti tornano nella riserva.
maunz-why-full = Tutti e otto i pezzi di una parte erano sul letto: uno doveva andarsene, quello in { $square }.
maunz-why-won = Questo ha deciso la partita: dopo tutte le spinte, { $squares } vincono.

## Rifiuti

maunz-over = Questa partita di maunz. è finita. Apri un nuovo tavolo con “Gioca ancora”.
maunz-wait = Tocca a { $who }. Poi è il tuo turno.
maunz-choose-first = Prima scegli che cosa lascia il letto: premi uno dei numeri sotto l’immagine.
maunz-no-such-square = “{ $square }” non è una casella del letto. Vanno da A1 in alto a sinistra a F6 in basso a destra.
maunz-square-taken = In { $square } c’è già seduto qualcuno. Scegli una casella libera.
maunz-not-in-pool =
    { $piece ->
        [c] Non hai gatti in riserva. Metti un gattino; tre gattini in fila diventano gatti.
       *[k] Non hai gattini in riserva. Metti un gatto.
    }
maunz-nothing-to-choose = Adesso non c’è niente da scegliere. Metti un pezzo su una casella libera.
maunz-not-a-choice = “{ $squares }” non è tra le tue scelte. Premi uno dei numeri sotto l’immagine.
maunz-nothing-to-take-back = Adesso non hai una mossa da riprendere. Si può solo con la tua ultima mossa, finché l’altro non mette un pezzo.
maunz-offered-already = In questo turno hai già proposto la patta. Potrai rifarlo nel prossimo.
maunz-offer-in-turn = Puoi proporre la patta quando tocca a te.
maunz-own-offer = È la tua proposta. L’altro risponde, oppure la rifiuta mettendo un pezzo.
maunz-no-offer = Non c’è nessuna proposta a cui tu possa rispondere.
