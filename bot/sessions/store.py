"""The only SQL: plain functions over a connection, the same statements for SQLite and PostgreSQL."""

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from bot.game import Seat
from bot.sessions.session import Place, Seated, Session, Status
from bot.sessions.tables import games, moves, notes, seats, users

# The number is written out, as in the partial indexes: for a parameter PostgreSQL does not use them from the sixth time on, nor know the ON CONFLICT.
_IS_ACTIVE = games.c.status < sa.literal_column("2")


@dataclass(frozen=True)
class Logged:
    """A move as the log keeps it."""

    seat: Seat
    by_bot: bool
    move: bytes
    events: bytes


@dataclass(frozen=True)
class Wishes:
    """How a person likes to be served."""

    language: str
    hands_by_dm: bool


def create(connection: sa.Connection, session: Session) -> int | None:
    """Insert a new session with its seats; None if its channel has an active one of this game already."""
    values = _columns(session) | {
        "guild_id": session.where.guild_id,
        "channel_id": session.where.channel_id,
        "game": session.game,
        "rules_version": session.rules_version,
        "language": session.language,
        "secret": session.secret,
        "created_at": session.updated_at,
        "shown_seq": session.shown_seq,
    }
    if load_active(connection, session.where.channel_id, session.game):
        return None  # asked first, since SQLite counts ids up even for a row that it then refuses
    active = {"index_elements": [games.c.channel_id, games.c.game], "index_where": _IS_ACTIVE}
    statement = _insert(connection, games).values(values).on_conflict_do_nothing(**active).returning(games.c.id)
    session_id = connection.execute(statement).scalar()
    if session_id is not None:
        _write_seats(connection, session_id, session.seats)
    return session_id


def save(connection: sa.Connection, before: Session, after: Session, log: tuple[Logged, ...]) -> bool:
    """Write what changed, with the moves that changed it; False if somebody else changed the session first."""
    same = (games.c.id == before.id) & (games.c.seq == before.seq) & _IS_ACTIVE
    if connection.execute(games.update().where(same).values(_columns(after))).rowcount != 1:
        return False
    if before.status == Status.LOBBY and before.seats != after.seats:
        connection.execute(seats.delete().where(seats.c.game_id == before.id))
        _write_seats(connection, before.id, after.seats)
    else:
        for old, new in zip(before.seats, after.seats, strict=True):
            if old != new:
                changed = {"away": int(new.away), "mark": int(new.mark), "place": new.place, "score": new.score}
                connection.execute(seats.update().where(_is_seat(before.id, new.seat)).values(changed))
    if log:
        rows = [
            {
                "game_id": before.id,
                "seq": before.seq + n,
                "seat": m.seat,
                "by_bot": int(m.by_bot),
                "at": after.updated_at,
                "move": m.move,
                "events": m.events,
            }
            for n, m in enumerate(log, start=1)
        ]
        connection.execute(moves.insert(), rows)
    return True


def load(connection: sa.Connection, session_id: int) -> Session | None:
    """Return the session; None if there never was one."""
    return _session(connection, games.c.id == session_id)


def load_for(connection: sa.Connection, session_id: int, user_id: int) -> tuple[Session | None, Wishes | None]:
    """Return the session, and the wishes of one person."""
    return load(connection, session_id), load_wishes(connection, [user_id]).get(user_id)


def load_active(connection: sa.Connection, channel_id: int, game: str) -> Session | None:
    """Return the lobby or running game of this channel; None if nobody plays there."""
    return _session(connection, (games.c.channel_id == channel_id) & (games.c.game == game) & _IS_ACTIVE)


def load_log(connection: sa.Connection, session_id: int) -> tuple[Logged, ...]:
    """Return all moves of a session, in order."""
    rows = connection.execute(sa.select(moves).where(moves.c.game_id == session_id).order_by(moves.c.seq))
    return tuple(Logged(row.seat, bool(row.by_bot), row.move, row.events) for row in rows)


def list_unshown(connection: sa.Connection) -> list[int]:
    """Return the sessions whose board in Discord is behind."""
    return list(connection.execute(sa.select(games.c.id).where(games.c.shown_seq < games.c.seq).order_by(games.c.id)).scalars())


def list_active_in(connection: sa.Connection, channel_id: int) -> list[int]:
    """Return the active sessions of a channel."""
    query = sa.select(games.c.id).where((games.c.channel_id == channel_id) & _IS_ACTIVE)
    return list(connection.execute(query).scalars())


