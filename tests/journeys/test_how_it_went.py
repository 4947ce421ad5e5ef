"""How a game went stands under its result, a moment later."""

from dataclasses import replace

import pytest

from bot.sessions import reviewing
from bot.sessions.session import Status
from tests.discord import en
from tests.journeys.company import begun

HEAD = en("course-head")
PLAYERS = ("anna", "ben", "cleo")


@pytest.fixture
def later(monkeypatch):
    """Nobody looks back before it is allowed."""
    catch_up, follow = reviewing.Reviewers.catch_up, reviewing.Reviewers.follow

    def allow() -> None:
        monkeypatch.setattr(reviewing.Reviewers, "catch_up", catch_up)
        monkeypatch.setattr(reviewing.Reviewers, "follow", follow)

    async def not_yet(_):
        pass

    monkeypatch.setattr(reviewing.Reviewers, "catch_up", not_yet)
    monkeypatch.setattr(reviewing.Reviewers, "follow", lambda *_: None)
    return allow


async def test_a_game_that_ends_gets_its_picture_with_one_more_edit(house):
    table = await house.play(*PLAYERS)
    with house.requests() as requests:
        await table.hurry()
    board = await table.board()
    assert (await table.session()).status == Status.FINISHED
    assert HEAD in board.text
    assert board.text.index(en("mausen-head-over")) < board.text.index(HEAD) < board.text.index((await table.session()).secret.hex())
    assert len(board.alts) == 2
    assert board.alts[1].startswith("A line for each player. Points after round 4, 8, 12, 16: 1. ")
    last = len(requests) - 1 - requests[::-1].index("edit")
    assert "edit" in requests[:last], "the result did not wait for it"


@pytest.mark.parametrize("game", ["heul_doch", "aus_die_maus"])
async def test_a_game_with_luck_tells_it(house, game):
    table = await begun(house, game, "anna", "ben", "cleo")
    await table.play_out()
    session, board = await table.session(), await table.board()
    assert session.status == Status.FINISHED
    assert HEAD in board.text
    assert b'"luck":[' in session.review


async def test_maunz_tells_the_chances(house):
    table = await begun(house, "maunz", "anna", "ben")
    await table.play_out()
    assert "Chance to win in percent after turn" in (await table.board()).alts[1]


async def test_what_a_restart_prevented_is_made_at_the_next_start(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    before = await table.board()
    assert HEAD not in before.text
    later()
    await house.restart()
    after = await table.board()
    assert HEAD in after.text
    assert after.message.id == before.message.id
    with house.requests() as requests:
        await house.restart()
    assert "edit" not in requests, "it is made once"


async def test_of_a_game_that_is_long_over_the_board_is_not_posted_again(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    before = (await table.board()).message.id
    await house.env.advance_time(3 * 3600)
    later()
    with house.requests() as requests:
        await house.restart()
    assert "post" not in requests
    board = await table.board()
    assert HEAD in board.text
    assert board.message.id == before


async def test_a_failing_mind_leaves_the_board_as_it_is(house):
    def stumble(*_):
        raise ZeroDivisionError

    table = await begun(house, "aus_die_maus", "anna", "ben")
    registry = house.bot.registry
    game, telling = registry.get("aus_die_maus"), registry.telling("aus_die_maus")
    registry.remove("aus_die_maus")
    registry.add(replace(game), stumble, telling)
    await table.play_out()
    (line,) = house.log.take()
    assert f"session {table.id} has no review ZeroDivisionError" in line
    board, session = await table.board(), await table.session()
    assert session.status == Status.FINISHED
    assert session.review is None
    assert HEAD not in board.text
    assert len(board.alts) == 1
    assert session.secret.hex() in board.text
