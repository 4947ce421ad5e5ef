### maunz. in English.

maunz-title = maunz.

## Commands

maunz-pitch = Nudge kittens across the bed until three cats sit in a row!
maunz-command = { maunz-title }: { maunz-pitch }
maunz-command-place = place
    .about = Place a kitten or a cat by typing its square
maunz-command-choose = choose
    .about = Choose what leaves the bed by typing its number
maunz-option-first = first
    .about = Who makes the first move
maunz-option-first-random = a random player
maunz-option-first-0 = the host
    .rule = the host starts
maunz-option-first-1 = the other player
    .rule = the player who joins starts
maunz-option-kids = kids
    .about = A shorter, simpler game for kids
maunz-option-kids-no = kittens grow up (original rule)
maunz-option-kids-yes = kittens only (for kids)
    .rule = no cats, and the first three kittens in a row win (for kids)
maunz-option-hints = hints
    .about = How much you’re told about a move before you make it
maunz-option-hints-off = only what a move nudges
maunz-option-hints-on = also whether it wins
    .rule = the hints also show whether a move wins or makes a row
maunz-option-square = square
    .about = A free square, for example C4
maunz-option-piece = piece
    .about = Kitten or cat; if you leave it out, a kitten if you have one
maunz-option-piece-k = kitten
maunz-option-piece-c = cat
maunz-option-number = number
    .about = The number on the bed

## Statistics

maunz-favourite =
    Raised { $count ->
        [one] one cat
       *[other] { $count } cats
    } from kittens

## Board

maunz-head = maunz. · Move { $number }
maunz-head-over = maunz. · Result
maunz-begin = The bed is freshly made and empty, but not for long.
maunz-turn-placed =
    { $who } places a { $piece ->
        [c] cat
       *[k] kitten
    } on **{ $square }**.
maunz-turn-nudged = Nudged: { $moves }
maunz-turn-fell = Plop! Off the bed and back in the pool: { $squares }
maunz-turn-line =
    { $squares } leave the bed: { $kittens ->
        [3] three kittens grow into cats.
        [2] two kittens grow into cats.
       *[1] one kitten grows into a cat.
    }
maunz-turn-single =
    All eight were on the bed: { $what ->
        [grown] the kitten on { $square } grows into a cat.
        [cat] the cat on { $square } goes back to the pool.
       *[kitten] the kitten on { $square } goes back to the pool.
    }
maunz-said = 🤝 { $who } offers a draw.
maunz-place = { $who }, it’s your turn.
maunz-choose = { $who }, what leaves the bed?
maunz-how-to-choose =
    Press a number. { $kids ->
        [yes] That kitten goes back to the pool.
       *[no] Kittens that leave grow into cats.
    }
maunz-choice =
    { $kittens ->
        [0] back to the pool
        [one] 1 new cat
       *[other] { $kittens } new cats
    }
maunz-waiting = ⚠️ { $who } has a row on { $squares }. If it’s still there after { $who }’s next move, it wins the game.
maunz-offered = 🤝 **{ $who } offers a draw.** { $other } can accept it, or decline by placing a piece.
maunz-how-to-tap =
    { $waits ->
        [yes] Then it’s your turn.
       *[no] Press a square below or another letter.
    }
maunz-sign =
    { $sign ->
        [nudged] { $count ->
            [0] { $piece ->
                [c] nudged by the cat
               *[k] nudged by the kitten
            }
           *[other] { $count } nudged
        }
        [fell] { $count ->
            [0] off the bed
           *[other] { $count } off the bed
        }
        [wins] wins
        [row] three in a row
        [full] all eight on the bed
       *[helps] helps your opponent
    }
maunz-piece-button =
    { $piece ->
        [c] Cat ({ $left })
       *[k] Kitten ({ $left })
    }
maunz-offer-button = Offer a draw
maunz-accept-button = Accept the draw
maunz-more-button = More…
maunz-won-three_cats = 🎉 { $who } wins with cats in a row on { $squares }!
maunz-won-eight_cats = 🎉 { $who } wins with all eight cats on the bed!
maunz-won-three_kittens = 🎉 { $who } wins with kittens in a row on { $squares }!
maunz-won-resigned = 🏳️ { $other } gives up. 🎉 { $who } wins.
maunz-drawn-agreed = 🤝 Both agree on a draw. The bed is big enough for two.
maunz-drawn-repetition = 🤝 It’s a draw, because this position was on the bed for the third time.
maunz-drawn-length = 🤝 It’s a draw. After 400 moves, all the cats have fallen asleep.

