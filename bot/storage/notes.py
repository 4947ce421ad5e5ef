"""Notes of the bot about itself: which commands Discord knows, when people could last reach it."""

import sqlalchemy as sa

from bot.storage.dialects import upsert
from bot.storage.tables import notes


def load_note(connection: sa.Connection, key: str) -> str | None:
    """Return the note with this key; None if there is none."""
    return connection.execute(sa.select(notes.c.value).where(notes.c.key == key)).scalar()


def save_note(connection: sa.Connection, key: str, value: str) -> None:
    """Write a note, over the one that has this key."""
    upsert(connection, notes, {"key": key}, {"value": value})


def take_turn(connection: sa.Connection, key: str, pause_ms: int) -> int:
    """Take the turn with this name on PostgreSQL, which one process at a time may, and return 0; or return in how many
    ms that can be: `pause_ms` after the last one. The server's clock counts.
    """
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(key))))
    now_ms = int(connection.execute(sa.select(sa.extract("epoch", sa.func.clock_timestamp()) * 1000)).scalar_one())
    wait_ms = int(load_note(connection, key) or 0) + pause_ms - now_ms
    if wait_ms <= 0:
        save_note(connection, key, str(now_ms))
    return max(0, wait_ms)


def delete_note(connection: sa.Connection, key: str) -> None:
    """Delete the note with this key, if there is one."""
    connection.execute(notes.delete().where(notes.c.key == key))
