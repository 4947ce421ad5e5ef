### Heul doch! Mau Mau in English.

heul_doch-title = Heul doch! Mau Mau

## Commands

heul_doch-command = Heul doch! Mau Mau: keep your cards, unless they fit a neighbour. Then cry!
heul_doch-option-specials = special-cards
    .about = Catapult, beach towel, carousel and werewolf stir the piles up
heul_doch-option-specials-no = without special cards
heul_doch-option-specials-yes = with the 12 special cards
heul_doch-option-first = first
    .about = Who begins
heul_doch-option-first-random = chance decides who begins
heul_doch-option-first-host = whoever opened the table begins
heul_doch-option-cards = cards
    .about = How many cards: half of them for a game half as long
heul_doch-option-cards-all = all 98 cards
heul_doch-option-cards-half = a short game with half of the cards
heul_doch-option-pings = pings
    .about = A short message that names whoever is in turn, so that telephones ring
heul_doch-option-pings-on = the player in turn is called after a while without a click
heul_doch-option-pings-off = no player is called: the board alone says whose turn it is
heul_doch-option-card = card
    .about = The card, for example “red 5” or “catapult”
heul_doch-option-to = to
    .about = A neighbour’s name, own pile, onion; beach towel: a name; carousel: clockwise or anticlockwise

## Cards

heul_doch-colour =
    { $colour ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[N] brown
    }
heul_doch-card = { heul_doch-colour } { $value }
heul_doch-shown-card =
    { $shown_colour ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[N] brown
    } { $shown_value }
heul_doch-special =
    { $special ->
        [catapult] catapult
        [beach_towel] beach towel
        [carousel] carousel
       *[werewolf] werewolf
    }
heul_doch-top =
    { $top ->
        [onion] onion
       *[nothing] nothing
    }
heul_doch-shows = { $who }: { $top }
heul_doch-place =
    { $place ->
        [left] clockwise
        [right] anticlockwise
        [own] own pile
       *[onion] onion
    }

## Lobby

heul_doch-with-options = At this table: { $options }.

## Board

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] the last cards
        [one] one card left to draw
       *[other] { $cards } cards left to draw
    }
heul_doch-head-over = Heul doch! Mau Mau · The end
heul_doch-begin = Everybody has one card on their pile and four in their hand.
heul_doch-because =
    { $why ->
        [colour] same colour as
        [number] same number as
       *[both] the twin of
    } { $top }
heul_doch-turn = 👉 { $who } plays a card with “My hand”, then { $next }.
heul_doch-turn-again = ↩️ { $who } has taken the card back and plays another, then { $next }.
heul_doch-piles = 📚 Cards in the piles, onions included: { $piles } · { $left ->
        [0] the last cards are being played
        [one] everyone plays about 1 more card
       *[other] everyone plays about { $left } more cards
    }
heul_doch-last-cards = -# The draw pile is empty: all hands are played out.
heul_doch-may-take-back = -# { $who } can take that card back until { $next } plays.
heul_doch-tears = { $count ->
        [one] { $names } has a tear
       *[other] { $names } have a tear
    }
heul_doch-event-gave = { $by ->
        [you] You
       *[other] { $who }
    } gave { $card } to { $whom ->
        [you] you
       *[other] { $to }
    } (had to: { heul_doch-because })
heul_doch-event-gave-either = { $by ->
        [you] You
       *[other] { $who }
    } gave { $card } to { $whom ->
        [you] you
       *[other] { $to }
    } ({ heul_doch-because }); it fitted both neighbours, so that was a choice
heul_doch-event-kept = { $by ->
        [you] You
       *[other] { $who }
    } kept { $card } ({ $why ->
        [shows_onion] any card may go on one’s own onion
        [shows_nothing] any card may go on an empty pile
       *[fits] { heul_doch-because }
    })
heul_doch-event-onion = { $by ->
        [you] You
       *[other] { $who }
    } laid a card face down, as an onion
heul_doch-event-catapult = { $by ->
        [you] You
       *[other] { $who }
    } fired the catapult, and { $count ->
        [one] the highest card
       *[other] the highest cards
    } flew off: { $cards }
heul_doch-event-catapult-nothing = { $by ->
        [you] You
       *[other] { $who }
    } fired the catapult, but nobody showed a card
heul_doch-event-towel = { $by ->
        [you] You
       *[other] { $who }
    } gave { $gave } to { $whom ->
        [you] you
       *[other] { $partner }
    } on the beach towel and got { $got } for it
heul_doch-event-carousel = { $by ->
        [you] You
       *[other] { $who }
    } turned the carousel: all top cards moved one seat { $side ->
        [left] clockwise
       *[right] anticlockwise
    }
