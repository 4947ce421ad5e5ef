"""Who owns a database: nothing else keeps two processes from doing the same work.

A SQLite file is owned by one process, through a lock file beside it, and has to stay where it is. A PostgreSQL
database is shared: each process holds a lock for each of its shards, and lives exactly as long as the connection that
holds them.
"""

import asyncio
import faulthandler
import logging
import os
import select
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias
from zlib import crc32

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.errors import Misconfigured, OperatorError
from bot.storage.files import closed_to_us, give
from bot.storage.notices import CHANNEL, Notice, received
from bot.storage.postgres import engine_for

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

PRESENCE, SERVED, SHARD, WANTED, IDENTIFY = range(0x6B61747A, 0x6B61747F)  # "katz" and the next four
"""The kinds of advisory locks: that a process uses the database, what it serves, which shards it holds, which it holds
or waits for, and in which bucket of Discord it connects."""
FILE_CHECK_S = 20.0
"""Between two looks whether the file is still there."""
TRY_S = 0.5
"""Between two tries to get a lock. A backend that waits for one does not look at its connection: a process that is
killed meanwhile would get the lock for a moment."""
BEAT_S, ANSWER_S = 5.0, 10.0
"""Between two questions whether the server is there, and how long an answer may take."""
SURE_S = 20.0
"""For so long an answer counts. The server frees the locks of a connection later: 25 s after the last packet."""
HUNG_S = 20.0
"""A process whose event loop stands still for so long ends itself: longer than BEAT_S and ANSWER_S together."""
IDENTIFY_S = 5.5
"""Between two connections to Discord in one of its buckets: it wants five seconds, by its own clock."""
CLOSE_S = 2.0
"""How long closing it may take."""
LOST = 75
"""The exit code of a process that lost its locks, EX_TEMPFAIL of BSD's sysexits.h: it has to be started again."""
LIMITS = {
    "application_name": "katzentisch",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}

_OTHERS = """
    SELECT count(*) > 0 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1
"""
_SERVES_OTHERS = f"{_OTHERS} AND objid::bigint <> $2"
_ARE_WANTED = f"{_OTHERS} AND objid::bigint = ANY($2::bigint[]) AND pid <> pg_backend_pid()"


def end(why: str) -> NoReturn:
    """End this process here and now: nothing may be finished, tried again or said after it."""
    log.critical("%s: this process ends, so that another one may do its work", why)
    os._exit(LOST)


