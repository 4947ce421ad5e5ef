"""Clocks: half time, the end of a player's time, three in a row, outages, lobbies that are not started.

All of it on the clock of the test.
"""

from random import Random

import pytest

from bot.sessions.computers import FACES
from bot.sessions.session import PACES, Status
from bot.text.words import LANGUAGES, speaker
from tests.harness import Answer, en
from tests.journeys.any_game_table import DAY, MINUTE, begun, command, counting, first_is_quick, lobby, says, shown

PLAYERS = ("anna", "ben", "cleo")
HALF = 5 * MINUTE
CALL = 45
MEDIUM = FACES["medium"]
SECONDS = {"live": 2 * MINUTE, "evening": 10 * MINUTE, "letter": DAY}


@pytest.fixture
def long_days(monkeypatch):
    """Days pass in a moment: the bot does not note every twenty seconds of them that it is alive."""
    monkeypatch.setattr("bot.background.clock.ALIVE_EVERY_S", 30.0 * DAY)


async def likes(house, name, reminders):
    """A player takes something in a menu of the settings."""
    settings = Answer(await house.people[name].slash(house.channel, "settings me")).shown
    await house.click(name, settings.message, f"k1|0|0|house.reminders|{reminders}")


async def time_is_up(house, table):
    """All the time of the decision passes; return how many rounds or turns that brought."""
    before = (await table.session()).step
    await house.env.advance_time(SECONDS[(await table.session()).pace])
    return (await table.session()).step - before


# Half time


async def test_at_half_time_exactly_those_are_called_who_are_awaited(house):
    table = await begun(house, "mausen", *PLAYERS, language="de")
    await table.click_on("anna", Random(1))
    await house.env.advance_time(HALF - 1)
    assert table.calls() == []
    with house.requests() as requests:
        await house.env.advance_time(2)
    assert requests.count("post") == 1
    (call,) = table.calls()
    session = await table.session()
    ben, cleo = (house.people[name].id for name in ("ben", "cleo"))
    facts = {"title": says("de", "mausen-title"), "link": session.link, "until": counting(session.due_at)}
    assert call.text == says("de", "remind", person=f"<@{ben}> <@{cleo}>", people=2, **facts)
    sent = next(
        request.json
        for request in reversed(house.env.http_requests)
        if "⏰" in str((request.json or {}).get("content"))
    )
    assert sent["allowed_mentions"]["users"] == [ben, cleo]
    assert not sent["allowed_mentions"].get("parse")
    assert not sent.get("flags"), "the message shows in a notification only if it is a classic one"


async def test_who_has_picked_is_not_reminded_even_after_another_pick(house):
    table = await begun(house, "mausen", *PLAYERS)
    await table.click_on("anna", Random(1))
    await table.click_on("anna", Random(2))
    await house.env.advance_time(HALF)
    assert table.called() == [["ben", "cleo"]]


async def test_the_reminder_goes_when_all_have_answered_it(house):
    table = await begun(house, "mausen", *PLAYERS, language="fr")
    await house.env.advance_time(HALF)
    assert table.called() == [["anna", "ben", "cleo"]]
    await table.click_on("anna", Random(1))
    await table.click_on("ben", Random(1))
    assert len(table.calls()) == 1, "cleo is still called"
    with house.requests() as requests:
        await table.click_on("cleo", Random(1))
    assert requests.count("delete") == 1
    assert table.calls() == []
    assert {seated.call for seated in (await table.session()).seats} == {None}


async def test_a_reminder_takes_the_place_of_the_call_and_rings_once(house):
    table = await begun(house, "heul_doch", *PLAYERS, language="it")
    first = (await table.awaited())[0]
    rng = Random(1)
    while first in await table.awaited():  # a card, then where it goes
        await table.click_on(first, rng)
    (name,) = await table.awaited()
    await house.env.advance_time(CALL)
    assert table.called() == [[name]]
    before = table.sent()
    await house.env.advance_time(HALF - CALL)
    assert table.called() == [[name]]
    assert "⏰" in table.calls()[0].text
    assert table.sent() == before + 1


