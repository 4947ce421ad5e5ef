"""Heul doch! Mau Mau: collect cards on the own pile, but whatever fits a neighbour's card has to be given away.

Three to six players, each with four cards in hand and a pile in front of them, which starts with one card face up. A turn plays one card and
draws one. A card fits on a shown card of its colour or of its number. A card played face up that fits what the left or right neighbour shows
must go there as a gift; if it fits both, the player chooses. Only a card that fits neither may go on the own pile, and there it has to fit
as well, unless the pile shows an onion. Instead, any number card may be laid face down on the own pile: its back shows an onion. Nobody ever
lays anything on another's onion. When the draw pile is empty, the hands are played out. Then every pile is opened: as many onions as there
are, that value counts nothing there. The values of all other cards face up are points. In the variant, special cards stir the piles up.

pile         what lies in front of a player: the cards that will count, and the onions. Nobody may search one, not even their own
shown card   the top of a pile, if it lies face up
onion        a number card face down on a pile
gift         a card that has to go on a neighbour's pile
own pile     where everybody wants to lay cards
catapult     special card: all highest shown cards are thrown off
beach towel  special card: the own top is swapped with that of anybody
carousel     special card: every top moves one seat to the left or right
werewolf     special card: every top is turned over
discard pile  where special cards go, and what a catapult throws off
"""

from msgspec import structs

from bot.chance import Chance
from bot.errors import Fact, Rejected
from bot.game import PINGS, Applied, Game, Options, Outcome, Seat
from cogs.heul_doch.cards import NUMBER_CARDS, SPECIAL_CARDS, Card, Fit, NumberCard, Special, fit
from cogs.heul_doch.piles import Piles, Shown, Side, all_shown, highest, lay, lift, neighbour, shown, swap, turn_over, turn_round
from cogs.heul_doch.scoring import score
from cogs.heul_doch.state import (
    OPTIONS,
    BeachTowelPlayed,
    CarouselPlayed,
    CatapultPlayed,
    Destination,
    Discard,
    Event,
    Gave,
    Gift,
    Held,
    Kept,
    LaidOnion,
    Move,
    Onion,
    Over,
    OwnPile,
    Place,
    Play,
    PlayBeachTowel,
    PlayCarousel,
    PlayCatapult,
    Playing,
    PlayWerewolf,
    Settings,
    State,
    Thrown,
    View,
    WerewolfPlayed,
)

HAND_SIZE = 4
SIDES: tuple[Side, Side] = ("left", "right")


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle, give everybody a first pile card and a hand; who starts is drawn, or it is the host (H-19)."""
    rules = {key: choice for key, choice in options.items() if key != PINGS.key}
    settings = Settings(**rules)  # pyright: ignore[reportArgumentType]  checked by GAME.settle_options
    deck = chance.shuffled(NUMBER_CARDS + SPECIAL_CARDS if settings.specials == "yes" else NUMBER_CARDS)
    piles: Piles = ((),) * seats
    for seat in range(seats):
        card, deck = _first_pile_card(deck, chance)
        piles = lay(piles, seat, card, face_up=True)
    dealt = seats * HAND_SIZE
    return State(
        settings=settings,
        draw_pile=deck[dealt:],
        hands=tuple(deck[seat:dealt:seats] for seat in range(seats)),
        piles=piles,
        discard_pile=(),
        phase=Playing(0 if settings.first == "host" else chance.below(seats)),
    )


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is."""
    return frozenset((state.phase.seat,)) if isinstance(state.phase, Playing) else frozenset()


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every destination of every card in hand: there always is one, since an onion may always be laid."""
    if seat not in waiting_on(state):
        return ()
    tops = all_shown(state.piles)
    cards = dict.fromkeys(state.hands[seat])  # equal cards go to the same places
    return tuple(destination.move for card in cards for destination in destinations(card, seat, tops))


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Applied[State]:
    """Play a card, draw one, and hand over to the left; chance plays no part after the deal."""
    if isinstance(state.phase, Over):
        raise Rejected("heul_doch-over")
    if state.phase.seat != seat:
        raise Rejected("heul_doch-not-your-turn", seat=state.phase.seat)
    match move:
        case Play():
            after, event = _play(state, seat, move)
        case PlayCatapult():
            after, event = _play_catapult(state, seat)
        case PlayBeachTowel(partner):
            after, event = _play_beach_towel(state, seat, partner)
        case PlayCarousel(to):
            after, event = _play_carousel(state, seat, to)
        case PlayWerewolf():
            after, event = _play_werewolf(state, seat)
    return Applied(_end_turn(after, seat, event), (event,))


def outcome(state: State) -> Outcome | None:
    """Rank by points, equal points by what was lost through onions; whoever is equal in both shares the place."""
    if not isinstance(state.phase, Over):
        return None
    ranks = tuple((counted.points, counted.lost) for counted in map(score, state.piles))
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    scores = tuple(points for points, _ in ranks)
    return Outcome(places, scores, _reason(places, scores))


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know: of the hands its own, of the piles what they show."""
    over = isinstance(state.phase, Over)
    return View(
        phase="over" if over else "playing",
        order=_order(state),
        shown=all_shown(state.piles),
        heights=tuple(map(len, state.piles)),
        hand_sizes=tuple(map(len, state.hands)),
        draw_pile=len(state.draw_pile),
        discard_pile=len(state.discard_pile),
        discarded=state.discard_pile[-1] if state.discard_pile else None,
        recent=state.recent,
        seat=seat,
        hand=() if seat is None else _held(state, seat),
        scores=tuple(map(score, state.piles)) if over else (),
        outcome=outcome(state),
    )


