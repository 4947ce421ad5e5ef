"""Ratings, which change when a game ends; lists of games that are over, careers, leaderboards.

Every list is of one server: it shows nothing of what a person played elsewhere.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.person import ChannelRef
from bot.sessions.results import ranks_of
from bot.sessions.session import Seated, Session
from bot.storage.database import Store, reading, upsert
from bot.storage.personal_data import Exported, PersonalData, Row, owned, server_of
from bot.storage.tables import BigInt, Real, Text, games, seats, table
from bot.table.service.finished_rows import IS_FINISHED, seated_of, seats_of
from bot.table.service.win_rows import LEFT_RANK, final_rank, is_won
from cogs.records import ratings as strength
from cogs.records.finished import Career, Entry, GameCareer, HistoryPage, Leaderboard, Result, Rival
from cogs.records.leaderboards import leaderboard_by, leaderboard_of
from cogs.records.query import Cursor, HistoryQuery
from cogs.records.ratings import Rating

RIVALS = 3
RECENT = 1000
"""How many of a person's games say whom they met and what their points came from: enough, and quickly read."""
NAMELESS = "·"

ratings = table(
    "ratings",
    sa.Column("guild_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("game", Text, primary_key=True),
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("mu", Real, nullable=False, comment="OpenSkill: how strong the person seems"),
    sa.Column("sigma", Real, nullable=False, comment="and how unsure that is"),
    sa.Column("games", BigInt, nullable=False, comment="rated ones"),
    sa.Column("wins", BigInt, nullable=False),
    sa.Index("ix_ratings_user", "user_id"),
)

_MINE, _THEIRS = seats.alias("mine"), seats.alias("theirs")


def rate(connection: sa.Connection, session: Session) -> None:
    """Write the new ratings of the people at a game that has just ended, if it counts."""
    guild_id, game, seated = session.where.guild_id, session.game, session.seats
    if strength.is_rated(seated):
        known = _ratings_of(connection, guild_id, game, seated)
        for user_id, rating in strength.rate_seats(seated, known).items():
            if user_id > 0:  # a person who was forgotten has a made-up negative number and no rating
                upsert(connection, ratings, {"guild_id": guild_id, "game": game, "user_id": user_id}, vars(rating))


def _ratings_of(connection: sa.Connection, guild_id: int, game: str, seated: Sequence[Seated]) -> dict[int, Rating]:
    user_ids = [s.user_id for s in seated]
    here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game) & ratings.c.user_id.in_(user_ids)
    return {row.user_id: _rating_of(row) for row in connection.execute(sa.select(ratings).where(here))}


def _rating_of(row: sa.Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.wins)


