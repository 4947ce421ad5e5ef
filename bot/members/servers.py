"""What those who manage servers have chosen for all tables there."""

from typing import Any

from bot.sessions.server_settings import ServerSettings
from bot.storage import servers as rows
from bot.storage.notes import MONTH_NOTE, load_note, save_note
from bot.storage.store import Store, reading


class ServerStore(Store):
    """Reads and keeps servers' settings. None are in memory: any process may change them."""

    load = reading(rows.load_settings)

    async def change(self, guild_id: int, **changed: Any) -> ServerSettings:
        """Change some of that, and return what holds from now on."""
        await self.database.write(rows.change_settings, guild_id, changed)
        return await self.load(guild_id)

    async def month(self, guild_id: int) -> int | None:
        """Return the beginning of the last month that a server was told of; None if it was told of none."""
        noted = await self.database.read(load_note, f"{MONTH_NOTE} {guild_id}")
        return int(noted) if noted else None

    async def note_month(self, guild_id: int, month: int) -> None:
        """Note that a server was told of it."""
        await self.database.write(save_note, f"{MONTH_NOTE} {guild_id}", str(month))
