"""What those who manage servers have chosen for all tables there."""

from typing import Any

from bot.sessions.server_settings import ServerSettings
from bot.storage import servers as rows
from bot.storage.store import Store, reading


class ServerStore(Store):
    """Reads and keeps servers' settings. None are in memory: any process may change them."""

    load = reading(rows.load_settings)

    async def change(self, guild_id: int, **changed: Any) -> ServerSettings:
        """Change some of that, and return what holds from now on."""
        await self.database.write(rows.change_settings, guild_id, changed)
        return await self.load(guild_id)