def mark_shown(connection: sa.Connection, session_id: int, seq: int, message_id: int | None) -> None:
    """Note that this message shows the session as of this change."""
    connection.execute(games.update().where((games.c.id == session_id) & (games.c.shown_seq <= seq)).values(shown_seq=seq, message_id=message_id))


def set_dm(connection: sa.Connection, session_id: int, seat: Seat, dm: tuple[int, int]) -> None:
    """Note which direct message (channel, message) holds the hand of this seat."""
    values = {"dm_channel_id": dm[0], "dm_message_id": dm[1]}
    connection.execute(seats.update().where(_is_seat(session_id, seat)).values(values))


def set_ping(connection: sa.Connection, session_id: int, ping: tuple[int, int] | None) -> None:
    """Note the message that calls whoever is in turn, and its step."""
    message_id, step = ping or (None, None)
    connection.execute(games.update().where(games.c.id == session_id).values(ping_message_id=message_id, ping_step=step))


def load_wishes(connection: sa.Connection, user_ids: list[int]) -> dict[int, Wishes]:
    """Return the wishes of those people who have told any."""
    rows = connection.execute(sa.select(users).where(users.c.user_id.in_(user_ids)))
    return {row.user_id: Wishes(row.language, bool(row.hands_by_dm)) for row in rows}


def save_wishes(connection: sa.Connection, user_id: int, wishes: Wishes) -> None:
    """Remember how this person likes to be served."""
    values = {"language": wishes.language, "hands_by_dm": int(wishes.hands_by_dm)}
    statement = _insert(connection, users).values(user_id=user_id, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=[users.c.user_id], set_=values))


def load_note(connection: sa.Connection, key: str) -> str | None:
    """Return what was noted under this key."""
    return connection.execute(sa.select(notes.c.value).where(notes.c.key == key)).scalar()


def save_note(connection: sa.Connection, key: str, value: str) -> None:
    """Note something of the bot's own."""
    statement = _insert(connection, notes).values(key=key, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=[notes.c.key], set_={"value": value}))


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Both dialects speak ON CONFLICT, each through an insert of its own."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def _is_seat(session_id: int, seat: Seat) -> sa.ColumnElement[bool]:
    return (seats.c.game_id == session_id) & (seats.c.seat == seat)


def _columns(session: Session) -> dict[str, Any]:
    """Return the columns that change during a session."""
    return {
        "options": json.dumps(dict(session.options)),
        "joins": ",".join(map(str, session.joins)),
        "draws": session.draws,
        "status": int(session.status),
        "seq": session.seq,
        "step": session.step,
        "updated_at": session.updated_at,
        "finished_at": None if session.status.is_active else session.updated_at,
        "state": session.state,
    }


def _write_seats(connection: sa.Connection, session_id: int, seated: tuple[Seated, ...]) -> None:
    rows = [{"game_id": session_id, "seat": s.seat, "user_id": s.user_id, "name": s.name, "away": int(s.away), "mark": int(s.mark)} for s in seated]
    if rows:
        connection.execute(seats.insert(), rows)


def _session(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Session | None:
    game = connection.execute(sa.select(games).where(which)).first()
    if game is None:
        return None
    rows = connection.execute(sa.select(seats).where(seats.c.game_id == game.id).order_by(seats.c.seat))
    return Session(
        id=game.id,
        where=Place(game.guild_id, game.channel_id),
        message_id=game.message_id,
        game=game.game,
        rules_version=game.rules_version,
        options=json.loads(game.options),
        language=game.language,
        secret=game.secret,
        joins=tuple(map(int, game.joins.split(","))),
        draws=game.draws,
        status=Status(game.status),
        seq=game.seq,
        step=game.step,
        shown_seq=game.shown_seq,
        updated_at=game.updated_at,
        state=game.state,
        seats=tuple(_seated(row) for row in rows),
        ping=(game.ping_message_id, game.ping_step) if game.ping_message_id else None,
    )


def _seated(row: sa.Row[Any]) -> Seated:
    dm = (row.dm_channel_id, row.dm_message_id) if row.dm_message_id else None
    return Seated(row.seat, row.user_id, row.name, bool(row.away), bool(row.mark), dm, row.place, row.score)
