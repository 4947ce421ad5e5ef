"""The connection to SQLite or PostgreSQL: who may write when, what a power cut may cost, and the upgrade of the schema.

SQLite gets one writing connection and a few that only read: several writers would wait for each other unfairly. One
process owns the file, by a lock beside it; several processes need PostgreSQL.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.errors import OperatorError, Unavailable

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PASSING_TROUBLES = ("08", "40", "53", "55", "57")
"""The classes of PostgreSQL's errors that pass: connection, rolled back, resources, wrong state, operator."""
MIGRATIONS = Path(__file__).parents[2] / "migrations"
PATIENCE_SECONDS = 2
"""How long work waits for the database: Discord wants the answer to a click within 3 s."""
PRAGMAS = (
    f"busy_timeout={PATIENCE_SECONDS * 1000}",  # first, so that the pragmas below wait too
    "journal_mode=WAL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what a person asks us to forget leaves no bytes behind
    "cache_size=-16000",
    "temp_store=MEMORY",
    "journal_size_limit=67108864",
    "trusted_schema=OFF",
)


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
    """Runs plain functions over a connection, each in a transaction of its own: `await db.write(store.append, …)`."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, lock: FileLock | None) -> None:
        self._writer, self._reader, self._lock = writer, reader, lock
        self._writes: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL") -> "Database":
        """Connect and bring the schema up to date; OperatorError if the database cannot be used as it is."""
        parsed = address(url)
        if parsed.get_backend_name() == "postgresql" and find_spec("asyncpg") is None:
            raise OperatorError("PostgreSQL needs the package asyncpg: pip install 'katzentisch[postgres]'.")
        lock = _take_lock(parsed) if parsed.get_backend_name() == "sqlite" else None
        if lock:
            writer, reader = _sqlite(parsed, synchronous, readers=False), _sqlite(parsed, synchronous, readers=True)
        else:
            writer = reader = create_async_engine(
                parsed, pool_size=10, max_overflow=0, pool_timeout=PATIENCE_SECONDS, pool_recycle=1800
            )
        opened = cls(writer, reader, lock)
        try:
            await _migrate(parsed, writer)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def read(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return what `work` reads; Unavailable if the database does not answer."""
        return await self._run(self._reader, work, *args)

    async def write(self, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        """Return once the work is committed. If the caller is cancelled meanwhile, it is committed all the same."""
        writing = asyncio.create_task(self._run(self._writer, work, *args))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        return await asyncio.shield(writing)

    async def scrub(self) -> bool:
        """Empty SQLite's write-ahead log, in which deleted rows still stand.

        Return False while another connection reads it or writes: try again later.
        """
        if self._writer.dialect.name != "sqlite":
            return True
        try:
            async with self._writer.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                await raw.execute("PRAGMA busy_timeout=0")  # neither wait for other connections nor hold them up
                try:
                    [(is_busy, *_)] = await raw.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                finally:
                    await raw.execute(f"PRAGMA {PRAGMAS[0]}")
        except (PoolTimeout, DBAPIError, sqlite3.Error) as error:
            log.info("the database cannot be scrubbed now: %s", error)
            return False
        return not is_busy

    async def close(self) -> None:
        """Finish the writes that were begun, then let go of the database, and of the lock on its file."""
        await asyncio.gather(*self._writes, return_exceptions=True)
        for engine in {self._reader, self._writer}:
            await engine.dispose()
        if self._lock:
            self._lock.release()

    async def _run(self, engine: AsyncEngine, work: Callable[[sa.Connection, *Args], T], *args: *Args) -> T:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work, *args)
        except (PoolTimeout, OSError) as error:
            raise Unavailable from error
        except DBAPIError as error:
            if not _will_pass(error):
                raise
            raise Unavailable from error


def _will_pass(error: DBAPIError) -> bool:
    """Return whether the database is locked, full or restarting. Other errors are mistakes in our statements."""
    sqlstate: str = getattr(error.orig, "sqlstate", None) or ""
    is_passing = sqlstate.startswith(PASSING_TROUBLES)
    return is_passing or isinstance(error, OperationalError | InterfaceError | InternalError)


def _take_lock(url: sa.URL) -> FileLock:
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path}.lock")
        lock.acquire(timeout=0)
    except Timeout:
        raise OperatorError(
            f"Another Katzentisch is using {path}. Stop it first; several at once need PostgreSQL."
        ) from None
    except OSError as error:
        raise OperatorError(f"The database {path} cannot be opened: {error.strerror or error}.") from None
    return lock


def _sqlite(url: sa.URL, synchronous: str, *, readers: bool) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=3 if readers else 1, max_overflow=0, pool_timeout=PATIENCE_SECONDS)

    def on_connect(connection: Any, _record: object) -> None:
        # we say BEGIN ourselves: the driver would begin too late for a safe read before a write
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"synchronous={synchronous}", f"query_only={int(readers)}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN" if readers else "BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "connect", on_connect)
    event.listen(engine.sync_engine, "begin", on_begin)
    return engine


async def _migrate(url: sa.URL, writer: AsyncEngine) -> None:
    try:
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(_migrate_sqlite, url)
        else:
            async with writer.begin() as connection:
                await connection.run_sync(upgrade)
    except (DBAPIError, OSError) as error:
        cause = getattr(error, "orig", error)
        raise OperatorError(f"The database {redacted(url)} cannot be used: {cause}.") from error


def _migrate_sqlite(url: sa.URL) -> None:
    """Migrate with a connection of its own and foreign keys off.

    A migration that makes a table anew drops the old one, and with foreign keys on, the rows that refer to it go too.
    """
    engine = sa.create_engine(url.set(drivername="sqlite"), connect_args={"timeout": PATIENCE_SECONDS})

    def on_connect(connection: Any, _record: object) -> None:
        # the driver would never say BEGIN before CREATE TABLE: half a migration would stay
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")

    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    try:
        with engine.begin() as connection:
            upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise OperatorError(
                    f"The database {url.database} is damaged: rows point to games that are gone. Restore a backup."
                )
    finally:
        engine.dispose()


def upgrade(connection: sa.Connection) -> None:
    """Bring the schema to this version's; OperatorError if a newer Katzentisch has written it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    newer = set(MigrationContext.configure(connection).get_current_heads()) - known
    if newer:
        raise OperatorError(
            f"The database was written by a newer Katzentisch (schema {', '.join(sorted(newer))}). Update the bot."
        )
    command.upgrade(config, "head")
