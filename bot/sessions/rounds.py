"""Something that is done again and again, hours apart: a timer waits, and a task lives only while there is something to do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

AGAIN = 3600.0
"""Seconds until the next try of what went wrong."""
CLOSE_SECONDS = 4


class Rounds:
    """Makes its round at once, and then whenever the round before has said: `make` returns the seconds until the next."""

    def __init__(self, name: str, make: Callable[[], Awaitable[float]]) -> None:
        self._name, self._make = name, make
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def start(self) -> None:
        """Begin; asking twice changes nothing."""
        if self._timer is None and self._task is None and not self._is_closed:
            self._go()

    async def close(self) -> None:
        """Make no more rounds; the one that is under way gets a moment to finish."""
        self._is_closed = True
        if self._timer:
            self._timer.cancel()
        if self._task:
            await asyncio.wait([self._task], timeout=CLOSE_SECONDS)

    def _go(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._round(), name=self._name)

    async def _round(self) -> None:
        seconds = AGAIN
        try:
            seconds = await self._make()
        except Exception:  # whatever is wrong with this round, there will be others
            log.exception("%s went wrong, and will be tried again", self._name)
        finally:
            self._task = None
            if not self._is_closed:
                self._timer = asyncio.get_running_loop().call_later(seconds, self._go)
