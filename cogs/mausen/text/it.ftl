### Mausen in italiano.

mausen-title = Mausen (Topi!)

## Comandi

mausen-command = Topi! Ognuno gioca un animale in segreto: chi caccia chi?
mausen-option-scores = punti
    .about = Chi vede i punti durante la partita
mausen-option-scores-hidden = punti nascosti fino alla fine
mausen-option-scores-own = ognuno vede i propri punti
mausen-option-scores-open = punti visibili a tutti
mausen-option-ties = parità
    .about = Che cosa succede se anche il valore subito inferiore è in parità
mausen-option-ties-one_step = nessuno caccia (come da regolamento)
mausen-option-ties-cascade = caccia il primo valore inferiore senza parità
mausen-option-final_tie = parità-finale
    .about = Che cosa decide a parità di punti alla fine
mausen-option-final_tie-mouse_sum = decidono tutti i topi vinti (come da regolamento)
mausen-option-final_tie-mouse_high = decide il topo più alto vinto
mausen-option-last_restart = ultima-carta
    .about = Quando il tavolo è vuoto prima dell’ultima carta
mausen-option-last_restart-lay = l’ultima carta diventa carta di partenza e va persa (come da regolamento)
mausen-option-last_restart-play = l’ultima carta caccia ancora
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
mausen-animals =
    { $animal ->
        [E] elefanti
        [D] cani
        [C] gatti
       *[M] topi
    }
mausen-prey =
    { $animal ->
        [E] cani
        [D] gatti
        [C] topi
       *[M] elefanti
    }
mausen-card = { mausen-animal } { $value }

## Prima della partita

mausen-with-options = Si gioca così: { $options }.

## Tabellone

mausen-head = Topi! · Round { $number } di 16
mausen-head-restart = Topi! · Round { $number } di 16: il tavolo è vuoto
mausen-head-over = Topi! · Fine
mausen-begin = Al centro ci sono le quattro carte di partenza. Ognuno sceglie una carta in segreto.
mausen-round = **Round { $number }**
mausen-round-restart = **Round { $number }**: al centro ci sono nuove carte di partenza. Nessuno ha cacciato.
mausen-round-stand-down =
    { mausen-animal } { $value } { $times ->
        [2] due volte: si annullano a vicenda
       *[other] { $times ->
            [3] tre
            [4] quattro
            [5] cinque
           *[other] sei
        } volte: si annullano tutti
    }
mausen-round-hunt =
    { mausen-animal } { $value } ({ $who }) caccia { $animal ->
        [M] gli
       *[other] i
    } { mausen-prey } e prende { $cards }
mausen-round-lower = { $count ->
        [one] { mausen-animal } { $values } vale meno e sta solo a guardare
       *[other] { mausen-animals } { $values } valgono meno e stanno solo a guardare
    }
mausen-round-no-prey = { mausen-animal } { $value } ({ $who }) vorrebbe cacciare { mausen-prey }, ma non ce ne sono
mausen-round-no-hunt = nessun { mausen-animal } caccia
mausen-choose = **Scegli la tua carta** con “La mia mano”.
mausen-choose-restart = **Scegli una nuova carta di partenza** con “La mia mano”. Questa volta nessuno caccia.
mausen-waiting = ⏳ { $names }
mausen-chosen = ✅ { $names }
mausen-result = { $medal } **{ $name }**: { $score ->
        [one] un punto
       *[other] { $score } punti
    }
mausen-won-points = 🎉 Vince { $names }!
mausen-won-mice = 🎉 Vince { $names }: i punti sono pari, decidono i topi ({ $mice }).
mausen-won-shared = 🎉 { $names } vincono insieme: stessi punti, stessi topi.
mausen-lost = Rimasto al centro, per nessuno: { $cards }

## Mano

mausen-hand = La tua mano · round { $number } di 16
mausen-pick = Scegli la carta da giocare.
mausen-pick-restart = Il tavolo è vuoto: scegli una nuova carta di partenza. Questa volta nessuno caccia.
mausen-picked = Giochi **{ mausen-card }**. Puoi cambiare idea finché qualcuno deve ancora scegliere.
mausen-laid = Già giocate: { $cards }
mausen-others = Carte scelte: { $chosen } su { $seats }.
mausen-own-score =
    Per ora hai { $score ->
        [one] un punto
       *[other] { $score } punti
    }.

## L’immagine a parole

