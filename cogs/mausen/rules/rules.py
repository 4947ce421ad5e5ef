"""Mausen: everybody lays one animal in secret, all at once; each kind of animal hunts the next one round the circle.

Three to six players hold the same sixteen cards: elephant, dog, cat and mouse, each with the values 1 to 4. Four starting cards lie in the
middle. Elephants hunt dogs, dogs hunt cats, cats hunt mice, mice hunt elephants. Of each kind only the highest card laid this round hunts;
if several laid it, they stand down and the next lower card laid may hunt. The hunter takes every animal of the prey's kind on the table,
middle and freshly laid alike. What nobody hunted stays in the middle, can be hunted later and hunts no more. Should the middle be empty,
each lays a new starting card, and nobody hunts. After sixteen cards the values of the animals taken count.

middle     the animals that belong to nobody
to lay     to put a card out this round, face down at first
to hunt    to take all animals of the kind that comes next in the circle
to stand down   what equal highest animals do: they hunt nothing
won        the animals taken so far, face down
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Applied, Game, Options, Outcome, Seat


class Animal(StrEnum):
    """The four kinds, in the order of the circle: each hunts the next one, and the mouse the elephant."""

    ELEPHANT = "E"
    DOG = "D"
    CAT = "C"
    MOUSE = "M"

    @property
    def prey(self) -> "Animal":
        """Return the kind that this kind hunts."""
        circle = tuple(Animal)
        return circle[(circle.index(self) + 1) % len(circle)]


class Card(Struct, frozen=True, array_like=True):
    """An animal and its value, 1 to 4; written E4, D3, C2, M1."""

    animal: Animal
    value: int

    def __str__(self) -> str:
        return f"{self.animal.value}{self.value}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Return the card written as E4; IllegalMove for anything else."""
        for card in FULL_HAND:
            if str(card) == text.strip().upper():
                return card
        raise IllegalMove("mausen-no-such-card", text=text)


VALUES = range(1, 5)
FULL_HAND = tuple(Card(animal, value) for animal in Animal for value in VALUES)
STARTING_CARDS = (Card(Animal.MOUSE, 1), Card(Animal.CAT, 2), Card(Animal.DOG, 3), Card(Animal.ELEPHANT, 4))
ROUNDS = len(FULL_HAND)  # rounds and restarts together: each takes one card from every hand


class Settings(Struct, frozen=True):
    """The options of a table."""

    ties: Literal["one_step", "cascade"] = "one_step"
    final_tie: Literal["mouse_sum", "mouse_high"] = "mouse_sum"
    last_restart: Literal["lay", "play"] = "lay"
    scores: Literal["hidden", "own", "open"] = "hidden"


class Pick(Struct, frozen=True, tag="pick"):
    """Lay this card face down. A new pick replaces the old one until everybody has picked."""

    card: Card


class Laid(Struct, frozen=True, array_like=True):
    """A card on the table, and whose hand it came from: None for a starting card."""

    card: Card
    by: Seat | None


class Hunt(Struct, frozen=True):
    """What one kind of animal did in a round: who stood down, who hunted, what was taken."""

    animal: Animal
    stood_down: tuple[int, ...]
    """The values that several laid, highest first: none of them hunted (M-1, M-3)."""
    hunter: Seat | None
    prey: tuple[Laid, ...]
    """What the hunter took; empty without a hunter, or if there was nothing to hunt (M-12)."""


class Round(Struct, frozen=True, tag="round"):
    """A finished round, as everybody saw it."""

    number: int
    laid: tuple[Card, ...]
    """One card per seat."""
    hunts: tuple[Hunt, ...]
    """One per kind that was laid, in the order of the circle; none if starting cards were laid."""
    restart: bool
    """New starting cards were laid, and nobody hunted (M-5)."""


Picks: TypeAlias = tuple[Card | None, ...]


class Choosing(Struct, frozen=True, tag="choosing"):
    """Everybody picks a card to lay and hunt with."""

    sealed: Picks


class Restarting(Struct, frozen=True, tag="restarting"):
    """The middle is empty: everybody picks a new starting card."""

    sealed: Picks


class Over(Struct, frozen=True, tag="over"):
    """The hands are empty."""

    lost: tuple[Laid, ...]
    """What lay in the middle at the end: it counts for nobody."""


class State(Struct, frozen=True):
    """A whole game of Mausen, secrets included."""

    settings: Settings
    hands: tuple[tuple[Card, ...], ...]
    middle: tuple[Laid, ...]
    won: tuple[tuple[Laid, ...], ...]
    phase: Choosing | Restarting | Over
    last: Round | None = None


