"""The bell: people who want it are called when a table opens, or when one person is missing there."""

from bot.errors import Unavailable
from bot.table.messages.call_messages import CallMessages
from bot.table.messages.lobby_watch import UNAVAILABLE_S, LobbyWatch
from bot.table.pages.lobby import SET_UP
from bot.table.service.call_rows import CallStore
from cogs.bells.bell import MISSING_MS, OPENS_MS
from cogs.bells.rows import bells
from tests.harness import en, look
from tests.journeys.any_game_table import lobby, noted, says

GAME = "mausen"
OPENS, MISSING = (ms / 1000 + 1 for ms in (OPENS_MS, MISSING_MS))


async def hang(house, *names, when="opens", long="always", game=GAME):
    """People hang up their bells."""
    for name in names:
        person = house.people[name]
        rules = (await person.slash(house.channel, "mausen rules")).response
        opened = await house.forge(name, rules, f"k1|0|0|bell.open|{game}")
        await house.click(name, opened.shown.message, f"k1|0|0|bell.set|{game}.{when}.{long}")


def calls(house, channel=None):
    """The calls that stand in a channel."""
    return [one for one in house.seen("stranger", channel) if one.text.startswith("<@")]


def called(house, channel=None):
    return [sorted(user.name for user in one.message.mentions) for one in calls(house, channel)]


async def answer(house, name, action, channel=None):
    message = calls(house, channel)[0]
    return await house.click(name, message.message, message.ids(action)[0])


async def rest(house):
    """Three hours pass for those who were called."""
    await house.database.write(lambda connection: connection.execute(bells.update().values(called_at=0)) and None)


async def test_who_hung_up_a_bell_is_called_two_minutes_after_a_table_opens_and_sits_down_by_one_click(house):
    await hang(house, "ben", "cleo")
    await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS - 20)
    assert called(house) == []
    await house.env.advance_time(21)
    assert called(house) == [["ben", "cleo"]]
    (call,) = calls(house)
    table = await house.session_in(house.channel)
    assert table.link in call.text
    assert call.labels == [en("bell-join"), en("bell-not-today"), en("bell-never")]
    joined = await answer(house, "ben", "bell.join")
    assert joined.text == en("bell-joined", link=table.link)
    assert [s.name for s in (await house.session_in(house.channel)).seats] == ["anna", "ben"]
    assert called(house) == [["cleo"]], "who has answered is called no more"
    await house.restart()
    await answer(house, "cleo", "bell.not_today")
    assert (calls(house), await noted(house)) == ([], []), "nobody is left whom it calls"


async def test_each_is_called_in_their_language_the_host_is_told_and_the_call_goes_when_the_table_is_full(house):
    house.speaks(ben="de", cleo="de")
    await hang(house, "ben", "cleo", "dora", game="maunz")
    table = await lobby(house, "maunz", "anna")
    page = (await table.press("anna", SET_UP)).shown
    await house.env.advance_time(OPENS)
    facts = {"link": (await table.session()).link, "when": "opens"}
    told = [says(language, "bell-call", title=says(language, "maunz-title"), **facts) for language in ("de", "en")]
    assert called(house) == [["ben", "cleo"], ["dora"]]
    assert [one.text.partition("> 🔔")[2] for one in calls(house)] == [text.removeprefix("🔔") for text in told]
    assert en("bell-called", people=3) in look(page.message).text
    await answer(house, "ben", "bell.join")
    assert (calls(house), await noted(house)) == ([], [])


async def silent(*_):
    raise Unavailable


async def test_a_call_goes_though_the_database_was_silent_when_the_lobby_ended(house, monkeypatch):
    await hang(house, "dora")
    table = await lobby(house, GAME, "anna", "ben", "cleo")
    await house.env.advance_time(OPENS)
    with monkeypatch.context() as patch:
        patch.setattr(CallMessages, "sweep", silent)
        await table.press("anna", "start")
        assert called(house) == [["dora"]]
    await house.env.advance_time(UNAVAILABLE_S + 0.1)
    assert (calls(house), await noted(house)) == ([], [])
    assert all("wait for the database" in line for line in house.log.take())


