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
heul_doch-option-pings = pings
    .about = A short message that names whoever is in turn, so that telephones ring
heul_doch-option-pings-on = whoever is in turn gets called
heul_doch-option-pings-off = nobody gets called
heul_doch-option-card = card
    .about = The card, for example “red 5” or “catapult”
heul_doch-option-to = to
    .about = Left, right, own pile, onion; for a beach towel a name. Only if you have a choice

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
        [left] left
        [right] right
        [own] own pile
       *[onion] onion
    }

## Lobby

heul_doch-with-options = Played with: { $options }.

## Board

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] the last cards
        [one] one card left to draw
       *[other] { $cards } cards left to draw
    }
heul_doch-head-over = Heul doch! Mau Mau · The end
heul_doch-begin = Everybody has one card on their pile and four in their hand.
heul_doch-turn = 👉 { $who } plays a card with “My hand”, then { $next }.
heul_doch-last-cards = -# The draw pile is empty: all hands are played out.
heul_doch-told-gave = { $who } has to give { $card } to { $to } ({ $why ->
        [colour] same colour as
        [number] same number as
       *[both] the very same card as
    } { $top })
heul_doch-told-gave-either = { $who } gives { $card } to { $to } ({ $why ->
        [colour] same colour as
        [number] same number as
       *[both] the very same card as
    } { $top }); it fitted both neighbours, so that was a choice
heul_doch-told-kept = { $who } keeps { $card } ({ $why ->
        [colour] same colour as { $top }
        [number] same number as { $top }
        [both] the very same card as { $top }
        [shows_onion] any card may go on the own onion
       *[shows_nothing] any card may go on an empty pile
    })
heul_doch-told-onion = { $who } lays a card face down, as an onion
heul_doch-told-catapult = { $who } fires the catapult, and the highest fly off: { $cards }
heul_doch-told-catapult-nothing = { $who } fires the catapult, but nobody shows a card
heul_doch-told-towel = { $who } swaps with { $partner } on the beach towel: { $gave } for { $got }
heul_doch-told-carousel = { $who } turns the carousel: all top cards move one seat to the { $side ->
        [left] left
       *[right] right
    }
heul_doch-told-werewolf = { $who } lets the werewolf out: all top cards are turned over
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] one point
       *[other] { $score } points
    }
heul_doch-onions =
    { $onions ->
        [0] No onion, so nothing is lost
        [one] 1 onion cancels
       *[other] { $onions } onions cancel
    }
heul_doch-cancelled = the value { $value } ({ $cards ->
        [0] none there
        [one] one card, −{ $lost }
       *[other] { $cards } cards, −{ $lost }
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
heul_doch-you = **You**
heul_doch-neighbours-first = Neighbours come first: what fits their card has to go there, even if it fits yours. Their onions are taboo.
heul_doch-where-gift = must go to { $whom }
heul_doch-where-either = fits both neighbours, you choose: { $first } or { $second }
heul_doch-whom = { $name } ({ $why ->
        [colour] same colour as
        [number] same number as
       *[both] the very same card as
    } { $top })
heul_doch-where-own = onto your own pile ({ $why ->
        [colour] same colour as { $top }
        [number] same number as { $top }
        [both] the very same card as { $top }
        [shows_onion] any card may go on your onion
       *[shows_nothing] any card may go on your empty pile
    })
heul_doch-where-nowhere = fits nowhere: only face down, as an onion
heul_doch-effect =
    { $special ->
        [beach_towel] swap your top card with anybody’s
        [carousel] all top cards move one seat to the left or to the right
       *[werewolf] all top cards are turned over
    }
heul_doch-effect-catapult = the highest cards shown fly off: { $cards }
heul_doch-effect-catapult-nothing = nobody shows a card, so nothing would fly off
heul_doch-aim =
    { $special ->
        [beach_towel] With whom do you swap top cards?
       *[carousel] In which direction?
    }
heul_doch-button-gift = { $card } → { $name }
heul_doch-button-own = { $card } → own pile
heul_doch-button-onion = As an onion
heul_doch-button-special = Play { $special }
heul_doch-button-aim = Play { $special } …
heul_doch-button-carousel = { $side ->
        [left] To the left
       *[right] To the right
    }: you get { $top }
heul_doch-button-back = Back to the hand
heul_doch-button-tissue = I need a tissue
heul_doch-cards = Your cards: { $cards }
heul_doch-hand-empty = You have played all your cards.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } is playing, then it is your turn.
       *[other] ⏳ { $who } is playing. Yours is turn { $turns } from now.
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
       *[tear] , sheds a tear
    }
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $onions ->
        [0] no onion
        [one] 1 onion, value { $values } cancelled (−{ $lost })
       *[other] { $onions } onions, value { $values } cancelled (−{ $lost })
    }.
