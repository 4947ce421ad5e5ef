"""What is kept of days: settled once, saved once, the same for everyone; bells ring once a day."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.registry import Registry
from bot.storage.database import Database, load_note
from cogs.today import rows
from cogs.today.day import begin_of
from cogs.today.rows import DayService
from tests.plugins import plugin_in

GAMES = ("aus_die_maus", "heul_doch", "maunz", "mausen")
HOUR_MS = 3_600_000
ANNA, BEN, CLEO, DORA = 1, 2, 3, 4
HERE = 7


class Days(DayService):
    """A store with a clock that a test moves."""

    def __init__(self, database: Database) -> None:
        registry = Registry()
        for game in GAMES:
            registry.add(plugin_in(game))
        self.at = begin_of(1)
        super().__init__(database, registry, lambda: self.at)

    def go_to(self, day: int, hours: float = 1) -> None:
        self.at = begin_of(day) + round(hours * HOUR_MS)

    async def finish(self, user: int, stars: int, points: int | None = None) -> None:
        played = await self.begin(user, self.today)
        assert await self.save(played, replace(played, stars=stars, points=points, guild_id=HERE))


@pytest.fixture
def days(database) -> Days:
    return Days(database)


@pytest.fixture
def other(database) -> Days:
    """Another process."""
    return Days(database)


async def test_two_processes_settle_a_day_once(days, other):
    one, two = await asyncio.gather(days.day(1), other.day(1))
    assert one == two
    assert (await days._master("aa")) == (await other._master("bb"))


async def test_a_day_stays_as_it_was_when_the_file_of_puzzles_changes(days, other):
    await days.day(1)
    stored = (await days.database.read(rows.load_day, 1)).puzzle.replace('"grade":', '"grade":1')
    await days.database.write(lambda connection: connection.execute(rows.days.update().values(puzzle=stored)))
    assert (await other.day(1)).puzzle.grade != (await days.day(1)).puzzle.grade, "what is stored counts"


async def test_the_secret_is_derived_from_one_of_the_bot(days, other, database):
    day = await days.day(2)
    master = await database.read(load_note, rows.SECRET_NOTE)
    assert bytes.fromhex(master) not in (day.secret, bytes.fromhex(day.seal))
    assert (await other.day(2)).chance().below(10**9) == day.chance().below(10**9)


async def test_of_two_clicks_at_once_one_counts(days, other):
    played = await days.begin(ANNA, 1)
    assert await days.save(played, replace(played, tries=2))
    assert not await other.save(played, replace(played, stars=3))
    second = await other.load(ANNA, 1)
    assert await other.save(second, replace(second, stars=2))
    assert not await days.save(second, replace(second, stars=3)), "it is finished"
    assert (await days.load(ANNA, 1)).stars == 2


async def test_what_was_begun_in_time_counts_for_its_day(days):
    days.go_to(1, hours=23.9)
    played, left = await days.begin(ANNA, 1), await days.begin(BEN, 1)
    days.go_to(2)
    assert days.is_open(played)
    assert await days.save(played, replace(played, stars=3))
    assert await days.stars(ANNA) == {1: 3}
    days.go_to(3)
    assert not days.is_open(left)
    late = await days.begin(BEN, 1)
    assert days.is_open(late)
    assert await days.save(late, replace(late, stars=3))
    assert await days.stars(BEN) == {}


async def test_one_is_ahead_of_those_with_fewer_stars_or_points(days):
    days.go_to(2)
    for user, stars, points in ((ANNA, 3, 20), (BEN, 3, 25), (CLEO, 2, 40), (DORA, 0, 0)):
        await days.finish(user, stars, points)
    assert await days.standing(await days.load(ANNA, 2)) == (3, 2)
    assert await days.standing(await days.load(DORA, 2)) == (3, 0)
    assert [result.user_id for result in await days.results(HERE, 2)] == [ANNA, BEN, CLEO, DORA]
    assert await days.results(8, 2) == []


async def test_what_is_finished_when_the_secret_is_known_counts_for_the_streak_alone(days):
    days.go_to(2)
    await days.finish(BEN, 1, 5)
    played = await days.begin(ANNA, 2)
    days.go_to(3)
    await days.save(played, replace(played, stars=3, points=40))
    assert await days.stars(ANNA) == {2: 3}
    assert await days.standing(await days.load(BEN, 2)) == (0, 0)
    assert [result.user_id for result in await days.results(HERE, 2)] == [BEN]


async def always() -> bool:
    return True


async def never() -> bool:
    return False


async def test_a_bell_rings_once_a_day_at_the_time_when_the_person_last_began(days):
    days.go_to(1, hours=10)
    await days.finish(ANNA, 3)
    await days.want_bell(ANNA, "de", is_wanted=True)
    assert await days.take_due_bells(5, always) == {}
    days.go_to(2, hours=9.9)
    assert await days.take_due_bells(5, always) == {}
    days.go_to(2, hours=10)
    assert await days.take_due_bells(5, never) == {}, "the bot has sent enough direct messages, and tries again"
    assert await days.take_due_bells(5, always) == {ANNA: "de"}
    assert await days.take_due_bells(5, always) == {}
    days.go_to(3, hours=3)
    await days.begin(ANNA, 3)
    days.go_to(3, hours=11)
    assert await days.take_due_bells(5, always) == {}, "who has begun need not be told"
    days.go_to(4, hours=3)
    assert await days.take_due_bells(5, always) == {ANNA: "de"}, "they begin earlier now"


async def test_a_bell_sleeps_while_its_person_stays_away_and_goes_when_it_is_not_wanted(days):
    await days.finish(ANNA, 3)
    await days.want_bell(ANNA, "en", is_wanted=True)
    days.go_to(9)
    assert await days.take_due_bells(5, always) == {}
    await days.finish(ANNA, 0)
    await days.want_bell(ANNA, "en", is_wanted=False)
    days.go_to(10)
    assert await days.take_due_bells(5, always) == {}
    assert not await days.has_bell(ANNA)


async def test_no_more_bells_ring_at_a_time_than_asked_for(days):
    for user in range(1, 8):
        await days.finish(user, 1)
        await days.want_bell(user, "en", is_wanted=True)
    days.go_to(2, hours=2)
    rung = [user for _ in range(4) for user in await days.take_due_bells(2, always)]
    assert sorted(rung) == list(range(1, 8))


async def test_deals_are_the_same_for_everyone_and_short(days):
    for number, seats, cards in ((2, 4, None), (4, 3, None), (6, 4, 8)):
        day = await days.day(number)
        plug = plugin_in(day.game)
        one, two = (plug.deal.begin(plug.game, day.chance()) for _ in range(2))
        assert one == two
        assert len(plug.recap.standing(one)) == seats
        if cards:
            assert [len(hand) for hand in one.hands] == [cards] * seats
