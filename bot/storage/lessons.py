"""How far people are in their lessons."""

import sqlalchemy as sa

from bot.games.lesson import Progress
from bot.storage.dialects import upsert
from bot.storage.store import Store, reading, writing
from bot.storage.tables import lessons


class LessonStore(Store):
    """Reads and keeps how far people are."""

    @reading
    def load(self, connection: sa.Connection, user_id: int, game: str) -> Progress | None:
        """Return how far a person is; None if they never began."""
        is_it = (lessons.c.user_id == user_id) & (lessons.c.game == game)
        row = connection.execute(sa.select(lessons.c.version, lessons.c.task).where(is_it)).one_or_none()
        return Progress(row.version, row.task) if row else None

    @writing
    def save(self, connection: sa.Connection, user_id: int, game: str, progress: Progress) -> None:
        """Write how far a person is."""
        upsert(connection, lessons, {"user_id": user_id, "game": game}, progress._asdict())
