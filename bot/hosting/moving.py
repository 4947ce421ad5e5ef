"""All of one database into another, from SQLite to PostgreSQL or back.

A note in the new database says that it is half of a move until all of it is there and checked: no bot opens it, and the
next move begins anew. The old one is only read.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from bot.errors import OperatorError, Unavailable
from bot.hosting.inspection import VERSION_TABLE, need_database, tables_in
from bot.storage.database import MOVING, Database, address, delete_note, load_note, redacted, save_note
from bot.storage.personal_data import load_all
from bot.storage.tables import metadata, notes

BATCH = 500
"""Rows that are copied in one transaction."""

Key: TypeAlias = Sequence[Any]
Row: TypeAlias = Mapping[str, Any]


def all_tables() -> list[sa.Table]:
    """Return the tables, those of features too, each after those that its rows refer to."""
    load_all()
    return metadata.sorted_tables


class Content(msgspec.Struct, frozen=True):
    """What a table holds, in whatever order: two tables with equal content hold the same rows."""

    rows: int = 0
    digest: int = 0
    """The sum of the SHA-256 of all rows, modulo 2^256."""


async def move(source_url: str, target_url: str) -> dict[str, int]:
    """Copy all rows into the other database, and return how many each table has; OperatorError if it cannot be, or if
    either database is in use.
    """
    await need_database(source_url)
    await _need_none_but_ours(target_url)
    if address(source_url) == address(target_url):
        raise OperatorError("The two databases are the same one: nothing was moved.")
    source = await Database.open(source_url)
    try:
        target = await Database.open(target_url, may_be_half_moved=True)
        try:
            return await _move(source, target, redacted(address(target_url)))
        finally:
            await target.close()
    except Unavailable as error:
        raise OperatorError(
            f"A database does not answer any more: {error.__cause__}. Run the same command again: it begins anew."
        ) from error
    finally:
        await source.close()


async def _need_none_but_ours(url: str) -> None:
    found = await tables_in(url)  # in a database of ours a feature that is not here any more may have left tables
    if VERSION_TABLE not in found and (foreign := found - {table.name for table in all_tables()}):
        raise OperatorError(
            f"{redacted(address(url))} holds tables of another program ({', '.join(sorted(foreign))}). "
            "Move into a database of its own."
        )


async def _move(source: Database, target: Database, name: str) -> dict[str, int]:
    if await target.read(load_note, MOVING) is None and (kept := await target.read(_kept)):
        raise OperatorError(f"{name} is in use: there are rows in {', '.join(kept)}. Move into an empty database.")
    await target.write(_begin)
    contents = dict[str, Content]()
    for table in all_tables():
        contents[table.name] = await _content(source, table)
        after: Key = ()
        while rows := await source.read(_page, table, after):
            after = _key_of(table, rows[-1])
            await target.write(_write, table, rows)
    await _check(target, contents)
    await target.write(_finish, await source.read(last_ids_of))
    return {table: content.rows for table, content in contents.items()}


def _key_of(table: sa.Table, row: Row) -> Key:
    return tuple(row[column.name] for column in table.primary_key)


async def _check(target: Database, contents: Mapping[str, Content]) -> None:
    """Raise OperatorError unless the copy has every row; the next try then begins anew."""
    for table in all_tables():
        if await _content(target, table) != contents[table.name]:
            raise OperatorError(
                f"The copy of the table {table.name} differs from its original: another program has changed it "
                "meanwhile. Run the same command again: it begins anew."
            )


async def _content(database: Database, table: sa.Table) -> Content:
    """Return what a table holds, read batch by batch."""
    count, digest, after = 0, 0, ()
    while rows := await database.read(_page, table, after):
        after = _key_of(table, rows[-1])
        for row in _without_ours(table, rows):
            count += 1
            digest += int.from_bytes(hashlib.sha256(repr([*row.values()]).encode()).digest(), "big")
    return Content(count, digest % (1 << 256))


def _without_ours(table: sa.Table, rows: Sequence[Row]) -> Iterator[Row]:
    """Leave out the note about the move itself."""
    return (row for row in rows if table is not notes or row["key"] != MOVING)


def _page(connection: sa.Connection, table: sa.Table, after: Key) -> list[Row]:
    """Return the next rows, in the order of their keys."""
    key = [*table.primary_key]
    query = sa.select(table).order_by(*key).limit(BATCH)
    if after:
        query = query.where(sa.tuple_(*key) > sa.tuple_(*after))
    return [{column.key: row[column] for column in table.c} for row in connection.execute(query).mappings()]


def _kept(connection: sa.Connection) -> list[str]:
    """Return the tables in which something is kept; a bot makes notes of itself before it has seen a player."""
    tables = (table for table in all_tables() if table is not notes)
    return [table.name for table in tables if connection.execute(sa.select(sa.exists(sa.select(table)))).scalar()]


def _begin(connection: sa.Connection) -> None:
    for table in reversed(all_tables()):
        connection.execute(table.delete())
    save_note(connection, MOVING, "half")


def _write(connection: sa.Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    connection.execute(table.insert(), rows)


def _finish(connection: sa.Connection, last_ids: Mapping[str, int]) -> None:
    """Count ids on from the last one that was ever given, and let the bot open the database."""
    count_on(connection, last_ids)
    delete_note(connection, MOVING)


def count_on(connection: sa.Connection, last_ids: Mapping[str, int]) -> None:
    """Let each table count on from this id."""
    for table, column in _counted():
        last = last_ids[table.name]
        if connection.dialect.name == "sqlite":
            connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = :table"), {"table": table.name})
            row = {"table": table.name, "last": last}
            connection.execute(sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)"), row)
        else:
            sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(sa.select(sa.func.setval(sequence, max(last, 1), last > 0)))


def last_ids_of(connection: sa.Connection) -> dict[str, int]:
    """Return the last id that each table gave, whether or not its row is still there: old buttons may name it."""
    return {table.name: _last_id(connection, table, column) for table, column in _counted()}


def _last_id(connection: sa.Connection, table: sa.Table, column: sa.Column[Any]) -> int:
    if connection.dialect.name == "sqlite":
        query = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        return connection.execute(query, {"table": table.name}).scalar() or 0  # None: it never had a row
    sequence = connection.execute(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name))).scalar()
    return connection.exec_driver_sql(
        f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"
    ).scalar_one()


def _counted() -> list[tuple[sa.Table, sa.Column[Any]]]:
    """Return the tables that number their rows, and the column of the number."""
    columns = ((table, table.autoincrement_column) for table in all_tables())
    return [(table, column) for table, column in columns if column is not None]
