"""Finished games: pages of them, careers, leaderboards, and the replay of each from its log."""

import asyncio

from bot.games.registry import AnyRegistry
from bot.past.finished import Leaderboard
from bot.past.months import leaderboards
from bot.past.replay import Frame, replay
from bot.sessions.session import ChannelRef, Session
from bot.storage import history
from bot.storage import sessions as rows
from bot.storage.database import Database
from bot.storage.store import Store, reading


class Archive(Store):
    """Reads what is kept of games that are over. It changes nothing."""

    log_of = reading(rows.load_log)
    newest_alone = reading(rows.load_newest_alone)
    page = reading(history.page)
    names = reading(history.names)
    career = reading(history.career)
    rated_games = reading(history.rated_games)
    played_games = reading(history.played_games)
    leaderboard = reading(history.leaderboard)

    def __init__(self, database: Database, registry: AnyRegistry) -> None:
        super().__init__(database)
        self._registry = registry

    async def find(self, where: ChannelRef | int, session_id: int | None = None) -> Session | None:
        """Return this session of the server, or without an id the one that was finished last in the channel; for a user
        instead of a channel one of those that they played in direct messages.

        None if there is no such session, or it is one of another server or user.
        """
        if isinstance(where, int):
            return await self._find_alone(where, session_id)
        if session_id is None:
            return await self.database.read(rows.load_last, where.channel_id)
        session = await self.database.read(rows.load, session_id)
        return session if session and session.where.guild_id == where.guild_id else None

    async def _find_alone(self, user_id: int, session_id: int | None) -> Session | None:
        if session_id is None:
            return await self.database.read(rows.load_last_alone, user_id)
        session = await self.database.read(rows.load, session_id)
        return session if session and session.where.is_direct and session.seated(user_id) else None

    async def frames_of(self, session: Session) -> tuple[Frame, ...]:
        """Return every moment of a session; Mismatch if its log does not fit the rules any more."""
        return replay(self._registry.get(session.game).game, session, await self.log_of(session.id))

    async def leaderboards_since(self, guild_id: int, since: int, user_id: int) -> dict[str, Leaderboard]:
        """Return a server's leaderboards by the games that ended after this time, as this person sees them."""
        finished = await self.database.read(history.finished_since, guild_id, since)
        return await asyncio.to_thread(leaderboards, finished, user_id)
