"""Which click is being handled. Its id is kept with what it changes: should Discord bring it to two processes, the
second one finds the id, and changes nothing.
"""

import asyncio
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from bot.storage import patience


@dataclass(frozen=True)
class Click:
    """A click or a command of a user."""

    id: int
    """Discord's own; 0 for none."""
    user_id: int


NO_CLICK = Click(0, 0)
"""A computer player, the clock or an operator."""

_current: ContextVar[tuple[asyncio.Task[Any] | None, Click]] = ContextVar("click", default=(None, NO_CLICK))


def begin(click: Click) -> None:
    """Let this task handle this click from now on."""
    patience.begin_click()
    _current.set((asyncio.current_task(), click))


def current() -> Click:
    """Return the click that this task handles; none in the tasks that it starts, which do other things later."""
    task, click = _current.get()
    return click if task is asyncio.current_task() else NO_CLICK
