"""The rows of servers' settings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.sessions.server_settings import ServerSettings
from bot.storage.dialects import insert
from bot.storage.tables import servers

_CHOSEN = tuple(ServerSettings.__dataclass_fields__)


def load_settings(connection: sa.Connection, guild_id: int) -> ServerSettings:
    """Return what was chosen in a server."""
    row = connection.execute(sa.select(servers).where(servers.c.guild_id == guild_id)).mappings().one_or_none()
    return ServerSettings(**{key: row[key] for key in _CHOSEN}) if row else ServerSettings()


def change_settings(connection: sa.Connection, guild_id: int, changed: Mapping[str, Any]) -> None:
    """Change some of a server's settings; what another process changes at the same time stays, too."""
    values = vars(replace(ServerSettings(), **changed))
    statement = insert(connection, servers).values(guild_id=guild_id, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=[servers.c.guild_id], set_=dict(changed)))
