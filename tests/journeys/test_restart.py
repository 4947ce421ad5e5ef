"""The process dies, at any moment, and another one takes over: no player has to do anything again."""

import pytest

from bot.messages import keeper
from bot.sessions.session import Status
from tests.harness import en

PLAYERS = ("anna", "ben", "cleo")


async def test_the_buttons_of_a_lobby_work_after_a_restart(house):
    table = await house.lobby("anna", "ben")
    await house.restart()
    with house.requests() as requests:
        await table.press("cleo", "join")
    assert requests == ["answer"]
    await table.press("anna", "start")
    assert (await table.session()).status == Status.RUNNING


async def test_a_restart_alone_sends_nothing(house):
    await house.play(*PLAYERS)
    with house.requests() as requests:
        await house.restart()
    assert [request for request in requests if "commands" in request or request in ("edit", "post")] == []


async def test_a_sealed_pick_survives_and_old_hands_go_on(house):
    table = await house.play(*PLAYERS)
    await table.pick("anna", "E4")
    await house.restart()
    await table.open_hand("anna")
    assert table.hand("anna").picked == ["E4"]
    await table.pick("ben", "D3")
    await table.pick("cleo", "M1")
    for name in PLAYERS:
        assert en("mausen-hand", number=2, rounds=16) in table.hand(name).text
    assert "E4" not in table.hand("anna").cards()


async def test_a_hand_from_before_the_restart_is_followed_again_from_its_next_click_on(house):
    table = await house.play(*PLAYERS)
    await house.restart()
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text


@pytest.mark.parametrize("status", [503, 403])
async def test_a_board_that_was_not_shown_before_the_end_is_shown_at_the_start(house, status, monkeypatch):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", (600,))
    table = await house.play(*PLAYERS)
    await table.round(anna="E4", ben="D3")
    house.fail("edit", status, times=None)
    await table.pick("cleo", "M1")
    assert en("mausen-head", number=1, rounds=16) in (await table.board()).text
    house.log.take()
    house.mend()
    with house.requests() as requests:
        await house.restart()
    assert requests.count("edit") == 1
    assert en("mausen-head", number=2, rounds=16) in (await table.board()).text
    session = await table.session()
    assert session.shown_seq == session.seq


async def test_a_table_whose_lobby_was_never_posted_is_posted_at_the_start(house, monkeypatch):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", (600,))
    house.fail("post", 503, times=None)
    await house.new("anna")
    house.mend()
    house.log.take()
    assert len(house.seen("stranger")) == 1
    await house.restart()
    assert en("lobby-missing", missing=2) in house.seen("stranger")[-1].text


@pytest.mark.slow
async def test_after_the_end_the_board_stays_and_its_buttons_work(house):
    table = await house.play(*PLAYERS)
    await table.hurry()
    board = await table.board()
    await house.restart()
    seat = (await table.session()).seats[1]
    hand = await table.forge("ben", "hand")
    assert en("hand-over", place=seat.rank, score=seat.score) in hand.shown.text
    await table.press("ben", "again")
    assert (await house.session_in(house.channel)).names == ("ben",)
    assert (await table.board()).text == board.text


async def test_a_direct_message_goes_on_after_a_restart(house):
    table = await house.play(*PLAYERS)
    await table.in_hand("anna", "dm")
    await house.restart()
    await table.round(anna="E4", ben="D3", cleo="M1")
    (dm,) = house.dms("anna")
    assert en("mausen-hand", number=2, rounds=16) in dm.text
    await house.click("anna", dm.message, dm.ids("mausen.pick")[0])
    assert house.dms("anna")[0].picked == ["E1"]


def lose_hands(house):
    """The process dies each time before it has brought the hands up to date."""
    house.services.hands.may_exist = lambda _: False


async def test_a_direct_message_that_was_not_shown_before_the_end_is_shown_at_the_start(house):
    table = await house.play(*PLAYERS)
    await table.in_hand("anna", "dm")
    lose_hands(house)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert en("mausen-hand", number=1, rounds=16) in house.dms("anna")[0].text
    with house.requests() as requests:
        await house.restart()
    assert requests.count("edit") == 1
    (dm,) = house.dms("anna")
    assert en("mausen-hand", number=2, rounds=16) in dm.text
    with house.requests() as requests:
        await house.restart()
    assert {"edit", "post", "open dm"} & set(requests) == set(), "it shows the game as it is"


async def test_a_direct_message_loses_its_cards_though_the_game_was_over_before_the_start(house):
    table = await house.play(*PLAYERS)
    await table.in_hand("anna", "dm")
    lose_hands(house)
    for name in ("anna", "ben"):
        await table.forge(name, "stop_now")
    assert house.dms("anna")[0].cards() != []
    await house.restart()
    assert not (await table.session()).status.is_active
    (dm,) = house.dms("anna")
    assert dm.ids("mausen.pick") == dm.ids("no_dm") == []


async def test_a_direct_message_that_was_not_sent_before_the_end_is_sent_at_the_start(house):
    table = await house.play(*PLAYERS)
    await table.in_hand("anna", "dm")
    for name in ("anna", "ben"):
        await table.forge(name, "stop_now")
    new = await house.lobby(*PLAYERS)
    lose_hands(house)
    await new.press("anna", "start")
    assert len(house.dms("anna")) == 1
    await house.restart()
    assert len(house.dms("anna")) == 2
    assert len(house.dms("anna")[-1].cards()) == 16
    assert house.dms("ben") == []


async def out_of_reach(house, seconds: int) -> list[str]:
    """People cannot reach the bot for so long; return what is sent when they can again."""
    await house.gateway("disconnect")
    await house.env.advance_time(seconds)
    with house.requests() as requests:
        await house.gateway("resumed")
    return requests


async def test_an_old_board_on_which_only_the_time_left_has_changed_is_edited(house):
    table = await house.play(*PLAYERS)
    before = await table.board()
    assert await out_of_reach(house, 2 * 3600) == ["edit"]
    board = await table.board()
    assert board.message.id == before.message.id
    assert board.text != before.text, "there is as much time left as before"


async def test_a_board_that_was_left_alone_for_a_day_waits_for_its_next_click(house):
    table = await house.play(*PLAYERS)
    before = (await table.board()).text
    assert await out_of_reach(house, 2 * 86_400) == []
    await table.open_hand("anna")
    await table.pick("anna", "E4")
    assert (await table.board()).text != before


async def test_stopping_does_not_wait_for_a_discord_that_is_away(house, monkeypatch):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", (600,))
    table = await house.play(*PLAYERS)
    house.fail("edit", 503, times=None)
    await table.pick("anna", "E4")
    await house.services.keeper.close()
    await house.env.settle()
    house.log.take()
    house.mend()
    await house.restart()
    assert en("mausen-chosen", names="\u2068anna\u2069") in (await table.board()).text
