"""What users have chosen for all tables: where they like their hands, and where they are called."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.sessions.preferences import Preferences, Reminders
from bot.sessions.session import Person
from bot.storage import preferences as rows
from bot.storage.database import Database


class PreferenceStore:
    """Loads and saves users' preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, user_ids: Iterable[int]) -> dict[int, Preferences]:
        """Return the preferences of these people by user id; those who have chosen none are left out."""
        return await self._database.read(rows.load_preferences, list(user_ids))

    async def prefer_hands_by_dm(self, person: Person, *, by_dm: bool) -> None:
        """Save whether this person likes hands as direct messages."""
        await self._prefer(person, hands_by_dm=by_dm)

    async def prefer_reminders(self, person: Person, where: Reminders) -> None:
        """Save where this person likes to be called."""
        await self._prefer(person, reminders=where)

    async def _prefer(self, person: Person, **changed: Any) -> None:
        preferences = (await self.load([person.id])).get(person.id, Preferences(person.language))
        await self._database.write(
            rows.save_preferences, person.id, replace(preferences, language=person.language, **changed)
        )

    async def hands_by_dm_refused(self, user_id: int) -> None:
        """Save that this person takes no direct messages, if they had chosen them."""
        preferences = (await self.load([user_id])).get(user_id)
        if preferences:
            await self._database.write(rows.save_preferences, user_id, replace(preferences, hands_by_dm=False))
