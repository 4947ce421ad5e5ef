### maunz. in English.

maunz-title = maunz.

## Commands

maunz-command = maunz.: nudge kittens over the bed; three cats in a row win
maunz-command-place = place
    .about = Place a kitten or a cat by typing its square
maunz-command-choose = choose
    .about = Choose what leaves the bed by typing its number
maunz-option-first = first
    .about = Who makes the first move
maunz-option-first-random = chance decides who starts (as printed)
maunz-option-first-0 = the host starts
maunz-option-first-1 = whoever joins the host starts
maunz-option-kids = kids
    .about = A shorter and easier game for younger players
maunz-option-kids-no = kittens grow into cats (as printed)
maunz-option-kids-yes = no cats, the first three kittens in a row win (for kids)
maunz-option-kids_full = kids-full-bed
    .about = For kids: when all eight kittens of one player are on the bed
maunz-option-kids_full-return = of eight kittens on the bed one comes back (for kids)
maunz-option-kids_full-win = eight kittens on the bed win, too (for kids)
maunz-option-opponent_cat_line = their-cats
    .about = When your move lines up three cats of your opponent
maunz-option-opponent_cat_line-wait = three cats that the opponent lined up must last until after one’s own move (as printed)
maunz-option-opponent_cat_line-win = three cats in a row win at once, whoever lined them up
maunz-option-repetition = repetition
    .about = When the same position comes again and again
maunz-option-repetition-3 = a position that comes for the third time is a draw
maunz-option-repetition-off = repeated positions do not end the game
maunz-option-max_plies = longest-game
    .about = When the game does not want to end
maunz-option-max_plies-400 = a draw after 400 moves
maunz-option-max_plies-off = no limit of moves
maunz-option-controls = controls
    .about = How you choose a square on the board
maunz-option-controls-buttons = a letter, then a square: two buttons
maunz-option-controls-menus = squares are chosen in two menus
maunz-option-hints = hints
    .about = What the board tells about a move before you make it
maunz-option-hints-off = before a move the board tells what it nudges, not what it wins
maunz-option-hints-on = before a move the board tells whether it wins or makes a row
maunz-option-pings = pings
    .about = Whether whoever is in turn gets a message
maunz-option-pings-on = the player in turn is called after a while without a click
maunz-option-pings-off = no player is called: the board alone says whose turn it is
maunz-option-square = square
    .about = A free square, for example C4
maunz-option-piece = piece
    .about = Kitten or cat; if you do not say, a kitten as long as you have one
maunz-option-piece-k = kitten
maunz-option-piece-c = cat
maunz-option-number = number
    .about = The number that stands at the pieces on the bed

## Lobby

maunz-with-options = Played with: { $options }.

## Board

maunz-head = maunz. · Move { $number }
maunz-head-over = maunz. · The end
maunz-begin = The bed is made and empty. Not for long.
maunz-turn-placed =
    { $who } places a { $piece ->
        [c] cat
       *[k] kitten
    } on **{ $square }**.
maunz-turn-nudged = 🐾 Nudged: { $moves }
maunz-turn-fell = 💨 Off the bed, back into the pool: { $squares }
maunz-turn-stayed = ✋ Stays: { $squares }
maunz-turn-line =
    { $squares } leave the bed: { $kittens ->
        [3] three kittens grow into cats.
        [2] two kittens grow into cats, the cat comes back.
       *[1] one kitten grows into a cat, the two cats come back.
    }
maunz-turn-single =
    { $what ->
        [grown] All eight were on the bed: the kitten on { $square } grows into a cat.
        [cat] All eight were on the bed: the cat on { $square } comes back.
       *[kitten] All eight were on the bed: the kitten on { $square } comes back.
    }
maunz-said =
    { $what ->
        [back] ↩️ { $who } takes the move back.
        [offered] 🤝 { $who } offers a draw.
       *[declined] 🙅 { $who } declines the draw.
    }
maunz-place =
    { $who }, your turn: { $pieces ->
        [both] place a kitten or a cat on a free square.
        [cats] place a cat on a free square.
       *[kittens] place a kitten on a free square.
    }
