"""How a game went stands under its result, a moment later."""

import asyncio
import re
from random import Random

import pytest

from bot.background.reviewing import Reviewers
from bot.past import review
from bot.sessions import decisions
from bot.sessions.session import Status
from bot.ui.messages import keeper
from cogs.maunz.computer import misses
from tests.harness import House, en, position
from tests.journeys.any_game_table import AnyGameTable, begun, let_choose

HEAD = en("how-it-went-head")
PLAYERS = ("anna", "ben", "cleo")


async def rush(table: AnyGameTable) -> None:
    """Play on to the end without Discord: clicks take their time."""
    rng, sessions, game = Random(1), table.house.services.sessions, table.house.services.games.get(table.game).game
    while (session := await table.session()).for_people:
        if session.goes_on:
            await table.house.env.settle()
            continue
        seated = session.for_people[0]
        moves = game.choices(position(game, session), seated.seat)
        await sessions.do(table.id, decisions.act, seated.user_id or 0, session.step, rng.choice(moves))
    table.house.services.boards.refresh(table.id)
    await looked_back(table.house)


async def looked_back(house: House) -> None:
    """Wait until all reviews are made, and Discord shows them."""
    while busy := [task for task in asyncio.all_tasks() if task.get_name().startswith(("reviews", "board "))]:
        await asyncio.wait(busy)
    await house.env.settle()


look_at = Reviewers._look_at


@pytest.fixture(autouse=True)
def looking_back(monkeypatch):
    """One simulated game is enough for the luck of each player, and no placement is judged."""
    monkeypatch.setattr(review, "LONGEST_S", 0.0)
    monkeypatch.setattr(misses, "_is_placement", lambda _: False)


@pytest.fixture
def later(monkeypatch):
    """No game is reviewed before this is called."""
    monkeypatch.setattr(Reviewers, "_look_at", lambda *_: None)
    return lambda: monkeypatch.setattr(Reviewers, "_look_at", look_at)


async def test_a_game_that_ends_gets_its_picture_with_one_more_edit(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    later()
    with house.requests() as requests:
        house.app.reviewers.follow(await table.session())
        await looked_back(house)
    board = await table.board()
    assert (await table.session()).status == Status.FINISHED
    assert HEAD in board.text
    assert board.text.index(en("mausen-head-over")) < board.text.index(HEAD)
    assert len(board.alts) == 2
    assert re.match(r"A line for each player. Points after round 4, 8, (\d+, )?12, (\d+, )?16: 1. ", board.alts[1])
    assert requests == ["edit"]


@pytest.mark.slow
async def test_an_outage_delays_the_picture(house, later, monkeypatch):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", (0.05,))  # a timer that a test starts runs in real time
    table = await house.play(*PLAYERS)
    await table.hurry()
    later()
    house.fail("edit", 503, times=2)
    house.app.reviewers.follow(await table.session())
    await looked_back(house)
    for _ in range(2):
        await asyncio.sleep(0.1)
        await looked_back(house)
    assert [line.split(":")[0] for line in house.log.take()] == [f"board {table.id} not shown yet"] * 2
    assert HEAD in (await table.board()).text


@pytest.mark.slow
async def test_a_picture_that_is_made_but_not_shown_when_the_bot_stops_comes_after_the_next_start(
    house, later, monkeypatch
):
    monkeypatch.setattr(keeper, "OUTAGE_RETRY_S", (600,))
    house.log.expected |= {"board"}
    table = await house.play(*PLAYERS)
    await table.hurry()
    later()
    house.fail("edit", 503, times=None)
    house.app.reviewers.follow(await table.session())
    await looked_back(house)
    assert (await table.session()).review
    assert HEAD not in (await table.board()).text
    house.mend()
    await house.restart()
    await looked_back(house)
    assert HEAD in (await table.board()).text
    with house.requests() as requests:
        await house.restart()
        await looked_back(house)
    assert "edit" not in requests, "it is shown once"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["heul_doch", "aus_die_maus"])
async def test_a_game_with_luck_tells_it(house, game):
    table = await begun(house, game, "anna", "ben", "cleo")
    await rush(table)
    session, board = await table.session(), await table.board()
    assert session.status == Status.FINISHED
    assert HEAD in board.text
    assert b'"luck":[' in (session.review or b"")


async def test_maunz_tells_the_chances(house):
    table = await begun(house, "maunz", "anna", "ben")
    await rush(table)
    board = await table.board()
    assert "Chance of winning in percent after move" in board.alts[1]
    assert en("how-it-went-lines", by="moves") in board.text


@pytest.mark.slow
async def test_what_a_restart_prevented_is_made_at_the_next_start(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    before = await table.board()
    assert HEAD not in before.text
    later()
    await house.restart()
    await looked_back(house)
    after = await table.board()
    assert HEAD in after.text
    assert after.message.id == before.message.id
    with house.requests() as requests:
        await house.restart()
        await looked_back(house)
    assert "edit" not in requests, "it is made once"


@pytest.mark.slow
async def test_of_a_game_that_is_long_over_the_board_is_not_posted_again(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    before = (await table.board()).message.id
    await house.env.advance_time(3 * 3600)
    later()
    with house.requests() as requests:
        await house.restart()
        await looked_back(house)
    assert "post" not in requests
    board = await table.board()
    assert HEAD in board.text
    assert board.message.id == before


async def test_a_computer_player_that_fails_leaves_the_board_as_it_is(house):
    def stumble(*_):
        raise ZeroDivisionError

    table = await begun(house, "aus_die_maus", "anna", "ben")
    let_choose(house, "aus_die_maus", stumble)
    await rush(table)
    (line,) = house.log.take()
    assert f"session {table.id} has no review ZeroDivisionError" in line
    board, session = await table.board(), await table.session()
    assert session.status == Status.FINISHED
    assert session.review is None
    assert HEAD not in board.text
    assert len(board.alts) == 1
    assert board.ids("proof")
