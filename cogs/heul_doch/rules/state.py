"""What a game of Heul doch! consists of: variant, moves, events, phases, the state and the view.

rules.py explains the words.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.contract import Outcome, Seat
from cogs.heul_doch.rules.cards import Card, Fit, NumberCard, Special
from cogs.heul_doch.rules.piles import Piles, Remembered, Shown, Side
from cogs.heul_doch.rules.scoring import Score


class Variant(Struct, frozen=True):
    """The options of a table; the defaults are the printed rules."""

    specials: Literal["no", "yes"] = "no"
    """Whether the special cards of the variant are shuffled in: twelve (H-1)."""
    first: Literal["random", "host"] = "random"
    """Which seat starts (H-19): the book leaves it open."""
    cards: Literal["all", "half"] = "all"
    """Whether all cards are shuffled in, or for a short game one of each kind (H-21)."""


To: TypeAlias = Literal["own", "onion"] | Side | Seat | None
"""Where a number card goes: on the own pile, face up or down as an onion, or on a neighbour's. A carousel goes left or
right, a beach towel to another seat, catapult and werewolf need nothing.
"""


class Play(Struct, frozen=True, tag="play"):
    """Play a card."""

    card: Card
    to: To = None


Why: TypeAlias = Fit | Literal["shows_onion", "shows_nothing"]
"""Why a pile takes a card: it fits there, or any card does."""


class Way(Struct, frozen=True):
    """One way to play a card, and the reason for it."""

    move: Play
    pile: Seat
    """On whose pile a number card goes: on a neighbour's it must go, and the own one is closed for it. A special card
    has the seat that plays it.
    """
    on: Shown = None
    """What that pile shows."""
    why: Why | None = None
    """Why a number card goes there face up."""
    either: bool = False
    """A gift fits the other neighbour as well: one of the two is chosen."""


class Played(Struct, frozen=True, tag="played"):
    """A number card went on a pile, a neighbour's or the own one."""

    seat: Seat
    to: Seat
    card: NumberCard | None
    """None: it lies face down, and no other player knows which."""
    on: Shown
    """What the pile showed."""
    why: Why | None
    either: bool = False
    """It fitted the other neighbour as well, so this one was chosen."""


class SpecialPlayed(Struct, frozen=True, tag="special_played"):
    """A special card changed the tops of the piles."""

    seat: Seat
    special: Special
    to: To
    before: tuple[Shown, ...]
    after: tuple[Shown, ...]


Event: TypeAlias = Played | SpecialPlayed


class Playing(Struct, frozen=True, tag="playing"):
    """It is the turn of one seat."""

    seat: Seat


class Over(Struct, frozen=True, tag="over"):
    """All hands are empty, and the piles are opened."""


class State(Struct, frozen=True):
    """A whole game of Heul doch!, secrets included."""

    variant: Variant = msgspec.field(name="settings")
    draw_pile: tuple[Card, ...]
    """The next card to draw comes first."""
    hands: tuple[tuple[Card, ...], ...]
    """The card drawn last comes last."""
    piles: Piles
    discard_pile: tuple[Card, ...]
    """From the bottom up: special cards, and number cards thrown off by a catapult."""
    phase: Playing | Over
    recent: tuple[Event, ...] = ()
    """The last turn of each seat, oldest first."""


class Held(Struct, frozen=True):
    """A card in the own hand, and where it may go now; nowhere out of turn."""

    card: Card
    ways: tuple[Way, ...]


class Memory(Struct, frozen=True):
    """What a player remembers who pays attention."""

    piles: tuple[tuple[Remembered, ...], ...]
    discard_pile: tuple[Card, ...]


class View(Struct, frozen=True):
    """What a seat may know, or a spectator.

    Not what lies in a pile, nor how many onions, until the piles are opened (H-18): people have to remember it.
    """

    phase: Literal["playing", "over"]
    order: tuple[Seat, ...]
    """The seat in turn, then those that follow in the direction of play; empty when the game is over."""
    shown: tuple[Shown, ...]
    heights: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    discard_pile: int
    discarded: Card | None
    """What the discard pile shows."""
    recent: tuple[Event, ...]
    seat: Seat | None
    """The seat whose view this is; None for a spectator."""
    hand: tuple[Held, ...]
    """This seat's own cards, the one drawn last at the end."""
    scores: tuple[Score, ...] = ()
    """The opened piles, at the end."""
    outcome: Outcome | None = None

    @property
    def own_seat(self) -> Seat:
        """Return the seat whose view this is; ValueError for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat


class ComputerView(View, frozen=True, kw_only=True):
    """What a computer player gets: the view of its seat, and what people have to remember themselves."""

    memory: Memory
