"""The database, SQLite or PostgreSQL: plain functions over a connection run here, each in a transaction.

Beside them stands what the files of all subjects use: stores, what the two databases say differently, and notes of the
bot about itself.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Coroutine, Generator, Hashable, Mapping
from contextlib import contextmanager
from contextvars import copy_context
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, TypeVarTuple

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.errors import Misconfigured, OperatorError, Unavailable
from bot.storage import postgres, sqlite
from bot.storage.files import closed_to_us
from bot.storage.ownership import FileOwnership, Ownership, PostgresOwnership
from bot.storage.postgres import Postgres
from bot.storage.schema import migrate_sqlite, revisions
from bot.storage.shards import Shards
from bot.storage.sqlite import Sqlite
from bot.storage.tables import notes

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")

SOON_S = 0.25
"""How long a write may wait that nothing depends on."""
RETRY_S = 5.0
"""Until the next try, where the database did not take it."""
MOVING = "moving"
"""The note in a database into which another one is being moved: how far that is."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def address(url: str) -> sa.URL:
    """Return the parsed address, with our driver in it; ValueError with a sentence for the operator."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError):  # ValueError: the port is no number
        raise ValueError(
            "is no address of a database: write sqlite:///data/katzentisch.db or postgresql://user:password@host/name"
        ) from None
    kind = parsed.get_backend_name()
    if kind not in DRIVERS:
        raise ValueError(f"names the database {kind!r}: sqlite and postgresql are supported")
    if kind != "sqlite":
        if url.count("@") > 1:
            raise ValueError("has an @ in its name or its password: write %40 instead")
        return parsed.set(drivername=DRIVERS[kind])
    if parsed.host or parsed.database in (None, "", ":memory:"):
        raise ValueError("needs three slashes and a file for SQLite, for example sqlite:///data/katzentisch.db")
    return parsed.set(drivername=DRIVERS[kind], database=os.path.abspath(os.path.expanduser(parsed.database)))


def redacted(url: sa.URL) -> str:
    """Return an address as in the settings, but without password and options: it may go into logs."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string()


def unusable(url: sa.URL, error: Exception) -> OperatorError:
    """Return the sentence about a database that cannot be opened."""
    if url.get_backend_name() == "sqlite" and (why := closed_to_us(Path(url.database or ""))):
        return Misconfigured(f"The database {redacted(url)} cannot be used: {why}.")
    return OperatorError(f"The database {redacted(url)} cannot be used: {getattr(error, 'orig', error)}.")


