### Nim: drei Löcher mit Mäusen. Wer die letzte nimmt, gewinnt.

nim-title = Nim

## Befehle

nim-pitch = Nimm Mäuse aus einem Loch. Wer die letzte nimmt, gewinnt
nim-command = { nim-title }: { nim-pitch }
nim-command-take = nehmen
    .about = Mäuse nehmen, indem du eintippst, wie viele
nim-option-move = zug
    .about = Das Loch und wie viele, zum Beispiel B3
nim-option-holes = löcher
    .about = Wie viele Mäuse es gibt
nim-option-holes-large = siebenundzwanzig Mäuse
nim-option-holes-small = neun Mäuse

## Spieltisch

nim-begins = Noch sind alle Mäuse in ihren Löchern.
nim-turn = { $name } ist dran.
nim-take = { $mice } nehmen
nim-taken =
    { $name } hat { $mice ->
        [one] eine Maus
       *[other] { $mice } Mäuse
    } aus Loch { $hole } genommen.
nim-won-last = 🏆 { $name } hat die letzte Maus genommen und gewinnt.
nim-alt = Nim mit { $names }. Mäuse in Loch A: { $a }, B: { $b }, C: { $c }.
nim-alt-cover = Nim: drei Löcher voller Mäuse. Am Tisch: { $names }.

## Regeln

nim-rules =
    Wenn du dran bist, wähle ein Loch und nimm eine, zwei oder drei seiner Mäuse.
    Wer die letzte Maus nimmt, gewinnt.

## Lektion

nim-lesson-even = **Nimm so viele Mäuse, dass in beiden Löchern gleich viele sind.**
    .done = Was auch immer die anderen jetzt nehmen, du kannst gleich viele nehmen.
nim-lesson-last = Nur ein Loch ist noch übrig. **Nimm alle!**
    .done = Das war die letzte Maus.

## Was nicht geht

nim-too-few =
    { $mice ->
        [one] Eine Maus kannst
       *[other] { $mice } Mäuse kannst
    } du aus Loch { $hole } nicht nehmen. Nimm eine bis drei, und nicht mehr, als da sind.
