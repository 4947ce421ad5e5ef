"""What a game of Heul doch! consists of: variant, moves, events, phases, the state and the view.

rules.py explains the words.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.contract import Outcome, Seat
from cogs.heul_doch.rules.cards import Card, Fit, NumberCard
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


class Play(Struct, frozen=True, tag="play"):
    """Play a number card: face up on a neighbour's pile or the own one, or face down on the own one as an onion."""

    card: NumberCard
    to: Literal["left", "right", "own", "onion"]


class PlayCatapult(Struct, frozen=True, tag="catapult"):
    """Throw off the highest shown cards of all piles."""


class PlayBeachTowel(Struct, frozen=True, tag="beach_towel"):
    """Swap tops with this seat, neighbour or not."""

    partner: Seat


class PlayCarousel(Struct, frozen=True, tag="carousel"):
    """Send every top one seat to the left or to the right."""

    to: Side


class PlayWerewolf(Struct, frozen=True, tag="werewolf"):
    """Turn every top over."""


class TakeBack(Struct, frozen=True, tag="take_back"):
    """Take back the card just played, if nothing hidden came to light by it."""


CardMove: TypeAlias = Play | PlayCatapult | PlayBeachTowel | PlayCarousel | PlayWerewolf
Move: TypeAlias = CardMove | TakeBack

Why: TypeAlias = Fit | Literal["shows_onion", "shows_nothing"]
"""Why the own pile takes a card: it fits there, or any card does."""


class Gift(Struct, frozen=True, tag="gift"):
    """The card must go to a neighbour, and the own pile is closed for it."""

    move: Play
    to: Seat
    on: NumberCard
    """What the neighbour shows."""
    why: Fit
    either: bool
    """It fits the other neighbour as well: one of the two is chosen."""


class OwnPile(Struct, frozen=True, tag="own_pile"):
    """The card may go on the own pile, face up."""

    move: Play
    on: Shown
    why: Why


class Onion(Struct, frozen=True, tag="onion"):
    """The card may go on the own pile, face down: any number card always may."""

    move: Play
    on: Shown


class Discard(Struct, frozen=True, tag="discard"):
    """The card is a special one: it goes on the discard pile and does what it says."""

    move: PlayCatapult | PlayBeachTowel | PlayCarousel | PlayWerewolf


NumberDestination: TypeAlias = Gift | OwnPile | Onion
Destination: TypeAlias = NumberDestination | Discard
"""One way to play a card, and the reason for it."""


class Gave(Struct, frozen=True, tag="gave"):
    """A card had to go to a neighbour."""

    seat: Seat
    to: Seat
    card: NumberCard
    on: NumberCard
    """What the neighbour showed."""
    why: Fit
    either: bool
    """It fitted the other neighbour as well, so this one was chosen."""


class Kept(Struct, frozen=True, tag="kept"):
    """A card went on the own pile, face up."""

    seat: Seat
    card: NumberCard
    on: Shown
    why: Why


class LaidOnion(Struct, frozen=True, tag="laid_onion"):
    """A card went on the own pile, face down. No other player knows which."""

    seat: Seat
    on: Shown


class Thrown(Struct, frozen=True):
    """A top that a catapult threw off."""

    seat: Seat
    card: NumberCard


class CatapultPlayed(Struct, frozen=True, tag="catapult_played"):
    """The highest shown cards were thrown off; nothing if no card was shown."""

    seat: Seat
    thrown: tuple[Thrown, ...]


class BeachTowelPlayed(Struct, frozen=True, tag="beach_towel_played"):
    """Two tops changed places."""

    seat: Seat
    partner: Seat
    gave: Shown
    got: Shown


class CarouselPlayed(Struct, frozen=True, tag="carousel_played"):
    """Every top moved one seat."""

    seat: Seat
    to: Side
    passed: tuple[Shown, ...]
    """What each seat passed on."""


class WerewolfPlayed(Struct, frozen=True, tag="werewolf_played"):
    """Every top was turned over."""

    seat: Seat
    before: tuple[Shown, ...]
    after: tuple[Shown, ...]


Event: TypeAlias = Gave | Kept | LaidOnion | CatapultPlayed | BeachTowelPlayed | CarouselPlayed | WerewolfPlayed


class TakenBack(Struct, frozen=True, tag="taken_back"):
    """The last card was taken back; its player plays again. `recent` does not keep it."""

    seat: Seat


class Playing(Struct, frozen=True, tag="playing"):
    """It is the turn of one seat."""

    seat: Seat
    again: bool = False
    """The seat has just taken a card back."""


class Over(Struct, frozen=True, tag="over"):
    """All hands are empty, and the piles are opened."""


class Before(Struct, frozen=True):
    """What the last turn changed, as it was before it."""

    hands: tuple[tuple[Card, ...], ...]
    piles: Piles
    discard_pile: tuple[Card, ...]
    recent: tuple[Event, ...]


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
    before: Before | None = None
    """Kept only as long as the last turn may be taken back."""


class Held(Struct, frozen=True):
    """A card in the own hand, and where it may go now; nowhere out of turn."""

    card: Card
    destinations: tuple[Destination, ...]


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
    may_take_back: Seat | None = None
    """The seat that may take back the card played last."""
    plays_again: bool = False
    """The seat in turn has just taken a card back."""

    @property
    def own_seat(self) -> Seat:
        """Return the seat whose view this is; ValueError for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat


class ComputerView(View, frozen=True, kw_only=True):
    """What a computer player gets: the view of its seat, and what people have to remember themselves."""

    memory: Memory
