"""A player who comes in turn is called by a short message that names them, and it goes again."""

import pytest

from tests.cogs.heul_doch.notation import position
from tests.harness import en
from tests.journeys.any_game_table import first_is_quick
from tests.journeys.heul_doch_table import lobby, opened

PLAYERS = ("anna", "ben", "cleo")
MINUTE_S, CALL_S = 60, 45
TOPS = ("R5", "B4", "G2")
HANDS = ["R6 R6", "P1 P1", "O1 O1"]


async def begun(house, **options):
    """A game by letter, in which whose turn comes is called at once; anna, who opened the table, is in turn."""
    options = {"pace": "letter"} | options
    return await opened(house, *PLAYERS, state=position(TOPS, HANDS, draw_pile=""), first="host", **options)


async def anna_plays(house, table):
    """The game waits for ben, who sat at the table, until he is called."""
    await table.press_in_hand("anna", "0.R6.own")
    await house.env.advance_time(CALL_S)


async def named(table):
    return [[user.name for user in call.message.mentions] for call in table.calls()]


async def test_the_next_in_turn_is_called_with_a_link_to_the_board(house):
    table = await begun(house, language="de")
    assert table.calls() == [], "who starts the game needs no call"
    with house.requests() as requests:
        await anna_plays(house, table)
    assert requests.count("post") == 1
    (call,) = table.calls()
    session = await table.session()
    ben = house.people["ben"].id
    assert call.text == f"<@{ben}>, du bist dran: **Heul doch! Mau Mau** · [zum Spieltisch]({session.link})"
    assert [user.id for user in call.message.mentions] == [ben]
    sent = next(
        request.json
        for request in reversed(house.env.http_requests)
        if request.json and "dran" in str(request.json.get("content"))
    )
    assert sent["allowed_mentions"]["users"] == [ben]
    assert not sent["allowed_mentions"].get("parse")
    assert not sent.get("flags"), "the message shows in a notification only if it is a classic one"


async def test_the_call_goes_when_it_is_answered_and_the_next_one_comes(house):
    table = await begun(house)
    await anna_plays(house, table)
    (first,) = table.calls()
    for name in PLAYERS[:1] + PLAYERS[2:]:  # closed hands need no request
        house.services.hands._open.pop((table.id, house.people[name].id), None)
    await house.env.advance_time(MINUTE_S)
    way = (await table.ways("ben"))[0]
    await table.choose("ben", way)
    with house.requests() as requests:
        await table.press_in_hand("ben", way)
    assert sorted(requests) == ["answer", "delete", "edit", "post"]
    (second,) = table.calls()
    assert second.message.id != first.message.id
    assert await named(table) == [["cleo"]]


async def test_at_the_end_no_call_stays(house):
    table = await begun(house)
    await table.play_out()
    assert table.calls() == []
    assert {seated.call for seated in (await table.session()).seats} == {None}


async def test_when_the_game_is_stopped_no_call_stays(house):
    table = await begun(house)
    await table.press_in_hand("anna", "0.R6.own")
    await table.forge("anna", "stop_now")
    await table.forge("cleo", "stop_now")
    assert table.calls() == []


async def test_at_the_start_the_first_is_called_but_not_if_they_started_it(house):
    table = await lobby(house, *PLAYERS, pace="letter")
    await house.env.advance_time(MINUTE_S)
    await table.press("anna", "start")
    turn = await table.turn()
    assert await named(table) == ([] if turn == "anna" else [[turn]])


async def test_no_player_is_called_where_the_table_says_so(house):
    table = await begun(house, pings="off")
    await table.play_out()
    assert not [request for request in house.env.http_requests if "<@" in str(request.json)]


async def test_a_call_from_before_the_restart_goes_with_its_turn(house):
    table = await begun(house)
    await anna_plays(house, table)
    (first,) = table.calls()
    await house.restart()
    assert [call.message.id for call in table.calls()] == [first.message.id], "a restart alone calls no player anew"
    await table.press_in_hand("ben", (await table.ways("ben"))[0])
    assert await named(table) == [["cleo"]]


@pytest.mark.slow
async def test_who_came_in_turn_while_the_bot_died_is_called_at_the_next_start(house):
    table = await begun(house)
    house.services.calls.follow = lambda *_: None
    house.fail("edit", 403, 50013, times=None)
    await table.press_in_hand("anna", "0.R6.own")
    assert table.calls() == []
    house.mend()
    house.log.take()
    await house.restart()
    assert await named(table) == [["ben"]]


@pytest.mark.slow
@first_is_quick(("status", "code"), [(403, 50013), (500, 0), (404, 10003)])
async def test_a_call_that_cannot_be_sent_disturbs_no_game(house, status, code):
    table = await begun(house)
    house.fail("post", status, code, times=None)
    house.log.expected |= {"it is not known whether a call was sent"}
    await table.press_in_hand("anna", "0.R6.own")
    await table.press_in_hand("ben", (await table.ways("ben"))[0])
    assert table.calls() == []
    house.mend()
    await house.env.advance_time(MINUTE_S)
    await table.press_in_hand("cleo", (await table.ways("cleo"))[0])
    assert await named(table) == [["anna"]]


async def test_a_call_that_was_deleted_is_not_missed(house):
    table = await begun(house)
    await anna_plays(house, table)
    await house.delete(table.calls()[0].message)
    await house.env.advance_time(MINUTE_S)
    await table.press_in_hand("ben", (await table.ways("ben"))[0])
    assert await named(table) == [["cleo"]]


async def test_no_call_for_the_one_who_just_acted_when_all_others_have_left(house):
    table = await begun(house)
    await table.press_in_hand("anna", "0.R6.own")
    await table.forge("cleo", "leave_now")
    await house.env.advance_time(MINUTE_S)
    await table.forge("ben", "leave_now")
    assert await named(table) == [["anna"]], "ben's leaving brought anna's turn"
    await table.open_hand("anna")
    await table.press_in_hand("anna", (await table.ways("anna"))[0])
    assert table.calls() == []


async def test_a_tissue_or_another_players_leaving_calls_no_player_anew(house):
    table = await begun(house)
    await anna_plays(house, table)
    (first,) = table.calls()
    await table.in_hand("cleo", "heul_doch.tissue")
    await table.forge("anna", "leave_now")
    assert [call.message.id for call in table.calls()] == [first.message.id]


async def test_the_calls_are_in_no_other_game(house):
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert not [shown for shown in house.seen("stranger") if shown.message.mentions]
    assert en("call", person="x", people=1, title="y", link="z")
