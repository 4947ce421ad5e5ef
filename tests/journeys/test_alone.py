"""Alone against computer players, and what a table says when it ends otherwise than by its rules."""

from dataclasses import replace
from random import Random

import pytest

from bot.discovery import load_game
from bot.hooks import Hooks
from bot.sessions import decisions
from bot.sessions.session import Status
from bot.table.pages.board_buttons import afterwards
from bot.text.words import speaker
from tests.harness import en, named, position
from tests.journeys.any_game_table import begun


async def test_alone_a_move_is_taken_back_after_the_computer_has_answered_it(house):
    table = await begun(house, "maunz", "anna", computers=1, first="0", level="easy")
    rng, before = Random(1), await table.by_the_rules()
    await table.click_on("anna", rng)
    await house.env.settle()
    answered = await table.by_the_rules()
    assert (answered.plies, answered.phase) == (2, before.phase)
    board = await table.board()
    await house.click("anna", board.message, board.ids("take_back")[0])
    taken = await table.by_the_rules()
    assert (taken.plies, taken.bed, taken.phase) == (0, before.bed, before.phase)
    assert position(load_game("maunz"), await table.session()) == taken
    assert (await table.press("anna", "maunz.more")).shown.ids("maunz.table") == [], "no computer answers an offer"


async def test_against_the_hardest_there_is_no_level_harder(house):
    table = await begun(house, "maunz", "anna", computers=1, level="sly")
    plugin, often = house.services.games.get("maunz"), replace(await table.session(), status=Status.FINISHED, wins=3)
    hardest = replace(often, seats=(often.seats[0], replace(often.seats[1], computer="hard")))
    for session, is_offered in ((often, True), (replace(often, wins=2), False), (hardest, False)):
        labels = [button.label for button in afterwards(session, plugin, speaker("en"), Hooks())]
        assert (en("board-harder") in labels) is is_offered


async def test_a_manager_who_stops_a_game_of_others_is_said_to_have(house):
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    manager = house.people["manager"].id
    await house.inside(house.services.sessions.act_for_person(table.id, decisions.stop, manager, is_manager=True))
    await house.inside(house.services.boards.bring_down(table.id))
    assert en("board-stopped", by="manager") in (await table.board()).text


@pytest.mark.slow
async def test_a_game_in_which_a_seat_changed_hands_says_why_it_does_not_count(house):
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    await table.leave("ben")
    await table.press("dora", "take")
    await table.leave("dora")
    await table.press("ben", "take")
    await table.rush()
    await house.inside(house.services.boards.bring_down(table.id))
    assert en("board-unrated", names=named("dora", "ben")) in (await table.board()).text
