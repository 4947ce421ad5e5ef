### Mausen in English.

mausen-title = Mausen (Mice!)

## Commands

mausen-command = Mice! Everybody lays an animal in secret; who hunts whom?
mausen-option-scores = scores
    .about = Who sees the points during the game
mausen-option-scores-hidden = points hidden until the end
mausen-option-scores-own = each sees their own points
mausen-option-scores-open = points open to all
mausen-option-ties = ties
    .about = What happens when the next lower value is tied too
mausen-option-ties-one_step = on a double tie nobody hunts (as printed)
mausen-option-ties-cascade = on a double tie the next lower single value hunts
mausen-option-final_tie = final-tie
    .about = What decides between equal scores at the end
mausen-option-final_tie-mouse_sum = all mice won decide at the end (as printed)
mausen-option-final_tie-mouse_high = the highest mouse won decides at the end
mausen-option-last_restart = last-card
    .about = When the table is empty before the last card
mausen-option-last_restart-lay = on an empty table the last card is a starting card and lost (as printed)
mausen-option-last_restart-play = even on an empty table the last card hunts
mausen-option-card = card
    .about = The animal and its value, for example “dog 3”

## Animals

mausen-animal =
    { $animal ->
        [E] elephant
        [D] dog
        [C] cat
       *[M] mouse
    }
mausen-animals =
    { $animal ->
        [E] elephants
        [D] dogs
        [C] cats
       *[M] mice
    }
mausen-prey =
    { $animal ->
        [E] dogs
        [D] cats
        [C] mice
       *[M] elephants
    }
mausen-card = { mausen-animal } { $value }

## Lobby

mausen-with-options = Played with: { $options }.

## Board

mausen-head = Mice! · Round { $number } of 16
mausen-head-restart = Mice! · Round { $number } of 16: the table is empty
mausen-head-over = Mice! · The end
mausen-begin = In the middle lie the four starting cards. Everybody chooses a card in secret.
mausen-round = **Round { $number }**
mausen-round-restart = **Round { $number }**: new starting cards lie in the middle. Nobody hunted.
mausen-round-stand-down =
    { mausen-animal } { $value } { $times ->
        [2] twice: both stand down
        [3] three times: all stand down
        [4] four times: all stand down
        [5] five times: all stand down
       *[other] six times: all stand down
    }
mausen-round-hunt = { mausen-animal } { $value } ({ $who }) hunts the { mausen-prey } and takes { $cards }
mausen-round-lower = { $count ->
        [one] { mausen-animal } { $values } is lower and only watches
       *[other] { mausen-animals } { $values } are lower and only watch
    }
mausen-round-no-prey = { mausen-animal } { $value } ({ $who }) would hunt { mausen-prey }, but there are none
mausen-round-no-hunt = no { mausen-animal } hunts
mausen-choose = **Choose your card** with “My hand”.
mausen-choose-restart = **Choose a new starting card** with “My hand”. Nobody hunts this time.
mausen-waiting = ⏳ { $names }
mausen-chosen = ✅ { $names }
mausen-result = { $medal } **{ $name }**: { $score ->
        [one] one point
       *[other] { $score } points
    }
mausen-won-points = 🎉 { $names } wins!
mausen-won-mice = 🎉 { $names } wins: the points are equal, and the mice decide ({ $mice }).
mausen-won-shared = 🎉 { $names } share the victory: equal points, equal mice.
mausen-lost = Left in the middle, for nobody: { $cards }

## Hand

mausen-hand = Your hand · round { $number } of 16
mausen-pick = Choose the card that you lay.
mausen-pick-restart = The table is empty: choose a new starting card. Nobody hunts this time.
mausen-picked = You lay **{ mausen-card }**. You can change it until everybody has chosen.
mausen-laid = Laid already: { $cards }
mausen-others = Chosen: { $chosen } of { $seats }
mausen-own-score =
    You have { $score ->
        [one] one point
       *[other] { $score } points
    } so far.

## Picture in words

mausen-alt-head = Mice!, round { $number } of 16.
mausen-alt-over = Mice!, the end.
mausen-alt-middle = In the middle: { $cards }.
mausen-alt-middle-empty = The middle is empty.
mausen-alt-kind = { mausen-animals } { $values }
mausen-alt-cover = A round table for a game of Mice!: elephants hunt dogs, dogs hunt cats, cats hunt mice, mice hunt elephants. At the table: { $names }.
mausen-alt-seat = { $name }: { $pile ->
        [0] nothing won
        [one] 1 card won
       *[other] { $pile } cards won
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] 1 point
       *[other] { $score } points
    }
mausen-alt-chosen = , has chosen
mausen-alt-choosing = , is choosing
mausen-alt-taken = , laid { mausen-card }, taken by { $who }
mausen-alt-kept = , laid { mausen-card }, now in the middle
mausen-alt-place = , place { $place }
mausen-alt-lost = Lost in the middle: { $cards }.

## Rules

mausen-rules-1 =
    ## Mausen (Mice!)
    3 to 6 players, 16 rounds. Everybody holds the same 16 cards: elephant, dog, cat and mouse, each with the values 1 to 4. Four starting cards lie in the middle. Each round everybody chooses **one card in secret**; then all are turned up.
    { "**" }Who hunts whom:** elephant → dog → cat → mouse → elephant.
mausen-rules-2 =
    { "**" }One animal of each kind hunts:** the highest one laid this round. Laid by several? They stand down, and the next lower one laid may hunt. Tied again, or none left: nobody hunts with this kind.
    The hunter takes **every** animal of the hunted kind on the table: in the middle and freshly laid, hunters too. Everything happens at the same moment.
