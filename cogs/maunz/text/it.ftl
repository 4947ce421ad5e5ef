### maunz. in italiano.

maunz-title = maunz.

## Comandi

maunz-pitch = Una spintarella qui, una là: metti in fila tre gatti sul letto!
maunz-command = { maunz-title }: { maunz-pitch }
maunz-command-place = posa
    .about = Posa un gattino o un gatto scrivendo la casella
maunz-command-choose = scegli
    .about = Scegli con un numero chi lascia il letto
maunz-option-first = chi-comincia
    .about = Chi fa la prima mossa
maunz-option-first-random = decide il caso
maunz-option-first-0 = chi è a capotavola
    .rule = comincia chi è a capotavola
maunz-option-first-1 = chi si unisce al tavolo
    .rule = comincia chi si unisce al tavolo
maunz-option-kids = bambini
    .about = Una partita più breve e più facile, per i più piccoli
maunz-option-kids-no = gattini e gatti (regola originale)
maunz-option-kids-yes = niente gatti (per bambini)
    .rule = niente gatti, vincono i primi tre gattini in fila (per bambini)
maunz-option-hints = suggerimenti
    .about = Cosa rivela il tabellone prima di una mossa
maunz-option-hints-off = solo quali pezzi vengono spinti
maunz-option-hints-on = anche quali mosse fanno vincere
    .rule = i suggerimenti dicono anche se una mossa fa vincere o forma una fila
maunz-option-square = casella
    .about = Una casella libera, per esempio C4
maunz-option-piece = pezzo
    .about = Gattino o gatto; se non lo indichi, un gattino finché ne hai
maunz-option-piece-k = gattino
maunz-option-piece-c = gatto
maunz-option-number = numero
    .about = Il numero sul letto

## Statistiche

maunz-favourite =
    { $count ->
        [one] Un gattino diventato gatto
       *[other] { $count } gattini diventati gatti
    }

## Tabellone

maunz-head = maunz. · Mossa { $number }
maunz-head-over = maunz. · Fine
maunz-begin = Il letto è appena rifatto e vuoto. Ancora per poco.
maunz-turn-placed =
    { $who } posa un { $piece ->
        [c] gatto
       *[k] gattino
    } in **{ $square }**.
maunz-turn-nudged = Spinti: { $moves }
maunz-turn-fell = Patapum! Giù dal letto, di nuovo in riserva: { $squares }
maunz-turn-line =
    { $squares } lasciano il letto: { $kittens ->
        [3] tre gattini diventano gatti.
        [2] due gattini diventano gatti.
       *[1] un gattino diventa gatto.
    }
maunz-turn-single =
    Erano in otto sul letto: { $what ->
        [grown] il gattino in { $square } diventa gatto.
        [cat] il gatto in { $square } torna in riserva.
       *[kitten] il gattino in { $square } torna in riserva.
    }
maunz-said = 🤝 { $who } propone il pareggio.
maunz-place = { $who }, tocca a te.
maunz-choose = { $who }, chi lascia il letto?
maunz-how-to-choose =
    Premi un numero: { $kids ->
        [yes] quel gattino torna in riserva.
       *[no] i gattini scelti diventano gatti.
    }
maunz-choice =
    { $kittens ->
        [0] torna in riserva
        [one] 1 nuovo gatto
       *[other] { $kittens } nuovi gatti
    }
maunz-waiting = ⚠️ { $who } ha una fila in { $squares }. Se c’è ancora dopo la sua prossima mossa, vince.
maunz-offered = 🤝 **{ $who } propone il pareggio.** { $other } può accettarlo, o rifiutarlo posando un pezzo.
maunz-how-to-tap =
    { $waits ->
        [yes] Poi tocca a te.
       *[no] Premi una casella o un’altra lettera.
    }
maunz-sign =
    { $sign ->
        [nudged] { $count ->
            [0] { $piece ->
                [c] spinti dal gatto
               *[k] spinti dal gattino
            }
            [one] { $count } spinto
           *[other] { $count } spinti
        }
        [fell] { $count ->
            [0] giù dal letto
           *[other] { $count } giù dal letto
        }
        [wins] vince
        [row] tre in fila
        [full] tutti e otto sul letto
       *[helps] aiuta l’avversario
    }
