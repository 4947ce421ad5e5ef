"""The events of sessions, by which services hear of one another."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.sessions.session import Session


@dataclass(frozen=True)
class Update:
    """A change that is saved: the session before and after it."""

    before: Session
    after: Session

    @property
    def is_change(self) -> bool:
        """Whether anything was saved at all."""
        return self.after.seq != self.before.seq

    @property
    def is_seen(self) -> bool:
        """Whether everyone at the table saw something happen: hands are drawn anew then."""
        return self.after.step != self.before.step


By: TypeAlias = Literal["person", "computer", "clock", "service", "no one"]
"""Who changed a session. What the clock and services did is shown by itself, the move of a computer player at its pace,
and what a person did after the answer to the click; nothing where the channel is gone."""


@dataclass(frozen=True)
class SessionSaved:
    """A session was opened or changed; `session` is as it was just committed."""

    session: Session
    before: Session | None = None
    """None for a new one, and where another process changed it."""
    by: By = "person"


@dataclass(frozen=True)
class TimeGivenBack:
    """Deadlines were put off: boards show other times."""


@dataclass(frozen=True)
class ComputerMoved:
    """A computer player's move was saved: it still has to be shown."""

    update: Update


@dataclass(frozen=True)
class ThinkingTakesLong:
    """Computer players of this session have been thinking for a while."""

    session_id: int


@dataclass(frozen=True)
class SeenEnough:
    """A person has seen what happened by this step: the bot makes its next move in this session."""

    session_id: int
    step: int


@dataclass(frozen=True)
class BoardMoved:
    """The board of this session is now in another message: links to the old one are dead."""

    session: Session
    dead_link: str


@dataclass(frozen=True)
class DeadlineSet:
    """Something else than a session has a new deadline: the clock has to look then; None for no time."""

    wake_at: int | None