maunz-choose =
    { $who }, choose by its number { $kinds ->
        [both] what leaves the bed: a row of three, or one of your eight pieces.
        [singles] which of your eight pieces leaves the bed: a kitten grows into a cat, a cat comes back.
        [kids] which of your eight kittens comes back.
       *[lines] which row of three leaves the bed.
    }
maunz-choice =
    { $kittens ->
        [0] comes back
        [one] 1 new cat
       *[other] { $kittens } new cats
    }
maunz-waiting = ⚠️ { $who } has a row on { $squares }: if it still stands after their own next move, it wins.
maunz-offered = 🤝 { $who } offers a draw. { $other } can accept or decline, and declines by placing a piece.
maunz-may-take-back = { $who } can take the last move back until { $other } places a piece.
maunz-how-to-tap =
    { $shown ->
        [tap] Tap a letter, then a square.
        [hints] 🐾 nudged · 💨 off the bed · 🏆 wins · ✨ three in a row · 🛏️ all eight on the bed · ⚠️ helps your opponent
       *[signs] 🐾 nudged · 💨 off the bed
    }
maunz-menu =
    { $piece ->
        [c] 🐈 Cat: rows { $first }–{ $last }
       *[k] 🐱 Kitten: rows { $first }–{ $last }
    }
maunz-piece-button =
    { $piece ->
        [c] Cat ({ $left })
       *[k] Kitten ({ $left })
    }
maunz-back-button = Take back
maunz-offer-button = Draw?
maunz-accept-button = Accept
maunz-decline-button = Decline
maunz-hint-wins = wins
maunz-hint-still = wins: the row { $row } still stands
maunz-hint-loses = your opponent wins
maunz-hint-lines-up =
    { $piece ->
        [c] lines up three of their cats
       *[k] lines up three of their kittens
    }
maunz-hint-nudges =
    { $nudges ->
        [0] nudges nobody
       *[other] nudges { $nudges }
    }
maunz-hint-nudged =
    { $whose ->
        [own] nudges { $own } of yours
        [other] nudges { $other } of theirs
       *[both] nudges { $own } of yours and { $other } of theirs
    }
maunz-hint-falls =
    { $whose ->
        [own] { $own } of yours off the bed
        [other] { $other } of theirs off the bed
       *[both] { $own } of yours and { $other } of theirs off the bed
    }
maunz-hint-line =
    { $grows ->
        [one] three in a row: 1 grows up
       *[other] three in a row: { $grows } grow up
    }
maunz-hint-choice =
    { $what ->
        [lines] three in a row, you choose which
        [full] all eight on the bed: you choose one
       *[both] three in a row, and all eight on the bed: you choose
    }
maunz-won-three_cats = 🎉 { $who } wins: three cats in a row on { $squares }.
maunz-won-eight_cats = 🎉 { $who } wins: all eight cats are on the bed.
maunz-won-three_kittens = 🎉 { $who } wins: three kittens in a row on { $squares }.
maunz-won-eight_kittens = 🎉 { $who } wins: all eight kittens are on the bed.
maunz-won-resigned = 🏳️ { $other } gives up. 🎉 { $who } wins.
maunz-drawn-agreed = 🤝 A draw, as agreed. The bed is big enough for two.
maunz-drawn-repetition = 🤝 A draw: the same position came for the third time.
maunz-drawn-length = 🤝 A draw: after 400 moves all cats are asleep.

## Picture in words

maunz-alt-head = maunz., move { $number }. Columns A to F from the left, rows 1 to 6 from the top.
maunz-alt-over = maunz., the end. Columns A to F from the left, rows 1 to 6 from the top.
maunz-alt-goal =
    { $kids ->
        [yes] Three kittens in a row win.
       *[no] Three cats in a row win.
    }
maunz-alt-column = Column { $column } is chosen.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] orange
       *[1] white
    }): { $bed }. In the pool: { $kittens ->
        [one] 1 kitten
       *[other] { $kittens } kittens
    }.