async def test_a_player_who_sits_at_the_table_is_not_called_for_a_while(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host")
    before = table.sent()
    await house.env.advance_time(CALL - 1)
    assert (await table.awaited(), table.calls()) == (["anna"], [])
    await house.env.advance_time(1)
    assert table.called() == [["anna"]]
    assert table.sent() == before + 1, "the telephone rings once"


async def test_a_player_who_looks_at_the_hand_is_called_later(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host")
    await house.env.advance_time(CALL - 10)
    await table.open_hand("anna")
    await house.env.advance_time(CALL - 1)
    assert table.calls() == []
    await house.env.advance_time(CALL)
    assert table.called() == [["anna"]]


async def test_live_calls_once_and_not_again_at_half_time(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="live")
    before = table.sent()
    await house.env.advance_time(CALL)
    assert table.called() == [["anna"]]
    await house.env.advance_time(2 * MINUTE - CALL - 1)
    assert table.sent() == before + 1


async def test_a_player_who_is_gone_is_called_at_once(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="none")
    await house.env.advance_time(10 * MINUTE)
    for _ in range(2):  # a card, then where it goes
        await table.click_on("anna", Random(1))
    (name,) = await table.awaited()
    assert table.called() == [[name]]


async def test_never_more_than_one_call_of_a_person_is_there(house):
    table = await begun(house, "mausen", *PLAYERS)
    for _ in range(2):  # rounds in which ben alone lets the time run
        await table.click_on("anna", Random(1))
        await table.click_on("cleo", Random(1))
        await house.env.advance_time(HALF)
        assert table.called() == [["ben"]]
        await house.env.advance_time(HALF)
        assert table.called() == [], "the computer has decided"


async def test_who_likes_it_is_reminded_by_direct_message_in_their_language(house):
    house.speaks(ben="de")
    await likes(house, "ben", reminders="dm")
    table = await begun(house, "mausen", *PLAYERS, language="it")
    await house.env.advance_time(HALF)
    assert table.called() == [["anna", "cleo"]]
    (dm,) = house.dms("ben")
    session = await table.session()
    assert dm.text == says(
        "de", "remind-dm", title=says("de", "mausen-title"), link=session.link, until=counting(session.due_at)
    )
    await table.click_on("ben", Random(1))
    assert house.dms("ben") == [], "gone when answered"


async def test_a_player_who_comes_in_turn_is_called_by_direct_message_too_if_they_like_that(house):
    house.speaks(ben="fr")
    await likes(house, "ben", reminders="dm")
    table = await lobby(house, "aus_die_maus", "anna", "ben", first="0", pace="letter")
    await table.forge("anna", "start")
    while await table.awaited() == ["anna"]:
        await table.click_on("anna", Random(1))
    assert house.dms("ben") == [], "ben sits at the table"
    await house.env.advance_time(CALL)
    (dm,) = house.dms("ben")
    assert dm.text == says("fr", "call-dm", title=says("fr", "aus_die_maus-title"), link=(await table.session()).link)
    assert table.calls() == []


async def test_a_player_who_has_just_clicked_is_not_called_when_computer_players_have_moved(house):
    table = await begun(house, "maunz", "anna", computers=1, first="0")
    before = table.sent()
    await table.click_on("anna", Random(1))
    assert await table.awaited() == ["anna"]
    assert (table.calls(), table.sent()) == ([], before)


async def test_a_player_who_has_waited_for_another_whose_time_ran_out_is_called(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", language="it")
    await table.click_on("anna", Random(1))
    await house.env.advance_time(2 * HALF)
    assert await table.awaited() == ["anna"], "the computer decided for ben"
    assert table.called() == [["anna"]]


async def test_closed_direct_messages_fall_back_to_the_channel(house):
    await likes(house, "ben", reminders="dm")
    house.close_dms("ben")
    table = await begun(house, "mausen", *PLAYERS, language="de")
    await table.click_on("anna", Random(1))
    await house.env.advance_time(HALF)
    assert table.called() == [["ben", "cleo"]]
    assert house.dms("ben") == []


async def test_who_wants_no_calls_gets_none_and_their_time_runs_all_the_same(house):
    await likes(house, "ben", reminders="off")
    table = await begun(house, "mausen", *PLAYERS, language="fr")
    await table.click_on("anna", Random(1))
    await table.click_on("cleo", Random(1))
    before = table.sent()
    await house.env.advance_time(HALF)
    assert (table.calls(), house.dms("ben"), table.sent()) == ([], [], before)
    assert await time_is_up(house, table) == 1


async def test_a_reminder_from_before_the_restart_goes_when_it_is_answered(house, long_days):
    table = await begun(house, "mausen", *PLAYERS, pace="letter")
    await table.click_on("anna", Random(1))
    await table.click_on("cleo", Random(1))
    await house.env.advance_time(DAY / 2)
    (call,) = table.calls()
    await house.restart()
    assert [one.message.id for one in table.calls()] == [call.message.id]
    await table.open_hand("ben")
    await table.click_on("ben", Random(1))
    assert table.calls() == []


# The end of the time


@first_is_quick("language", LANGUAGES)
async def test_when_the_time_is_up_the_board_tells_it_and_the_person_plays_on_with_the_next_click(house, language):
    house.speaks(ben=language)
    table = await begun(house, "mausen", *PLAYERS, language=language)
    for name in ("anna", "cleo"):
        await table.click_on(name, Random(1))
    assert (
        says(language, "attendance-due", until=counting((await table.session()).due_at)) in (await table.board()).text
    )
    assert await time_is_up(house, table) == 1
    assert [(move.seat, move.by_bot) for move in await table.log()] == [(0, False), (2, False), (1, True)]
    text = says(language, "attendance-missed", name=shown("ben"), missed=1, most=3)
    assert text in (await table.board()).text
    assert await table.awaited() == [*PLAYERS], "it was that one decision only"
    assert says(language, "mausen-hand", number=2) in table.hand("ben").text
    answer = await table.click_on("ben", Random(1))
    assert (answer.kind, answer.text) == ("update", "")
    assert (await table.seated("ben")).missed == 0
    assert text not in (await table.board()).text


async def test_time_that_is_up_in_a_game_of_turns_brings_the_next_turn(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", language="de", pace="live")
    await house.env.advance_time(2 * MINUTE)
    assert await table.awaited() == ["ben"]
    board = await table.board()
    assert says("de", "attendance-missed", name=shown("anna"), missed=1, most=3) in board.text
    await table.click_on("ben", Random(1))
    await table.click_on("anna", Random(1))
    assert says("de", "attendance-missed", name=shown("anna"), missed=1, most=3) not in (await table.board()).text


@pytest.mark.parametrize("where", ["board", "hand"])
async def test_after_three_in_a_row_the_seat_is_the_computers_until_im_back(house, where):
    house.speaks(ben="fr")
    table = await begun(house, "mausen", *PLAYERS, language="it", pace="live")
    for missed in (1, 2, 3):
        assert not (await table.seated("ben")).is_away, missed
        await table.click_on("anna", Random(1))
        await table.click_on("cleo", Random(1))
        assert await time_is_up(house, table) == 1
    assert (await table.seated("ben")).is_away
    board = await table.board()
    assert says("it", "attendance-away", face=MEDIUM, names=shown("ben")) in board.text
    assert says("it", "attendance-back") in board.labels
    assert says("it", "attendance-take") not in board.labels, "ben has not left"
    assert says("fr", "hand-away", paused="no") in table.hand("ben").text
    await table.click_on("anna", Random(1))
    with house.requests() as requests:
        await table.click_on("cleo", Random(1))
    assert requests.count("post") == 0
    assert (await table.session()).step == 5, "the game does not wait for ben"
    answer = await (table.press("ben", "back") if where == "board" else table.in_hand("ben", "back"))
    assert (answer.kind, answer.text) == ("update", "")
    if where == "board":
        await table.open_hand("ben")
    assert says("fr", "mausen-hand", number=5) in table.hand("ben").text
    assert says("it", "attendance-away", face=MEDIUM, names=shown("ben")) not in (await table.board()).text
    await table.click_on("ben", Random(1))
    assert (await table.session()).awaited == {0, 2}


async def test_a_player_who_is_back_keeps_what_the_computer_picked_until_they_pick_otherwise(house):
    table = await begun(house, "mausen", *PLAYERS)
    for _ in range(3):
        await table.click_on("anna", Random(1))
        await table.click_on("cleo", Random(1))
        await time_is_up(house, table)
    assert (await table.session()).awaited == {0, 2}, "the computer has picked for the next round already"
    await table.press("ben", "back")
    await table.open_hand("ben")
    assert len(table.hand("ben").picked) == 1
    other = next(card for card in table.hand("ben").cards() if card not in table.hand("ben").picked)
    await table.pick("ben", other)
    assert table.hand("ben").picked == [other]


async def test_without_a_clock_no_player_is_hurried(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="none", language="it")
    with house.requests() as requests:
        for _ in range(10):
            await house.env.advance_time(DAY)
    assert requests == ["post"], "one call, and no more"
    session = await table.session()
    assert (session.step, session.due_at, session.wake_at) == (1, None, None)
    assert "<t:" not in (await table.board()).text
    await table.click_on("anna", Random(1))
    assert await table.awaited() == ["ben"]


@first_is_quick("language", LANGUAGES)
async def test_the_lobby_tells_the_pace_and_an_evening_is_the_default(house, language):
    say, texts = speaker(language), []
    for pace in (None, *PACES):
        table = await lobby(house, "mausen", "anna", language=language, **({"pace": pace} if pace else {}))
        texts.append(
            next(
                line
                for line in (await table.board()).text.split("\n")
                if line.endswith(f" · {say('lobby-pace', pace=pace or 'evening')}")
            )
        )
        await table.cancel("anna")
    assert texts[0] == texts[1]
    assert len(set(texts)) == len(PACES)


# Outages


async def test_the_time_of_an_outage_is_forgiven_after_a_restart(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", language="de")
    await house.env.advance_time(4 * MINUTE)
    due = (await table.session()).due_at
    await house.gateway("disconnect")
    await house.env.advance_time(3 * 60 * MINUTE)
    await house.restart()
    session = await table.session()
    assert session.step == 1, "no decision was lost"
    assert session.due_at is not None
    assert due is not None
    assert 0 <= session.due_at - due - 3 * 60 * MINUTE * 1000 <= 20_000
    assert f"<t:{session.due_at // 1000}:R>" in (await table.board()).text
    assert "⏰" not in table.calls()[0].text, "and it is not half time yet"
    await house.env.advance_time(2 * MINUTE)
    assert table.called() == [["anna"]]
    assert "⏰" in table.calls()[0].text
    await house.env.advance_time(5 * MINUTE)
    assert await table.awaited() == ["ben"]


async def test_the_time_in_which_discord_could_not_be_reached_is_forgiven(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="live")
    await house.gateway("disconnect")
    await house.env.advance_time(60 * MINUTE)
    assert ((await table.session()).step, table.calls()) == (1, [])
    await house.gateway("resumed")
    await house.env.advance_time(MINUTE / 2)
    assert ((await table.session()).step, table.calls()) == (1, [])
    assert f"<t:{(await table.session()).due_at // 1000}:R>" in (await table.board()).text
    await house.env.advance_time(2 * MINUTE)
    assert await table.awaited() == ["ben"]


# Lobbies and games that all have left


async def test_a_lobby_that_is_not_started_is_closed_after_a_day(house, long_days):
    table = await lobby(house, "aus_die_maus", "anna", language="it")
    await house.env.advance_time(DAY - MINUTE)
    await table.press("ben", "join")
    await house.env.advance_time(2 * MINUTE)
    assert (await table.session()).status == Status.LOBBY, "a player has just joined"
    await house.env.advance_time(DAY)
    assert (await table.session()).status == Status.STOPPED
    assert says("it", "board-cancelled", title=says("it", "aus_die_maus-title")) in (await table.board()).text
    assert (await command(house, "cleo", "aus_die_maus", "new")).kind == "message"


@pytest.mark.slow
async def test_a_game_that_paused_goes_on_for_a_player_who_comes_back(house):
    house.speaks(anna="de")
    table = await begun(house, "maunz", "anna", "ben", first="0", language="de", pace="live")
    await table.leave("ben")
    await table.leave("anna")
    session = await table.session()
    assert session.is_paused
    assert says("de", "attendance-paused", until=counting(session.due_at)) in (await table.board()).text
    log = await table.log()
    await house.env.advance_time(60 * MINUTE)
    assert await table.log() == log
    await table.press("anna", "back")
    board = await table.board()
    assert says("de", "attendance-paused", until=counting(session.due_at)) not in board.text
    assert says("de", "attendance-away", face=MEDIUM, names=shown("ben")) in board.text
    assert await table.awaited() == ["anna"]
    await table.rush()
    assert (await table.session()).status == Status.FINISHED
    assert en("board-again") != says("de", "board-again") in (await table.board()).labels


async def test_a_table_alone_that_was_left_for_a_week_ends_and_not_before(house, long_days):
    table = await begun(house, "mausen", "anna", computers=2)
    assert ((await table.session()).due_at, table.calls()) == (None, [])
    await house.env.advance_time(6 * DAY)
    assert ((await table.session()).status, table.calls()) == (Status.RUNNING, [])
    await house.env.advance_time(2 * DAY)
    assert (await table.session()).status == Status.STOPPED
    assert en("board-stopped", by="unknown") in (await table.board()).text
