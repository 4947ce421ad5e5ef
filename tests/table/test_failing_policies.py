"""Computer players that stumble, hang, or lose their processes: the people at their tables play on."""

import asyncio
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest

from bot.games.contract import OfPeople
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.table.service import thinking
from bot.table.service.events import ThinkingTakesLong
from bot.table.service.rhythm import AT_ONCE
from bot.table.service.thinking import Thinkers, processes
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.crowd import ANNA, BEN, CLEO, act, among_computers, log_of, pick, running, state_of
from tests.plugins import any_move, plugin_of
from tests.policies import all_thought, never

# Policies that fail


@pytest.fixture
def last_resort(monkeypatch) -> list[tuple[Any, ...]]:
    """From which moves one was drawn because the policy had none."""
    drawn: list[tuple[Any, ...]] = []

    def first(moves):
        drawn.append(moves)
        return moves[0]

    monkeypatch.setattr(thinking.secrets, "choice", first)
    return drawn


def stumble(moves):
    raise ZeroDivisionError


@pytest.mark.parametrize(
    "choice", [stumble, lambda moves: dice.Throw(), lambda moves: None], ids=["raises", "is of another game", "is none"]
)
async def test_who_cannot_choose_lays_any_card(sessions, thinkers, policy, last_resort, caplog, choice):
    policy.choice = choice
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    after = await sessions.session_by_id(session.id)
    assert after.awaited == {0, 2}
    assert last_resort == [MAUSEN.legal_moves(state_of(MAUSEN, session), 1)]
    assert f"session {session.id}" in caplog.text


async def test_no_one_gives_up_for_a_person(sessions, registry, thinkers, policy, last_resort):
    """Neither on purpose nor by chance. Here the first card of a hand stands for giving up."""
    registry.remove("mausen")
    registry.add(plugin_of(replace(MAUSEN, of_people=OfPeople(giving_up=pick("E1"))), policy))
    policy.choice = lambda moves: pick("E1")
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert pick("E1") in MAUSEN.legal_moves(state_of(MAUSEN, session), 1)
    assert pick("E1") not in policy.thoughts[0][1]
    assert pick("E1") not in last_resort[0]
    assert sessions.view(await sessions.session_by_id(session.id), 1).pick == pick("E2").card


async def test_who_thinks_for_ever_lays_any_card_and_gets_a_new_process(
    sessions, thinkers, policy, threads, last_resort, monkeypatch
):
    policy.may_go_on.clear()
    monkeypatch.setattr(thinking, "LONGEST_S", 0.02)
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert (len(last_resort), (await sessions.session_by_id(session.id)).awaited) == (1, {0, 2})
    policy.may_go_on.set()
    monkeypatch.setattr(thinking, "LONGEST_S", 10)
    await sessions.act_for_person(session.id, decisions.leave, CLEO.id)
    await all_thought(thinkers)
    assert (len(last_resort), len(threads)) == (1, 2)


@pytest.mark.usefixtures("policy")
async def test_no_game_waits_for_other_work(sessions, registry, events, last_resort):
    """It has a process of its own: what it remembers is in memory once, and is never lost with one who hangs."""
    thinkers = Thinkers(sessions, registry, events, pace=AT_ONCE, make_executor=lambda: ThreadPoolExecutor(1))
    may_end = Event()
    other_work = asyncio.create_task(thinkers.run(60, may_end.wait))
    await asyncio.sleep(0)
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    was_done = other_work.done()
    may_end.set()
    assert await other_work
    await thinkers.close()
    assert (await sessions.session_by_id(session.id)).awaited == {0, 2}
    assert (last_resort, was_done) == ([], False)


