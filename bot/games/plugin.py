"""Everything that a game brings along, registered in one piece."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.games.chance import Chance
from bot.games.contract import LEVELS, AnyGame, Level, Move, Seat, State, View

Screen = TypeVar("Screen")

Choose: TypeAlias = Callable[[View, tuple[Move, ...], Chance, Level], Move]
"""A computer player: chooses one of the legal moves by what its seat may know.

Its chance is not the table's: it is for simulations.
"""


def _none(_: Any) -> tuple[int, ...]:  # named, since a recap travels to another process
    return ()


@dataclass(frozen=True)
class Recap(Generic[State]):
    """How a finished game is summed up: each game has one instance, named RECAP."""

    chapter: Callable[[State], int]
    """The round or turn that a state is in, counted from 1."""
    standing: Callable[[State], tuple[int, ...]]
    """What each seat has so far, secret or not: points, or the chance to win in a game without points."""
    traits: Callable[[State, Seat], Mapping[str, int]]
    """Where a seat's points came from at the end, by word: {"elephant": 17} is 17 points by elephants."""
    has_luck: bool
    """Whether cards or dice decide something after the start."""
    others: Callable[[State], tuple[int, ...]] = _none
    """What those have so far who compete without a seat, in the order of `Screen.others`."""
    in_percent: bool = False
    """The standing is not points but each seat's chance to win, in percent."""
    simulated_games: int = 0
    """How many simulated games of medium computer players measure each seat's luck; 0 for a game without luck."""


@dataclass(frozen=True)
class GamePlugin(Generic[Screen]):
    """A game as the table knows it: its rules, its pages, its computer player and its recap."""

    game: AnyGame
    screen: Screen
    choose: Choose[Any, Any]
    recap: Recap[Any]
    levels: tuple[Level, ...] = LEVELS
    """The levels at which `choose` plays, from the weakest on."""

    @property
    def key(self) -> str:
        """The game's key, which also begins all its words."""
        return self.game.key
