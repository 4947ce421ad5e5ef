### Aus die Maus in English.

aus_die_maus-title = Aus die Maus

## Commands

aus_die_maus-pitch = Race a cheeky white mouse to the cheese, and mind the trap!
aus_die_maus-command = { aus_die_maus-title }: { aus_die_maus-pitch }
aus_die_maus-command-roll = roll
    .about = Roll the dice for your mouse
aus_die_maus-command-move = move
    .about = Choose how far your mouse runs
aus_die_maus-command-cheese = cheese
    .about = See your cheeses, and keep one of two
aus_die_maus-option-move = move
    .about = The number, such as 3; backwards with a b: 2b
aus_die_maus-option-track = track
    .about = How far the cheese is
aus_die_maus-option-track-10 = short, ten spaces
    .rule = short track
aus_die_maus-option-track-14 = normal, fourteen spaces
aus_die_maus-option-track-18 = long, eighteen spaces
    .rule = long track
aus_die_maus-length-18 = Long
aus_die_maus-length-14 = Normal
aus_die_maus-length-10 = Short
aus_die_maus-option-children = 🧒 I’m under five
    .about = 🧒 If you’re under five, the dice choose your moves.
aus_die_maus-option-white_competes = white-mouse
    .about = Whether the white mouse can win
aus_die_maus-option-white_competes-yes = she can (original rule)
aus_die_maus-option-white_competes-no = she can’t
    .rule = the white mouse can’t win
aus_die_maus-option-throws = rolls
    .about = Whether the dice roll by themselves
aus_die_maus-option-throws-auto = the dice roll by themselves
aus_die_maus-option-throws-click = everyone presses to roll
    .rule = { aus_die_maus-option-throws-click }

## Mice and dice

aus_die_maus-white = the white mouse
    .begins = The white mouse
    .short = white mouse
    .sign = White mouse
aus_die_maus-space = space { $to }

## Statistics

aus_die_maus-favourite =
    Favourite cheese: the { $trait }, eaten { $count ->
        [one] once
       *[other] { $count } times
    }

## Board

aus_die_maus-head = Aus die Maus · Round { $number }/{ $rounds }
aus_die_maus-head-over = Aus die Maus · Final score
aus_die_maus-turn-threw = { $who } rolls { $dice }
aus_die_maus-turn-ran =
    { $who } { $way ->
        [back] back
       *[on] { $start }
    } → { $to }
aus_die_maus-turn-to =
    { $where ->
        [trap] trap
        [track] { $space }
       *[finish] finish
    }
aus_die_maus-turn-stayed =
    { $who } stays { $space ->
        [0] put
       *[other] on { $space }
    } with { $die } 0
aus_die_maus-turn-shoved = shoves { $who } → { $to }
aus_die_maus-event-round = 🏁 **Round { $number } of { $rounds }:** { $who } goes first, and rolls for the white mouse too.
aus_die_maus-event-round-white = 🏁 **Round { $number } of { $rounds }:** the white mouse won the last one, so she goes first. { $who } still rolls for her.
aus_die_maus-paid-first = 1️⃣ First: { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Second: { $who } { $cheeses }
aus_die_maus-paid-shover = Boxing glove: { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Never shoved, { $who } eats { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } grabs the lot!
aus_die_maus-paid-trap = shoved in by { $who } { $cheeses }
aus_die_maus-paid-caught = In the trap: { $who }
aus_die_maus-throw =
    { $who }, roll { $dice ->
        [both] the dice!
       *[yellow] the yellow die!
    }
aus_die_maus-by-themselves = 🎲 The dice roll by themselves, and you choose one of the two numbers. If only one move is possible, your mouse makes it at once.
aus_die_maus-rolls = 🎲 Rolling for { $who }…
aus_die_maus-choose = { $who }, choose: { $dice }
aus_die_maus-keep = { $who }, press **{ $cheese } { aus_die_maus-hand-button }** and secretly keep one of two cheeses.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } begins, and { $presser } presses **▶️ { aus_die_maus-begin-button }** for her.
        [computer] { $who } begins.
       *[other] { $who } begins and presses **▶️ { aus_die_maus-begin-button }**.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] is in the trap.
       *[in] is at the cheese.
    }
aus_die_maus-look-button = Go on
    .all = Go on (anyone may)
aus_die_maus-children = 🧒 The dice choose every move for { $names }.
aus_die_maus-roll-button = Roll
aus_die_maus-begin-button = Begin round { $number }
aus_die_maus-hand-button = My cheese
aus_die_maus-move =
    { $spaces } { $kind ->
        [stay] – stay put
        [back] back → { $space }
        [trap] – into the trap: out!
        [cheese] – to the cheese!
       *[run] → { $space }
    }
