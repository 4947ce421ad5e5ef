"""The rows of finished games: pages of them, careers, and ratings.

Every query is for one server: it shows nothing of what a person played elsewhere.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.past import ratings as strength
from bot.past.finished import (
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
from bot.past.ratings import Rating
from bot.past.results import SeatResult
from bot.sessions.session import MISSED_MOST, ChannelRef, Seated, Session
from bot.storage.dialects import upsert
from bot.storage.tables import entrants, games, ratings, seats, tournaments

RIVALS = 3
RANKS = 10
RECENT = 1000
"""How many of a person's games say whom they met and what their points came from: enough, and quickly read."""
NAMELESS = "·"
_CHUNK = 500
"""How many games a recount holds in memory at once."""

# The number is written out, as in the partial indexes: see sessions.py.
_IS_FINISHED = games.c.status == sa.literal_column("2")
_MINE, _THEIRS = seats.alias("mine"), seats.alias("theirs")
_AWAY = 99
"""The place of who was away at the end, as in `ratings.ranks_of`."""
_ORDINAL = ratings.c.mu - strength.UNSURE * ratings.c.sigma


# When a game ends


def finish(connection: sa.Connection, session: Session, results: Sequence[SeatResult] = ()) -> None:
    """Write the results of a game and the new ratings of its people, in the same transaction that ends the game."""
    _wait_for_others(connection, session.where.guild_id)
    _put_last(connection, session)
    for seat, result in enumerate(results):
        is_seat = (seats.c.game_id == session.id) & (seats.c.seat == seat)
        found = {"traits": json.dumps(dict(result.traits)), "others_ahead": result.others_ahead}
        connection.execute(seats.update().where(is_seat).values(best_round=result.best_round, **found))
    if strength.is_rated(session.seats):
        known = _ratings_of(connection, session.where.guild_id, session.game, session.seats)
        for user_id, rating in strength.rate_seats(session.seats, known).items():
            if user_id > 0:  # a person who was forgotten has a made-up negative number and no rating
                key = {"guild_id": session.where.guild_id, "game": session.game, "user_id": user_id}
                upsert(connection, ratings, key, vars(rating))


def recount(connection: sa.Connection) -> tuple[int, int]:
    """Work out all ratings anew from the stored games; return the number of rated games and the number of ratings."""
    guilds = sa.union(sa.select(games.c.guild_id).where(_IS_FINISHED), sa.select(ratings.c.guild_id))
    ids = connection.execute(guilds.order_by("guild_id")).scalars().all()
    numbers = [_recount_server(connection, guild_id) for guild_id in ids]
    return sum(rated for rated, _ in numbers), sum(rows for _, rows in numbers)


def _recount_server(connection: sa.Connection, guild_id: int) -> tuple[int, int]:
    _wait_for_others(connection, guild_id)
    connection.execute(ratings.delete().where(ratings.c.guild_id == guild_id))
    by_game, rated = strength.rate_all(_finished_in_order(connection, guild_id))
    rows = [
        {"guild_id": guild_id, "game": game, "user_id": user_id, **vars(rating)}
        for game, by_user in by_game.items()
        for user_id, rating in by_user.items()
        if user_id > 0  # see above
    ]
    if rows:
        connection.execute(ratings.insert(), rows)
    return rated, len(rows)


