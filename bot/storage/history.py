"""The rows of finished games: pages of them, careers, and ratings.

Everything is asked for one server: no one learns here what a person played elsewhere.
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
from bot.sessions.session import ChannelRef, Seated, Session
from bot.storage.tables import games, ratings, seats

RIVALS = 3
RANKS = 10
LATELY = 1000  # games: enough to know somebody, and soon read
NAMELESS = "·"
_CHUNK = 500  # games that a recount holds in memory at once

# The number is written out, as in the partial indexes: see sessions.py.
_IS_FINISHED = games.c.status == sa.literal_column("2")
_MINE, _THEIRS = seats.alias("mine"), seats.alias("theirs")
_ORDINAL = ratings.c.mu - strength.UNSURE * ratings.c.sigma


# When a game ends


def finish(connection: sa.Connection, session: Session, results: Sequence[SeatResult] = ()) -> None:
    """Note what a game came to, and rate its people: within the transaction that ends it, so that neither is ever without the other."""
    _wait_for_others(connection, session.where.guild_id)
    _put_last(connection, session)
    for seat, result in enumerate(results):
        is_seat = (seats.c.game_id == session.id) & (seats.c.seat == seat)
        connection.execute(
            seats.update().where(is_seat).values(best_round=result.best_round, traits=json.dumps(dict(result.traits)))
        )
    if strength.is_rated(session.seats):
        known = _ratings_of(connection, session.where.guild_id, session.game, session.seats)
        for user_id, rating in _rated(session.seats, known).items():
            _write_rating(
                connection, (session.where.guild_id, session.game, user_id), rating, is_new=user_id not in known
            )


def recount(connection: sa.Connection) -> tuple[int, int]:
    """Work out all ratings anew from the games that are stored; return how many games counted, and how many ratings there are."""
    guilds = sa.union(sa.select(games.c.guild_id).where(_IS_FINISHED), sa.select(ratings.c.guild_id)).order_by(
        "guild_id"
    )
    counted = written = 0
    for guild_id in connection.execute(guilds).scalars().all():
        _wait_for_others(connection, guild_id)
        connection.execute(ratings.delete().where(ratings.c.guild_id == guild_id))
        known: dict[tuple[str, int], Rating] = {}
        for game, seated in _finished_in_order(connection, guild_id):
            if strength.is_rated(seated):
                before = {user_id: rating for s in seated if (rating := known.get((game, user_id := s.user_id or 0)))}
                known |= {(game, user_id): rating for user_id, rating in _rated(seated, before).items()}
                counted += 1
        rows = [
            _rating_row((guild_id, game, user_id), rating) for (game, user_id), rating in known.items() if user_id > 0
        ]
        if rows:
            connection.execute(ratings.insert(), rows)
        written += len(rows)
    return counted, written


def _rated(seated: Sequence[Seated], known: dict[int, Rating]) -> dict[int, Rating]:
    before = [known.get(s.user_id or 0, Rating()) for s in seated]
    after = strength.rate(before, [s.rank or 0 for s in seated])
    return {s.user_id or 0: rating for s, rating in zip(seated, after, strict=True)}


def _wait_for_others(connection: sa.Connection, guild_id: int) -> None:
    """Rate the games of a server one after the other. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))


def _put_last(connection: sa.Connection, session: Session) -> None:
    """Let the game end after all others of its server, whatever the clock says: a recount takes them in the order of their ends."""
    others = (games.c.guild_id == session.where.guild_id) & _IS_FINISHED & (games.c.id != session.id)
    last = connection.execute(
        sa.select(games.c.finished_at).where(others).order_by(games.c.finished_at.desc()).limit(1)
    ).scalar()
    if last is not None and last >= session.updated_at:
        connection.execute(games.update().where(games.c.id == session.id).values(finished_at=last + 1))


def _finished_in_order(connection: sa.Connection, guild_id: int) -> Iterator[tuple[str, tuple[Seated, ...]]]:
    """Yield game and seats of everything that was finished in a server, in the order in which it ended."""
    at = (-1, -1)
    order = sa.tuple_(games.c.finished_at, games.c.id)
    theirs = sa.select(games.c.id, games.c.game, games.c.finished_at).where(
        (games.c.guild_id == guild_id) & _IS_FINISHED
    )
    while rows := connection.execute(
        theirs.where(order > at).order_by(games.c.finished_at, games.c.id).limit(_CHUNK)
    ).all():
        at = (rows[-1].finished_at, rows[-1].id)
        by_game = _seats_of(connection, [row.id for row in rows])
        yield from ((row.game, tuple(map(_seated, by_game[row.id]))) for row in rows)


