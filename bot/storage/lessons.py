"""The rows that say how far people are in their lessons."""

from typing import NamedTuple

import sqlalchemy as sa

from bot.storage.dialects import upsert
from bot.storage.tables import lessons


class Progress(NamedTuple):
    """How far a user is in the lesson of a game."""

    version: int
    """Of the lesson."""
    task: int
    """The task that comes next, from 0; as many as there are once the lesson is done."""


def load_progress(connection: sa.Connection, user_id: int, game: str) -> Progress | None:
    """Return how far a user is; None if they never began."""
    query = sa.select(lessons.c.version, lessons.c.task).where(
        (lessons.c.user_id == user_id) & (lessons.c.game == game)
    )
    row = connection.execute(query).one_or_none()
    return Progress(row.version, row.task) if row else None


def save_progress(connection: sa.Connection, user_id: int, game: str, progress: Progress) -> None:
    """Insert or update how far a user is."""
    upsert(connection, lessons, {"user_id": user_id, "game": game}, progress._asdict())
