"""Ratings by themselves: what counts, what moves whom, and the numbers that people see."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sessions.results import ranks_of
from bot.sessions.session import MISSED_MOST, Seated
from cogs.records.ratings import SETTLED, START, Rating, is_rated, model, rate

ANNA, BEN = Seated(0, 1, "Anna", rank=1), Seated(1, 2, "Ben", rank=2)


def with_seat(**different: Any) -> tuple[Seated, ...]:
    return (ANNA, replace(BEN, **different))


def test_people_who_played_from_the_first_move_to_the_last_are_rated():
    assert is_rated((ANNA, BEN))
    assert is_rated(with_seat(missed=MISSED_MOST - 1, late=3))
    assert is_rated(with_seat(user_id=-77))  # a person who was forgotten since


@pytest.mark.parametrize(
    "different",
    [
        {"user_id": None, "computer": "easy"},
        {"joined_late": True},
        {"user_id": None},
        {"rank": None},
    ],
    ids=lambda different: next(iter(different)),
)
def test_one_seat_of_another_kind_and_the_game_does_not_count(different):
    assert not is_rated(with_seat(**different))


@pytest.mark.parametrize("away", [{"gone": True}, {"missed": MISSED_MOST}])
def test_a_player_who_leaves_before_the_end_voids_nothing_and_is_last(away):
    """Though the computer plays on for them and wins."""
    seats = (replace(ANNA, **away), BEN, Seated(2, 3, "Cleo", rank=3))
    assert is_rated(seats)
    assert ranks_of(seats) == [3, 1, 2]


def test_the_ranks_of_those_who_stayed_are_those_of_the_game():
    seats = [Seated(n, n + 1, "", rank=rank) for n, rank in enumerate((3, 1, 1, 4))]
    assert ranks_of(seats) == [3, 1, 1, 4]


def test_a_win_lifts_one_and_lowers_the_other_by_as_much():
    one, other = rate([Rating(), Rating()], [1, 2])
    assert one.mu - Rating().mu == pytest.approx(Rating().mu - other.mu)
    assert one.mu > other.mu
    assert one.sigma == other.sigma < Rating().sigma
    assert (one.games, one.wins, other.games, other.wins) == (1, 1, 1, 0)


def test_equal_places_move_equals_equally():
    one, other, last = rate([Rating()] * 3, [1, 1, 3])
    assert one.mu == pytest.approx(other.mu)
    assert one.mu > last.mu
    assert (one.wins, other.wins, last.wins) == (1, 1, 0)


def test_who_has_not_played_has_the_first_number_and_who_keeps_winning_rises():
    people, seen = [Rating(), Rating()], []
    for _ in range(20):
        people = rate(people, [1, 2])
        seen.append(people[0].points)
    assert Rating().points == START
    assert seen == sorted(set(seen))
    assert seen[-1] > 1700 > START > people[1].points


def test_a_rating_is_provisional_for_five_games():
    people = [Rating(), Rating()]
    for games in range(1, SETTLED + 2):
        people = rate(people, [1, 2])
        assert people[0].is_provisional == (games < 5)


def test_a_person_begins_where_the_model_begins():
    """The numbers stand in our code, so that the model is imported only when a game ends."""
    from openskill.models import PlackettLuce

    assert (Rating().mu, Rating().sigma) == (PlackettLuce().mu, PlackettLuce().sigma)
    assert (model().mu, model().sigma) == (PlackettLuce().mu, PlackettLuce().sigma)
