"""Who is called when, in which words, and that calls go again: at once, later, and after a restart."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.messages.keeper import Keeper
from bot.sessions import decisions
from bot.storage.tables import calls as noted
from bot.table.messages.call_messages import CallMessages
from bot.table.service import rows
from tests.journeys.any_game_table import MINUTE, begun, counting, first_is_quick, lobby, says

PLAYERS = ("anna", "ben", "cleo")
HALF, CALL_S = 5 * MINUTE, 45


async def turn(table, seed=1):
    """Whose turn it is makes it: in Heul doch! a card, then where it goes."""
    (name,) = await table.awaited()
    rng = Random(seed)
    while name in await table.awaited():
        await table.click_on(name, rng)
    return name


async def by_letter(house, **options: Any):
    """A game by letter, in which anna has played: ben is called as soon as he may be gone."""
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="letter", **options)
    await turn(table)
    await house.env.advance_time(CALL_S)
    return table


async def left(house):
    """The calls that are noted."""
    return await house.database.read(lambda connection: connection.execute(noted.select()).all())


def refuse_to_delete(house, times):
    where = f"/channels/{house.channel.id}/messages/*"
    house.env.inject_error("DELETE", where, status=403, code=50013, message="no", times=times)


def posts(house):
    """The numbers of the calls that were sent to Discord, and how often each was."""
    return Counter(one.json["nonce"] for one in house.env.http_requests if "<@" in str((one.json or {}).get("content")))


# The turn


async def test_the_next_in_turn_is_called_with_a_link_to_the_board(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="letter", language="de")
    await turn(table)
    assert table.calls() == [], "ben sat down a moment ago"
    with house.requests() as requests:
        await house.env.advance_time(CALL_S)
    assert requests == [f"GET /channels/{house.channel.id}", "post"], "what lies on the board is looked at before"
    (call,) = table.calls()
    ben, session = house.people["ben"].id, await table.session()
    assert call.text == f"👉 <@{ben}> **Heul doch! Mau Mau** · du bist dran · [zum Spieltisch]({session.link})"
    sent = next(one.json for one in reversed(house.env.http_requests) if (one.json or {}).get("content") == call.text)
    assert sent["allowed_mentions"]["users"] == [ben]
    assert not sent["allowed_mentions"].get("parse")
    assert not sent.get("flags"), "the message shows in a notification only if it is a classic one"


async def test_a_call_goes_when_it_is_answered_and_the_next_one_comes(house):
    table = await by_letter(house)
    (first,) = table.calls()
    await house.env.advance_time(MINUTE)
    await turn(table)
    (second,) = table.calls()
    assert first.message.id != second.message.id
    assert table.called() == [["cleo"]]


@pytest.mark.parametrize("by", ["its end", "a vote"])
async def test_when_the_game_is_over_no_call_stays(house, by):
    table = await by_letter(house)
    assert table.called() == [["ben"]]
    if by == "its end":
        await table.rush()
    else:
        await table.forge("anna", "stop_now")
        await table.forge("cleo", "stop_now")
    assert (table.calls(), await left(house)) == ([], [])


async def test_no_player_is_called_where_the_table_says_so(house):
    table = await by_letter(house, pings="off")
    await turn(table)
    await house.env.advance_time(HALF)
    assert table.calls() == []


async def test_at_the_start_the_first_is_called_but_not_if_they_started_it(house):
    table = await lobby(house, "heul_doch", *PLAYERS, pace="letter")
    await house.env.advance_time(MINUTE)
    await table.press("anna", "start")
    assert table.called() == [name for name in [await table.awaited()] if name != ["anna"]]


async def test_a_player_who_looks_at_the_hand_is_called_later(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host")
    await house.env.advance_time(CALL_S - 10)
    await table.open_hand("anna")
    await house.env.advance_time(CALL_S - 1)
    assert table.calls() == []
    await house.env.advance_time(CALL_S)
    assert table.called() == [["anna"]]


async def test_a_player_who_is_gone_is_called_at_once(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="none")
    await house.env.advance_time(10 * MINUTE)
    await turn(table)
    assert table.called() == [["ben"]]


async def test_a_player_who_has_just_clicked_is_not_called_when_computer_players_have_moved(house):
    table = await begun(house, "maunz", "anna", computers=1, first="0")
    before = table.sent()
    await table.click_on("anna", Random(1))
    assert await table.awaited() == ["anna"]
    assert (table.calls(), table.sent()) == ([], before)


async def test_a_player_who_takes_back_takes_the_call_back(house):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    await table.click_on("anna", Random(1))
    assert table.called() == [["ben"]]
    board = await table.board()
    await house.click("anna", board.message, board.ids("take_back")[0])
    assert (await table.awaited(), table.calls()) == (["anna"], [])


async def test_who_just_acted_is_not_called_when_all_others_have_left(house):
    table = await by_letter(house)
    before = [one.message.id for one in table.calls()]
    await table.forge("cleo", "leave_now")
    await house.env.advance_time(MINUTE)
    assert [one.message.id for one in table.calls()] == before, "leaving calls no one anew"
    await table.forge("ben", "leave_now")
    assert table.called() == [["anna"]], "ben's leaving brought anna's turn"
    await turn(table)
    assert table.calls() == []


# Half time


async def test_at_half_time_those_are_called_for_whom_the_game_waits(house):
    table = await begun(house, "mausen", *PLAYERS, language="de")
    await table.click_on("anna", Random(1))
    await house.env.advance_time(HALF - 1)
    assert table.calls() == []
    await house.env.advance_time(2)
    (call,) = table.calls()
    session = await table.session()
    ben, cleo = (house.people[name].id for name in ("ben", "cleo"))
    facts = {"title": says("de", "mausen-title"), "link": session.link, "until": counting(session.due_at)}
    assert call.text == says("de", "remind", person=f"<@{ben}> <@{cleo}> ", **facts)
    await table.click_on("ben", Random(1))
    assert len(table.calls()) == 1, "cleo is still called"
    with house.requests() as requests:
        await table.click_on("cleo", Random(1))
    assert requests.count("delete") == 1
    assert (table.calls(), await left(house)) == ([], [])


async def test_a_reminder_takes_the_place_of_the_call_and_rings_once(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host")
    before = table.sent()
    await house.env.advance_time(CALL_S)
    assert table.called() == [["anna"]]
    await house.env.advance_time(HALF - CALL_S)
    assert table.called() == [["anna"]]
    assert "⏰" in table.calls()[0].text
    assert table.sent() == before + 2


async def test_live_calls_once_and_not_again_at_half_time(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="live")
    before = table.sent()
    await house.env.advance_time(2 * MINUTE - 1)
    assert (table.called(), table.sent()) == ([["anna"]], before + 1)


async def test_a_player_who_has_waited_for_another_whose_time_ran_out_is_called(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await table.click_on("anna", Random(1))
    await house.env.advance_time(2 * HALF)
    assert await table.awaited() == ["anna"], "the computer decided for ben"
    assert table.called() == [["anna"]]


# As each of them likes


@pytest.mark.parametrize("takes_them", [True, False])
async def test_who_likes_it_is_called_by_direct_message_in_their_language(house, takes_them):
    house.speaks(ben="de")
    await house.prefers("ben", reminders="dm")
    if not takes_them:
        house.close_dms("ben")
    table = await begun(house, "mausen", *PLAYERS)
    await house.env.advance_time(HALF)
    assert table.called() == [["anna", "cleo"] if takes_them else [*PLAYERS]]
    session = await table.session()
    facts = {"title": says("de", "mausen-title"), "link": session.link, "until": counting(session.due_at)}
    assert [one.text for one in house.dms("ben")] == ([says("de", "remind", person="", **facts)] if takes_them else [])
    await table.click_on("ben", Random(1))
    assert house.dms("ben") == [], "gone when answered"


async def test_who_wants_no_calls_gets_none_and_their_time_runs_all_the_same(house):
    await house.prefers("ben", reminders="off")
    table = await begun(house, "mausen", *PLAYERS)
    await table.click_on("anna", Random(1))
    await table.click_on("cleo", Random(1))
    before = table.sent()
    await house.env.advance_time(HALF)
    assert (table.calls(), house.dms("ben"), table.sent()) == ([], [], before)
    await house.env.advance_time(HALF)
    assert (await table.session()).step == 2


# Trouble


async def test_a_call_that_was_deleted_is_not_missed(house):
    table = await by_letter(house)
    await house.delete(table.calls()[0].message)
    await house.env.advance_time(MINUTE)
    await turn(table)
    assert (table.called(), len(await left(house))) == ([["cleo"]], 1)


@first_is_quick(("status", "code"), [(403, 50013), (500, 0), (404, 10003)])
async def test_a_call_that_cannot_be_sent_disturbs_no_game(house, status, code):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    house.fail("post", status, code, times=None)
    house.log.expected |= {"a call in session"}
    await table.click_on("anna", Random(1))
    await house.env.advance_time(2 * MINUTE)
    await table.click_on("ben", Random(1))
    assert table.calls() == []
    house.mend()
    await house.env.advance_time(MINUTE)
    await table.click_on("anna", Random(2))
    assert table.called() == [["ben"]]


async def test_a_call_that_got_no_answer_is_sent_again_by_the_same_number(house):
    """So Discord posts it once, whether the first one arrived or not."""
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    house.fail("post", 500)
    await table.click_on("anna", Random(1))
    await house.env.advance_time(MINUTE)
    assert table.called() == [["ben"]]
    assert [*posts(house).values()] == [2]


async def test_a_call_that_was_sent_and_not_noted_when_the_bot_died_is_found_by_its_number(house, monkeypatch):
    """Discord answers what has the same number with the message that is there."""
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    send, post = CallMessages.send, Keeper.post

    async def die(*facts):
        await send(*facts)

    async def same(keeper, kept):
        (call,) = table.calls()
        return call.message.channel.id, call.message.id

    monkeypatch.setattr(CallMessages, "send", die)
    await table.click_on("anna", Random(1))
    assert (len(table.calls()), [row.message_id for row in await left(house)]) == (1, [None])
    monkeypatch.setattr(CallMessages, "send", send)
    monkeypatch.setattr(Keeper, "post", same)
    await house.restart()
    monkeypatch.setattr(Keeper, "post", post)
    assert (table.calls(), await left(house)) == ([], [])


async def test_a_call_from_before_the_restart_goes_with_its_turn(house):
    table = await by_letter(house)
    (first,) = table.calls()
    await house.restart()
    assert [call.message.id for call in table.calls()] == [first.message.id], "a restart alone calls no player anew"
    await table.open_hand("ben")
    await turn(table)
    assert table.called() == [["cleo"]]


@pytest.mark.slow
async def test_who_came_in_turn_while_the_bot_died_is_called_at_the_next_start(house):
    table = await begun(house, "heul_doch", *PLAYERS, first="host", pace="letter")
    house.services.calls.follow = lambda *_: None
    house.fail("edit", 403, 50013, times=None)
    await turn(table)
    assert table.calls() == []
    house.mend()
    house.log.take()
    await house.restart()
    assert table.called() == [["ben"]]


@pytest.mark.parametrize("is_restarted", [True, False])
async def test_a_call_that_cannot_be_deleted_is_deleted_later(house, is_restarted):
    table = await by_letter(house)
    refuse_to_delete(house, times=None if is_restarted else 4)
    await house.env.advance_time(MINUTE)
    await turn(table)
    assert table.called() == [["ben"], ["cleo"]]
    if is_restarted:
        house.mend()
        await house.restart()
    else:
        await house.env.advance_time(MINUTE + 5)
        assert table.called() == [["ben"], ["cleo"]], "the fourth try fails too"
        await house.env.advance_time(HALF)
    assert (table.called(), len(await left(house))) == ([["cleo"]], 1)


async def test_a_call_that_is_answered_while_it_is_sent_goes_at_once(house, monkeypatch):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    send = CallMessages.send

    async def send_late(*facts):
        message = await send(*facts)
        stop = decisions.stop, house.people["anna"].id
        await house.services.sessions.act_for_person(table.id, *stop, is_manager=True)
        return message

    monkeypatch.setattr(CallMessages, "send", send_late)
    await table.click_on("anna", Random(1))
    await house.env.advance_time(CALL_S)
    assert (len(posts(house)), table.calls(), await left(house)) == (1, [], [])


async def test_a_call_that_cannot_be_noted_at_once_goes_with_its_turn_all_the_same(house, monkeypatch):
    table = await begun(house, "maunz", "anna", "ben", first="0", pace="letter")
    set_calls, times = rows.set_calls, iter([1])

    def silent_at_first(*facts):
        if next(times, None):
            raise Unavailable
        set_calls(*facts)

    monkeypatch.setattr(rows, "set_calls", silent_at_first)
    await table.click_on("anna", Random(1))
    await house.env.advance_time(MINUTE)
    assert (table.called(), len(await left(house))) == ([["ben"]], 1)
    await table.click_on("ben", Random(1))
    assert table.called() == [["anna"]]