heul_doch-alt-last = Last turn: { $told }.

## Rules

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    3 to 6 players. 98 cards: seven colours, 1 to 7, each twice. Everybody has a pile in front of them, which starts with one card face up, and four cards in hand. In your turn you play one and draw one; then your left neighbour plays. What lies face up on your pile at the end is points.
    { "**" }A card fits** on one of its colour or of its number. But neighbours come first: if it fits what your left or right neighbour shows, it **has to go there**, even if it fits your own pile too. So cry! Only a card that fits neither may go on your own pile, and there it has to fit as well.
heul_doch-rules-2 =
    { "**" }It fits both?** Then you choose who gets it. Only the two beside you count, nobody further off.
heul_doch-rules-3 =
    { "**" }Or an onion:** any number card may always go face down on your own pile. On your onion any card may follow face up, unless it fits a neighbour. Other people’s onions are taboo. Nobody may look through a pile: remember how many onions lie in yours.
heul_doch-rules-4 =
    { "**" }The end:** when the draw pile is empty, all hands are played out. As many onions as you have, that value counts nothing in your pile: 5 onions cancel your fives. With more than 7 onions it is the sevens and what is above 7: 9 onions cancel sevens and twos. Equal points: whoever lost more through onions wins.
    { "**" }Special cards**, if the table plays with them, are played instead of a number card.
heul_doch-rules-catapult = 🪨 **Catapult:** the highest of all cards shown flies off; several if they are equal, yours too. Whoever has no card left counts as showing an onion.
heul_doch-rules-towel = 🏖️ **Beach towel:** swap your top card with anybody’s, onions too.
heul_doch-rules-carousel = 🎠 **Carousel:** all top cards move one seat, to the left or to the right as you say.
heul_doch-rules-werewolf = 🐺 **Werewolf:** all top cards are turned over; cards become onions, and onions cards.
heul_doch-rules-5 = -# Game by Leo Colovini, illustrated by Marek Bláha, published by Ravensburger. Katzentisch is not affiliated with them.
heul_doch-alt-neighbour = A card that fits the card of a neighbour has to go there, though it fits the own pile as well.
heul_doch-alt-both = A card that fits both neighbours: one of the two is chosen.
heul_doch-alt-onion = A card laid face down on the own pile shows an onion.
heul_doch-alt-catapult = The catapult throws off the highest of the cards shown.
heul_doch-alt-towel = On the beach towel two top cards change places.
heul_doch-alt-carousel = The carousel moves every top card one seat on.
heul_doch-alt-werewolf = The werewolf turns every top card over: cards to onions, onions to cards.

## Refusals

heul_doch-no-such-card = “{ $text }” is no card of this game. Write a colour and a number from 1 to 7, for example “red 5”, or a special card, for example “catapult”.
heul_doch-no-such-place = “{ $text }” is no place for this card. Write left, right, own pile or onion; for a beach towel the name of somebody else.
heul_doch-say-where = This card can go to more than one place. Say where with `to`.
heul_doch-over = This game of Heul doch! is over. Open a new table with “Play again”.
heul_doch-not-your-turn = It is { $seat }’s turn. You can play a card as soon as it is yours.
heul_doch-gift = { heul_doch-card } fits { $seat }’s { heul_doch-shown-card } by { $why ->
        [colour] colour
        [number] number
       *[both] colour and number
    }, so it has to go there. You can give it to { $seat } or lay it as an onion.
heul_doch-gift-for-either = { heul_doch-card } fits both neighbours: { $left } by { $left_why ->
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
heul_doch-does-not-fit-own = { heul_doch-card } does not fit your { heul_doch-shown-card }: it has neither its colour nor its number. You can lay it as an onion or play another card.
heul_doch-does-not-fit = { heul_doch-card } does not fit { $seat }’s { heul_doch-shown-card }: it has neither its colour nor its number. Your hand says where it can go.
heul_doch-no-partner = The beach towel needs somebody else to swap with. Choose another person at this table.
heul_doch-no-such-special = There is no { heul_doch-special } in your hand. Choose one of your cards.
heul_doch-not-in-hand = { heul_doch-card } is not in your hand. Choose one of your cards.