## Picture in words

maunz-alt-head = Move { $number } in maunz. Columns A to F from the left, rows 1 to 6 from the top.
maunz-alt-over = The result of maunz.
maunz-alt-goal =
    Three { $kids ->
        [yes] kittens
       *[no] cats
    } in a row win.
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
        [c] { $count ->
            [one] cat
           *[other] cats
        } on { $squares }
       *[k] { $count ->
            [one] kitten
           *[other] kittens
        } on { $squares }
    }
maunz-alt-nothing = nothing on the bed
maunz-alt-cover = A bed of six by six squares, and eight kittens each, orange and white. At the table: { $names }.

## Rules

maunz-rules-1 =
    ## maunz.
    { "**" }The aim:** get three of your cats in a row, straight or diagonal. You can also win by getting all eight of them on the bed.
    Two people play. You each start with eight kittens in the pool; they’ll grow into cats along the way.
maunz-rules-2 =
    { "**" }On your turn,** place a kitten or a cat from your pool on a free square. It says “maunz.” and nudges every piece around it one square away, even diagonally, and even your own. A piece that falls off the bed goes back to its pool. Nudged pieces don’t nudge others.
maunz-rules-3 =
    { "**" }A piece stays put** if there’s another one right behind it, no matter whose. And cats are too heavy for kittens: only a cat nudges a cat.
maunz-rules-4 =
    { "**" }Growing up:** if three of your pieces are in a row once everything has moved, they leave the bed. Each kitten becomes a cat in your pool; cats just go back there. If there’s more than one row, you choose.
    { "**" }If all eight of yours are on the bed,** you choose one of them (or a row) to leave. A kitten grows up; a cat goes back to the pool.
maunz-rules-5 =
    { "**" }Only your own turn counts:** your kittens grow up, and your cats win, only at the end of your own turn. If you line up your opponent’s pieces, that row counts only if it’s still there after their next turn.
maunz-rules-6 =
    { "**" }Good to know:** you can take your move back until your opponent places a piece (against a computer player, even after that). Two people can agree on a draw. The same position for the third time, or 400 moves, is a draw too.
    -# For kids, there’s a shorter game without cats.
    -# A game by Scott Brady, published as boop. by Smirk & Dagger Games and as maunz. by Skellig Games. Katzentisch is not affiliated with them.
maunz-alt-winning = Two beds on which orange has won: on the left with three crowned cats side by side, on the right with three in a diagonal row.
maunz-alt-nudging = A kitten placed on B1 nudges its neighbours away: to the right, down, diagonally, and the one on A1 off the bed.
maunz-alt-blocked = A kitten placed on B1 nudges nobody: the kitten on C1 has another one behind it, and there’s a cat on B2.
maunz-alt-graduation = Three kittens in a row become three cats.

## Lesson

maunz-lesson-nudge = Three cats in a row win, but you start with kittens (orange). The piece you place nudges its neighbours. **Place a kitten next to the white one on C3:** press a square.
    .done = Your kitten nudged the white one away, and would have nudged your own just the same.
maunz-lesson-fall = The white kitten on F3 sits right at the edge. **Nudge it off the bed:** place a kitten that sends it to the right.
    .done = A piece that falls off the bed goes back to the pool and has to be placed again.
maunz-lesson-stay = A piece stays put if there’s another one right behind it. C3 and D3 hold each other in place. **Place a kitten beside them in their row:** nobody moves.
    .done = It doesn’t matter whose piece is behind.
maunz-lesson-row = Three of your kittens in a row grow up, whether across, down or diagonal. Yours on C3 and D3 hold each other in place. **Make it a row of three.**
    .done = Three in a row, cats among them or not, leave the bed and come back to your pool as cats.
maunz-lesson-choose = Now you have four in a row. Only three of them leave the bed, and you choose which. The numbers are in the picture. **Choose one of the two rows.**
    .done = These three have grown up.
maunz-lesson-heavy = There’s a white cat on C3. Cats are too heavy for kittens: only a cat nudges a cat. **Choose a cat and place it next to the white one.**
    .done = The cat moved, because yours is just as heavy.