def _seated(row: sa.Row[Any]) -> Seated:
    """Return what decides whether a game counts."""
    return Seated(
        row.seat,
        row.user_id,
        row.name,
        row.computer,
        bool(row.gone),
        row.missed,
        joined_late=bool(row.joined_late),
        rank=row.place,
    )


def _ratings_of(connection: sa.Connection, guild_id: int, game: str, seated: Sequence[Seated]) -> dict[int, Rating]:
    here = (
        (ratings.c.guild_id == guild_id) & (ratings.c.game == game) & ratings.c.user_id.in_([s.user_id for s in seated])
    )
    return {row.user_id: _rating(row) for row in connection.execute(sa.select(ratings).where(here))}


def _write_rating(connection: sa.Connection, key: tuple[int, str, int], rating: Rating, *, is_new: bool) -> None:
    """A person who was forgotten has a made-up negative number and no rating."""
    row = _rating_row(key, rating)
    if key[2] < 0:
        return
    if is_new:
        connection.execute(ratings.insert().values(row))
        return
    same = (ratings.c.guild_id == key[0]) & (ratings.c.game == key[1]) & (ratings.c.user_id == key[2])
    connection.execute(ratings.update().where(same).values(row))


def _rating_row(key: tuple[int, str, int], rating: Rating) -> dict[str, Any]:
    guild_id, game, user_id = key
    numbers = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "wins": rating.wins}
    return {"guild_id": guild_id, "game": game, "user_id": user_id, **numbers}


def _rating(row: sa.Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.wins)


# Pages


def page(connection: sa.Connection, wanted: HistoryFilter, cursor: Cursor, size: int) -> HistoryPage:
    """Return a page of finished games, the newest first."""
    key, query = _found(wanted)
    if cursor.after is not None:
        found = connection.execute(query.where(key > cursor.after).order_by(key.asc()).limit(size + 1)).scalars().all()
        return HistoryPage(_entries(connection, sorted(found[:size], reverse=True)), len(found) > size, True)
    older = query if cursor.before is None else query.where(key < cursor.before)
    found = connection.execute(older.order_by(key.desc()).limit(size + 1)).scalars().all()
    return HistoryPage(_entries(connection, found[:size]), cursor.before is not None, len(found) > size)


def _found(wanted: HistoryFilter) -> tuple[sa.ColumnElement[int], sa.Select[Any]]:
    """Return the column that pages go by, and the query of all that is wanted: it walks one index in the order of the pages."""
    which = _IS_FINISHED if wanted.game is None else _IS_FINISHED & (games.c.game == wanted.game)
    if wanted.user_id is None:
        here = (games.c.guild_id == wanted.guild_id) & (games.c.channel_id == wanted.channel_id)
        return games.c.id, sa.select(games.c.id).where(which & here)
    key, joined = _MINE.c.game_id, _MINE.join(games, games.c.id == _MINE.c.game_id)
    which &= (_MINE.c.user_id == wanted.user_id) & _in_server(wanted.guild_id)
    if wanted.channel_id is not None:
        which &= games.c.channel_id + 0 == wanted.channel_id
    if wanted.other_id is not None:
        joined = joined.join(_THEIRS, _THEIRS.c.game_id == _MINE.c.game_id)
        which &= _THEIRS.c.user_id == wanted.other_id
    return key, sa.select(key).select_from(joined).where(which)


def _in_server(guild_id: int) -> sa.ColumnElement[bool]:
    """For what begins with a person: written so that no index of the server is taken for it, whose games are many more."""
    return games.c.guild_id + 0 == guild_id


def _entries(connection: sa.Connection, ids: Sequence[int]) -> tuple[Entry, ...]:
    if not ids:
        return ()
    rows = {row.id: row for row in connection.execute(sa.select(games).where(games.c.id.in_(ids)))}
    by_game = _seats_of(connection, ids)
    return tuple(_entry(rows[game_id], by_game[game_id]) for game_id in ids)


def _entry(row: sa.Row[Any], seated: Iterable[sa.Row[Any]]) -> Entry:
    results = [Result(seat.name, seat.user_id, seat.place or 0, seat.score or 0) for seat in seated]
    link = ChannelRef(row.guild_id, row.channel_id).link(row.message_id)
    return Entry(row.id, row.game, link, row.finished_at, tuple(sorted(results, key=lambda result: result.rank)))


def _seats_of(connection: sa.Connection, ids: Sequence[int]) -> dict[int, list[sa.Row[Any]]]:
    rows = connection.execute(sa.select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat))
    found: dict[int, list[sa.Row[Any]]] = {game_id: [] for game_id in ids}
    return found | {game_id: list(group) for game_id, group in groupby(rows, key=lambda row: row.game_id)}


