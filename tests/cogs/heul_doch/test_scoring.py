"""The end of the game: what onions cancel, and who wins."""

import pytest
from hypothesis import given

from bot.games.contract import Outcome
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.scoring import Cancelled, cancelled_values, score
from tests.cogs.heul_doch.notation import finished, pile, position
from tests.cogs.heul_doch.strategies import a_pile


@pytest.mark.parametrize(
    ("onions", "values"),
    [
        (0, ()),
        (1, (1,)),
        (5, (5,)),
        (7, (7,)),
        (8, (1, 7)),
        (9, (2, 7)),
        (13, (6, 7)),
        (14, (7,)),
        (15, (1, 7)),
        (16, (2, 7)),
        (21, (7,)),
        (22, (1, 7)),
    ],
)
def test_as_many_onions_as_there_are_cancel_that_value(onions, values):
    """H-9: above seven, the sevens and what is left; H-10: and so on, by sevens."""
    assert cancelled_values(onions) == values


@pytest.mark.parametrize("onions", range(1, 60))
def test_the_cancelled_values_sum_up_to_the_onions_by_sevens(onions):
    """H-10, said another way."""
    by_sevens = [7] * (onions // 7) + [onions % 7] * bool(onions % 7)
    assert list(cancelled_values(onions)) == sorted(set(by_sevens))


def test_a_pile_is_opened_card_by_card():
    opened = score(pile("R2 (B2) B2 N6 (R6) O2"))
    assert [(str(card.card), card.fate) for card in opened.pile] == [
        ("R2", "cancelled"),
        ("B2", "onion"),
        ("B2", "cancelled"),
        ("N6", "counts"),
        ("R6", "onion"),
        ("O2", "cancelled"),
    ]
    assert opened.cancelled == (Cancelled(2, cards=3, lost=6),)
    assert (opened.onions, opened.points, opened.lost) == (2, 6, 6)


def test_the_book_counts_five_onions_and_fives():
    opened = score(pile("R5 B5 O5 R7" + " (R1)" * 5))
    assert opened.cancelled == (Cancelled(5, cards=3, lost=15),)
    assert opened.points == 7


def test_the_book_counts_nine_onions_sevens_and_twos():
    opened = score(pile("R7 B2 G2 R6" + " (R1)" * 9))
    assert opened.cancelled == (Cancelled(2, cards=2, lost=4), Cancelled(7, cards=1, lost=7))
    assert (opened.points, opened.lost) == (6, 11)


def test_only_cards_that_lie_face_up_are_lost():
    """H-11: the onions that happen to be fives are nothing."""
    opened = score(pile("R5 R6 (B5) (B5) (G5) (G5) (P5)"))
    assert (opened.points, opened.lost) == (6, 5)


def test_a_value_that_no_card_has_is_cancelled_for_nothing():
    assert score(pile("R5 (B5)")).cancelled == (Cancelled(1, cards=0, lost=0),)


def test_an_empty_pile_brings_no_points():
    opened = score(())
    assert (opened.pile, opened.onions, opened.cancelled, opened.points, opened.lost) == ((), 0, (), 0, 0)


@given(a_pile)
def test_points_and_what_is_lost_are_all_that_lies_face_up(found):
    opened = score(found)
    assert opened.points + opened.lost == sum(laid.card.value for laid in found if laid.face_up)
    assert opened.points == sum(card.card.value for card in opened.pile if card.fate == "counts")
    assert opened.lost == sum(card.card.value for card in opened.pile if card.fate == "cancelled")
    assert opened.onions == sum(card.fate == "onion" for card in opened.pile)


# Who wins


def result(*piles: str) -> Outcome:
    outcome = GAME.outcome(finished(*piles))
    assert outcome is not None
    return outcome


def test_the_highest_sum_wins():
    outcome = result("R5", "B7 B2", "G6")
    assert (outcome.scores, outcome.places, outcome.reason) == ((5, 9, 6), (3, 1, 2), "points")


def test_after_equal_points_what_was_lost_through_onions_decides():
    outcome = result("R7 R3", "B7 B3 B1 (P4)", "G1")
    assert (outcome.scores, outcome.places, outcome.reason) == ((10, 10, 1), (2, 1, 3), "onions")


def test_after_equal_losses_the_victory_is_shared():
    outcome = result("R7 R3 (P4)", "B7 B3", "G1")
    assert (outcome.winners, outcome.places, outcome.reason) == ((0, 1), (1, 1, 3), "shared")


def test_losses_decide_only_between_equal_points():
    outcome = result("R7 R4", "B7 B3 B1 (P4)", "G1")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((11, 10, 1), (0,), "points")


def test_losses_decide_the_lower_ranks_too():
    outcome = result("R7", "B2", "G2 G1 (P4)", "O2")
    assert (outcome.places, outcome.reason) == ((1, 3, 2, 3), "points")


def test_there_is_no_outcome_while_cards_are_in_play():
    assert GAME.outcome(position(["R7", "B2", "G2"], "R6")) is None
