"""Mausen: all players lay one animal each in secret; each kind of animal hunts the next one round the circle.

Three to six players hold the same sixteen cards: elephant, dog, cat and mouse, each with the values 1 to 4. Four
starting cards lie in the middle. Elephants hunt dogs, dogs hunt cats, cats hunt mice, mice hunt elephants. Of each kind
only the highest card laid this round hunts; if several players laid it, they stand down and the next lower card laid
may hunt. The hunter takes every animal of the prey's kind on the table, middle and freshly laid alike. What was not
hunted stays in the middle, can be hunted later and hunts no more. If the middle is empty, each player lays a new
starting card, and no animal hunts. After sixteen cards the values of the animals taken count.

middle     the animals that belong to no player
to lay     to put a card out this round, face down at first
to hunt    to take all animals of the kind that comes next in the circle
to stand down   what equal highest animals do: they hunt nothing
won        the animals taken so far, face down
"""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import structs

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Automatic, Game, Options, Outcome, Seat, check_seat
from cogs.mausen.rules.state import (
    FULL_HAND,
    SEATS,
    STARTING_CARDS,
    Animal,
    Card,
    Choosing,
    Hunt,
    Laid,
    Over,
    Pick,
    Picks,
    Restarting,
    Round,
    State,
    Variant,
    View,
)


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Deal: a full hand to every seat, the four starting cards into the middle."""
    return State(
        variant=msgspec.convert(options, Variant),
        hands=(FULL_HAND,) * seats,
        middle=tuple(Laid(card, None) for card in STARTING_CARDS),
        won=((),) * seats,
        phase=Choosing((None,) * seats),
    )


def waiting_on(state: State) -> frozenset[Seat]:
    """Return the seats that have not picked yet."""
    match state.phase:
        case Choosing(sealed) | Restarting(sealed):
            return frozenset(seat for seat, pick in enumerate(sealed) if pick is None)
        case Over():
            return frozenset()


def legal_moves(state: State, seat: Seat) -> tuple[Pick, ...]:
    """Return a pick for every card in hand: also after picking, until the round is revealed."""
    if isinstance(state.phase, Over) or seat not in range(len(state.hands)):
        return ()
    return tuple(Pick(card) for card in state.hands[seat])


def apply(state: State, seat: Seat, move: Pick, chance: Chance) -> Applied[State]:
    """Seal the pick; the last one of a round reveals all cards and lets the animals hunt.

    IllegalMove for a seat that is not at the table, for a card that the seat does not hold, and after the end.
    """
    check_seat(seat, len(state.hands))
    match state.phase:
        case Choosing(sealed) | Restarting(sealed):
            picks = _seal(state, seat, move.card, sealed)
        case Over():
            raise IllegalMove("no-move-over")
    if None in picks:
        return Applied(structs.replace(state, phase=structs.replace(state.phase, sealed=picks)))
    laid = tuple(pick for pick in picks if pick is not None)
    after = _hunt(state, laid) if isinstance(state.phase, Choosing) else _lay_starting_cards(state, laid)
    return Applied(_next_phase(after), (after.last,) if after.last else ())


def outcome(state: State) -> Outcome | None:
    """Rank by the values won, equal scores by the mice won; seats equal in both share the rank (M-8)."""
    if not isinstance(state.phase, Over):
        return None
    scores = tuple(_score(won) for won in state.won)
    results = tuple(zip(scores, _mice(state), strict=True))
    places = tuple(1 + sum(other > result for other in results) for result in results)
    return Outcome(places, scores, _reason(places, scores))


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know: of the picks its own, of the points what the table allows (M-10)."""
    check_seat(seat, len(state.hands))
    over = isinstance(state.phase, Over)
    sealed: Picks = (None,) * len(state.hands) if isinstance(state.phase, Over) else state.phase.sealed
    return View(
        phase=_phase_name(state),
        number=state.number,
        rounds=state.rounds,
        hands=state.hands,
        chosen=tuple(pick is not None for pick in sealed),
        middle=state.middle,
        piles=tuple(len(won) for won in state.won),
        scores=tuple(
            _score(won) if _may_see_score(state, seat, owner) else None for owner, won in enumerate(state.won)
        ),
        mice=_mice(state) if over else None,
        last=state.last,
        lost=state.phase.lost if isinstance(state.phase, Over) else (),
        seat=seat,
        pick=sealed[seat] if seat is not None else None,
        outcome=outcome(state),
        won=state.won if over else (),
    )


# Choosing and laying


