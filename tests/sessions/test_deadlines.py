"""How long a decision may take: which deadlines a changed session gets."""

from dataclasses import replace

import pytest

from bot.sessions.deadlines import MINUTE_MS, PAUSE_MS, in_turn, with_deadlines
from bot.sessions.session import Status
from cogs.aus_die_maus.rules import GAME as AUS_DIE_MAUS
from tests.crowd import around, times

EVENING = 10 * MINUTE_MS


@pytest.mark.parametrize(
    ("pace", "time"), [("live", 120_000), ("evening", 600_000), ("letter", 86_400_000), ("none", None)]
)
def test_each_pace_has_its_time_and_calls_at_half_of_it(pace, time):
    session = with_deadlines(around(status=Status.LOBBY), around(pace=pace), frozenset({0, 1, 2}), 5_000)
    assert times(session) == ((None, None) if time is None else (5_000 + time // 2, 5_000 + time))


def test_at_the_same_step_the_clock_runs_on():
    before = around(wake_at=1_000, due_at=2_000)
    assert times(with_deadlines(before, replace(before, seq=9), frozenset({0, 1}), 1_500)) == (1_000, 2_000)
    called = replace(before, wake_at=2_000)
    assert times(with_deadlines(called, replace(called, seq=9), frozenset({0}), 1_500)) == (2_000, 2_000)


def test_with_each_step_the_time_begins_anew():
    before = around(wake_at=1_000, due_at=2_000)
    assert times(with_deadlines(before, replace(before, step=2), frozenset({0, 1}), 1_500)) == (
        1_500 + EVENING // 2,
        1_500 + EVENING,
    )


def test_for_computers_no_clock_runs():
    """They need no call and no time; the clock begins when a person is awaited."""
    before = around(2, 1, wake_at=1_000, due_at=2_000)
    waits = with_deadlines(before, before, frozenset({2}), 1_500)
    assert times(waits) == (None, None)
    assert times(with_deadlines(waits, waits, frozenset({0, 1}), 1_600)) == (1_600 + EVENING // 2, 1_600 + EVENING)


def test_who_plays_alone_has_no_clock_and_no_call():
    """Nobody waits for them; only a table that was left for a week is looked at, also where a computer is to begin once
    they have looked.
    """
    before = around(1, 2, AUS_DIE_MAUS)
    for awaited in (frozenset({0}), frozenset({1})):
        assert times(with_deadlines(before, before, awaited, 1_500)) == (1_500 + PAUSE_MS, None)
    called = {people: in_turn(around(people, 1, AUS_DIE_MAUS, awaited=frozenset({0}))) for people in (1, 2)}
    assert [len(called[people]) for people in (1, 2)] == [0, 1]


def test_the_clock_begins_when_a_second_person_sits_down():
    alone, two = around(1, 2, wake_at=9_000), around(2, 1)
    assert times(with_deadlines(alone, two, frozenset({0, 1}), 1_500)) == (1_500 + EVENING // 2, 1_500 + EVENING)


@pytest.mark.parametrize("status", [Status.FINISHED, Status.STOPPED])
def test_what_is_over_has_no_clock(status):
    before = around(wake_at=1_000, due_at=2_000)
    assert times(with_deadlines(before, replace(before, status=status), frozenset(), 1_500)) == (None, None)


def test_a_game_without_clock_rests_for_a_week_all_the_same():
    gone = tuple(replace(s, gone=True) for s in around().seats)
    before = around(pace="none")
    rests = with_deadlines(before, replace(before, seats=gone), frozenset({0}), 1_500)
    assert times(rests) == (1_500 + PAUSE_MS, 1_500 + PAUSE_MS)
    assert times(with_deadlines(rests, replace(rests, seq=9), frozenset({0}), 9_000)) == times(rests)
    assert times(with_deadlines(rests, before, frozenset({0}), 9_000)) == (None, None)
