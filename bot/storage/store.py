"""What reads and writes the rows of one subject: a class whose queries are methods, each a transaction of its own."""

from collections.abc import Callable, Coroutine
from contextvars import copy_context
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from bot.storage.database import Database


class Store:
    """Reads and keeps rows of one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database


S = TypeVar("S", bound=Store)
T = TypeVar("T")
P = ParamSpec("P")
Query = Callable[Concatenate[S, sa.Connection, P], T]
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def reading(query: Query[S, P, T]) -> Method[S, P, T]:
    """Make a method of a query that reads: its callers leave the connection out, and wait."""

    @wraps(query)
    async def read(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        context = copy_context()  # SQLite's threads have none of their own: in tests it holds the time
        return await self.database.read(lambda connection: context.run(query, self, connection, *args, **kwargs))

    return read


def writing(query: Query[S, P, T]) -> Method[S, P, T]:
    """Make a method of a query that writes: it returns once that is committed."""

    @wraps(query)
    async def write(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        context = copy_context()
        return await self.database.write(lambda connection: context.run(query, self, connection, *args, **kwargs))

    return write
