"""The rows of servers' settings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.sessions.server_settings import ServerSettings
from bot.storage.dialects import insert
from bot.storage.tables import servers


def load_settings(connection: sa.Connection, guild_id: int) -> ServerSettings:
    """Return what was chosen in a server."""
    row = connection.execute(sa.select(servers).where(servers.c.guild_id == guild_id)).one_or_none()
    if row is None:
        return ServerSettings()
    return ServerSettings(
        row.language,
        row.pace,
        bool(row.calls),
        bool(row.hints),
        row.openers,
        _ids(row.roles),
        _ids(row.channels),
        row.day_channel,
    )


def change_settings(connection: sa.Connection, guild_id: int, changed: Mapping[str, Any]) -> None:
    """Change some of a server's settings; what another process changes at the same time stays, too."""
    columns = _columns(replace(ServerSettings(), **changed))
    statement = insert(connection, servers).values(guild_id=guild_id, **columns)
    only = {_COLUMN.get(field, field): columns[_COLUMN.get(field, field)] for field in changed}
    connection.execute(statement.on_conflict_do_update(index_elements=[servers.c.guild_id], set_=only))


_COLUMN = {"has_calls": "calls", "has_hints": "hints"}


def _columns(settings: ServerSettings) -> dict[str, Any]:
    return {
        "language": settings.language,
        "pace": settings.pace,
        "calls": int(settings.has_calls),
        "hints": int(settings.has_hints),
        "openers": settings.openers,
        "roles": ",".join(map(str, settings.roles)),
        "channels": ",".join(map(str, settings.channels)),
        "day_channel": settings.day_channel,
    }


def _ids(text: str) -> tuple[int, ...]:
    return tuple(map(int, filter(None, text.split(","))))
