"""Games that were won: the conditions of queries for them, and wins in a row."""

from dataclasses import dataclass
from itertools import takewhile

import sqlalchemy as sa

from bot.sessions.results import ranks_of
from bot.sessions.session import MISSED_MOST, Session, Status
from bot.storage.tables import games, seats

LEFT_RANK = 99
"""The rank of who was away at the end, as in `results.ranks_of`."""

NEWEST_END = (games.c.finished_at.desc(), games.c.id.desc())
"""The order of games that are over, the one first that ended last: it may have been opened first."""
_MINE = seats.alias("mine")


def final_rank(seat: sa.FromClause) -> sa.ColumnElement[int]:
    """Return the expression for the rank that counts: who was away at the end is behind all who stayed."""
    is_away = seat.c.computer.is_(None) & ((seat.c.gone != 0) | (seat.c.missed >= MISSED_MOST))
    return sa.case((is_away, LEFT_RANK), else_=seat.c.rank)


def others_ahead_of(seat: sa.FromClause) -> sa.ColumnElement[int]:
    """Return the expression for how many without a seat were ahead: the white mouse."""
    return sa.func.coalesce(seat.c.others_ahead, 0)


def is_won(seat: sa.FromClause) -> sa.ColumnElement[bool]:
    """Return the condition that this seat won: some are behind it, and no one is ahead, the white mouse included."""
    other = seats.alias("other")
    others = sa.select(other.c.seat).where(other.c.game_id == seat.c.game_id)
    is_ahead, is_behind = final_rank(other) < final_rank(seat), final_rank(other) > final_rank(seat)
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
    own = games.alias("own")
    ended = sa.select(own.c.finished_at).where(own.c.id == won.session_id).scalar_subquery()
    is_earlier = (_MINE.c.user_id == won.user_id) & (games.c.id != won.session_id)
    is_earlier &= ended.is_(None) | (games.c.finished_at <= ended)  # none before this one is saved
    others = sa.select(seats.c.computer).where(seats.c.game_id == games.c.id, seats.c.seat != _MINE.c.seat)
    is_level = ~others.where(seats.c.computer.is_distinct_from(won.level)).exists()
    query = sa.select(is_won(_MINE)).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id))
    earlier = connection.execute(query.where(is_earlier, is_such, is_level).order_by(*NEWEST_END)).scalars()
    return 1 + sum(1 for _ in takewhile(bool, earlier))
