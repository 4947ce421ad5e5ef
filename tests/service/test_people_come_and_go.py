"""Leaving a running game and coming back, sitting down for another person, pausing, computers at the table: no one
freezes a game."""

import pytest

from bot.errors import Stale
from bot.service.service import Plan, Sessions
from bot.sessions import decisions
from bot.sessions.deadlines import PAUSE_MS
from bot.sessions.session import ChannelRef, Seated, Status
from bot.storage.tables import moves
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.people import (
    ANNA,
    BEN,
    CLEO,
    DENIZ,
    GUSTAV,
    HERE,
    PEOPLE,
    act,
    among_computers,
    choose,
    count,
    lobby,
    pick,
    play_to_the_end,
    refused,
    running,
)


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


# Coming back


async def test_who_left_comes_back_and_decides_alone(sessions):
    session = await running(sessions)
    left = (await sessions.do(session.id, decisions.leave, BEN.id)).after
    assert (left.seats[1].is_away, left.seats[1].is_free, left.seats[1].is_here) == (True, True, False)
    back = (await sessions.do(session.id, decisions.come_back, BEN.id)).after
    assert back.seats == session.seats
    assert (back.for_computer, [s.name for s in back.for_people]) == ((), ["Anna", "Ben", "Cleo"])
    assert await sessions.get(session.id) == back
    assert sessions.view((await act(sessions, session, BEN, pick("D2"))).after, 1).pick == pick("D2").card


async def test_coming_back_makes_no_button_older(sessions):
    session = await running(sessions)
    assert not (await sessions.do(session.id, decisions.leave, BEN.id)).is_seen
    assert not (await sessions.do(session.id, decisions.come_back, BEN.id)).is_seen


async def test_who_came_back_can_change_what_the_computer_picked(sessions):
    session = await running(sessions)
    chosen = (await choose(sessions, MAUSEN, (await sessions.do(session.id, decisions.leave, BEN.id)).after)).after
    assert sessions.view(chosen, 1).pick is not None
    await sessions.do(session.id, decisions.come_back, BEN.id)
    assert sessions.view((await act(sessions, session, BEN, pick("M4"))).after, 1).pick == pick("M4").card


async def test_what_the_computer_thought_of_meanwhile_is_not_laid(sessions, database):
    session = await running(sessions)
    await sessions.do(session.id, decisions.leave, BEN.id)
    await sessions.do(session.id, decisions.come_back, BEN.id)
    with pytest.raises(Stale):
        await sessions.choose(session.id, 1, session.step, pick("D2"))
    assert await count(database, moves) == 0


async def test_no_one_comes_back_to_a_lobby(sessions):
    opened = await lobby(sessions)
    with refused("no-not-started"):
        await sessions.do(opened.id, decisions.come_back, ANNA.id)


# Taking over


async def test_who_sits_down_for_a_person_plays_on_with_what_is_there(sessions):
    session = await running(sessions)
    await act(sessions, session, BEN, pick("D2"))
    await sessions.do(session.id, decisions.leave, BEN.id)
    update = await sessions.do(session.id, decisions.take_over, DENIZ, 1)
    assert update.after.seats[1] == Seated(1, DENIZ.id, "Deniz", joined_late=True, since_seq=update.before.seq)
    assert not update.is_seen
    assert await sessions.get(session.id) == update.after
    assert sessions.view(update.after, 1).pick == pick("D2").card
    assert sessions.view((await act(sessions, session, DENIZ, pick("M4"))).after, 1).pick == pick("M4").card


async def test_the_messages_of_who_sat_there_are_not_for_the_next_one(sessions):
    """A hand sent to Ben must not be drawn anew with what Deniz holds."""
    session = await running(sessions)
    await sessions.note_dm(session, 1, (111, 222))
    await sessions.note_calls(session.id, {1: (111, 333)}, {})
    left = (await sessions.do(session.id, decisions.leave, BEN.id)).after
    assert ((await sessions.get(left.id)).seats[1].dm, left.seats[1].call) == ((111, 222), (111, 333))
    await sessions.do(session.id, decisions.take_over, DENIZ, 1)
    taken = (await sessions.get(session.id)).seats[1]
    assert (taken.dm, taken.call) == (None, None)


async def test_nobody_takes_the_seat_of_a_computer_player(sessions):
    session = await among_computers(sessions)
    with refused("no-take-taken"):
        await sessions.do(session.id, decisions.take_over, DENIZ, 2)
    assert await sessions.get(session.id) == session


async def test_a_table_that_all_have_left_goes_on_with_who_sits_down(sessions):
    session = await running(sessions)
    for person in PEOPLE[:3]:
        await sessions.do(session.id, decisions.leave, person.id)
    after = (await sessions.do(session.id, decisions.take_over, DENIZ, 2)).after
    assert (after.is_paused, after.host.name, after.for_computer) == (False, "Deniz", (0, 1))
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
    left = (await sessions.do(session.id, decisions.leave, CLEO.id)).after
    with refused(word):
        await sessions.do(session.id, decisions.take_over, person, seat)
    assert await sessions.get(session.id) == left


async def test_a_seat_whose_time_ran_out_keeps_for_its_person(sessions, time):
    """They only slept: no one sits down there unless they left."""
    session = await running(sessions)
    await missed(sessions, time, session, 3)
    late = await sessions.get(session.id)
    assert (late.seats[1].is_away, late.seats[1].is_free) == (True, False)
    with refused("no-take-taken"):
        await sessions.do(session.id, decisions.take_over, DENIZ, 1)
    back = (await sessions.do(session.id, decisions.come_back, BEN.id)).after
    assert (back.seats[1].is_here, back.seats[1].missed) == (True, 0)


