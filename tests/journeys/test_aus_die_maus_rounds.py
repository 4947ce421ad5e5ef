"""The end of a round of Aus die Maus: it stays until a person goes on, with the finish and who got which cheese."""

from random import Random

import pytest

from bot.games.chance import Chance
from bot.table.service.rhythm import AT_ONCE
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Paid, Roll
from tests.harness import en
from tests.journeys.any_game_table import begun
from tests.journeys.aus_die_maus_table import play

REST_S = 60.0
MOST_CLICKS = 200


async def until_a_round_ends(table, action):
    """The person clicks on until a round has ended and this action leads on."""
    rng = Random(1)
    for _ in range(MOST_CLICKS):
        board = await table.board()
        is_over = any(en("aus_die_maus-begin-button", number=number) in board.labels for number in range(2, 7))
        if is_over and board.ids(action):
            return board
        if found := board.ids("aus_die_maus.next"):
            await table.house.click("anna", board.message, found[0])
        else:
            await table.click_on((await table.awaited())[0], rng)
    raise AssertionError("no round ended so")


async def test_a_person_sees_who_got_what_at_the_finish_and_throws_first_by_a_click(house):
    table = await play(house, "anna", "ben", rolls="auto", track="10")
    rng = Random(5)
    while (view := await table.view()).number == 1:
        await table.click_on(rng)
    board = await table.board()
    assert en("aus_die_maus-head", number=1, rounds=5) in board.text
    assert "first at the cheese" in board.alts[0], "the finish is drawn, not the start of the next round"
    paid = [event for event in view.last if isinstance(event, Paid)]
    assert sum("🧀" in line for line in board.text.splitlines()) >= len(paid) > 0
    session = await table.session()
    assert not session.goes_on, "nothing happens by itself"
    (seated,) = session.people_to_move
    await house.restart()
    assert (await table.board()).buttons == board.buttons
    await table.roll(seated.name)
    assert en("aus_die_maus-head", number=2, rounds=5) in (await table.board()).text


async def test_alone_a_round_begins_when_the_person_presses_whatever_time_has_passed(house):
    table = await begun(house, "aus_die_maus", "anna", computers=3, pings="on")
    board = await until_a_round_ends(table, "aus_die_maus.next")
    for minutes in (1, 11):
        await house.env.advance_time(minutes * 60)
        assert (await table.board()).text == board.text, "it stays"
    assert table.calls() == []
    stranger = await house.click("stranger", board.message, board.ids("aus_die_maus.next")[0])
    assert stranger.kind == "message"
    assert (await table.board()).text == board.text
    before = (await table.session()).step
    await house.click("anna", board.message, board.ids("aus_die_maus.next")[0])
    await house.env.advance_time(1)
    assert (await table.session()).step > before


@pytest.mark.parametrize("is_restarted", [False, True], ids=["", "after a restart"])
async def test_among_several_it_goes_on_by_itself_after_a_while(house, is_restarted):
    house.services.thinkers._pace = AT_ONCE._replace(round_s=REST_S)
    table = await begun(house, "aus_die_maus", "anna", "ben", computers=3)
    await until_a_round_ends(table, "aus_die_maus.next")
    before = (await table.session()).step
    if is_restarted:
        await house.restart()
    await house.env.advance_time(REST_S + 1)
    assert (await table.session()).step > before


def test_a_computer_throws_at_once_in_the_middle_of_a_round():
    state = GAME.setup(2, GAME.settle_options({"first": "0"}), _chance())
    assert GAME.rests(state), "people see where all stand at first"
    assert not GAME.rests(GAME.apply(state, 0, Roll(), _chance()).state)


def _chance():
    return Chance(b"x" * 32, 1, (1, 2))


@pytest.mark.parametrize("throws", ["auto", "click"])
async def test_a_game_begins_with_all_mice_at_the_start_and_a_click(house, throws):
    table = await play(house, "anna", "ben", rolls=throws)
    board = await table.board()
    assert "anna at the start, 0 🧀; ben at the start, 0 🧀" in board.alts[0]
    assert (en("aus_die_maus-by-themselves") in board.text) == (throws == "auto")
    assert board.labels[0] == en("aus_die_maus-begin-button", number=1)
    assert not (await table.session()).goes_on
    await table.roll("anna")
    assert (await table.log())[:1] == [Roll()]


async def test_a_computer_that_goes_first_waits_until_a_person_has_seen_the_start(house):
    table = await begun(house, "aus_die_maus", "anna", computers=2, first="1")
    board = await table.board()
    await house.env.advance_time(11 * 60)
    assert await table.log() == ()
    assert (await house.click("anna", board.message, board.ids("aus_die_maus.next")[0])).kind == "update"
    await house.env.advance_time(1)
    assert [one.seat for one in await table.log()][:1] == [1]
