"""The columns that the clock looks at, and the notes of when people could last reach the bot."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from bot.storage.database import delete_note, is_in, save_note
from bot.storage.shards import ALL, Shards
from bot.storage.tables import games, notes

MOST_DUE = 100
"""How many sessions the clock looks at in one go; it comes again at once for the others."""
ALIVE_NOTE = "alive"
"""When people could last reach the bot: one note for each shard, where there are several."""


@dataclass(frozen=True)
class Timed:
    """A hook: deadlines of a feature, which pass with those of sessions and are put off with them."""

    pass_time: Callable[[], Awaitable[None]]
    """Does what is due."""
    next_wake: Callable[[sa.Connection, Shards], int | None]
    """Returns when something in the servers of these shards is due next."""
    put_off: Callable[[sa.Connection, Shards, int], None]
    """Makes everything in the servers of these shards due so many ms later."""


def list_due(connection: sa.Connection, now: int, shards: Shards = ALL) -> list[int]:
    """Return the sessions of these shards that the clock has to look at, the most overdue first."""
    is_due = (games.c.wake_at <= now) & is_in(shards, games.c.guild_id)
    query = sa.select(games.c.id).where(is_due).order_by(games.c.wake_at).limit(MOST_DUE)
    return list(connection.execute(query).scalars())


def next_wake(connection: sa.Connection, shards: Shards = ALL, others: Sequence[Timed] = ()) -> int | None:
    """Return when the clock has to look at a session of these shards, or at one of the others, next."""
    own = connection.execute(sa.select(sa.func.min(games.c.wake_at)).where(_has_deadline(shards))).scalar()
    wakes = (own, *(other.next_wake(connection, shards) for other in others))
    return min((at for at in wakes if at is not None), default=None)


def snooze(connection: sa.Connection, session_id: int, until: int) -> None:
    """Let the clock look at this session later."""
    connection.execute(
        games.update().where((games.c.id == session_id) & games.c.wake_at.is_not(None)).values(wake_at=until)
    )


def note_alive(connection: sa.Connection, now: int, shards: Shards = ALL, others: Sequence[Timed] = ()) -> bool:
    """Note the time and return True while anything in these shards has a deadline; else delete the notes."""
    has_deadline = next_wake(connection, shards, others) is not None
    for key in _keys(shards):
        if has_deadline:
            save_note(connection, key, str(now))
        else:
            delete_note(connection, key)
    return has_deadline


def forgive_outage(
    connection: sa.Connection, longer_than: int, now: int, shards: Shards = ALL, others: Sequence[Timed] = ()
) -> bool:
    """Put off all deadlines of these shards by the time in which people could not reach the bot, and mark their boards
    as out of date; return whether any was, for an outage of more than `longer_than` ms.

    The outage is over by that: each is forgiven once, whatever happens afterwards and whichever process looks.
    """
    is_late = False
    for shard, alive_ms in _last_alive(connection, shards).items():
        one, outage_ms = Shards(shards.count, frozenset({shard})), now - alive_ms
        save_note(connection, _key(shard, shards.count), str(now))
        if outage_ms > longer_than:
            later = {"due_at": games.c.due_at + outage_ms, "wake_at": games.c.wake_at + outage_ms}
            behind = {"shown_seq": games.c.seq - 1}
            changed = connection.execute(games.update().where(_has_deadline(one)).values(later | behind))
            is_late |= changed.rowcount > 0
            ends = games.update().where(games.c.ends_at.is_not(None), _has_deadline(one))
            connection.execute(ends.values(ends_at=games.c.ends_at + outage_ms))
            for other in others:
                other.put_off(connection, one, outage_ms)
    return is_late


def _last_alive(connection: sa.Connection, shards: Shards) -> dict[int, int]:
    """Return when people could last reach each of these shards, of those with deadlines, and keep others from changing
    that until the end of the transaction.

    After the number of shards has changed, the newest note of the old ones stands for all new ones.
    """
    every = Shards.all_of(shards.count)
    found = sa.select(notes).where(notes.c.key.startswith(ALIVE_NOTE)).order_by(notes.c.key).with_for_update()
    known = {row.key: int(row.value) for row in connection.execute(found)}
    if old := known.keys() - {*_keys(every)}:
        newest = max(known[key] for key in old)
        for key in _keys(every):
            save_note(connection, key, str(known.setdefault(key, newest)))
        connection.execute(notes.delete().where(notes.c.key.in_(old)))
    return {shard: known[key] for shard in sorted(shards.ids) if (key := _key(shard, shards.count)) in known}


def _has_deadline(shards: Shards) -> sa.ColumnElement[bool]:
    return games.c.wake_at.is_not(None) & is_in(shards, games.c.guild_id)


def _keys(shards: Shards) -> list[str]:
    return sorted(_key(shard, shards.count) for shard in shards.ids)  # in one order, so that no two wait for each other


def _key(shard: int, count: int) -> str:
    return f"{ALIVE_NOTE} {shard} of {count}" if count > 1 else ALIVE_NOTE
