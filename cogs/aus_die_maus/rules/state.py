"""What a game of Aus die Maus consists of: variant, moves, events, phases, state and view; rules.py explains them."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.contract import NO_SEATS, Option, Outcome, Seat, SeatSet
from cogs.aus_die_maus.rules.track import Choice, Dice, Mouse, Race, Run, TrackEvent

SEATS = range(2, 7)
RED: Final = (0, 1, 2, 3, 3, 3)
YELLOW: Final = (1, 2, 3, 0, 0, 0)
CHEESES: Final = (3,) * 3 + (2,) * 5 + (1,) * 12
EXTRA_CHEESES: Final = (3, 2, 1, 1)
CHEESES_A_ROUND = 4  # 20 cheeses make five rounds, 24 make six
FEWEST_WITH_EXTRA_SET = 5


class Variant(Struct, frozen=True):
    """The options of a table that the rules know."""

    track: Literal["10", "14", "18"] = "14"  # which space the goal is
    children: SeatSet = NO_SEATS  # small children; a seat without a player changes nothing
    white_competes: Literal["yes", "no"] = "yes"  # whether the white mouse can win
    first: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"  # the seat that starts; an empty one: random


THROWS = Option("throws", ("auto", "click"), "auto")
"""Whether a throw is made by the bot, since there is nothing else to do, or by its player."""


class Roll(Struct, frozen=True, tag="roll"):
    """Throw the dice. A mouse that has no choice then moves by itself, and after it the white mouse."""


class Keep(Struct, frozen=True, tag="keep"):
    """Keep one of the two cheeses drawn."""

    cheese: int
    """0 or 1, in the order in which they were drawn: it says nothing of the value."""


Move: TypeAlias = Roll | Run | Keep


class RoundBegan(Struct, frozen=True, tag="round_began", omit_defaults=True):
    """All mice went to the start, and the keeper looks after the white mouse."""

    number: int
    order: tuple[Mouse, ...]
    keeper: Seat
    ended: Race | None = None
    """The race of the round before it, as it ended."""


class Threw(Struct, frozen=True, tag="threw"):
    """Dice were thrown for a mouse: for the white one by the keeper."""

    mouse: Mouse
    dice: Dice


class DrewTwo(Struct, frozen=True, tag="drew_two"):
    """A seat drew two cheeses for shoving the white mouse into the trap, and will keep one."""

    seat: Seat


class CheeseKept(Struct, frozen=True, tag="kept"):
    """A seat kept one of its two cheeses; the other one went back, and the supply was shuffled."""

    seat: Seat


class Paid(Struct, frozen=True, tag="paid"):
    """Cheeses were drawn unseen at the end of a round, for the white mouse by the keeper."""

    mouse: Mouse
    cheeses: int
    reason: Literal["first", "second", "shover", "never_shoved", "white_first"]


Event: TypeAlias = RoundBegan | Threw | TrackEvent | DrewTwo | CheeseKept | Paid


class Rolling(Struct, frozen=True, tag="rolling"):
    """A seat is to throw the dice."""

    seat: Seat


class Moving(Struct, frozen=True, tag="moving"):
    """A seat has thrown, and its moves lead to different things."""

    seat: Seat
    dice: Dice


class Keeping(Struct, frozen=True, tag="keeping"):
    """A seat looks at two cheeses and keeps one. It is asked even if they are equal: not asking would show that."""

    seat: Seat
    drawn: tuple[int, int]


class Over(Struct, frozen=True, tag="over"):
    """The last round is run, and the supply is empty."""


class State(Struct, frozen=True):
    """A whole game of Aus die Maus, secrets included."""

    variant: Variant = msgspec.field(name="settings")
    supply: tuple[int, ...]
    """The next one to be drawn is in front."""
    cheeses: tuple[tuple[int, ...], ...]
    """What each seat has, then the white mouse."""
    number: int
    """The round that is being run, from 1."""
    rounds: int
    keeper: Seat
    white_starts: bool
    race: Race
    phase: Rolling | Moving | Keeping | Over
    last: tuple[Event, ...]
    """What happened since a player last threw for their own mouse, with that throw."""


class Standing(Struct, frozen=True):
    """How one mouse did in the whole game."""

    mouse: Mouse
    rank: int
    """1 is the best; equal mice share it."""
    score: int
    """What its cheeses are worth together."""
    cheeses: int
    """How many: they decide between equal scores."""


class View(Struct, frozen=True):
    """What a seat may know, or a spectator: all but the values of the cheeses."""

    variant: Variant = msgspec.field(name="settings")
    phase: Literal["rolling", "moving", "keeping", "over"]
    turn: Seat | None
    """The seat that is to throw, move or keep; None at the end."""
    number: int
    rounds: int
    order: tuple[Mouse, ...]
    keeper: Seat
    race: Race
    children: tuple[Seat, ...]
    thrown: Threw | None
    """The last throw of this game that `last` tells of."""
    choices: tuple[Choice, ...]
    """What the seat in turn can choose from, after throwing."""
    supply: int
    """How many cheeses are left."""
    counts: tuple[int, ...]
    """How many cheeses each seat has, then the white mouse."""
    cheeses: tuple[tuple[int, ...] | None, ...]
    """Their values, where they may be seen: this seat's own (A-22), and all of them at the end."""
    drawn: tuple[int, ...]
    """The two cheeses that this seat has drawn and keeps one of."""
    last: tuple[Event, ...]
    seat: Seat | None
    """The seat whose view this is; None is a spectator's."""
    standings: tuple[Standing, ...] = ()
    """At the end all that compete, the best first, with the white mouse if she does (A-17)."""
    outcome: Outcome | None = None