maunz-piece-button =
    { $piece ->
        [c] Gatto ({ $left })
       *[k] Gattino ({ $left })
    }
maunz-offer-button = Proponi il pareggio
maunz-accept-button = Accetta il pareggio
maunz-more-button = Altro…
maunz-won-three_cats = 🎉 { $who } vince con i gatti in fila in { $squares }!
maunz-won-eight_cats = 🎉 { $who } vince con tutti e otto i gatti sul letto!
maunz-won-three_kittens = 🎉 { $who } vince con i gattini in fila in { $squares }!
maunz-won-resigned = 🏳️ { $other } abbandona. 🎉 { $who } vince.
maunz-drawn-agreed = 🤝 È un pareggio, di comune accordo. Il letto è abbastanza grande per due.
maunz-drawn-repetition = 🤝 È un pareggio, perché la stessa posizione si è presentata per la terza volta.
maunz-drawn-length = 🤝 È un pareggio, perché dopo 400 mosse i gatti dormono tutti.

## L’immagine a parole

maunz-alt-head = maunz., mossa { $number }. Colonne da A a F da sinistra, righe da 1 a 6 dall’alto.
maunz-alt-over = maunz., fine.
maunz-alt-goal =
    Si vince con tre { $kids ->
        [yes] gattini
       *[no] gatti
    } in fila.
maunz-alt-column = È scelta la colonna { $column }.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] arancione
       *[1] bianco
    }): { $bed }. In riserva: { $kittens ->
        [one] 1 gattino
       *[other] { $kittens } gattini
    }.
maunz-alt-cats = Gatti in riserva: { $cats }. Gattini diventati grandi: { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] { $count ->
            [one] gatto
           *[other] gatti
        } in { $squares }
       *[k] { $count ->
            [one] gattino
           *[other] gattini
        } in { $squares }
    }
maunz-alt-nothing = niente sul letto
maunz-alt-cover = Un letto con una trapunta di sei caselle per sei, otto gattini arancioni e otto bianchi. Al tavolo: { $names }.

## Regole

maunz-rules-1 =
    ## maunz.
    { "**" }Scopo del gioco:** mettere in fila tre dei tuoi gatti, in orizzontale, verticale o diagonale. Si vince anche con tutti e otto i gatti sul letto.
    Si gioca in due, su un letto di sei caselle per sei. Ognuno comincia con otto gattini in riserva, che durante la partita diventano gatti.
maunz-rules-2 =
    { "**" }Quando tocca a te,** posi un gattino o un gatto della tua riserva su una casella libera. Fa “maunz.” e spinge via di una casella tutti i vicini, anche in diagonale, anche i tuoi. Chi cade dal letto torna nella sua riserva. Chi viene spinto non spinge nessuno.
maunz-rules-3 =
    { "**" }Un pezzo resta fermo** se la casella dietro è occupata, non importa da chi. E i gatti sono troppo pesanti per i gattini: solo un gatto spinge un gatto.
maunz-rules-4 =
    { "**" }Diventare grandi:** tre tuoi pezzi in fila dopo le spinte lasciano il letto. Tornano tutti in riserva, i gattini come gatti. Se le file sono più di una, scegli tu.
    { "**" }Tutti e otto i tuoi pezzi sono sul letto?** Scegli tu quale (o quale fila) se ne va: un gattino diventa gatto, un gatto torna in riserva.
maunz-rules-5 =
    { "**" }Conta solo il tuo turno:** è alla fine del tuo turno che i tuoi gattini diventano grandi e i tuoi gatti vincono. Se metti in fila pezzi avversari, la fila conta solo se c’è ancora dopo la mossa dell’avversario.
