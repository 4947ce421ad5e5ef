"""The rows of bells."""

from typing import Any

import sqlalchemy as sa

from bot.sessions.bells import Bell, RingsWhen, has_rung, whom_to_call
from bot.sessions.session import Session
from bot.storage.dialects import upsert
from bot.storage.notes import load_note, save_note
from bot.storage.tables import bells, games, seats

DMS_NOTE = "bell messages"
"""When bells were sent by direct message lately, in ms."""
DMS_MOST, DMS_MS = 60, 2 * 3_600_000
"""So many of the whole bot in that time: Discord takes a bot that writes to many for spam."""

_IS_ACTIVE = games.c.status < sa.literal_column("2")


def set_bell(
    connection: sa.Connection, user_id: int, guild_id: int, game: str, rings_when: RingsWhen, until: int | None
) -> None:
    """Write a bell, over the one that this person has for this game."""
    values = {"rings_when": rings_when, "until": until, "quiet_until": None}
    upsert(connection, bells, {"user_id": user_id, "guild_id": guild_id, "game": game}, values)


def delete_bells(connection: sa.Connection, user_id: int, guild_id: int, game: str | None = None) -> int:
    """Delete the bells of a person in a server, or the one for a game; return how many there were."""
    is_theirs = (bells.c.user_id == user_id) & (bells.c.guild_id == guild_id)
    return connection.execute(bells.delete().where(is_theirs & (bells.c.game == game if game else sa.true()))).rowcount


def be_quiet(connection: sa.Connection, user_id: int, guild_id: int, until: int) -> int:
    """Let no bell of a person in a server ring until then; return how many there are."""
    is_theirs = (bells.c.user_id == user_id) & (bells.c.guild_id == guild_id)
    return connection.execute(bells.update().where(is_theirs).values(quiet_until=until)).rowcount


def load_bell(connection: sa.Connection, user_id: int, guild_id: int, game: str) -> Bell | None:
    """Return the bell of a person for a game in a server."""
    is_it = (bells.c.user_id == user_id) & (bells.c.guild_id == guild_id) & (bells.c.game == game)
    row = connection.execute(sa.select(bells).where(is_it)).first()
    return _bell(row) if row else None


def list_bells(connection: sa.Connection, guild_id: int, game: str) -> list[Bell]:
    """Return all bells for a game in a server."""
    at_tables = sa.select(seats.c.user_id).join(games).where(games.c.guild_id == guild_id, _IS_ACTIVE)
    at_tables = at_tables.where(seats.c.gone == 0, seats.c.user_id.is_not(None))
    query = sa.select(bells, bells.c.user_id.in_(at_tables).label("is_busy"))
    found = connection.execute(query.where(bells.c.guild_id == guild_id, bells.c.game == game))
    return [_bell(row, is_busy=bool(row.is_busy)) for row in found]


def ring(connection: sa.Connection, session: Session, when: RingsWhen, now_ms: int) -> list[int]:
    """Note whom a lobby calls now, and return them: none if it has called already, or is no lobby any more."""
    is_it = (games.c.id == session.id) & (games.c.seq == session.seq)
    if connection.execute(sa.select(games.c.id).where(is_it).with_for_update()).first() is None:
        return []  # it has changed; two processes come here one after the other
    found = list_bells(connection, session.where.guild_id, session.game)
    called = [] if has_rung(found, session, when) else whom_to_call(found, session, when, now_ms)
    noted = bells.update().where(bells.c.user_id.in_(called)).values(called_at=now_ms, called_for=session.id)
    if called:
        connection.execute(noted)
    return called


def may_write_directly(connection: sa.Connection, now_ms: int) -> bool:
    """Return whether one more person may be called by direct message, and count that."""
    if connection.dialect.name == "postgresql":  # one process at a time
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(DMS_NOTE))))
    noted = map(int, filter(None, (load_note(connection, DMS_NOTE) or "").split(",")))
    sent = [at for at in noted if at > now_ms - DMS_MS]
    if len(sent) >= DMS_MOST:
        return False
    save_note(connection, DMS_NOTE, ",".join(map(str, (*sent, now_ms))))
    return True


def _bell(row: sa.Row[Any], *, is_busy: bool = False) -> Bell:
    return Bell(row.user_id, row.rings_when, row.until, row.quiet_until, row.called_at, row.called_for, is_busy)