class RecordStore(Store):
    """Reads what is kept of games that are over."""

    @reading
    def page(self, connection: sa.Connection, which: HistoryQuery, cursor: Cursor, size: int) -> HistoryPage:
        """Return a page of finished games, the newest first."""
        key, query = _query(which)
        if cursor.after is not None:
            newer = query.where(key > cursor.after).order_by(key.asc()).limit(size + 1)
            found = connection.execute(newer).scalars().all()
            return HistoryPage(_entries(connection, sorted(found[:size], reverse=True)), len(found) > size, True)
        older = query if cursor.before is None else query.where(key < cursor.before)
        found = connection.execute(older.order_by(key.desc()).limit(size + 1)).scalars().all()
        return HistoryPage(_entries(connection, found[:size]), cursor.before is not None, len(found) > size)

    @reading
    def names(self, connection: sa.Connection, guild_id: int, user_ids: Sequence[int]) -> tuple[str, ...]:
        """Return the names that these people had when they last sat down in this server."""
        return tuple(_name(connection, guild_id, user_id) for user_id in user_ids)

    @reading
    def career(self, connection: sa.Connection, guild_id: int, user_id: int) -> Career:
        """Return a person's games in a server; rivals and the traits of their points come from the RECENT ones."""
        is_theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id) & IS_FINISHED & _MINE.c.rank.is_not(None)
        recent = sa.select(games.c.game, _MINE.c.game_id, final_rank(_MINE).label("rank"), _MINE.c.traits)
        recent = recent.join(games, games.c.id == _MINE.c.game_id).where(is_theirs)
        recent = recent.order_by(_MINE.c.game_id.desc()).limit(RECENT).subquery("recent")
        traits = _traits(connection, recent)
        here = (ratings.c.user_id == user_id) & (ratings.c.guild_id == guild_id)
        rated = {row.game: _rating_of(row) for row in connection.execute(sa.select(ratings).where(here))}
        played = tuple(
            GameCareer(one, count, won, best, traits[one], rated.get(one))
            for one, count, won, best in _sums(connection, is_theirs)
        )
        rivals, own = _rivals(connection, guild_id, user_id, recent), _name(connection, guild_id, user_id)
        return Career(own, played, rivals)

    @reading
    def most_played(self, connection: sa.Connection, guild_id: int) -> str | None:
        """Return the game in which most people of this server are rated, else the one played most; None for neither."""
        rated = (ratings.c.game, ratings.c.guild_id == guild_id)
        for game, here in (rated, (games.c.game, (games.c.guild_id == guild_id) & IS_FINISHED)):
            query = sa.select(game).where(here).group_by(game).order_by(sa.func.count().desc(), game)
            if found := connection.execute(query.limit(1)).scalar():
                return found
        return None

    @reading
    def leaderboard(self, connection: sa.Connection, guild_id: int, game: str, user_id: int) -> Leaderboard:
        """Return the leaderboard of a game in a server, as this person sees it."""
        here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game)
        known = {row.user_id: _rating_of(row) for row in connection.execute(sa.select(ratings).where(here))}
        return leaderboard_of(known, user_id, lambda one: _name(connection, guild_id, one))

    async def leaderboard_since(self, guild_id: int, game: str, user_id: int, since: int) -> Leaderboard:
        """Return the leaderboard by the games alone that ended from this time on."""
        finished = await self.database.read(_finished_since, guild_id, game, since)
        return await asyncio.to_thread(leaderboard_by, finished, user_id)


def _finished_since(connection: sa.Connection, guild_id: int, game: str, since: int) -> list[tuple[Seated, ...]]:
    """Return the seats of each game of a kind that ended in a server from this time on, the first to end first."""
    here = (games.c.guild_id == guild_id) & IS_FINISHED & (games.c.finished_at >= since) & (games.c.game == game)
    rows = sa.select(seats).join(games).where(here).order_by(games.c.finished_at, games.c.id, seats.c.seat)
    by_game = groupby(connection.execute(rows), key=lambda row: row.game_id)
    return [tuple(map(seated_of, seated)) for _, seated in by_game]


def _query(which: HistoryQuery) -> tuple[sa.ColumnElement[int], sa.Select[Any]]:
    """Return the column that orders the pages, and the query of all these games: it walks one index in that order."""
    condition = IS_FINISHED if which.game is None else IS_FINISHED & (games.c.game == which.game)
    if which.user_id is None:
        here = (games.c.guild_id == which.guild_id) & (games.c.channel_id == which.channel_id)
        return games.c.id, sa.select(games.c.id).where(condition & here)
    key, joined = _MINE.c.game_id, _MINE.join(games, games.c.id == _MINE.c.game_id)
    condition &= (_MINE.c.user_id == which.user_id) & _in_server(which.guild_id)
    if which.channel_id is not None:
        condition &= games.c.channel_id + 0 == which.channel_id
    if which.other_id is not None:
        joined = joined.join(_THEIRS, _THEIRS.c.game_id == _MINE.c.game_id)
        condition &= _THEIRS.c.user_id == which.other_id
    return key, sa.select(key).select_from(joined).where(condition)


def _in_server(guild_id: int) -> sa.ColumnElement[bool]:
    """Return the condition for queries of one person, which `+ 0` keeps from the slower index by server."""
    return games.c.guild_id + 0 == guild_id


