"""What a deal of the day is: a short game that everybody begins with the same cards and dice."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Level, Seat, State

OWN: Seat = 0
"""The seat of the player; computer players sit on the others."""
LEVEL: Level = "medium"
"""Theirs: it counts its effort, so that it answers the same on every machine."""


def _dealt(state: State, _chance: Chance) -> State:
    return state


@dataclass(frozen=True)
class Deal(Generic[State]):
    """How a game is dealt for a day: a round of it, or one with few cards."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    """Of the table, beside the defaults."""
    shorten: Callable[[State, Chance], State] = _dealt
    """Makes the state after the set-up a shorter game."""

    def begin(self, game: AnyGame, chance: Chance) -> State:
        """Return the state in which everybody begins."""
        return self.shorten(game.setup(self.seats, game.settle_options(self.options), chance), chance)


AnyDeal: TypeAlias = Deal[Any]


class DealSecret(NamedTuple):
    """The proof that a deal was fixed before anyone played it: its seal, and what it was derived from, as text."""

    seal: str
    secret: str


@dataclass(frozen=True)
class DealSecrets:
    """A hook: `of_day` returns the secret of the deal of a day that is over; None for other days."""

    of_day: Callable[[int], Awaitable[DealSecret | None]]
