"""Heul doch! Mau Mau: collect cards on the own pile, but whatever fits a neighbour's card has to be given away.

Three to six players, each with four cards in hand and a pile in front of them, which starts with one card face up. A
turn plays one card and draws one. A card fits on a shown card of its colour or of its number. A card played face up
that fits what the left or right neighbour shows must go there as a gift; if it fits both, the player chooses. Only a
card that fits neither may go on the own pile, and there it has to fit as well, unless the pile shows an onion. Instead,
any number card may be laid face down on the own pile: its back shows an onion. No player ever lays anything on
another's onion. When the draw pile is empty, the hands are played out. Then every pile is opened: as many onions as
there are, that value counts nothing there. The values of all other cards face up are points. In the variant, special
cards move the tops of the piles. A short game has half of the cards.

pile         what lies in front of a player: the cards that will count, and the onions. No player may search one, not
             even their own
shown card   the top of a pile, if it lies face up
onion        a number card face down on a pile
gift         a card that has to go on a neighbour's pile
own pile     where every player wants to lay cards
catapult     special card: all highest shown cards are thrown off
beach towel  special card: the own top is swapped with that of any other player
carousel     special card: every top moves one seat to the left or right
werewolf     special card: every top is turned over
discard pile  where special cards go, and what a catapult throws off
"""

from collections import Counter

import msgspec
from msgspec import structs

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Game, OfPeople, Options, Outcome, Seat, check_seat, check_turn, options_of
from cogs.heul_doch.rules.cards import DECKS, Card, NumberCard, Special
from cogs.heul_doch.rules.piles import (
    Piles,
    Shown,
    all_shown,
    highest,
    lay,
    lift,
    neighbour,
    remembered,
    swap,
    turn_over,
    turn_round,
)
from cogs.heul_doch.rules.scoring import score
from cogs.heul_doch.rules.state import (
    ComputerView,
    Event,
    Held,
    Memory,
    Over,
    Play,
    Played,
    Playing,
    SpecialPlayed,
    State,
    To,
    Variant,
    View,
)
from cogs.heul_doch.rules.ways import refusal, ways_to_play

HAND_SIZE = 4


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle, deal each seat a first pile card and a hand; who starts is drawn, or it is the host (H-19)."""
    variant = msgspec.convert(options, Variant)
    deck = chance.shuffled(DECKS[variant.cards, variant.specials])
    piles: Piles = ((),) * seats
    for seat in range(seats):
        card, deck = _first_pile_card(deck, chance)
        piles = lay(piles, seat, card, face_up=True)
    dealt = seats * HAND_SIZE
    return State(
        variant=variant,
        draw_pile=deck[dealt:],
        hands=tuple(deck[seat:dealt:seats] for seat in range(seats)),
        piles=piles,
        discard_pile=(),
        phase=Playing(0 if variant.first == "host" else chance.below(seats)),
    )


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is."""
    return frozenset((state.phase.seat,)) if isinstance(state.phase, Playing) else frozenset()


def legal_moves(state: State, seat: Seat) -> tuple[Play, ...]:
    """Return every way to play every card in hand. There always is one: an onion may always be laid."""
    if seat not in waiting_on(state):
        return ()
    tops = all_shown(state.piles)
    cards = dict.fromkeys(state.hands[seat])  # equal cards have the same ways
    return tuple(way.move for card in cards for way in ways_to_play(card, seat, tops))


def apply(state: State, seat: Seat, move: Play, chance: Chance) -> Applied[State]:
    """Play a card, draw one, and hand over to the left; chance plays no part after the deal."""
    check_turn(seat, waiting_on(state))
    played, event = _play_card(state, seat, move)
    return Applied(_end_turn(played, seat, event), (event,))


