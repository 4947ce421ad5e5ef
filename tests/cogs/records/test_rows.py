"""Games that are over: their pages, what people did in them, and their ratings, on SQLite and on PostgreSQL."""

import asyncio
import json
from dataclasses import astuple, replace
from functools import partial
from random import Random

import pytest
import sqlalchemy as sa

from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.results import SeatResult
from bot.sessions.session import Seated, Status
from bot.storage.tables import games, seats
from bot.table.service import rows
from bot.table.service.finished_rows import Finishing
from cogs.mausen.rules.recap import RECAP
from cogs.mausen.rules.rules import GAME as MAUSEN
from cogs.records.finished import Rival
from cogs.records.query import Cursor, HistoryQuery
from cogs.records.ratings import Rating
from cogs.records.ratings import rate as ratings_after
from cogs.records.rows import NAMELESS, PERSONAL_DATA, RecordStore, rate, ratings
from tests import crowd
from tests.crowd import ANNA, HERE, THERE, around, placed, play_to_the_end, running
from tests.plugins import plugin_of
from tests.query_plans import asked, check_answered_by

ELSEWHERE = ChannelRef(2, 20)
GUILD = HERE.guild_id


finished = partial(crowd.finished, finishing=(Finishing(rate),))


@pytest.fixture(autouse=True)
def rating(hooks) -> None:
    """People are rated when their game ends, as in the bot."""
    hooks.offer(Finishing(rate))


def among(connection: sa.Connection, *people: int, **different) -> int:
    """Let people play, who end in this order."""
    return finished(connection, *(placed(n, user_id, n + 1) for n, user_id in enumerate(people)), **different)


async def ids(database, wanted: HistoryQuery) -> list[int]:
    return [entry.id for entry in (await RecordStore(database).page(wanted, Cursor(), 5)).entries]


async def kept(database) -> dict:
    """Return every rating as it is stored, to the last bit."""
    rows = await database.read(lambda connection: connection.execute(sa.select(ratings)).all())
    return {(row.guild_id, row.game, row.user_id): (row.mu.hex(), row.sigma.hex(), row.games, row.wins) for row in rows}


# Pages


@pytest.fixture
async def shelf(database) -> dict[str, int]:
    """Some games: who played them is in their names."""

    def write(connection):
        return {
            "12": among(connection, 1, 2),
            "12 maunz": among(connection, 1, 2, game="maunz"),
            "13 there": among(connection, 1, 3, where=THERE),
            "23": among(connection, 2, 3),
            "12 elsewhere": among(connection, 1, 2, where=ELSEWHERE),
            "123": among(connection, 1, 2, 3),
        }

    return await database.write(write)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (HistoryQuery(GUILD, user_id=1), ["123", "13 there", "12 maunz", "12"]),
        (HistoryQuery(GUILD, user_id=3), ["123", "23", "13 there"]),
        (HistoryQuery(GUILD, user_id=1, game="maunz"), ["12 maunz"]),
        (HistoryQuery(GUILD, user_id=1, other_id=2), ["123", "12 maunz", "12"]),
        (HistoryQuery(GUILD, user_id=2, other_id=1, game="mausen"), ["123", "12"]),
        (HistoryQuery(GUILD, user_id=1, other_id=9), []),
        (HistoryQuery(GUILD, channel_id=THERE.channel_id), ["13 there"]),
        (HistoryQuery(GUILD, channel_id=HERE.channel_id, game="mausen"), ["123", "23", "12"]),
        (HistoryQuery(GUILD, user_id=3, channel_id=HERE.channel_id), ["123", "23"]),
        (HistoryQuery(ELSEWHERE.guild_id, user_id=1), ["12 elsewhere"]),
        (HistoryQuery(ELSEWHERE.guild_id, channel_id=HERE.channel_id), []),
        (HistoryQuery(3, user_id=1), []),
    ],
)
async def test_the_games_of_a_person_of_two_and_of_a_channel_the_newest_first_and_of_one_server(
    database, shelf, wanted, found
):
    assert await ids(database, wanted) == [shelf[name] for name in found]


async def test_what_is_not_finished_is_no_history_and_rates_no_one(database, sessions):
    lobby_or_running = await running(sessions)
    await sessions.act_for_person(lobby_or_running.id, decisions.stop, ANNA.id, is_manager=True)
    await running(sessions)
    assert await ids(database, HistoryQuery(GUILD, user_id=ANNA.id)) == []
    assert await ids(database, HistoryQuery(GUILD, channel_id=HERE.channel_id)) == []
    assert await kept(database) == {}


