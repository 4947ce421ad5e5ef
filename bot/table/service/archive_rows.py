"""Finished games: pages of them, careers, leaderboards, and the replay of each from its log.

Every list is of one server: it shows nothing of what a person played elsewhere.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.games.registry import AnyRegistry
from bot.sessions.log import LoggedMove
from bot.sessions.replay import Frame, replay
from bot.sessions.session import ChannelRef, Session
from bot.storage.database import Database, Store, reading
from bot.storage.tables import games, ratings, seats
from bot.table.service import rows
from cogs.records import ratings as strength
from cogs.records.finished import (
    Career,
    Cursor,
    Entry,
    GameCareer,
    HistoryFilter,
    HistoryPage,
    Leaderboard,
    Ranked,
    Result,
    Rival,
)
from cogs.records.month import RANKS, leaderboards
from cogs.records.rows import (
    AWAY,
    IS_FINISHED,
    finished_in_order,
    is_won,
    others_ahead_of,
    place_of,
    rating_of,
    seated_of,
    seats_of,
)

RIVALS = 3
RECENT = 1000
"""How many of a person's games say whom they met and what their points came from: enough, and quickly read."""
NAMELESS = "·"

_MINE, _THEIRS = seats.alias("mine"), seats.alias("theirs")
_ORDINAL = ratings.c.mu - strength.UNSURE * ratings.c.sigma


class Archive(Store):
    """Reads what is kept of games that are over. It changes nothing."""

    def __init__(self, database: Database, registry: AnyRegistry) -> None:
        super().__init__(database)
        self._registry = registry

    # Single games

    async def find(self, where: ChannelRef | int, session_id: int | None = None) -> Session | None:
        """Return this session of the server, or without an id the one that was finished last in the channel; for a user
        instead of a channel one of those that they played in direct messages.

        None if there is no such session, or it is one of another server or user.
        """
        if isinstance(where, int):
            return await self._find_alone(where, session_id)
        if session_id is None:
            return await self.database.read(rows.load_last, where.channel_id)
        session = await self.database.read(rows.load, session_id)
        return session if session and session.where.guild_id == where.guild_id else None

    async def _find_alone(self, user_id: int, session_id: int | None) -> Session | None:
        if session_id is None:
            return await self.database.read(rows.load_last_alone, user_id)
        session = await self.database.read(rows.load, session_id)
        return session if session and session.where.is_direct and session.seated(user_id) else None

    async def frames_of(self, session: Session) -> tuple[Frame, ...]:
        """Return every moment of a session; Mismatch if its log does not fit the rules any more."""
        return replay(self._registry.get(session.game).game, session, await self.log_of(session.id))

    async def log_of(self, session_id: int) -> tuple[LoggedMove, ...]:
        """Return all moves of a session, in order."""
        return await self.database.read(rows.load_log, session_id)

    async def newest_alone(self, user_id: int, game: str) -> Session | None:
        """Return the newest game that a person began alone against computer players, in any server, if there is one."""
        return await self.database.read(rows.load_newest_alone, user_id, game)

    # Lists and cards

    @reading
    def page(self, connection: sa.Connection, which: HistoryFilter, cursor: Cursor, size: int) -> HistoryPage:
        """Return a page of finished games, the newest first."""
        key, query = _query(which)
        if cursor.after is not None:
            found = (
                connection.execute(query.where(key > cursor.after).order_by(key.asc()).limit(size + 1)).scalars().all()
            )
            return HistoryPage(_entries(connection, sorted(found[:size], reverse=True)), len(found) > size, True)
        older = query if cursor.before is None else query.where(key < cursor.before)
        found = connection.execute(older.order_by(key.desc()).limit(size + 1)).scalars().all()
        return HistoryPage(_entries(connection, found[:size]), cursor.before is not None, len(found) > size)

    @reading
    def names(self, connection: sa.Connection, guild_id: int, user_ids: Sequence[int]) -> tuple[str, ...]:
        """Return the names that these people had when they last sat down in this server."""
        return tuple(name(connection, guild_id, user_id) for user_id in user_ids)

    @reading
    def career(self, connection: sa.Connection, guild_id: int, user_id: int) -> Career:
        """Return a person's games, wins, ratings and rivals in a server.

        The traits of their points and the rivals come from the RECENT games, all else from all games.
        """
        is_theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id) & IS_FINISHED & _MINE.c.rank.is_not(None)
        recent = sa.select(games.c.game, _MINE.c.game_id, place_of(_MINE).label("place"), _MINE.c.traits)
        recent = recent.join(games, games.c.id == _MINE.c.game_id).where(is_theirs)
        recent = recent.order_by(_MINE.c.game_id.desc()).limit(RECENT).subquery("recent")
        traits = _traits(connection, recent)
        here = (ratings.c.user_id == user_id) & (ratings.c.guild_id == guild_id)
        rated = {row.game: rating_of(row) for row in connection.execute(sa.select(ratings).where(here))}
        played = tuple(
            GameCareer(
                row.game,
                row.played,
                row.won,
                int(row.places) / row.played,
                row.best,
                traits[row.game],
                rated.get(row.game),
            )
            for row in _sums(connection, is_theirs)
        )
        rivals, own = _rivals(connection, guild_id, user_id, recent), name(connection, guild_id, user_id)
        return Career(own, played, rivals)

    @reading
    def rated_games(self, connection: sa.Connection, guild_id: int) -> list[str]:
        """Return the games in which people of this server are rated, the one with most people first."""
        query = sa.select(ratings.c.game).where(ratings.c.guild_id == guild_id).group_by(ratings.c.game)
        return list(connection.execute(query.order_by(sa.func.count().desc(), ratings.c.game)).scalars())

    @reading
    def played_games(self, connection: sa.Connection, guild_id: int) -> list[str]:
        """Return the games that were played to the end in this server, the one played most first."""
        query = sa.select(games.c.game).where(_in_server(guild_id) & IS_FINISHED).group_by(games.c.game)
        return list(connection.execute(query.order_by(sa.func.count().desc(), games.c.game)).scalars())

    @reading
    def leaderboard(self, connection: sa.Connection, guild_id: int, game: str, user_id: int) -> Leaderboard:
        """Return the leaderboard of a game in a server, and where this person stands on it."""
        here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game)
        top = connection.execute(
            sa.select(ratings).where(here).order_by(_ORDINAL.desc(), ratings.c.user_id).limit(RANKS)
        ).all()
        own = connection.execute(sa.select(ratings).where(here & (ratings.c.user_id == user_id))).first()

        def ranked(row: sa.Row[Any], better: int) -> Ranked:
            return Ranked(better + 1, row.user_id, name(connection, guild_id, row.user_id), rating_of(row))

        ordinals = [rating_of(row).ordinal for row in top]
        is_better = (rating_of(own).ordinal if own else 0.0) < _ORDINAL
        numbers = sa.select(sa.func.count(), sa.func.coalesce(_number_of(is_better), 0)).where(here)
        people, better = connection.execute(numbers).one()
        best = tuple(ranked(row, ordinals.index(ordinal)) for row, ordinal in zip(top, ordinals, strict=True))
        return Leaderboard(people, best, ranked(own, better) if own else None)

    async def leaderboards_since(self, guild_id: int, since: int, user_id: int) -> dict[str, Leaderboard]:
        """Return a server's leaderboards by the games that ended after this time, as this person sees them."""
        finished = await self.database.read(lambda connection: list(finished_in_order(connection, guild_id, since)))
        return await asyncio.to_thread(leaderboards, finished, user_id)