def _wait_for_others(connection: sa.Connection, guild_id: int) -> None:
    """Let no other transaction rate games of this server until this one ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))


def _put_last(connection: sa.Connection, session: Session) -> None:
    """Let the game end later than all others of its server: a recount takes them in the order of their ends.

    The clock may be behind that of the process which saved the last one.
    """
    others = (games.c.guild_id == session.where.guild_id) & _IS_FINISHED & (games.c.id != session.id)
    last = connection.execute(
        sa.select(games.c.finished_at).where(others).order_by(games.c.finished_at.desc()).limit(1)
    ).scalar()
    if last is not None and last >= session.updated_at:
        connection.execute(games.update().where(games.c.id == session.id).values(finished_at=last + 1))


def finished_since(connection: sa.Connection, guild_id: int, since: int) -> list[tuple[str, tuple[Seated, ...]]]:
    """Return the games that ended after this time, by their key and seats, in the order of their ends."""
    return list(_finished_in_order(connection, guild_id, since))


def _finished_in_order(
    connection: sa.Connection, guild_id: int, since: int = -1
) -> Iterator[tuple[str, tuple[Seated, ...]]]:
    """Yield the game's key and the seats of each finished game of a server, in the order of their ends."""
    last = (since, -1)
    end = sa.tuple_(games.c.finished_at, games.c.id)
    finished = sa.select(games.c.id, games.c.game, games.c.finished_at)
    finished = finished.where((games.c.guild_id == guild_id) & _IS_FINISHED)
    finished = finished.order_by(games.c.finished_at, games.c.id).limit(_CHUNK)
    while rows := connection.execute(finished.where(end > last)).all():
        last = (rows[-1].finished_at, rows[-1].id)
        by_game = _seats_of(connection, [row.id for row in rows])
        yield from ((row.game, tuple(map(_seated, by_game[row.id]))) for row in rows)


def _seated(row: sa.Row[Any]) -> Seated:
    """Return what decides whether a game counts."""
    facts = (row.seat, row.user_id, row.name, row.computer, row.gone, row.missed)
    return Seated(*facts, joined_late=row.joined_late, rank=row.rank)


def _ratings_of(connection: sa.Connection, guild_id: int, game: str, seated: Sequence[Seated]) -> dict[int, Rating]:
    user_ids = [s.user_id for s in seated]
    here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game) & ratings.c.user_id.in_(user_ids)
    return {row.user_id: _rating(row) for row in connection.execute(sa.select(ratings).where(here))}


def _rating(row: sa.Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.wins)


# Pages


def page(connection: sa.Connection, which: HistoryFilter, cursor: Cursor, size: int) -> HistoryPage:
    """Return a page of finished games, the newest first."""
    key, query = _query(which)
    if cursor.after is not None:
        found = connection.execute(query.where(key > cursor.after).order_by(key.asc()).limit(size + 1)).scalars().all()
        return HistoryPage(_entries(connection, sorted(found[:size], reverse=True)), len(found) > size, True)
    older = query if cursor.before is None else query.where(key < cursor.before)
    found = connection.execute(older.order_by(key.desc()).limit(size + 1)).scalars().all()
    return HistoryPage(_entries(connection, found[:size]), cursor.before is not None, len(found) > size)


def _query(which: HistoryFilter) -> tuple[sa.ColumnElement[int], sa.Select[Any]]:
    """Return the column that orders the pages, and the query of all these games: it walks one index in that order."""
    condition = _IS_FINISHED if which.game is None else _IS_FINISHED & (games.c.game == which.game)
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
    by_game = _seats_of(connection, ids)
    return tuple(_entry(rows[game_id], by_game[game_id]) for game_id in ids)


def _entry(row: sa.Row[Any], seated: Iterable[sa.Row[Any]]) -> Entry:
    rows = list(seated)
    people = [_seated(seat) for seat in rows]
    results = [
        Result(one.name, one.user_id, rank + (seat.others_ahead or 0), seat.score or 0, is_away=one.is_away)
        for seat, one, rank in zip(rows, people, strength.ranks_of(people), strict=True)
    ]
    link = ChannelRef(row.guild_id, row.channel_id).link(row.message_id)
    ranked = tuple(sorted(results, key=lambda result: result.rank))
    return Entry(row.id, row.game, link, row.finished_at, ranked, row.tournament_id, row.state)


def _seats_of(connection: sa.Connection, ids: Sequence[int]) -> dict[int, list[sa.Row[Any]]]:
    rows = connection.execute(sa.select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat))
    found: dict[int, list[sa.Row[Any]]] = {game_id: [] for game_id in ids}
    return found | {game_id: list(group) for game_id, group in groupby(rows, key=lambda row: row.game_id)}


