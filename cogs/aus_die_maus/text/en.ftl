### Aus die Maus in English.

aus_die_maus-title = Aus die Maus

## Commands

aus_die_maus-command = Aus die Maus: race a white mouse to the cheese, and mind the trap
aus_die_maus-command-roll = roll
    .about = Throw the dice for your mouse
aus_die_maus-command-move = move
    .about = Choose by which number your mouse moves
aus_die_maus-command-cheese = cheese
    .about = Look at your cheeses, and keep one of two, privately
aus_die_maus-option-move = move
    .about = The number, for example 3; backward with a b behind it: 2b
aus_die_maus-option-track = track
    .about = How long the track is
aus_die_maus-option-track-10 = short track: ten spaces to the goal
aus_die_maus-option-track-14 = normal track: fourteen spaces to the goal
aus_die_maus-option-track-18 = long track: eighteen spaces to the goal
aus_die_maus-option-children = 🧒 Under five
    .about = 🧒 Is somebody small playing? “Under five” at their own seat lets the dice alone move their mouse; press again to take it back.
aus_die_maus-option-at_the_trap = at-the-trap
    .about = When both numbers would take the white mouse into the trap
aus_die_maus-option-at_the_trap-enters = if both numbers lead into the trap, the white mouse walks in (as written)
aus_die_maus-option-at_the_trap-stays = if both numbers lead into the trap, the white mouse stays where she is
aus_die_maus-option-white_competes = white-mouse
    .about = Whether the white mouse can win the game
aus_die_maus-option-white_competes-yes = the white mouse can win the game (as written)
aus_die_maus-option-white_competes-no = the white mouse eats cheese, but cannot win the game
aus_die_maus-option-extra_set = sixth-round
    .about = When the four extra cheeses are in play
aus_die_maus-option-extra_set-five_up = four extra cheeses and a sixth round from five players on (as written)
aus_die_maus-option-extra_set-always = four extra cheeses and a sixth round for any number of players
aus_die_maus-option-first = first
    .about = Who starts the first round
aus_die_maus-option-first-random = chance decides who starts (as written)
aus_die_maus-option-first-0 = the host starts
aus_die_maus-option-first-1 = seat 2 starts
aus_die_maus-option-first-2 = seat 3 starts
aus_die_maus-option-first-3 = seat 4 starts
aus_die_maus-option-first-4 = seat 5 starts
aus_die_maus-option-first-5 = seat 6 starts
aus_die_maus-option-throws = throws
    .about = Whether the dice are thrown by themselves
aus_die_maus-option-throws-auto = the dice are thrown by themselves
aus_die_maus-option-throws-click = every player throws by a click
aus_die_maus-option-pings = pings
    .about = Whether a short message calls whoever is in turn
aus_die_maus-option-pings-on = the player in turn is called after a while without a click
aus_die_maus-option-pings-off = no player is called: the board alone says whose turn it is

## Mice and dice

aus_die_maus-white = the white mouse
    .begins = The white mouse
    .short = white mouse
aus_die_maus-dice = 🔴 red { $red }, 🟡 yellow { $yellow }
aus_die_maus-yellow = 🟡 yellow { $yellow }

## Lobby

aus_die_maus-with-options = Played with: { $options }.

## Board

aus_die_maus-head = Aus die Maus · Round { $number } of { $rounds }
aus_die_maus-head-over = Aus die Maus · The end
aus_die_maus-event-round = 🏁 **Round { $number } of { $rounds }:** everybody to the start! { $who } begins and throws for the white mouse, too.
aus_die_maus-event-round-white = 🏁 **Round { $number } of { $rounds }:** the white mouse won, so she begins. { $who } still throws for her.
aus_die_maus-event-threw = 🎲 { $who } throws { $dice }.
aus_die_maus-event-ran =
    🎲 { $who } throws { $dice } and { $kind ->
        [back] slips back from { $start } to { $to }.
        [off] sets off for { $to }.
        [goal] dashes from { $start } into the goal.
       *[run] scurries from { $start } to { $to }.
    }
aus_die_maus-event-stayed =
    🎲 { $who } throws { $dice } and { $where ->
        [start] dozes on at the start.
       *[track] stays on { $space }.
    }
aus_die_maus-event-shoved =
    💥 { $by } shoves { $who } { $where ->
        [goal] into the goal!
       *[track] to { $to }.
    }
