"""Evenings that hosts planned, or that are going on."""

import sqlalchemy as sa

from bot.sessions.evenings import Evening
from bot.sessions.shards import Shards
from bot.storage.dialects import insert, is_in
from bot.storage.store import Store, reading, writing
from bot.storage.tables import evenings


class EveningStore(Store):
    """Reads and keeps evenings."""

    @writing
    def save(self, connection: sa.Connection, evening: Evening) -> bool:
        """Write an evening, over what was planned for its event before; False for one that goes on: it stays."""
        values = vars(evening)
        statement = insert(connection, evenings).values(values)
        is_planned = evenings.c.opened_at.is_(None)
        over = statement.on_conflict_do_update(index_elements=[evenings.c.event_id], set_=values, where=is_planned)
        return connection.execute(over).rowcount == 1

    @reading
    def load(self, connection: sa.Connection, event_id: int) -> Evening | None:
        """Return the evening of an event; None if there is none."""
        row = connection.execute(sa.select(evenings).where(evenings.c.event_id == event_id)).mappings().first()
        return Evening(**row) if row else None

    @reading
    def of_shards(self, connection: sa.Connection, shards: Shards) -> list[int]:
        """Return the events of these shards that have evenings."""
        query = sa.select(evenings.c.event_id).where(is_in(shards, evenings.c.guild_id))
        return list(connection.execute(query).scalars())

    @writing
    def note_opened(self, connection: sa.Connection, event_id: int, now_ms: int) -> None:
        """Note that the tables of an evening are open."""
        connection.execute(evenings.update().where(evenings.c.event_id == event_id).values(opened_at=now_ms))

    @writing
    def delete(self, connection: sa.Connection, event_id: int) -> None:
        """Delete an evening that is over, or cancelled."""
        connection.execute(evenings.delete().where(evenings.c.event_id == event_id))
