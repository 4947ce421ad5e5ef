"""How long people may take: nobody freezes a game, and nobody is hurried by an outage of ours.

At half time those who are awaited are called. When the time is up the computer makes that one decision for them. Times are in the database;
here one timer waits for the next of them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.errors import Unavailable
from bot.game import Seat
from bot.sessions.session import Pace, Session, Status

if TYPE_CHECKING:
    from bot.sessions.service import Sessions, Update

log = logging.getLogger(__name__)

MINUTE, DAY = 60_000, 86_400_000
DECISION: dict[Pace, int | None] = {"live": 2 * MINUTE, "evening": 10 * MINUTE, "letter": DAY, "none": None}
"""Milliseconds for one decision."""
LOBBY, PAUSE = DAY, 7 * DAY
"""Milliseconds that a lobby waits for its start, and a game for anybody to come back."""
ALIVE_EVERY = 20.0
"""Seconds between two notes that the bot is up: so much of an outage can be forgotten."""
AGAIN = 5_000
"""Milliseconds until the clock looks again when the database did not answer."""
CLOSE_SECONDS = 4


def wound(before: Session | None, after: Session, awaited: frozenset[Seat], now: int) -> Session:
    """Return the changed session with its clock as it runs from now on; `before` is None for a new one."""
    after = replace(after, awaited=awaited)
    if after.status == Status.LOBBY:
        return replace(after, due_at=now + LOBBY, wake_at=now + LOBBY)
    if after.is_paused:
        goes_on = before is not None and before.is_paused
        return after if goes_on else replace(after, due_at=now + PAUSE, wake_at=now + PAUSE)
    time = DECISION[after.pace]
    if not after.status.is_active or time is None or not after.for_people:
        return replace(after, due_at=None, wake_at=None)
    if before and after.due_at is not None and before.status == Status.RUNNING and not before.is_paused and before.step == after.step:
        return after  # the same decision: the clock runs on, whoever else has chosen meanwhile
    return replace(after, due_at=now + time, wake_at=now + time // 2)


class Clock:
    """Wakes sessions up when it is time, for as long as people can reach the bot."""

    def __init__(self, sessions: "Sessions", on_ring: Callable[["Update"], Awaitable[None]]) -> None:
        self._sessions, self._on_ring = sessions, on_ring
        self._runs = False
        self._next: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on, after a start or an outage: the time in which nobody could click is given back to everybody."""
        if self._runs:
            return
        self._runs = True
        await self._sessions.forgive_outage(longer_than=round(ALIVE_EVERY * 1000))
        self.wind(await self._sessions.next_wake())

    def stop(self) -> None:
        """Stand still: people cannot reach the bot."""
        self._runs = False
        for timer in (self._timer, self._beat):
            if timer:
                timer.cancel()
        self._timer = self._beat = self._next = None

    async def close(self) -> None:
        """Stand still for good, once what rings has rung."""
        self.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)

    def wind(self, wake_at: int | None) -> None:
        """Ring at this time too."""
        if not self._runs or wake_at is None:
            return
        if self._beat is None:
            self._start(self._alive())
        if self._next is not None and self._next <= wake_at:
            return
        if self._timer:
            self._timer.cancel()
        self._next = wake_at
        seconds = max(0, wake_at - self._sessions.now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self._start(self._ring()))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="clock")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._log)

    async def _ring(self) -> None:
        """Do what is due. The database decides what that is: the timer only says when to look."""
        self._next = None  # whatever is changed from here on winds the clock anew
        again = self._sessions.now() + AGAIN
        try:
            for session_id in await self._sessions.due():
                update = await self._sessions.ring(session_id)
                if update is not None:
                    await self._on_ring(update)
            again = await self._sessions.next_wake()
        except Unavailable as error:
            log.warning("the clock cannot read the database: %s", error.__cause__)
        finally:
            self.wind(again)

    async def _alive(self) -> None:
        """Note that people can reach the bot, and again in a while; a bot for which nothing is due writes nothing."""
        self._beat = None  # whatever becomes due from here on begins it anew
        with suppress(Unavailable):
            if not await self._sessions.note_alive():
                return
        if self._runs and self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(ALIVE_EVERY, lambda: self._start(self._alive()))

    def _log(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            log.error("the clock stumbled, and goes on", exc_info=error)
