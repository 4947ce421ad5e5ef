"""How long an answer of the database is waited for: no longer than the person waits who clicked."""

import asyncio
from contextvars import ContextVar
from typing import Any

CLICK_S = 1.7
"""Discord waits for three seconds, and an answer that is not there after two is deferred: the sentence comes before."""

_hurried: ContextVar[asyncio.Task[Any] | None] = ContextVar("hurried", default=None)


def begin_click() -> None:
    """Let this task wait as long as the person does who clicked; not those that it starts, which go on later."""
    _hurried.set(asyncio.current_task())


def begin_long() -> None:
    """Let this task wait for as long as the database may take."""
    _hurried.set(None)


def patience_s() -> float | None:
    """Return how long this task waits for an answer; None for as long as the database may take."""
    return CLICK_S if _hurried.get() is asyncio.current_task() else None