class FileOwnership:
    """A SQLite file and the lock beside it, by whatever name or link the file is called."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._file: tuple[int, int] | None = None
        self._lock_file = _identity(self._lock_path)

    @classmethod
    def take(cls, path: Path) -> "FileOwnership":
        """Own this file; OperatorError if another process does, or nothing can be written there."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(f"{path.resolve()}.lock")
            Path(lock.lock_file).touch()  # the lock waits for ever where no file can be made
            give(Path(lock.lock_file), path)
            lock.acquire(timeout=0)
        except Timeout:
            raise _taken(str(path)) from None
        except OSError as error:
            why = closed_to_us(path)
            kind = Misconfigured if why else OperatorError
            raise kind(f"The database {path} cannot be opened: {why or error.strerror or error}.") from None
        return cls(path, lock)

    def opened(self) -> None:
        """The file is there: from now on it has to be this one."""
        self._file = _identity(self._path)

    async def watch(self) -> NoReturn:
        """Check again and again."""
        while True:
            await asyncio.sleep(FILE_CHECK_S)
            self.check()

    def check(self) -> None:
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
    """Advisory locks on one connection, which the server frees when it ends: shared by shards, or alone for a tool."""

    def __init__(self, name: str, engine: "AsyncEngine", connection: "AsyncConnection", driver: Any) -> None:
        self._name, self._engine, self._connection, self._driver = name, engine, connection, driver
        self._answered = _clocks()
        """When the last answered question was sent."""
        self._turn = asyncio.Lock()
        """Held for each statement: the connection can do one at a time."""
        self._gone = select.poll()
        """Says what the system knows of the connection."""
        self._gone.register(driver._transport.get_extra_info("socket"), getattr(select, "POLLRDHUP", 0))
        self._identifying = set[int]()
        self._beating: asyncio.Task[NoReturn] | None = None
        self._is_closing = False

    @classmethod
    async def take(cls, url: sa.URL, name: str, *, is_shared: bool) -> "PostgresOwnership":
        """Use this database, called `name` in messages; OperatorError where it is not to be shared and is in use."""
        engine = engine_for(url, {"timeout": ANSWER_S, "server_settings": LIMITS}, poolclass=NullPool)
        connection = await engine.connect()
        opened = cls(name, engine, connection, (await connection.get_raw_connection()).driver_connection)
        lock = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
        if not await opened._ask(f"SELECT {lock}($1, 0)", PRESENCE):
            await opened.release()
            raise _taken(name)
        if is_shared:
            opened._driver.add_termination_listener(opened._cut)
            opened._beating = asyncio.create_task(opened._beat(), name="ask whether PostgreSQL is there")
        return opened

    async def agree_on(self, application_id: int, shard_count: int) -> None:
        """Serve so many shards of this application; OperatorError if another process serves others from here."""
        number = crc32(f"{application_id} {shard_count}".encode()) >> 1
        await self._ask("SELECT pg_try_advisory_lock_shared($1, $2)", SERVED, number)
        if await self._ask(_SERVES_OTHERS, SERVED, number):
            raise Misconfigured(
                f"Another Katzentisch serves {self._name} with another SHARD_COUNT than {shard_count}, or another "
                "application of Discord. Give all processes the same number: stop all, then start them again. Give "
                "each application a database of its own."
            )

    async def hold(self, shards: Sequence[int]) -> None:
        """Hold these shards from now on, as soon as no other process holds any of them."""
        is_said = False
        for shard in sorted(shards):  # all processes in the same order, so that no two wait for each other
            await self._ask("SELECT pg_try_advisory_lock_shared($1, $2)", WANTED, shard)
        for shard in sorted(shards):
            while not await self._try(SHARD, shard):
                if not is_said:
                    is_said = True
                    log.info("shard %s is held by another process: standing by", shard)
                await asyncio.sleep(TRY_S)

    async def are_wanted(self, shards: Sequence[int]) -> bool:
        """Return whether another process waits for any of these shards."""
        return await self._ask(_ARE_WANTED, WANTED, shards)

    async def let_go(self, shards: Sequence[int]) -> None:
        """Let another process have these shards."""
        await self._ask("SELECT count(pg_advisory_unlock($1, n)) FROM unnest($2::int[]) n", SHARD, shards)

    async def identify(self, bucket: int) -> None:
        """Wait until this process may connect to Discord in this bucket, and keep all others from it for a while."""
        while bucket in self._identifying or not await self._may_identify(bucket):  # noqa: ASYNC110  of all processes
            await asyncio.sleep(TRY_S)
        asyncio.get_running_loop().call_later(IDENTIFY_S, self._identified, bucket)

    async def _may_identify(self, bucket: int) -> bool:
        self._identifying.add(bucket)  # before it is asked: this process would get the lock twice
        if not (is_ours := await self._try(IDENTIFY, bucket)):
            self._identifying.discard(bucket)
        return is_ours

    def _identified(self, bucket: int) -> None:
        async def unlock() -> None:
            await self._ask("SELECT pg_advisory_unlock($1, $2)", IDENTIFY, bucket)
            self._identifying.discard(bucket)

        if not self._is_closing:
            self._unlocking = asyncio.create_task(unlock(), name="let others connect")

    async def listen(self, hear: Callable[[Notice], None]) -> None:
        """Pass to `hear` what other processes change from now on."""

        def receive(_connection: object, _pid: int, _channel: str, text: str) -> None:
            if notice := received(text):
                hear(notice)

        async with self._turn:
            await self._driver.add_listener(CHANNEL, receive)

    async def watch(self) -> None:
        """Return never: this process ends when it loses its locks."""
        if self._beating:
            await asyncio.shield(self._beating)

    def make_sure(self) -> None:
        """End this process unless the server has answered lately and the connection stands: so the locks are there."""
        if not self._is_closing and self._gone.poll(0):
            end("the connection to PostgreSQL is lost, and all shards with it")
        if max(now - asked for asked, now in zip(self._answered, _clocks(), strict=True)) >= SURE_S:
            end("PostgreSQL has not answered for 20 seconds")

    async def release(self) -> None:
        """Let others have what is owned."""
        self._is_closing = True
        if self._beating:
            self._beating.cancel()
            faulthandler.cancel_dump_traceback_later()
        with suppress(SQLAlchemyError, OSError):  # OSError: TimeoutError, too
            async with asyncio.timeout(CLOSE_S):
                await self._connection.close()
        self._driver.terminate()
        await self._engine.dispose()

    async def _beat(self) -> NoReturn:
        while True:
            faulthandler.dump_traceback_later(HUNG_S, exit=True)
            await self._ask("SELECT 1")
            await asyncio.sleep(BEAT_S)

    def _cut(self, _connection: object) -> None:
        if not self._is_closing:
            end("the connection to PostgreSQL is lost, and all shards with it")

    async def _try(self, kind: int, number: int) -> bool:
        return await self._ask("SELECT pg_try_advisory_lock($1, $2)", kind, number)

    async def _ask(self, statement: str, *values: Any) -> Any:
        from asyncpg import InterfaceError, PostgresError  # SQLite does without

        try:
            async with self._turn:
                asked = _clocks()
                answer = await self._driver.fetchval(statement, *values, timeout=ANSWER_S)
        except (PostgresError, InterfaceError, OSError) as error:  # OSError: TimeoutError, too
            end(f"PostgreSQL does not answer ({error!r})")
        self._answered = asked
        return answer


def _clocks() -> tuple[float, ...]:
    """Return the time by all clocks: one stands still while the machine sleeps, another one is set."""
    asleep_too = time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
    return time.monotonic(), asleep_too, time.time()


Ownership: TypeAlias = FileOwnership | PostgresOwnership
"""What keeps other processes from the same work."""


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