maunz-rules-6 =
    { "**" }Buono a sapersi:** puoi annullare la tua mossa finché l’avversario non gioca (contro il computer, anche dopo). Tra due persone si può proporre il pareggio. Si pareggia anche quando una posizione si presenta per la terza volta e dopo 400 mosse.
    -# Per i più piccoli c’è una partita più breve, senza gatti.
    -# Un gioco di Scott Brady, pubblicato come boop. da Smirk & Dagger Games e come maunz. da Skellig Games. Katzentisch non ha alcun legame con loro.
maunz-alt-winning = Due letti su cui ha vinto l’arancione: a sinistra tre gatti con la corona uno accanto all’altro, a destra tre in diagonale.
maunz-alt-nudging = Un gattino posato in B1 spinge via i vicini: uno a destra, uno in basso, uno in diagonale, e quello in A1 giù dal letto.
maunz-alt-blocked = Un gattino posato in B1 non spinge nessuno, perché il gattino in C1 ne ha un altro dietro, e in B2 c’è un gatto.
maunz-alt-graduation = Tre gattini in fila diventano tre gatti.

## Lezione

maunz-lesson-nudge = Si vince con tre gatti in fila, ma si comincia con i gattini (i tuoi sono arancioni). Quello che posi spinge via i vicini. **Posane uno accanto a quello bianco in C3:** premi una casella.
    .done = Il tuo gattino ha spinto via di una casella quello bianco, e fa lo stesso con i tuoi.
maunz-lesson-fall = Il gattino bianco in F3 è sul bordo. **Fallo cadere dal letto:** posa un gattino che lo spinga verso destra.
    .done = Un pezzo che cade dal letto torna in riserva, e bisogna posarlo di nuovo.
maunz-lesson-stay = Un pezzo resta fermo se ne ha un altro proprio dietro. C3 e D3 si sostengono. **Posa un gattino accanto, sulla loro riga.**
    .done = Nessuno si è mosso, e non importa di chi sia il pezzo dietro.
maunz-lesson-row = Tre tuoi gattini in fila, anche in verticale o in diagonale, diventano grandi. C3 e D3 si sostengono. **Completa la fila di tre.**
    .done = Tre pezzi in fila, anche gattini e gatti insieme, lasciano il letto e tornano nella tua riserva come gatti.
maunz-lesson-choose = Ora hai quattro gattini in fila, ma solo tre lasciano il letto. I numeri sono nell’immagine. **Scegli una delle due file.**
    .done = Quei tre sono diventati grandi.
maunz-lesson-heavy = In C3 c’è un gatto bianco. I gatti sono troppo pesanti per i gattini: solo un gatto spinge un gatto. **Scegli un gatto e posalo accanto.**
    .done = Il gatto si è mosso, perché il tuo pesa altrettanto.
maunz-lesson-defend = Attenzione: si vince con tre gatti in fila, e il bianco ne ha due, in B2 e C2, più uno in riserva. **Dividili:** posa un gatto subito sopra o sotto.
    .done = I due gatti non sono più uno accanto all’altro, e il bianco non può vincere subito.
maunz-lesson-win = Ora vinci tu: i tuoi gatti in C3 e D3 si sostengono, e te ne resta uno in riserva. **Metti tre gatti in fila.**
    .done = Si vince anche con tutti e otto i gatti sul letto.

## Rompicapi

maunz-puzzle-save = Giochi con l’arancione, e il bianco sta per vincere. **Trova l’unica mossa che per ora lo impedisce.**
maunz-puzzle-win2 = Con l’arancione puoi vincere alla seconda mossa, qualunque cosa faccia il bianco. **Trova l’unica mossa che te lo assicura.**
maunz-puzzle-win3 = Con l’arancione puoi vincere entro la terza mossa, qualunque cosa faccia il bianco. **Trova l’unica mossa che te lo assicura.**
maunz-puzzle-choose = **Scegli con un numero chi lascia il letto.**
maunz-puzzle-on2 = ✅ Giusto, ma il bianco resiste. **Continua:** la mossa dopo questa deve vincere.
maunz-puzzle-on1 = ✅ Giusto, ma il bianco resiste. **Vinci con questa mossa.**
maunz-puzzle-won = ✅ Hai vinto, e il bianco non poteva farci niente.
maunz-puzzle-saved = ✅ Il bianco non può vincere alla prossima mossa. Ogni altra mossa avrebbe perso.
maunz-puzzle-lost = ❌ …e il bianco ha vinto.
maunz-puzzle-escapes = ❌ …e la tua vittoria non è più sicura.
maunz-puzzle-late = ❌ Questa mossa non vince, ed era l’ultima.

