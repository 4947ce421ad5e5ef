"""Finished games: pages of them, careers, leaderboards, and the replay of each from its log."""

import asyncio
from collections.abc import Sequence

from bot.games.registry import AnyRegistry
from bot.past.finished import Career, Cursor, HistoryFilter, HistoryPage, Leaderboard
from bot.past.months import leaderboards
from bot.past.replay import Frame, replay
from bot.sessions.log import LoggedMove
from bot.sessions.session import ChannelRef, Session
from bot.storage import history
from bot.storage import sessions as rows
from bot.storage.database import Database


class Archive:
    """Reads what is kept of games that are over. It changes nothing."""

    def __init__(self, database: Database, registry: AnyRegistry) -> None:
        self._database, self._registry = database, registry

    async def find(self, where: ChannelRef | int, session_id: int | None = None) -> Session | None:
        """Return this session of the server, or without an id the one that was finished last in the channel; for a user
        instead of a channel one of those that they played in direct messages.

        None if there is no such session, or it is one of another server or user.
        """
        if isinstance(where, int):
            return await self._find_alone(where, session_id)
        if session_id is None:
            return await self._database.read(rows.load_last, where.channel_id)
        session = await self._database.read(rows.load, session_id)
        return session if session and session.where.guild_id == where.guild_id else None

    async def _find_alone(self, user_id: int, session_id: int | None) -> Session | None:
        if session_id is None:
            return await self._database.read(rows.load_last_alone, user_id)
        session = await self._database.read(rows.load, session_id)
        return session if session and session.where.is_direct and session.seated(user_id) else None

    async def log_of(self, session_id: int) -> tuple[LoggedMove, ...]:
        """Return all moves of a session, in order."""
        return await self._database.read(rows.load_log, session_id)

    async def frames_of(self, session: Session) -> tuple[Frame, ...]:
        """Return every moment of a session; Mismatch if its log does not fit the rules any more."""
        return replay(self._registry.get(session.game).game, session, await self.log_of(session.id))

    async def page(self, which: HistoryFilter, cursor: Cursor, size: int) -> HistoryPage:
        """Return a page of finished games, the newest first."""
        return await self._database.read(history.page, which, cursor, size)

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> tuple[str, ...]:
        """Return the names that these people had when they last sat down in this server."""
        return await self._database.read(history.names, guild_id, user_ids)

    async def career(self, guild_id: int, user_id: int) -> Career:
        """Return a person's games, wins, ratings and rivals in a server."""
        return await self._database.read(history.career, guild_id, user_id)

    async def rated_games(self, guild_id: int) -> list[str]:
        """Return the games in which people of this server are rated, the one with most people first."""
        return await self._database.read(history.rated_games, guild_id)

    async def played_games(self, guild_id: int) -> list[str]:
        """Return the games that were played to the end in this server, the one played most first."""
        return await self._database.read(history.played_games, guild_id)

    async def leaderboards_of(self, guild_id: int, since: int, until: int, user_id: int = 0) -> dict[str, Leaderboard]:
        """Return a server's leaderboards by the games of a time alone, as this person sees them."""
        finished = await self._database.read(history.finished_between, guild_id, since, until)
        return await asyncio.to_thread(leaderboards, finished, user_id)

    async def leaderboard(self, guild_id: int, game: str, user_id: int) -> Leaderboard:
        """Return the leaderboard of a game in a server, and where this person stands on it."""
        return await self._database.read(history.leaderboard, guild_id, game, user_id)