class View(Struct, frozen=True):
    """What a seat may know, or a spectator. Hands are open to all: everybody holds the same cards and sees each one laid."""

    phase: Literal["choosing", "restarting", "over"]
    number: int
    """The round that is being played, 1 to 16; 16 when the game is over."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still holds, a pick not yet revealed included."""
    chosen: tuple[bool, ...]
    """Who has picked."""
    middle: tuple[Laid, ...]
    piles: tuple[int, ...]
    """How many animals each seat has won."""
    scores: tuple[int | None, ...]
    """The points that may be seen (M-10); all of them at the end."""
    mice: tuple[int, ...] | None
    """What decides a tie, at the end: mouse values per seat (M-8)."""
    last: Round | None
    lost: tuple[Laid, ...]
    seat: Seat | None
    """Whose view this is."""
    pick: Card | None
    """The card that this seat has picked and nobody else may know."""
    outcome: Outcome | None = None
    won: tuple[tuple[Laid, ...], ...] = ()
    """All piles turned up, at the end."""


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Deal: a full hand to everybody, the four starting cards into the middle."""
    return State(
        settings=_settings(options),
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
    if isinstance(state.phase, Over):
        return ()
    return tuple(Pick(card) for card in state.hands[seat])


def apply(state: State, seat: Seat, move: Pick, chance: Chance) -> Applied[State]:
    """Seal the pick; the last one of a round reveals all cards and lets the animals hunt."""
    match state.phase:
        case Choosing(sealed) | Restarting(sealed):
            picks = _seal(state, seat, move.card, sealed)
        case Over():
            raise IllegalMove("mausen-over")
    if None in picks:
        return Applied(structs.replace(state, phase=structs.replace(state.phase, sealed=picks)))
    laid = tuple(pick for pick in picks if pick is not None)
    after = _hunt(state, laid) if isinstance(state.phase, Choosing) else _lay_starting_cards(state, laid)
    return Applied(_next_phase(after), (after.last,) if after.last else ())


def outcome(state: State) -> Outcome | None:
    """Rank by the values won, equal scores by the mice won; whoever is equal in both shares the place (M-8)."""
    if not isinstance(state.phase, Over):
        return None
    scores = tuple(_score(won) for won in state.won)
    ranks = tuple(zip(scores, _mice(state), strict=True))
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, scores, _reason(places, scores))


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know: of the picks its own, of the points what the table allows (M-10)."""
    over = isinstance(state.phase, Over)
    sealed: Picks = (None,) * len(state.hands) if isinstance(state.phase, Over) else state.phase.sealed
    return View(
        phase=_phase_name(state),
        number=min(ROUNDS, ROUNDS - len(state.hands[0]) + 1),
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
    """The laid cards become the new middle; nobody hunts (M-5)."""
    return structs.replace(
        state,
        hands=_without(state.hands, laid),
        middle=tuple(Laid(card, seat) for seat, card in enumerate(laid)),
        last=Round(_number(state), laid, (), restart=True),
    )


# Hunting


def _hunt(state: State, laid: tuple[Card, ...]) -> State:
    """All kinds hunt at the same moment: a hunter can be prey of another (order never matters)."""
    table = state.middle + tuple(Laid(card, seat) for seat, card in enumerate(laid))
    hunts = tuple(
        _hunt_with(animal, laid, table, state.settings)
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
        last=Round(_number(state), laid, hunts, restart=False),
    )


def _hunt_with(animal: Animal, laid: tuple[Card, ...], table: Iterable[Laid], settings: Settings) -> Hunt:
    """Find the hunter among the cards laid this round: cards in the middle neither hunt nor tie (M-4)."""
    counts = Counter(card.value for card in laid if card.animal == animal)
    values = sorted(counts, reverse=True)  # 3, 3, 1: the next lower value is 1, the next one laid (M-2)
    tied: list[int] = []
    hunted = animal.prey
    for value in values if settings.ties == "cascade" else values[:2]:  # M-1
        if counts[value] == 1:
            hunter = laid.index(Card(animal, value))
            return Hunt(animal, tuple(tied), hunter, tuple(card for card in table if card.card.animal == hunted))
        tied.append(value)
    return Hunt(animal, tuple(tied), None, ())


# The end of a round, and of the game


def _next_phase(state: State) -> State:
    """Choose the phase after a round: over, new starting cards, or the next choice."""
    nobody: Picks = (None,) * len(state.hands)
    left = len(state.hands[0])
    if left == 0:  # what lies in the middle counts for nobody, starting cards laid last included (M-6, M-7)
        return structs.replace(state, middle=(), phase=Over(lost=state.middle))
    last_card_plays = left == 1 and state.settings.last_restart == "play"  # M-7
    if not state.middle and not last_card_plays:
        return structs.replace(state, phase=Restarting(nobody))
    return structs.replace(state, phase=Choosing(nobody))


def _score(won: tuple[Laid, ...]) -> int:
    return sum(laid.card.value for laid in won)


def _reason(places: tuple[int, ...], scores: tuple[int, ...]) -> str:
    """Say what decided: points, mice after equal points, or nothing, and the victory is shared."""
    if places.count(1) > 1:
        return "shared"
    return "mice" if scores.count(max(scores)) > 1 else "points"


def _mice(state: State) -> tuple[int, ...]:
    """Return what decides a tie: the sum of the mice won (M-8, M-9), or the highest one by the table's option."""
    mice = [[laid.card.value for laid in won if laid.card.animal == Animal.MOUSE] for won in state.won]
    return tuple(max(m, default=0) if state.settings.final_tie == "mouse_high" else sum(m) for m in mice)


def _may_see_score(state: State, viewer: Seat | None, owner: Seat) -> bool:
    if isinstance(state.phase, Over) or state.settings.scores == "open":
        return True
    return state.settings.scores == "own" and viewer == owner


# Small change


def _settings(options: Mapping[str, str]) -> Settings:
    return msgspec.convert(options, Settings)


def _phase_name(state: State) -> Literal["choosing", "restarting", "over"]:
    match state.phase:
        case Choosing():
            return "choosing"
        case Restarting():
            return "restarting"
        case Over():
            return "over"


def _number(state: State) -> int:
    return ROUNDS - len(state.hands[0]) + 1


def _without(hands: tuple[tuple[Card, ...], ...], laid: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(_remove(hand, card) for hand, card in zip(hands, laid, strict=True))


def _remove(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


GAME: Game[State, Pick, View] = Game(
    key="mausen",
    rules_version=1,
    seats=range(3, 7),
    settings=Settings,
    state_type=State,
    move_type=Pick,
    setup=setup,
    waiting_on=waiting_on,
    legal_moves=legal_moves,
    apply=apply,
    outcome=outcome,
    view=view,
    calls_turns=False,
)
