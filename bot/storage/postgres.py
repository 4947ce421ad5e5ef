"""PostgreSQL behind asyncpg, through SQLAlchemy's own pool."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlencode

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
OF_LIBPQ = {"channel_binding", "connect_timeout", "gssencmode"}
"""Options of addresses that only PostgreSQL's own programs know."""

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


def engine_for(url: sa.URL, limits: Mapping[str, Any], **pool: Any) -> "AsyncEngine":
    """Return the engine for an address. asyncpg reads what stands behind the question mark, as PostgreSQL's programs
    do.
    """
    from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: 8 MB that SQLite does not need

    options = {key: value for key, value in url.query.items() if key not in OF_LIBPQ}
    connect = {"dsn": f"postgresql://?{urlencode(options)}"} | dict(limits)
    return create_async_engine(url.set(query={}), hide_parameters=True, connect_args=connect, **pool)


class Postgres:
    """A pool of connections: each piece of work is a transaction of its own."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: sa.URL, limits: dict[str, Any] | None = None) -> "Postgres":
        """Connect and bring the schema up to date, for as long as that takes; all else has `limits`."""
        patient = {"timeout": CONNECT_S, "command_timeout": MIGRATION_S}
        migrating = engine_for(url, patient, poolclass=NullPool)
        async with migrating.begin() as connection:
            await connection.run_sync(upgrade)
            # a database that can only be read is opened without a word: the first write would fail
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": PATIENCE_S, "pool_recycle": RECYCLE_S}
        return cls(engine_for(url, limits or {}, **pool))

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
