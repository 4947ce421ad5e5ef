### Heul doch! Mau Mau in English.

heul_doch-title = Heul doch! Mau Mau

## Commands

heul_doch-pitch = Collect points, but give away every card that matches next door!
heul_doch-command = { heul_doch-title }: { heul_doch-pitch }
heul_doch-option-specials = special-cards
    .about = Catapult, beach towel, carousel and werewolf stir up the piles
heul_doch-option-specials-no = no special cards
heul_doch-option-specials-yes = with special cards
heul_doch-option-cards = cards
    .about = The whole deck, or half of it for a short game
heul_doch-option-cards-all = all cards
heul_doch-option-cards-half = half the cards, a short game
    .rule = a short game with half the cards
heul_doch-length-all = Long game
heul_doch-length-half = Short game
heul_doch-option-card = card
    .about = The card, for example “red 5” or “catapult”
heul_doch-option-to = to
    .about = A name, own pile, onion, clockwise or anticlockwise

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
heul_doch-hideable =
    { $specials ->
        [no] any card
       *[yes] any number card
    }
heul_doch-place =
    { $place ->
        [left] clockwise
        [right] anticlockwise
        [own] own pile
       *[onion] onion
    }

## Statistics

heul_doch-favourite =
    Favourite colour: { $trait ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[N] brown
    } ({ $count ->
        [one] one point
       *[other] { $count } points
    })

## Board

heul_doch-head-over = Heul doch! · Final score
heul_doch-begin = Every pile starts with one card. The line in the picture joins neighbours.
heul_doch-because =
    { $why ->
        [colour] same colour as the
        [number] same number as the
       *[both] same card as the
    } { $top }
heul_doch-turn = 👉 { $who }, it’s your turn: press **🖐️ { board-hand }**.
heul_doch-piles = 📚 Cards per pile: { $piles } · { $left ->
        [0] the last cards are being played
        [one] about one round to go
       *[other] about { $left } rounds to go
    }
heul_doch-has = { $by ->
        [you] You
       *[other] { $who }
    }
heul_doch-event-gave = { heul_doch-has } gave { $whom ->
        [you] you
       *[other] { $to }
    } the { $card } ({ $either ->
        [yes] free choice
       *[no] on the { $top }
    }).
heul_doch-event-kept = { heul_doch-has } kept the { $card } (on { $why ->
        [shows_onion] an onion
        [shows_nothing] an empty pile
       *[fits] the { $top }
    }).
heul_doch-event-onion = { heul_doch-has } hid a card as an onion.
heul_doch-event-catapult = { heul_doch-has } fired the catapult, { $count ->
        [0] but no pile had a card face up on top
        [one] and off went the highest card: { $cards }
       *[other] and off went the highest cards: { $cards }
    }.
heul_doch-event-beach_towel = { heul_doch-has } swapped cards with { $whom ->
        [you] you
       *[other] { $partner }
    } on the beach towel: { $gave } ↔ { $got }.
heul_doch-event-carousel = { heul_doch-has } spun the carousel { $side ->
        [left] clockwise
       *[right] anticlockwise
    }.
heul_doch-event-werewolf = { heul_doch-has } let the werewolf loose.
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] 1 point
       *[other] { $score } points
    }
heul_doch-face-up = Face up: { $sum }
heul_doch-no-onion = Without onions, everything counts
heul_doch-onions = { $onions ->
        [one] 1 onion ({ $cards }) cancels { $cancelled }
       *[other] { $sum } onions ({ $cards }) cancel { $cancelled }
    }
heul_doch-cancelled = { $cards ->
        [0] the { $value }s (there are none)
       [one] the only { $value }
       *[other] all { $value }s ({ $sum })
    }
heul_doch-won =
    { $by ->
        [shared] 🎉 { $names } share the win!
       *[other] 🎉 { $names } wins!
    }
heul_doch-onion-rule = With 3 onions, your 3s are worth nothing. More than seven are split up, so 8 cancel your 7s and 1s.
heul_doch-tie = -# Tied on points, so those who lost more to onions come first: { $lost }.

## Hand

heul_doch-hand =
    { $turn ->
        [own] Your turn: play a card
       *[other] Your hand
    }
