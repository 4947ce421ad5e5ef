"""How a game went is behind a button of its board, once it is worked out; the board itself stays as it is."""

import asyncio
import re
from random import Random

import pytest

from bot.clicks import reply
from bot.messages.page import Button
from bot.sessions import decisions
from bot.sessions.session import Status
from bot.table.pages.ways import OVER, Ways
from bot.table.service.events import SessionSaved
from cogs.maunz.computer import misses
from cogs.review import cog, review
from cogs.review.reviewing import Reviewers
from tests.harness import House, Shown, en, look, position
from tests.journeys.any_game_table import AnyGameTable, begun, let_choose

HEAD = en("how-it-went-head")
NOT_YET = en("how-it-went-not-yet")
PLAYERS = ("anna", "ben", "cleo")


async def rush(table: AnyGameTable) -> None:
    """Play on to the end without Discord: clicks take their time."""
    rng, sessions, game = Random(1), table.house.services.sessions, table.house.services.games.get(table.game).game
    while (session := await table.session()).people_to_move:
        if session.goes_on:
            await table.house.env.settle()
            continue
        seated = session.people_to_move[0]
        moves = game.choices(position(game, session), seated.seat)
        await sessions.act_for_person(table.id, decisions.act, seated.user_id or 0, session.step, rng.choice(moves))
    table.house.services.boards.refresh(table.id)
    await looked_back(table.house)


async def looked_back(house: House) -> None:
    """Wait until all reviews are made, and Discord shows them."""
    while busy := [task for task in asyncio.all_tasks() if task.get_name().startswith(("reviews", "board "))]:
        await asyncio.wait(busy)
    await house.env.settle()


async def how_it_went(table) -> Shown:
    """What the button answers, to anyone, and privately."""
    answer = await table.press("stranger", "how_it_went")
    assert answer.result.response.ephemeral
    return answer.shown


look_at = Reviewers._look_at


@pytest.fixture(autouse=True)
def quiet_features(monkeypatch):
    """Here games are looked back at. One simulated game is enough for the luck of each player, and no placement is
    judged.
    """
    monkeypatch.setattr(review, "LONGEST_S", 0.0)
    monkeypatch.setattr(misses, "_is_placement", lambda _: False)


@pytest.fixture
def later(monkeypatch):
    """No game is reviewed before this is called."""
    monkeypatch.setattr(Reviewers, "_look_at", lambda *_: None)
    return lambda: monkeypatch.setattr(Reviewers, "_look_at", look_at)


async def test_the_page_fills_itself_once_it_is_known_how_the_game_went_and_the_board_does_not_change(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    board = await table.board()
    assert (await table.session()).status == Status.FINISHED
    assert len(board.alts) == 1
    house.services.hooks.offer(Ways(OVER, 9, lambda *_: (Button("and so on", "k1|0|0|on"),)))
    first = await how_it_went(table)
    assert NOT_YET in first.text
    assert "and so on" in first.labels, "what features offer"
    assert first.ids("how_it_went") == []
    away = (await house.click("stranger", first.message, first.ids("replay.open")[0])).shown
    await house.click("stranger", away.message, away.ids("page.back")[0])
    later()
    with house.requests() as requests:
        house.services.events.publish(SessionSaved(await table.session()))
        await looked_back(house)
    assert requests == ["edit panel"], "the page fills itself"
    assert (await table.board()).text == board.text
    known = look(first.message)
    assert HEAD in known.text
    assert NOT_YET not in known.text
    (alt,) = known.alts
    assert re.match(r"A line for each player. Points after round 4, 8, (\d+, )?12, (\d+, )?16: 1. ", alt)
    assert "and so on" in known.labels


async def test_the_page_fills_itself_where_its_answer_was_put_off(house, later, monkeypatch):
    table = await house.play(*PLAYERS)
    await table.hurry()
    show = cog.show_privately

    async def put_off(interaction, page):
        await reply.defer(interaction)
        await show(interaction, page)

    monkeypatch.setattr(cog, "show_privately", put_off)
    answer = await table.press("stranger", "how_it_went")
    board = (await table.board()).text
    later()
    house.services.events.publish(SessionSaved(await table.session()))
    await looked_back(house)
    assert HEAD in look(answer.result.followups[0]).text
    assert (await table.board()).text == board


async def test_a_hand_leads_to_how_the_game_went_and_back(house):
    table = await house.play(*PLAYERS)
    await table.hurry()
    hand = (await table.forge("anna", "hand")).shown
    page = (await house.click("anna", hand.message, hand.ids("how_it_went")[0])).shown
    assert HEAD in page.text
    back = (await house.click("anna", page.message, page.ids("page.back")[0])).shown
    assert (back.message.id, back.text) == (page.message.id, hand.text) == (hand.message.id, hand.text)


async def test_how_it_went_is_not_told_before_the_end(house):
    table = await house.play(*PLAYERS)
    assert (await table.board()).ids("how_it_went") == []
    assert (await table.forge("anna", "how_it_went")).text == en("no-forged")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["heul_doch", "aus_die_maus"])
async def test_a_game_with_luck_tells_it(house, game):
    table = await begun(house, game, "anna", "ben", "cleo")
    await rush(table)
    session = await table.session()
    assert session.status == Status.FINISHED
    assert HEAD in (await how_it_went(table)).text
    assert b'"luck":[' in (session.review or b"")


async def test_maunz_tells_the_chances(house):
    table = await begun(house, "maunz", "anna", "ben")
    await rush(table)
    known = await how_it_went(table)
    assert "Chance of winning in percent after move" in known.alts[0]


@pytest.mark.slow
async def test_what_a_restart_prevented_is_made_at_the_next_start(house, later):
    table = await house.play(*PLAYERS)
    await table.hurry()
    later()
    with house.requests() as requests:
        await house.restart()
        await looked_back(house)
    assert "edit" not in requests, "the board stays as it is"
    assert HEAD in (await how_it_went(table)).text


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
    assert len(board.alts) == 1, "the final score"
    asked = (await how_it_went(table)).message
    await looked_back(house)
    assert en("how-it-went-again") in look(asked).text, "it was tried again"
    assert f"session {table.id} has no review ZeroDivisionError" in house.log.take()[0]
