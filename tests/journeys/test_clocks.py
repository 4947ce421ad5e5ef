"""Clocks: the end of a player's time, three in a row, outages, lobbies that are not started.

All of it on the clock of the test.
"""

from random import Random

import pytest

from bot.games.contract import FACES
from bot.sessions.session import PACES, Status
from bot.text.words import speaker
from tests.harness import en, named
from tests.journeys.any_game_table import DAY, MINUTE, begun, command, counting, lobby, says

PLAYERS = ("anna", "ben", "cleo")
MEDIUM = FACES["medium"]
SECONDS = {"live": 2 * MINUTE, "evening": 10 * MINUTE, "letter": DAY}


@pytest.fixture
def quiet_days(monkeypatch):
    """Days pass in a moment: the bot does not note every twenty seconds of them that it is alive."""
    monkeypatch.setattr("bot.table.service.clock.ALIVE_EVERY_S", 30.0 * DAY)


async def time_is_up(house, table):
    """All the time of the decision passes; return how many rounds or turns that brought."""
    before = (await table.session()).step
    await house.env.advance_time(SECONDS[(await table.session()).pace])
    return (await table.session()).step - before


# The end of the time


async def test_when_the_time_is_up_the_board_tells_it_and_the_person_plays_on_with_the_next_click(house):
    language = "fr"
    house.speaks(ben=language)
    table = await begun(house, "mausen", *PLAYERS, language=language)
    for name in ("anna", "cleo"):
        await table.click_on(name, Random(1))
    assert (
        says(language, "attendance-due", until=counting((await table.session()).due_at)) in (await table.board()).text
    )
    assert await time_is_up(house, table) == 1
    assert [(move.seat, move.by_bot) for move in await table.log()] == [(0, False), (2, False), (1, True)]
    text = says(language, "attendance-missed", names=f"{named('ben')} (1/3)", most=3)
    assert text in (await table.board()).text
    assert await table.awaited() == [*PLAYERS], "it was that one decision only"
    assert says(language, "mausen-hand", number=2, rounds=16) in table.hand("ben").text
    answer = await table.click_on("ben", Random(1))
    assert (answer.kind, answer.text) == ("update", "")
    assert (await table.seated("ben")).missed == 0
    assert text not in (await table.board()).text


@pytest.mark.parametrize("where", ["board", "hand"])
async def test_after_three_in_a_row_the_seat_is_the_computers_until_im_back(house, where):
    house.speaks(ben="fr")
    table = await begun(house, "mausen", *PLAYERS, language="it", pace="live")
    for missed in (1, 2, 3):
        assert not (await table.seated("ben")).is_away, missed
        counted = says("it", "attendance-missed", names=f"{named('ben')} ({missed - 1}/3)", most=3)
        assert (counted in (await table.board()).text) is (missed > 1), "at this pace each miss counts"
        await table.click_on("anna", Random(1))
        await table.click_on("cleo", Random(1))
        assert await time_is_up(house, table) == 1
    assert (await table.seated("ben")).is_away
    board = await table.board()
    assert says("it", "attendance-away", face=MEDIUM, names=named("ben")) in board.text
    assert {f"{says('it', key)} (ben)" for key in ("attendance-back", "attendance-take")} <= set(board.labels)
    assert says("fr", "hand-away", plays="other") in table.hand("ben").text
    await table.click_on("anna", Random(1))
    with house.requests() as requests:
        await table.click_on("cleo", Random(1))
    assert requests.count("post") == 0
    assert (await table.session()).step == 5, "the game does not wait for ben"
    answer = await (table.press("ben", "back") if where == "board" else table.in_hand("ben", "back"))
    assert (answer.kind, answer.text) == ("update", "")
    if where == "board":
        await table.open_hand("ben")
    assert says("fr", "mausen-hand", number=5, rounds=16) in table.hand("ben").text
    assert says("it", "attendance-away", face=MEDIUM, names=named("ben")) not in (await table.board()).text
    await table.click_on("ben", Random(1))
    assert (await table.session()).awaited == {0, 2}


async def test_the_seat_of_who_missed_an_evenings_decision_is_theirs_until_another_person_takes_it(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await time_is_up(house, table)
    board = await table.board()
    assert {f"{en(key)} (anna)" for key in ("attendance-back", "attendance-take")} <= set(board.labels)
    await table.press("anna", "back")
    board = await table.board()
    assert (board.ids("back"), board.ids("take")) == ([], [])
    for _ in range(2):
        await table.click_on("ben", Random(1))
        await house.env.advance_time(MINUTE)
        assert table.called() == [["anna"]]
        await house.env.advance_time(9 * MINUTE)
    await table.click_on("ben", Random(1))
    await house.env.advance_time(MINUTE)
    await table.press("dora", "take")
    assert ((await table.session()).names, table.calls()) == (("dora", "ben"), [])
    refused = await table.forge("anna", "back")
    assert refused.text == en("no-seat-taken", seat=named("dora"))


async def test_who_let_the_time_run_out_are_named_in_one_line_and_by_the_buttons_of_their_seats(house):
    table = await begun(house, "mausen", *PLAYERS)
    await table.click_on("anna", Random(1))
    await time_is_up(house, table)
    board, late = await table.board(), tuple(f"{named(name)} (1/3)" for name in ("ben", "cleo"))
    assert en("attendance-missed", names=late, most=3) in board.text
    assert {f"{en(key)} (ben, cleo)" for key in ("attendance-back", "attendance-take")} <= set(board.labels)


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
    assert requests.count("post") == 1
    session = await table.session()
    assert (session.step, session.due_at, session.wake_at) == (1, None, None)
    assert "<t:" not in (await table.board()).text
    await table.click_on("anna", Random(1))
    assert await table.awaited() == ["ben"]


async def test_the_lobby_tells_the_pace_and_an_evening_is_the_default(house):
    language = "it"
    say, texts = speaker(language), []
    for pace in (None, *PACES):
        table = await lobby(house, "mausen", "anna", language=language, **({"pace": pace} if pace else {}))
        texts.append(
            next(
                line
                for line in (await table.board()).text.split("\n")
                if line.endswith(f" · ⏳ {say(f'command-pace-{pace or PACES[0]}')}")
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


async def test_a_lobby_that_is_not_started_is_closed_after_a_day(house, quiet_days):
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
    assert says("de", "attendance-away", face=MEDIUM, names=named("ben")) in board.text
    assert await table.awaited() == ["anna"]
    await table.rush()
    assert (await table.session()).status == Status.FINISHED
    assert en("board-again") != says("de", "board-again") in (await table.board()).labels


async def test_a_table_alone_that_was_left_for_a_week_ends_and_not_before(house, quiet_days):
    table = await begun(house, "mausen", "anna", computers=2)
    assert ((await table.session()).due_at, table.calls()) == (None, [])
    await house.env.advance_time(6 * DAY)
    assert ((await table.session()).status, table.calls()) == (Status.RUNNING, [])
    await house.env.advance_time(2 * DAY)
    assert (await table.session()).status == Status.STOPPED
    assert en("board-stopped", by="unknown") in (await table.board()).text