aus_die_maus-event-marker = 🧤 { $who } takes the shover marker.
aus_die_maus-event-marker-from = 🧤 { $who } takes the shover marker from { $other }.
aus_die_maus-event-trapped = 🪤 Snap! The trap has { $who }: out of this round, and no cheese. From now on only the yellow die is thrown.
aus_die_maus-event-white-trapped = 🪤 Snap! The white mouse sits in the trap. From now on only the yellow die is thrown.
aus_die_maus-event-in =
    🧀 { $who } { $place ->
        [first] is the first at the cheese!
       *[second] comes in second.
    }
aus_die_maus-event-remained = 🧀 { $who } is the last one on the track, and that is second place.
aus_die_maus-event-back = ↩️ { $who } takes the move back.
aus_die_maus-event-drew-two = 🎁 For that shove { $who } draws two cheeses and keeps one.
aus_die_maus-event-kept = 🎁 { $who } has kept one cheese; the other one is back in the supply.
aus_die_maus-paid-first = { $cheeses } { $who }, for first place
aus_die_maus-paid-second = { $cheeses } { $who }, for second place
aus_die_maus-paid-shover = { $cheeses } { $who }, as the last to shove the white mouse
aus_die_maus-paid-never_shoved = { $cheeses } { $who }, because nobody shoved her
aus_die_maus-paid-white_first = { $cheeses } { $who } takes them all. Nobody else gets a crumb.
aus_die_maus-throw =
    { $who }, your turn: { $dice ->
        [both] throw the dice!
       *[yellow] throw the yellow die!
    }
aus_die_maus-choose = { $who }, choose your move:
aus_die_maus-keep = { $who } sniffs at two cheeses and keeps one. Psst: “My cheese” shows which.
aus_die_maus-may-take-back = { $who } can take the move back until { $other } throws.
aus_die_maus-order = Order of play: { $mice }
aus_die_maus-children = 🧒 The dice alone move the mice of { $names }.
aus_die_maus-roll-button = Roll
aus_die_maus-back-button = Take back
aus_die_maus-hand-button = My cheese
aus_die_maus-move =
    { $die ->
        [red] Red
        [yellow] Yellow
       *[both] Both
    } { $spaces } { $kind ->
        [stay] stays
        [back] back → { $to }
        [trap] into the trap!
        [cheese] to the cheese!
       *[run] → { $to }
    }
aus_die_maus-move-shoves = { $move }, shoves { $who }
aus_die_maus-move-white-in =
    { $move }, white mouse { $goal ->
        [trap] into the trap!
       *[cheese] to the cheese!
    }
aus_die_maus-hint-shoved = { $who } goes to { $to }
aus_die_maus-hint-marker = you take the shover marker
aus_die_maus-hint-two = you draw two cheeses and keep one
aus_die_maus-hint-trapped = you sit in the trap, without cheese
aus_die_maus-hint-in =
    { $who ->
        [white] { $place ->
            [first] the white mouse comes in first and takes all four cheeses
           *[second] the white mouse comes in second
        }
       *[own] { $place ->
            [first] you are first
           *[second] you are second
        }
    }
aus_die_maus-hint-end = the round ends
aus_die_maus-won-points = 🎉 { $names } wins!
aus_die_maus-won-cheeses = 🎉 { $names } wins: the points are equal, and the number of cheeses decides.
aus_die_maus-won-shared = 🎉 { $names } share the victory: equal points, equally many cheeses. Another game?
aus_die_maus-won-white = 🐁 The white mouse wins and grins from ear to ear. Best of all who threw the dice: { $names }.
aus_die_maus-result =
    { $medal } { $who }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }
aus_die_maus-result-white =
    🐁 **The white mouse** has eaten { $score ->
        [one] 1 point
       *[other] { $score } points
    } out of competition
aus_die_maus-no-cheese = none

## Own cheeses

aus_die_maus-hand = Your cheese
aus_die_maus-own =
    🧀 { $cheeses } · together { $score ->
        [one] 1 point
       *[other] { $score } points
    }. The others see only how many you have.
aus_die_maus-own-none = You have no cheese yet, only the smell of it.
aus_die_maus-drawn = The white mouse sits in the trap, and you have drawn two cheeses. **Keep one**; the other one goes back, and nobody learns which.
aus_die_maus-keep-button = Keep the { $value }-pointer

## Picture in words

