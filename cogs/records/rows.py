"""What is written when a game ends: results, ratings, wins in a row. The archive reads it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import sqlalchemy as sa

from bot.sessions.results import SeatResult, ranks_of
from bot.sessions.session import MISSED_MOST, Seated, Session, Status
from bot.storage.database import upsert
from bot.storage.tables import games, ratings, seats
from bot.table.service.finished_rows import IS_FINISHED, seated_of, seats_of
from cogs.records import ratings as strength
from cogs.records.ratings import Rating

_CHUNK = 500
"""How many games are held in memory at once."""

_MINE = seats.alias("mine")
AWAY = 99
"""The place of who was away at the end, as in `results.ranks_of`."""


def finish(connection: sa.Connection, session: Session, results: Sequence[SeatResult] = ()) -> None:
    """Write the results of a game and the new ratings of its people, in the same transaction that ends the game."""
    _wait_for_others(connection, session.where.guild_id)
    _put_last(connection, session)
    for seat, result in enumerate(results):
        is_seat = (seats.c.game_id == session.id) & (seats.c.seat == seat)
        found = {"traits": json.dumps(dict(result.traits)), "others_ahead": result.others_ahead}
        connection.execute(seats.update().where(is_seat).values(best_round=result.best_round, **found))
    rate(connection, session.where.guild_id, session.game, session.seats)


def rate(connection: sa.Connection, guild_id: int, game: str, seated: Sequence[Seated]) -> None:
    """Write the new ratings of the people who sat at a game of a server, if it counts."""
    if strength.is_rated(seated):
        known = _ratings_of(connection, guild_id, game, seated)
        for user_id, rating in strength.rate_seats(seated, known).items():
            if user_id > 0:  # a person who was forgotten has a made-up negative number and no rating
                upsert(connection, ratings, {"guild_id": guild_id, "game": game, "user_id": user_id}, vars(rating))


def _wait_for_others(connection: sa.Connection, guild_id: int) -> None:
    """Let no other transaction rate games of this server until this one ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))


def _put_last(connection: sa.Connection, session: Session) -> None:
    """Let the game end later than all others of its server: the ratings of a month take them in that order.

    The clock may be behind that of the process which saved the last one.
    """
    others = (games.c.guild_id == session.where.guild_id) & IS_FINISHED & (games.c.id != session.id)
    last = connection.execute(
        sa.select(games.c.finished_at).where(others).order_by(games.c.finished_at.desc()).limit(1)
    ).scalar()
    if last is not None and last >= session.updated_at:
        connection.execute(games.update().where(games.c.id == session.id).values(finished_at=last + 1))


def finished_in_order(
    connection: sa.Connection, guild_id: int, since: int = -1
) -> Iterator[tuple[str, tuple[Seated, ...]]]:
    """Yield the game's key and the seats of each finished game of a server, in the order of their ends."""
    last = (since, -1)
    end = sa.tuple_(games.c.finished_at, games.c.id)
    finished = sa.select(games.c.id, games.c.game, games.c.finished_at)
    finished = finished.where((games.c.guild_id == guild_id) & IS_FINISHED)
    finished = finished.order_by(games.c.finished_at, games.c.id).limit(_CHUNK)
    while rows := connection.execute(finished.where(end > last)).all():
        last = (rows[-1].finished_at, rows[-1].id)
        by_game = seats_of(connection, [row.id for row in rows])
        yield from ((row.game, tuple(map(seated_of, by_game[row.id]))) for row in rows)


def _ratings_of(connection: sa.Connection, guild_id: int, game: str, seated: Sequence[Seated]) -> dict[int, Rating]:
    user_ids = [s.user_id for s in seated]
    here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game) & ratings.c.user_id.in_(user_ids)
    return {row.user_id: rating_of(row) for row in connection.execute(sa.select(ratings).where(here))}


def rating_of(row: sa.Row[Any]) -> Rating:
    """Return the rating in a row."""
    return Rating(row.mu, row.sigma, row.games, row.wins)


def place_of(seat: sa.FromClause) -> sa.ColumnElement[int]:
    """Return the expression for the rank that counts: who was away at the end is behind all who stayed."""
    is_away = seat.c.computer.is_(None) & ((seat.c.gone != 0) | (seat.c.missed >= MISSED_MOST))
    return sa.case((is_away, AWAY), else_=seat.c.rank)


def others_ahead_of(seat: sa.FromClause) -> sa.ColumnElement[int]:
    """Return the expression for how many without a seat were ahead: the white mouse."""
    return sa.func.coalesce(seat.c.others_ahead, 0)


def is_won(seat: sa.FromClause) -> sa.ColumnElement[bool]:
    """Return the condition that this seat won: some are behind it, and no one is ahead, the white mouse included."""
    other = seats.alias("other")
    others = sa.select(other.c.seat).where(other.c.game_id == seat.c.game_id)
    is_ahead, is_behind = place_of(other) < place_of(seat), place_of(other) > place_of(seat)
    return ~others.where(is_ahead).exists() & others.where(is_behind).exists() & (others_ahead_of(seat) == 0)


# Wins in a row, alone against computer players of one level: after some the next level is offered


@dataclass(frozen=True)
class WonAlone:
    """A game that one person won alone against computer players, all of one level."""

    session_id: int
    guild_id: int
    game: str
    user_id: int
    level: str


def won_alone(session: Session) -> WonAlone | None:
    """Return what such a game was; None for any other."""
    levels = {seated.computer for seated in session.seats if seated.computer}
    ranks = ranks_of(session.seats)
    winners = (s for s, rank in zip(session.seats, ranks, strict=True) if s.user_id and rank == 1 < max(ranks))
    winner = next(winners, None)
    if not session.is_alone or len(levels) != 1 or winner is None or winner.joined_late:
        return None
    return WonAlone(session.id, session.where.guild_id, session.game, winner.user_id or 0, levels.pop())


def count_wins(connection: sa.Connection, won: WonAlone) -> int:
    """Return how many games in a row were won up to this one: of the same server and game, against the same level."""
    # `+ 0` keeps the database from the index by server: a person has fewer games than a server
    is_such = (games.c.guild_id + 0 == won.guild_id) & (games.c.game == won.game) & (games.c.status == Status.FINISHED)
    is_earlier = (_MINE.c.user_id == won.user_id) & (games.c.id < won.session_id)
    others = sa.select(seats.c.computer).where(seats.c.game_id == games.c.id, seats.c.seat != _MINE.c.seat)
    is_level = ~others.where(seats.c.computer.is_distinct_from(won.level)).exists()
    query = sa.select(is_won(_MINE)).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id))
    earlier = connection.execute(query.where(is_earlier, is_such, is_level).order_by(games.c.id.desc())).scalars()
    return 1 + sum(1 for _ in takewhile(bool, earlier))
