"""What a finished game came to for each seat: a pure function of its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.contract import AnyGame
from bot.games.plugin import Recap
from bot.past.replay import Frame, replay
from bot.sessions.log import LoggedMove
from bot.sessions.session import Session


@dataclass(frozen=True)
class SeatResult:
    """What a seat's game came to, besides rank and score."""

    best_round: int
    """The most points won in one round or turn."""
    traits: Mapping[str, int]
    """What the points came from."""


def seat_results(
    game: AnyGame, recap: Recap[Any], session: Session, log: Sequence[LoggedMove]
) -> tuple[SeatResult, ...]:
    """Return them in seat order; Mismatch if the log is not what follows from the secret."""
    frames = replay(game, session, log)
    marks = [recap.standing(state) for state in _chapter_marks(recap, frames)]
    gains = [
        [now - before for now, before in zip(later, earlier, strict=True)]
        for earlier, later in zip(marks, marks[1:], strict=False)
    ]
    last = frames[-1].state
    best = [0 if recap.in_percent else max((gain[s.seat] for gain in gains), default=0) for s in session.seats]
    return tuple(SeatResult(best[s.seat], dict(recap.traits(last, s.seat))) for s in session.seats)


def _chapter_marks(recap: Recap[Any], frames: Sequence[Frame]) -> list[object]:
    """Return the first state of each chapter, and the very last: what a chapter brought lies between two of them."""
    begins, chapter = list[object](), None
    for frame in frames:
        if (now := recap.chapter(frame.state)) != chapter:
            begins.append(frame.state)
            chapter = now
    return [*begins, frames[-1].state]
