"""What users have chosen for all tables: where they like their hands, where they are called, and more."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cachetools import LRUCache

from bot.sessions.preferences import Preferences
from bot.sessions.session import Person
from bot.storage import preferences as rows
from bot.storage.database import Database

MOST = 10_000
"""Users whose preferences are kept in memory."""


class PreferenceStore:
    """Reads and keeps users' preferences; those of users who play are in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = LRUCache[int, Preferences | None](MOST)

    async def load(self, user_ids: Iterable[int]) -> dict[int, Preferences]:
        """Return the preferences of these users; those who never chose any are not in it."""
        wanted = [*user_ids]
        known = {user_id: self._known[user_id] for user_id in wanted if user_id in self._known}
        if unknown := [user_id for user_id in wanted if user_id not in known]:
            found = await self._database.read(rows.load_preferences, unknown)
            known |= {user_id: self._known.setdefault(user_id, found.get(user_id)) for user_id in unknown}
        return {user_id: preferences for user_id, preferences in known.items() if preferences}

    async def prefer(self, person: Person, **chosen: Any) -> None:
        """Remember what this person has chosen."""
        own = (await self.load([person.id])).get(person.id, Preferences(person.language))
        await self._save(person.id, replace(own, language=person.language, **chosen))

    async def hands_by_dm_refused(self, user_id: int) -> None:
        """Remember that this person's direct messages are closed."""
        if own := (await self.load([user_id])).get(user_id):
            await self._save(user_id, replace(own, hands_by_dm=False))

    def forget(self, user_id: int) -> None:
        """Keep nothing of this user here: their row is gone."""
        self._known.pop(user_id, None)

    async def _save(self, user_id: int, preferences: Preferences) -> None:
        await self._database.write(rows.save_preferences, user_id, preferences)
        self._known[user_id] = preferences