## Come mai?

maunz-why-nudged =
    { $pieces } { $count ->
        [one] è stato spinto
       *[other] sono stati spinti
    } di una casella, lontano da { $square }.
maunz-why-fell =
    { $pieces } { $count ->
        [one] è caduto dal letto ed è tornato
       *[other] sono caduti dal letto e sono tornati
    } in riserva, per colpa di chi è arrivato in { $square }.
maunz-why-heavy =
    { $pieces } { $count ->
        [one] è rimasto fermo
       *[other] sono rimasti fermi
    }, perché i gatti sono troppo pesanti per i gattini.
maunz-why-held =
    { $pieces } { $count ->
        [one] è rimasto fermo
       *[other] sono rimasti fermi
    }, perché la casella subito dietro (tra parentesi) era occupata.
maunz-why-alone = Accanto alla casella { $square } non c’era nessuno da spingere.
maunz-why-row = ✨ { $squares } lasciano il letto, perché lì c’erano tre pezzi dello stesso colore in fila.
maunz-why-full = ✨ Tutti e otto i pezzi di un colore erano sul letto, e quello in { $square } ha dovuto lasciarlo.

## Rifiuti

maunz-wait = Ora gioca { $who }, poi tocca a te.
maunz-choose-first = Prima scegli chi lascia il letto.
maunz-no-such-square = La casella “{ $text }” non esiste: le caselle vanno da A1 (in alto a sinistra) a F6 (in basso a destra).
maunz-square-taken = In { $square } c’è già qualcuno.
maunz-not-in-pool =
    Non hai { $piece ->
        [c] gatti
       *[k] gattini
    } in riserva.
maunz-nothing-to-choose = Adesso non c’è niente da scegliere.
maunz-not-a-choice = “{ $text }” non è tra i numeri sul letto.
maunz-offered-already = In questo turno hai già proposto il pareggio.
maunz-offer-in-turn = Puoi proporre il pareggio solo quando tocca a te.
maunz-own-offer = La proposta è tua: aspetta la risposta.
maunz-no-offer = Non c’è nessuna proposta.

## Che cosa mi è sfuggito?

maunz-missed-head = 🔍 Cosa mi è sfuggito? · mossa { $move } ({ $number }/{ $of })
maunz-missed-task =
    { $why ->
        [win] Hai posato { $played } e ti è sfuggita una vittoria sicura. **Trovala.**
        [loss] Hai posato { $played }, e l’avversario aveva una vittoria sicura. **Trova di meglio.**
       *[chance] Hai posato { $played }, e la tua probabilità di vincere è scesa: { $chance }% → { $after }%. **Trova di meglio.**
    }
maunz-missed-verdict =
    { $verdict ->
        [right] ✅ **Esatto!**
        [same] 🤔 **È quello che hai giocato, e c’è di molto meglio.**
        [wrong] 🤔 **C’è di meglio.**
       *[shown] 💡 **Questa era la mossa migliore.**
    }
maunz-missed-reply = La risposta che temerei di più: { $reply }.
maunz-missed-why =
    Il meglio: { $best } · probabilità di vincere { $chance }%
    Nella partita: { $played } · probabilità di vincere { $after }%
    -# Dopo la freccia c’è la risposta che temerei di più, ma posso sbagliarmi.
maunz-missed-again = Riprova
maunz-missed-show = Mostrami
maunz-missed-next = Avanti
maunz-missed-none = Qui non ho niente da mostrarti. Nelle partite giocate da te dall’inizio cerco mosse costate almeno 25 punti percentuali di probabilità di vincere.