async def test_a_bell_rings_though_the_database_was_silent_when_it_was_due(house, monkeypatch):
    await hang(house, "dora")
    await lobby(house, GAME, "anna")
    with monkeypatch.context() as patch:
        patch.setattr(CallStore, "of_lobby", silent)
        await house.env.advance_time(OPENS)
    assert called(house) == []
    await house.env.advance_time(UNAVAILABLE_S + 0.1)
    assert called(house) == [["dora"]]
    assert all("wait for the database" in line for line in house.log.take())


async def test_who_waits_for_one_missing_person_is_called_ten_seconds_after_the_last_one_sat_down(house):
    await hang(house, "dora", when="missing")
    await hang(house, "emil", when="missing")
    table = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == []
    await table.press("ben", "join")
    await house.env.advance_time(MISSING - 4)
    assert called(house) == []
    await house.env.advance_time(4)
    assert called(house) == [["dora", "emil"]]
    assert "One more player is needed" in calls(house)[0].text
    await answer(house, "dora", "bell.join")
    assert calls(house) == [], "no one is missing any more"
    assert await noted(house) == []


async def test_if_somebody_leaves_again_others_are_called_and_no_one_twice(house):
    await hang(house, "dora", when="missing")
    table = await lobby(house, GAME, "anna", "ben")
    await house.env.advance_time(MISSING)
    assert called(house) == [["dora"]]
    await table.press("cleo", "join")
    await hang(house, "emil", when="missing")
    await table.press("cleo", "leave")
    await house.env.advance_time(MISSING)
    assert called(house) == [["emil"]]


async def test_not_today_is_for_today_and_never_again_takes_the_bells_away(house):
    await hang(house, "ben", "cleo")
    first = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert (await answer(house, "ben", "bell.not_today")).text == en("bell-quiet")
    assert (await answer(house, "dora", "bell.never")).text == en("bell-none")
    assert (await answer(house, "cleo", "bell.never")).text == en("bell-gone")
    await first.cancel("anna")
    await rest(house)
    await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == []


async def test_the_page_says_how_the_bell_is_and_takes_it_away(house):
    house.speaks(ben="de")
    rules = (await house.people["ben"].slash(house.channel, "mausen rules")).response
    page = await house.forge("ben", rules, f"k1|0|0|bell.open|{GAME}")
    assert says("de", "bell-now", when="off", until="off") in page.shown.text
    set_ = await house.click("ben", page.shown.message, f"k1|0|0|bell.set|{GAME}.missing.always")
    assert says("de", "bell-now", when="missing", until="always") in set_.shown.text
    table = await lobby(house, GAME, "anna")
    waits = says("de", "bell-waits", link=(await table.session()).link)
    again = await house.click("ben", set_.shown.message, f"k1|0|0|bell.set|{GAME}.opens.always")
    assert waits in again.shown.text
    gone = await house.click("ben", set_.shown.message, f"k1|0|0|bell.set|{GAME}.off")
    assert says("de", "bell-now", when="off", until="off") in gone.shown.text


async def test_who_likes_direct_messages_is_called_there_and_may_sit_down_there(house):
    await house.prefers("ben", reminders="dm")
    await hang(house, "ben", "cleo")
    table = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == [["cleo"]]
    (call,) = house.dms("ben")
    await house.click("ben", call.message, call.ids("bell.join")[0])
    assert [s.name for s in (await table.session()).seats] == ["anna", "ben"]
    await table.cancel("anna")
    assert (house.dms("ben"), calls(house), await noted(house)) == ([], [], [])


async def test_no_direct_message_tells_of_a_table_that_its_reader_cannot_see(house):
    await house.prefers("ben", reminders="dm")
    await house.prefers("cleo", reminders="dm")
    await hang(house, "ben", "cleo")
    there = house.guild.create_text_channel("geheim")
    house.forbid("ben", there, view_channel=False)
    table = await lobby(house, GAME, "anna", channel=there)
    await house.env.advance_time(OPENS)
    assert (house.dms("ben"), called(house, there)) == ([], [])
    (call,) = house.dms("cleo")
    house.forbid("cleo", there, view_channel=False)
    refused = await house.click("cleo", call.message, call.ids("bell.join")[0])
    assert refused.text == en("no-bell-left")
    assert [s.name for s in (await table.session()).seats] == ["anna"]