def name(connection: sa.Connection, guild_id: int, user_id: int) -> str:
    """Return the name that a person had when they last sat down in this server."""
    theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id)
    query = sa.select(_MINE.c.name).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id)).where(theirs)
    return connection.execute(query.order_by(_MINE.c.game_id.desc()).limit(1)).scalar() or NAMELESS


def names(connection: sa.Connection, guild_id: int, user_ids: Sequence[int]) -> tuple[str, ...]:
    """Return the names that these people had when they last sat down in this server."""
    return tuple(name(connection, guild_id, user_id) for user_id in user_ids)


# Careers


def career(connection: sa.Connection, guild_id: int, user_id: int) -> Career:
    """Return a person's games, wins, ratings and rivals in a server.

    The traits of their points and the rivals come from the RECENT games, all else from all games.
    """
    is_theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id) & _IS_FINISHED & _MINE.c.rank.is_not(None)
    recent = sa.select(games.c.game, _MINE.c.game_id, _place(_MINE).label("place"), _MINE.c.traits)
    recent = recent.join(games, games.c.id == _MINE.c.game_id).where(is_theirs)
    recent = recent.order_by(_MINE.c.game_id.desc()).limit(RECENT).subquery("recent")
    traits = _traits(connection, recent)
    here = (ratings.c.user_id == user_id) & (ratings.c.guild_id == guild_id)
    rated = {row.game: _rating(row) for row in connection.execute(sa.select(ratings).where(here))}
    played = tuple(
        GameCareer(
            row.game, row.played, row.won, int(row.places) / row.played, row.best, traits[row.game], rated.get(row.game)
        )
        for row in _sums(connection, is_theirs)
    )
    rivals, own = _rivals(connection, guild_id, user_id, recent), name(connection, guild_id, user_id)
    return Career(own, played, rivals, _tournaments(connection, guild_id, user_id))


def _tournaments(connection: sa.Connection, guild_id: int, user_id: int) -> tuple[int, ...]:
    """Return the ranks of a person in the tournaments of a server that are over."""
    is_theirs = (entrants.c.user_id == user_id) & (tournaments.c.guild_id == guild_id)
    query = sa.select(entrants.c.rank).join(tournaments).where(is_theirs & entrants.c.rank.is_not(None))
    return tuple(rank for rank in connection.execute(query).scalars() if rank is not None)


def _sums(connection: sa.Connection, is_theirs: sa.ColumnElement[bool]) -> Sequence[Any]:
    """Return for each game its key, how many were played and won, the sum of the places, and the best round."""
    other = seats.alias("other")
    ahead = sa.select(sa.func.count()).where(other.c.game_id == _MINE.c.game_id, _place(other) < _place(_MINE))
    sums = (
        sa.func.count().label("played"),
        _number_of(is_won(_MINE)).label("won"),
        sa.func.sum(1 + ahead.scalar_subquery() + _others_ahead(_MINE)).label("places"),
        sa.func.max(_MINE.c.best_round).label("best"),
    )
    joined = _MINE.join(games, games.c.id == _MINE.c.game_id)
    query = sa.select(games.c.game, *sums).select_from(joined).where(is_theirs)
    return connection.execute(query.group_by(games.c.game).order_by(sa.desc("played"), games.c.game)).all()


