"""Lets deadlines pass. Their times are in the database; here one timer waits for the next of them."""

import asyncio
import logging
import time
from contextlib import suppress

from bot.errors import Unavailable
from bot.events import Events
from bot.storage.shards import Shards
from bot.table.service.events import DeadlineSet, SessionSaved, TimeGivenBack
from bot.table.service.service import Sessions
from bot.tasks import BackgroundTasks

log = logging.getLogger(__name__)

ALIVE_EVERY_S = 20.0
"""Between two notes that the bot is up: a shorter outage goes unnoticed."""
STANDSTILL_S = 45.0
"""Without such a note for so long the process stood still, or the database did."""
RETRY_MS = 5_000
"""Until the clock looks again when the database did not answer."""


class Clock:
    """Lets deadlines pass, for as long as players can reach the bot."""

    def __init__(self, sessions: Sessions, events: Events) -> None:
        self._sessions, self._events = sessions, events
        self._starting: set[int] = set()
        self.reached: frozenset[int] = frozenset()
        """The shards in whose servers players can reach the bot: there time passes."""
        self._next: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._is_noting = False
        self._alive_at_s: float | None = None
        """When it was noted last that the bot is up, by `uptime_s`; None while that need not be."""
        self._forgiving = asyncio.Lock()
        """Both timers come late then: neither may go on before that time is given back."""
        self._tasks = BackgroundTasks()
        events.listen(SessionSaved, lambda saved: self.wake_at(saved.session.wake_at))
        events.listen(DeadlineSet, lambda deadline: self.wake_at(deadline.wake_at))

    async def start(self, shard: int = 0) -> None:
        """Go on in the servers of a shard, after a start or an outage: players get the time back in which they could
        not click.
        """
        if shard in self.reached or shard in self._starting:
            return
        self._starting.add(shard)
        try:
            await self._sessions.forgive_outage(longer_than=round(ALIVE_EVERY_S * 1000), shard=shard)
            if shard in self._starting:
                self._reach(self.reached | {shard})
        finally:
            self._starting.discard(shard)
        self.wake_at(await self._sessions.next_wake())

    def stop(self, shard: int | None = None) -> None:
        """Stop in the servers of a shard while players cannot reach the bot there; without one everywhere."""
        gone = {shard} if shard is not None else self._starting | self.reached
        self._starting -= gone
        self._reach(self.reached - gone)
        if self.reached:
            return
        for timer in (self._timer, self._beat):
            if timer:
                timer.cancel()
        self._timer = self._beat = self._next = self._alive_at_s = None

    def _reach(self, shards: frozenset[int]) -> None:
        self.reached = shards
        self._sessions.ticking = Shards(self._sessions.shards.count, shards)

    async def close(self) -> None:
        """Stop for good, after the work that is under way."""
        self.stop()
        await self._tasks.close()

    def wake_at(self, time_ms: int | None) -> None:
        """Look at the deadlines at this time too; None changes nothing."""
        if not self.reached or time_ms is None:
            return
        if self._beat is None and not self._is_noting:
            self._tasks.start(self._note_alive(), "note that the bot is up")
        if self._next is not None and self._next <= time_ms:
            return
        if self._timer:
            self._timer.cancel()
        self._next = time_ms
        seconds = max(0, time_ms - self._sessions.now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(
            seconds, lambda: self._tasks.start(self._pass_deadlines(), "clock")
        )

    async def _pass_deadlines(self) -> None:
        """Do what is due. The database decides what that is: the timer only says when to look."""
        self._next = None  # each change from here on sets the timer anew
        next_ms: int | None = self._sessions.now() + RETRY_MS
        try:
            await self._forgive_standstill()
            for session_id in await self._sessions.due():
                await self._sessions.pass_deadline(session_id)
            for other in self._sessions.others_timed:
                await other.pass_time()
            next_ms = await self._sessions.next_wake()
        except Unavailable as error:
            log.warning("the clock cannot read the database: %s", error.__cause__)
        finally:
            self.wake_at(next_ms)

    async def _note_alive(self) -> None:
        """Note that players can reach the bot, and again in a while, as long as any session has a deadline."""
        if self._is_noting:
            return
        self._beat, self._is_noting = None, True  # the next deadline that is set begins this anew
        try:
            with suppress(Unavailable):
                await self._forgive_standstill()
                if not await self._sessions.note_alive():
                    self._alive_at_s = None
                    return
                self._alive_at_s = uptime_s()
        finally:
            self._is_noting = False
        if self.reached and self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(
                ALIVE_EVERY_S, lambda: self._tasks.start(self._note_alive(), "note that the bot is up")
            )

    async def _forgive_standstill(self) -> None:
        """Give players the time back for which the process stood still, such as in a machine that slept: no event of
        Discord tells of that, only that the last note is old.
        """
        async with self._forgiving:
            still_s = 0.0 if self._alive_at_s is None else uptime_s() - self._alive_at_s
            if still_s <= STANDSTILL_S:
                return
            for shard in self.reached:
                await self._sessions.forgive_outage(longer_than=round(STANDSTILL_S * 1000), shard=shard)
            self._alive_at_s = uptime_s()
        log.warning("the process stood still for some %.0f s: players have that time back", still_s)
        self._events.publish(TimeGivenBack())


def uptime_s() -> float:
    """Return a time that no one sets, and that goes on while the machine sleeps where it can say that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