heul_doch-you = You
heul_doch-new = new
heul_doch-choose = { "**" }Choose a card.** The picture shows who can get it.
heul_doch-where-gift = face up, it can only go to { $whom }
heul_doch-where-either = you choose: { $first } or { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = onto your own pile ({ $why ->
        [shows_onion] on top of your onion
        [shows_nothing] it’s empty
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = only face down, as an onion
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → my pile
heul_doch-button-onion = Onion
heul_doch-button-special = Play the { $special }
heul_doch-button-carousel = { $side ->
        [left] Clockwise
       *[right] Anticlockwise
    }: you get { $top }
heul_doch-hand-empty = You’ve played all your cards.
heul_doch-hand-last = -# There’s nothing left to draw. Play out your hand.
heul_doch-wait =
    ⏳ { $who } is playing. { $turns ->
        [1] You’re next.
       *[other] It’s your turn after { $before }.
    }

## Picture in words

heul_doch-alt-cover = A table set for Heul doch! Mau Mau, with cards in seven colours and onions. At the table: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] nothing left to draw
        [one] 1 card left to draw
       *[other] { $cards } cards left to draw
    }.
heul_doch-alt-over = Heul doch! Mau Mau, final score.
heul_doch-alt-discarded = Discard pile: { $card }.
heul_doch-alt-height = { $height ->
        [one] 1 card in the pile
       *[other] { $height } cards in the pile
    }
heul_doch-alt-seat = { $name }: { $top }, { heul_doch-alt-height }, { $cards } in hand{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , to play
       *[left] , has left
    }
heul_doch-alt-pile = { $shown }, { heul_doch-alt-height }
heul_doch-alt-hand = Your hand. The piles within reach: { $piles }. Your cards: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $onions ->
        [0] no onions
        [one] 1 onion cancels { $values }: { $total } − { $lost }
       *[other] { $sum } onions cancel { $values }: { $total } − { $lost }
    }.

## Rules

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    { "**" }The aim:** have the most points at the end. The numbers on all face-up cards in your pile count, even those on buried ones. But you rarely get to keep your best cards. “Heul doch!” is German for “Go on, cry!”, hence the onions.
heul_doch-rules-2 =
    { "**" }Your turn:** play one of your four cards, then draw one. Play passes clockwise.
    { "**" }Neighbours first:** if your card matches the top card to your left or right in colour or number, it **has to go there** face up, even if it matches your own pile too. If it matches both, you choose.
heul_doch-rules-3 =
    { "**" }Your own pile:** a card that matches neither neighbour is yours to keep if it matches your own pile.
    { "**" }Or make it an onion:** you can always play { heul_doch-hideable } face down on your own pile instead. Any card that matches neither neighbour can then go on top. Other players’ onions are off limits.
heul_doch-rules-4 =
    { "**" }The end:** once the draw pile is empty, play out your hands. Then count the onions in your pile: cards of exactly that number are worth nothing. 5 onions cancel your 5s; 10 cancel your 7s and 3s (7 + 3 = 10). In a tie, whoever lost more points to onions wins.
heul_doch-rules-5 =
    { "**" }Good to know:** there are seven colours with the numbers 1 to 7, and two of every card. The figure beside a pile counts its cards, onions included. You can’t look through yours, so remember your onions!
    { "**" }Once there’s nothing left to draw,** you can press **↩️ Take back** until the next player moves, unless your card revealed something.
heul_doch-rules-short = ✂️ **Short game:** there’s only one of every card, 49 in all, plus four special cards if you use them.
heul_doch-rules-specials = { "**" }Special cards** are played instead of number cards and then discarded. They can’t be onions.
heul_doch-rules-catapult = 🪨 **Catapult:** the highest card on top of a pile leaves the game. If several are tied, they all go, even yours. An empty pile counts as an onion.
heul_doch-rules-beach_towel = 🏖️ **Beach towel:** swap your top card with any other player’s, onions included.
heul_doch-rules-carousel = 🎠 **Carousel:** every top card moves one seat. You choose which way.
heul_doch-rules-werewolf = 🐺 **Werewolf:** flip every top card. Cards turn into onions, onions into cards.
heul_doch-rules-credits = -# A game by Leo Colovini, illustrated by Marek Bláha, published by Ravensburger. Katzentisch is not affiliated with any of them.
heul_doch-alt-winning = Two piles spread out and added up: 7 + 6 + 5 + 4 = 22 beats 7 + 3 + 2 = 12.
heul_doch-alt-neighbour = A card that matches a neighbour’s has to go there, although it matches the player’s own pile too.
heul_doch-alt-onion = A card played face down shows an onion. Two onions make the 2s in a pile worthless; the 6 still counts.
heul_doch-alt-catapult = The catapult hurls the highest top cards away.
heul_doch-alt-beach_towel = Two top cards trade places on the beach towel.
heul_doch-alt-carousel = The carousel moves every top card on by one seat.
heul_doch-alt-werewolf = The werewolf flips every top card: cards turn into onions, onions into cards.

