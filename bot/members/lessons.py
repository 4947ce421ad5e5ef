"""How far users are in their lessons."""

from bot.storage import lessons as rows
from bot.storage.database import Database
from bot.storage.lessons import Progress as Progress


class LessonStore:
    """Reads and keeps how far users are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, user_id: int, game: str) -> Progress | None:
        """Return how far a user is in the lesson of a game; None if they never began it."""
        return await self._database.read(rows.load_progress, user_id, game)

    async def save(self, user_id: int, game: str, progress: Progress) -> None:
        """Remember how far a user is."""
        await self._database.write(rows.save_progress, user_id, game, progress)