heul_doch-event-werewolf = { $by ->
        [you] You
       *[other] { $who }
    } let the werewolf out: all top cards were turned over
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] one point
       *[other] { $score } points
    }
heul_doch-face-up = Face up: { $sum }
heul_doch-no-onion = No onion, so everything counts
heul_doch-onions = { $onions ->
        [one] 1 onion ({ $cards }) cancels { $cancelled }
       *[other] { $sum } onions ({ $cards }) cancel { $cancelled }
    }
heul_doch-cancelled = the value { $value } ({ $cards ->
        [0] none there
       *[other] { $cards }×{ $value } = { $lost }
    })
heul_doch-won-points = 🎉 { $names } wins!
heul_doch-won-onions = 🎉 { $names } wins: the points are equal, and more were lost through onions ({ $lost }).
heul_doch-won-shared = 🎉 { $names } share the victory: equal points, and as many lost through onions.

## Hand

heul_doch-hand =
    { $turn ->
        [own] Your turn: play a card
       *[other] Your hand
    }
heul_doch-you = You
heul_doch-new = new
heul_doch-choose = **Choose a card**, then where it goes. Below each card: whose pile must get it, or your own, or face down as an onion.
heul_doch-where-gift = face up only to { $whom }{ $own ->
        [fits] , although it fits yours
       *[other] { "" }
    }
heul_doch-where-either = fits both neighbours, you choose: { $first } or { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = onto your own pile ({ $why ->
        [shows_onion] any card may go on your onion
        [shows_nothing] any card may go on your empty pile
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = only face down, as an onion
heul_doch-typed-gift = must go to { $name } ({ $why ->
        [colour] same colour
        [number] same number
       *[both] its twin
    })
heul_doch-typed-own = onto your own pile
heul_doch-typed-onion = only as an onion (to: onion)
heul_doch-typed-choice = choose with to:
heul_doch-effect =
    { $special ->
        [beach_towel] swap your top card with anybody’s
        [carousel] all top cards move one seat, clockwise or anticlockwise
       *[werewolf] all top cards are turned over
    }
heul_doch-effect-hides = { $count ->
        [one] becomes an onion: { $cards }
       *[other] become onions: { $cards }
    }
heul_doch-effect-opens = { $count ->
        [one] this onion opens: { $names }
       *[other] these onions open: { $names }
    }
heul_doch-effect-catapult = { $count ->
        [one] the highest card shown flies off: { $cards }
       *[other] the highest cards shown fly off: { $cards }
    }
heul_doch-effect-bare = then without a card, which counts as an onion: { $names }
heul_doch-effect-catapult-nothing = nobody shows a card, so nothing would fly off
heul_doch-aim =
    { $special ->
        [beach_towel] You give { $top }. With whom do you swap?
       *[carousel] In which direction? You show { $top }.
    }
heul_doch-turning = { $side ->
        [left] **Clockwise**, as the turns go
       *[right] **Anticlockwise**, against the turns
    }: you get { $top } from { $giver }, { $receiver } gets { $own } from you
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → own pile
heul_doch-button-onion = Onion
heul_doch-button-special = Play { $special }
heul_doch-button-carousel = { $side ->
        [left] Clockwise
       *[right] Anticlockwise
    }: you get { $top }
heul_doch-button-take-back = Take back
heul_doch-button-tissue = I need a tissue
heul_doch-tissue-taken = You have taken the tissue: everybody sees a tear beside your name.
heul_doch-hand-empty = You have played all your cards.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } is playing, then it is your turn.
       *[other] ⏳ { $who } is playing. After { $before } it is your turn.
    }

## Picture in words

heul_doch-alt-cover = A table for a game of Heul doch! Mau Mau, with cards in seven colours, onions and a paper tissue. At the table: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] nothing left to draw
        [one] 1 card left to draw
       *[other] { $cards } cards left to draw
    }.
heul_doch-alt-over = Heul doch! Mau Mau, the end.
heul_doch-alt-discarded = Discard pile: { $card }.
heul_doch-alt-seat = { $name }: { $top }, { $height ->
        [one] 1 card in the pile
       *[other] { $height } cards in the pile
    }, { $cards } in hand{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , is playing
        [left] , has left
       *[tear] , has a tear
    }
heul_doch-alt-hand = Your hand. Beside each other lie the piles that count: { $piles }. Your cards: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $onions ->
        [0] no onion
        [one] 1 onion cancels value { $values }: { $total } − { $lost }
       *[other] { $sum } onions cancel value { $values }: { $total } − { $lost }
    }.