def name(connection: sa.Connection, guild_id: int, user_id: int) -> str:
    """Return what a person was called when they last sat down in this server."""
    theirs = (_MINE.c.user_id == user_id) & _in_server(guild_id)
    query = sa.select(_MINE.c.name).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id)).where(theirs)
    return connection.execute(query.order_by(_MINE.c.game_id.desc()).limit(1)).scalar() or NAMELESS


def names(connection: sa.Connection, guild_id: int, user_ids: Sequence[int]) -> tuple[str, ...]:
    """Return the same for several."""
    return tuple(name(connection, guild_id, user_id) for user_id in user_ids)


# What people did


def career(connection: sa.Connection, guild_id: int, user_id: int) -> Career:
    """Return all that a person did in a server; what their points came from, and whom they met, of the last thousand games."""
    theirs, place = (
        (_MINE.c.user_id == user_id) & _in_server(guild_id) & _IS_FINISHED & _MINE.c.place.is_not(None),
        _MINE.c.place,
    )
    sums = (
        sa.func.count().label("played"),
        _times(place == 1).label("won"),
        sa.func.sum(place).label("places"),
        sa.func.max(_MINE.c.best_round),
    )
    query = sa.select(games.c.game, *sums).select_from(_MINE.join(games, games.c.id == _MINE.c.game_id)).where(theirs)
    rows = connection.execute(query.group_by(games.c.game).order_by(sa.desc("played"), games.c.game)).all()
    here = (ratings.c.user_id == user_id) & (ratings.c.guild_id == guild_id)
    rated = {row.game: _rating(row) for row in connection.execute(sa.select(ratings).where(here))}
    lately = (
        sa.select(games.c.game, _MINE.c.game_id, place, _MINE.c.traits)
        .join(games, games.c.id == _MINE.c.game_id)
        .where(theirs)
    )
    lately = lately.order_by(_MINE.c.game_id.desc()).limit(LATELY).subquery("lately")
    traits = _traits(connection, lately)
    played = tuple(
        GameCareer(game, n, won, places / n, best, traits[game], rated.get(game)) for game, n, won, places, best in rows
    )
    return Career(name(connection, guild_id, user_id), played, _rivals(connection, guild_id, user_id, lately))


def _times(how: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.sum(sa.case((how, 1), else_=0))


def _traits(connection: sa.Connection, lately: sa.Subquery) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for row in connection.execute(sa.select(lately.c.game, lately.c.traits).where(lately.c.traits.is_not(None))):
        found[row.game].update(msgspec.json.decode(row.traits, type=dict[str, int]))
    return found


def _rivals(connection: sa.Connection, guild_id: int, user_id: int, lately: sa.Subquery) -> tuple[Rival, ...]:
    """Whom the person met most often; whoever was forgotten is nobody any more."""
    met = (_THEIRS.c.user_id > 0) & (_THEIRS.c.user_id != user_id) & _THEIRS.c.place.is_not(None)
    ahead, level = (
        _times(lately.c.place < _THEIRS.c.place).label("ahead"),
        _times(lately.c.place == _THEIRS.c.place).label("level"),
    )
    often, last = sa.func.count().label("often"), sa.func.max(lately.c.game_id)
    both = lately.join(_THEIRS, _THEIRS.c.game_id == lately.c.game_id)
    query = sa.select(_THEIRS.c.user_id, ahead, level, often).select_from(both).where(met)
    rows = connection.execute(query.group_by(_THEIRS.c.user_id).order_by(often.desc(), last.desc()).limit(RIVALS)).all()
    return tuple(
        Rival(name(connection, guild_id, row.user_id), row.ahead, row.level, row.often - row.ahead - row.level)
        for row in rows
    )


# Leaderboards


def rated_games(connection: sa.Connection, guild_id: int) -> list[str]:
    """Return the games in which people of this server are rated, the one with most people first."""
    query = sa.select(ratings.c.game).where(ratings.c.guild_id == guild_id).group_by(ratings.c.game)
    return list(connection.execute(query.order_by(sa.func.count().desc(), ratings.c.game)).scalars())


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
    people, better = connection.execute(
        sa.select(
            sa.func.count(), sa.func.coalesce(_times((_rating(own).ordinal if own else 0.0) < _ORDINAL), 0)
        ).where(here)
    ).one()
    best = tuple(ranked(row, ordinals.index(ordinal)) for row, ordinal in zip(top, ordinals, strict=True))
    return Leaderboard(people, best, ranked(own, better) if own else None)
