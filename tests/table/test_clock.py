"""The clock's timer, with time that passes when the test says so: deadlines pass at the right moment, and none while
the bot is cut off."""

import asyncio
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.deadlines import DAY_MS, MINUTE_MS
from bot.sessions.session import Session
from bot.storage.database import load_note
from bot.table.service import clock
from bot.table.service.clock import Clock
from bot.table.service.deadline_rows import ALIVE_NOTE
from bot.table.service.events import SessionSaved, TimeGivenBack, Update
from bot.table.service.service import Sessions
from tests.crowd import ANNA, BEN, act, at_pace, lobby, pick, times

BEAT = round(clock.ALIVE_EVERY_S * 1000)
NAMES = ("clock", "note that the bot is up")
"""Of the tasks that the clock begins."""


@pytest.fixture
def sessions(database, registry, events, time) -> Sessions:
    return Sessions(database, registry, events, time)


class Timers:
    """The loop, as the clock sees it: what it asked to be called for is called when its time has come."""

    def __init__(self, loop: asyncio.AbstractEventLoop, time: Any) -> None:
        self._call_later, self._time = loop.call_later, time
        self.waiting: list[asyncio.TimerHandle] = []
        self._loop = loop

    def call_later(self, seconds, callback, *args):
        if callback.__module__ != clock.__name__:
            return self._call_later(seconds, callback, *args)
        handle = asyncio.TimerHandle(self._time.at + round(seconds * 1000), callback, args, self._loop)
        self.waiting.append(handle)
        return handle

    @property
    def times(self) -> list[float]:
        """When a person will be called."""
        return sorted(handle.when() for handle in self.waiting if not handle.cancelled())

    async def to(self, at: int) -> None:
        """Let the time pass."""
        while self.times and self.times[0] <= at:
            handle = min((h for h in self.waiting if not h.cancelled()), key=lambda h: h.when())
            self.waiting.remove(handle)
            self._time.at = max(self._time.at, round(handle.when()))
            handle._run()
            await rested()
        self._time.at = at


async def rested() -> None:
    """Wait for what the clock has begun."""
    while tasks := [
        task for task in asyncio.all_tasks() if task.get_name() in NAMES and task is not asyncio.current_task()
    ]:
        await asyncio.wait(tasks)


@pytest.fixture
async def timers(time, monkeypatch) -> Timers:
    loop = asyncio.get_running_loop()
    timers = Timers(loop, time)
    monkeypatch.setattr(loop, "call_later", timers.call_later)
    return timers


@pytest.fixture
def rung(events) -> list[Update]:
    """What the clock did."""
    updates: list[Update] = []

    def note(saved: SessionSaved) -> None:
        if saved.by == "clock":
            assert saved.before
            updates.append(Update(saved.before, saved.session))

    events.listen(SessionSaved, note)
    return updates


@pytest.fixture
async def ticking(sessions, timers, events):
    """A clock that runs, and hears of every change as in the bot."""
    ticking = Clock(sessions, events)
    await ticking.start()
    yield ticking
    await ticking.close()


async def test_the_clock_rings_at_half_time_and_at_the_end(ticking, sessions, timers, rung):
    session = await at_pace(sessions, "live")
    await timers.to(session.wake_at - 1)
    assert rung == []
    await timers.to(session.wake_at)
    assert [times(update.after) for update in rung] == [(session.due_at, session.due_at)]
    await timers.to(session.due_at)
    assert [s.missed for s in rung[1].after.seats] == [1, 1, 1]
    assert len(rung) == 2


async def test_the_clock_goes_by_the_soonest_of_all_tables(ticking, sessions, timers, rung):
    letter = await at_pace(sessions, "letter", where=ChannelRef(1, 20))
    live = await at_pace(sessions, "live", where=ChannelRef(1, 21))
    evening = await at_pace(sessions, "evening", where=ChannelRef(1, 22))
    await timers.to(evening.due_at)
    assert [update.after.id for update in rung] == [live.id, live.id, evening.id, evening.id]
    assert letter.wake_at in timers.times


async def test_starting_after_an_outage_rings_for_no_one_at_once(sessions, events, timers, rung, time):
    session = await at_pace(sessions, "live")
    await sessions.note_alive()
    time.at += DAY_MS
    ticking = Clock(sessions, events)
    await ticking.start()
    await rested()
    await timers.to(session.wake_at + DAY_MS - 1)
    assert rung == []
    await timers.to(session.wake_at + DAY_MS)
    assert len(rung) == 1
    await ticking.close()


async def test_while_the_bot_is_cut_off_the_clock_stands_still(ticking, sessions, timers, rung, time):
    session = await at_pace(sessions, "live")
    await rested()
    ticking.stop()
    assert timers.times == []
    await timers.to(session.due_at + DAY_MS)
    await act(sessions, session, BEN, pick("D2"))
    assert (rung, timers.times) == ([], [])
    await ticking.start()
    away = DAY_MS + 2 * MINUTE_MS
    assert times(await sessions.session_by_id(session.id)) == (session.wake_at + away, session.due_at + away)
    await timers.to(session.wake_at + away)
    assert len(rung) == 1


