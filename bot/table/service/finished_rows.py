"""The rows of games that are finished, and of those who sat at them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.sessions.session import Seated
from bot.storage.tables import games, seats

# The number is written out, as in the partial indexes: see rows.py.
IS_FINISHED = games.c.status == sa.literal_column("2")


def seated_of(row: sa.Row[Any]) -> Seated:
    """Return what decides whether a game counts."""
    facts = (row.seat, row.user_id, row.name, row.computer, row.gone, row.missed)
    return Seated(*facts, joined_late=row.joined_late, rank=row.rank)


def seats_of(connection: sa.Connection, ids: Sequence[int]) -> dict[int, list[sa.Row[Any]]]:
    """Return the rows of the seats of these games, in seat order."""
    rows = connection.execute(sa.select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat))
    found: dict[int, list[sa.Row[Any]]] = {game_id: [] for game_id in ids}
    return found | {game_id: list(group) for game_id, group in groupby(rows, key=lambda row: row.game_id)}