def _query(which: HistoryFilter) -> tuple[sa.ColumnElement[int], sa.Select[Any]]:
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
    """Return the condition for queries of one person: `+ 0` keeps the database from the index by server.

    A server has many more games than a person: their own index is the faster one.
    """
    return games.c.guild_id + 0 == guild_id


def _entries(connection: sa.Connection, ids: Sequence[int]) -> tuple[Entry, ...]:
    if not ids:
        return ()
    rows = {row.id: row for row in connection.execute(sa.select(games).where(games.c.id.in_(ids)))}
    by_game = seats_of(connection, ids)
    return tuple(_entry(rows[game_id], by_game[game_id]) for game_id in ids)


def _entry(row: sa.Row[Any], seated: Iterable[sa.Row[Any]]) -> Entry:
    rows = list(seated)
    people = [seated_of(seat) for seat in rows]
    results = [
        Result(one.name, one.user_id, rank + (seat.others_ahead or 0), seat.score or 0, is_away=one.is_away)
        for seat, one, rank in zip(rows, people, strength.ranks_of(people), strict=True)
    ]
    link = ChannelRef(row.guild_id, row.channel_id).link(row.message_id)
    ranked = tuple(sorted(results, key=lambda result: result.rank))
    return Entry(row.id, row.game, link, row.finished_at, ranked, row.tournament_id, row.state)


def name(connection: sa.Connection, guild_id: int, user_id: int) -> str:
    """Return the name that a person had when they last sat down in this server."""
    theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id)
    query = sa.select(_MINE.c.name).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id)).where(theirs)
    return connection.execute(query.order_by(_MINE.c.game_id.desc()).limit(1)).scalar() or NAMELESS


def _sums(connection: sa.Connection, is_theirs: sa.ColumnElement[bool]) -> Sequence[Any]:
    """Return for each game its key, how many were played and won, the sum of the places, and the best round."""
    other = seats.alias("other")
    ahead = sa.select(sa.func.count()).where(other.c.game_id == _MINE.c.game_id, place_of(other) < place_of(_MINE))
    sums = (
        sa.func.count().label("played"),
        _number_of(is_won(_MINE)).label("won"),
        sa.func.sum(1 + ahead.scalar_subquery() + others_ahead_of(_MINE)).label("places"),
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
    """Return the people whom this person met most often, without those who were forgotten."""
    met = (_THEIRS.c.user_id > 0) & (_THEIRS.c.user_id != user_id) & _THEIRS.c.rank.is_not(None)
    met &= (recent.c.place < AWAY) | (place_of(_THEIRS) < AWAY)  # else the computer played for both
    better = _number_of(recent.c.place < place_of(_THEIRS)).label("better")
    level = _number_of(recent.c.place == place_of(_THEIRS)).label("level")
    often, last = sa.func.count().label("often"), sa.func.max(recent.c.game_id)
    both = recent.join(_THEIRS, _THEIRS.c.game_id == recent.c.game_id)
    query = sa.select(_THEIRS.c.user_id, better, level, often).select_from(both).where(met)
    rows = connection.execute(query.group_by(_THEIRS.c.user_id).order_by(often.desc(), last.desc()).limit(RIVALS)).all()
    return tuple(
        Rival(name(connection, guild_id, row.user_id), row.better, row.level, row.often - row.better - row.level)
        for row in rows
    )