maunz-alt-cats = Cats in the pool: { $cats }. Grown up in all: { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] cats on { $squares }
       *[k] kittens on { $squares }
    }
maunz-alt-nothing = nothing on the bed
maunz-alt-placed =
    Last move: { $name } placed a { $piece ->
        [c] cat
       *[k] kitten
    } on { $square }.
maunz-alt-nudge = { $square } to { $to }
maunz-alt-nudged = Nudged: { $moves }.
maunz-alt-fell = Off the bed: { $squares }.
maunz-alt-stayed = Not nudged: { $squares }.
maunz-alt-turn = { $name } is to place.
maunz-alt-chooses = { $name } chooses what leaves: { $choices }.
maunz-alt-won = { $name } wins.
maunz-alt-drawn = A draw.
maunz-alt-cover = A bed with a patchwork quilt of six by six squares, and eight kittens for each of two players, orange and white. At the table: { $names }.

## Rules

maunz-rules-1 =
    ## maunz.
    For two. The bed has six by six squares, and each of you begins with eight kittens. Take turns: **place one piece from your pool on any free square**. It says “maunz.” and nudges its neighbours.
    { "**" }Nudging:** every piece beside it, diagonally too, moves one square straight away, yours as well as your opponent’s. Whoever falls off the bed goes back into its owner’s pool. Nudged pieces nudge nobody.
maunz-rules-2 =
    { "**" }Who stays:** a piece that has another one straight behind it, whosever they are. And cats are too heavy for kittens: only cats nudge cats.
maunz-rules-3 =
    { "**" }Growing up:** when all nudged pieces have moved, three of your pieces in a row, straight or diagonal, leave the bed. Each kitten becomes a cat in your pool; cats just come back. In the picture, the number behind kitten ➜ cat beside your pool counts how many have grown up. If all eight of your pieces are on the bed, one of them leaves: a kitten grows up, a cat comes back. Where there are several ways, you choose one.
maunz-rules-4 =
    { "**" }Winning:** three of your cats in a row, or all eight of your cats on the bed, when all nudged pieces have moved. Only whoever placed can grow up or win: a row that you make for your opponent counts after their own next move, if it still stands. Some tables agree that three cats win at once, whoever lined them up.
    { "**" }For kids:** nobody grows up, and the first three kittens in a row win. If all eight kittens of one player are on the bed, one of them comes back; or they win, if the table agrees on it.
    { "**" }Peace:** you can take your move back until your opponent places a piece. In your own turn you can offer a draw. Unless the table says otherwise, it is a draw when a position comes for the third time, and after 400 moves.
    -# Game by Scott Brady, published as boop. by Smirk & Dagger Games and as maunz. by Skellig Games. Katzentisch is not affiliated with them.
maunz-alt-nudge-picture = A kitten is placed on B1. The kittens beside it are nudged away: one to the right, one down, one diagonally, and the one on A1 off the bed.
maunz-alt-blocked-picture = A kitten is placed on B1 and nudges nobody: the kitten on C1 has another one behind it, and the neighbour on B2 is a cat.
maunz-alt-graduation-picture = Three kittens in a row become three cats.

## Lesson

maunz-lesson-nudge = Orange is yours. A piece that is placed nudges each neighbour one square straight away, slanting ones too. **Place a kitten beside the white one on C3:** press a letter, then a square.
    .done = Your kitten nudged the white one straight away from itself. Yours are nudged just the same when you place beside them.
maunz-lesson-fall = The white kitten on F3 sits at the edge. **Nudge it off the bed:** place a kitten where it is pushed to the right.
    .done = Off the bed means back into the pool: the owner has to place it again.
maunz-lesson-stay = A piece stays if another one is right behind it. C3 and D3 hold each other. **Place a kitten beside this pair, in its row**, so that nobody moves.
    .done = Nobody moved: the neighbour of your kitten had a piece right behind it. It does not matter whose piece that is.
