"""What the bot notes of itself: which commands Discord knows, when it was last alive."""

import sqlalchemy as sa

from bot.storage.dialects import insert
from bot.storage.tables import notes


def load_note(connection: sa.Connection, key: str) -> str | None:
    """Return what was noted under this key."""
    return connection.execute(sa.select(notes.c.value).where(notes.c.key == key)).scalar()


def save_note(connection: sa.Connection, key: str, value: str) -> None:
    """Note something of the bot's own."""
    statement = insert(connection, notes).values(key=key, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=[notes.c.key], set_={"value": value}))


def delete_note(connection: sa.Connection, key: str) -> None:
    """Remove what was noted under this key."""
    connection.execute(notes.delete().where(notes.c.key == key))
