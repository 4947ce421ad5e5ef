"""Who owns a database: nothing else keeps two processes from doing the same work.

A SQLite file is owned by one process, through a lock file beside it, and has to stay where it is. A PostgreSQL database
is shared: each process owns shards of it.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from zlib import crc32

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.errors import Misconfigured, OperatorError
from bot.storage.notices import CHANNEL, Notice, received

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

PRESENCE, APPLICATION, COUNT, SHARD = range(0x6B61747A, 0x6B61747E)  # "katz" and the next three
"""The kinds of advisory locks: that a process uses the database, for which application of Discord, with how many
shards, and which of them it holds."""
KEEPALIVE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "20000",
}
"""Within 20 seconds the server notices that our machine is gone, and gives the locks to the next process."""
ANSWER_S = 5.0
"""How long the connection that owns may take to answer. With `check_every_s` it is less than what the server waits for
us, so that we stop before another process begins."""

_HELD_BY_OTHERS = """
    SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid::bigint = :kind AND objid::bigint <> :number
"""

_ARE_OTHERS = """
    SELECT count(*) > 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND classid::bigint = :kind
"""


class Lost(Exception):
    """What this process owned belongs to others now."""


class Ownership(Protocol):
    """What keeps other processes from the same work."""

    lost: asyncio.Event
    """Set when nothing is owned any more."""
    check_every_s: float
    """Between two checks."""

    async def check(self) -> None:
        """Raise OperatorError if the database is not where it was, Lost if what was owned is lost."""
        ...

    async def release(self) -> None:
        """Let the next process have it."""
        ...


class FileOwnership:
    """A SQLite file and the lock beside it, by whatever name or link the file is called."""

    check_every_s = 20.0

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._file: tuple[int, int] | None = None
        self.lost = asyncio.Event()
        self._lock_file = _identity(self._lock_path)

    @classmethod
    def take(cls, path: Path) -> "FileOwnership":
        """Own this file; OperatorError if another process does, or nothing can be written there."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(f"{path.resolve()}.lock")
            lock.acquire(timeout=0)
        except Timeout:
            raise _taken(str(path)) from None
        except OSError as error:
            raise OperatorError(f"The database {path} cannot be opened: {error.strerror or error}.") from None
        return cls(path, lock)

    def opened(self) -> None:
        """The file is there: from now on it has to be this one."""
        self._file = _identity(self._path)

    async def check(self) -> None:
        """Raise OperatorError if the file is not where it was; take a lock file that was deleted anew."""
        if _identity(self._path) != self._file:
            raise Misconfigured(
                f"The database {self._path} was moved, deleted or replaced while the bot was running. It has stopped, "
                "so that no move is lost. Put the file back, with its -wal file, and start again."
            )
        if _identity(self._lock_path) != self._lock_file:
            log.warning("the lock file %s was deleted, and is made anew: do not delete it", self._lock_path)
            self._lock.release()
            self._lock = FileOwnership.take(self._path)._lock
            self._lock_file = _identity(self._lock_path)

    async def release(self) -> None:
        """Let go of the file."""
        self._lock.release()

    @property
    def _lock_path(self) -> Path:
        return Path(self._lock.lock_file)