mausen-alt-head = Topi! Round { $number } di 16.
mausen-alt-over = Topi! Fine.
mausen-alt-middle = Al centro: { $cards }.
mausen-alt-middle-empty = Centro vuoto.
mausen-alt-kind = { mausen-animals } { $values }
mausen-alt-cover = Un tavolo rotondo per giocare a Topi!: gli elefanti cacciano i cani, i cani i gatti, i gatti i topi, i topi gli elefanti. Al tavolo: { $names }.
mausen-alt-seat = { $name }: { $pile ->
        [0] 0 carte vinte
        [one] 1 carta vinta
       *[other] { $pile } carte vinte
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
mausen-alt-chosen = , ha scelto
mausen-alt-choosing = , ci pensa
mausen-alt-taken = , giocato { mausen-card }, preso da { $who }
mausen-alt-kept = , giocato { mausen-card }, ora al centro
mausen-alt-place = , { $place }º posto
mausen-alt-lost = Perso al centro: { $cards }.

## Regole

mausen-rules-1 =
    ## Mausen (Topi!)
    Da 3 a 6 persone, 16 round. Tutti hanno le stesse 16 carte: elefante, cane, gatto e topo, ciascuno con i valori da 1 a 4. Al centro ci sono quattro carte di partenza. In ogni round tutti scelgono **una carta in segreto**; poi si scoprono tutte insieme.
    { "**" }Chi caccia chi:** elefante → cane → gatto → topo → elefante.
mausen-rules-2 =
    { "**" }Per ogni specie caccia un solo animale:** il più alto tra quelli giocati in questo round. Giocato più volte? Quegli animali si annullano, e può cacciare quello giocato di valore subito inferiore. Di nuovo parità, o non ne resta nessuno? Questa specie non caccia.
    Chi caccia prende **tutti** gli animali della specie cacciata: quelli al centro e quelli appena giocati, anche se cacciano a loro volta. Tutto accade nello stesso momento.
mausen-rules-3 =
    Gli animali che nessuno ha cacciato vanno al centro. Più avanti si potranno cacciare, ma non cacciano più e non creano più parità.
    { "**" }Il centro è vuoto?** Tutti vi giocano una carta della mano come nuova carta di partenza. Vale come un round; nessuno caccia.
mausen-rules-4 =
    { "**" }Fine:** dopo 16 carte. Quelle rimaste al centro non contano per nessuno. I tuoi punti sono la somma dei valori che hai vinto; a parità di punti vince la somma più alta di topi. Il tavolo mostra quanti animali ha vinto ognuno; i punti restano nascosti, se il tavolo non li ha scoperti.
    { "**" }Nell’immagine:** corona: ha preso qualcosa · =: si è annullato · bollino tondo: chi l’ha preso · freccia: è andato al centro · piccolo dorso di carta: ha scelto · zampa accanto al nome: deve ancora scegliere.
    -# Un gioco di Detlef Wendt, pubblicato da ABACUSSPIELE. Katzentisch non ha alcun legame con loro.
mausen-alt-circle = Il cerchio della caccia: elefante, cane, gatto, topo e di nuovo elefante. Ognuno caccia il successivo.
mausen-alt-stand-down = Due cani di valore 3 si annullano; il cane di valore 1 caccia il gatto.
mausen-alt-empty-table = Un tavolo vuoto, su cui tutti giocano una nuova carta di partenza.

## Lezione

mausen-lesson-hunt = Tu e altri due giocate un animale a testa in segreto. Gli elefanti cacciano i cani, e al centro c’è un cane di valore 3. **Gioca un elefante.**
    .done = Il tuo elefante ha cacciato e ha preso tutti i cani sul tavolo: i loro valori sono tuoi. L’elefante caccia il cane, il cane il gatto, il gatto il topo, e il topo l’elefante.
mausen-lesson-highest = Ci sono due cani, 7 punti in tutto, e li vogliono anche gli altri. Di ogni specie caccia solo il più alto giocato in questo round. **Gioca il tuo elefante più alto.**
    .done = È stato giocato anche l’elefante 3, ma ha solo guardato: di ogni specie caccia un solo animale, il più alto.
mausen-lesson-equal = Ci sono due gatti, e gli altri due stanno per giocare il cane 4. Se il più alto di una specie è giocato più volte, quegli animali si annullano, e può cacciare quello subito inferiore. **Gioca un cane più basso di 4.**
    .done = I due cani 4 si sono annullati, e ha cacciato il tuo cane più basso: ha preso entrambi i gatti.
mausen-lesson-fresh = Al centro non c’è nessun cane, solo gatti. Ma i gatti attirano i cani, e si cacciano anche gli animali appena giocati, perfino quelli che cacciano. **Gioca un elefante.**
    .done = I cani sono venuti per i gatti, e il tuo elefante ha preso i cani. Tutto è successo nello stesso momento: chi caccia può anche essere cacciato.
mausen-lesson-mouse = Ci sono due grandi elefanti. L’animale più piccolo caccia il più grande: **gioca un topo.**
    .done = Anche il topo 1 caccia gli elefanti, se non ne viene giocato uno più alto. Li hai presi tutti, anche quello appena giocato.
mausen-lesson-empty = Il tavolo è vuoto. Ora tutti giocano una nuova carta di partenza e nessuno caccia: più avanti la si può prendere, tu o gli altri. **Dai via una carta di valore 1.**
    .done = Un nuovo centro, e ti sei tenuto gli animali grandi. Ciò che sta al centro si può cacciare, ma non caccia.
mausen-lesson-cats = La tua prima vera partita sta per finire: hai ancora due carte e sei indietro. Al centro ci sono due gatti. **Quale delle tue carte caccia i gatti?** Giocala.
    .done = Il cane ha preso tutti i gatti, anche quello appena giocato. Che un elefante abbia preso il tuo cane non cambia nulla: tutto accade nello stesso momento, e le tue prede restano tue.
mausen-lesson-last = L’ultima carta della partita. Al centro ci sono elefanti, e ne arriva un altro. **Gioca il tuo topo.**
    .done = La partita è finita, e si contano i valori degli animali vinti. Ciò che resta al centro non conta per nessuno.

## Consigli

mausen-tip-empty = Il tavolo è vuoto: stavolta ognuno gioca una nuova carta di partenza e nessuno caccia. Un buon momento per liberarti di una piccola.
mausen-tip-last = È l’ultima carta. Quello che poi resta in mezzo non conta per nessuno.
mausen-tip-stood_down = Qualcuno ha giocato la tua stessa carta: si annullano e non cacciano. Al loro posto può cacciare l’animale più piccolo di quella specie.
mausen-tip-no_prey = Avresti cacciato, ma non c’era preda. Guarda che cosa c’è in mezzo, e indovina che cosa giocheranno gli altri.
mausen-tip-watched = Di ogni specie caccia un solo animale, il più alto. Il tuo era più basso ed è rimasto a guardare.
mausen-tip-prey = La tua carta è stata presa appena giocata: anche gli animali appena giocati sono prede, perfino quelli che cacciano.

## Come mai?

mausen-why-restart = In mezzo non c’era niente: le carte giocate sono le nuove carte di partenza. In un round così nessuno caccia.
mausen-why-tied = { mausen-animal } { $value } è di { $names }: gli uguali si annullano e non cacciano.
mausen-why-nobody =
    { $tied ->
        [1] Nessuno ne ha giocato uno più basso: di questa specie non caccia nessuno.
       *[other] Anche i successivi sono uguali: di questa specie non caccia nessuno.
    }
mausen-why-hunts =
    { $place ->
        [next] { mausen-animal } { $value } ({ $who }) è la carta che viene dopo ed è sola, quindi caccia { mausen-prey }.
       *[highest] { mausen-animal } { $value } ({ $who }) è la carta più alta della sua specie in questo round, quindi caccia { mausen-prey }.
    }
mausen-why-takes = A { $who } vanno tutti, { mausen-prey } in mezzo e appena giocati: { $cards }.
mausen-why-no-prey = Ma sul tavolo non c’erano { mausen-prey }.
mausen-why-stays = In mezzo resta { $cards }: nessun { $hunter ->
        [E] elefante
        [D] cane
        [C] gatto
       *[M] topo
    } ha cacciato.

## Rifiuti

mausen-no-such-card = “{ $text }” non è una carta di questo gioco. Scrivi un animale e un valore da 1 a 4, per esempio “cane 3”.
mausen-card-not-in-hand = Hai già giocato { mausen-card }. Scegli un’altra carta dalla tua mano.
mausen-over = Questa partita è finita. Apri un nuovo tavolo con “Gioca ancora”.
