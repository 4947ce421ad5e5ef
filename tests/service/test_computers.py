"""Computer players at the table: who invites them, where they sit, what they are called, and that a game with them
plays to its end."""

from typing import get_args

import pytest

from bot.games.contract import Level
from bot.service.service import Plan, Sessions
from bot.sessions import decisions
from bot.sessions.computers import CAST
from bot.sessions.deadlines import LOBBY_MS
from bot.sessions.session import Person, Status
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.people import (
    ANNA,
    BEN,
    CLEO,
    DENIZ,
    EMIL,
    FATMA,
    GUSTAV,
    HERE,
    among_computers,
    lobby,
    log_of,
    play_to_the_end,
    refused,
)


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


async def test_people_come_first_in_a_full_lobby(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de", computers=("easy", "medium", "hard", "easy")), ANNA, 900)
    await sessions.do(opened.id, decisions.join, BEN, 901)
    update = await sessions.do(opened.id, decisions.join, CLEO, 902)
    assert [s.computer for s in update.after.seats] == [None, "easy", "medium", "hard", None, None]
    assert [s.name for s in update.after.seats if not s.computer] == ["Anna", "Ben", "Cleo"]
    assert [s.seat for s in update.after.seats] == list(range(6))
    assert await sessions.get(opened.id) == update.after
    for click, person in enumerate((DENIZ, EMIL, FATMA), start=903):
        await sessions.do(opened.id, decisions.join, person, click)
    with refused("no-join-full"):
        await sessions.do(opened.id, decisions.join, GUSTAV, 950)


async def test_where_there_is_room_no_one_has_to_stand_up(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de", computers=("easy", "hard")), ANNA, 900)
    assert [s.computer for s in (await sessions.do(opened.id, decisions.join, BEN, 901)).after.seats] == [
        None,
        "easy",
        "hard",
        None,
    ]


async def test_a_mark_for_a_seat_moves_with_its_person_when_a_computer_stands_up(sessions):
    """Ben is a small child, and stays the one who is when he moves up."""
    full = Plan("aus_die_maus", "de", computers=("easy",) * 3)
    opened = await sessions.open(HERE, full, ANNA, 900)
    for click, person in ((901, BEN), (902, CLEO)):
        await sessions.do(opened.id, decisions.join, person, click)
    ben = (await sessions.do(opened.id, decisions.toggle, BEN.id, "children")).after
    assert (ben.seated(BEN.id).seat, ben.options["children"]) == (4, "4")
    joined = (await sessions.do(opened.id, decisions.join, DENIZ, 903)).after
    assert (joined.seated(BEN.id).seat, joined.options["children"]) == (3, "3")
    invited = (await sessions.do(opened.id, decisions.invite, ANNA.id, None)).after
    assert (invited.seated(BEN.id).seat, invited.options["children"]) == (2, "2")


@pytest.mark.parametrize("level", get_args(Level))
async def test_no_two_computer_players_have_the_same_name(sessions, level):
    opened = await lobby(sessions, 1)
    for _ in range(5):
        opened = (await sessions.do(opened.id, decisions.invite, ANNA.id, level)).after
    assert len(set(opened.names)) == 6
    await sessions.do(opened.id, decisions.invite, ANNA.id, None)
    assert len(set((await sessions.do(opened.id, decisions.invite, ANNA.id, level)).after.names)) == 6


async def test_nor_the_name_of_a_person_who_calls_themselves_like_one(sessions):
    opened = await sessions.open(HERE, Plan("mausen", "de"), Person(5, f"🦁 {CAST['hard'][0]}", "de"), 900)
    for _ in range(5):
        opened = (await sessions.do(opened.id, decisions.invite, 5, "hard")).after
    assert len(set(opened.names)) == 6


async def test_the_same_table_is_opened_again_with_its_computer_players(sessions, time):
    plan = Plan("mausen", "de", {"scores": "own"}, "letter", ("hard", "easy", "hard"))
    opened = await sessions.open(HERE, plan, ANNA, 900)
    assert [s.computer for s in opened.seats] == [None, "hard", "easy", "hard"]
    assert (opened.pace, opened.options["scores"]) == ("letter", "own")
    assert opened.due_at == opened.wake_at == time.at + LOBBY_MS
    assert len(set(opened.names)) == 4
    assert await sessions.get(opened.id) == opened
    started = (await sessions.do(opened.id, decisions.start, ANNA.id)).after
    assert (started.for_computer, started.status) == ((1, 2, 3), Status.RUNNING)


async def test_a_game_with_computer_players_plays_to_its_end(sessions, database):
    over = await play_to_the_end(sessions, MAUSEN, await among_computers(sessions))
    assert over.status == Status.FINISHED
    assert all(s.rank for s in over.seats)
    assert {(one.seat, one.by_bot) for one in await log_of(database, over)} == {(0, False), (1, True), (2, True)}
    assert await sessions.thinking() == []
