"""What is kept of lessons: how far people are."""

import sqlalchemy as sa

from bot.games.lesson import LessonProgress
from bot.storage.database import Store, reading, upsert, writing
from bot.storage.personal_data import Exported, PersonalData, owned
from bot.storage.tables import BigInt, SmallInt, Text, table

lessons = table(
    "lessons",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("game", Text, primary_key=True, comment="the game's key"),
    sa.Column("version", SmallInt, nullable=False, comment="of the lesson"),
    sa.Column("task", SmallInt, nullable=False, comment="the task that comes next, from 0"),
)


class LessonStore(Store):
    """Reads and keeps how far people are."""

    @reading
    def load(self, connection: sa.Connection, user_id: int, game: str) -> LessonProgress | None:
        """Return how far a person is; None if they never began."""
        is_it = (lessons.c.user_id == user_id) & (lessons.c.game == game)
        row = connection.execute(sa.select(lessons.c.version, lessons.c.task).where(is_it)).one_or_none()
        return LessonProgress(row.version, row.task) if row else None

    @writing
    def save(self, connection: sa.Connection, user_id: int, game: str, progress: LessonProgress) -> None:
        """Write how far a person is."""
        upsert(connection, lessons, {"user_id": user_id, "game": game}, progress._asdict())


PERSONAL_DATA = PersonalData(
    own=(lessons,),
    exported=(
        Exported("lessons", "progress", owned(lessons), lambda row: {"game": row["game"], "tasks_done": row["task"]}),
    ),
)
