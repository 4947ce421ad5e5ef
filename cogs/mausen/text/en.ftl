### Mausen in English.

mausen-title = Mausen

## Commands

mausen-pitch = “Mice!” Everyone secretly plays an animal. Will it hunt, or be hunted?
mausen-command = { mausen-title }: { mausen-pitch }
mausen-option-scores = scores
    .about = Who sees the scores during the game
mausen-option-scores-hidden = hidden until the end
mausen-option-scores-own = each player sees their own
    .rule = players see only their own score
mausen-option-scores-open = open to everyone
    .rule = scores open to everyone
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
mausen-prey =
    { $animal ->
        [E] dogs
        [D] cats
        [C] mice
       *[M] elephants
    }
mausen-card = { mausen-animal } { $value }

## Statistics

mausen-favourite =
    Favourite animal: { $trait ->
        [E] elephant
        [D] dog
        [C] cat
       *[M] mouse
    } ({ $count ->
        [one] one point
       *[other] { $count } points
    })

## Board

mausen-head = Mausen · Round { $number } of { $rounds }
mausen-head-over = Mausen · Final score
mausen-begin = The four starting cards are in the middle. Everyone secretly chooses a card.
mausen-round = **Round { $number }**
mausen-round-restart = **Round { $number }**: the middle was empty, so all the cards went there and nobody hunted.
mausen-round-stand-down = { $value } was played { $times ->
        [2] twice
       *[other] { $times } times
    }: a tie (=).
mausen-round-hunt = { $value } ({ $who }) took { $cards }.
mausen-round-no-prey = { $value } ({ $who }) found no { mausen-prey }.
mausen-round-no-hunt = That kind didn’t hunt.
mausen-last = The last cards play themselves in a moment.
mausen-choose = **Choose your card** with **🖐️ { board-hand }**.
mausen-choose-restart = The middle is empty. **Choose a new starting card** with **🖐️ { board-hand }**. Nobody hunts this time.
mausen-waiting = 👉 Still choosing: { $names }
mausen-chosen = ✅ { $names }
mausen-won =
    { $by ->
        [shared] 🎉 { $names } share the win, since even the mice can’t decide it!
       *[other] 🎉 { $names } wins!
    }
mausen-tie = -# Tied on points, so the mice decide: { $mice }.
mausen-lost = Left in the middle for nobody: { $cards }

## Hand

mausen-hand = Your hand · Round { $number } of { $rounds }
mausen-pick = Which card will you play?
mausen-pick-restart = Which card will you put in the empty middle? Nobody hunts this time.
mausen-picked =
    { $by ->
        [computer] The computer plays **{ mausen-card }** for you.
       *[self] You play **{ mausen-card }**.
    } You can still switch until everyone has chosen.
mausen-hand-last = **Round { $number }:** { $story }
mausen-hand-others = { $restart ->
        [yes] The others:
       *[no] Came away empty:
    } { $cards }
mausen-hand-tied = (tied)
mausen-own-card =
    Your { mausen-card } { $cards ->
        [none] { "" }
        [tied] was tied and{ " " }
       *[other] took { $cards } and{ " " }
    }{ $to ->
        [hunter] was taken by { $who }.
        [start] went into the empty middle.
       *[middle] is in the middle now.
    }
mausen-laid = Already played: { $cards }.
mausen-own-catch = You’ve taken { $pile ->
        [0] nothing yet
        [one] one animal
       *[other] { $pile } animals
    }{ $score ->
        [hidden] { "" }
        [0] { "" }
        [one] , worth one point
       *[other] , worth { $score } points
    }.

## Picture in words

mausen-alt-head = Mausen, round { $number } of { $rounds }.
mausen-alt-over = Mausen, final score.
mausen-alt-middle = In the middle: { $cards }.
mausen-alt-middle-empty = The middle is empty.
mausen-alt-kind = { mausen-animal } { $values }
mausen-alt-cover = A round table with the animals in a circle: elephant, dog, cat, mouse. At the table: { $names }.
mausen-alt-seat = { $name }: { $pile ->
        [0] no animals taken
        [one] 1 animal taken
       *[other] { $pile } animals taken
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] 1 point
       *[other] { $score } points
    }
