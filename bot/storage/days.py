"""The rows of the days: what each brings, what people came to, the messages of servers, and bells."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa

from bot.sessions.days import Result, begin_of
from bot.storage.dialects import insert, upsert
from bot.storage.notes import load_note
from bot.storage.tables import day_bells, day_messages, day_results, days, notes, servers

SECRET_NOTE = "days"
_R = day_results.c
_IS_FINISHED = _R.stars.is_not(None)


def _is_in_time(day: int) -> sa.ColumnElement[bool]:
    """Return the condition that a day was finished while it lasted: on the next one its secret is known."""
    return (_R.day == day) & _IS_FINISHED & (_R.finished_at < begin_of(day + 1))


class DayRow(NamedTuple):
    """What a day brings."""

    day: int
    game: str
    puzzle: str | None
    """JSON; None for a deal."""


@dataclass(frozen=True)
class Played:
    """How far a person is on a day."""

    user_id: int
    day: int
    begun_at: int
    tries: int = 1
    moves: str = "[]"
    """JSON: those of the present try."""
    stars: int | None = None
    """None until it is finished."""
    points: int | None = None
    guild_id: int | None = None
    """The server in which it was finished."""
    finished_at: int | None = None

    @property
    def result(self) -> Result:
        """What it came to."""
        return Result(self.user_id, self.stars or 0, self.points or 0)


class Posted(NamedTuple):
    """The message of a day in a server."""

    channel_id: int
    message_id: int
    language: str
    shown: int
    """How many results it shows."""


# The day


def load_secret(connection: sa.Connection, fresh: str) -> str:
    """Return what all seeds are derived from: at the first time it is this one."""
    statement = insert(connection, notes).values(key=SECRET_NOTE, value=fresh)
    connection.execute(statement.on_conflict_do_nothing())
    return load_note(connection, SECRET_NOTE) or fresh


def load_day(connection: sa.Connection, day: int) -> DayRow | None:
    """Return what a day brings; None if no one asked yet."""
    row = connection.execute(sa.select(days).where(days.c.day == day)).one_or_none()
    return DayRow(row.day, row.game, row.puzzle) if row else None


def make_day(connection: sa.Connection, row: DayRow) -> DayRow:
    """Note what a day brings, unless that is settled."""
    connection.execute(insert(connection, days).values(**row._asdict()).on_conflict_do_nothing())
    return load_day(connection, row.day) or row


# What people come to


def load_played(connection: sa.Connection, user_id: int, day: int) -> Played | None:
    """Return how far a person is on a day; None if they have not begun."""
    query = sa.select(day_results).where((_R.user_id == user_id) & (_R.day == day))
    row = connection.execute(query).mappings().one_or_none()
    return Played(**row) if row else None


def begin(connection: sa.Connection, user_id: int, day: int, now: int, since_begin_ms: int) -> Played:
    """Note that a person begins a day, unless they have; a bell rings at this time from now on."""
    values = vars(Played(user_id, day, now))
    begun = connection.execute(insert(connection, day_results).values(**values).on_conflict_do_nothing())
    if begun.rowcount:
        bell = day_bells.update().where(day_bells.c.user_id == user_id)
        connection.execute(bell.values(at_ms=since_begin_ms, day=day))
    return load_played(connection, user_id, day) or Played(user_id, day, now)


def save(connection: sa.Connection, before: Played, after: Played) -> bool:
    """Save how far a person is now; False if that is not how far they were: another click was faster."""
    this = (_R.user_id == before.user_id) & (_R.day == before.day) & _R.stars.is_(None)
    as_before = this & (_R.tries == before.tries) & (_R.moves == before.moves)
    return bool(connection.execute(day_results.update().where(as_before).values(**vars(after))).rowcount)


def load_days_of(connection: sa.Connection, user_id: int) -> dict[int, int]:
    """Return the stars of each day in which a person took part."""
    query = sa.select(_R.day, _R.stars).where((_R.user_id == user_id) & _IS_FINISHED)
    return {row.day: row.stars for row in connection.execute(query)}


def load_days_of_server(connection: sa.Connection, guild_id: int) -> dict[int, int]:
    """Return how many took part in each day in a server."""
    query = sa.select(_R.day, sa.func.count()).where((_R.guild_id == guild_id) & _IS_FINISHED).group_by(_R.day)
    return {day: many for day, many in connection.execute(query)}


def load_results(connection: sa.Connection, guild_id: int, day: int) -> list[Result]:
    """Return what people in a server came to, those first who finished first."""
    query = sa.select(_R.user_id, _R.stars, _R.points).where((_R.guild_id == guild_id) & _is_in_time(day))
    rows = connection.execute(query.order_by(_R.finished_at, _R.user_id))
    return [Result(row.user_id, row.stars, row.points or 0) for row in rows]


def count_others(connection: sa.Connection, own: Result, day: int) -> tuple[int, int]:
    """Return how many others in the world finished a day, and how many of them one was ahead of."""
    points = sa.func.coalesce(_R.points, 0)
    is_behind = (_R.stars < own.stars) | ((_R.stars == own.stars) & (points < own.points))
    behind = sa.func.count(sa.case((is_behind, 1)))
    query = sa.select(sa.func.count(), behind).where(_is_in_time(day) & (_R.user_id != own.user_id))
    others, fewer = connection.execute(query).one()
    return others, fewer


def load_best(connection: sa.Connection, day: int) -> Played | None:
    """Return the best that anyone came to on a day; of equal ones the first; None if no one won anything."""
    best = sa.select(day_results).where(_is_in_time(day) & (_R.stars > 0))
    best = best.order_by(_R.stars.desc(), _R.points.desc(), _R.finished_at, _R.user_id).limit(1)
    row = connection.execute(best).mappings().one_or_none()
    return Played(**row) if row else None


# Messages in servers


def load_message(connection: sa.Connection, guild_id: int, day: int) -> Posted | None:
    """Return the message of a day in a server; None if there is none yet."""
    this = (day_messages.c.guild_id == guild_id) & (day_messages.c.day == day)
    row = connection.execute(sa.select(day_messages).where(this)).one_or_none()
    return Posted(row.channel_id, row.message_id, row.language, row.shown) if row else None


def save_message(connection: sa.Connection, guild_id: int, day: int, posted: Posted) -> None:
    """Note where the message of a day is, and what it shows."""
    upsert(connection, day_messages, {"guild_id": guild_id, "day": day}, posted._asdict())


def list_behind(connection: sa.Connection, day: int) -> list[int]:
    """Return the servers whose message of a day does not show all results, or is not there."""
    shown, is_this = sa.func.coalesce(sa.func.max(day_messages.c.shown), 0), day_messages.c.day == day
    query = (
        sa.select(_R.guild_id)
        .join(servers, servers.c.guild_id == _R.guild_id)
        .outerjoin(day_messages, (day_messages.c.guild_id == _R.guild_id) & is_this)
        .where((_R.day == day) & _IS_FINISHED & servers.c.day_channel.is_not(None))
        .group_by(_R.guild_id)
        .having(sa.func.count() > shown)
    )
    return list(connection.execute(query).scalars())


# Bells


def has_bell(connection: sa.Connection, user_id: int) -> bool:
    """Return whether a person wants to hear of each day."""
    return connection.execute(sa.select(day_bells.c.user_id).where(day_bells.c.user_id == user_id)).first() is not None


def set_bell(connection: sa.Connection, user_id: int, language: str, at_ms: int, day: int) -> None:
    """Let a bell ring from the next day on, at this time of the day."""
    upsert(connection, day_bells, {"user_id": user_id}, {"language": language, "at_ms": at_ms, "day": day})


def delete_bell(connection: sa.Connection, user_id: int) -> None:
    """Let it ring no more."""
    connection.execute(day_bells.delete().where(day_bells.c.user_id == user_id))


def list_due_bells(connection: sa.Connection, day: int, now_ms: int, since: int, most: int) -> dict[int, str]:
    """Return who is to hear of this day now, and their language: people who have not begun it, and took part in
    another since that day.
    """
    lately = sa.exists().where((_R.user_id == day_bells.c.user_id) & (_R.day >= since) & _IS_FINISHED)
    begun = sa.exists().where((_R.user_id == day_bells.c.user_id) & (_R.day == day))
    is_due = (day_bells.c.day < day) & (day_bells.c.at_ms <= now_ms) & lately & ~begun
    query = sa.select(day_bells.c.user_id, day_bells.c.language).where(is_due).order_by(day_bells.c.at_ms).limit(most)
    return {row.user_id: row.language for row in connection.execute(query)}


def note_rung(connection: sa.Connection, user_ids: Collection[int], day: int) -> None:
    """Note that these people have heard of a day."""
    connection.execute(day_bells.update().where(day_bells.c.user_id.in_(user_ids)).values(day=day))
