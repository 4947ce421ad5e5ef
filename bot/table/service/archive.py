"""Finished games, one at a time: found, and replayed from their logs."""

from bot.games.registry import AnyRegistry
from bot.person import ChannelRef
from bot.sessions.log import LoggedMove
from bot.sessions.replay import ReplayFrame, replay
from bot.sessions.session import Session
from bot.storage.database import Database
from bot.table.service import rows


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

    async def frames_of(self, session: Session) -> tuple[ReplayFrame, ...]:
        """Return every moment of a session; Mismatch if its log does not fit the rules any more."""
        return replay(self._registry.get(session.game).game, session, await self.log_of(session.id))

    async def log_of(self, session_id: int) -> tuple[LoggedMove, ...]:
        """Return all moves of a session, in order."""
        return await self._database.read(rows.load_log, session_id)

    async def newest_alone(self, user_id: int, game: str) -> Session | None:
        """Return the newest game that a person began alone against computer players, in any server, if there is one."""
        return await self._database.read(rows.load_newest_alone, user_id, game)