aus_die_maus-alt-cover = A kitchen with a track of numbered spaces; the mice wait at the start, at the end lies the trap. At the table: { $names }.
aus_die_maus-alt-head = Aus die Maus, round { $number } of { $rounds }.
aus_die_maus-alt-over = Aus die Maus, the end.
aus_die_maus-alt-set = The trap on space { $goal } is set.
aus_die_maus-alt-sprung = The trap has caught { $who }.
aus_die_maus-alt-mice = In order of play, with space and cheeses: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] start
        [trap] in the trap
        [first] first at the cheese
        [second] second at the cheese
       *[track] { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } throws for the white mouse. Supply: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } has the shover marker.
aus_die_maus-alt-thrown =
    { $who } threw { $red ->
        [none] yellow { $yellow }.
       *[other] red { $red }, yellow { $yellow }.
    }
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] chooses a move.
        [keeping] chooses a cheese.
       *[rolling] is to throw.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 point
       *[other] { $score } points
    } ({ $cheeses }).

## Rules

aus_die_maus-rules-1 =
    ## Aus die Maus
    2 to 6 players, 5 rounds (6 with five or more players). Everybody races one mouse along the track to the cheese. The **white mouse** runs too, by herself, and she is cheeky.
    { "**" }Your turn:** throw a red and a yellow die, choose **one** of the two numbers and run that far. A 0 stays. On the start space you have to set off if a number lets you.
aus_die_maus-rules-2 =
    { "**" }Shoving:** if you land where another mouse stands, you shove it one space on, like it or not. Of several mice on a space only the white one is shoved. Players never shove each other into the goal; but anybody may shove the white mouse in, and she may shove you!
    Whoever shoves her takes the **shover marker**.
aus_die_maus-rules-3 =
    { "**" }The trap:** the first mouse in the goal springs it and is out, without cheese. Better wait on the space before it: from there you may also run **backward**.
    { "**" }After the snap** only the yellow die is thrown, and the next two in the goal reach the cheese.
    { "**" }Shoved the white mouse into the trap?** Draw two cheeses at once and keep one; this round then brings none for the marker.
aus_die_maus-rules-4 =
    { "**" }Cheese, four a round:** two for the first, one for the second, one for whoever has the shover marker; the white mouse gets that one if nobody shoved her. If **she** comes in first, she takes all four. The first begins the next round.
aus_die_maus-rules-5 =
    { "**" }The white mouse** runs by the red number; by the yellow one if red would take her into the goal; from the space before it back by red.
    { "**" }The end:** cheeses are worth 1 to 3, and only you can see yours. The highest sum wins, then the number of cheeses.
    { "**" }Small children:** in the lobby “Under five” lets the dice alone move their mouse, as they move the white one.
    -# Game by Reinhard Gottwald. Katzentisch is not affiliated with him.
aus_die_maus-alt-throwing = The dice: red shows 0, 1, 2, 3, 3, 3; yellow shows 1, 2, 3, 0, 0, 0. One number is chosen, and the mouse runs that far.
aus_die_maus-alt-shoving = A mouse lands on the space of another one, which is shoved one space on. Of several only the white mouse is shoved.
aus_die_maus-alt-trap = The first mouse in the goal is caught in the trap. After that only the yellow die is thrown.
aus_die_maus-alt-cheese = Two cheeses for the first, one for the second, one for the last to shove the white mouse; all four if she comes in first.

## Lesson

aus_die_maus-lesson-run = You threw a red and a yellow die, and your mouse runs by one of the two numbers. The cheese is on space 14. **Run as far as you can.**
    .done = You used red. Next time it may be yellow: you choose after each throw.
aus_die_maus-lesson-white = A mouse that comes to another one's space shoves it one space on. Who shoves the white mouse gets the shover marker, worth a cheese at the end of the round. **Shove the white mouse on 7.**
    .done = She is one space further, and the marker is yours until another player shoves her.
aus_die_maus-lesson-pass = Shoving helps the one that is shoved, whether you like it or not. The other player's mouse sits on 6. **Run past it.**
    .done = You passed, and gave nothing away. Mice that you run past are not shoved.
aus_die_maus-lesson-trap = Careful: the first mouse in the goal sits in the trap, out of the round and without cheese. **Stop right before it, on 13.**
    .done = There you can wait until another mouse springs the trap.
aus_die_maus-lesson-back = You are on 13, and both numbers would take you into the trap. From this space, and only from here, a mouse may run backward. **Run back.**
    .done = Safe. You can come again, as soon as the trap is sprung.