## Lesson

heul_doch-lesson-own = At the end, the numbers on the face-up cards in your pile are your points. A card matches another of the same colour or number. **Play the green 5 on your own pile:** press the card, then the pile.
    .done = Green goes on green, and the card matches neither neighbour, so it’s yours.
heul_doch-lesson-gift = Neighbours come first: if a card matches next door, it has to go there face up, even if it matches your own pile too. This time, that goes for every card you hold. **Give away the one that hurts least.**
    .done = The blue 1 matched your purple 1 too, but neighbours come first, and this gift costs you just one point.
heul_doch-lesson-either = Sometimes a card matches both neighbours. Then you choose who gets it. **Find that card and give it away.**
    .done = It’s usually better to give to the smaller pile: the figure beside a pile says how many cards it has.
heul_doch-lesson-onion = Two of your cards match next door, and two match nothing, not even your own pile. Those two can only be onions, face down on your own pile. (Any card can be one.) **Hide the lower one.**
    .done = You gave nothing away, but count your onions: at the end, one makes your 1s worthless, two your 2s instead, and five your 5s.
heul_doch-lesson-any = There’s an onion on your pile now. Any card can go on top, unless it matches a neighbour’s. **Play the highest one you can there.**
    .done = That’s what onions are good for: the next card needn’t match anything.
heul_doch-lesson-taboo = One of your neighbours has an onion on top, so nothing can go there, and nothing has to. **Find the card that matches only your own pile, and play it there.**
    .done = Other players’ onions are off limits, so only one neighbour mattered.
heul_doch-lesson-worthless = Three onions from earlier turns lie below the red 5 in your pile. If no more are added, your 3s score 0. Both red cards match the 5. **Play the one that scores.**
    .done = The 6 counts, and the 3 would have scored 0. Keep track of your onions: you can’t look through your pile.
heul_doch-lesson-win = The draw pile is empty, the others are out of cards, and this is the last card of your first game. You’re a few points behind. There’s one onion in your pile, and a second would score nothing. **Make your card count.**
    .done = Your onion cancels 1s, and you don’t have any, so everything counts!

## Why?

heul_doch-why-gave = It matched { $to }’s { $top }, and a card that matches next door has to go there.
heul_doch-why-either = It matched both neighbours, so { $who } chose who got it.
heul_doch-why-kept = It matched neither neighbour, so it could be kept.
heul_doch-why-onion = You can always play { heul_doch-hideable } face down on your own pile.

## Refusals

heul_doch-no-such-card = There’s no “{ $text }” in this game. Type “red 5” or “catapult”, for example.
heul_doch-no-such-place = “{ $text }” doesn’t work for this card. Choose a suggestion in `to`.
heul_doch-say-where = There’s more than one way to play this card. Choose a suggestion in `to`.
heul_doch-say-onion = Your { heul_doch-card } doesn’t match anything. Play another card, or play it face down with `to: onion`.
heul_doch-gift = Your { heul_doch-card } matches next door, so give it to { $seat }, or play it as an onion.
heul_doch-gift-for-either = Your { heul_doch-card } matches both { $left } and { $right }. Choose who gets it, or play it as an onion.
heul_doch-onion-is-taboo = { $top ->
        [onion] { $seat } has an onion on top, and other players’ onions are off limits.
       *[nothing] { $seat }’s pile is empty, and that counts as an onion.
    } Play the card somewhere else.
heul_doch-does-not-fit = Your { heul_doch-card } doesn’t match there. Your hand shows where it can go.
heul_doch-no-partner = On the beach towel you swap with another player.
heul_doch-no-such-special = There’s no { heul_doch-special } in your hand.
heul_doch-not-in-hand = There’s no { heul_doch-card } in your hand.
