"""What Mausen is made of: cards, options, the move, a finished round, the phases, the whole state, a seat's view."""

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.errors import InvalidInput
from bot.games.contract import Outcome, Seat


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


class Card(Struct, frozen=True, array_like=True, gc=False):
    """An animal and its value, 1 to 4; in short E4, D3, C2, M1."""

    animal: Animal
    value: int

    def __str__(self) -> str:
        return f"{self.animal.value}{self.value}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Return the card that is E4 in short; InvalidInput for any other text."""
        for card in FULL_HAND:
            if str(card) == text.strip().upper():
                return card
        raise InvalidInput("mausen-no-such-card", text=text)


SEATS = range(3, 7)
VALUES = range(1, 5)
FULL_HAND = tuple(Card(animal, value) for animal in Animal for value in VALUES)
STARTING_CARDS = (Card(Animal.MOUSE, 1), Card(Animal.CAT, 2), Card(Animal.DOG, 3), Card(Animal.ELEPHANT, 4))


class Variant(Struct, frozen=True):
    """The options of a table."""

    ties: Literal["one_step", "cascade"] = "one_step"  # M-1
    final_tie: Literal["mouse_sum", "mouse_high"] = "mouse_sum"  # M-8
    scores: Literal["hidden", "own", "open"] = "hidden"  # M-10


class Pick(Struct, frozen=True, tag="pick"):
    """Lay this card face down. A new pick replaces the old one until every player has picked."""

    card: Card


class Laid(Struct, frozen=True, array_like=True, gc=False):
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
    """A finished round, as everyone at the table saw it."""

    number: int
    """Counted from 1."""
    laid: tuple[Card, ...]
    """One card per seat."""
    hunts: tuple[Hunt, ...]
    """One per kind that was laid, in the order of the circle; none if starting cards were laid."""
    restart: bool
    """New starting cards were laid, and no animal hunted (M-5)."""


Picks: TypeAlias = tuple[Card | None, ...]
"""The sealed pick of each seat; None for a seat that has not picked."""


class Choosing(Struct, frozen=True, tag="choosing"):
    """All players pick a card to lay and hunt with."""

    sealed: Picks


class Restarting(Struct, frozen=True, tag="restarting"):
    """The middle is empty: all players pick a new starting card."""

    sealed: Picks


class Over(Struct, frozen=True, tag="over"):
    """The hands are empty."""

    lost: tuple[Laid, ...]
    """What lay in the middle at the end: it counts for no player."""


class State(Struct, frozen=True):
    """A whole game of Mausen, secrets included."""

    variant: Variant = msgspec.field(name="settings")
    hands: tuple[tuple[Card, ...], ...]
    middle: tuple[Laid, ...]
    won: tuple[tuple[Laid, ...], ...]
    phase: Choosing | Restarting | Over
    last: Round | None = None

    @property
    def rounds(self) -> int:
        """Return how many rounds there are, restarts counted too: each takes one card from every hand."""
        return (self.last.number if self.last else 0) + len(self.hands[0])

    @property
    def number(self) -> int:
        """Return the round that is being played, from 1; the last one when the game is over."""
        return min(self.rounds, self.rounds - len(self.hands[0]) + 1)


class View(Struct, frozen=True):
    """What a seat may know, or a spectator.

    Hands are open to all: all players hold the same cards at the start, and each card laid is seen.
    """

    phase: Literal["choosing", "restarting", "over"]
    number: int
    """The round that is being played, from 1; the last one when the game is over."""
    rounds: int
    """How many there are."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still holds, a pick not yet revealed included."""
    chosen: tuple[bool, ...]
    """Which seats have picked."""
    middle: tuple[Laid, ...]
    piles: tuple[int, ...]
    """How many animals each seat has won."""
    scores: tuple[int | None, ...]
    """The points that may be seen (M-10); all of them at the end."""
    mice: tuple[int, ...] | None
    """What decides a tie, at the end: mouse values per seat (M-8)."""
    last: Round | None
    lost: tuple[Laid, ...]
    """What lay in the middle at the end."""
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    pick: Card | None
    """The card that this seat has picked and no other seat may know."""
    outcome: Outcome | None = None
    won: tuple[tuple[Laid, ...], ...] = ()
    """All piles turned up, at the end."""