async def test_a_second_start_is_none(ticking, sessions, timers, time):
    """Discord says both "ready" and "resumed" now and then; nothing was missed between them."""
    session = await at_pace(sessions, "live")
    await rested()
    time.at += BEAT + 1
    await ticking.start()
    assert await sessions.session_by_id(session.id) == session


async def test_the_bot_notes_that_it_is_up_only_while_something_is_due(ticking, sessions, database, timers, time):
    assert (timers.times, await noted(database)) == ([], None)
    opened = await lobby(sessions, 1)
    await rested()
    assert await noted(database) == time.at
    begun = time.at
    await timers.to(begun + 3 * BEAT)
    assert await noted(database) == begun + 3 * BEAT
    await sessions.act_for_person(opened.id, decisions.stop, ANNA.id, is_manager=False)
    await timers.to(begun + 9 * BEAT)
    assert await noted(database) is None
    assert [at for at in timers.times if at < begun + DAY_MS] == []
    await lobby(sessions, 1)
    await rested()
    assert await noted(database) == begun + 9 * BEAT


async def noted(database) -> int | None:
    note = await database.read(load_note, ALIVE_NOTE)
    return int(note) if note else None


async def test_what_is_opened_while_the_clock_looks_for_the_next_time_is_not_forgotten(
    ticking, sessions, timers, rung, monkeypatch
):
    """The table opens after the clock has read that there is none, and before it has heard so."""
    first = await at_pace(sessions, "live")
    second: list[Session] = []
    next_wake = sessions.next_wake

    async def read_too_early():
        found = await next_wake()
        if not second:
            second.append(await at_pace(sessions, "live", where=ChannelRef(1, 20)))
        return found

    await sessions.act_for_person(first.id, decisions.stop, ANNA.id, is_manager=True)
    monkeypatch.setattr(sessions, "next_wake", read_too_early)
    await timers.to(first.wake_at)
    assert second[0].wake_at in timers.times
    await timers.to(second[0].wake_at)
    assert [update.after.id for update in rung] == [second[0].id]


async def test_when_the_database_does_not_answer_the_clock_looks_again(ticking, sessions, timers, rung, monkeypatch):
    session = await at_pace(sessions, "live")

    async def silent():
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(sessions, "due", silent)
        await timers.to(session.wake_at)
    assert rung == []
    await timers.to(session.wake_at + clock.RETRY_MS)
    assert len(rung) == 1


async def test_closing_waits_for_the_deadline_that_is_passing(ticking, sessions, timers, rung, monkeypatch):
    passing, may_go_on = asyncio.Event(), asyncio.Event()
    pass_deadline = sessions.pass_deadline

    async def wait(session_id):
        passing.set()
        await may_go_on.wait()
        return await pass_deadline(session_id)

    monkeypatch.setattr(sessions, "pass_deadline", wait)
    session = await at_pace(sessions, "live")
    time_passes = asyncio.create_task(timers.to(session.wake_at))
    await passing.wait()
    closing = asyncio.create_task(ticking.close())
    await asyncio.sleep(0)
    assert not closing.done()
    may_go_on.set()
    await closing
    await time_passes
    assert len(rung) == 1
    assert timers.times == []


@pytest.mark.parametrize("first", ["clock", "beat"])
async def test_a_process_that_stood_still_gives_the_time_back(
    ticking, sessions, time, timers, events, rung, monkeypatch, first
):
    """As after SIGSTOP, or in a machine that slept: all timers come late, and no deadline may pass by that."""
    given_back: list[TimeGivenBack] = []
    events.listen(TimeGivenBack, given_back.append)
    session = await at_pace(sessions, "live")
    await rested()
    up_s = clock.uptime_s()
    monkeypatch.setattr(clock, "uptime_s", lambda: up_s + 135)
    time.at += 135_000
    late = [ticking._pass_deadlines(), ticking._note_alive()]
    await asyncio.gather(*(late if first == "clock" else reversed(late)))
    await rested()
    assert rung == []
    assert (await sessions.session_by_id(session.id)).due_at == session.due_at + 135_000
    assert len(given_back) == 1


async def test_a_process_that_is_only_slow_gives_nothing_back(ticking, sessions, timers, events, rung, monkeypatch):
    session = await at_pace(sessions, "live")
    await rested()
    up_s = clock.uptime_s()
    monkeypatch.setattr(clock, "uptime_s", lambda: up_s + 30)
    await timers.to(session.wake_at)
    assert len(rung) == 1
    assert (await sessions.session_by_id(session.id)).due_at == session.due_at
