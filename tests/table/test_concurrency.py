"""Many at once: each click is saved once or refused, no matter who else clicks, here or in another process."""

import asyncio
from random import Random

import pytest

from bot.errors import IllegalMove, NotAllowed, Stale, Unavailable
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.storage.database import Database
from bot.storage.tables import games
from bot.table.service import rows, service
from bot.table.service.service import Sessions, TablePlan
from cogs.mausen.rules.rules import FULL_HAND, Pick
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import (
    ANNA,
    BEN,
    CLEO,
    DENIZ,
    HERE,
    PEOPLE,
    count,
    lobby,
    log_of,
    open_beside,
    pick,
    replayed,
    rows_of,
    running,
)


@pytest.fixture
async def other_process(url, database, registry):
    """The same data through connections, locks and memory of its own."""
    beside = await open_beside(url)
    yield Sessions(beside, registry)
    await beside.close()


# In one process


async def test_32_identical_clicks_are_one_move(sessions, database):
    session = await running(sessions)
    updates = await asyncio.gather(
        *(sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1")) for _ in range(32))
    )
    assert sum(update.after != update.before for update in updates) == 1
    assert await rows_of(database, session) == [(session.seq + 1, 0)]


async def test_20_games_with_10_clicks_each_at_once(sessions, database):
    started = [await running(sessions, 5, where=ChannelRef(1, 100 + n)) for n in range(20)]
    rng = Random(1)
    clicks = [
        sessions.act_for_person(s.id, decisions.act, person.id, s.step, Pick(rng.choice(FULL_HAND)))
        for s in started
        for person in PEOPLE[:5] * 2
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert not [
        result
        for result in results
        if isinstance(result, BaseException) and not isinstance(result, Stale | IllegalMove)
    ]
    for session in started:
        now, log = await sessions.session_by_id(session.id), await log_of(database, session)
        assert now.step == session.step + 1
        assert len(log) >= 5
        assert now.seq == session.seq + len(log)
        assert replayed(MAUSEN, now, log) == (now.state, now.draws)


async def test_when_all_sit_down_at_once_each_gets_one_seat(sessions):
    opened = await lobby(sessions, 1)
    clicks = (
        sessions.act_for_person(opened.id, decisions.join, person, 900 + n) for n, person in enumerate(PEOPLE[1:] * 3)
    )
    results = await asyncio.gather(*clicks, return_exceptions=True)
    now = await sessions.session_by_id(opened.id)
    assert [seated.seat for seated in now.seats] == list(range(6))
    assert len({seated.user_id for seated in now.seats}) == 6
    assert len(now.joins) == 6
    assert {result.key for result in results if isinstance(result, NotAllowed)} == {"no-join-twice", "no-join-full"}


async def test_when_all_open_a_table_at_once_there_is_one(sessions, database):
    clicks = (sessions.open_lobby(HERE, TablePlan("mausen", "de"), person, 900) for person in PEOPLE)
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [result.key for result in results if isinstance(result, NotAllowed)] == ["no-second-table"] * 6
    assert await count(database, games) == 1


# Two processes


@pytest.fixture
def first_elsewhere(database, monkeypatch):
    """Let something happen in the other process after this one has read, and before it writes."""

    def arrange(act, times=1):
        left = [act] * times

        async def meanwhile(work, *args):
            if work is rows.save and left:
                await left.pop()()
            return await write(work, *args)

        write = database.write
        monkeypatch.setattr(database, "write", meanwhile)

    return arrange


async def test_who_was_second_decides_again_and_nothing_is_lost(sessions, database, other_process, first_elsewhere):
    session = await running(sessions)
    first_elsewhere(lambda: other_process.act_for_person(session.id, decisions.act, BEN.id, session.step, pick("D2")))
    update = await sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert update.before.seq == session.seq + 1
    assert await rows_of(database, session) == [(session.seq + 1, 1), (session.seq + 2, 0)]
    assert update.after.awaited == {2}


async def test_who_was_second_is_refused_if_the_newer_state_forbids_it(sessions, other_process, first_elsewhere):
    opened = await lobby(sessions, 5)
    first_elsewhere(lambda: other_process.act_for_person(opened.id, decisions.join, PEOPLE[5], 950))
    with pytest.raises(NotAllowed, match="no-join-full"):
        await sessions.act_for_person(opened.id, decisions.join, PEOPLE[6], 951)
    assert len((await sessions.session_by_id(opened.id)).seats) == 6


async def test_a_user_who_is_always_second_is_to_press_again(sessions, database, other_process, first_elsewhere):
    session = await running(sessions)
    cards = iter(("D1", "D2", "D3", "D4", "C1", "C2"))
    first_elsewhere(
        lambda: other_process.act_for_person(session.id, decisions.act, BEN.id, session.step, pick(next(cards))),
        times=service.ATTEMPTS,
    )
    with pytest.raises(Unavailable):
        await sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
    assert await rows_of(database, session) == [(session.seq + n, 1) for n in range(1, service.ATTEMPTS + 1)]


async def test_two_processes_play_one_game_without_losing_a_move(sessions, database, other_process):
    """Everyone clicks in both, all at once: what was accepted is in the log, and the log leads to the snapshot."""
    session = await running(sessions, 4)
    clicks = [
        process.act_for_person(session.id, decisions.act, person.id, session.step, pick(card))
        for person, cards in ((ANNA, "E1 E2"), (BEN, "D1 D2"), (CLEO, "C1 C2"), (DENIZ, "M1 M2"))
        for process, card in zip((sessions, other_process), cards.split(), strict=True)
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert not [
        result
        for result in results
        if isinstance(result, BaseException) and not isinstance(result, Unavailable | Stale | IllegalMove)
    ]
    accepted = [result for result in results if not isinstance(result, BaseException)]
    now, log = await sessions.session_by_id(session.id), await log_of(database, session)
    assert sorted(update.after.seq for update in accepted) == [seq for seq, _ in await rows_of(database, session)]
    assert replayed(MAUSEN, now, log) == (now.state, now.draws)


# A person stops waiting


async def test_a_move_whose_caller_is_cancelled_is_saved_all_the_same(sessions, database):
    session = await running(sessions)
    writing = asyncio.Event()
    save = rows.save

    def save_and_say_so(*args):
        loop.call_soon_threadsafe(writing.set)
        return save(*args)

    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "save", save_and_say_so)
        click = asyncio.create_task(
            sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1"))
        )
        await writing.wait()
        click.cancel()
        with pytest.raises(asyncio.CancelledError):
            await click
    # the next one on the table is not held up, and sees it
    update = await sessions.act_for_person(session.id, decisions.act, BEN.id, session.step, pick("D2"))
    assert sessions.view(update.after, 0).pick == pick("E1").card
    assert await rows_of(database, session) == [(session.seq + 1, 0), (session.seq + 2, 1)]


async def test_closing_waits_for_a_move_whose_caller_is_gone(url, registry):
    """As when the bot is stopped in the middle of a click."""
    database = await Database.open(url)
    sessions = Sessions(database, registry)
    session = await running(sessions)
    click = asyncio.create_task(sessions.act_for_person(session.id, decisions.act, ANNA.id, session.step, pick("E1")))
    while not database._writes:
        await asyncio.sleep(0)
    click.cancel()
    await database.close()
    reopened = await Database.open(url)
    assert len(await log_of(reopened, session)) == 1
    await reopened.close()
