"""Evenings: planned, or going on; and what was played in them."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.storage.database import Store, insert, is_in, reading, writing
from bot.storage.personal_data import Exported, NameFor, PersonalData, Row, date_of, server_of
from bot.storage.shards import Shards
from bot.storage.tables import BigInt, Listed, Text, games, table
from bot.table.service.finished_rows import IS_FINISHED, seats_of
from bot.table.service.win_rows import NEWEST_END
from cogs.evenings.evening import Evening, Placed, Played

evenings = table(
    "evenings",
    sa.Column("event_id", BigInt, primary_key=True, autoincrement=False, comment="in Discord"),
    sa.Column("guild_id", BigInt, nullable=False),
    sa.Column("channel_id", BigInt, nullable=False, comment="where the tables are opened"),
    sa.Column("host_id", BigInt, nullable=False),
    sa.Column("games", Listed, nullable=False, comment="the games' keys, comma separated"),
    sa.Column("language", Text, nullable=False),
    sa.Column("opened_at", BigInt, comment="none before it begins"),
)


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
    def events_of_shards(self, connection: sa.Connection, shards: Shards) -> list[int]:
        """Return the events of these shards that have evenings."""
        query = sa.select(evenings.c.event_id).where(is_in(shards, evenings.c.guild_id))
        return list(connection.execute(query).scalars())

    @writing
    def note_opened(self, connection: sa.Connection, event_id: int, now_ms: int) -> None:
        """Note that the tables of an evening are open."""
        connection.execute(evenings.update().where(evenings.c.event_id == event_id).values(opened_at=now_ms))

    @reading
    def played(self, connection: sa.Connection, evening: Evening) -> list[Played]:
        """Return the games that have ended in the channel of an evening since it began, the oldest first."""
        here = (games.c.guild_id == evening.guild_id) & (games.c.channel_id == evening.channel_id)
        ended = IS_FINISHED & (games.c.finished_at >= (evening.opened_at or 0))
        query = sa.select(games.c.id, games.c.game).where(here & ended).order_by(*NEWEST_END)
        found = connection.execute(query).all()[::-1]
        seated = seats_of(connection, [row.id for row in found])
        return [Played(row.game, _placed(seated[row.id])) for row in found]

    @writing
    def delete(self, connection: sa.Connection, event_id: int) -> None:
        """Delete an evening that is over, or cancelled."""
        connection.execute(evenings.delete().where(evenings.c.event_id == event_id))


def _placed(seated: Sequence[sa.Row[Any]]) -> tuple[Placed, ...]:
    """Return the players of a game that has ended, the best first, as its board says it: those who left, too."""
    placed = [Placed(row.name, row.score or 0, (row.rank or 0) + (row.others_ahead or 0)) for row in seated]
    return tuple(sorted(placed, key=lambda one: one.rank))


# About people and servers


def _exported(row: Row) -> dict[str, Any]:
    where = {"server": server_of(row), "channel": {"id": str(row["channel_id"])}}
    facts = {"event": str(row["event_id"]), "games": list(row["games"])}
    return where | facts | {"language": row["language"], "opened": date_of(row["opened_at"])}


def _planned_by(user_id: int) -> sa.Select[Any]:
    return sa.select(evenings).where(evenings.c.host_id == user_id)


def _forget(connection: sa.Connection, user_id: int, _stand_in: int, _name_for: NameFor) -> None:
    connection.execute(evenings.delete().where(evenings.c.host_id == user_id))


PERSONAL_DATA = PersonalData(
    exported=(Exported("evenings", "events", _planned_by, _exported),), of_servers=(evenings,), forget=_forget
)