heul_doch-alt-last = Last turn: { $turn }.

## Rules

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    3 to 6 players. 98 cards: seven colours, 1 to 7, each twice. Everybody has a pile in front of them, which starts with one card face up, and four cards in hand. In your turn you play one and draw one; then it goes on clockwise, as the arrows on the board show. The number on a pile tells how many cards lie in it, onions included.
    { "**" }At the end** everything that lies face up in your pile counts, also further down: each card is worth its number. Most points win.
    { "**" }A card fits** on one of its colour or of its number. But neighbours come first: if it fits what one of the two beside you shows, face up it **has to go there**, even if it fits your own pile too. So cry! Only a card that fits neither may go on your own pile, and there it has to fit as well.
heul_doch-rules-2 =
    { "**" }It fits both?** Then you choose who gets it. Only the two beside you count, nobody further off.
heul_doch-rules-3 =
    { "**" }Or an onion:** any number card may always go face down on your own pile. On your onion any card may follow face up, unless it fits a neighbour. Other people’s onions are taboo. Nobody may look through a pile: remember how many onions lie in yours.
heul_doch-rules-4 =
    { "**" }Onions cancel:** when the draw pile is empty, all hands are played out. As many onions as you have, that value counts nothing in your pile: 5 onions cancel your fives. With more than 7 onions it is the sevens and what is above 7: 9 onions cancel sevens and twos. Equal points: whoever lost more through onions wins.
    { "**" }A misclick** can be taken back once there is nothing left to draw, until the next one plays, if the card opened nothing.
    { "**" }Special cards**, if the table plays with them, are played instead of a number card, and then lie on the discard pile.
    { "**" }A short game** is played with one card of each kind: 49 cards, and four special cards if the table plays with them.
heul_doch-rules-catapult = 🪨 **Catapult:** the highest of all cards shown flies off onto the discard pile, out of the game; several if they are equal, yours too. Whoever has no card left counts as showing an onion.
heul_doch-rules-towel = 🏖️ **Beach towel:** swap your top card with anybody’s, onions too.
heul_doch-rules-carousel = 🎠 **Carousel:** all top cards move one seat, clockwise or anticlockwise as you say.
heul_doch-rules-werewolf = 🐺 **Werewolf:** all top cards are turned over; cards become onions, and onions cards.
heul_doch-rules-5 = -# Game by Leo Colovini, illustrated by Marek Bláha, published by Ravensburger. Katzentisch is not affiliated with them.
heul_doch-alt-neighbour = A card that fits the card of a neighbour has to go there, though it fits the own pile as well.
heul_doch-alt-both = A card that fits both neighbours: one of the two is chosen.
heul_doch-alt-onion = A card laid face down on the own pile shows an onion.
heul_doch-alt-catapult = The catapult throws off the highest of the cards shown.
heul_doch-alt-towel = On the beach towel two top cards change places.
heul_doch-alt-carousel = The carousel moves every top card one seat on.
heul_doch-alt-werewolf = The werewolf turns every top card over: cards to onions, onions to cards.

## Lesson

heul_doch-lesson-own = What lies face up in your pile at the end are your points. A card fits on the same colour or the same number. **Lay green 5 on your own pile:** press the card, then where it goes.
    .done = Green fits on green, and it fits neither neighbour, so you may keep it. Then you drew a new card.
heul_doch-lesson-gift = What fits a neighbour has to go there, face up: that gives away its points. All your cards fit next door. **Give away the one that hurts least, blue 1.**
    .done = A gift cannot be helped, but it can be cheap. Look at what both neighbours show before you choose.
heul_doch-lesson-either = Sometimes a card fits both neighbours. Then you choose who gets it. **Play orange 6 to one of them.**
    .done = The 6 fitted both, so it was your choice. Rather give to a player who has fewer points.
heul_doch-lesson-onion = Your cards are high, and all of them fit next door. Any number card may be laid face down on your own pile instead, as an onion. **Lay one as an onion.**
    .done = Nobody got your card. But at the end, as many onions as you have, that number counts nothing in your pile: with one onion your ones.
heul_doch-lesson-any = Your pile shows an onion now. On it any card may follow face up, unless it fits next door. **Lay red 7 on your own pile.**
    .done = That is what onions are good for: the next card needs no matching colour or number.
heul_doch-lesson-taboo = One neighbour shows an onion: nothing can be laid there, so nothing has to. Look which card only fits you. **Lay purple 7 on your own pile.**
    .done = A neighbour's onion is taboo, and only the other neighbour mattered. That is a good time for high cards.
