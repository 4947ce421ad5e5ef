"""How often in a row a person has won alone against computer players of one level: after some wins the next level is
offered.
"""

from dataclasses import dataclass
from itertools import takewhile

import sqlalchemy as sa

from bot.past.ratings import ranks_of
from bot.sessions.session import Session, Status
from bot.storage.history import is_won
from bot.storage.tables import games, seats

_MINE = seats.alias("mine")


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
