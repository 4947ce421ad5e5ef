"""SQLite behind aiosqlite: one connection writes, a few only read; several writers would wait for each other unfairly.

SQLAlchemy's own way to aiosqlite makes a trip to the connection's thread for every statement. Here a whole transaction
is one trip, in which SQLAlchemy talks to the same connection directly; that is three times faster. Writes that wait
together share one transaction, so that the disk is asked once for all of them.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS = 3
BATCH = 64
"""Writes that share a commit at most."""
BUSY_TIMEOUT_MS = 2000
"""How long a statement waits for another program that holds the file."""
PRAGMAS = (
    f"busy_timeout={BUSY_TIMEOUT_MS}",  # first, so that the pragmas below wait too
    "journal_mode=WAL",
    "synchronous=FULL",  # NORMAL would lose the last moves at a power cut
    "foreign_keys=ON",
    "secure_delete=ON",  # what a person asks us to forget leaves no bytes behind
    "temp_store=MEMORY",
    "journal_size_limit=67108864",
    "trusted_schema=OFF",
)


class SqliteConnection:
    """One connection and its thread, in which whole transactions run."""

    def __init__(self, connection: aiosqlite.Connection, raw: sqlite3.Connection, engine: sa.Engine) -> None:
        """`raw` is what the connection's thread works with, used in that thread only."""
        self._connection, self._raw, self._engine = connection, raw, engine

    @classmethod
    async def open(cls, path: str, *, reads_only: bool) -> "SqliteConnection":
        """Connect, and set the pragmas."""
        opened: list[sqlite3.Connection] = []

        def connect() -> sqlite3.Connection:
            # we say BEGIN ourselves: the driver would begin too late for a safe read before a write
            opened.append(sqlite3.connect(path, isolation_level=None))
            return opened[0]

        connection = aiosqlite.Connection(connect, iter_chunk_size=1)
        connection._thread.daemon = True  # pyright: ignore[reportPrivateUsage]  it must not keep a stopped process alive
        await connection
        for pragma in (*PRAGMAS, f"query_only={int(reads_only)}"):
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        engine = sa.create_engine("sqlite://", creator=lambda: opened[0], poolclass=StaticPool, hide_parameters=True)

        def on_begin(begun: sa.Connection) -> None:
            begun.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")

        event.listen(engine, "begin", on_begin)
        return cls(connection, opened[0], engine)

    async def transaction(self, work: Work[T]) -> T:
        """Return what `work` returns, once it is committed."""

        def run() -> T:
            with self._engine.begin() as begun:
                return work(begun)

        return await self._in_thread(run)

    async def empty_log(self) -> None:
        """Write all that is in the write-ahead log into the file, and empty it."""
        await self._in_thread(lambda: self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def close(self) -> None:
        """Let go of the file."""
        await self._connection.close()

    async def _in_thread(self, run: Callable[[], T]) -> T:
        execute: Callable[[Callable[[], T]], Awaitable[T]] = self._connection._execute  # pyright: ignore
        return await execute(run)


class Sqlite:
    """The writing connection with its queue, and the reading ones."""

    def __init__(self, writer: SqliteConnection, readers: list[SqliteConnection]) -> None:
        self._writer, self._readers = writer, readers
        self._free = asyncio.Queue[SqliteConnection]()
        for reader in readers:
            self._free.put_nowait(reader)
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: str) -> "Sqlite":
        """Connect; sqlite3.Error if the file cannot be used."""
        writer = await SqliteConnection.open(path, reads_only=False)
        readers = [await SqliteConnection.open(path, reads_only=True) for _ in range(READERS)]
        return cls(writer, readers)

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads; first come, first served."""
        reader = await self._free.get()
        try:
            return await reader.transaction(work)
        finally:
            self._free.put_nowait(reader)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns once it is committed, maybe together with others that wait."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="write to the database")
        return await done

    async def empty_log(self) -> None:
        """Empty the write-ahead log, unless another program reads it now."""
        with suppress(sqlite3.Error):  # a full disk: the log is emptied when the file is closed
            await self._writer.empty_log()

    async def close(self) -> None:
        """Finish the writes that were begun, then let go of the file."""
        while self._writing:
            await asyncio.wait([self._writing])
        for connection in (*self._readers, self._writer):
            await connection.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
                await self._write_together(batch)
        finally:
            self._writing = None

    async def _write_together(self, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        """Commit all at once; if one of several fails, nothing of them is kept, and each is done by itself."""
        try:
            results = await self._writer.transaction(lambda connection: [work(connection) for work, _ in batch])
        except Exception as error:
            if len(batch) == 1 or (isinstance(error, DBAPIError) and is_passing(error)):
                for _, done in batch:
                    _fail(done, error)
            else:
                for one in batch:
                    await self._write_together([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(result)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def is_passing(error: DBAPIError) -> bool:
    """Return whether the file is locked or the disk is full: troubles that may be over soon."""
    return isinstance(error.orig, sqlite3.OperationalError)
