"""A misclick is taken back if nothing hidden came to light: once the draw pile is empty, until the next card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.heul_doch.rules import GAME
from tests.cogs.heul_doch.notation import move, piles, position
from tests.cogs.heul_doch.strategies import any_state
from tests.positions import Table

TOPS = ("R5", "B4", "G2")
HANDS = ["R6 P1", "O1 O2", "N1 N2"]


def last_round(tops=TOPS, hands=HANDS):
    return position(tops, hands, draw_pile="")


def after(state, *played: str) -> Table:
    """The table after the seats in turn have played these."""
    table = Table(GAME, state)
    for what in played:
        table.do(min(GAME.waiting_on(table.state)), move(what))
    return table


@pytest.mark.parametrize("played", ["R6 own", "R6 onion", "P1 onion"])
def test_who_has_just_played_takes_the_card_back_and_plays_again(played):
    assert after(last_round(), played).take_back(0) == last_round()


def test_the_next_card_ends_it():
    assert after(last_round(), "R6 own", "O1 onion").may_take_back == 1


def test_also_if_a_computer_plays_it():
    """It shows a card of a hand."""
    assert after(last_round(), "R6 own").do(1, move("O1 onion"), by_bot=True).stays()


def test_what_was_taken_back_is_not_taken_back_once_more():
    table = after(last_round(), "R6 own")
    table.take_back(0)
    assert table.stays()
    table.do(0, move("P1 onion")).take_back(0)
    assert piles(table.state) == list(TOPS)


def test_with_a_card_drawn_nothing_is_taken_back():
    assert after(position(TOPS, HANDS, draw_pile="Y1"), "R6 own").stays()


def test_the_card_that_ends_the_game_stays():
    assert after(last_round(hands=["R6", "", ""]), "R6 own").stays()


@pytest.mark.parametrize(
    ("tops", "played", "may"),
    [
        (TOPS, "werewolf", False),
        (("(R5)", "(B4)", "(G2)"), "werewolf", False),
        (("R5", "B4 B7", "G2"), "catapult", False),
        (("R5", "B4 (B1) B7", "G2"), "catapult", False),
        (("R5", "B7", "G2"), "catapult", True),
        (("(R5)", "(B4)", "(G2)"), "catapult", True),
        (("(R5)", "B4", "G2"), "carousel left", True),
        (("", "B4 B5", "G2"), "carousel left", False),
        (("R5", "B4", "G2"), "beach_towel 2", True),
        (("", "B4 (B5)", "G2"), "beach_towel 1", False),
        (("", "B4", "G2"), "beach_towel 1", True),
    ],
)
def test_a_special_card_is_taken_back_if_it_opened_nothing(tops, played, may):
    before = last_round(tops, ["catapult werewolf carousel beach_towel", "O1", "N1"])
    table = after(before, played)
    assert (table.may_take_back == 0) == may
    if may:
        assert table.take_back(0) == before


@given(any_state(), st.data())
def test_taking_back_leads_to_the_table_before_and_no_card_is_seen_in_between(state, data):
    (seat,) = GAME.waiting_on(state)
    table = Table(GAME, state).do(seat, data.draw(st.sampled_from(GAME.legal_moves(state, seat))))
    if table.may_take_back is None:
        return
    assert not state.draw_pile
    assert table.take_back(seat) == state
