### Nim : trois trous avec des souris. La dernière gagne.

nim-title = Nim

## Commandes

nim-pitch = Prends des souris dans un trou. La dernière fait gagner
nim-command = { nim-title } : { nim-pitch }
nim-command-take = prendre
    .about = Prendre des souris en tapant combien
nim-option-move = coup
    .about = Le trou et combien, par exemple B3
nim-option-holes = trous
    .about = Combien de souris il y a
nim-option-holes-large = vingt-sept souris
nim-option-holes-small = neuf souris

## Plateau

nim-begins = Toutes les souris sont encore dans leurs trous.
nim-turn = C’est à { $name } de jouer.
nim-take = En prendre { $mice }
nim-taken =
    { $name } a pris { $mice ->
        [one] une souris
       *[other] { $mice } souris
    } dans le trou { $hole }.
nim-won-last = 🏆 { $name } a pris la dernière souris et gagne.
nim-alt = Nim avec { $names }. Souris dans le trou A : { $a }, B : { $b }, C : { $c }.
nim-alt-cover = Nim : trois trous pleins de souris. À table : { $names }.

## Règles

nim-rules =
    À ton tour, choisis un trou et prends une, deux ou trois de ses souris.
    La personne qui prend la dernière souris gagne.

## Leçon

nim-lesson-even = **Prends des souris pour que les deux trous en aient autant.**
    .done = Quoi que l’autre prenne maintenant, tu peux en prendre autant.
nim-lesson-last = Il ne reste qu’un trou. **Prends tout !**
    .done = C’était la dernière souris.

## Refus

nim-too-few =
    { $mice ->
        [one] Une souris
       *[other] { $mice } souris
    } : pas possible dans le trou { $hole }. Prends-en une à trois, pas plus qu’il n’y en a.
