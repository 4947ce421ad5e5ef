"""The message of the day: made by the first who finishes, edited and never repeated."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.people.switches import OwnSwitch
from bot.storage import personal_data
from bot.text.words import LANGUAGES
from cogs.today.bell import KIND
from cogs.today.day import Played, begin_of
from cogs.today.messages import EDIT_MS
from cogs.today.rows import day_messages, days
from tests.cogs.today.parts import days_of, messages_of
from tests.harness import Shown, en, look, open_house
from tests.journeys.any_game_table import first_is_quick, says

DAY = 4  # a deal; the day before was a puzzle, the one after is one
HOUR_MS = 3_600_000


class Clock:
    """The time of days, which a test moves."""

    def __init__(self, house) -> None:
        self.now = begin_of(DAY) + HOUR_MS
        days_of(house).now = lambda: self.now

    def pass_ms(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
async def clock(house) -> Clock:
    for day in (DAY - 2, DAY):
        await add_day(house, day)
    return Clock(house)


async def add_day(house, day: int, game: str = "mausen") -> None:
    row = {"day": day, "game": game, "puzzle": None}
    await house.database.write(lambda connection: connection.execute(days.insert().values(row)))


async def choose_channel(house, channel) -> None:
    await house.in_server(day_channel=channel.id if channel else None)


async def finish(house, *names: str, stars: int = 2, points: int = 20, language: str = "en") -> None:
    """People finish the day, as the page of the day would save it."""
    store, chosen = days_of(house), (await house.services.servers.load(house.guild.id)).day_channel
    for name in names:
        played = await store.begin(house.people[name].id, store.today)
        assert await store.save(played, replace(played, stars=stars, points=points, guild_id=house.guild.id))
        if chosen:
            await store.begin_message(house.guild.id, chosen, language)
    await house.inside(messages_of(house).refresh(house.guild.id))


async def later(house, clock) -> None:
    """So much later that the message may be edited again."""
    clock.pass_ms(EDIT_MS)
    await house.env.advance_time(EDIT_MS / 1000 + 1)


def messages(house) -> list[Shown]:
    return [look(message) for message in house.channel.history()]


async def test_without_a_channel_there_is_no_message(house, clock):
    await finish(house, "anna")
    assert messages(house) == []


async def test_the_first_who_finishes_makes_it_and_the_others_change_it(house, clock):
    await choose_channel(house, house.channel)
    assert messages(house) == [], "a day without players stays silent"
    with house.requests() as requests:
        await finish(house, "anna")
    assert requests == ["post"]
    (shown,) = messages(house)
    anna, ben, cleo = (f"<@{house.people[name].id}>" for name in ("anna", "ben", "cleo"))
    assert en("day-head", name=f"Mausen #{DAY}", kind="deal") in shown.text
    assert f"🐾🐾 20 {anna}" in shown.text
    await later(house, clock)
    with house.requests() as requests:
        await finish(house, "ben", stars=3, points=31)
        await finish(house, "cleo")
        await later(house, clock)
    assert set(requests) == {"edit"}
    (shown,) = messages(house)
    lines = shown.text.split("\n")
    assert lines.index(f"🐾🐾🐾 31 {ben}") < lines.index(f"🐾🐾 20 {anna} {cleo}")


async def test_nobody_is_called_by_it(house, clock):
    await choose_channel(house, house.channel)
    await finish(house, "anna")
    posted = [request.json for request in house.env.http_requests if request.method == "POST"]
    assert [one["allowed_mentions"] for one in posted if "flags" in one and "allowed_mentions" in one][-1:] == [
        {"parse": [], "users": []}
    ]


@pytest.mark.slow
async def test_a_thousand_who_finish_in_a_minute_cost_one_message_and_four_edits(house, clock):
    store, people = days_of(house), range(10**17, 10**17 + 1000)
    today = store.today
    await store.begin_message(house.guild.id, house.channel.id, "en")
    played = [Played(user, today, clock.now, stars=user % 4, points=1, guild_id=house.guild.id) for user in people]

    def insert(connection: sa.Connection) -> None:
        for one in batch:
            connection.execute(sa.insert(sa.Table("day_results", sa.MetaData(), autoload_with=connection)), vars(one))

    with house.requests() as requests:
        for at in range(0, 1000, 50):
            batch = [replace(one, finished_at=clock.now + at) for one in played[at : at + 50]]
            await house.database.write(insert)

            async def refresh() -> None:
                for _ in range(50):
                    await messages_of(house).refresh(house.guild.id)

            await house.inside(refresh())
            clock.pass_ms(3000)
            await house.env.advance_time(3)
        await later(house, clock)
    assert requests.count("post") == 1
    assert requests.count("edit") == len(requests) - 1 <= 5
    (shown,) = messages(house)
    assert en("day-more", more=238) in shown.text
    assert len(shown.text) < 4000


async def test_it_opens_with_yesterdays_crowns_its_secret_and_the_streak(house, clock):
    await choose_channel(house, house.channel)
    await finish(house, "anna", stars=3, points=30)
    await finish(house, "ben", stars=1, points=12)
    secret = (await days_of(house).day(DAY)).secret.hex()
    seal = (await days_of(house).day(DAY)).seal
    assert seal in messages(house)[0].text
    assert secret not in messages(house)[0].text
    await add_day(house, DAY + 1)
    clock.now = begin_of(DAY + 1)
    await finish(house, "ben")
    first, second = messages(house)
    assert f"🐾🐾🐾 30 <@{house.people['anna'].id}>" in second.text
    assert f"🐾·· 12 <@{house.people['ben'].id}>" not in second.text, "crowns only"
    assert secret in second.text
    assert en("day-streak", days=2) in second.text
    assert first.text.count("🔥") == 0


async def test_a_message_that_was_deleted_does_not_come_back(house, clock):
    await choose_channel(house, house.channel)
    await finish(house, "anna")
    (shown,) = messages(house)
    await house.delete(house.channel.history()[0])
    await later(house, clock)
    await finish(house, "ben")
    assert messages(house) == []
    assert shown.text


async def test_without_its_channel_the_server_has_none_any_more(house, clock):
    other = house.guild.create_text_channel("tag")
    await choose_channel(house, other)
    await house.delete(other)
    await finish(house, "anna")
    assert (await house.services.servers.load(house.guild.id)).day_channel is None


async def test_what_a_crash_left_unshown_is_shown_after_the_start_and_nothing_twice(tmp_path):
    async with open_house(tmp_path, pictures=False) as house:
        clock = Clock(house)
        await add_day(house, DAY)
        await choose_channel(house, house.channel)
        await finish(house, "anna")
        store, ben = days_of(house), house.people["ben"].id
        played = await store.begin(ben, store.today)
        await store.save(played, replace(played, stars=3, points=40, guild_id=house.guild.id))
        days_of(house).now = house.services.sessions.now
        await house.restart()
        Clock(house).now = clock.now
        await house.gateway("ready")
        await house.inside(messages_of(house).catch_up())
        (shown,) = messages(house)
        assert f"🐾🐾🐾 40 <@{ben}>" in shown.text


@first_is_quick("language", LANGUAGES)
async def test_it_speaks_the_language_of_the_server_or_of_who_finished_first(house, clock, language):
    await choose_channel(house, house.channel)
    await finish(house, "anna", language=language)
    name = says(language, "today-name", title="Mausen", number=str(DAY))
    assert says(language, "day-head", name=name, kind="deal") in messages(house)[0].text


async def test_messages_go_with_the_server_and_results_stay_with_their_people(house, clock):
    await choose_channel(house, house.channel)
    await finish(house, "anna")
    await house.database.write(personal_data.delete_server, house.guild.id)
    rows = await house.database.read(lambda connection: connection.execute(sa.select(day_messages)).all())
    assert rows == []
    played = await days_of(house).load(house.people["anna"].id, DAY)
    assert (played.stars, played.guild_id) == (2, None)


# Bells


async def want_bell(house, clock, name: str) -> None:
    await finish(house, name)
    clock.now = begin_of(DAY) + HOUR_MS
    switch = next(one for one in house.services.hooks.all(OwnSwitch) if one.action == "house.day")
    await house.inside(switch.turn(house.person(name), True))


async def test_a_bell_rings_by_direct_message_once_a_day_and_leads_to_the_day(house, clock):
    await add_day(house, DAY + 1)
    await want_bell(house, clock, "anna")
    bells = house.services.keeper._sources[KIND]
    assert await house.inside(bells.ring()) > 0
    assert house.dms("anna") == []
    clock.now = begin_of(DAY + 1) + 2 * HOUR_MS
    for _ in range(3):
        await house.inside(bells.ring())
    (dm,) = house.dms("anna")
    assert en("day-bell", days=1) in dm.text
    begun = await house.click("anna", dm.message, dm.ids("today.open")[0])
    assert en("day-head", name=f"Mausen #{DAY + 1}", kind="deal") in begun.shown.text


async def test_for_closed_direct_messages_it_is_turned_off(house, clock):
    await want_bell(house, clock, "anna")
    house.close_dms("anna")
    clock.now = begin_of(DAY + 1) + 2 * HOUR_MS
    await house.inside(house.services.keeper._sources[KIND].ring())
    assert not await days_of(house).has_bell(house.people["anna"].id)
