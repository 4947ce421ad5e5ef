"""Evenings: games for an event of the server in Discord."""

from datetime import timedelta
from unicodedata import normalize

import pytest

from bot.person import ChannelRef
from bot.sessions.session import Status
from bot.text.words import speaker
from tests.harness import Answer, en, named
from tests.journeys.any_game_table import AnyGameTable

HOUR = 3600
PLANNED, BEGINS, OVER = "🌙 I’ve planned", "begins! Sit down", "is over"


def event(house, name="Monday", hours=1.0, length=3.0, guild=None):
    start = house.env.now() + timedelta(hours=hours)
    end = start + timedelta(hours=length)
    make = (guild or house.guild).create_scheduled_event
    return make(name, start_time=start.isoformat(), end_time=end.isoformat(), entity_type=3, location="here")


async def plan(house, made, name="manager", **games):
    games = games or {"game": "mausen"}
    return Answer(await house.people[name].slash(house.channel, "gamenight", event=str(made.id), **games))


def store_of(house):
    return house.app.client.get_cog("Evenings")._store


def messages(house, words):
    return [one for one in house.seen("stranger") if words in one.text]


async def table_of(house, game):
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), game)
    return AnyGameTable(house, session, house.channel)


async def test_at_its_start_the_interested_are_called_once_and_the_tables_open_below_with_no_one_at_them(house):
    made = event(house)
    await plan(house, made, game="mausen", second="maunz")
    assert len(messages(house, PLANNED)) == 1, "everyone reads it"
    await house.people["ben"].subscribe_event(made)
    await house.people["cleo"].subscribe_event(made)
    await house.people["manager"].subscribe_event(made)
    await house.env.advance_time(HOUR - 5)
    assert messages(house, BEGINS) == []
    await house.env.advance_time(10)
    (begins,) = messages(house, BEGINS)
    (sent,) = [one.json for one in house.env.http_requests if BEGINS in str(one.json)]
    assert set(sent["allowed_mentions"]["users"]) == {house.people[name].id for name in ("ben", "cleo", "manager")}
    assert sent["content"].count(f"<@{house.people['manager'].id}>") == 1, "the planner is named once"
    for game in ("mausen", "maunz"):
        session = await (await table_of(house, game)).session()
        assert session.seats == ()
        assert session.message_id > begins.message.id
        has_chance = house.services.games.get(game).game.has_chance
        assert (f"`{session.seal[:16]}`" in begins.text) == has_chance
    await house.env.advance_time(60)
    assert len(messages(house, BEGINS)) == 1


async def test_who_is_interested_is_named_without_a_call_where_a_server_wants_none(house):
    made = event(house)
    await plan(house, made)
    await house.people["ben"].subscribe_event(made)
    await house.services.servers.change(house.guild.id, has_calls=False)
    await house.env.advance_time(HOUR + 5)
    (sent,) = [one.json for one in house.env.http_requests if BEGINS in str(one.json)]
    assert f"<@{house.people['ben'].id}>" in sent["content"]
    assert not sent["allowed_mentions"].get("users")


async def test_who_sits_down_first_is_the_host_of_a_table_at_which_no_one_sat(house):
    made = event(house)
    await plan(house, made)
    await house.env.advance_time(HOUR + 5)
    table = await table_of(house, "mausen")
    assert en("lobby-missing", missing=3) in (await table.press("manager", "set_up")).shown.text
    assert "At the table" not in (await table.board()).text, "nobody sits there: there is no list"
    await table.sit_down("ben", "anna")
    await table.press("cleo", "join")
    session = await table.session()
    assert (session.host.name, session.pace) == ("ben", "live")
    who = en("lobby-ready", host=f"{named('ben')} / {house.people['manager'].mention}")
    assert who in (await table.board()).text
    page = (await table.press("manager", "set_up")).shown
    assert (who in page.text, page.labels[0]) == (True, en("lobby-start"))
    for name in ("anna", "stranger"):
        assert who in (await table.forge(name, "start")).shown.text
        assert who in (await table.forge(name, "set_up")).shown.text
    assert (await table.session()).status == Status.LOBBY
    await table.forge("manager", "start")
    assert (await table.session()).status == Status.RUNNING, "who planned it need not sit down"


