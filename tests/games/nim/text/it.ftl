### Nim: tre tane con topi. Chi prende l’ultimo vince.

nim-title = Nim

## Comandi

nim-pitch = Prendi topi da una tana. Chi prende l’ultimo vince
nim-command = { nim-title }: { nim-pitch }
nim-command-take = prendi
    .about = Prendere topi scrivendo quanti
nim-option-move = mossa
    .about = La tana e quanti, per esempio B3
nim-option-holes = tane
    .about = Quanti topi ci sono
nim-option-holes-large = ventisette topi
nim-option-holes-small = nove topi

## Tabellone

nim-begins = Tutti i topi sono ancora nelle loro tane.
nim-turn = Ora gioca { $name }.
nim-take = Prendine { $mice }
nim-taken =
    { $name } ha preso { $mice ->
        [one] un topo
       *[other] { $mice } topi
    } dalla tana { $hole }.
nim-won-last = 🏆 { $name } ha preso l’ultimo topo e vince.
nim-alt = Nim con { $names }. Topi nella tana A: { $a }, B: { $b }, C: { $c }.
nim-alt-cover = Nim: tre tane piene di topi. Al tavolo: { $names }.

## Regole

nim-rules =
    Quando tocca a te, scegli una tana e prendi uno, due o tre topi.
    Chi prende l’ultimo topo vince.

## Lezione

nim-lesson-even = **Prendi topi in modo che le due tane ne abbiano altrettanti.**
    .done = Qualunque numero prenda adesso l’altro, tu puoi prenderne altrettanti.
nim-lesson-last = Resta una sola tana. **Prendi tutto!**
    .done = Era l’ultimo topo.

## Rifiuti

nim-too-few =
    { $mice ->
        [one] Un topo
       *[other] { $mice } topi
    } dalla tana { $hole } non si possono prendere. Prendine da uno a tre, e non più di quanti ce ne sono.
