"""PostgreSQL behind asyncpg, through SQLAlchemy's own pool."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.pool import NullPool

from bot.storage.schema import upgrade

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

CONNECTIONS = 10
PATIENCE_S = 10
"""How long work waits for a connection."""
RECYCLE_S = 1800
PASSING_TROUBLES = ("08", "25", "40", "53", "55", "57")
"""The classes of errors that pass: connection, read-only after a failover, rolled back, resources, state, operator."""


CONNECT_S = 5.0
COMMAND_S = 20.0
"""How long a connection, and a statement, may take."""
CLOSE_S = 3.0
MIGRATION_S = 600.0
LIMITS = {
    "application_name": "katzentisch",
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "8000",  # after as many ms at most the server gives back what a lost machine has locked
    "idle_in_transaction_session_timeout": "5000",  # and after these, what a process has that stands still
    "lock_timeout": "5000",
    "statement_timeout": "20000",
}
"""What the server holds us to, so that one process that is lost stops no other one for long."""
CONNECT = {"timeout": CONNECT_S, "command_timeout": COMMAND_S, "server_settings": LIMITS}
"""How a connection of a process that serves is made."""


class Postgres:
    """A pool of connections: each piece of work is a transaction of its own."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: sa.URL, limits: dict[str, Any] | None = None) -> "Postgres":
        """Connect and bring the schema up to date, for as long as that takes; all else has `limits`."""
        from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: 8 MB that SQLite does not need

        connect = {"connect_args": {"timeout": CONNECT_S, "command_timeout": MIGRATION_S}, "hide_parameters": True}
        migrating = create_async_engine(url, poolclass=NullPool, **connect)
        async with migrating.begin() as connection:
            await connection.run_sync(upgrade)
            # a database that can only be read is opened without a word: the first write would fail
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE_S,
            pool_recycle=RECYCLE_S,
            hide_parameters=True,
            connect_args=limits or {},
        )
        return cls(engine)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, once it is committed."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    read = write

    async def close(self) -> None:
        """Close all connections, but wait for none that does not answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await self._engine.dispose()


def is_passing(error: DBAPIError) -> bool:
    """Return whether the database is restarting, full or switching over: troubles that may be over soon."""
    sqlstate: str = getattr(error.orig, "sqlstate", None) or ""
    return sqlstate.startswith(PASSING_TROUBLES) or isinstance(error, OperationalError | InterfaceError | InternalError)
