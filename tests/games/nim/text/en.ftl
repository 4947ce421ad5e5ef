### Nim: three holes with mice. The last one wins.

nim-title = Nim

## Commands

nim-pitch = Take mice out of one hole. The player who takes the last one wins
nim-command = { nim-title }: { nim-pitch }
nim-command-take = take
    .about = Take mice by typing how many
nim-option-move = move
    .about = The hole and how many, for example B3
nim-option-holes = holes
    .about = How many mice there are
nim-option-holes-large = twenty-seven mice
nim-option-holes-small = nine mice

## Board

nim-begins = All the mice are in their holes.
nim-turn = { $name } is to take.
nim-take = Take { $mice }
nim-taken =
    { $name } took { $mice ->
        [one] one mouse
       *[other] { $mice } mice
    } out of hole { $hole }.
nim-won-last = 🏆 { $name } took the last mouse and wins.
nim-alt = Nim with { $names }. Mice in hole A: { $a }, B: { $b }, C: { $c }.
nim-alt-cover = Nim: three holes full of mice. At the table: { $names }.

## Rules

nim-rules =
    In your turn, choose a hole and take one, two or three of its mice.
    The player who takes the last mouse wins.

## Lesson

nim-lesson-even = **Take mice so that both holes hold the same number.**
    .done = Whatever the other player takes now, you can take the same.
nim-lesson-last = Only one hole is left. **Take everything!**
    .done = That was the last mouse.

## What is not possible

nim-too-few =
    { $mice ->
        [one] One mouse
       *[other] { $mice } mice
    } can’t be taken out of hole { $hole }. Take one to three, and no more than there are.
