"""The calendar, stars and streaks of days."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from cogs.today.day import (
    WEEK,
    DayResult,
    DayTask,
    begin_of,
    best_of,
    day_at,
    paws,
    secret_of,
    stars_of_deal,
    stars_of_puzzle,
    streak_of,
    task_of,
)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_day_begins_at_three_for_the_whole_world():
    assert day_at(at("2026-11-24 02:59:59.999")) == 1
    assert day_at(at("2026-11-24 03:00")) == 2
    assert begin_of(2) == at("2026-11-24 03:00")
    assert [day_at(begin_of(day)) for day in (1, 77, 5000)] == [1, 77, 5000]


def test_a_week_has_four_puzzles_and_three_deals_never_two_deals_in_a_row():
    kinds = [task_of(day).kind for day in range(1, 29)]
    assert (WEEK.count("puzzle"), WEEK.count("deal")) == (4, 3)
    assert ("deal", "deal") not in pairwise(kinds)


def test_puzzles_and_deals_are_counted_without_a_gap():
    tasks = [task_of(day) for day in range(1, 50)]
    assert tasks[:3] == [DayTask("puzzle", 0), DayTask("deal", 0), DayTask("puzzle", 1)]
    for kind in ("puzzle", "deal"):
        assert [task.nth for task in tasks if task.kind == kind] == list(range(sum(t.kind == kind for t in tasks)))


def test_no_two_days_have_the_same_secret_and_no_two_bots():
    secrets = {secret_of(master, day) for master in (b"one", b"other") for day in range(100)}
    assert len(secrets) == 200


def test_stars_go_with_tries_and_ranks():
    assert [stars_of_puzzle(tries, is_solved=True) for tries in (1, 2, 3)] == [3, 2, 1]
    assert stars_of_puzzle(3, is_solved=False) == 0
    assert [stars_of_deal(rank) for rank in (1, 2, 3, 4, 5)] == [3, 2, 1, 0, 0]
    assert [paws(stars) for stars in range(4)] == ["🐾 0/3", "🐾", "🐾🐾", "🐾🐾🐾"]


def test_the_best_share_a_crown_and_without_a_paw_there_is_none():
    anna, ben, cleo = DayResult(1, 3, 30), DayResult(2, 3, 30), DayResult(3, 2, 40)
    assert best_of([cleo, anna, ben]) == (anna, ben)
    assert best_of([DayResult(1, 0), DayResult(2, 0)]) == ()
    assert best_of([]) == ()


@pytest.mark.parametrize(
    ("played", "today", "days", "best", "spare"),
    [
        ([], 9, 0, 0, 2),
        ([9], 9, 1, 1, 2),
        ([1, 2, 3], 4, 3, 3, 2),  # today is not missed yet
        ([1, 2, 3], 5, 3, 3, 1),  # one is forgiven
        ([1, 2, 3], 6, 3, 3, 0),  # two are
        ([1, 2, 3], 7, 0, 3, 2),  # three are not
        ([1, 2, 5], 5, 3, 3, 0),  # days that are forgiven do not count
        ([1, 2, 5, 8], 8, 1, 3, 2),
        ([1, 2, 5, *range(6, 12)], 11, 9, 9, 1),  # one has come back seven days after the first was missed
        ([1, 2, 5, *range(6, 19)], 18, 16, 16, 2),
        ([*range(1, 40), 100], 101, 1, 39, 2),
        ([3, 1, 2, 2], 3, 3, 3, 2),
    ],
)
def test_a_streak_forgives_two_days_and_one_comes_back_in_seven(played, today, days, best, spare):
    streak = streak_of(played, today)
    assert (streak.days, streak.best, streak.spare) == (days, best, spare)
