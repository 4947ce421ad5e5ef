"""Evenings that hosts planned. Nothing is in memory: any process may change them."""

from bot.sessions.evenings import Evening
from bot.sessions.shards import Shards
from bot.storage import evenings as rows
from bot.storage.database import Database


class EveningStore:
    """Reads and keeps evenings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, evening: Evening) -> bool:
        """Plan an evening, in the place of what was planned for its event before; False if it has begun."""
        return await self._database.write(rows.save, evening)

    async def load(self, event_id: int) -> Evening | None:
        """Return the evening of an event; None if there is none."""
        return await self._database.read(rows.load, event_id)

    async def of_shards(self, shards: Shards) -> list[int]:
        """Return the events of these shards that have evenings."""
        return await self._database.read(rows.list_ids, shards)

    async def note_opened(self, event_id: int, now_ms: int) -> None:
        """Note that the tables of an evening are open."""
        await self._database.write(rows.note_opened, event_id, now_ms)

    async def delete(self, event_id: int) -> None:
        """Forget an evening that is over, or cancelled."""
        await self._database.write(rows.delete, event_id)
