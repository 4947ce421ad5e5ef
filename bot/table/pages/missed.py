"""What a player missed in a finished game: what its page is made from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.games.contract import Seat
from bot.games.plugin import Miss
from bot.hooks import Hooks
from bot.messages.page import Button
from bot.sessions.replay import ReplayFrame
from bot.sessions.session import Session
from bot.table.pages.ways import MOMENT, ways_at
from bot.text.words import Say


@dataclass(frozen=True)
class Misses:
    """The hook of what finds the misses of a seat in a finished game: none as long as they are not known."""

    of: Callable[[Session, Seat], tuple[Miss, ...]]


@dataclass(frozen=True)
class Missed:
    """The misses of one player, one of which is looked at."""

    session: Session
    misses: tuple[Miss, ...]
    nth: int
    frames: tuple[ReplayFrame, ...]
    """Of the whole game, secret ones too."""
    hooks: Hooks

    @property
    def miss(self) -> Miss:
        """The one that is looked at."""
        return self.misses[self.nth]

    def before(self, miss: Miss) -> Any:
        """Return the state before a miss."""
        return self.frames[miss.number - 1].state

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who sat at the table then."""
        return self.session.as_of(self.frames[self.miss.number].seq).names

    def ways(self, say: Say) -> tuple[Button, ...]:
        """Return the ways to look at this moment, and to try from it."""
        place = sum(frame.is_seen for frame in self.frames[: self.miss.number]) - 1
        return ways_at(self.hooks, MOMENT, (self.session, place), say)
