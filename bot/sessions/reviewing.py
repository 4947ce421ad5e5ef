"""Looks back at every game that is over: in a process beside the bot, one game after the other. Nothing waits for it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import msgspec

from bot.registry import Registry
from bot.sessions.review import Played, review
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.sessions.thinking import Thinkers

log = logging.getLogger(__name__)

LONGEST = 120.0
"""Seconds that a review may take: the processes stand back behind everything else on the machine."""
AT_A_START = 50


class Reviewers:
    """Makes a review of each session that is finished, and tells when it is there."""

    def __init__(self, sessions: Sessions, registry: Registry, thinkers: Thinkers) -> None:
        self._sessions, self._registry, self._thinkers = sessions, registry, thinkers
        self._waiting: list[int] = []
        self._task: asyncio.Task[None] | None = None
        self.on_review: Callable[[Session], None] = lambda _: None
        """Told of every session with its review, as soon as it is saved."""

    def follow(self, session: Session) -> None:
        """Look back at the session soon, if it has just ended with a result."""
        if session.status == Status.FINISHED and self._registry.telling(session.game):
            self._look_at([session.id])

    async def catch_up(self) -> None:
        """After a start: look back at the games that nobody came to look back at, the newest first."""
        self._look_at(await self._sessions.unreviewed(AT_A_START))

    async def close(self) -> None:
        """Stop: what is not done is done after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _look_at(self, session_ids: list[int]) -> None:
        self._waiting += session_ids
        if self._waiting and self._task is None:
            self._task = asyncio.create_task(self._work(), name="reviews")

    async def _work(self) -> None:
        try:
            while self._waiting:
                session_id = self._waiting.pop(0)
                try:
                    await self._review(session_id)
                except Exception:  # a game without its review is a game all the same; the next start tries again
                    log.exception("session %s has no review", session_id)
        finally:
            self._task = None

    async def _review(self, session_id: int) -> None:
        session = await self._sessions.get(session_id)
        telling = self._registry.telling(session.game)
        if session.review is not None or telling is None:
            return
        game = replace(self._registry.get(session.game))  # a copy without its decoders, which cannot go to another process
        played = Played(game, telling, self._registry.mind(session.game), session, await self._sessions.log_of(session_id))
        made = await self._thinkers.run(LONGEST, review, played, session.secret.hex())
        session = replace(session, review=msgspec.json.encode(made))
        await self._sessions.keep_review(session)
        self.on_review(session)
