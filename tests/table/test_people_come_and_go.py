"""Leaving a running game and coming back, sitting down for another person, pausing, computers at the table: no one
freezes a game."""

import pytest

from bot.errors import Stale
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.deadlines import PAUSE_MS
from bot.sessions.session import Status
from bot.storage.tables import moves
from bot.table.service.call_rows import Call
from bot.table.service.service import Sessions, TablePlan
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.crowd import (
    ANNA,
    BEN,
    CLEO,
    DENIZ,
    GUSTAV,
    HERE,
    PEOPLE,
    choose,
    count,
    pick,
    play_to_the_end,
    refused,
    running,
)


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


# Coming back


async def test_what_the_computer_thought_of_meanwhile_is_not_laid(sessions, database):
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await sessions.act_for_person(session.id, decisions.come_back, BEN.id)
    with pytest.raises(Stale):
        await sessions.play_computer_move(session.id, 1, session.step, pick("D2"))
    assert await count(database, moves) == 0


# Taking over


async def test_the_messages_of_who_sat_there_are_not_for_the_next_one(sessions):
    """A hand sent to Ben must not be drawn anew with what Deniz holds."""
    session = await running(sessions)
    await sessions.note_dm(session, 1, (111, 222))
    await sessions.note_calls(session.id, {1: Call("call", 1, 111, 333)})
    left = (await sessions.act_for_person(session.id, decisions.leave, BEN.id)).after
    assert ((await sessions.session_by_id(left.id)).seats[1].dm, left.seats[1].call) == ((111, 222), (111, 333))
    await sessions.act_for_person(session.id, decisions.take_over, DENIZ, 1)
    taken = (await sessions.session_by_id(session.id)).seats[1]
    assert (taken.dm, taken.call) == (None, None)


async def test_a_table_that_all_have_left_goes_on_with_who_sits_down(sessions):
    session = await running(sessions)
    for person in PEOPLE[:3]:
        await sessions.act_for_person(session.id, decisions.leave, person.id)
    after = (await sessions.act_for_person(session.id, decisions.take_over, DENIZ, 2)).after
    assert (after.is_paused, after.host.name, after.computers_to_move) == (False, "Deniz", (0, 1))
    over = await play_to_the_end(sessions, MAUSEN, after)
    assert over.status == Status.FINISHED
    assert over.seats[2].rank


@pytest.mark.parametrize(
    ("person", "seat", "word"),
    [
        (DENIZ, 0, "no-take-taken"),
        (DENIZ, -1, "no-take-taken"),
        (DENIZ, 3, "no-take-taken"),
        (ANNA, 2, "no-take-twice"),
        (CLEO, 2, "no-take-twice"),  # the own seat is taken back by coming back
    ],
    ids=["somebody plays there", "a forged seat", "another one", "with a seat already", "the own seat"],
)
async def test_a_seat_that_cannot_be_taken_stays_as_it_is(sessions, person, seat, word):
    session = await running(sessions)
    left = (await sessions.act_for_person(session.id, decisions.leave, CLEO.id)).after
    with refused(word):
        await sessions.act_for_person(session.id, decisions.take_over, person, seat)
    assert await sessions.session_by_id(session.id) == left


# The host


async def test_a_computer_player_is_no_host(sessions):
    """In a lobby whose host leaves, the computer that sat down first does not start the game."""
    opened = await sessions.open_lobby(HERE, TablePlan("mausen", "de", computers=("easy",)), ANNA, 900)
    await sessions.act_for_person(opened.id, decisions.join, BEN, 901)
    left = (await sessions.act_for_person(opened.id, decisions.leave, ANNA.id)).after
    assert [s.seat for s in left.seats] == [0, 1]
    assert (left.seats[0].computer, left.host.name) == ("easy", "Ben")
    await sessions.act_for_person(opened.id, decisions.join, CLEO, 902)
    assert (await sessions.act_for_person(opened.id, decisions.start, BEN.id)).after.status == Status.RUNNING


# No one is here


async def test_the_week_begins_when_the_last_one_leaves_and_a_second_look_does_not_move_it(sessions, time):
    session = await running(sessions)
    for person in PEOPLE[:3]:
        time.at += 1000
        await sessions.act_for_person(session.id, decisions.leave, person.id)
    rests = await sessions.session_by_id(session.id)
    time.at += 1000
    with refused("no-left"):
        await sessions.act_for_person(session.id, decisions.leave, ANNA.id)
    assert (await sessions.session_by_id(session.id)).due_at == rests.due_at == time.at - 1000 + PAUSE_MS


async def test_no_one_clears_away_the_table_of_those_who_only_slept(sessions, time):
    """Ben left, and Anna let the time run out: she may be back."""
    session = await running(sessions, 2, "dice", rounds="5")
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    while not session.is_paused:
        session = await sessions.session_by_id(session.id)
        if session.computers_to_move:
            await choose(sessions, dice.GAME, session)
            continue
        time.at += 86_400_000
        await sessions.pass_deadline(session.id)
    assert session.seats[0].missed == 3
    with refused("no-stranger-free"):
        await sessions.act_for_person(session.id, decisions.stop, GUSTAV.id, is_manager=False)


# At which tables a person plays


async def test_the_tables_that_wait_for_a_person_come_first_the_soonest_due_before_the_others(sessions, time):
    tables = []
    for channel, pace in enumerate(("none", "letter", "live", "evening"), start=20):
        plan = TablePlan("mausen", "de", pace=pace, computers=("easy",))
        opened = await sessions.open_lobby(ChannelRef(1, channel), plan, ANNA, 900)
        await sessions.act_for_person(opened.id, decisions.join, CLEO, 901)
        tables.append((await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after.id)
        time.at += 1
    none, letter, live, evening = tables
    await sessions.act_for_person(live, decisions.act, ANNA.id, 1, pick("E1"))
    assert [s.id for s in await sessions.those_of(ANNA.id)] == [evening, letter, none, live]
    assert await sessions.those_of(BEN.id) == []