class PostgresOwnership:
    """Advisory locks on a connection of its own, which the server gives back when that connection ends.

    Processes that serve share the database, and own it shard by shard; a tool owns it alone.
    """

    check_every_s = 5.0
    """If the connection is cut, we hear so at once; if it is silent, then."""

    def __init__(self, name: str, engine: "AsyncEngine", connection: "AsyncConnection", driver: Any) -> None:
        self._name, self._engine, self._connection, self._driver = name, engine, connection, driver
        self._turn = asyncio.Lock()
        """Held for each statement: the connection can do one at a time."""
        self.lost = asyncio.Event()
        driver.add_termination_listener(self._cut)

    @classmethod
    async def take(cls, url: sa.URL, name: str, *, is_shared: bool) -> "PostgresOwnership":
        """Own this database, which is called `name` in messages; OperatorError if another process does."""
        from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: 8 MB that SQLite does not need

        engine = create_async_engine(
            url, poolclass=NullPool, hide_parameters=True, connect_args={"server_settings": KEEPALIVE}
        )
        connection = await engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver = (await connection.get_raw_connection()).driver_connection
            opened = cls(name, engine, connection, driver)
            if not await opened._lock(PRESENCE, 0, is_shared=is_shared):
                raise _taken(name)
        except BaseException:
            await asyncio.shield(connection.close())
            raise
        return opened

    async def agree_on(self, application_id: int, shard_count: int) -> None:
        """Serve so many shards of this application; OperatorError if another process serves others from here."""
        if await self._others(APPLICATION, crc32(str(application_id).encode()) >> 1):
            raise Misconfigured(
                f"Another Katzentisch serves another application of Discord from {self._name}. "
                "Give each application a database of its own."
            )
        if others := await self._others(COUNT, shard_count):
            raise Misconfigured(
                f"Another Katzentisch serves {self._name} with SHARD_COUNT={others[0]}, and this one with "
                f"SHARD_COUNT={shard_count}. Give all processes the same number: stop all, then start them again."
            )

    async def _others(self, kind: int, number: int) -> list[int]:
        """Let others see our number, and return theirs, as far as they are not the same."""
        with _or_lost():
            await self._lock(kind, number, is_shared=True)
            return await self._read(_HELD_BY_OTHERS, kind=kind, number=number)

    async def hold(self, shard: int) -> bool:
        """Hold a shard from now on; return False if another process holds it."""
        with _or_lost():
            return await self._lock(SHARD, shard, is_shared=False)

    async def hand_over(self, shards: Iterable[int]) -> bool:
        """Hold these shards no more if there is another process that may take them, and return whether there is."""
        with _or_lost():
            [are_others] = await self._read(_ARE_OTHERS, kind=PRESENCE)
            for shard in shards if are_others else ():
                await self._read("SELECT pg_advisory_unlock(:kind, :number)", kind=SHARD, number=shard)
        return are_others

    async def listen(self, hear: Callable[[Notice], None]) -> None:
        """Pass to `hear` what other processes change from now on."""

        def receive(_connection: object, _pid: int, _channel: str, text: str) -> None:
            if notice := received(text):
                hear(notice)

        with _or_lost():
            async with self._turn:
                await self._driver.add_listener(CHANNEL, receive)

    async def check(self) -> None:
        """Raise Lost if the connection, and with it what was owned, is lost."""
        with _or_lost():
            async with asyncio.timeout(ANSWER_S):
                await self._read("SELECT 1")
        if self.lost.is_set():
            raise Lost

    async def release(self) -> None:
        """Let others have what is owned."""
        with suppress(SQLAlchemyError, OSError):  # the connection was lost, and the locks with it
            async with asyncio.timeout(ANSWER_S):
                await self._connection.close()
        await self._engine.dispose()

    def _cut(self, _connection: object) -> None:
        self.lost.set()

    async def _lock(self, kind: int, number: int, *, is_shared: bool) -> bool:
        lock = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
        return (await self._read(f"SELECT {lock}(:kind, :number)", kind=kind, number=number))[0]

    async def _read(self, statement: str, **values: int) -> list[Any]:
        async with self._turn:
            return list(await self._connection.scalars(sa.text(statement), values))


@contextmanager
def _or_lost() -> Generator[None]:
    """Raise Lost if the connection does not work any more."""
    from asyncpg import InterfaceError, PostgresError  # SQLite does without

    try:
        yield
    except (SQLAlchemyError, InterfaceError, PostgresError, OSError) as error:
        raise Lost from error


def _taken(name: str) -> OperatorError:
    return OperatorError(f"Another Katzentisch is using {name}. Stop it first: only one at a time can.")


def is_owned(path: Path) -> bool:
    """Return whether a process owns this file now."""
    lock = FileLock(f"{path.resolve()}.lock")
    if not Path(lock.lock_file).exists():
        return False
    try:
        lock.acquire(timeout=0)
    except (Timeout, OSError):
        return True
    lock.release()
    return False


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what a file is, whatever it is called; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
