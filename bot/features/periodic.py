"""Work that is done again and again, hours apart: a timer waits, and a task lives only while the work is done."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.errors import Unavailable
from bot.tasks import BackgroundTasks

log = logging.getLogger(__name__)

RETRY_S = 3600.0
"""Until the next try after a failure."""


class PeriodicTask:
    """Does its work at once, and then again and again: `work` returns the seconds until the next time."""

    def __init__(self, name: str, work: Callable[[], Awaitable[float]]) -> None:
        self._name, self._work = name, work
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = BackgroundTasks()
        self._is_running = False
        self._is_closed = False

    def start(self) -> None:
        """Begin; asking twice changes nothing."""
        if self._timer is None and not self._is_running and not self._is_closed:
            self._begin()

    async def close(self) -> None:
        """Stop; work that is under way gets a moment to finish."""
        self._is_closed = True
        if self._timer:
            self._timer.cancel()
        await self._tasks.close()

    def _begin(self) -> None:
        self._timer, self._is_running = None, True
        self._tasks.start(self._run(), self._name)

    async def _run(self) -> None:
        seconds = RETRY_S
        try:
            seconds = await self._work()
        except Unavailable as error:
            log.warning("%s: not now, since the database does not answer: %s", self._name, error.__cause__)
        except Exception:  # a failure must not end the series
            log.exception("%s failed, and will be tried again", self._name)
        finally:
            self._is_running = False
            if not self._is_closed:
                self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)
