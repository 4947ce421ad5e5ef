"""Games that are over: which there are, and what happened in them."""

from bot.registry import Registry
from bot.sessions import store
from bot.sessions.database import Database
from bot.sessions.replay import Frame, replay
from bot.sessions.session import Session


class Past:
    """What the notebook holds of every game."""

    def __init__(self, database: Database, registry: Registry) -> None:
        self._database, self._registry = database, registry

    async def find(self, number: int, guild_id: int) -> Session | None:
        """Return the session of this number; None if this server has none: what others play is not told."""
        session = await self._database.read(store.load, number)
        return session if session and session.where.guild_id == guild_id else None

    async def newest(self, channel_id: int) -> int | None:
        """Return the number of the newest finished game of a channel."""
        return await self._database.read(store.newest_finished, channel_id)

    async def frames(self, session: Session) -> tuple[Frame, ...]:
        """Return every moment of a session; Differs if its log does not fit the rules any more."""
        return replay(self._registry.get(session.game), session, await self._database.read(store.load_log, session.id))
