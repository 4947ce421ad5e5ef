"""What belongs to one person, or one server, beside the games: preferences, a server's settings."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from cachetools import LRUCache

from bot.people.preferences import Preferences
from bot.people.server_settings import ServerSettings
from bot.person import Person
from bot.storage import notices
from bot.storage.database import Database, Store, insert, reading, upsert, writing
from bot.storage.notices import Notice
from bot.storage.personal_data import PersonalData
from bot.storage.tables import BigInt, Flag, Listed, Text, table

users = table(
    "users",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("language", Text, nullable=False, comment="of the person's Discord, as last seen"),
    sa.Column("hands_by_dm", Flag, nullable=False),
    sa.Column("reminders", Text, nullable=False, comment="channel, dm or off"),
    sa.Column("in_words", Flag, nullable=False, comment="1 for hands in words instead of pictures"),
    sa.Column("invitable", Flag, nullable=False, comment="1 while others may invite them"),
)

servers = table(
    "servers",
    sa.Column("guild_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("language", Text, comment="of new tables; none for the one that Discord says"),
    sa.Column("pace", Text, nullable=False, comment="of new tables"),
    sa.Column("has_calls", Flag, nullable=False, comment="1 while players may be called in channels"),
    sa.Column("has_hints", Flag, nullable=False, comment="1 while tables may have hints"),
    sa.Column("openers", Text, nullable=False, comment="who may open tables: everyone, roles or managers"),
    sa.Column("roles", Listed(int), nullable=False, comment="ids of the roles that may, comma separated"),
    sa.Column("channels", Listed(int), nullable=False, comment="ids of the channels with tables; none for all"),
    sa.Column("day_channel", BigInt, comment="where the message of the day stands; none for nowhere"),
    sa.Column("has_bells", Flag, nullable=False, comment="1 while bells may ring"),
    sa.Column("bell_channels", Listed(int), nullable=False, comment="ids of the channels where; none for all"),
)

MOST = 10_000
"""Users whose preferences are kept in memory."""
_CHOSEN = tuple(Preferences.__dataclass_fields__)
_SERVER_CHOSEN = tuple(ServerSettings.__dataclass_fields__)


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


def _load_server(connection: sa.Connection, guild_id: int) -> ServerSettings:
    row = connection.execute(sa.select(servers).where(servers.c.guild_id == guild_id)).mappings().one_or_none()
    return ServerSettings(**{key: row[key] for key in _SERVER_CHOSEN}) if row else ServerSettings()


class ServerStore(Store):
    """Reads and keeps servers' settings."""

    @reading
    def load(self, connection: sa.Connection, guild_id: int) -> ServerSettings:
        """Return what was chosen in a server."""
        return _load_server(connection, guild_id)

    @writing
    def change(self, connection: sa.Connection, guild_id: int, **changed: Any) -> ServerSettings:
        """Change some of that, and return what holds from now on."""
        values = vars(replace(ServerSettings(), **changed))
        statement = insert(connection, servers).values(guild_id=guild_id, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=[servers.c.guild_id], set_=changed))
        return _load_server(connection, guild_id)


PERSONAL_DATA = PersonalData(own=(users,), of_servers=(servers,))