async def test_waiting_for_a_free_process_is_no_thinking(sessions, registry, events, policy, last_resort, monkeypatch):
    """However many are awaited, only those hear the clock who have a process: no one's time runs out in a queue."""
    monkeypatch.setattr(thinking, "PROCESSES", 2)
    policy.may_go_on.clear()
    two = Thinkers(sessions, registry, events, pace=AT_ONCE, make_executor=lambda: ThreadPoolExecutor(8))
    tables = [await among_computers(sessions, 3, ChannelRef(1, 20 + n)) for n in range(2)]
    while len(policy.thoughts) < 2 or two._turns.waiting < 4:
        await asyncio.sleep(0)
    assert len(policy.thoughts) == 2
    policy.may_go_on.set()
    await all_thought(two)
    await two.close()
    assert (len(policy.thoughts), last_resort) == (6, [])
    assert [(await sessions.session_by_id(table.id)).awaited for table in tables] == [{0}] * 2


class Broken(ThreadPoolExecutor):
    """Its processes were killed."""

    def submit(self, *args, **kwargs):
        broken: Future[Any] = Future()
        broken.set_exception(BrokenExecutor("killed"))
        return broken


async def test_when_a_process_is_killed_there_is_a_new_one(sessions, thinkers, policy, last_resort):
    make = thinkers._workers.make
    made = [Broken(1)]
    thinkers._workers.make = lambda: made.pop() if made else make()
    session = await among_computers(sessions)
    await all_thought(thinkers)
    assert (len(policy.thoughts), last_resort) == (2, [])
    assert (await sessions.session_by_id(session.id)).awaited == {0}


async def test_when_no_process_stays_alive_the_game_goes_on_all_the_same(sessions, thinkers, last_resort, caplog):
    thinkers._workers.make = lambda: Broken(1)
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert (len(last_resort), (await sessions.session_by_id(session.id)).awaited) == (1, {0, 2})
    assert "one of the processes that think hangs or is lost" in caplog.text


# The real thing


def ends(process: Any) -> bool:
    """Return whether it ends within a while. To join it once says nothing: it closes its pipes a moment before it is
    gone, and at the lowest priority that moment may be long.
    """
    until = monotonic() + 20
    while process.is_alive() and monotonic() < until:
        sleep(0.01)
    return not process.is_alive()


@pytest.mark.slow
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_they_think_in_processes_of_their_own_and_outlive_them(
    sessions, registry, events, database, caplog, monkeypatch
):
    monkeypatch.setattr(thinking, "LONGEST_S", 60)  # they come after everything else on the machine
    registry.remove("mausen")
    registry.add(plugin_of(MAUSEN, any_move))
    made: list[Any] = []

    def make() -> Executor:
        made.append(processes())
        return made[-1]

    thinkers = Thinkers(sessions, registry, events, pace=AT_ONCE, make_executor=make)
    session = await among_computers(sessions)
    await all_thought(thinkers)
    assert (await sessions.session_by_id(session.id)).awaited == {0}
    for process in list(made[0]._processes.values()):
        process.kill()
        process.join()
    await act(sessions, session, ANNA, pick("E1"))
    await all_thought(thinkers)
    ended = list(made[1]._processes.values())
    await thinkers.close()
    assert len(await log_of(database, session)) == 5
    assert "cannot choose" not in caplog.text
    assert len(made) == 2
    assert all(ends(process) for process in ended)


@pytest.mark.slow
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_process_that_hangs_is_ended(sessions, registry, events, monkeypatch):
    monkeypatch.setattr(thinking, "SLOW_S", 0.1)
    monkeypatch.setattr(thinking, "LONGEST_S", 0.3)
    registry.remove("mausen")
    registry.add(plugin_of(MAUSEN, never))
    thinkers = Thinkers(sessions, registry, events, pace=AT_ONCE)
    hanging: list[Any] = []

    def note(_):
        hanging.extend(p for one in thinkers._workers._pieces for p in vars(one)["_processes"].values())

    events.listen(ThinkingTakesLong, note)
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert (await sessions.session_by_id(session.id)).awaited == {0, 2}
    assert hanging
    try:
        assert all(ends(process) for process in hanging)
    finally:
        for process in hanging:
            process.kill()
        await thinkers.close()
