"""Computer players think beside the bot: for all seats of a step together, never for too long, and nothing is lost
if the bot stops meanwhile."""

import asyncio
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from bot.errors import Stale, Unavailable
from bot.events import Events
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.computers import SUBSTITUTE
from bot.sessions.only_moves import who_looks
from bot.sessions.session import Session, Status
from bot.table.service import thinking
from bot.table.service.events import ComputerMoved, ThinkingTakesLong
from bot.table.service.rhythm import AT_ONCE, RHYTHM
from bot.table.service.service import Sessions, TablePlan
from bot.table.service.thinking import Thinkers
from cogs.aus_die_maus.rules.rules import GAME as AUS_DIE_MAUS
from cogs.aus_die_maus.rules.state import Roll
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests import dice
from tests.crowd import ANNA, BEN, CLEO, PEOPLE, act, among_computers, first_move, log_of, pick, running, state_of
from tests.policies import all_thought

ROLL = AUS_DIE_MAUS.encode_move(Roll())

# Choosing


async def test_a_game_among_computers_waits_for_its_person_and_goes_on_after_each_move(
    sessions, database, thinkers, policy, moved
):
    session = await among_computers(sessions)
    await all_thought(thinkers)
    assert (await sessions.session_by_id(session.id)).awaited == {0}
    assert [len(update.after.computers_to_move) for update in moved] == [1, 0]
    await act(sessions, session, ANNA, pick("E1"))
    await all_thought(thinkers)
    by_bot = [(one.seat, one.by_bot) for one in await log_of(database, session)]
    assert (sorted(by_bot[:2]), by_bot[2], sorted(by_bot[3:])) == (
        [(1, True), (2, True)],
        (0, False),
        [(1, True), (2, True)],
    )
    assert len(policy.thoughts) == 4


async def test_those_who_are_awaited_together_think_together(sessions, thinkers, policy):
    """Each waits for the other: one after the other they would never come to an end."""
    both = Barrier(2)

    def choice(moves):
        both.wait(20)
        return moves[-1]

    policy.choice = choice
    session = await among_computers(sessions)
    await all_thought(thinkers)
    assert not both.broken
    assert (await sessions.session_by_id(session.id)).awaited == {0}


async def test_who_has_chosen_is_shown_while_the_others_think_on(sessions, thinkers, events, policy, monkeypatch):
    monkeypatch.setattr(thinking, "SLOW_S", 0.005)
    may_go_on, shown, slow = {1: Event(), 2: Event()}, asyncio.Event(), asyncio.Event()

    def choice(moves):
        seat = next(view.seat for view, legal, _ in policy.thoughts if legal is moves)
        assert may_go_on[seat].wait(20)
        return moves[-1]

    events.listen(ComputerMoved, lambda _: shown.set())
    events.listen(ThinkingTakesLong, lambda _: slow.set())
    policy.choice = choice
    session = await among_computers(sessions)
    await asyncio.wait_for(slow.wait(), 20)
    assert thinkers.slow_seats(session.id) == {1, 2}
    may_go_on[1].set()
    await asyncio.wait_for(shown.wait(), 20)
    assert (await sessions.session_by_id(session.id)).awaited == {0, 2}
    assert thinkers.slow_seats(session.id) == {2}
    may_go_on[2].set()
    await all_thought(thinkers)
    assert ((await sessions.session_by_id(session.id)).awaited, thinkers.slow_seats(session.id)) == ({0}, frozenset())


async def test_it_lays_what_the_policy_chose(sessions, thinkers, policy):
    session = await running(sessions)
    policy.choice = lambda moves: moves[5]
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert sessions.view(await sessions.session_by_id(session.id), 1).pick == policy.thoughts[0][1][5].card


async def test_a_computer_sees_what_its_seat_sees_and_nothing_else(sessions, thinkers, policy):
    """Anna has picked already: no one may know what."""
    session = await running(sessions)
    picked = (await act(sessions, session, ANNA, pick("E1"))).after
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    [(view, moves, _)] = policy.thoughts
    assert view == sessions.view(picked, 1)
    assert (view.seat, view.pick, view.chosen) == (1, None, (True, False, False))
    assert moves == MAUSEN.legal_moves(state_of(MAUSEN, picked), 1)


async def test_each_plays_at_its_level_and_for_people_at_the_middle_one(sessions, thinkers, policy):
    await among_computers(sessions, 3)
    await all_thought(thinkers)
    assert sorted(level for *_, level in policy.thoughts) == ["easy", "hard", "medium"]
    policy.thoughts.clear()
    session = await running(sessions, where=ChannelRef(1, 20))
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert [level for *_, level in policy.thoughts] == [SUBSTITUTE]