# Setting up


def _first_pile_card(deck: tuple[Card, ...], chance: Chance) -> tuple[NumberCard, tuple[Card, ...]]:
    """Take the top card; a special card is shuffled back in at once, until a number card comes (H-2)."""
    while not isinstance(card := deck[0], NumberCard):
        deck = chance.shuffled(deck)
    return card, deck[1:]


# Where a card may go


def destinations(card: Card, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Destination, ...]:
    """Return every way to play this card while the piles show this, each with its reason. Nothing secret is needed for it."""
    if isinstance(card, Special):  # never an onion: that is for cards with colour and number (H-4)
        return tuple(Discard(move) for move in _special_moves(card, seat, len(tops)))
    return _places(card, seat, tops)


def _places(card: NumberCard, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Place, ...]:
    """Where a gift is due the own pile is closed, whether the card fits there or not (H-13); an onion may always be laid."""
    face_up = _gifts(card, seat, tops) or _own_pile(card, tops[seat])
    return (*face_up, Onion(Play(card, "onion"), tops[seat]))


def _gifts(card: NumberCard, seat: Seat, tops: tuple[Shown, ...]) -> tuple[Gift, ...]:
    """Return the neighbours that must get this card; never one who shows an onion or nothing (H-3)."""
    found: list[tuple[Side, Seat, NumberCard, Fit]] = []
    for side in SIDES:
        to = neighbour(seat, side, len(tops))
        top = tops[to]
        if isinstance(top, NumberCard) and (why := fit(card, top)):
            found.append((side, to, top, why))
    return tuple(Gift(Play(card, side), to, top, why, either=len(found) > 1) for side, to, top, why in found)


def _own_pile(card: NumberCard, top: Shown) -> tuple[OwnPile, ...]:
    """Return the own pile if it takes this card: an onion takes any, and an empty pile counts as one."""
    match top:
        case "onion":
            why = "shows_onion"
        case None:
            why = "shows_nothing"
        case NumberCard():
            why = fit(card, top)
    return (OwnPile(Play(card, "own"), top, why),) if why else ()


def _special_moves(special: Special, seat: Seat, seats: int) -> tuple[PlayCatapult | PlayBeachTowel | PlayCarousel | PlayWerewolf, ...]:
    match special:
        case Special.CATAPULT:
            return (PlayCatapult(),)
        case Special.BEACH_TOWEL:  # anybody else may be named, also where nothing is to be had (H-8)
            return tuple(PlayBeachTowel(partner) for partner in range(seats) if partner != seat)
        case Special.CAROUSEL:
            return tuple(PlayCarousel(side) for side in SIDES)
        case Special.WEREWOLF:
            return (PlayWerewolf(),)


# Playing a number card


def _play(state: State, seat: Seat, move: Play) -> tuple[State, Event]:
    after, tops = _without(state, seat, move.card), all_shown(state.piles)
    place = next((place for place in _places(move.card, seat, tops) if place.move == move), None)
    match place:
        case Gift():
            pile, event = place.to, Gave(seat, place.to, move.card, place.on, place.why, place.either)
        case OwnPile():
            pile, event = seat, Kept(seat, move.card, place.on, place.why)
        case Onion():
            pile, event = seat, LaidOnion(seat, place.on)
        case None:
            raise _refusal(seat, move, tops)
    return structs.replace(after, piles=lay(state.piles, pile, move.card, face_up=not isinstance(place, Onion))), event


