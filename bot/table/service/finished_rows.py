"""The rows of games that are finished, and of those who sat at them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.sessions.results import SeatResult
from bot.sessions.session import Seated, Session
from bot.storage.tables import games, seats

# The number is written out, as in the partial indexes: see rows.py.
IS_FINISHED = games.c.status == sa.literal_column("2")


@dataclass(frozen=True)
class Finishing:
    """A hook: what a feature keeps of a game that ends."""

    write: Callable[[sa.Connection, Session], None]
    """Writes it, in the transaction that ends the game."""


def finish(
    connection: sa.Connection, session: Session, results: Sequence[SeatResult], finishing: Sequence[Finishing]
) -> None:
    """Write the results of a game that ends, and what features keep of it: the games of a server end one by one."""
    _wait_for_others(connection, session.where.guild_id)
    _put_last(connection, session)
    for seat, result in enumerate(results):
        is_seat = (seats.c.game_id == session.id) & (seats.c.seat == seat)
        found = {"traits": json.dumps(dict(result.traits)), "others_ahead": result.others_ahead}
        connection.execute(seats.update().where(is_seat).values(best_round=result.best_round, **found))
    for hook in finishing:
        hook.write(connection, session)


def _wait_for_others(connection: sa.Connection, guild_id: int) -> None:
    """Let no other transaction end games of this server until this one ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))


def _put_last(connection: sa.Connection, session: Session) -> None:
    """Let the game end later than all others of its server: what features keep of them follows in that order.

    The clock may be behind that of the process which saved the last one.
    """
    others = (games.c.guild_id == session.where.guild_id) & IS_FINISHED & (games.c.id != session.id)
    ends = sa.select(games.c.finished_at).where(others).order_by(games.c.finished_at.desc())
    last = connection.execute(ends.limit(1)).scalar()
    if last is not None and last >= session.updated_at:
        connection.execute(games.update().where(games.c.id == session.id).values(finished_at=last + 1))


def seated_of(row: sa.Row[Any]) -> Seated:
    """Return what decides whether a game counts."""
    facts = (row.seat, row.user_id, row.name, row.computer, row.gone, row.missed)
    return Seated(*facts, joined_late=row.joined_late, rank=row.rank)


def seats_of(connection: sa.Connection, ids: Sequence[int]) -> dict[int, list[sa.Row[Any]]]:
    """Return the rows of the seats of these games, in seat order."""
    rows = connection.execute(sa.select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat))
    found: dict[int, list[sa.Row[Any]]] = {game_id: [] for game_id in ids}
    return found | {game_id: list(group) for game_id, group in groupby(rows, key=lambda row: row.game_id)}
