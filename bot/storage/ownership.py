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
from typing import TYPE_CHECKING, Any, TypeAlias
from zlib import crc32

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.errors import Misconfigured, OperatorError, Unavailable
from bot.storage import leases
from bot.storage.notices import CHANNEL, Notice, received
from bot.storage.postgres import application_name, arguments
from bot.tasks import BackgroundTasks

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

PRESENCE, APPLICATION, COUNT, SHARD, SERVES = range(0x6B61747A, 0x6B61747F)  # "katz" and the next four
"""The kinds of advisory locks: that a process uses the database, for which application of Discord, with how many
shards, which of them it holds, and that it takes those that become free."""
INSUFFICIENT_PRIVILEGE = "42501"
CLOSE_S = 2.0
"""How long closing it may take."""
ANSWER_S = 5.0
"""How long the connection that owns may take to answer. With `check_every_s` it is less than others wait for us, so
that we stop before another process begins."""

_HELD_BY_OTHERS = """
    SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid::bigint = :kind AND objid::bigint <> :number
"""

_ARE_OTHERS = """
    SELECT count(*) > 0 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND classid::bigint = :kind
"""


class Lost(Exception):
    """What this process owned belongs to others now."""


class FileOwnership:
    """A SQLite file and the lock beside it, by whatever name or link the file is called."""

    check_every_s = 20.0
    """Between two checks."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._file: tuple[int, int] | None = None
        self.lost = asyncio.Event()
        """Set when nothing is owned any more: never."""
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

    check_every_s = leases.BEAT_S
    """If the connection is cut, we hear so at once; if it is silent, then."""

    def __init__(
        self, name: str, holder: str, engine: "AsyncEngine", connection: "AsyncConnection", driver: Any
    ) -> None:
        self._name, self._engine, self._connection, self._driver = name, engine, connection, driver
        self.holder = holder
        """The number of this process; a later one has a higher number."""
        self._held = set[int]()
        self._last_beat = leases.Stopwatch()
        self._asking = BackgroundTasks()
        self._turn = asyncio.Lock()
        """Held for each statement: the connection can do one at a time."""
        self.lost = asyncio.Event()
        driver.add_termination_listener(self._cut)

    @classmethod
    async def take(cls, url: sa.URL, name: str, *, is_shared: bool) -> "PostgresOwnership":
        """Own this database, which is called `name` in messages; OperatorError if another process does."""
        from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: 8 MB that SQLite does not need

        limits = arguments(command_s=ANSWER_S)
        engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=limits)
        connection = await engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver = (await connection.get_raw_connection()).driver_connection
            holder = str(await connection.scalar(sa.text("SELECT txid_current()")))
            await connection.execute(
                sa.text("SELECT set_config('application_name', :name, false)"), {"name": application_name(holder)}
            )
            opened = cls(name, holder, engine, connection, driver)
            if not await opened._lock(PRESENCE, 0, is_shared=is_shared):
                raise _taken(name)
            if is_shared:
                await opened._lock(SERVES, 0, is_shared=True)
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
        """Hold a shard from now on; return False if another process holds it, or held it a moment ago. One that has
        not been heard of for long loses it: its connections are ended.
        """
        lease = {"shard": str(shard), "holder": self.holder}
        with _or_lost():
            if not await self._lock(SHARD, shard, is_shared=False):
                await self._end_silent(shard)
                return False
            [is_free] = await self._read(leases.IS_FREE, **lease)
            if not is_free:
                await self._unlock(SHARD, shard)
                return False
            await self._read(leases.TAKE, **lease)
        self._held.add(shard)
        return True

    async def _end_silent(self, shard: int) -> None:
        try:
            [ended] = await self._read(leases.END_SILENT, shard=str(shard))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != INSUFFICIENT_PRIVILEGE:
                raise
            log.warning("shard %s is held by a process that is silent, and runs as another role: end it", shard)
            return
        if ended:
            log.warning("shard %s was held by a process that was silent: its connections are ended", shard)

    async def hand_over(self, shards: Iterable[int]) -> bool:
        """Hold these shards no more if there is another process that may take them, and return whether there is."""
        with _or_lost():
            if not await self.are_others():
                return False
            given = [*shards]
            self._held -= {*given}
            await self._read(leases.GIVE_BACK, shards=given, holder=self.holder)
            for shard in given:
                await self._unlock(SHARD, shard)
        return True

    async def are_others(self) -> bool:
        """Return whether another process may take shards; this one takes none any more."""
        with _or_lost():
            await self._read("SELECT pg_advisory_unlock_shared(:kind, 0)", kind=SERVES)
            return (await self._read(_ARE_OTHERS, kind=SERVES))[0]

    async def listen(self, hear: Callable[[Notice], None]) -> None:
        """Pass to `hear` what other processes change from now on."""

        def receive(_connection: object, _pid: int, _channel: str, text: str) -> None:
            if notice := received(text):
                hear(notice)

        with _or_lost():
            async with self._turn:
                await self._driver.add_listener(CHANNEL, receive)

    async def check(self) -> None:
        """Say that we are there; Lost if the connection, and with it what was owned, is lost, or taken by another."""
        began, held = leases.Stopwatch(), {*self._held}
        try:
            with _or_lost():
                async with asyncio.timeout(ANSWER_S):
                    kept = await self._read(leases.BEAT, shards=[*held], holder=self.holder)
        except Lost:
            self.lost.set()
            raise
        if self.lost.is_set() or len(kept) < len(held & self._held):
            self.lost.set()
            raise Lost
        self._last_beat = began

    @property
    def is_sure(self) -> bool:
        """Whether this process holds what it held, and the database answers."""
        return not self.lost.is_set() and self._last_beat.seconds < leases.SURE_S

    async def make_sure(self) -> None:
        """Return once it is sure that this process still holds what it held; Unavailable if it does not."""
        while not self.is_sure:  # an answer from before a pause says nothing of now
            try:
                await self.check()
            except Lost as error:
                raise Unavailable from error

    def fence(self, connection: sa.Connection) -> None:
        """Refuse a transaction of a process that does not hold any more what it believes: Unavailable."""
        while not self.lost.is_set():
            held = {*self._held}
            if not held or leases.are_ours(connection, [*held], self.holder):
                return
            if held <= self._held:  # none was handed over while the database was asked
                self.lost.set()
        raise Unavailable

    async def release(self) -> None:
        """Let others have what is owned."""
        with suppress(SQLAlchemyError, OSError):  # the connection was lost, and the locks with it
            async with asyncio.timeout(CLOSE_S):
                if self._held and not self.lost.is_set():
                    await self._read(leases.GIVE_BACK, shards=[*self._held], holder=self.holder)
                await self._connection.close()
        self._driver.terminate()
        await self._engine.dispose()

    def _cut(self, _connection: object) -> None:
        self.lost.set()

    async def _lock(self, kind: int, number: int, *, is_shared: bool) -> bool:
        lock = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
        return (await self._read(f"SELECT {lock}(:kind, :number)", kind=kind, number=number))[0]

    async def _unlock(self, kind: int, number: int) -> None:
        await self._read("SELECT pg_advisory_unlock(:kind, :number)", kind=kind, number=number)

    async def _read(self, statement: str, **values: Any) -> list[Any]:
        async def read() -> list[Any]:
            async with self._turn:
                result = await self._connection.execute(sa.text(statement), values)
                return list(result.scalars()) if result.returns_rows else []

        # a statement that is broken off would break the connection, and all that is owned would be lost by that
        return await asyncio.shield(self._asking.start(read(), "ask whether the shards are ours", is_awaited=True))


Ownership: TypeAlias = FileOwnership | PostgresOwnership
"""What keeps other processes from the same work."""


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
