"""Every game that is over gets its review, sooner or later, and nothing waits for it."""

import asyncio
from collections.abc import AsyncGenerator
from threading import Event

import msgspec
import pytest

from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.session import Session
from cogs.review import reviewing
from cogs.review.review import Review
from cogs.review.reviewing import Reviewers
from tests import dice
from tests.crowd import ANNA, play_to_the_end, running
from tests.finished import DICE
from tests.plugins import plugin_of


@pytest.fixture
def registry(registry):
    registry.remove("dice")
    registry.add(plugin_of(dice.GAME, recap=DICE))
    return registry


@pytest.fixture
def seen(sessions) -> list[Session]:
    """The sessions whose reviews were kept."""
    kept: list[Session] = []
    keep_review = sessions.keep_review

    async def keep(session: Session) -> None:
        await keep_review(session)
        kept.append(session)

    sessions.keep_review = keep
    return kept


@pytest.fixture
async def reviewers(sessions, archive, registry, thinkers, events, seen) -> AsyncGenerator[Reviewers]:
    made = Reviewers(sessions, archive, registry, thinkers, events)
    yield made
    await made.close()


async def done(reviewers: Reviewers) -> None:
    while tasks := [*reviewers._tasks._tasks]:
        await asyncio.wait(tasks, timeout=30)


async def thrown(sessions, at: int = 10) -> Session:
    return await play_to_the_end(sessions, dice.GAME, await running(sessions, 3, "dice", ChannelRef(1, at)))


async def test_a_game_that_ends_gets_its_review(sessions, reviewers, seen):
    session = await thrown(sessions)
    assert session.review is None, "nobody waited for it"
    await done(reviewers)
    kept = await sessions.session_by_id(session.id)
    assert msgspec.json.decode(kept.review, type=Review).course[-1] == tuple(seated.score for seated in kept.seats)
    assert seen == [kept]
    assert (kept.seq, kept.step, kept.shown_seq) == (session.seq, session.step, session.shown_seq), (
        "it is no change of the session"
    )


async def test_a_game_that_goes_on_or_was_stopped_gets_none(sessions, reviewers):
    session = await running(sessions, 3, "dice")
    assert not reviewers._tasks._tasks
    await sessions.act_for_person(session.id, decisions.stop, ANNA.id, is_manager=True)
    assert not reviewers._tasks._tasks
    assert await sessions.unreviewed(9) == []


async def test_what_was_missed_is_done_at_the_next_start_the_newest_first_and_not_too_much(
    sessions, reviewers, seen, monkeypatch
):
    monkeypatch.setattr(reviewing, "AT_A_START", 2)
    with monkeypatch.context() as patch:
        patch.setattr(reviewers, "_look_at", lambda session_ids: None)
        games = [await thrown(sessions, at) for at in range(10, 13)]
    await reviewers.catch_up()
    await done(reviewers)
    assert [session.id for session in seen] == [games[2].id, games[1].id]
    await reviewers.catch_up()
    await done(reviewers)
    assert [session.id for session in seen] == [games[2].id, games[1].id, games[0].id]
    await reviewers.catch_up()
    assert not reviewers._tasks._tasks


async def test_a_game_whose_cog_was_unloaded_meanwhile_is_reviewed_when_it_is_back(
    sessions, registry, reviewers, seen, monkeypatch
):
    with monkeypatch.context() as patch:
        patch.setattr(reviewers, "_look_at", lambda session_ids: None)
        session = await thrown(sessions)
    registry.remove("dice")
    await reviewers.catch_up()
    assert (seen, [*reviewers._tasks._tasks]) == ([], [])
    registry.add(plugin_of(dice.GAME, recap=DICE))
    await reviewers.catch_up()
    await done(reviewers)
    assert [reviewed.id for reviewed in seen] == [session.id]


async def test_one_that_cannot_be_looked_back_at_does_not_stop_the_others(
    sessions, reviewers, seen, monkeypatch, caplog
):
    with monkeypatch.context() as patch:
        patch.setattr(reviewers, "_look_at", lambda session_ids: None)
        first, second = await thrown(sessions, 10), await thrown(sessions, 11)
    get, broken = sessions.session_by_id, second.id

    async def stumble(session_id):
        if session_id == broken:
            raise ZeroDivisionError
        return await get(session_id)

    sessions.session_by_id = stumble
    await reviewers.catch_up()
    await done(reviewers)
    sessions.session_by_id = get
    assert [session.id for session in seen] == [first.id]
    assert f"session {second.id} has no review" in caplog.text
    assert await sessions.unreviewed(9) == [second.id], "the next start tries again"


async def test_stopping_does_not_wait_for_a_review(sessions, reviewers, seen, monkeypatch):
    """It is stopped in the middle of it."""
    begun, may_go_on = Event(), Event()
    monkeypatch.setattr(reviewing, "review", lambda *_: (begun.set(), may_go_on.wait(20)))
    session = await thrown(sessions)
    await asyncio.to_thread(begun.wait, 20)
    await reviewers.close()
    may_go_on.set()
    assert seen == []
    assert await sessions.unreviewed(9) == [session.id]
