"""What SQLite and PostgreSQL say differently."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.sessions.shards import Shards


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Return an insert that can say ON CONFLICT: both dialects do, each through a class of its own."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects import sqlite as dialect
    else:
        from sqlalchemy.dialects import postgresql as dialect
    return dialect.insert(table)


def upsert(connection: sa.Connection, table: sa.Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Insert a row, or give the one that has this primary key these values."""
    row = insert(connection, table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=[*table.primary_key], set_=values))


def is_in(shards: Shards, guild_id: sa.Column[int]) -> sa.ColumnElement[bool]:
    """Return the condition that the server in this column belongs to one of these shards; true if they are all."""
    if shards.are_all:
        return sa.true()
    return (guild_id.bitwise_rshift(sa.literal_column("22")) % shards.count).in_(sorted(shards.ids))