def _seal(state: State, seat: Seat, card: Card, sealed: Picks) -> Picks:
    if card not in state.hands[seat]:
        raise IllegalMove("mausen-card-not-in-hand", animal=card.animal.value, value=card.value)
    return tuple(card if other == seat else pick for other, pick in enumerate(sealed))


def _lay_starting_cards(state: State, laid: tuple[Card, ...]) -> State:
    """The laid cards become the new middle; no animal hunts (M-5)."""
    return structs.replace(
        state,
        hands=_without(state.hands, laid),
        middle=tuple(Laid(card, seat) for seat, card in enumerate(laid)),
        last=Round(state.number, laid, (), restart=True),
    )


# Hunting


def _hunt(state: State, laid: tuple[Card, ...]) -> State:
    """All kinds hunt at the same moment: a hunter can be prey of another (order never matters)."""
    table = state.middle + tuple(Laid(card, seat) for seat, card in enumerate(laid))
    hunts = tuple(
        _hunt_with(animal, laid, table, state.variant)
        for animal in Animal
        if any(card.animal == animal for card in laid)
    )
    prey_of = {hunt.hunter: hunt.prey for hunt in hunts if hunt.hunter is not None}
    hunted = {hunt.animal.prey for hunt in hunts if hunt.hunter is not None}
    return structs.replace(
        state,
        hands=_without(state.hands, laid),
        middle=tuple(card for card in table if card.card.animal not in hunted),
        won=tuple(won + prey_of.get(seat, ()) for seat, won in enumerate(state.won)),
        last=Round(state.number, laid, hunts, restart=False),
    )


def _hunt_with(animal: Animal, laid: tuple[Card, ...], table: Iterable[Laid], variant: Variant) -> Hunt:
    """Find the hunter among the cards laid this round: cards in the middle neither hunt nor tie (M-4)."""
    counts = Counter(card.value for card in laid if card.animal == animal)
    values = sorted(counts, reverse=True)  # 3, 3, 1: the next lower value is 1, the next one laid (M-2)
    may_hunt = values if variant.ties == "cascade" else values[:2]  # M-1: the highest, and one step down
    tied: list[int] = []
    hunted = animal.prey
    for value in may_hunt:
        if counts[value] == 1:
            hunter = laid.index(Card(animal, value))
            return Hunt(animal, tuple(tied), hunter, tuple(card for card in table if card.card.animal == hunted))
        tied.append(value)
    return Hunt(animal, tuple(tied), None, ())


# The end of a round, and of the game


def _next_phase(state: State) -> State:
    """Choose the phase after a round: over, new starting cards, or the next choice."""
    no_picks: Picks = (None,) * len(state.hands)
    if not state.hands[0]:  # what lies in the middle counts for no player, starting cards laid last included (M-6, M-7)
        return structs.replace(state, middle=(), phase=Over(lost=state.middle))
    return structs.replace(state, phase=Choosing(no_picks) if state.middle else Restarting(no_picks))


def _score(won: tuple[Laid, ...]) -> int:
    return sum(laid.card.value for laid in won)


def _reason(places: tuple[int, ...], scores: tuple[int, ...]) -> str:
    """Say what decided: points, mice after equal points, or nothing, and the victory is shared."""
    if places.count(1) > 1:
        return "shared"
    return "mice" if scores.count(max(scores)) > 1 else "points"


def _mice(state: State) -> tuple[int, ...]:
    """Return what decides a tie: the sum of the mice won (M-8, M-9), or the highest one by the table's option."""
    mice = ([laid.card.value for laid in won if laid.card.animal == Animal.MOUSE] for won in state.won)
    if state.variant.final_tie == "mouse_high":
        return tuple(max(values, default=0) for values in mice)
    return tuple(map(sum, mice))


def _may_see_score(state: State, viewer: Seat | None, owner: Seat) -> bool:
    if isinstance(state.phase, Over) or state.variant.scores == "open":
        return True
    return state.variant.scores == "own" and viewer == owner


# Details


def _phase_name(state: State) -> Literal["choosing", "restarting", "over"]:
    match state.phase:
        case Choosing():
            return "choosing"
        case Restarting():
            return "restarting"
        case Over():
            return "over"


def _without(hands: tuple[tuple[Card, ...], ...], laid: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(_remove(hand, card) for hand, card in zip(hands, laid, strict=True))


def _remove(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


GAME: Game[State, Pick, View] = Game(
    key="mausen",
    rules_version=1,
    seats=SEATS,
    variant=Variant,
    event_type=Round,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    automatic=Automatic(),  # of the last cards: all players know them
    screen_options=(),
    unoffered=frozenset(("ties", "final_tie")),
    has_chance=False,
)
