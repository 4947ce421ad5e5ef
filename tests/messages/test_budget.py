"""The budget of requests that answer no click: at most 40 in any second, played games first."""

import asyncio

import pytest

from bot.messages.budget import MOST, NOW, OTHERS, PAUSE_S, REST, Budget, waits


@pytest.fixture
async def passed(monkeypatch):
    """The time, which passes when someone sleeps."""
    now = [0.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    with monkeypatch.context() as patch:
        patch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
        patch.setattr("bot.messages.budget.asyncio.sleep", sleep)
        yield now


@pytest.mark.parametrize(("share", "most"), [(1.0, MOST), (0.25, MOST / 4), (0.001, 1)])
async def test_in_any_second_so_many_are_sent_whatever_happened_before(passed, share, most):
    """Also in the seconds after a pause, as when a picture held all of them up."""
    budget, sent = Budget(share=lambda: share), list[float]()
    for pause_s in (0.0, 10.0, 0.5):
        passed[0] += pause_s
        for _ in range(3 * MOST):
            await budget.room()
            sent.append(passed[0])
    assert max(sum(at <= other < at + 1.0 for other in sent) for at in sent) == most


async def test_played_games_wait_for_no_others_and_of_those_the_most_urgent_comes_first():
    budget, order = Budget(), list[str]()
    first = [budget.ask(REST) for _ in range(MOST // OTHERS)]
    ranks = {"rest": REST, "tomorrow": waits(2_000), "soon": waits(1_000), "none": waits(None), "clicked": waits(9_000)}
    turns = {name: budget.ask(rank) for name, rank in ranks.items()}
    for name, turn in turns.items():
        turn.add_done_callback(lambda _, name=name: order.append(name))
    assert [turn.done() for turn in (*first, budget.ask(NOW), *turns.values())] == [True] * (MOST // OTHERS + 1) + [
        False
    ] * 5
    assert budget.ask(NOW, turns["clicked"]).done(), "someone clicks in this game now"
    for turn in (turns["clicked"], *first):
        budget.end(turn)
    await asyncio.sleep(0)
    assert order == ["clicked"], "they leave room"
    await asyncio.sleep(PAUSE_S)
    assert order == ["clicked", "soon", "tomorrow", "rest", "none"]
