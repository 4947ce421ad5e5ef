"""One process owns a database: nothing else keeps two bots from answering the same click.

A SQLite file is owned by a lock file beside it, and has to stay where it is; a PostgreSQL database by an advisory lock
on a connection of its own.
"""

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.errors import OperatorError

log = logging.getLogger(__name__)

ADVISORY_KEY = 0x6B61747A656E  # "katzen"
KEEPALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""Within a minute the server notices that our machine is gone, and gives the lock to the next process."""


class Ownership(Protocol):
    """What keeps other processes from a database."""

    async def check(self) -> None:
        """Raise OperatorError if the database is not ours any more, or not where it was."""
        ...

    async def release(self) -> None:
        """Let the next process have it."""
        ...


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
            raise OperatorError(
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
    """An advisory lock, which the server gives back when its connection ends."""

    def __init__(self, name: str, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._name, self._engine, self._connection = name, engine, connection

    @classmethod
    async def take(cls, url: sa.URL, name: str) -> "PostgresOwnership":
        """Own this database, which is called `name` in messages; OperatorError if another process does."""
        engine = create_async_engine(
            url, poolclass=NullPool, hide_parameters=True, connect_args={"server_settings": KEEPALIVE}
        )
        return cls(name, engine, await _locked(engine, name))

    async def check(self) -> None:
        """Raise OperatorError if another process owns the database now, since our connection was lost."""
        try:
            await self._connection.execute(sa.text("SELECT 1"))
        except (DBAPIError, OSError) as error:
            log.warning("the connection that owns the database was lost: %s", getattr(error, "orig", error))
            await self._connection.invalidate()
            await self._connection.close()
            self._connection = await _locked(self._engine, self._name)

    async def release(self) -> None:
        """Let go of the database."""
        with suppress(DBAPIError, OSError):  # the connection was lost, and the lock with it
            await self._connection.close()
        await self._engine.dispose()


async def _locked(engine: AsyncEngine, name: str) -> AsyncConnection:
    connection = await engine.connect()
    try:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        is_ours = await connection.scalar(sa.text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_KEY})
    except BaseException:
        await asyncio.shield(connection.close())
        raise
    if not is_ours:
        await connection.close()
        raise _taken(name)
    return connection


def _taken(name: str) -> OperatorError:
    return OperatorError(f"Another Katzentisch is using {name}. Stop it first: only one at a time can.")


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what a file is, whatever it is called; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
