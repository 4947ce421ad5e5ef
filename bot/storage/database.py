"""The database, SQLite or PostgreSQL: plain functions over a connection run here, each in a transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.errors import OperatorError, Unavailable
from bot.storage import postgres, sqlite
from bot.storage.postgres import Postgres
from bot.storage.schema import migrate_sqlite
from bot.storage.sqlite import Sqlite

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")

SOON_S = 0.25
"""How long a write may wait that nothing depends on."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


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
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ValueError("needs a file for SQLite, for example sqlite:///data/katzentisch.db")
    return parsed.set(drivername=DRIVERS[kind])


def redacted(url: sa.URL) -> str:
    """Return an address as in the settings, but without the password: it may go into logs."""
    return url.set(drivername=url.get_backend_name()).render_as_string()


class Database:
    """Runs plain functions over a connection: `await database.write(rows.save, …)`."""

    def __init__(self, backend: Sqlite | Postgres, lock: FileLock | None) -> None:
        self._backend, self._lock = backend, lock
        self._writes: set[asyncio.Task[Any]] = set()
        self._soon: dict[Hashable, Callable[[sa.Connection], object]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL") -> "Database":
        """Connect and bring the schema up to date; OperatorError if the database cannot be used as it is."""
        parsed = address(url)
        lock = _take_lock(parsed) if parsed.get_backend_name() == "sqlite" else None
        try:
            if lock is None:
                return cls(await Postgres.open(parsed), None)
            await migrate_sqlite(parsed)
            return cls(await Sqlite.open(parsed.database or "", synchronous), lock)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            if lock:
                lock.release()
            cause = getattr(error, "orig", error)
            raise OperatorError(f"The database {redacted(parsed)} cannot be used: {cause}.") from error
        except BaseException:
            if lock:
                lock.release()
            raise

    async def read(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return what `work` reads; Unavailable if the database does not answer."""
        return await _answered(self._backend.read(lambda connection: work(connection, *args)))

    async def write(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return once the work is committed. If the caller is cancelled meanwhile, it is committed all the same."""
        committed = _answered(self._backend.write(lambda connection: work(connection, *args)))
        writing = asyncio.create_task(committed, name="write to the database")
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        return await asyncio.shield(writing)

    def write_soon(self, key: Hashable, work: Callable[[sa.Connection, *Args], object], *args: *Args) -> None:
        """Do work whose loss in a crash would do no harm, within a moment, together with all such work in one commit.

        Work that has the same key takes the place of that which still waits.
        """
        self._soon[key] = lambda connection: work(connection, *args)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SOON_S, self._begin_flush)

    async def flush(self) -> None:
        """Do now what was to be done soon."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        waiting, self._soon = self._soon, {}
        if waiting:
            await self.write(lambda connection: [work(connection) for work in waiting.values()])

    def _begin_flush(self) -> None:
        writing = asyncio.create_task(self._flush(), name="write what could wait")
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)

    async def _flush(self) -> None:
        try:
            await self.flush()
        except Unavailable as error:
            log.warning("what could wait is not written: %s", error.__cause__)

    async def scrub(self) -> bool:
        """Leave no byte of deleted rows in files beside the database; False if that has to be tried again later."""
        return await self._backend.scrub()

    async def close(self) -> None:
        """Finish the writes that were begun, then let go of the database, and of the lock on its file."""
        await self._flush()
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self._backend.close()
        if self._lock:
            self._lock.release()


async def _answered(work: Awaitable[T]) -> T:
    """Return what the database answers; Unavailable for a trouble that may be over soon."""
    try:
        return await work
    except (PoolTimeout, OSError) as error:
        raise Unavailable from error
    except DBAPIError as error:
        if not (sqlite.is_passing(error) or postgres.is_passing(error)):
            raise
        raise Unavailable from error


def _take_lock(url: sa.URL) -> FileLock:
    """Own the file itself, by whatever name or link it is called; OperatorError if another process does."""
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path.resolve()}.lock")
        lock.acquire(timeout=0)
    except Timeout:
        raise OperatorError(
            f"Another Katzentisch is using {path}. Stop it first; several at once need PostgreSQL."
        ) from None
    except OSError as error:
        raise OperatorError(f"The database {path} cannot be opened: {error.strerror or error}.") from None
    return lock
