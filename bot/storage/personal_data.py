"""What features keep about people and servers: each says it in its rows.py, as `PERSONAL_DATA`, without a bot."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from bot import discovery

Row: TypeAlias = Mapping[Any, Any]
"""The values of a row, by column name."""
NameFor: TypeAlias = Callable[[str, Collection[str]], str]
"""Names a stand-in, from the language of a game and the names beside it."""
Group: TypeAlias = Literal["games", "ratings", "progress", "settings", "events"]
"""What a person reads of how much is kept about them."""


@dataclass(frozen=True)
class Exported:
    """A part of a person's export, which is also named before they are forgotten."""

    name: str
    """In the export."""
    group: Group
    """In which it is counted before the person is forgotten."""
    query: Callable[[int], sa.Select[Any]]
    """Returns the query for the rows about a person."""
    shape: Callable[[Row], dict[str, Any]]
    """Makes of a row what stands in the export: ids as text; `server` and `channel` get their names later."""


def _nothing(_connection: sa.Connection, *_about: Any) -> None:
    pass


@dataclass(frozen=True)
class PersonalData:
    """All that a feature keeps about people and servers."""

    own: Sequence[sa.Table] = ()
    """Tables of which all rows of a person, by `user_id`, go when they are forgotten."""
    exported: Sequence[Exported] = ()
    of_servers: Sequence[sa.Table] = ()
    """Tables of which all rows of a server, by `guild_id`, go with it."""
    known_servers: Sequence[sa.Select[Any]] = ()
    """Queries for servers in other tables."""
    leave_server: Callable[[sa.Connection, int], None] = _nothing
    """Deletes in other tables that something was in a server."""
    expire: Callable[[sa.Connection, int], None] = _nothing
    """Deletes, once a day, what is over by this time."""
    forget: Callable[[sa.Connection, int, int, NameFor], None] = _nothing
    """Makes a stand-in (its user id, its name) of a person in other tables."""


@cache
def load_all() -> tuple[PersonalData, ...]:
    """Return what each feature keeps. From then on all tables are in `tables.metadata`."""
    found = (getattr(import_module(name), "PERSONAL_DATA", None) for name in discovery.row_modules())
    return tuple(filter(None, found))


def exported() -> list[Exported]:
    """Return the parts of all features in a person's export."""
    return [part for kept in load_all() for part in kept.exported]


def export(connection: sa.Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return what all features keep about a person, as it stands in the export."""
    rows = {part: connection.execute(part.query(user_id)).mappings() for part in exported()}
    return {part.name: [part.shape(row) for row in found] for part, found in rows.items()}


def forget(connection: sa.Connection, user_id: int, stand_in: int, name_for: NameFor) -> None:
    """Let all features forget a person; `stand_in` is the made-up user id that takes their place."""
    for kept in load_all():
        kept.forget(connection, user_id, stand_in, name_for)
        for table in kept.own:
            connection.execute(table.delete().where(table.c.user_id == user_id))


def list_servers(connection: sa.Connection) -> set[int]:
    """Return the servers of which a feature keeps anything."""
    tables = [sa.select(table.c.guild_id) for kept in load_all() for table in kept.of_servers]
    queries = [*tables, *(query for kept in load_all() for query in kept.known_servers)]
    return set(connection.execute(sa.union(*queries)).scalars()) if queries else set()


def delete_server(connection: sa.Connection, guild_id: int) -> None:
    """Delete what all features keep about a server."""
    for kept in load_all():
        kept.leave_server(connection, guild_id)
        for table in kept.of_servers:
            connection.execute(table.delete().where(table.c.guild_id == guild_id))


def owned(table: sa.Table) -> Callable[[int], sa.Select[Any]]:
    """Return what queries all rows of a person in one of their own tables."""
    return lambda user_id: sa.select(table).where(table.c.user_id == user_id)


def date_of(at_ms: int | None) -> str | None:
    """Return a time as it stands in the export."""
    return None if at_ms is None else datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")


def server_of(row: Row) -> dict[str, Any]:
    """Return the server of a row as it stands in the export: none for direct messages."""
    return {"id": str(row["guild_id"]) if row["guild_id"] else None}