class Database:
    """Runs plain functions over a connection: `await database.write(rows.save, …)`."""

    def __init__(
        self, backend: Sqlite | Postgres, ownership: Ownership, shared: PostgresOwnership | None = None
    ) -> None:
        self._backend, self._ownership = backend, ownership
        self.shared = shared
        """How processes share this database, if they do."""
        self._writes: set[asyncio.Task[Any]] = set()
        self._soon: dict[Hashable, Callable[[sa.Connection], object]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._flushing = asyncio.Lock()
        self._is_closing = False

    @classmethod
    async def open(cls, url: str, *, is_shared: bool = False, may_be_half_moved: bool = False) -> "Database":
        """Connect and bring the schema up to date; PostgreSQL may be shared by processes. OperatorError if unusable."""
        parsed = address(url)
        try:
            if parsed.get_backend_name() == "sqlite":
                database = await cls._open_sqlite(parsed)
            else:
                database = await cls._open_postgres(parsed, is_shared=is_shared)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise unusable(parsed, error) from error
        if not may_be_half_moved and await database.read(load_note, MOVING) is not None:
            await database.close()
            raise OperatorError(
                f"A move into {redacted(parsed)} was stopped. Run `python -m bot move` again: it begins anew."
            )
        return database

    @classmethod
    async def _open_sqlite(cls, url: sa.URL) -> "Database":
        ownership = FileOwnership.take(Path(url.database or ""))
        try:
            await asyncio.to_thread(migrate_sqlite, url)
            backend = await Sqlite.open(url.database or "")
        except BaseException:
            await ownership.release()
            raise
        ownership.opened()
        return cls(backend, ownership)

    @classmethod
    async def _open_postgres(cls, url: sa.URL, *, is_shared: bool) -> "Database":
        ownership = await PostgresOwnership.take(url, redacted(url), is_shared=is_shared)
        try:
            backend = await Postgres.open(url, postgres.CONNECT if is_shared else None)
            return cls(backend, ownership, ownership if is_shared else None)
        except BaseException:
            await ownership.release()
            raise

    @property
    def schema(self) -> str:
        """The number of the schema, which `open` has brought up to date."""
        return revisions()[-1]

    async def read(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return what `work` reads; Unavailable if the database does not answer."""
        with _unavailable():
            return await self._backend.read(lambda connection: work(connection, *args))

    async def write(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return once the work is committed. If the caller is cancelled meanwhile, it is committed all the same."""
        writing = asyncio.create_task(self._write(lambda connection: work(connection, *args)), name="write")
        self._writes.add(writing)
        writing.add_done_callback(self._written)
        return await asyncio.shield(writing)

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        def done_for_sure(connection: sa.Connection) -> T:
            done = work(connection)
            if self.shared:
                self.shared.make_sure()  # it is committed next
            return done

        with _unavailable():
            return await self._backend.write(done_for_sure)

    def _written(self, writing: asyncio.Task[Any]) -> None:
        self._writes.discard(writing)
        if not writing.cancelled():
            writing.exception()  # whoever waited for it may be gone, and asyncio would say that no one has asked

    async def watch(self) -> None:
        """Return never; OperatorError as soon as what is written here would be lost."""
        await self._ownership.watch()

    def write_lazily(self, key: Hashable, work: Callable[[sa.Connection, *Args], object], *args: *Args) -> None:
        """Write within a moment what a crash may lose, in one commit; newer work replaces older of the same key."""
        self._soon[key] = lambda connection: work(connection, *args)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SOON_S, self._begin_flush)

    async def flush(self) -> None:
        """Do now what was to be done soon, after what is being done already."""
        async with self._flushing:
            if self._timer:
                self._timer.cancel()
                self._timer = None
            waiting, self._soon = self._soon, {}
            if not waiting:
                return
            try:
                await self.write(lambda connection: [work(connection) for work in waiting.values()])
            except Unavailable:
                self._soon = waiting | self._soon  # what is newer takes the place of what was to be written
                raise

    def _begin_flush(self) -> None:
        writing = asyncio.create_task(self._flush(), name="write what could wait")
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)

    async def _flush(self) -> None:
        try:
            await self.flush()
        except Unavailable as error:
            log.warning("what could wait is not written yet: %s", error.__cause__)
            if not self._is_closing and self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(RETRY_S, self._begin_flush)

    async def empty_log(self) -> None:
        """Leave nothing of what was deleted in SQLite's write-ahead log, unless another program reads it just now."""
        if isinstance(self._backend, Sqlite):
            await self._backend.empty_log()

    async def close(self) -> None:
        """Finish the writes that were begun, then let go of the database, and of the lock on its file."""
        self._is_closing = True
        await self._flush()
        if self._writes:
            await asyncio.wait({*self._writes})
        await self._backend.close()
        await self._ownership.release()


@contextmanager
def _unavailable() -> Generator[None]:
    """Raise Unavailable for a trouble that may be over soon."""
    try:
        yield
    except (PoolTimeout, OSError) as error:
        raise Unavailable from error
    except DBAPIError as error:
        if not (sqlite.is_passing(error) or postgres.is_passing(error)):
            raise
        raise Unavailable from error


class Store:
    """Reads and keeps rows of one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database


S = TypeVar("S", bound=Store)
P = ParamSpec("P")
Query = Callable[Concatenate[S, sa.Connection, P], T]
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def reading(query: Query[S, P, T]) -> Method[S, P, T]:
    """Make a method of a query that reads: its callers leave the connection out, and wait."""

    @wraps(query)
    async def read(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        context = copy_context()  # SQLite's threads have none of their own: in tests it holds the time
        return await self.database.read(lambda connection: context.run(query, self, connection, *args, **kwargs))

    return read


def writing(query: Query[S, P, T]) -> Method[S, P, T]:
    """Make a method of a query that writes: it returns once that is committed."""

    @wraps(query)
    async def write(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        context = copy_context()
        return await self.database.write(lambda connection: context.run(query, self, connection, *args, **kwargs))

    return write


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


def load_note(connection: sa.Connection, key: str) -> str | None:
    """Return the note with this key; None if there is none."""
    return connection.execute(sa.select(notes.c.value).where(notes.c.key == key)).scalar()


def save_note(connection: sa.Connection, key: str, value: str) -> None:
    """Write a note, over the one that has this key."""
    upsert(connection, notes, {"key": key}, {"value": value})


def delete_note(connection: sa.Connection, key: str) -> None:
    """Delete the note with this key, if there is one."""
    connection.execute(notes.delete().where(notes.c.key == key))
