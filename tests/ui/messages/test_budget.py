"""The budget of requests that answer no click: how many there are, and which go first."""

import asyncio
from types import SimpleNamespace

import pytest
from yarl import URL

from bot.sessions.shards import Shards
from bot.ui.messages.budget import (
    MOST,
    NOW,
    RECOVERY_S,
    REFUSED_MOST,
    REFUSED_S,
    RESERVED,
    REST,
    Budget,
    waits,
)


@pytest.fixture
async def budget() -> Budget:
    return Budget()


@pytest.fixture
async def later(monkeypatch):
    """Let time pass at once."""
    loop, passed = asyncio.get_running_loop(), 0.0
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + passed)

    async def pass_by(seconds: float) -> None:
        nonlocal passed
        passed += seconds
        for _ in range(3):
            await asyncio.sleep(0)

    return pass_by


def come(turns) -> int:
    return sum(turn.done() for turn in turns)


async def test_at_most_forty_requests_are_sent_in_any_second(budget, later):
    turns = [budget.ask(NOW) for _ in range(3 * MOST)]
    assert (come(turns), budget.waiting) == (MOST, 2 * MOST)
    await later(0.5)
    assert come(turns) == MOST
    await later(0.6)
    assert come(turns) == 2 * MOST
    await later(1.1)
    assert (come(turns), budget.waiting) == (3 * MOST, 0)


async def test_a_game_that_is_played_waits_for_no_others(budget, later):
    others = [budget.ask(REST) for _ in range(1000)]
    for _ in range(MOST):
        await later(1 / MOST)
    assert MOST / 2 < come(others) <= MOST * (1 - RESERVED), "they come one after the other, and leave room"
    assert come([budget.ask(NOW) for _ in range(int(MOST * RESERVED))]) == MOST * RESERVED


async def test_processes_share_it_as_each_holds_shards(later):
    held = {"one": Shards(4, frozenset({0, 1, 2})), "other": Shards(4, frozenset({3})), "third": Shards(4, frozenset())}
    budgets = {name: Budget(share=lambda name=name: held[name].share) for name in held}
    turns = {name: [budget.ask(NOW) for _ in range(MOST)] for name, budget in budgets.items()}
    assert {name: come(asked) for name, asked in turns.items()} == {"one": 30, "other": 10, "third": 10}
    held["other"], held["one"] = Shards.all_of(4), Shards(4, frozenset())
    await later(1.1)
    assert come(turns["other"]) == MOST, "it holds all shards now"
    for _ in range(REFUSED_MOST // 4):
        budgets["one"].note(403)
        budgets["other"].note(403)
    await later(1.1)
    assert [budgets[name].ask(NOW).done() for name in ("one", "other")] == [False, True], (
        "its part of the refusals, too"
    )


async def test_who_is_waited_for_soonest_comes_first(budget, later):
    for _ in range(MOST):
        budget.ask(NOW)
    order = list[str]()
    ranks = {"rest": REST, "tomorrow": waits(2_000), "soon": waits(1_000), "none": waits(None), "played": NOW}
    for name, rank in ranks.items():
        budget.ask(rank).add_done_callback(lambda _, name=name: order.append(name))
    for _ in range(20):
        await later(0.1)
    assert order == ["played", "soon", "tomorrow", "rest", "none"]


async def test_a_game_in_which_someone_clicks_does_not_wait_any_longer(budget, monkeypatch):
    now = asyncio.get_running_loop().time()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)  # none of the others gets a turn meanwhile
    others = [budget.ask(REST) for _ in range(1000)]
    waiting = budget.waiting
    assert budget.ask(NOW, others[-1]) is others[-1]
    assert others[-1].done()
    assert budget.waiting == waiting - 1


async def test_what_was_held_up_is_not_sent_all_at_once(budget, later):
    """Turns came while a picture took ten seconds; now all of them are sent."""
    board = SimpleNamespace(url=URL("https://discord.com/api/v10/channels/1/messages/2"))
    answer = SimpleNamespace(url=URL("https://discord.com/api/v10/interactions/1/token/callback"))
    sent = [asyncio.create_task(budget.pace(None, None, board)) for _ in range(3 * MOST)]
    answered = asyncio.create_task(budget.pace(None, None, answer))
    await later(0)
    assert answered.done()
    await later(0.9)
    assert come(sent) == MOST
    await later(0.2)
    assert come(sent) == 2 * MOST
    await later(1.1)
    assert come(sent) == 3 * MOST


async def test_a_turn_that_was_not_needed_is_the_next_ones(budget):
    turns = [budget.ask(NOW) for _ in range(MOST + 1)]
    assert come(turns) == MOST
    budget.give_back()
    assert come(turns) == MOST + 1


async def test_a_rate_limit_lowers_it_for_a_while(budget, later):
    budget.note(429)
    assert budget.per_s == pytest.approx(MOST / 2, abs=0.1)
    assert come([budget.ask(NOW) for _ in range(MOST)]) == MOST / 2
    for _ in range(20):
        budget.note(429)
    assert 1 <= budget.per_s < 5, "never none"
    await later(RECOVERY_S)
    assert budget.per_s == MOST


async def test_only_what_discord_refuses_is_counted(budget):
    for status in (200, 204, 400, 404, 500, 401, 403):
        budget.note(status)
    budget.note(429, is_shared=True)
    assert (budget.refused, budget.per_s) == (2, MOST)


async def test_after_thousands_of_refused_requests_only_clicks_are_answered(budget, later):
    for _ in range(REFUSED_MOST - 1):
        budget.note(403)
    assert budget.ask(NOW).done()
    budget.note(403)
    turn = budget.ask(NOW)
    await later(REFUSED_S - 1)
    assert not turn.done()
    await later(2)
    assert turn.done()


async def test_thousands_in_a_longer_time_are_no_reason(budget, later):
    for _ in range(REFUSED_MOST // 2):
        budget.note(403)
    await later(REFUSED_S + 1)
    for _ in range(REFUSED_MOST // 2):
        budget.note(403)
    assert budget.ask(NOW).done()


async def test_at_the_end_only_what_is_played_is_waited_for(budget, later):
    turns = [budget.ask(rank) for rank in (NOW, REST) for _ in range(MOST)]
    played, rest = turns[:MOST], turns[MOST:]
    budget.close()
    assert come(played) == MOST
    assert all(turn.cancelled() for turn in rest)
    assert budget.waiting == 0
