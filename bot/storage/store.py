"""What reads and writes rows of one subject for the rest of the bot: a method that does no more is said at its rows."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from bot.storage.database import Database

T = TypeVar("T")
P = ParamSpec("P")


class Store:
    """Reads and keeps rows of one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database


Work = Callable[Concatenate[sa.Connection, P], T]
"""A function over rows."""
Method = Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]


def reading(work: Work[P, T]) -> Method[P, T]:
    """Return a method that returns what this reads."""

    @wraps(work)
    async def read(self: Store, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda connection: work(connection, *args, **kwargs))

    return read


def writing(work: Work[P, T]) -> Method[P, T]:
    """Return a method that returns once this is committed."""

    @wraps(work)
    async def write(self: Store, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(lambda connection: work(connection, *args, **kwargs))

    return write