async def test_a_table_that_is_there_before_is_the_evenings_own(house):
    made = event(house)
    await plan(house, made)
    await house.people["anna"].slash(house.channel, "mausen new")
    before = await (await table_of(house, "mausen")).session()
    await house.env.advance_time(HOUR + 5)
    (begins,) = messages(house, BEGINS)
    assert speaker("en")("mausen-title") in begins.text
    after = await (await table_of(house, "mausen")).session()
    assert (after.id, after.message_id) == (before.id, before.message_id)


async def test_many_who_are_interested_are_called_by_several_messages(house):
    made = event(house, hours=0.01)
    await plan(house, made)
    people = [house.guild.add_member(house.env.create_user(f"guest{n}")) for n in range(120)]
    for person in people:
        house.env.backend.set_scheduled_event_subscription(house.guild.id, made.id, person.id, subscribed=True)
    await house.env.advance_time(60)
    calls = [one for one in house.seen("stranger") if one.message.mentions]
    assert [len(one.message.mentions) for one in calls] == [50, 50, 21], "who planned it is called, too"
    assert all(len(one.text) <= 2000 for one in calls)


async def test_at_its_end_it_tells_what_was_played(house):
    made = event(house, length=0.05)
    await plan(house, made)
    await house.env.advance_time(HOUR + 5)
    table = await table_of(house, "mausen")
    await table.sit_down("anna", "ben", "cleo")
    await table.forge("anna", "start")
    await table.rush()
    session = await table.session()
    assert not session.status.is_active
    await house.env.advance_time(HOUR / 10)
    (over,) = messages(house, OVER)
    winner = min(session.seats, key=lambda seat: seat.rank or 9).name
    assert winner in over.text
    assert over.alts
    assert "anna" in over.alts[0]
    assert await store_of(house).load(made.id) is None
    assert over.message.mentions == []


async def test_the_last_game_of_an_evening_that_is_over_tells_it_and_unused_tables_are_put_away(house):
    made = event(house, length=0.05)
    await plan(house, made, game="mausen", second="maunz")
    await house.env.advance_time(HOUR + 5)
    table, unused = await table_of(house, "mausen"), await table_of(house, "maunz")
    await table.sit_down("anna", "ben", "cleo")
    await table.forge("anna", "start")
    await house.env.advance_time(HOUR / 15)
    assert messages(house, OVER) == []
    await table.rush()
    await house.env.advance_time(5)
    assert len(messages(house, OVER)) == 1
    assert (await unused.session()).is_cancelled


async def test_a_weekly_event_is_over_when_it_is_scheduled_again_and_can_be_planned_anew(house):
    """Discord never says that such an event is over: it has another time at once."""
    made = event(house)
    await plan(house, made)
    await house.env.advance_time(HOUR + 5)
    assert len(messages(house, BEGINS)) == 1
    table = await table_of(house, "mausen")
    await table.sit_down("anna", "ben", "cleo")
    await table.forge("anna", "start")
    await table.rush()
    start = house.env.now() + timedelta(days=7)
    again = {"scheduled_start_time": start.isoformat(), "scheduled_end_time": (start + timedelta(hours=3)).isoformat()}
    house.env.backend.edit_scheduled_event(house.guild.id, made.id, {"status": 1, **again})
    await house.env.settle()
    await house.env.advance_time(1)
    assert len(messages(house, OVER)) == 1
    await plan(house, made)
    await house.env.advance_time(7 * 24 * HOUR + 5)
    assert len(messages(house, BEGINS)) == 2


async def test_where_nothing_was_played_nothing_is_told(house):
    made = event(house, hours=0.05, length=0.05)
    await plan(house, made)
    await house.env.advance_time(HOUR / 8)
    assert (len(messages(house, BEGINS)), messages(house, OVER)) == (1, [])
    assert await store_of(house).load(made.id) is None