async def test_no_one_thinks_where_only_people_are_awaited_or_none_is_there(sessions, thinkers, policy):
    session = await running(sessions)
    await act(sessions, session, BEN, pick("D2"))
    assert not thinkers._tasks._tasks
    await act(sessions, session, ANNA, pick("E1"))
    for person in (ANNA, BEN, CLEO):
        await sessions.act_for_person(session.id, decisions.leave, person.id)
    await all_thought(thinkers)
    assert (await sessions.session_by_id(session.id)).is_paused
    assert await log_of_computers(sessions, session) <= 1


async def log_of_computers(sessions: Sessions, session: Session) -> int:
    return sum(one.by_bot for one in await log_of(sessions._database, session))


async def test_a_move_without_a_choice_needs_no_thinking(sessions, thinkers, policy, threads):
    opened = await sessions.open_lobby(
        ChannelRef(1, 20), TablePlan("dice", "de", {"rounds": "5"}, computers=("hard",)), ANNA, 900
    )
    session = (await sessions.act_for_person(opened.id, decisions.start, ANNA.id)).after
    while session.status.is_active:
        await all_thought(thinkers)
        session = await sessions.session_by_id(session.id)
        if session.status.is_active:
            session = (await act(sessions, session, ANNA, dice.Throw())).after
    assert (policy.thoughts, threads) == ([], [])
    assert await log_of_computers(sessions, session) == 5


@pytest.fixture
def pauses(thinkers, monkeypatch) -> list[float]:
    """How long computers let people look."""
    slept: list[float] = []

    async def sleep(seconds):
        slept.append(seconds)

    thinkers._pace = RHYTHM._replace(turn_s=1.2)
    monkeypatch.setattr(thinking.asyncio, "sleep", sleep)
    return slept


async def test_people_get_a_moment_to_look_before_a_computer_moves(sessions, thinkers, pauses):
    session = await running(sessions)
    for person in (ANNA, CLEO):
        await act(sessions, session, person, pick("E1"))
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    after = await sessions.session_by_id(session.id)
    assert (after.step, after.awaited, pauses) == (2, {0, 2}, [pytest.approx(1.2, abs=0.2)])


async def test_there_is_nothing_to_look_at_in_a_hidden_pick(sessions, thinkers, pauses):
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert ((await sessions.session_by_id(session.id)).awaited, pauses) == ({0, 2}, [])


async def test_a_move_without_a_choice_takes_as_long_where_its_speed_would_tell(sessions, thinkers, pauses):
    session = await running(sessions, 3, "dice")
    await sessions.act_for_person(session.id, decisions.leave, (ANNA, BEN, CLEO)[min(session.awaited)].id)
    await all_thought(thinkers)
    assert ((await sessions.session_by_id(session.id)).step, pauses) == (2, [pytest.approx(1.2, abs=0.2)])


async def play_aus_die_maus(sessions, thinkers) -> AsyncGenerator[Session]:
    """Play against a computer on a short track; yield the game whenever it waits for the person."""
    plan = TablePlan("aus_die_maus", "de", {"track": "10"}, computers=("easy",))
    opened = await sessions.open_lobby(ChannelRef(1, 20), plan, ANNA, 900)
    await sessions.act_for_person(opened.id, decisions.start, ANNA.id)
    while True:
        await all_thought(thinkers)
        session = await sessions.session_by_id(opened.id)
        if not session.status.is_active:
            return
        yield session
        if who_looks(session, AUS_DIE_MAUS):
            await sessions.go_on(session.id, ANNA.id, session.step)
        else:
            await act(sessions, session, ANNA, AUS_DIE_MAUS.legal_moves(state_of(AUS_DIE_MAUS, session), 0)[0])


async def test_each_turn_of_a_computer_has_a_board_and_no_turn_is_torn_apart(sessions, thinkers, moved):
    async for _ in play_aus_die_maus(sessions, thinkers):
        pass
    shown = [[one for one in update.after.tail if one.seq > update.before.seq] for update in moved]
    begins = [moves[0].move for moves in shown]
    assert all(move == ROLL or b"keep" in move for move in begins), (
        "a cheese is kept when people have seen the trap snap"
    )
    turns = [sum(one.move == ROLL for one in moves) for moves in shown]
    assert set(turns) == {1, 2}, "the throw of a person comes with the turn before it"
    assert all(
        [one.seat for one in moves if one.move == ROLL] in ([1, 0], [0, 0])
        for moves, n in zip(shown, turns, strict=True)
        if n == 2
    )