heul_doch-lesson-worthless = Three onions lie in your pile, so your threes will count nothing. Both red cards fit on your red 5. **Lay the one that brings points.**
    .done = The 6 counts, a 3 would have counted nothing. Piles cannot be searched: remember how many onions are in yours.
heul_doch-lesson-win = The last card of your first game, and you are a few points behind. A second onion would win nothing. **Keep red 7, face up.**
    .done = All piles are opened. Your onion cancelled the ones, and there were none: everything else counted.

## Tips

heul_doch-tip-onion = Your first onion. At the end, as many onions as lie in your pile, that number counts nothing in it: with two onions your twos.
heul_doch-tip-got = Somebody had to give you a card. It lies face up in your pile, so its number is yours at the end.
heul_doch-tip-last = The draw pile is empty: from now on nobody draws, and all hands are played out. Then the piles are opened and counted.
heul_doch-tip-any = Your pile shows an onion: any card may follow on it face up, unless it fits a neighbour.
heul_doch-tip-either = One of your cards fits both neighbours. Then you choose who gets it; better somebody who is not ahead.
heul_doch-tip-taboo = A neighbour shows an onion. Nobody else may lay anything there, so nothing has to go there either.
heul_doch-tip-gift = One of your cards fits a neighbour: face up it has to go there, even if it fits yours, too. Or you lay it face down as an onion.

## How come?

heul_doch-why-gave = Neighbours come first: { $to } showed { $top }, and what fits there has to go there face up, even if it fits the own pile, too.
heul_doch-why-either = It fitted both neighbours, so { $who } chose between them; { $to } showed { $top }.
heul_doch-why-kept = It fitted neither neighbour, so it could go on the own pile.
heul_doch-why-kept-beside = It fitted neither neighbour ({ $tops }), so it could go on the own pile.
heul_doch-why-onion = Any number card may go face down on the own pile. At the end, as many onions as lie in a pile, that value counts nothing there.

## Refusals

heul_doch-no-such-card = “{ $text }” is no card of this game. Write a colour and a number from 1 to 7, for example “red 5”, or a special card, for example “catapult”.
heul_doch-no-such-place = “{ $text }” is no place for this card. Write own pile, onion or the name of a neighbour; for a beach towel the name of somebody else, for a carousel clockwise or anticlockwise.
heul_doch-say-where =
    { $kind ->
        [beach_towel] The beach towel needs somebody to swap with. Say who with `to`.
        [carousel] The carousel needs a direction. Say clockwise or anticlockwise with `to`.
       *[neighbour] This card fits both neighbours. Say with `to` who gets it.
    }
heul_doch-say-onion = Your { heul_doch-card } fits nowhere face up. To lay it face down on your own pile, add `to: onion`; or play another card.
heul_doch-over = This game of Heul doch! is over. Open a new table with “Play again”.
heul_doch-nothing-to-take-back = There is no card that you could take back now. It works once the draw pile is empty, until the next one plays, if the card opened nothing.
heul_doch-not-your-turn = It is { $seat }’s turn. You can play a card as soon as it is yours.
heul_doch-gift = Your { heul_doch-card } fits { $seat }’s { heul_doch-shown-card } by { $why ->
        [colour] colour
        [number] number
       *[both] colour and number
    }, so face up it has to go there. You can give it to { $seat } or lay it as an onion.
heul_doch-gift-for-either = Your { heul_doch-card } fits both neighbours: { $left } by { $left_why ->
        [colour] colour
        [number] number
       *[both] colour and number
    } and { $right } by { $right_why ->
        [colour] colour
        [number] number
       *[both] colour and number
    }. You can give it to one of the two or lay it as an onion.
heul_doch-onion-is-taboo = { $seat } shows an onion, and other people’s onions are taboo. Play the card elsewhere, or as an onion on your own pile.
heul_doch-shows-nothing = { $seat } has no card on their pile, and that counts as an onion: nobody else may lay anything there. Play the card elsewhere.
heul_doch-does-not-fit-own = Your { heul_doch-card } does not fit your { heul_doch-shown-card }: it has neither its colour nor its number. You can lay it as an onion or play another card.
heul_doch-does-not-fit = Your { heul_doch-card } does not fit { $seat }’s { heul_doch-shown-card }: it has neither its colour nor its number. Your hand says where it can go.
heul_doch-no-partner = The beach towel needs somebody else to swap with. Choose another person at this table.
heul_doch-no-such-special = There is no { heul_doch-special } in your hand. Choose one of your cards.
heul_doch-not-in-hand = There is no { heul_doch-card } in your hand. Choose one of your cards.
