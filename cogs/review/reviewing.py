"""Reviews each finished game in a process beside the bot, one game after the other. Nothing waits for it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import msgspec

from bot.errors import Unavailable
from bot.events import Events
from bot.games.registry import AnyRegistry
from bot.sessions.session import Session, Status
from bot.table.service.archive import Archive
from bot.table.service.events import SessionSaved
from bot.table.service.service import Sessions
from bot.table.service.thinking import Thinkers
from bot.tasks import BackgroundTasks
from cogs.review.review import FinishedGame, review

log = logging.getLogger(__name__)

Told: TypeAlias = Callable[[Session], Awaitable[None]]

LONGEST_S = 120.0
"""For one review. It is long because the process has the lowest priority on the machine."""
RETRY_S = 5.0
"""Until the next try when the database did not answer."""
ASKED_S = 840.0
"""People who asked are told after so long at the latest, while their clicks may still be answered."""
AT_A_START = 50
"""How many games without a review are looked at after a start."""


class Reviewers:
    """Makes a review of each session that is finished."""

    def __init__(
        self, sessions: Sessions, archive: Archive, registry: AnyRegistry, thinkers: Thinkers, events: Events
    ) -> None:
        self._sessions, self._archive, self._registry = sessions, archive, registry
        self._thinkers = thinkers
        self._waiting: list[int] = []
        """The first is worked on."""
        self._tasks = BackgroundTasks()
        self._asked = defaultdict[int, list[Told]](list)
        events.listen(SessionSaved, lambda saved: self.on_session_saved(saved.session))

    def on_session_saved(self, session: Session) -> None:
        """Review the session soon, if it has just ended with a result."""
        if session.status == Status.FINISHED:
            self._look_at([session.id])

    def tell(self, session_id: int, told: Told) -> None:
        """Call this with the session once it is known how it went, or that it will not be known in time."""
        self._asked[session_id].append(told)
        self._look_at([session_id])
        asyncio.get_running_loop().call_later(ASKED_S, self._answer, session_id)

    def _answer(self, session_id: int) -> None:
        if asked := self._asked.pop(session_id, None):
            self._tasks.start(self._tell(session_id, asked), "reviews asked for")

    async def _tell(self, session_id: int, asked: list[Told]) -> None:
        session = await self._sessions.session_by_id(session_id)
        for told in asked:
            await told(session)

    async def catch_up(self) -> None:
        """After a start: review the games that have no review yet, the newest first."""
        self._look_at(await self._sessions.unreviewed(AT_A_START))

    async def close(self) -> None:
        """Stop: what is not done is done after the next start."""
        await self._tasks.cancel()

    def _look_at(self, session_ids: list[int]) -> None:
        is_working = bool(self._waiting)
        self._waiting += [session_id for session_id in session_ids if session_id not in self._waiting]
        if self._waiting and not is_working:
            self._tasks.start(self._work(), "reviews")

    async def _work(self) -> None:
        while self._waiting:
            session_id = self._waiting[0]
            try:
                await self._review(session_id)
            except Unavailable as error:
                log.warning("session %s has no review yet: %s", session_id, error.__cause__)
                self._waiting.append(session_id)
                await asyncio.sleep(RETRY_S)
            except Exception:  # the other games still get theirs; who asks, or the next start, tries this one again
                log.exception("session %s has no review", session_id)
            self._waiting.pop(0)
            if session_id not in self._waiting:
                self._answer(session_id)

    async def _review(self, session_id: int) -> None:
        session = await self._sessions.session_by_id(session_id)
        plugin = self._registry.find(session.game)
        if session.review is not None or plugin is None:
            return
        played = FinishedGame(plugin.game, plugin.recap, plugin.choose, session, await self._archive.log_of(session_id))
        made = await self._thinkers.run(LONGEST_S, review, played, session.secret.hex())
        session = replace(session, review=msgspec.json.encode(made))
        await self._sessions.keep_review(session)
