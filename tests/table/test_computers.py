"""Computer players at the table: who invites them, where they sit, what they are called, and that a game with them
plays to its end."""

from typing import get_args

import pytest

from bot.games.contract import Level
from bot.person import Person
from bot.sessions import decisions
from bot.sessions.computers import CAST
from bot.table.service.service import Sessions, TablePlan
from tests.crowd import ANNA, BEN, CLEO, DENIZ, HERE, lobby


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


async def test_a_mark_for_a_seat_moves_with_its_person_when_a_computer_stands_up(sessions):
    """Ben is a small child, and stays the one who is when he moves up."""
    full = TablePlan("aus_die_maus", "de", computers=("easy",) * 3)
    opened = await sessions.open_lobby(HERE, full, ANNA, 900)
    for click, person in ((901, BEN), (902, CLEO)):
        await sessions.act_for_person(opened.id, decisions.join, person, click)
    ben = (await sessions.act_for_person(opened.id, decisions.toggle, BEN.id, "children")).after
    assert (ben.seated(BEN.id).seat, ben.options["children"]) == (4, "4")
    joined = (await sessions.act_for_person(opened.id, decisions.join, DENIZ, 903)).after
    assert (joined.seated(BEN.id).seat, joined.options["children"]) == (3, "3")
    invited = (await sessions.act_for_person(opened.id, decisions.invite, ANNA.id, None)).after
    assert (invited.seated(BEN.id).seat, invited.options["children"]) == (2, "2")


@pytest.mark.parametrize("level", get_args(Level))
async def test_no_two_computer_players_have_the_same_name(sessions, level):
    opened = await lobby(sessions, 1)
    for _ in range(5):
        opened = (await sessions.act_for_person(opened.id, decisions.invite, ANNA.id, level)).after
    assert len(set(opened.names)) == 6
    await sessions.act_for_person(opened.id, decisions.invite, ANNA.id, None)
    assert len(set((await sessions.act_for_person(opened.id, decisions.invite, ANNA.id, level)).after.names)) == 6


async def test_nor_the_name_of_a_person_who_calls_themselves_like_one(sessions):
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de"), Person(5, f"🦁 {CAST['hard'][0]}", "de"), 900)
    for _ in range(5):
        opened = (await sessions.act_for_person(opened.id, decisions.invite, 5, "hard")).after
    assert len(set(opened.names)) == 6
