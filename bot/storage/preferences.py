"""What users have chosen for all tables: where they like their hands, where they are called, and more."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from cachetools import LRUCache

from bot.sessions.preferences import Preferences
from bot.sessions.session import Person
from bot.storage import notices
from bot.storage.database import Database
from bot.storage.dialects import upsert
from bot.storage.notices import Notice
from bot.storage.tables import users

MOST = 10_000
"""Users whose preferences are kept in memory."""
_CHOSEN = tuple(Preferences.__dataclass_fields__)


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
            found = await self._database.read(load_preferences, unknown)
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
        await self._database.write(save_preferences, user_id, preferences)
        self._known[user_id] = preferences


def load_preferences(connection: sa.Connection, user_ids: list[int]) -> dict[int, Preferences]:
    """Return the preferences of these people by user id; those who have chosen none are left out."""
    rows = connection.execute(sa.select(users).where(users.c.user_id.in_(user_ids))).mappings()
    return {row["user_id"]: Preferences(**{key: row[key] for key in _CHOSEN}) for row in rows}


def save_preferences(connection: sa.Connection, user_id: int, preferences: Preferences) -> None:
    """Write a person's preferences."""
    upsert(connection, users, {"user_id": user_id}, vars(preferences))
    notices.send(connection, Notice(notices.PREFERENCES, user_id=user_id))