aus_die_maus-step =
    { $way ->
        [back] { $spaces } back
       *[on] { $spaces }
    }
aus_die_maus-move-shoves = { $move } 💥 { $who }
aus_die_maus-move-white-in =
    { $move } 💥 { $white } { $goal ->
        [trap] into the trap!
       *[cheese] to the cheese!
    }
aus_die_maus-hint-not-shoved =
    { $why ->
        [crowd] several mice are there, so you shove none
       *[finish] you can’t shove another player across the finish
    }
aus_die_maus-hint-two = you draw two cheeses and keep one
aus_die_maus-hint-in =
    { $who ->
        [white] the white mouse { $place ->
            [first] takes all four cheeses
           *[second] comes in second
        }
       *[own] you come in { $place ->
            [first] first
           *[second] second
        }
    }
aus_die_maus-hint-end = the round ends
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } share the win: same points, same number of cheeses.
        [white] { $white } The white mouse wins, grinning from ear to ear. Best of the rest: { $names }.
       *[other] 🎉 { $names } wins!
    }
aus_die_maus-tie = -# Tied on points, so more cheeses decide: { $cheeses }.
aus_die_maus-no-cheese = none

## Own cheeses

aus_die_maus-hand = Your cheese
aus_die_maus-own =
    { $cheese } You have: { $cheeses }{ $score ->
        [one] 1 point
       *[other] { $score } points
    }.
aus_die_maus-own-seen = Only you see what they’re worth.
aus_die_maus-own-none = You have no cheese yet, just the smell of it.
aus_die_maus-kept = You drew two cheeses and kept a { $value }.
aus_die_maus-drawn = The white mouse is in the trap. **Keep one** of these two cheeses, and nobody will know which.
aus_die_maus-keep-button =
    Keep { $alike ->
        [yes] a { $value } (they’re the same)
       *[no] the { $value }
    }

## Picture in words

aus_die_maus-alt-cover = A kitchen with a track. The mice wait at the start, the trap at the end. At the table: { $names }.
aus_die_maus-alt-set = The trap on space { $goal } is set.
aus_die_maus-alt-mice = In order of play: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] at the start
        [trap] in the trap
        [first] first at the cheese
        [second] second at the cheese
       *[track] on space { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } rolls for the white mouse. Supply: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } has the boxing glove.
aus_die_maus-alt-last = Last turn: { $turn }.
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] chooses a move.
        [keeping] chooses a cheese.
       *[rolling] rolls next.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 point
       *[other] { $score } points
    } ({ $cheeses }).

## Rules

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }The aim:** collect the most valuable cheeses in five rounds (six with five or more players). Everyone races a mouse. The **white mouse** runs by herself, and she’s a crafty one: if she has the most points at the end, she wins the whole game!
aus_die_maus-rules-2 =
    { "**" }Your turn:** roll a red and a yellow die, choose **one** of the two numbers and run that far. A 0 means you stay put, but you have to leave the start as soon as either number lets you. You don’t need an exact roll to finish.
aus_die_maus-rules-3 =
    { "**" }Shoving:** land on a mouse that’s alone, and you shove it one space on, like it or not. In a crowd, only the white one is shoved. The last to shove her holds the **boxing glove**.
    Players never shove each other across the finish, but you can shove the white mouse across it, and she can shove you!
aus_die_maus-rules-4 =
    { "**" }The trap:** the first mouse to finish springs it and is out of the round. Better wait on the space before it: only there can you also run **backwards**, and shove backwards.
    { "**" }After the snap,** you roll only the yellow die. Now run! The next two to finish get cheese, and the round ends.
aus_die_maus-rules-5 =
    { "**" }Each round has four cheeses:** two for first place, one for second, one for the boxing glove. If nobody shoved the white mouse, she eats that one. If **she** comes in first, she takes all four, and the round ends!
    { "**" }Each cheese** is worth 1 to 3 points, and only you see yours. In a tie, more cheeses win.
aus_die_maus-rules-6 =
    { "**" }The white mouse** usually goes last. The red die moves her, or the yellow one if red leads to the finish. On the space before it, red takes her back. Whoever comes in first begins the next round, even if it’s her.
    { "**" }If you shove her into the trap,** draw two cheeses and keep one. The glove then earns nothing.