async def test_alone_nothing_runs_and_no_time_passes_until_the_person_has_looked(sessions, thinkers):
    looked = 0
    async for session in play_aus_die_maus(sessions, thinkers):
        assert not thinkers._tasks._tasks
        if not who_looks(session, AUS_DIE_MAUS):
            continue
        looked += 1
        assert not session.goes_on
        thinkers.follow(session)
        await all_thought(thinkers)
        assert await sessions.session_by_id(session.id) == session, "nor after a start"
        with pytest.raises(Stale):
            await sessions.go_on(session.id, ANNA.id, session.step - 1)
    assert looked > 3


async def test_among_several_great_things_stand_until_somebody_presses(sessions, thinkers):
    thinkers._pace = AT_ONCE._replace(look_s=3600.0)
    session, looked = await running(sessions, 3, "aus_die_maus", track="10"), 0
    while session.status.is_active:
        while thinkers._tasks._tasks and not thinkers._looking:
            await asyncio.sleep(0.001)
        session = await sessions.session_by_id(session.id)
        if looks := who_looks(session, AUS_DIE_MAUS):
            looked += 1
            assert await sessions.session_by_id(session.id) == session
            await sessions.go_on(session.id, PEOPLE[min(looks)].id, session.step)
            while await sessions.session_by_id(session.id) == session:
                await asyncio.sleep(0.001)
        elif session.people_to_move:
            seat = session.people_to_move[0].seat
            move = AUS_DIE_MAUS.legal_moves(state_of(AUS_DIE_MAUS, session), seat)[0]
            await act(sessions, session, PEOPLE[seat], move)
    assert looked > 5


async def test_among_several_it_goes_on_by_itself_after_a_while(sessions, thinkers):
    thinkers._pace = AT_ONCE._replace(look_s=0.01)
    session = await running(sessions, 3, "aus_die_maus", track="10")
    while session.status.is_active:
        await all_thought(thinkers)
        session = await sessions.session_by_id(session.id)
        if session.people_to_move:
            seat = session.people_to_move[0].seat
            move = AUS_DIE_MAUS.legal_moves(state_of(AUS_DIE_MAUS, session), seat)[0]
            session = (await act(sessions, session, PEOPLE[seat], move)).after


# What comes too late


async def test_what_was_thought_too_late_is_dropped(sessions, database, thinkers, policy, moved):
    policy.may_go_on.clear()
    session = await running(sessions)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await policy.begun()
    await sessions.act_for_person(session.id, decisions.come_back, BEN.id)
    policy.may_go_on.set()
    await all_thought(thinkers)
    assert (moved, await log_of(database, session)) == ([], ())


async def test_a_game_that_was_stopped_meanwhile_is_left_alone(sessions, thinkers, policy, moved):
    policy.may_go_on.clear()
    session = await among_computers(sessions)
    await policy.begun()
    await sessions.act_for_person(session.id, decisions.stop, ANNA.id, is_manager=False)
    policy.may_go_on.set()
    await all_thought(thinkers)
    assert (moved, (await sessions.session_by_id(session.id)).status) == ([], Status.STOPPED)


async def test_what_is_saved_while_a_task_ends_is_thought_about_too(sessions, thinkers, policy, monkeypatch):
    """Cleo leaves between the last look of the task and its end."""
    session = await running(sessions)
    get, looks = sessions.session_by_id, []

    async def look(session_id):
        found = await get(session_id)
        if asyncio.current_task().get_name().startswith("the computer") and not found.computers_to_move and not looks:
            looks.append(found)
            await asyncio.create_task(sessions.act_for_person(session_id, decisions.leave, CLEO.id))
        return found

    monkeypatch.setattr(sessions, "session_by_id", look)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert len(looks) == 1
    assert (await sessions.session_by_id(session.id)).awaited == {0}


async def test_when_the_database_does_not_answer_it_tries_again(sessions, thinkers, monkeypatch):
    monkeypatch.setattr(thinking, "RETRY_S", 0)
    session = await running(sessions)
    choose, failures = sessions.play_computer_move, [Unavailable(), Unavailable()]

    async def sometimes(*args):
        if failures:
            raise failures.pop()
        return await choose(*args)

    monkeypatch.setattr(sessions, "play_computer_move", sometimes)
    await sessions.act_for_person(session.id, decisions.leave, BEN.id)
    await all_thought(thinkers)
    assert (failures, (await sessions.session_by_id(session.id)).awaited) == ([], {0, 2})


