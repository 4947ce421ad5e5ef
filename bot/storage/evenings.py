"""The rows of evenings that are planned, or going on."""

import sqlalchemy as sa

from bot.sessions.evenings import Evening
from bot.sessions.shards import Shards
from bot.storage.dialects import insert, is_in
from bot.storage.tables import evenings


def save(connection: sa.Connection, evening: Evening) -> bool:
    """Write an evening, over what was planned for this event before; False for one that goes on: it stays as it is."""
    values = vars(evening)
    statement = insert(connection, evenings).values(values)
    is_planned = evenings.c.opened_at.is_(None)
    over = statement.on_conflict_do_update(index_elements=[evenings.c.event_id], set_=values, where=is_planned)
    return connection.execute(over).rowcount == 1


def load(connection: sa.Connection, event_id: int) -> Evening | None:
    """Return the evening of an event; None if there is none."""
    row = connection.execute(sa.select(evenings).where(evenings.c.event_id == event_id)).mappings().first()
    return Evening(**row) if row else None


def list_ids(connection: sa.Connection, shards: Shards) -> list[int]:
    """Return the events of these shards that have evenings."""
    query = sa.select(evenings.c.event_id).where(is_in(shards, evenings.c.guild_id))
    return list(connection.execute(query).scalars())


def note_opened(connection: sa.Connection, event_id: int, now_ms: int) -> None:
    """Note that the tables of an evening are open."""
    connection.execute(evenings.update().where(evenings.c.event_id == event_id).values(opened_at=now_ms))


def delete(connection: sa.Connection, event_id: int) -> None:
    """Delete an evening that is over, or cancelled."""
    connection.execute(evenings.delete().where(evenings.c.event_id == event_id))