aus_die_maus-rules-7 =
    { "**" }For kids under five,** press **{ aus_die_maus-option-children }** before the game, and the dice choose every move.
    -# A game by Reinhard Gottwald. Katzentisch is not affiliated with him.
aus_die_maus-alt-winning = A mouse with a crown: its cheeses are worth 3 + 2 + 2 = 7 points, the white mouse’s 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = The dice show red 3 and yellow 1, so the mouse runs three spaces or one. Red has 0, 1, 2, 3, 3, 3, yellow has 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = A mouse shoves the white mouse one space on and gets the boxing glove.
aus_die_maus-alt-trap = The trap is set. Beside it, a mouse is caught, and the next two are at the cheese.
aus_die_maus-alt-cheese = Two cheeses for first place, one for second, one for the boxing glove. Each is worth 1 to 3 points.

## Lesson

aus_die_maus-lesson-run = You rolled a red and a yellow die. Your mouse runs as far as one of them says. The finish is space 14. **Run as far as you can.**
    .done = You choose again after every roll, and a 0 means you stay put.
aus_die_maus-lesson-white = Land on a mouse that’s alone, and you shove it one space on. In a crowd, only the white one is shoved. Shoving her earns you the boxing glove, worth a cheese at the end of the round. **Shove the white mouse off 7.**
    .done = The glove is yours until another player shoves her.
aus_die_maus-lesson-pass = A shove moves the other mouse forward, like it or not. Another mouse is on 6. **Run past.**
    .done = You gave nothing away, because mice that you run past aren’t shoved.
aus_die_maus-lesson-trap = Careful! The first mouse to finish is caught in the trap and out of the round. **Stop right in front of it, on 13.**
    .done = Here you can wait for another mouse to spring the trap, but the white one may shove you in.
aus_die_maus-lesson-back = You’re on 13, and both numbers lead into the trap. From this space, and only from here, a mouse can run backwards. **Run back.**
    .done = Safe! You can return once the trap has snapped shut.
aus_die_maus-lesson-shove = The white mouse is on 13, right in front of the trap. On her turn, red would take her back, but you can reach her now. **Shove her into the trap!**
    .done = Snap! From now on, you roll only the yellow die.
aus_die_maus-lesson-keep = You draw two cheeses, and only you see their points. **Keep the better one.**
    .done = The other one goes back, and now we skip to the last round.
aus_die_maus-lesson-win = This is the last round. If the white mouse comes in first, she takes all four cheeses, but this time she’s in the trap. The finish is safe now, and first place earns two cheeses. **Run to the cheese!**
    .done = After the last round, the points in everybody’s cheeses are added up.

## Why?

aus_die_maus-why-led =
    { $who } runs as far as { $how ->
        [only_yellow] the yellow die says after the snap.
        [back] the red die says, but backwards from the space before the finish.
        [yellow] the yellow die says, because red would lead to the finish.
       *[red] the red die says, unless that leads to the finish.
    }
aus_die_maus-why-off = A mouse has to leave the start if either number lets it.
aus_die_maus-why-shoved =
    { $whom ->
        [white] The white mouse gets shoved even in a crowd. The last to shove her has the boxing glove.
       *[other] A mouse on its own gets shoved one space in the same direction.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] If you shove the white mouse into the trap, you draw two cheeses and keep one.
       *[no] The first mouse to finish is caught, even if it was shoved.
    }
aus_die_maus-why-in = First place earns two cheeses, second place one.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] After the snap, only the yellow die counts.
       *[both] A mouse runs as far as one of the two dice says.
    }

## Refusals

aus_die_maus-not-your-turn = It’s { $seat }’s turn. Your mouse is busy washing its whiskers.
aus_die_maus-roll-first = Roll the dice first, on the board.
aus_die_maus-move-first = You’ve already rolled. Choose your move on the board.
aus_die_maus-keep-first = First press **🧀 { aus_die_maus-hand-button }** on the board, and keep one of the two cheeses.
aus_die_maus-no-such-move = “{ $text }” isn’t a move. Type a number, such as 3, or 2b to run backwards.
aus_die_maus-no-such-cheese = That’s neither of your two cheeses.
aus_die_maus-not-thrown = You rolled red { $red } and yellow { $yellow }, not { $spaces }.
aus_die_maus-only-yellow = After the snap, only the yellow die counts: { $yellow }, not { $spaces }.
aus_die_maus-zero-stays = With a 0 you stay put. Choose it without a b.
aus_die_maus-no-way-back = You can only run backwards from space { $before_goal }, and you’re on { $space }.
aus_die_maus-leave-start = Off you go! If you can leave the start, you have to. Choose { $spaces }.