def _entries(connection: sa.Connection, ids: Sequence[int]) -> tuple[Entry, ...]:
    if not ids:
        return ()
    rows = {row.id: row for row in connection.execute(sa.select(games).where(games.c.id.in_(ids)))}
    by_game = seats_of(connection, ids)
    return tuple(_entry(rows[game_id], by_game[game_id]) for game_id in ids)


def _entry(row: sa.Row[Any], rows: Sequence[sa.Row[Any]]) -> Entry:
    people = [seated_of(seat) for seat in rows]
    results = [
        Result(one.name, one.user_id, rank + (seat.others_ahead or 0), seat.score or 0, is_away=one.is_away)
        for seat, one, rank in zip(rows, people, ranks_of(people), strict=True)
    ]
    link = ChannelRef(row.guild_id, row.channel_id).link(row.message_id)
    ranked = tuple(sorted(results, key=lambda result: result.rank))
    return Entry(row.id, row.game, link, row.finished_at, ranked, row.tournament_id, row.state)


def _name(connection: sa.Connection, guild_id: int, user_id: int) -> str:
    """Return the name that a person had when they last sat down in this server."""
    theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id)
    query = sa.select(_MINE.c.name).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id)).where(theirs)
    return connection.execute(query.order_by(_MINE.c.game_id.desc()).limit(1)).scalar() or NAMELESS


def _sums(connection: sa.Connection, is_theirs: sa.ColumnElement[bool]) -> Sequence[Any]:
    """Return for each game its key, how many were played and won, and the best round."""
    sums = (
        sa.func.count().label("played"),
        _number_of(is_won(_MINE)).label("won"),
        sa.func.max(_MINE.c.best_round).label("best"),
    )
    joined = _MINE.join(games, games.c.id == _MINE.c.game_id)
    query = sa.select(games.c.game, *sums).select_from(joined).where(is_theirs)
    return connection.execute(query.group_by(games.c.game).order_by(sa.desc("played"), games.c.game)).all()


def _number_of(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    """Return the expression for the number of rows for which the condition holds."""
    return sa.func.sum(sa.case((condition, 1), else_=0))


def _traits(connection: sa.Connection, recent: sa.Subquery) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for row in connection.execute(sa.select(recent.c.game, recent.c.traits).where(recent.c.traits.is_not(None))):
        found[row.game].update(msgspec.json.decode(row.traits, type=dict[str, int]))
    return found


def _rivals(connection: sa.Connection, guild_id: int, user_id: int, recent: sa.Subquery) -> tuple[Rival, ...]:
    """Return the people met most often, without forgotten ones."""
    met = (_THEIRS.c.user_id > 0) & (_THEIRS.c.user_id != user_id) & _THEIRS.c.rank.is_not(None)
    met &= (recent.c.rank < LEFT_RANK) | (final_rank(_THEIRS) < LEFT_RANK)  # else the computer played for both
    better = _number_of(recent.c.rank < final_rank(_THEIRS)).label("better")
    level = _number_of(recent.c.rank == final_rank(_THEIRS)).label("level")
    often, last = sa.func.count().label("often"), sa.func.max(recent.c.game_id)
    both = recent.join(_THEIRS, _THEIRS.c.game_id == recent.c.game_id)
    query = sa.select(_THEIRS.c.user_id, better, level, often).select_from(both).where(met)
    rows = connection.execute(query.group_by(_THEIRS.c.user_id).order_by(often.desc(), last.desc()).limit(RIVALS)).all()
    return tuple(
        Rival(_name(connection, guild_id, row.user_id), row.better, row.level, row.often - row.better - row.level)
        for row in rows
    )


# About people and servers


def _exported(row: Row) -> dict[str, Any]:
    return {"server": server_of(row)} | {key: row[key] for key in ("game", "mu", "sigma", "games", "wins")}


PERSONAL_DATA = PersonalData(
    own=(ratings,), exported=(Exported("ratings", "ratings", owned(ratings), _exported),), of_servers=(ratings,)
)
