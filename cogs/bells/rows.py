"""Who wants to be called when a table opens, and who was called lately."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from bot.sessions.session import Session
from bot.storage.database import Database, Store, reading, upsert, writing
from bot.storage.personal_data import Exported, PersonalData, Row, date_of, owned
from bot.storage.tables import BigInt, Text, games, seats, table
from bot.table.service.rows import IS_ACTIVE
from cogs.bells.bell import REST_MS, TODAY_MS, Bell, RingsWhen, has_answered, has_rung, whom_to_call

bells = table(
    "bells",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("game", Text, primary_key=True, comment="the game's key"),
    sa.Column("rings_when", Text, nullable=False, comment="opens, or missing: one person is"),
    sa.Column("until", BigInt, comment="none for always"),
    sa.Column("quiet_until", BigInt, comment="the person does not want to be called until then"),
    sa.Column("called_at", BigInt, comment="when the person was called last, by any bell"),
    sa.Column("called_for", BigInt, comment="the lobby for which"),
    sa.Index("ix_bells_guild", "guild_id", "game"),
)


class BellRows(Store):
    """Reads and keeps bells."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        super().__init__(database)
        self._now = now

    @reading
    def load(self, connection: sa.Connection, user_id: int, guild_id: int, game: str) -> Bell | None:
        """Return the bell of a person for a game in a server, if it can ring."""
        is_it = _is_of(user_id, guild_id) & (bells.c.game == game)
        row = connection.execute(sa.select(bells).where(is_it)).first()
        return _bell(row) if row and (row.until or self._now()) >= self._now() else None

    @writing
    def set(
        self, connection: sa.Connection, user_id: int, guild_id: int, game: str, when: RingsWhen, *, only_today: bool
    ) -> None:
        """Hang up a bell, in the place of the one that this person has for this game."""
        until = self._now() + TODAY_MS if only_today else None
        values = {"rings_when": when, "until": until, "quiet_until": None}
        upsert(connection, bells, {"user_id": user_id, "guild_id": guild_id, "game": game}, values)

    @writing
    def remove(self, connection: sa.Connection, user_id: int, guild_id: int, game: str | None = None) -> bool:
        """Take away the bell for a game, or all in a server; return whether there was any."""
        is_it = _is_of(user_id, guild_id) & (bells.c.game == game if game else sa.true())
        return connection.execute(bells.delete().where(is_it)).rowcount > 0

    @writing
    def be_quiet(self, connection: sa.Connection, user_id: int, guild_id: int) -> bool:
        """Let no bell of a person ring in a server today; return whether there is any."""
        quiet = bells.update().where(_is_of(user_id, guild_id)).values(quiet_until=self._now() + TODAY_MS)
        return connection.execute(quiet).rowcount > 0

    @writing
    def note_called(self, connection: sa.Connection, session: Session, when: RingsWhen) -> list[int]:
        """Note whom a lobby calls now, and return them: none if it has called already, or is no lobby any more."""
        is_it = (games.c.id == session.id) & (games.c.seq == session.seq)
        if connection.execute(sa.select(games.c.id).where(is_it).with_for_update()).first() is None:
            return []  # it has changed; two processes come here one after the other
        now = self._now()
        found = list_bells(connection, session, now)
        called = [] if has_rung(found, session, when) else whom_to_call(found, session, when, now)
        noted = bells.update().where(bells.c.user_id.in_(called)).values(called_at=now, called_for=session.id)
        if called:
            connection.execute(noted)
        return called

    @reading
    def list_waiting(self, connection: sa.Connection, session: Session) -> list[Bell]:
        """Return the bells of those whom a lobby called and who have not answered."""
        now = self._now()
        found = list_bells(connection, session, now)
        return [bell for bell in found if bell.called_for == session.id and not has_answered(bell, session, now)]


def list_bells(connection: sa.Connection, session: Session, now_ms: int) -> list[Bell]:
    """Return all bells for the game of a lobby in its server."""
    guild_id, game = session.where.guild_id, session.game
    ended = (games.c.status == sa.literal_column("2")) & (games.c.finished_at > now_ms - REST_MS)
    was_here = (games.c.channel_id == session.where.channel_id) & (games.c.game == game) & ended
    at_tables = sa.select(seats.c.user_id).join(games).where(games.c.guild_id == guild_id, IS_ACTIVE | was_here)
    at_tables = at_tables.where(seats.c.gone == 0, seats.c.user_id.is_not(None))
    query = sa.select(bells, bells.c.user_id.in_(at_tables).label("is_busy"))
    found = connection.execute(query.where(bells.c.guild_id == guild_id, bells.c.game == game))
    return [_bell(row, is_busy=bool(row.is_busy)) for row in found]


def _is_of(user_id: int, guild_id: int) -> sa.ColumnElement[bool]:
    return (bells.c.user_id == user_id) & (bells.c.guild_id == guild_id)


def _bell(row: sa.Row[Any], *, is_busy: bool = False) -> Bell:
    return Bell(row.user_id, row.rings_when, row.until, row.quiet_until, row.called_at, row.called_for, is_busy)


def _exported(row: Row) -> dict[str, Any]:
    return {
        "server": {"id": str(row["guild_id"])},
        "game": row["game"],
        "rings_when": row["rings_when"],
        "until": date_of(row["until"]),
        "quiet_until": date_of(row["quiet_until"]),
        "last_call": date_of(row["called_at"]),
        "called_to_table": row["called_for"],
    }


def _expire(connection: sa.Connection, now_ms: int) -> None:
    connection.execute(bells.delete().where(bells.c.until < now_ms))


PERSONAL_DATA = PersonalData(
    own=(bells,),
    exported=(Exported("bells", "settings", owned(bells), _exported),),
    of_servers=(bells,),
    expire=_expire,
)