mausen-alt-chosen = , has chosen
mausen-alt-choosing = , still choosing
mausen-alt-taken = , played { mausen-card }, taken by { $who }
mausen-alt-kept = , played { mausen-card }, now in the middle
mausen-alt-place = , { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
mausen-alt-lost = Left in the middle: { $cards }.

## Rules

mausen-rules-1 =
    ## Mausen (Mice!)
    { "**" }The aim:** take the most valuable animals. The highest score after 16 rounds wins.
    Three to six people can play. Everyone holds the same 16 cards: elephant, dog, cat and mouse, each from 1 to 4. Four starting cards lie in the middle.
mausen-rules-2 =
    { "**" }Each round,** everyone secretly chooses a card, then all are revealed at once. You play each card only once.
    { "**" }The hunt goes in a circle:** elephant → dog → cat → mouse → elephant. A hunter takes **all** of its prey, whether in the middle or just played, even animals that are out on the hunt. If there’s none on the table, it goes hungry.
mausen-rules-3 =
    { "**" }Only one animal of each kind hunts:** the highest played this round. If several players played it, they’re tied and don’t hunt, but the next lower one does. If that one is tied too, or there isn’t one, that kind doesn’t hunt.
mausen-rules-4 =
    { "**" }Animals that nobody takes** go to the middle. They can be hunted later, but they no longer hunt or count for ties.
    { "**" }If the middle is empty,** everyone puts a new starting card there, and nobody hunts that round.
mausen-rules-5 =
    { "**" }The game ends** after 16 rounds. Animals left in the middle score for nobody. Add up the values of the animals you took. If scores are tied, the player whose mice are worth more wins. Scores usually stay hidden until the end, even your own.
mausen-rules-6 =
    { "**" }In the picture:** crown: took animals · =: tied · round badge: who took the animal · arrow: went to the middle.
    -# A game by Detlef Wendt, published by ABACUSSPIELE. Katzentisch is not affiliated with them.
mausen-alt-winning = Dog 4, cat 3 and mouse 2 make 9 points and beat five small animals with 6.
mausen-alt-circle = The circle of the hunt: elephant, dog, cat, mouse, and back to the elephant.
mausen-alt-equal = Two dogs with a 3 are tied, so the dog with a 1 hunts the cats.

## Lesson

mausen-lesson-hunt = Each round, everyone secretly plays an animal. Whoever takes the most valuable ones wins. Elephants hunt dogs, and there’s a dog worth 3 in the middle. **Play your lowest elephant.**
    .done = That’s 3 points for you, and the circle goes on: dogs hunt cats, cats hunt mice, and mice hunt elephants.
mausen-lesson-highest = Two dogs are up for grabs, and you’re not the only one after them. Of each kind, only the highest animal played this round hunts. **Play your highest elephant.**
    .done = Somebody played an elephant 3 too, but it didn’t get to hunt.
mausen-lesson-equal = Two cats are up for grabs, but this time, both of the others play their dog 4. If the highest animal of a kind is played more than once, the next lower one hunts instead. **Play your highest dog below 4.**
    .done = The two dogs with a 4 didn’t get to hunt, your lower one did: both cats are yours.
mausen-lesson-fresh = There are no dogs in the middle, only cats. But cats attract dogs, and animals just played are prey too, even if they’re out hunting. **Play your highest elephant.**
    .done = The dogs came for the cats, and your elephant took the dogs.
mausen-lesson-mouse = The two elephants are big, but don’t be scared. The smallest animal hunts the biggest. **Play your lowest mouse.**
    .done = Your mouse took all the elephants, including the one just played.
mausen-lesson-empty = The middle is empty. Now everyone puts a new starting card there, and nobody hunts. Yours can be taken later, by you or somebody else. **Give up a card worth 1.**
    .done = There’s something in the middle again that can be hunted, but doesn’t hunt.
mausen-lesson-cats = Let’s skip to the end of a game. You play each card only once, so you’re down to two, and you’re behind. There are two cats in the middle. **Which of your cards hunts cats?** Play it.
    .done = Your dog took every cat, and you keep them although an elephant took it.
mausen-lesson-last = This is the last card of the game. There are elephants in the middle, and another one is on its way. **Play your mouse.**
    .done = After 16 rounds, the values of the animals you took are added up.

## Refusals

mausen-no-such-card = There’s no card “{ $text }”. Type an animal and a value from 1 to 4, such as “dog 3”.
mausen-card-not-in-hand = You’ve already played { mausen-card }. Choose another card.
