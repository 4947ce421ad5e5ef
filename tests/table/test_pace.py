"""At which pace the turns are shown that the bot makes: people can follow, and do not wait."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.service import rhythm as pacing
from bot.table.service.events import Update
from bot.table.service.rhythm import RHYTHM, PacedBoard
from tests.crowd import around


def waits_for(seat: int, seq: int = 0) -> Any:
    return SimpleNamespace(awaited=frozenset({seat}), seq=seq)


class Clock:
    """The time of a test: whoever sleeps moves it on."""

    now_s = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now_s += seconds


@pytest.fixture
def clock(monkeypatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(PacedBoard, "_now", lambda _: clock.now_s)
    monkeypatch.setattr(pacing.asyncio, "sleep", clock.sleep)
    return clock


async def shown_at(clock: Clock, seats: str, pause_s: float, think_s: float = 0.0) -> list[float]:
    """Return when boards are shown in a row of turns: "C" is a computer's, "p" the throw of a person."""
    shown: list[float] = []
    show = PacedBoard(lambda _: shown.append(round(clock.now_s, 2)))
    for seat, kind in enumerate(seats, start=1):
        show.begin(seat, pause_s, is_throw=kind == "p", is_computer=kind == "C")
        clock.now_s += think_s
        await show.wait()
        show.hold(Update(waits_for(seat), waits_for(seat + 1)))
    show.show_now()
    return shown


@pytest.mark.parametrize("turns", range(1, 6))
@pytest.mark.parametrize("think_s", [0.0, 0.4])
async def test_each_turn_of_a_computer_is_shown_when_it_is_made_and_stands_before_the_next_one(clock, turns, think_s):
    shown = await shown_at(clock, "C" * turns, 1.5, think_s)
    assert shown == [pytest.approx(1.5 * turn) for turn in range(1, turns + 1)]


async def test_the_throw_of_a_person_comes_with_the_turn_before_it_that_the_bot_made(clock):
    assert await shown_at(clock, "CCp", 1.0) == [1.0, 2.0]
    clock.now_s = 0.0
    assert await shown_at(clock, "p", 1.0) == [1.0], "after the move of another person it has a pause of its own"
    clock.now_s = 0.0
    assert await shown_at(clock, "Cpp", 1.0) == [1.0, 2.0], "two on a board"
    clock.now_s = 0.0
    assert await shown_at(clock, "pppp", 1.0) == [1.0, 2.0]


async def test_a_throw_and_the_move_after_it_are_shown_in_one_step():
    shown: list[Update] = []
    show = PacedBoard(shown.append)
    before, thrown, moved = (waits_for(seat, seq) for seq, seat in enumerate((1, 1, 0)))
    show.begin(1, 0.0, is_throw=True, is_computer=True)
    show.hold(Update(before, thrown))
    show.begin(1, 0.0, is_throw=False, is_computer=True)
    assert shown == []
    show.hold(Update(thrown, moved))
    show.show_now()
    assert shown == [Update(before, moved)]


async def test_a_seat_may_have_two_turns_in_a_row_each_on_a_board():
    shown: list[Update] = []
    show = PacedBoard(shown.append)
    for seq in range(2):
        show.begin(1, 0.0, is_throw=True, is_computer=True)
        show.hold(Update(waits_for(1, seq), waits_for(1, seq + 1)))
    show.show_now()
    assert len(shown) == 2


@pytest.mark.parametrize(("people", "computers", "seconds"), [(1, 1, 2.5), (1, 2, 1.5), (2, 1, 2.5), (1, 5, 0.6)])
def test_people_wait_three_seconds_for_all_computers_together(people, computers, seconds):
    assert RHYTHM.between(around(people, computers)) == pytest.approx(seconds)
