"""What a game is: pure functions over frozen data, and nothing of Discord.

A game is driven by `setup`, `waiting_on`, `legal_moves` and `apply`; `view` is the only way out of its state. Moves and states name seats
(0, 1, 2 …), never people. Chance comes in through the `chance` argument alone.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec

from bot.chance import Chance
from bot.errors import Refused

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, str]

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Option(msgspec.Struct, frozen=True):
    """One setting of a table: its key, its choices, and the one that holds if nobody chooses."""

    key: str
    choices: tuple[str, ...]
    default: str
    by_seat: bool = False
    """People set it in the lobby, each for their own seat: the choices are seats in a row, as in "02", the default stands for none."""

    def seats_in(self, choice: str) -> frozenset[Seat]:
        """Return the seats that a choice by seat names."""
        return frozenset() if choice == self.default else frozenset(map(int, choice))

    def naming(self, seats: Iterable[Seat]) -> str:
        """Return the choice that names these seats."""
        return "".join(map(str, sorted(seats))) or self.default


PINGS = Option("pings", ("on", "off"), "on")
"""A game of turns has this among its options: whoever comes in turn is called by a short message. The rules need not know of it."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the place (1 = best, equal places shared) and score of each seat, and the word for why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats in first place; several for a shared victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Applied(msgspec.Struct, Generic[State], frozen=True):
    """What a move led to: the new state, and what everybody saw happen.

    No events means a hidden move: buttons that were drawn before it stay good.
    """

    state: State
    events: tuple[msgspec.Struct, ...] = ()


@dataclass(frozen=True)
class Game(Generic[State, Move, View]):
    """The contract: each game's `rules.py` ends with one instance, named GAME."""

    key: str
    rules_version: int
    seats: range
    """How many can play: range(3, 7) is three to six."""
    options: tuple[Option, ...]
    state_type: type[State]
    move_type: Any
    """What `json` decodes a move as: a class, or a union of tagged ones."""

    setup: Callable[[int, Options, Chance], State]
    waiting_on: Callable[[State], frozenset[Seat]]
    """The seats that may act: several for secret picks, none when the game is over."""
    legal_moves: Callable[[State, Seat], tuple[Move, ...]]
    apply: Callable[[State, Seat, Move, Chance], Applied[State]]
    """Raises Rejected for a move that is not legal; changes nothing in place."""
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, Seat | None], View]
    """What this seat may know; None is a spectator."""
    giving_up: Move | None = None
    """The move by which a seat gives the game to the others, in turn or not: it is made for whoever leaves. Without one the bot plays on for them."""

    @property
    def command(self) -> str:
        """The name of its slash command: the key in one word."""
        return self.key.replace("_", "")

    @property
    def table_options(self) -> tuple[Option, ...]:
        """The options that are chosen when a table is opened."""
        return tuple(option for option in self.options if not option.by_seat)

    @property
    def seat_options(self) -> tuple[Option, ...]:
        """The options that people set for their own seats."""
        return tuple(option for option in self.options if option.by_seat)

    def toggle(self, options: Options, key: str, seat: Seat) -> dict[str, str]:
        """Return the options after somebody set one for their seat, or took it back; Refused for one that is not by seat."""
        option = next((option for option in self.seat_options if option.key == key), None)
        if option is None:
            raise Refused("no-forged")
        return {**options, key: option.naming(option.seats_in(options[key]) ^ {seat})}

    def without_seat(self, options: Options, gone: Seat) -> dict[str, str]:
        """Return the options after a seat of the lobby was left: those behind it have moved up."""
        kept = {option: option.seats_in(options[option.key]) - {gone} for option in self.seat_options}
        return {**options, **{option.key: option.naming(seat - (seat > gone) for seat in seats) for option, seats in kept.items()}}

    def settle_options(self, chosen: Options) -> dict[str, str]:
        """Return all options, the defaults for those not chosen; ValueError for an unknown key or choice."""
        settled = {option.key: chosen.get(option.key, option.default) for option in self.options}
        for option in self.options:
            if settled[option.key] not in option.choices:
                raise ValueError(f"{self.key}: {option.key} cannot be {settled[option.key]!r}")
        if unknown := set(chosen) - set(settled):
            raise ValueError(f"{self.key} has no option {', '.join(sorted(unknown))}")
        return settled

    def encode_state(self, state: State) -> bytes:
        """Return the state as JSON."""
        return msgspec.json.encode(state)

    def decode_state(self, data: bytes) -> State:
        """Return the state from JSON, checked against its type; msgspec.ValidationError if it does not fit."""
        return self._state_decoder.decode(data)

    def encode_move(self, move: Move) -> bytes:
        """Return the move as JSON."""
        return msgspec.json.encode(move)

    def decode_move(self, data: bytes) -> Move:
        """Return the move from JSON, checked against its type; msgspec.ValidationError if it does not fit."""
        return self._move_decoder.decode(data)

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[State]:
        return msgspec.json.Decoder(self.state_type)

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Move]:
        return msgspec.json.Decoder(self.move_type)


AnyGame: TypeAlias = Game[Any, Any, Any]


@dataclass(frozen=True)
class Telling(Generic[State]):
    """How a game is told afterwards: each game's `telling.py` ends with one instance, named TELLING."""

    chapter: Callable[[State], int]
    """The round or turn that a state is in, counted from 1."""
    standing: Callable[[State], tuple[int, ...]]
    """What each seat has so far, whoever may know it: points, or whatever leads to winning in a game without points."""
    traits: Callable[[State, Seat], Mapping[str, int]]
    """What a seat's points came from at the end: a word and how many, as in 17 points by elephants."""
    has_luck: bool
    """Whether cards or dice decide something after the start."""
    in_percent: bool = False
    """The standing is no points: it is each seat's chance to win, in percent."""
    imagined_games: int = 0
    """How many games of medium computer players tell what luck everybody had, in three seconds at most; none for a game without luck."""


Level: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
Choose: TypeAlias = Callable[[View, tuple[Move, ...], Chance, Level], Move]
"""A computer player: chooses one of the legal moves from what its seat may know. Its chance is one of its own, for thinking."""