def _refusal(seat: Seat, move: Play, tops: tuple[Shown, ...]) -> Rejected:
    """Say why the card cannot go there: which neighbour must get it instead, or what it does not fit."""
    facts: dict[str, Fact] = {"colour": move.card.colour.value, "value": move.card.value}
    match _gifts(move.card, seat, tops):
        case (left, right):
            return Rejected("heul_doch-gift-for-either", **facts, left=left.to, left_why=left.why, right=right.to, right_why=right.why)
        case (gift,):
            return Rejected("heul_doch-gift", **facts, seat=gift.to, why=gift.why, shown_colour=gift.on.colour.value, shown_value=gift.on.value)
        case _:
            pile = neighbour(seat, move.to, len(tops)) if move.to in SIDES else seat
    match tops[pile]:
        case "onion":  # a neighbour's: the own one takes any card
            return Rejected("heul_doch-onion-is-taboo", seat=pile)
        case None:
            return Rejected("heul_doch-shows-nothing", seat=pile)
        case top:
            word = "heul_doch-does-not-fit-own" if pile == seat else "heul_doch-does-not-fit"
            return Rejected(word, **facts, seat=pile, shown_colour=top.colour.value, shown_value=top.value)


# Playing a special card


def _play_catapult(state: State, seat: Seat) -> tuple[State, Event]:
    """All who show the highest value throw that card off, once (H-6); what is thrown off never comes back (H-17)."""
    after = _discard(state, seat, Special.CATAPULT)
    seats = highest(all_shown(state.piles))
    thrown = tuple(Thrown(owner, state.piles[owner][-1].card) for owner in seats)
    discard_pile = after.discard_pile + tuple(top.card for top in thrown)
    return structs.replace(after, piles=lift(state.piles, seats), discard_pile=discard_pile), CatapultPlayed(seat, thrown)


def _play_beach_towel(state: State, seat: Seat, partner: Seat) -> tuple[State, Event]:
    """Swap tops with anybody else, also where nothing is to be had (H-8)."""
    after, seats = _discard(state, seat, Special.BEACH_TOWEL), len(state.piles)
    if partner == seat or partner not in range(seats):
        raise Rejected("heul_doch-no-partner", seat=partner)
    event = BeachTowelPlayed(seat, partner, gave=shown(state.piles[seat]), got=shown(state.piles[partner]))
    return structs.replace(after, piles=swap(state.piles, seat, partner)), event


def _play_carousel(state: State, seat: Seat, to: Side) -> tuple[State, Event]:
    after = _discard(state, seat, Special.CAROUSEL)
    return structs.replace(after, piles=turn_round(state.piles, to)), CarouselPlayed(seat, to, all_shown(state.piles))


def _play_werewolf(state: State, seat: Seat) -> tuple[State, Event]:
    after = _discard(state, seat, Special.WEREWOLF)
    piles = turn_over(state.piles)
    return structs.replace(after, piles=piles), WerewolfPlayed(seat, all_shown(state.piles), all_shown(piles))


def _discard(state: State, seat: Seat, special: Special) -> State:
    after = _without(state, seat, special)
    return structs.replace(after, discard_pile=(*after.discard_pile, special))


# The end of a turn, and of the game


def _end_turn(state: State, seat: Seat, event: Event) -> State:
    """Draw as long as there is something to draw. When that ends all hold four cards, so the last hands run out in one round (H-12)."""
    seats = len(state.hands)
    drawn, draw_pile = state.draw_pile[:1], state.draw_pile[1:]
    hands = tuple(hand + drawn if owner == seat else hand for owner, hand in enumerate(state.hands))
    return structs.replace(
        state,
        draw_pile=draw_pile,
        hands=hands,
        phase=Playing(neighbour(seat, "left", seats)) if any(hands) else Over(),
        recent=(*state.recent, event)[-seats:],
    )


def _reason(places: tuple[int, ...], scores: tuple[int, ...]) -> str:
    """Say what decided: points, onions after equal points, or nothing, and the victory is shared."""
    if places.count(1) > 1:
        return "shared"
    return "onions" if scores.count(max(scores)) > 1 else "points"


# Small change


def _without(state: State, seat: Seat, card: Card) -> State:
    """Take one such card out of the hand."""
    hand = state.hands[seat]
    if card not in hand:
        if isinstance(card, Special):
            raise Rejected("heul_doch-no-such-special", special=card.value)
        raise Rejected("heul_doch-not-in-hand", colour=card.colour.value, value=card.value)
    at = hand.index(card)
    left = hand[:at] + hand[at + 1 :]
    return structs.replace(state, hands=tuple(left if owner == seat else other for owner, other in enumerate(state.hands)))


def _order(state: State) -> tuple[Seat, ...]:
    """Return who plays, and who follows to the left."""
    if isinstance(state.phase, Over):
        return ()
    seats = len(state.hands)
    return tuple((state.phase.seat + turn) % seats for turn in range(seats))


def _held(state: State, seat: Seat) -> tuple[Held, ...]:
    tops, is_turn = all_shown(state.piles), seat in waiting_on(state)
    return tuple(Held(card, destinations(card, seat, tops) if is_turn else ()) for card in state.hands[seat])


GAME: Game[State, Move, View] = Game(
    key="heul_doch",
    rules_version=1,
    seats=range(3, 7),
    options=OPTIONS,
    state_type=State,
    move_type=Move,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
)