async def test_pages_there_and_back(database):
    all_ids = await database.write(lambda connection: [among(connection, 1, 2) for _ in range(12)])
    newest_first, wanted = all_ids[::-1], HistoryQuery(GUILD, user_id=1)
    leaves = [await RecordStore(database).page(wanted, Cursor(), 5)]
    while leaves[-1].has_older:
        leaves.append(await RecordStore(database).page(wanted, Cursor(before=leaves[-1].entries[-1].id), 5))
    found = [[entry.id for entry in leaf.entries] for leaf in leaves]
    assert found == [newest_first[:5], newest_first[5:10], newest_first[10:]]
    assert [leaf.has_newer for leaf in leaves] == [False, True, True]
    back = await RecordStore(database).page(wanted, Cursor(after=leaves[2].entries[0].id), 5)
    assert back == leaves[1]
    first = await RecordStore(database).page(wanted, Cursor(after=back.entries[0].id), 5)
    assert first == leaves[0]


async def test_an_entry_says_who_played_how_it_ended_and_where_it_is(database):
    def write(connection):
        seated = (placed(0, 1, 2), placed(1, None, 3, computer="easy"), placed(2, 7, 1))
        session_id = finished(connection, *seated, at=5_000)
        connection.execute(games.update().where(games.c.id == session_id).values(message_id=88))
        return session_id

    session_id = await database.write(write)
    (entry,) = (await RecordStore(database).page(HistoryQuery(GUILD, user_id=1), Cursor(), 5)).entries
    assert (entry.id, entry.game, entry.finished_at) == (session_id, "mausen", 5_000)
    assert entry.link == f"https://discord.com/channels/{GUILD}/{HERE.channel_id}/88"
    told = [(result.name, result.rank, result.score) for result in entry.results]
    assert told == [("P7", 1, 9), ("P1", 2, 8), ("PNone", 3, 7)]


# The end of a game


async def test_a_game_that_ends_is_rated_and_told_with_its_last_move(database, sessions, registry):
    registry.remove("mausen")
    registry.add(plugin_of(MAUSEN, recap=RECAP))
    over = await play_to_the_end(sessions, MAUSEN, await running(sessions))
    assert over.status == Status.FINISHED
    rows = await database.read(lambda connection: connection.execute(sa.select(seats).order_by(seats.c.seat)).all())
    assert [sum(json.loads(row.traits).values()) for row in rows] == [row.score for row in rows]
    assert [0 < row.best_round <= row.score for row in rows] == [bool(row.score) for row in rows]
    expected = ratings_after([Rating()] * 3, [s.rank or 0 for s in over.seats])
    assert await kept(database) == {
        (GUILD, "mausen", s.user_id): (new.mu.hex(), new.sigma.hex(), new.games, new.wins)
        for s, new in zip(over.seats, expected, strict=True)
    }


async def test_a_last_move_that_came_too_late_rates_nothing(database):
    """The optimistic lock refuses it: then nothing of it is written."""

    def write(connection):
        opened = replace(around(), status=Status.LOBBY, state=None, awaited=frozenset())
        before = replace(opened, id=rows.create(connection, opened), seq=99)
        over = replace(before, status=Status.FINISHED, seats=tuple(replace(s, rank=1, score=1) for s in before.seats))
        return rows.save(connection, before, over, (), (SeatResult(1, {}),) * 3, finishing=(Finishing(rate),))

    assert not await database.write(write)
    assert await kept(database) == {}


async def test_ratings_are_of_one_server_and_one_game(database):
    def write(connection):
        among(connection, 1, 2)
        among(connection, 2, 1, where=ELSEWHERE)
        among(connection, 2, 1, game="maunz")

    await database.write(write)
    stored = await kept(database)
    assert set(stored) == {
        (guild, game, user) for guild, game in ((1, "mausen"), (2, "mausen"), (1, "maunz")) for user in (1, 2)
    }
    assert stored[1, "mausen", 1] == stored[2, "mausen", 2] == stored[1, "maunz", 2]


async def test_games_that_end_at_the_same_moment_are_rated_one_after_the_other(database):
    """On PostgreSQL in several transactions at once."""
    await asyncio.gather(
        *(database.write(lambda c, n=n: among(c, 1, 2, 3, where=ChannelRef(GUILD, 100 + n))) for n in range(8))
    )
    stored = await kept(database)
    assert [stored[GUILD, "mausen", user][2] for user in (1, 2, 3)] == [8, 8, 8]


# What people did


async def test_places_count_the_white_mouse_and_who_is_behind_her_has_not_won(database):
    def write(connection):
        two = (placed(0, 1, 1), placed(1, 2, 2))
        finished(connection, *two, results=(SeatResult(1, {}, 1), SeatResult(1, {}, 1)))
        finished(connection, *two, results=(SeatResult(1, {}), SeatResult(1, {}, 1)))
        return finished(connection, *two)

    await database.write(write)
    found = await RecordStore(database).page(HistoryQuery(GUILD, user_id=1), Cursor(), 5)
    ranks = [[result.rank for result in entry.results] for entry in found.entries]
    assert ranks == [[1, 2], [1, 3], [2, 3]], "the oldest last, and one without results"
    (first,) = (await RecordStore(database).career(GUILD, 1)).games
    (second,) = (await RecordStore(database).career(GUILD, 2)).games
    assert (first.wins, second.wins) == (2, 0)


