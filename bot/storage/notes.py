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


def delete_note(connection: sa.Connection, key: str) -> None:
    """Delete the note with this key, if there is one."""
    connection.execute(notes.delete().where(notes.c.key == key))