def _number_of(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    """Return the expression for the number of rows for which the condition holds."""
    return sa.func.sum(sa.case((condition, 1), else_=0))


def _place(seat: sa.FromClause) -> sa.ColumnElement[int]:
    """Return the expression for the rank that counts: who was away at the end is behind all who stayed."""
    is_away = seat.c.computer.is_(None) & ((seat.c.gone != 0) | (seat.c.missed >= MISSED_MOST))
    return sa.case((is_away, _AWAY), else_=seat.c.rank)


def _others_ahead(seat: sa.FromClause) -> sa.ColumnElement[int]:
    return sa.func.coalesce(seat.c.others_ahead, 0)


def is_won(seat: sa.FromClause) -> sa.ColumnElement[bool]:
    """Return the condition that this seat won: some are behind it, and no one is ahead, the white mouse included."""
    other = seats.alias("other")
    others = sa.select(other.c.seat).where(other.c.game_id == seat.c.game_id)
    is_ahead, is_behind = _place(other) < _place(seat), _place(other) > _place(seat)
    return ~others.where(is_ahead).exists() & others.where(is_behind).exists() & (_others_ahead(seat) == 0)


def _traits(connection: sa.Connection, recent: sa.Subquery) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for row in connection.execute(sa.select(recent.c.game, recent.c.traits).where(recent.c.traits.is_not(None))):
        found[row.game].update(msgspec.json.decode(row.traits, type=dict[str, int]))
    return found


def _rivals(connection: sa.Connection, guild_id: int, user_id: int, recent: sa.Subquery) -> tuple[Rival, ...]:
    """Return the people whom this person met most often, without those who were forgotten."""
    met = (_THEIRS.c.user_id > 0) & (_THEIRS.c.user_id != user_id) & _THEIRS.c.rank.is_not(None)
    met &= (recent.c.place < _AWAY) | (_place(_THEIRS) < _AWAY)  # else the computer played for both
    better = _number_of(recent.c.place < _place(_THEIRS)).label("better")
    level = _number_of(recent.c.place == _place(_THEIRS)).label("level")
    often, last = sa.func.count().label("often"), sa.func.max(recent.c.game_id)
    both = recent.join(_THEIRS, _THEIRS.c.game_id == recent.c.game_id)
    query = sa.select(_THEIRS.c.user_id, better, level, often).select_from(both).where(met)
    rows = connection.execute(query.group_by(_THEIRS.c.user_id).order_by(often.desc(), last.desc()).limit(RIVALS)).all()
    return tuple(
        Rival(name(connection, guild_id, row.user_id), row.better, row.level, row.often - row.better - row.level)
        for row in rows
    )


# Leaderboards


def rated_games(connection: sa.Connection, guild_id: int) -> list[str]:
    """Return the games in which people of this server are rated, the one with most people first."""
    query = sa.select(ratings.c.game).where(ratings.c.guild_id == guild_id).group_by(ratings.c.game)
    return list(connection.execute(query.order_by(sa.func.count().desc(), ratings.c.game)).scalars())


def played_games(connection: sa.Connection, guild_id: int) -> list[str]:
    """Return the games that were played to the end in this server, the one played most first."""
    query = sa.select(games.c.game).where(_in_server(guild_id) & _IS_FINISHED).group_by(games.c.game)
    return list(connection.execute(query.order_by(sa.func.count().desc(), games.c.game)).scalars())


def leaderboard(connection: sa.Connection, guild_id: int, game: str, user_id: int) -> Leaderboard:
    """Return the leaderboard of a game in a server, and where this person stands on it."""
    here = (ratings.c.guild_id == guild_id) & (ratings.c.game == game)
    top = connection.execute(
        sa.select(ratings).where(here).order_by(_ORDINAL.desc(), ratings.c.user_id).limit(RANKS)
    ).all()
    own = connection.execute(sa.select(ratings).where(here & (ratings.c.user_id == user_id))).first()

    def ranked(row: sa.Row[Any], better: int) -> Ranked:
        return Ranked(better + 1, row.user_id, name(connection, guild_id, row.user_id), _rating(row))

    ordinals = [_rating(row).ordinal for row in top]
    is_better = (_rating(own).ordinal if own else 0.0) < _ORDINAL
    numbers = sa.select(sa.func.count(), sa.func.coalesce(_number_of(is_better), 0)).where(here)
    people, better = connection.execute(numbers).one()
    best = tuple(ranked(row, ordinals.index(ordinal)) for row, ordinal in zip(top, ordinals, strict=True))
    return Leaderboard(people, best, ranked(own, better) if own else None)