maunz-lesson-defend = Careful! White has two cats in a row, on B2 and C2, and a third one in the pool. **Nudge them apart:** place a cat right above or below one of them.
    .done = The two cats are no longer side by side, and white can’t win right away.
maunz-lesson-win = Now it’s your turn to win: your cats on C3 and D3 hold each other in place, and you have one more. **Get three cats in a row.**
    .done = You can also win by getting all eight of your cats on the bed.

## Puzzles

maunz-puzzle-save = You’re orange, and white is about to win. **Find the only move that stops it for now.**
maunz-puzzle-win2 = You’re orange and can win in two moves, whatever white does. **Find the only first move that does it.**
maunz-puzzle-win3 = You’re orange and can win in three moves, whatever white does. **Find the only first move that does it.**
maunz-puzzle-choose = **Choose by number what leaves the bed.**
maunz-puzzle-on2 = ✅ Right, but white fights back. **Go on:** the move after this one has to win.
maunz-puzzle-on1 = ✅ Right, but white fights back. **Win with this move.**
maunz-puzzle-won = ✅ You’ve won, and white couldn’t do a thing about it.
maunz-puzzle-saved = ✅ White can’t win on the next turn. Any other move would have lost.
maunz-puzzle-lost = ❌ … and white has won.
maunz-puzzle-escapes = ❌ … and white gets away, so your win is no longer certain.
maunz-puzzle-late = ❌ That doesn’t win, and it was your last move.

## Why?

maunz-why-nudged =
    { $pieces } { $count ->
        [one] was
       *[other] were
    } nudged one square directly away from { $square }.
maunz-why-fell =
    { $pieces } { $count ->
        [one] was
       *[other] were
    } nudged from { $square } over the edge of the bed and back to the pool.
maunz-why-heavy =
    { $pieces } { $count ->
        [one] wasn’t
       *[other] weren’t
    } nudged, because cats are too heavy for kittens.
maunz-why-held =
    { $pieces } { $count ->
        [one] wasn’t
       *[other] weren’t
    } nudged, because the square right behind (in brackets) is taken.
maunz-why-alone = There was nobody next to { $square }, so nobody was nudged.
maunz-why-row = ✨ { $squares } leave the bed, because three pieces of one colour were in a row there.
maunz-why-full = ✨ All eight pieces of one colour were on the bed, so the one on { $square } had to leave.

## Refusals

maunz-wait = It’s { $who }’s turn. You’re next.
maunz-choose-first = First choose what leaves the bed.
maunz-no-such-square = There’s no square “{ $text }”, only A1 (top left) to F6 (bottom right).
maunz-square-taken = Somebody is already sitting on { $square }.
maunz-not-in-pool =
    You have no { $piece ->
        [c] cats
       *[k] kittens
    } in your pool.
maunz-nothing-to-choose = There’s nothing to choose right now.
maunz-not-a-choice = “{ $text }” isn’t one of the numbers on the bed.
maunz-offered-already = You’ve already offered a draw this turn.
maunz-offer-in-turn = You can only offer a draw when it’s your turn.
maunz-own-offer = This is your own offer. Wait for the answer.
maunz-no-offer = There’s no offer of a draw.

## What did I miss?

maunz-missed-head = 🔍 What did I miss? · move { $move } ({ $number }/{ $of })
maunz-missed-task =
    { $why ->
        [win] You placed { $played } and missed a sure win. **Find it.**
        [loss] You placed { $played }, which gave your opponent a sure win. **Find something better.**
       *[chance] You placed { $played }, and your chance of winning fell from { $chance }% to { $after }%. **Find something better.**
    }
maunz-missed-verdict =
    { $verdict ->
        [right] ✅ **That’s it!**
        [same] 🤔 **That’s what you played. There’s something much better.**
        [wrong] 🤔 **There’s something better.**
       *[shown] 💡 **This was the best move.**
    }
maunz-missed-reply = The reply I’d fear most: { $reply }.
maunz-missed-why =
    Best: { $best } · chance of winning { $chance }%
    In the game: { $played } · chance of winning { $after }%
    -# After the arrow comes the reply I’d fear most. I can be wrong.
maunz-missed-again = Try again
maunz-missed-show = Show me
maunz-missed-next = Next
maunz-missed-none = There’s nothing to show you here. In games that you played from the beginning, I look for moves that lowered your chance of winning by at least 25 percentage points.