async def test_who_takes_no_direct_messages_is_called_in_the_channel(house):
    await house.prefers("ben", reminders="dm")
    await hang(house, "ben")
    house.close_dms("ben")
    await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == [["ben"]]


async def test_a_call_that_cannot_be_posted_leaves_nothing_behind(house):
    await hang(house, "ben")
    await lobby(house, GAME, "anna")
    house.fail("post", 403, 50013)
    await house.env.advance_time(OPENS)
    assert (calls(house), await noted(house)) == ([], [])


async def test_a_forged_bell_changes_nothing(house):
    rules = (await house.people["ben"].slash(house.channel, "mausen rules")).response
    for forged in ["mausen.opens.forever", "mausen.never.always", "chess.opens.always", "mausen", ""]:
        assert (await house.forge("ben", rules, f"k1|0|0|bell.set|{forged}")).shown.text
    await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == []


async def test_a_stranger_in_direct_messages_may_not_sit_down_by_a_forged_call(house):
    await house.prefers("ben", reminders="dm")
    await hang(house, "ben")
    table = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    (call,) = house.dms("ben")
    await house.bot.get_cog("BellButtons")._bells.remove(house.people["ben"].id, house.guild.id)
    refused = await house.click("ben", call.message, call.ids("bell.join")[0])
    assert refused.text == en("no-forged")
    assert [s.name for s in (await table.session()).seats] == ["anna"]


async def test_where_the_server_wants_no_bells_none_rings_and_none_can_be_hung_up(house):
    await hang(house, "ben")
    await house.services.servers.change(house.guild.id, has_bells=False)
    await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    assert called(house) == []
    rules = (await house.people["ben"].slash(house.channel, "mausen rules")).response
    assert (await house.forge("ben", rules, "k1|0|0|bell.open|mausen")).shown.text.startswith(en("no-bells-here"))


async def test_bells_ring_in_the_channels_that_the_server_says_and_in_their_threads(house):
    await hang(house, "ben")
    await house.services.servers.change(house.guild.id, bell_channels=(house.channel.id,))
    there = house.guild.create_text_channel("anderswo")
    elsewhere = await lobby(house, GAME, "anna", channel=there)
    await house.env.advance_time(OPENS)
    assert called(house, there) == []
    await elsewhere.cancel("anna")
    thread = house.thread()
    await lobby(house, GAME, "anna", channel=thread)
    await house.env.advance_time(OPENS)
    assert called(house, thread) == [["ben"]]


# Kills


async def test_after_a_restart_a_call_that_stands_is_not_doubled_and_goes_with_its_table(house):
    await hang(house, "ben")
    table = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    await house.restart()
    await house.env.advance_time(OPENS)
    assert called(house) == [["ben"]]
    await table.cancel("anna")
    assert (calls(house), await noted(house)) == ([], [])


async def test_a_call_of_a_table_that_ended_while_the_bot_was_gone_is_deleted(house, monkeypatch):
    await hang(house, "ben")
    table = await lobby(house, GAME, "anna")
    await house.env.advance_time(OPENS)
    with monkeypatch.context() as gone:  # the process dies before it hears of the end
        gone.setattr(LobbyWatch, "follow", lambda *_: None)
        await house.inside(house.services.sessions.stop_for_good([table.id]))
    assert len(calls(house)) == 1
    await house.restart()
    assert (calls(house), await noted(house)) == ([], [])


async def test_the_question_for_which_game_leads_back_to_the_settings_if_it_was_asked_there(house):
    page = look((await house.people["ben"].slash(house.channel, "mausen rules")).response)
    for asked, is_there in (("", False), ("me", True)):
        which = (await house.forge("ben", page.message, f"k1|0|0|house.bell_menu|{asked}")).shown
        assert bool(which.ids("house.me")) is is_there
