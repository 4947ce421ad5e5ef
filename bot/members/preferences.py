"""What users have chosen for all tables: where they like their hands, where they are called, and more."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cachetools import LRUCache

from bot.sessions.preferences import Preferences, Reminders
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

    async def prefer_hands_by_dm(self, person: Person, *, by_dm: bool) -> None:
        """Remember whether this person likes hands as direct messages."""
        await self._prefer(person, hands_by_dm=by_dm)

    async def prefer_reminders(self, person: Person, where: Reminders) -> None:
        """Remember where this person likes to be called."""
        await self._prefer(person, reminders=where)

    async def prefer_tips(self, person: Person, *, has_tips: bool) -> None:
        """Remember whether this person likes tips."""
        await self._prefer(person, has_tips=has_tips)

    async def prefer_words(self, person: Person, *, in_words: bool) -> None:
        """Remember whether this person likes hands in words instead of pictures."""
        await self._prefer(person, in_words=in_words)

    async def prefer_invitations(self, person: Person, *, invitable: bool) -> None:
        """Remember whether others may invite this person."""
        await self._prefer(person, invitable=invitable)

    async def hands_by_dm_refused(self, user_id: int) -> None:
        """Remember that this person's direct messages are closed."""
        if own := (await self.load([user_id])).get(user_id):
            await self._save(user_id, replace(own, hands_by_dm=False))

    def forget(self, user_id: int) -> None:
        """Keep nothing of this user here: their row is gone."""
        self._known.pop(user_id, None)

    async def _prefer(self, person: Person, **changed: Any) -> None:
        own = (await self.load([person.id])).get(person.id, Preferences(person.language))
        await self._save(person.id, replace(own, language=person.language, **changed))

    async def _save(self, user_id: int, preferences: Preferences) -> None:
        await self._database.write(rows.save_preferences, user_id, preferences)
        self._known[user_id] = preferences