async def test_what_cannot_be_shown_does_not_keep_the_next_computer_from_thinking(
    sessions, database, thinkers, events, caplog
):
    """The move is saved: the others at the table go on."""

    def stumble(moved):
        raise ZeroDivisionError

    events.listen(ComputerMoved, stumble)
    session = await running(sessions, 3, "dice")
    first = min(session.awaited)
    for seat in (first, (first + 1) % 3):
        await sessions.act_for_person(session.id, decisions.leave, PEOPLE[seat].id)
    await all_thought(thinkers)
    assert [(one.seat, one.by_bot) for one in await log_of(database, session)] == [
        (first, True),
        ((first + 1) % 3, True),
    ]
    assert "ZeroDivisionError" in caplog.text


# Slow ones


async def test_people_are_told_who_thinks_for_long(sessions, thinkers, events, policy, monkeypatch):
    monkeypatch.setattr(thinking, "SLOW_S", 0.005)
    policy.may_go_on.clear()
    heard = asyncio.Queue[tuple[int, frozenset[int]]]()
    events.listen(
        ThinkingTakesLong, lambda slow: heard.put_nowait((slow.session_id, thinkers.slow_seats(slow.session_id)))
    )
    session = await among_computers(sessions)
    assert await asyncio.wait_for(heard.get(), 20) == (session.id, {1, 2})
    policy.may_go_on.set()
    await all_thought(thinkers)
    assert (thinkers.slow_seats(session.id), heard.empty()) == (frozenset(), True)


async def test_no_one_is_told_of_a_quick_thought(sessions, thinkers, monkeypatch):
    loop, notices = asyncio.get_running_loop(), []
    call_later = loop.call_later

    def noted(seconds, callback, *args):
        handle = call_later(seconds, callback, *args)
        if callback == thinkers._note_slow:
            notices.append((seconds, handle))
        return handle

    monkeypatch.setattr(loop, "call_later", noted)
    await among_computers(sessions)
    await all_thought(thinkers)
    assert [(seconds, handle.cancelled()) for seconds, handle in notices] == [(thinking.SLOW_S, True)]


# The bot stops, and starts again


async def test_who_was_stopped_in_the_middle_of_thinking_thinks_again(
    sessions, database, registry, thinkers, policy, threads
):
    policy.may_go_on.clear()
    session = await among_computers(sessions)
    await policy.begun()
    await thinkers.close()
    assert (await log_of(database, session), await sessions.thinking()) == ((), [session.id])
    policy.may_go_on.set()
    events = Events()
    next_run = Sessions(database, registry, events)
    again = Thinkers(next_run, registry, events, pace=AT_ONCE, make_executor=lambda: ThreadPoolExecutor(2))
    await again.catch_up()
    await all_thought(again)
    await again.close()
    assert sorted((one.seat, one.by_bot) for one in await log_of(database, session)) == [(1, True), (2, True)]
    assert await sessions.thinking() == []


async def test_catching_up_leaves_tables_alone_that_wait_for_people(sessions, thinkers, policy):
    await running(sessions)
    await thinkers.catch_up()
    assert not thinkers._tasks._tasks


async def test_following_twice_is_one_task(sessions, thinkers, policy):
    policy.may_go_on.clear()
    session = await among_computers(sessions)
    thinkers.follow(session)
    await thinkers.catch_up()
    assert len(thinkers._tasks._tasks) == 1
    policy.may_go_on.set()
    await all_thought(thinkers)
    assert len(policy.thoughts) == 2


async def test_the_last_cards_play_themselves_once_people_have_seen_the_round_before(sessions, thinkers):
    thinkers._pace = AT_ONCE._replace(look_s=3600.0)
    session = await running(sessions, 3)
    while len(state_of(MAUSEN, session).hands[0]) > 1:
        for seat in (0, 1, 2):
            session = (await act(sessions, session, PEOPLE[seat], first_move(MAUSEN, session, seat))).after
    while not thinkers._looking:
        await asyncio.sleep(0.001)
    assert await sessions.session_by_id(session.id) == session
    assert session.goes_on
    (look,) = thinkers._looking.values()
    thinkers._seen[session.id] = session.step  # as after that hour
    look.cancel()
    await all_thought(thinkers)
    session = await sessions.session_by_id(session.id)
    assert session.status == Status.FINISHED
    assert all(logged.by_bot for logged in session.tail[-3:])