maunz-lesson-row = Three own kittens in a row grow up. Yours on C3 and D3 hold each other. **Make a row of three.**
    .done = Three in a row leave the bed: the kittens retire, and you get three cats to place. That is how you come to cats.
maunz-lesson-choose = You have four in a row now. Only three leave the bed, and you choose which. The numbers stand in the picture. **Choose one of the two rows.**
    .done = The three grew up. The one that stays is not lost: it can be part of your next row.
maunz-lesson-heavy = On C3 sits a white cat. Cats are too heavy for kittens: only a cat nudges a cat. **Press “Cat”, and place one beside it.**
    .done = The cat moved, because yours is as heavy. Cats nudge kittens just as well.
maunz-lesson-defend = Careful: three cats in a row win, and white has two, on B2 and C2, and a third one to place. **Push them apart:** place a cat right above or below one of them.
    .done = The two cats are no longer side by side, and white cannot win at once. Watch for two cats that hold each other.
maunz-lesson-win = Now it is your turn to win: your cats on C3 and D3 hold each other, and you have one more. **Make a row of three cats.**
    .done = Three cats in a row: that wins on the spot. All eight own cats on the bed would win as well.

## Tips

maunz-tip-choose = There is more than one way to leave the bed, and you choose. The numbers in the picture are those of the buttons.
maunz-tip-waiting = Somebody lined up three for their opponent. Such a row wins only after its owner’s next move, if it still stands then: until then it can be pushed apart.
maunz-tip-grown = Three in a row grow up: the kittens are gone for good, and as many cats lie in the pool. With both in the pool you choose which to place.
maunz-tip-fell = A piece fell off the bed. It is not lost: it is back in its owner’s pool, and can be placed again.
maunz-tip-heavy = The cat did not move: cats are too heavy for kittens. Only a cat nudges a cat.
maunz-tip-stayed = A neighbour stayed where it was: right behind it sits another piece, whosever that is. So two in a line hold each other.

## How come?

maunz-why-nudged = { $mark } The piece on { $square } was beside { $from }, so it was nudged one square straight away: to { $to }.
maunz-why-fell = { $mark } The piece on { $square } was beside { $from }, and straight behind it the bed ends: it fell back into its owner’s pool.
maunz-why-heavy = { $mark } The cat on { $square } stays: cats are too heavy for kittens.
maunz-why-held = { $mark } The piece on { $square } stays: straight behind it, on { $behind }, sat another one.
maunz-why-alone = Nobody sat beside { $square }, so nobody was nudged.
maunz-why-row = After the nudging { $squares } were three in a row of whoever placed, so they left the bed: each kitten becomes a cat, cats come back to the pool.
maunz-why-full = All eight pieces of one player were on the bed, so one of them had to leave: the one on { $square }.
maunz-why-won = That decided the game: when all nudged pieces have moved, { $squares } win.

## Refusals

maunz-over = This game of maunz. is over. Open a new table with “Play again”.
maunz-wait = { $who } is to play. Your turn comes next.
maunz-choose-first = First choose what leaves the bed: press one of the numbers below the board.
maunz-no-such-square = “{ $square }” is no square of the bed. They go from A1 at the top left to F6 at the bottom right.
maunz-square-taken = Somebody is sitting on { $square } already. Choose a free square.
maunz-not-in-pool =
    { $piece ->
        [c] You have no cat in your pool. Place a kitten; three of them in a row grow into cats.
       *[k] You have no kitten in your pool. Place a cat.
    }
maunz-nothing-to-choose = There is nothing to choose now. Place a piece on a free square.
maunz-not-a-choice = “{ $squares }” is none of your choices. Press one of the numbers below the board.
maunz-nothing-to-take-back = There is no move that you could take back now. It works for your last move alone, until your opponent places a piece.
maunz-offered-already = You have offered a draw this turn. You can offer one again in your next turn.
maunz-offer-in-turn = You can offer a draw in your own turn.
maunz-own-offer = This is your own offer. Your opponent answers it, or declines it by placing a piece.
maunz-no-offer = There is no offer of a draw that you could answer.
