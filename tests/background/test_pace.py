"""At which pace the turns of computer players are shown: people can follow, and do not wait."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.background import rhythm as pacing
from bot.background.rhythm import AT_ONCE, RHYTHM, PacedBoard, Rhythm
from bot.service.events import Update


def waits_for(seat: int) -> Any:
    return SimpleNamespace(awaited=frozenset({seat}))


async def shown_at(pace: Rhythm, computers: int, think_s: float, monkeypatch) -> list[float]:
    """Return when the turns of so many computers are shown, on a clock of the test."""
    now_s, shown = 0.0, []

    async def sleep(seconds):
        nonlocal now_s
        now_s += seconds

    monkeypatch.setattr(PacedBoard, "_now", lambda _: now_s)
    monkeypatch.setattr(pacing.asyncio, "sleep", sleep)
    session: Any = SimpleNamespace(seats=[SimpleNamespace(is_here=seat == 0) for seat in range(computers + 1)])
    show = PacedBoard(pace, lambda _: shown.append(round(now_s, 2)))
    for seat in range(1, computers + 1):
        await show.begin_turn(seat, session, is_open=False)
        now_s += think_s
        await show.wait()
        show.hold(Update(session, waits_for((seat + 1) % (computers + 1))))
    await show.flush()
    return shown


@pytest.mark.parametrize("computers", range(1, 6))
@pytest.mark.parametrize("think_s", [0.0, 0.4])
async def test_computers_together_keep_people_waiting_for_less_than_five_seconds(computers, think_s, monkeypatch):
    shown = await shown_at(RHYTHM, computers, think_s, monkeypatch)
    assert len(shown) == computers
    assert shown[0] >= min(RHYTHM.turn_s, RHYTHM.in_all_s / computers), "there is time to look at the own move"
    assert shown[-1] <= 4.0


async def test_a_throw_and_the_move_after_it_are_shown_in_one_step(monkeypatch):
    shown = []
    show = PacedBoard(AT_ONCE, shown.append)
    session: Any = SimpleNamespace(seats=[SimpleNamespace(is_here=False)] * 2)
    before, thrown, moved = map(waits_for, (1, 1, 0))
    await show.begin_turn(1, session, is_open=False)
    show.hold(Update(before, thrown))
    assert show.has_turn(1)
    show.hold(Update(thrown, moved))
    assert (shown, show.has_turn(1)) == ([], False)
    await show.flush()
    assert shown == [Update(before, moved)]