async def test_no_one_takes_over_in_a_lobby_or_in_a_game_that_is_over(sessions):
    opened = await lobby(sessions, 3)
    with refused("no-not-started"):
        await sessions.do(opened.id, decisions.take_over, DENIZ, 0)
    await sessions.do(opened.id, decisions.stop, ANNA.id, is_manager=False)
    with refused("no-session-over"):
        await sessions.do(opened.id, decisions.take_over, DENIZ, 0)


async def missed(sessions, time, session, times):
    """Let Ben's time run out so often in a row; Anna and Cleo pick."""
    for card in range(1, times + 1):
        for person in (ANNA, CLEO):
            await act(sessions, session, person, pick(f"E{card}"))
        time.at += 2 * 86_400_000
        await sessions.pass_deadline(session.id)  # half time
        session = (await sessions.pass_deadline(session.id)).after
        session = (await choose(sessions, MAUSEN, session)).after
    return session


# The host


async def test_the_host_is_who_sits_longest_and_is_here(sessions):
    session = await running(sessions)
    assert (await sessions.do(session.id, decisions.leave, ANNA.id)).after.host.name == "Ben"
    assert (await sessions.do(session.id, decisions.leave, BEN.id)).after.host.name == "Cleo"
    assert (await sessions.do(session.id, decisions.come_back, ANNA.id)).after.host.name == "Anna"


async def test_a_computer_player_is_no_host(sessions):
    """In a lobby whose host leaves, the computer that sat down first does not start the game."""
    opened = await sessions.open(HERE, Plan("mausen", "de", computers=("easy",)), ANNA, 900)
    await sessions.do(opened.id, decisions.join, BEN, 901)
    left = (await sessions.do(opened.id, decisions.leave, ANNA.id)).after
    assert [s.seat for s in left.seats] == [0, 1]
    assert (left.seats[0].computer, left.host.name) == ("easy", "Ben")
    await sessions.do(opened.id, decisions.join, CLEO, 902)
    assert (await sessions.do(opened.id, decisions.start, BEN.id)).after.status == Status.RUNNING


# No one is here


async def test_a_game_without_people_rests_for_a_week_and_ends(sessions, time):
    session = await among_computers(sessions)
    time.at += 5
    rests = (await sessions.do(session.id, decisions.leave, ANNA.id)).after
    assert (rests.is_paused, rests.due_at, rests.wake_at) == (True, time.at + PAUSE_MS, time.at + PAUSE_MS)
    assert await sessions.thinking() == []
    time.at += PAUSE_MS - 1
    assert await sessions.due() == []
    assert (await sessions.pass_deadline(session.id)).after == rests
    time.at += 1
    assert await sessions.due() == [session.id]
    ended = (await sessions.pass_deadline(session.id)).after
    assert (ended.status, ended.due_at, ended.wake_at, ended.awaited) == (Status.STOPPED, None, None, frozenset())
    assert await sessions.get(session.id) == ended


async def test_the_week_begins_when_the_last_one_leaves_and_a_second_look_does_not_move_it(sessions, time):
    session = await running(sessions)
    for person in PEOPLE[:3]:
        time.at += 1000
        await sessions.do(session.id, decisions.leave, person.id)
    rests = await sessions.get(session.id)
    time.at += 1000
    with refused("no-left"):
        await sessions.do(session.id, decisions.leave, ANNA.id)
    assert (await sessions.get(session.id)).due_at == rests.due_at == time.at - 1000 + PAUSE_MS


async def test_a_game_goes_on_when_a_person_is_back(sessions, time):
    session = await among_computers(sessions)
    await sessions.do(session.id, decisions.leave, ANNA.id)
    time.at += PAUSE_MS - 1
    back = (await sessions.do(session.id, decisions.come_back, ANNA.id)).after
    assert (back.is_paused, back.for_computer) == (False, (1, 2))
    assert (back.due_at, back.wake_at) == (None, time.at + PAUSE_MS), "nobody waits for a person who plays alone"
    assert await sessions.thinking() == [session.id]


async def test_no_one_clears_away_the_table_of_those_who_only_slept(sessions, time):
    """Ben left, and Anna let the time run out: she may be back."""
    session = await running(sessions, 2, "dice", rounds="5")
    await sessions.do(session.id, decisions.leave, BEN.id)
    while not session.is_paused:
        session = await sessions.get(session.id)
        if session.for_computer:
            await choose(sessions, dice.GAME, session)
            continue
        time.at += 86_400_000
        await sessions.pass_deadline(session.id)
    assert session.seats[0].missed == 3
    with refused("no-stop"):
        await sessions.do(session.id, decisions.stop, GUSTAV.id, is_manager=False)


# At which tables a person plays


async def test_the_tables_that_wait_for_a_person_come_first_the_soonest_due_before_the_others(sessions, time):
    tables = []
    for channel, pace in enumerate(("none", "letter", "live", "evening"), start=20):
        plan = Plan("mausen", "de", pace=pace, computers=("easy",))
        opened = await sessions.open(ChannelRef(1, channel), plan, ANNA, 900)
        await sessions.do(opened.id, decisions.join, CLEO, 901)
        tables.append((await sessions.do(opened.id, decisions.start, ANNA.id)).after.id)
        time.at += 1
    none, letter, live, evening = tables
    await sessions.do(live, decisions.act, ANNA.id, 1, pick("E1"))
    assert [s.id for s in await sessions.those_of(1, ANNA.id)] == [evening, letter, none, live]
    assert await sessions.those_of(2, ANNA.id) == await sessions.those_of(1, BEN.id) == []
