"""Who wants to be called when a table opens. Nothing is in memory: any process may change it."""

from collections.abc import Callable

from bot.errors import Unavailable
from bot.sessions.bells import TODAY_MS, Bell, RingsWhen
from bot.sessions.session import Session
from bot.storage import bells as rows
from bot.storage.database import Database


class BellStore:
    """Reads and keeps bells."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database, self._now = database, now

    async def load(self, user_id: int, guild_id: int, game: str) -> Bell | None:
        """Return the bell of a person for a game in a server, if it can ring."""
        bell = await self._database.read(rows.load_bell, user_id, guild_id, game)
        return bell if bell and (bell.until or self._now()) >= self._now() else None

    async def set(self, user_id: int, guild_id: int, game: str, when: RingsWhen, *, only_today: bool) -> None:
        """Hang up a bell, in the place of the one that this person has for this game."""
        until = self._now() + TODAY_MS if only_today else None
        await self._database.write(rows.set_bell, user_id, guild_id, game, when, until)

    async def remove(self, user_id: int, guild_id: int, game: str | None = None) -> bool:
        """Take away the bell for a game, or all in a server; return whether there was any."""
        return bool(await self._database.write(rows.delete_bells, user_id, guild_id, game))

    async def be_quiet(self, user_id: int, guild_id: int) -> bool:
        """Let no bell of a person ring in a server today; return whether there is any."""
        return bool(await self._database.write(rows.be_quiet, user_id, guild_id, self._now() + TODAY_MS))

    async def ring(self, session: Session, when: RingsWhen) -> list[int]:
        """Note whom a lobby calls now, and return them."""
        return await self._database.write(rows.ring, session, when, self._now())

    async def may_write_directly(self) -> bool:
        """Return whether one more person may be called by direct message; not if that is not known."""
        try:
            return await self._database.write(rows.may_write_directly, self._now())
        except Unavailable:
            return False
