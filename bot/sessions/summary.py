"""What a game came to for each seat, worked out when it is over: a pure function of its log."""

from collections.abc import Sequence
from typing import Any

from bot.game import AnyGame, Telling
from bot.sessions.records import Told
from bot.sessions.replay import Frame, replay
from bot.sessions.session import Session
from bot.sessions.store import Logged


def summary(game: AnyGame, telling: Telling[Any], session: Session, log: Sequence[Logged]) -> tuple[Told, ...]:
    """Return it in seat order; Differs if the log is not what follows from the secret."""
    frames = replay(game, session, log)
    marks = [telling.standing(state) for state in _marks(telling, frames)]
    gains = [[now - before for now, before in zip(later, earlier, strict=True)] for earlier, later in zip(marks, marks[1:], strict=False)]
    last = frames[-1].state
    best = [0 if telling.in_percent else max((gain[s.seat] for gain in gains), default=0) for s in session.seats]
    return tuple(Told(best[s.seat], dict(telling.traits(last, s.seat))) for s in session.seats)


def _marks(telling: Telling[Any], frames: Sequence[Frame]) -> list[object]:
    """Return the first state of each chapter, and the very last: what a chapter brought lies between two of them."""
    begins, chapter = list[object](), None
    for frame in frames:
        if (now := telling.chapter(frame.state)) != chapter:
            begins.append(frame.state)
            chapter = now
    return [*begins, frames[-1].state]
