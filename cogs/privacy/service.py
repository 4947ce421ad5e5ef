"""What the bot keeps about people and servers, and how it forgets them.

A person who wants to be forgotten becomes a player without a name: the games that others played keep their ranks,
scores and moves; what they played alone in direct messages goes. The data of a server that removes the bot stay for 30
days, the games of a person who plays no more in direct messages for a year.
"""

import asyncio
import logging
import secrets
from collections.abc import Collection
from itertools import count
from typing import Any

from bot.errors import NotAllowed, Unavailable
from bot.sessions import decisions
from bot.sessions.deadlines import DAY_MS
from bot.sessions.session import Session, Status
from bot.storage.database import Database
from bot.storage.personal_data import Group
from bot.storage.shards import ALL, Shards
from bot.table.service.events import Update
from bot.table.service.service import Sessions
from bot.text.words import say
from cogs.privacy import rows
from cogs.privacy.export import export_of

log = logging.getLogger(__name__)

KEPT_MS = 30 * DAY_MS
"""For which the data of a server stay after it removed the bot."""
KEPT_ALONE_MS = 365 * DAY_MS
"""For which the games in direct messages stay after a person has played there the last time."""
LOOK_EVERY_S = DAY_MS / 1000
"""Between two deletions of outdated data."""


class Retention:
    """Shows people what is kept about them, and deletes it."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self._database, self._sessions = database, sessions
        self._left: set[int] = set()
        """The servers that removed the bot."""
        self._forgetting = asyncio.Lock()
        """Held while a person is forgotten, so that no two at one table get the same stand-in."""

    async def start(self) -> None:
        """Know which servers removed the bot."""
        self._left = set(await self._database.read(rows.list_left))

    # People

    async def traces(self, user_id: int) -> dict[Group, int]:
        """Return how much is kept about a person, by group; empty if there is nothing."""
        return await self._database.read(rows.traces, user_id)

    async def everything_about(self, user_id: int) -> dict[str, Any]:
        """Return all that is kept about a person, ready for JSON."""
        person, of_features = await self._database.read(rows.load_person, user_id)
        views = {row["id"]: await self._view(row["id"], user_id) for row in person["seats"]}
        return await asyncio.to_thread(export_of, person, views) | of_features

    async def _view(self, session_id: int, user_id: int) -> Any:
        """Return what the person may know of a running game; None of others, and while the computer plays for them."""
        try:
            session = await self._sessions.session_by_id(session_id)
            seated = session.seated(user_id)
            if session.status != Status.RUNNING or seated is None or not seated.is_here:
                return None
            return self._sessions.view(session, seated.seat)
        except NotAllowed as error:
            log.info("session %s is exported without its view: %s", session_id, error.key)
            return None

    async def forget(self, user_id: int) -> list[Update]:
        """Forget a person for good; return what changed in lobbies and running games."""
        async with self._forgetting:
            return await self._forget(user_id)

    async def _forget(self, user_id: int) -> list[Update]:
        stand_in = -1 - secrets.randbelow(2**62)  # no person's id is negative
        updates: list[Update] = []

        def name_for(language: str, names: Collection[str]) -> str:
            return unused_name(say(language, "privacy-stand-in"), names)

        def name_in(session: Session) -> str:
            return name_for(session.language, session.names)

        for session_id in await self._database.read(rows.list_active_of, user_id):
            leaving = self._sessions.act_for_person(session_id, decisions.forget, user_id, stand_in, name_in)
            try:
                updates.append(await leaving)
            except Unavailable:
                raise
            except NotAllowed as error:  # it has ended, or its game is not loaded: `rows.forget` does the rest
                log.info("session %s is not left as usual: %s", session_id, error.key)
        await self._database.write(rows.forget, user_id, stand_in, name_for)
        self._sessions.reread_all()
        await self._database.empty_log()
        return updates

    # Servers

    async def server_left(self, guild_id: int) -> None:
        """A server removed the bot: end its sessions, and note the time, from which its data stay KEPT_MS."""
        self._left.add(guild_id)
        await self._database.write(rows.note_left, guild_id, self._sessions.now())
        await self._sessions.stop_for_good(await self._database.read(rows.list_active_of_server, guild_id))

    async def server_used(self, guild_id: int | None) -> None:
        """A server has the bot: if it had removed it, its data stay."""
        if guild_id is not None and guild_id in self._left:
            await self._database.write(rows.note_here, guild_id)
            self._left.discard(guild_id)

    async def look_at_servers(self, present: Collection[int], shards: Shards = ALL) -> float:
        """Note which servers of these shards are gone, and delete what is outdated; return the pause in seconds."""
        left = await self._database.read(rows.list_left)
        self._left = set(left)  # other processes may have noted some
        for guild_id in self._left.intersection(present):
            await self.server_used(guild_id)
        now = self._sessions.now()
        await self._database.write(rows.delete_outdated, now, now - DAY_MS)
        gone = await self._database.read(rows.list_known) - set(present) - self._left
        for guild_id in filter(shards.have, gone if present else ()):
            await self._database.write(rows.note_left, guild_id, now)
            self._left.add(guild_id)
        late = {guild_id for guild_id, left_at in left.items() if left_at < now - KEPT_MS}
        for guild_id in filter(shards.have, late.difference(present)):
            await self._delete(guild_id)
        if shards.have(0) and await self._database.write(rows.delete_alone, now - KEPT_ALONE_MS):
            while await self._database.write(rows.delete_alone, now - KEPT_ALONE_MS):
                pass
            self._sessions.reread_all()
            await self._database.empty_log()
        return LOOK_EVERY_S

    async def _delete(self, guild_id: int) -> None:
        await self._sessions.stop_for_good(await self._database.read(rows.list_active_of_server, guild_id))
        while await self._database.write(rows.delete_some, guild_id):
            pass
        self._sessions.reread_all()
        self._left.discard(guild_id)
        await self._database.empty_log()
        log.info("the data of server %s are deleted: it removed the bot 30 days ago", guild_id)


def unused_name(word: str, names: Collection[str]) -> str:
    """Return the word, with a number if a player at the table has that name already."""
    return next(name for number in count(1) if (name := word if number == 1 else f"{word} {number}") not in names)