async def test_a_career(database):
    def write(connection):
        two = SeatResult(5, {"M": 3, "E": 4}), SeatResult(9, {"D": 1})
        finished(connection, placed(0, 1, 1), placed(1, 2, 2), results=two)
        three = SeatResult(1, {}), SeatResult(7, {"M": 2}), SeatResult(0, {})
        finished(connection, placed(0, 3, 1), placed(1, 1, 2), placed(2, 2, 3), results=three)
        finished(connection, placed(0, 1, 1), placed(1, 2, 1), game="maunz")
        finished(connection, placed(0, 1, 1), placed(1, None, 2, computer="easy"))
        finished(connection, placed(0, 1, 2), placed(1, 2, 1), where=ELSEWHERE)

    await database.write(write)
    career = await RecordStore(database).career(GUILD, 1)
    mausen, maunz = career.games
    assert (career.name, mausen.game, mausen.games, mausen.wins, mausen.best_round) == ("P1", "mausen", 3, 2, 7)
    assert mausen.traits == {"M": 5, "E": 4}
    assert (mausen.rating.games, maunz.rating.games) == (2, 1)
    assert (maunz.games, maunz.wins, maunz.best_round, maunz.traits) == (1, 0, None, {})
    assert career.rivals == (Rival("P2", better=2, level=1, worse=0), Rival("P3", better=0, level=0, worse=1))


@pytest.mark.parametrize("away", [{"gone": True}, {"missed": 3}])
async def test_whom_the_computer_played_for_has_won_nothing(database, away):
    def write(connection):
        finished(connection, placed(0, 1, 1, **away), placed(1, 2, 2, **away))
        finished(connection, placed(0, 1, 1, **away), placed(1, 3, 2))

    await database.write(write)
    first, _, third = [await RecordStore(database).career(GUILD, n) for n in (1, 2, 3)]
    assert [one.wins for career in (first, third) for one in career.games] == [0, 1]
    assert first.rivals == (Rival("P3", better=0, level=0, worse=1),)
    entries = (await RecordStore(database).page(HistoryQuery(GUILD, user_id=1), Cursor(), 5)).entries
    assert [[(one.name, one.rank, one.is_away) for one in entry.results] for entry in entries] == [
        [("P3", 1, False), ("P1", 2, True)],
        [("P1", 1, True), ("P2", 1, True)],
    ]


async def test_the_stats_count_the_places_of_the_lists(database):
    rng = Random(7)
    away = ({}, {}, {"gone": True}, {"missed": 3}, {"missed": 2}, {"computer": "easy"})

    def seated(n: int, people: int) -> Seated:
        return placed(n, n + 1, rng.randint(1, people), **rng.choice(away[: len(away) - (n == 0)]))

    def write(connection):
        for people in (2, 3, 4, 5) * 6:
            finished(connection, *(seated(n, people) for n in range(people)))

    await database.write(write)
    entries = (await RecordStore(database).page(HistoryQuery(GUILD, user_id=1), Cursor(), 24)).entries
    places = [
        (next(one.rank for one in entry.results if one.user_id == 1), entry.results[-1].rank) for entry in entries
    ]
    (played,) = (await RecordStore(database).career(GUILD, 1)).games
    assert played.wins == sum(own == 1 < last for own, last in places)
    assert len({own for own, _ in places}) > 2


async def test_only_the_three_met_most_often_are_rivals_and_no_one_who_was_forgotten(database):
    def write(connection):
        for other, times in ((2, 1), (3, 4), (4, 2), (5, 3), (-6, 9)):
            for _ in range(times):
                among(connection, 1, other)

    await database.write(write)
    assert [rival.name for rival in (await RecordStore(database).career(GUILD, 1)).rivals] == ["P3", "P5", "P4"]


async def test_people_are_called_as_when_they_last_sat_down_in_this_server(database):
    def write(connection):
        for name, where in (("Old", HERE), ("New", THERE), ("Other", ELSEWHERE)):
            finished(connection, Seated(0, 1, name, rank=1, score=1), placed(1, 2, 2), where=where)

    await database.write(write)
    assert await RecordStore(database).names(GUILD, [1, 2, 99]) == ("New", "P2", NAMELESS)


# Leaderboards


