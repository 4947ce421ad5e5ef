"""What those who manage servers have chosen for all tables there."""

from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.sessions.server_settings import ServerSettings
from bot.storage.dialects import insert
from bot.storage.store import Store, reading, writing
from bot.storage.tables import servers

_CHOSEN = tuple(ServerSettings.__dataclass_fields__)


def _load(connection: sa.Connection, guild_id: int) -> ServerSettings:
    row = connection.execute(sa.select(servers).where(servers.c.guild_id == guild_id)).mappings().one_or_none()
    return ServerSettings(**{key: row[key] for key in _CHOSEN}) if row else ServerSettings()


class ServerStore(Store):
    """Reads and keeps servers' settings."""

    @reading
    def load(self, connection: sa.Connection, guild_id: int) -> ServerSettings:
        """Return what was chosen in a server."""
        return _load(connection, guild_id)

    @writing
    def change(self, connection: sa.Connection, guild_id: int, **changed: Any) -> ServerSettings:
        """Change some of that, and return what holds from now on."""
        values = vars(replace(ServerSettings(), **changed))
        statement = insert(connection, servers).values(guild_id=guild_id, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=[servers.c.guild_id], set_=changed))
        return _load(connection, guild_id)
