"""Which tips users have had: each comes once."""

from cachetools import LRUCache

from bot.storage import tips as rows
from bot.storage.database import Database
from bot.storage.tips import Moment as Moment

MOST = 10_000
"""Users, each with a game, whose tips are kept in memory."""


class TipStore:
    """Reads and keeps the tips that users have had; those of users who play are in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = LRUCache[tuple[int, str], dict[str, Moment]](MOST)

    async def load(self, user_id: int, game: str) -> dict[str, Moment]:
        """Return the tips that a user has had in a game, and when."""
        key = user_id, game
        if (known := self._known.get(key)) is None:
            known = self._known[key] = await self._database.read(rows.load_tips, user_id, game)
        return known

    async def note(self, user_id: int, game: str, tip: str, at: Moment) -> bool:
        """Note that a tip is shown now; return False if another process has shown it before."""
        await self._database.write(rows.save_tip, user_id, game, tip, at)
        self._known[user_id, game] = noted = await self._database.read(rows.load_tips, user_id, game)
        return noted.get(tip) == at

    def forget(self, user_id: int) -> None:
        """Keep nothing of this user here: their rows are gone."""
        for key in [key for key in self._known if key[0] == user_id]:
            del self._known[key]