async def test_the_leaderboard_has_the_best_ten_and_oneself(database):
    def write(connection):
        rows = [
            {"guild_id": GUILD, "game": "mausen", "user_id": n, "mu": 20.0 + n, "sigma": 2.0, "games": n, "wins": 1}
            for n in range(1, 13)
        ]
        others = rows[0] | {"guild_id": 2, "user_id": 50, "mu": 90.0}, rows[0] | {"game": "maunz", "mu": 90.0}
        connection.execute(ratings.insert(), [*rows, *others])

    await database.write(write)
    ladder = await RecordStore(database).leaderboard(GUILD, "mausen", 2)
    assert [(ranked.rank, ranked.user_id) for ranked in ladder.top] == [(n, 13 - n) for n in range(1, 11)]
    assert (ladder.own.rank, ladder.own.rating) == (11, Rating(22.0, 2.0, 2, 1))
    assert [ranked.rating.is_provisional for ranked in ladder.top] == [False] * 8 + [True] * 2
    assert (await RecordStore(database).leaderboard(GUILD, "mausen", 99)).own is None
    assert await RecordStore(database).most_played(GUILD) == "mausen"


async def test_who_is_sure_to_be_good_stands_above_who_may_be_better(database):
    def write(connection):
        rows = [(1, 30.0, 8.0), (2, 26.0, 2.0), (3, 26.0, 2.0)]
        shared = {"guild_id": GUILD, "game": "mausen", "games": 9, "wins": 1}
        values = [shared | dict(zip(("user_id", "mu", "sigma"), row, strict=True)) for row in rows]
        connection.execute(ratings.insert(), values)

    await database.write(write)
    ladder = await RecordStore(database).leaderboard(GUILD, "mausen", 1)
    assert [(ranked.rank, ranked.user_id) for ranked in ladder.top] == [(1, 2), (1, 3), (3, 1)]


# About people and servers


async def test_a_person_gets_their_own_ratings(database):
    await database.write(lambda connection: among(connection, 1, 2))
    (part,) = PERSONAL_DATA.exported
    rows = await database.read(lambda connection: connection.execute(part.query(2)).mappings().all())
    (told,) = map(part.shape, rows)
    numbers = (told.pop("mu"), told.pop("sigma"))
    assert told == {"server": {"id": str(GUILD)}, "game": "mausen", "games": 1, "wins": 0}
    assert numbers == pytest.approx(astuple(ratings_after([Rating()] * 2, [1, 2])[1])[:2])


# What is asked often


OLDER, NEWER = Cursor(before=900), Cursor(after=900)


@pytest.mark.parametrize(
    ("query", "cursor", "index"),
    [
        (HistoryQuery(1, user_id=5), Cursor(), "ix_seats_user (user_id=?)"),
        (HistoryQuery(1, user_id=5, game="mausen"), OLDER, "ix_seats_user (user_id=? AND game_id<?)"),
        (HistoryQuery(1, user_id=5), NEWER, "ix_seats_user (user_id=? AND game_id>?)"),
        (HistoryQuery(1, user_id=5, other_id=6), OLDER, "ix_seats_user (user_id=? AND game_id=?)"),
        (HistoryQuery(1, user_id=5, channel_id=7), Cursor(), "ix_seats_user"),
        (HistoryQuery(1, channel_id=7), Cursor(), "ix_games_channel (channel_id=?)"),
        (HistoryQuery(1, channel_id=7, game="mausen"), OLDER, "ix_games_channel (channel_id=? AND id<?)"),
        (HistoryQuery(1, channel_id=7), NEWER, "ix_games_channel (channel_id=? AND id>?)"),
    ],
    ids=str,
)
def test_a_page_is_answered_by_an_index(plan, query, cursor, index):
    check_answered_by(index, plan(asked(RecordStore.page), query, cursor, 5))


@pytest.mark.parametrize(
    ("work", "args", "index"),
    [
        (RecordStore.career, (1, 5), "ix_seats_user (user_id=?)"),
        (RecordStore.career, (1, 5), "ix_ratings_user (user_id=?"),
        (RecordStore.names, (1, [5]), "ix_seats_user (user_id=?)"),
        (RecordStore.leaderboard, (1, "mausen", 5), "USING PRIMARY KEY (guild_id=? AND game=?)"),
        (RecordStore.most_played, (1,), "USING PRIMARY KEY (guild_id=?)"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_it_is_answered_by_an_index(plan, work, args, index):
    check_answered_by(index, plan(asked(work), *args))


@pytest.mark.parametrize("channel_id", [None, 7])
def test_the_pages_of_a_person_are_not_sorted_but_walked(plan, channel_id):
    steps = plan(asked(RecordStore.page), HistoryQuery(1, user_id=5, channel_id=channel_id), Cursor(), 5)
    assert steps[0] == "SEARCH mine USING COVERING INDEX ix_seats_user (user_id=?)"
    assert not [step for step in steps if "TEMP B-TREE" in step]
