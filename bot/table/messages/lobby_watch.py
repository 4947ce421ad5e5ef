"""Looks at the lobbies that stand, whenever something is due there: timers wait, no tasks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.errors import Unavailable
from bot.sessions.session import Session, Status
from bot.table.messages.calls import TROUBLE
from bot.table.messages.services import Services
from bot.table.service.events import SessionSaved
from bot.tasks import BackgroundTasks

log = logging.getLogger(__name__)

UNAVAILABLE_S = 1.0
"""Until the next look where the database did not answer."""


class LobbyWatch:
    """Knows which lobbies stand, and has each looked at when it changes, when it said so, and when it is one no more.

    Only the process that looks after a lobby looks at it.
    """

    def __init__(self, name: str, look_at: Callable[[Session], Awaitable[float | None]], services: Services) -> None:
        """`look_at` does what is due, and returns the seconds until the next look; None if nothing is to come."""
        self._name, self._look_at = name, look_at
        self._keeper, self._sessions, self._games = services.keeper, services.sessions, services.games
        self._timers: dict[int, asyncio.TimerHandle | None] = {}
        """The lobbies that stand, and what waits for their next look."""
        self._tasks = BackgroundTasks()
        services.events.listen(SessionSaved, lambda saved: self.follow(saved.session))

    async def catch_up(self) -> None:
        """After a start: look at the lobbies that stand."""
        for session_id in await self._sessions.lobbies():
            self.follow(await self._sessions.session_by_id(session_id))

    async def close(self) -> None:
        """Finish what is under way."""
        for timer in filter(None, self._timers.values()):
            timer.cancel()
        self._timers.clear()
        await self._tasks.close()

    def follow(self, session: Session) -> None:
        """Soon: look at a lobby, or at one that was known as such."""
        is_known = session.id in self._timers
        if timer := self._timers.pop(session.id, None):
            timer.cancel()
        if session.status == Status.LOBBY:
            is_known = session.game in self._games and not session.where.is_direct
        if is_known:
            self._timers[session.id] = None
            self._tasks.start(self._look(session.id), self._name)

    def _look_later(self, session_id: int, seconds: float) -> None:
        def look() -> None:
            self._tasks.start(self._look(session_id), self._name)

        if session_id in self._timers:
            if timer := self._timers[session_id]:
                timer.cancel()
            self._timers[session_id] = asyncio.get_running_loop().call_later(seconds, look)

    async def _look(self, session_id: int) -> None:
        async with self._keeper.locks[self._name, session_id]:
            try:
                session = await self._sessions.session_by_id(session_id)
                if session.status == Status.LOBBY and not self._sessions.is_ours(session):
                    return
                later = await self._look_at(session)
                if session.status != Status.LOBBY:
                    self._timers.pop(session_id, None)
                elif later is not None:
                    self._look_later(session_id, later)
            except Unavailable as error:
                log.warning("%s: session %s has to wait for the database: %s", self._name, session_id, error.__cause__)
                self._look_later(session_id, UNAVAILABLE_S)
            except TROUBLE as error:
                log.info("%s: nobody is called to session %s: %s", self._name, session_id, error)