aus_die_maus-lesson-shove = The white mouse is on 13, right before the trap, and you can come to her space. **Shove her into the trap!**
    .done = Snap! For this shove you draw two cheeses at once and keep one. From now on only the yellow die is thrown.
aus_die_maus-lesson-keep = Two cheeses, and only you see what they are worth. The points decide the game. **Keep the better one.**
    .done = The other one goes back. What your cheeses are worth, others see only at the end.
aus_die_maus-lesson-win = The last round. The trap is sprung, so the goal is safe now, and the first one there gets two cheeses. **Run to the cheese!**
    .done = First place: two cheeses, one for the second. The white mouse had been shoved into the trap, so there was none for the marker. Most points win.

## Tips

aus_die_maus-tip-keep = For shoving the white mouse into the trap you drew two cheeses. “My cheese” shows you what they are worth; keep the better one.
aus_die_maus-tip-trapped = The trap is sprung, so the goal is safe from now on. Only the yellow die is thrown, and the next two mice in the goal get cheese.
aus_die_maus-tip-paid = A round brings four cheeses: two for the first, one for the second, one for the last to shove the white mouse. They are worth 1 to 3, and only their owner sees it.
aus_die_maus-tip-white = The white mouse was shoved. The last player to shove her in a round has the shover marker, and gets a cheese for it; if she wins, nobody else gets any.
aus_die_maus-tip-shoved = Your mouse was shoved one space on. That mostly helps, but right before the trap it can be too far.
aus_die_maus-tip-before = Your mouse sits right before the trap. From here, and only from here, it may also run backward; a 0 waits. Go in when another mouse has sprung the trap.

## How come?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } is led by the dice alone, and a 0 stays.
        [waits] { $who } is led by the dice alone: both numbers would lead into the trap, and at this table that means waiting.
        [only_yellow] { $who } is led by the dice alone, and after the snap only the yellow one is thrown.
        [back] { $who } is led by the dice alone: from the space before the goal it goes back by the red number.
        [yellow] { $who } is led by the dice alone: red would lead into the goal, so the yellow number counts.
       *[red] { $who } is led by the dice alone, and as long as that does not lead into the goal, the red number counts.
    }
aus_die_maus-why-zero = A 0 stays where it is, and shoves nobody.
aus_die_maus-why-shoved =
    { $whom ->
        [white] { $by } came to the space of { $who }, and she is shoved wherever she stands, even among others.
       *[other] { $by } came to the space of { $who }, who stood there alone, and shoved on.
    }
aus_die_maus-why-several = On { $space } sat several mice without the white one: of several nobody is shoved.
aus_die_maus-why-no-goal = The mouse on { $space } stayed: players do not shove each other into the goal.
aus_die_maus-why-trapped =
    { $reward ->
        [yes] The first mouse in the goal springs the trap. Whoever shoved the white one in draws two cheeses and keeps one.
       *[no] The first mouse in the goal springs the trap, by its own move or by a shove, and is out of the round.
    }
aus_die_maus-why-remained = Only one mouse was left in the race, so the round was over.

## Refusals

aus_die_maus-not-your-turn = It is not your turn: { $seat } is to play. Your mouse is polishing its whiskers.
aus_die_maus-over = This race is run. Open a new table with “Play again”.
aus_die_maus-roll-first = First throw the dice: press “Roll”.
aus_die_maus-move-first = The dice lie there already. Choose your move on the board.
aus_die_maus-keep-first = First keep one of your two cheeses: press “My cheese”.
aus_die_maus-nothing-to-take-back = There is no move that you could take back now. It works after your own choice, until the next dice fall or a cheese is drawn.
aus_die_maus-no-such-move = “{ $text }” is no move. Write the number, for example 3, or backward with a b behind it: 2b.
aus_die_maus-no-such-cheese = You have drawn two cheeses, and this is neither. Choose one with “My cheese”.
aus_die_maus-not-thrown = You threw red { $red } and yellow { $yellow }, no { $spaces }. Choose one of your numbers.
aus_die_maus-only-yellow = The trap is sprung, and only the yellow die counts: { $yellow }, not { $spaces }.
aus_die_maus-zero-stays = A 0 stays where it is, backward too. Choose it without a direction.
aus_die_maus-no-way-back = Only from space { $before_goal }, right before the goal, may you run backward; you are on { $space }. Run forward.
aus_die_maus-leave-start = Off you go! Whoever can leave the start has to. Choose the { $spaces }.
