"""What stands in a database, seen without opening it for play: no lock is taken, and nothing is changed."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.errors import OperatorError
from bot.storage.database import address, redacted, unusable
from bot.storage.ownership import SHARD, is_owned
from bot.storage.postgres import engine_for
from bot.storage.schema import current, refuse_others, revisions

T = TypeVar("T")

VERSION_TABLE = "alembic_version"
SQLITE = f"SQLite {sqlite3.sqlite_version}"


@dataclass(frozen=True)
class Inspection:
    """A database, as the operator reads of it."""

    server: str
    """What it is, and its version."""
    schema: str
    holders: tuple[str, ...]
    """The processes that play there, a line each."""


async def inspect(url: str) -> Inspection:
    """Inspection at a database; OperatorError if it cannot be used."""
    path = Path(address(url).database or "")
    missing = Inspection(SQLITE, "no file yet: the first start makes it", ())
    return await _seen(url, lambda connection: _look(connection, path)) or missing


async def tables_in(url: str) -> set[str]:
    """Return the names of all tables; OperatorError if the database cannot be used. A missing file has none."""
    return await _seen(url, lambda connection: {*sa.inspect(connection).get_table_names()}) or set()


async def need_database(url: str) -> sa.URL:
    """Return the address of a database of Katzentisch; OperatorError if there is none, so that none is made."""
    if VERSION_TABLE not in await tables_in(url):
        raise OperatorError(f"There is no database of Katzentisch at {redacted(address(url))}.")
    return address(url)


async def _seen(database: str, work: Callable[[sa.Connection], T]) -> T | None:
    """Return what is found there; None where there is no file."""
    url = address(database)
    try:
        if url.get_backend_name() == "sqlite":
            return await asyncio.to_thread(_seen_in_file, Path(url.database or ""), work)
        engine = engine_for(url, {}, poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise unusable(url, error) from error


def _seen_in_file(path: Path, work: Callable[[sa.Connection], T]) -> T | None:
    if not path.is_file():
        return None
    source = f"{path.resolve().as_uri()}?mode=ro"
    engine = sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(source, uri=True), poolclass=NullPool)
    with engine.connect() as connection:
        return work(connection)


def _look(connection: sa.Connection, path: Path) -> Inspection:
    if connection.dialect.name == "sqlite":
        return Inspection(SQLITE, _schema(connection), ("a process of this machine",) if is_owned(path) else ())
    server = connection.exec_driver_sql("SHOW server_version").scalar_one().partition(" ")[0]
    return Inspection(f"PostgreSQL {server}", _schema(connection), tuple(_holders(connection)))


def _schema(connection: sa.Connection) -> str:
    """Return which schema is there; Misconfigured for one that this version cannot read."""
    refuse_others(connection)
    newest, found = revisions()[-1], ", ".join(current(connection))
    if not found:
        return "no schema yet: the first start makes it"
    return f"schema {found}" + (", up to date" if found == newest else f": the next start brings it up to {newest}")


def _holders(connection: sa.Connection) -> list[str]:
    """Return who holds an advisory lock: a bot does before it plays."""
    query = sa.text(
        "SELECT a.pid, coalesce(host(a.client_addr), 'this machine') AS place, a.backend_start AS since,"
        " array_remove(array_agg(CASE WHEN l.objsubid = 2 AND l.classid::bigint = :kind THEN l.objid::bigint END"
        " ORDER BY l.objid::bigint), NULL) AS shards"
        " FROM pg_locks l JOIN pg_stat_activity a USING (pid)"
        " WHERE l.locktype = 'advisory' AND l.granted"
        " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        " GROUP BY a.pid, a.client_addr, a.backend_start ORDER BY a.backend_start"
    )
    return [_holder(row) for row in connection.execute(query, {"kind": SHARD})]


def _holder(row: sa.Row[Any]) -> str:
    shards = f", shards {', '.join(map(str, row.shards))}" if row.shards else ""
    return f"a process at {row.place}, since {row.since:%Y-%m-%d %H:%M:%S %Z} (connection {row.pid}){shards}"