mausen-rules-3 =
    Animals that nobody hunted go to the middle. They can be hunted later, but they no longer hunt, and no longer count for ties.
    { "**" }Is the middle empty?** Then everybody lays a card from their hand there as a new starting card. It takes the place of a round; nobody hunts.
mausen-rules-4 =
    { "**" }The end:** after 16 cards. Cards left in the middle count for nobody. Your score is the sum of the values you won; equal scores: the higher sum of mice wins. The table shows how many animals each has won; points stay hidden unless the table opened them.
    { "**" }In the picture:** a crown: it caught something · =: it stood down · a round badge: who took it · an arrow: it went to the middle · a small card back: has chosen · a paw beside the name: still choosing.
    -# Game by Detlef Wendt, published by ABACUSSPIELE. Katzentisch is not affiliated with them.
mausen-alt-circle = The circle of the hunt: elephant, dog, cat, mouse, and back to the elephant. Each hunts the next.
mausen-alt-stand-down = Two dogs with a 3 stand down; the dog with a 1 hunts the cat.
mausen-alt-empty-table = An empty table, on which everybody lays a new starting card.

## Lesson

mausen-lesson-hunt = You and two others each lay one animal in secret. Elephants hunt dogs, and in the middle lies a dog worth 3. **Lay an elephant.**
    .done = Your elephant hunted, and took every dog on the table. Its value is yours. Elephants hunt dogs, dogs hunt cats, cats hunt mice, and mice hunt elephants.
mausen-lesson-highest = Two dogs lie there, worth 7 together, and others want them as well. Of each kind only the highest card laid this round hunts. **Lay your highest elephant.**
    .done = Elephant 3 was laid, too, but it only watched: of each kind one animal hunts, the highest one.
mausen-lesson-equal = Two cats lie there, and both others are about to lay dog 4. If several lay the highest animal of a kind, all of them stand down, and the next lower one may hunt. **Lay a dog below 4.**
    .done = The two dogs with a 4 stood down, and your lower dog hunted. It took both cats.
mausen-lesson-fresh = No dog lies in the middle, only cats. But cats attract dogs, and freshly laid animals are hunted as well, even those that hunt. **Lay an elephant.**
    .done = The dogs came for the cats, and your elephant took the dogs. All of it happened at the same moment: a hunter can be prey, too.
mausen-lesson-mouse = Two big elephants lie there. The smallest animal hunts the biggest one: **lay a mouse.**
    .done = Even mouse 1 hunts elephants, as long as no higher one is laid. You took all of them, the freshly laid one, too.
mausen-lesson-empty = The table is empty. Now everyone lays a new starting card, and nothing hunts: the card can be caught later, by you or by others. **Give away a card worth 1.**
    .done = A new middle, and you kept your big animals. What lies in the middle can be hunted, but it does not hunt.
mausen-lesson-cats = Your first real game is nearly over: you hold two cards, and you are behind. Two cats lie in the middle. **Which of your cards hunts cats?** Lay it.
    .done = The dog took all cats, also the fresh one. That an elephant took your dog does not matter: all happens at the same moment, and your prey stays yours.
mausen-lesson-last = The last card of the game. Elephants lie in the middle, and one more is coming. **Lay your mouse.**
    .done = The game is over, and the values of the animals won are counted. What is left in the middle counts for nobody.

## Tips

mausen-tip-empty = The table is empty, so this time everybody lays a new starting card and nobody hunts. A good moment to part with a low one.
mausen-tip-last = This is the last card. What lies in the middle after it counts for nobody.
mausen-tip-stood_down = Somebody laid the same card as you, so both stood down and did not hunt. The next lower animal of that kind may hunt instead.
mausen-tip-no_prey = You would have hunted, but no prey lay there. Look at what lies in the middle, and guess what the others are about to lay.
mausen-tip-watched = Of each kind only one animal hunts, the highest one. Yours was lower and only watched.
mausen-tip-prey = Your card was taken although it had only just been laid: freshly laid animals are prey, too, even those that hunt.

## How come?

mausen-why-restart = The middle was empty, so the cards laid are the new starting cards. In such a round nobody hunts.
mausen-why-tied = { mausen-animal } { $value } was laid by { $names }: equal animals stand down and do not hunt.
mausen-why-nobody =
    { $tied ->
        [1] No lower one was laid, so none of this kind hunts.
       *[other] The next lower ones are equal, too, so none of this kind hunts.
    }
mausen-why-hunts =
    { $place ->
        [next] { mausen-animal } { $value } ({ $who }) is the next lower one and stands alone, so it hunts: { mausen-animals } hunt { mausen-prey }.
       *[highest] { mausen-animal } { $value } ({ $who }) is the highest of its kind laid this round, so it hunts: { mausen-animals } hunt { mausen-prey }.
    }
mausen-why-takes = All { mausen-prey } on the table go to { $who }, those in the middle and those just laid: { $cards }.
mausen-why-no-prey = But there were no { mausen-prey } on the table.
mausen-why-stays = In the middle stays { $cards }: no { $hunter ->
        [E] elephant
        [D] dog
        [C] cat
       *[M] mouse
    } hunted.

## Refusals

mausen-no-such-card = “{ $text }” is no card of this game. Write an animal and a value from 1 to 4, for example “dog 3”.
mausen-card-not-in-hand = You have laid { mausen-card } already. Choose another card from your hand.
mausen-over = This game of Mice! is over. Open a new table with “Play again”.