async def test_a_moved_event_is_followed(house):
    made = event(house)
    await plan(house, made)
    later = house.env.now() + timedelta(hours=2)
    house.env.backend.edit_scheduled_event(house.guild.id, made.id, {"scheduled_start_time": later.isoformat()})
    await house.env.settle()
    await house.env.advance_time(HOUR + 10)
    assert messages(house, BEGINS) == []
    await house.env.advance_time(HOUR)
    assert len(messages(house, BEGINS)) == 1


async def test_a_cancelled_event_is_forgotten(house):
    made = event(house)
    await plan(house, made)
    house.env.backend.delete_scheduled_event(house.guild.id, made.id)
    await house.env.settle()
    await house.env.advance_time(1)
    assert await store_of(house).load(made.id) is None


async def test_what_cannot_be_planned(house):
    there = house.env.create_guild()
    other, mine = event(house, guild=there), event(house)
    assert (await plan(house, other)).text == en("no-evening-event")
    assert (await plan(house, mine, "ben")).text == en("no-evening-host")
    assert Answer(
        await house.people["manager"].slash(house.channel, "gamenight", event="tonight", game="mausen")
    ).text == en("no-evening-event")
    assert (await plan(house, mine, game="chess")).text
    house.env.backend.edit_scheduled_event(house.guild.id, mine.id, {"status": 4})
    await house.env.settle()
    assert (await plan(house, mine)).text == en("no-evening-event")
    house.allow(house.channel, send_messages=False)
    assert "Send Messages" in (await plan(house, event(house))).text


async def test_after_a_restart_it_begins_as_if_there_had_been_none_and_is_not_called_twice(house):
    made = event(house, hours=0.05)
    await plan(house, made)
    await house.restart()
    await house.env.advance_time(300)
    assert len(messages(house, BEGINS)) == 1
    await house.restart()
    await house.env.advance_time(60)
    assert len(messages(house, BEGINS)) == 1


@pytest.mark.parametrize("lost", ["note_opened", "delete"])
async def test_killed_before_it_noted_that_it_began_or_ended_it_opens_no_second_table(house, lost, monkeypatch):
    made = event(house, hours=0.05, length=0.1)
    await plan(house, made)
    await house.env.advance_time(150)
    store = type(store_of(house))

    async def die(*_):
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(store, lost, die)
        house.log.expected |= {"an evening waits"}
        await house.env.advance_time(40)
    first = (await (await table_of(house, "mausen")).session()).id
    await house.restart()
    await house.env.advance_time(5)
    assert (await (await table_of(house, "mausen")).session()).id == first
    nonces = [one.json["nonce"] for one in house.env.http_requests if "nonce" in (one.json or {})]
    begins = [nonce for nonce in nonces if nonce == f"b0.{made.id:x}"]
    assert len(begins) == (2 if lost == "note_opened" else 1), "Discord posts once what has the same nonce"


async def test_the_events_that_are_ahead_are_offered(house):
    house.speaks(manager="de")
    monday, other, tuesday = event(house, "🌙 Montag"), event(house, "🌙 Montag", 25), event(house, "Dienstag", 48)
    offered = await house.people["manager"].autocomplete(house.channel, "gamenight", "event", "MONTAG", game="mausen")
    assert [choice["value"] for choice in offered] == [str(monday.id), str(other.id)]
    labels = [choice["name"] for choice in offered]
    assert labels[0] != labels[1]
    for text in (str(other.id), normalize("NFD", "DIENSTAG")):
        await house.people["manager"].slash(house.channel, "gamenight", event=text, game="MAUNZ")
    assert [bool(await store_of(house).load(one.id)) for one in (monday, other, tuesday)] == [False, True, True]
    answer = Answer(await house.people["manager"].slash(house.channel, "gamenight", event="montag", game="maunz"))
    assert answer.text == speaker("de")("no-evening-which")
