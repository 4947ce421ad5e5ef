"""Deadlines in the database: what happens when the time is up, and what an outage costs."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import decisions
from bot.sessions.deadlines import DAY_MS, MINUTE_MS
from bot.sessions.session import Session
from bot.table.service import clock, rows
from bot.table.service.service import SNOOZE_MS, Sessions
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.crowd import ANNA, BEN, CLEO, act, at_pace, choose, lobby, pick, pick_all, running
from tests.plugins import plugin_of

EVENING = 10 * MINUTE_MS
BEAT = round(clock.ALIVE_EVERY_S * 1000)


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


# When the time is up


async def test_nothing_rings_when_a_person_was_faster(sessions, time):
    """The timer went off, and the last pick was saved before the clock had a look."""
    session = await at_pace(sessions, "evening")
    time.at += EVENING
    await sessions.pass_deadline(session.id)
    assert await sessions.due() == [session.id]
    revealed = await pick_all(sessions, session, "E1 D2 C3")
    update = await sessions.pass_deadline(session.id)
    assert update.before == update.after == revealed
    assert [s.missed for s in revealed.seats] == [0, 0, 0]


async def test_an_own_move_between_them_begins_the_count_anew(sessions, time):
    session = await misses(sessions, time, await at_pace(sessions, "evening"), 2)
    session = (await act(sessions, session, BEN, pick("M4"))).after
    assert session.seats[1].missed == 0
    session = await misses(sessions, time, await pick_all(sessions, session, "E3 M4 E3"), 2)
    assert (session.seats[1].missed, session.seats[1].is_here) == (2, True)


async def time_runs_out(sessions: Sessions, time: Any, session: Session) -> Session:
    time.at = (await sessions.session_by_id(session.id)).due_at
    await sessions.pass_deadline(session.id)  # half time
    return (await sessions.pass_deadline(session.id)).after


async def misses(sessions: Sessions, time: Any, session: Session, rounds: int) -> Session:
    """Let Ben's time run out so often, while Anna and Cleo pick their lowest card."""
    for _ in range(rounds):
        state = MAUSEN.decode_state(session.state or b"")
        for person, seat in ((ANNA, 0), (CLEO, 2)):
            await act(sessions, session, person, MAUSEN.legal_moves(state, seat)[0])
        session = (await choose(sessions, MAUSEN, await time_runs_out(sessions, time, session))).after
    return session


# When it cannot pass


async def test_a_game_that_is_being_updated_is_looked_at_again_later(sessions, registry, time):
    session = await running(sessions, 2, "dice")
    registry.remove("dice")
    time.at = session.due_at or 0
    assert await sessions.pass_deadline(session.id) is None
    assert await sessions.due() == []
    time.at += SNOOZE_MS
    registry.add(plugin_of(dice.GAME, lambda *_: dice.Throw()))
    assert await sessions.due() == [session.id]
    assert (await sessions.pass_deadline(session.id)).after.seats[min(session.awaited)].missed == 1


async def test_a_game_that_ended_this_moment_is_not_looked_at_again(sessions, time):
    session = await at_pace(sessions, "evening")
    await sessions.act_for_person(session.id, decisions.stop, ANNA.id, is_manager=True)
    assert await sessions.pass_deadline(session.id) is None
    time.at += DAY_MS
    assert (await sessions.due(), await sessions.next_wake()) == ([], None)


async def test_a_state_that_no_one_can_read_stops_no_other_clock(sessions, database, time, caplog):
    """It is overdue for ever, and must not stand in front of the others."""
    broken = await running(sessions, 2, "dice")
    time.at += 1
    session = await at_pace(sessions, "evening")
    half = time.at = session.wake_at
    await database.write(rows.save, broken, replace(broken, seq=broken.seq + 1, state=b"{}"), ())
    assert await sessions.due() == [broken.id, session.id]
    assert await sessions.pass_deadline(broken.id) is None
    assert await sessions.due() == [session.id]
    assert await sessions.next_wake() == half
    assert f"session {broken.id}" in caplog.text


# Outages


@pytest.mark.parametrize(("outage", "given"), [(BEAT - 1, 0), (BEAT, 0), (BEAT + 1, BEAT + 1)])
async def test_a_silence_no_longer_than_a_beat_is_none(sessions, time, outage, given):
    """The note is as old as that while everything runs."""
    session = await at_pace(sessions, "evening")
    await sessions.note_alive()
    time.at += outage
    await sessions.forgive_outage(longer_than=BEAT)
    assert (await sessions.session_by_id(session.id)).due_at == session.due_at + given


async def test_where_nothing_was_due_an_outage_costs_no_one_anything(sessions, time):
    """Who opens a table right after it does not get a day more."""
    opened = await lobby(sessions, 1)
    assert await sessions.note_alive()
    await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=False)
    assert not await sessions.note_alive()
    time.at += DAY_MS
    session = await at_pace(sessions, "live")
    await sessions.forgive_outage(longer_than=BEAT)
    assert await sessions.session_by_id(session.id) == session