def outcome(state: State) -> Outcome | None:
    """Rank by points, equal points by what was lost through onions; those equal in both share the rank."""
    if not isinstance(state.phase, Over):
        return None
    results = tuple((opened.points, opened.lost) for opened in map(score, state.piles))
    ranks = tuple(1 + sum(other > own for other in results) for own in results)
    scores = tuple(points for points, _ in results)
    return Outcome(ranks, scores, _reason(ranks, scores))


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know: of the hands its own, of the piles what they show."""
    check_seat(seat, len(state.hands))
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


def computer_view(state: State, seat: Seat) -> ComputerView:
    """Return what a computer player of the seat gets: what it sees, and what it remembers."""
    return ComputerView(**structs.asdict(view(state, seat)), memory=_memory(state, seat))


# Setting up


def _first_pile_card(deck: tuple[Card, ...], chance: Chance) -> tuple[NumberCard, tuple[Card, ...]]:
    """Take the top card; a special card is shuffled back in at once, until a number card comes (H-2)."""
    while not isinstance(card := deck[0], NumberCard):
        deck = chance.shuffled(deck)
    return card, deck[1:]


# Playing a card


def _play_card(state: State, seat: Seat, move: Play) -> tuple[State, Event]:
    card, tops, after = move.card, all_shown(state.piles), _without(state, seat, move.card)
    way = next((way for way in ways_to_play(card, seat, tops) if way.move == move), None)
    if way is None:
        raise refusal(seat, move, tops)
    if isinstance(card, Special):
        return _play_special(after, seat, card, move.to)
    shows = card if way.why else None
    piles = lay(state.piles, way.pile, card, face_up=shows is not None)
    return structs.replace(after, piles=piles), Played(seat, way.pile, shows, way.on, way.why, way.either)


def _play_special(state: State, seat: Seat, special: Special, to: To) -> tuple[State, Event]:
    before, thrown = all_shown(state.piles), tuple[Card, ...]()
    match special, to:
        case Special.CATAPULT, _:  # once (H-6), and what is thrown off never comes back (H-17)
            seats = highest(before)
            piles, thrown = lift(state.piles, seats), tuple(state.piles[owner][-1].card for owner in seats)
        case Special.BEACH_TOWEL, int():
            piles = swap(state.piles, seat, to)
        case Special.CAROUSEL, "left" | "right":
            piles = turn_round(state.piles, to)
        case _:
            piles = turn_over(state.piles)
    after = structs.replace(state, piles=piles, discard_pile=(*state.discard_pile, special, *thrown))
    return after, SpecialPlayed(seat, special, to, before, all_shown(piles))


# Taking back


def may_take_back(before: State, after: State, seat: Seat) -> bool:
    """Return whether a play has shown no hidden card: none was drawn, no one else has played since, and no top is new
    but the card itself.
    """
    others_play = any(
        had != has for owner, (had, has) in enumerate(zip(before.hands, after.hands, strict=True)) if owner != seat
    )
    if before.draw_pile or others_play:
        return False
    new_tops: Counter[Shown] = Counter(all_shown(after.piles))
    new_tops.subtract(all_shown(before.piles))
    if isinstance(event := after.recent[-1], Played):
        new_tops.subtract((event.card or "onion",))
    return all(more <= 0 for top, more in new_tops.items() if top is not None)


# The end of a turn, and of the game


def _end_turn(state: State, seat: Seat, event: Event) -> State:
    """Draw as long as there is something to draw.

    When that ends all hold four cards, so the last hands run out in one round (H-12).
    """
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


def _reason(ranks: tuple[int, ...], scores: tuple[int, ...]) -> str:
    """Return what decided: points, onions after equal points, or nothing, and the victory is shared."""
    if ranks.count(1) > 1:
        return "shared"
    return "onions" if scores.count(max(scores)) > 1 else "points"


# Hands and the order of seats


def _without(state: State, seat: Seat, card: Card) -> State:
    """Take one such card out of the hand."""
    hand = state.hands[seat]
    if card not in hand:
        if isinstance(card, Special):
            raise IllegalMove("heul_doch-no-such-special", special=card.value)
        raise IllegalMove("heul_doch-not-in-hand", colour=card.colour.value, value=card.value)
    slot = hand.index(card)
    rest = hand[:slot] + hand[slot + 1 :]
    return structs.replace(
        state, hands=tuple(rest if owner == seat else other for owner, other in enumerate(state.hands))
    )


def _order(state: State) -> tuple[Seat, ...]:
    """Return the seat in turn, then those that follow to the left."""
    if isinstance(state.phase, Over):
        return ()
    seats = len(state.hands)
    return tuple((state.phase.seat + turn) % seats for turn in range(seats))


def _held(state: State, seat: Seat) -> tuple[Held, ...]:
    tops, is_turn = all_shown(state.piles), seat in waiting_on(state)
    return tuple(Held(card, ways_to_play(card, seat, tops) if is_turn else ()) for card in state.hands[seat])


def _memory(state: State, seat: Seat) -> Memory:
    """Return what a seat remembers: what lies face up, where onions lie, and those that it laid itself.

    These are all in its own pile until the first special card moves or turns tops; then it knows no onion any more.
    """
    knows_own = not state.discard_pile
    piles = tuple(remembered(pile, owner == seat and knows_own) for owner, pile in enumerate(state.piles))
    return Memory(piles, state.discard_pile)


GAME: Game[State, Play, View] = Game(
    key="heul_doch",
    rules_version=1,
    seats=range(3, 7),
    variant=Variant,
    event_type=Event,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    computer_view=computer_view,
    of_people=OfPeople(may_take_back=may_take_back),
    length=next(option for option in options_of(Variant) if option.key == "cards"),
    alone={"cards": "half"},
    unoffered=frozenset(("first",)),
)
