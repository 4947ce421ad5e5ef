"""What the bot remembers of a person beyond their games: the language of their Discord, and where they like their hands."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.sessions import store
from bot.sessions.database import Database
from bot.sessions.session import Person
from bot.sessions.store import Reminders, Wishes


class People:
    """Reads and keeps people's wishes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wishes(self, user_ids: Iterable[int]) -> dict[int, Wishes]:
        """Return the wishes of these people; whoever never told any is not in it."""
        return await self._database.read(store.load_wishes, list(user_ids))

    async def wish_hands_by_dm(self, person: Person, *, by_dm: bool) -> None:
        """Remember whether this person likes hands as direct messages."""
        await self._wish(person, hands_by_dm=by_dm)

    async def wish_reminders(self, person: Person, where: Reminders) -> None:
        """Remember where this person likes to be called."""
        await self._wish(person, reminders=where)

    async def _wish(self, person: Person, **changed: Any) -> None:
        wishes = (await self.wishes([person.id])).get(person.id, Wishes(person.language))
        await self._database.write(store.save_wishes, person.id, replace(wishes, language=person.language, **changed))

    async def hands_by_dm_refused(self, user_id: int) -> None:
        """Remember that this person's direct messages are closed."""
        wishes = (await self.wishes([user_id])).get(user_id)
        if wishes:
            await self._database.write(store.save_wishes, user_id, replace(wishes, hands_by_dm=False))
