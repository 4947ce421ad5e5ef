"""PostgreSQL behind asyncpg, through SQLAlchemy's own pool."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError

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


class Postgres:
    """A pool of connections: each piece of work is a transaction of its own."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: sa.URL) -> "Postgres":
        """Connect and bring the schema up to date."""
        from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: 8 MB that SQLite does not need

        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE_S,
            pool_recycle=RECYCLE_S,
            hide_parameters=True,
        )
        opened = cls(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                # a database that can only be read is opened without a word: the first write would fail
                await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except BaseException:
            await opened.close()
            raise
        return opened

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns, once it is committed."""
        return await self.read(work)

    async def scrub(self) -> bool:
        """Return True: what is deleted is PostgreSQL's to clean up."""
        return True

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def is_passing(error: DBAPIError) -> bool:
    """Return whether the database is restarting, full or switching over: troubles that may be over soon."""
    sqlstate: str = getattr(error.orig, "sqlstate", None) or ""
    return sqlstate.startswith(PASSING_TROUBLES) or isinstance(error, OperationalError | InterfaceError | InternalError)
