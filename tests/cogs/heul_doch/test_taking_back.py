"""A misclick is taken back if nothing hidden came to light: once the draw pile is empty, until the next card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.errors import IllegalMove
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.state import Playing, TakeBack, TakenBack
from tests.cogs.heul_doch.notation import NO_CHANCE, do, piles, position, refusal
from tests.cogs.heul_doch.strategies import any_state

TOPS = ("R5", "B4", "G2")
HANDS = ["R6 P1", "O1 O2", "N1 N2"]


def last_round(tops=TOPS, hands=HANDS):
    return position(tops, hands, draw_pile="")


@pytest.mark.parametrize("played", ["R6 own", "R6 onion", "P1 onion"])
def test_who_has_just_played_takes_the_card_back_and_plays_again(played):
    before = last_round()
    after = do(before, played).state
    assert GAME.view(after, None).may_take_back == 0
    taken = do(after, "take_back", seat=0)
    assert taken.events == (TakenBack(0),)
    assert taken.state == structs.replace(before, phase=Playing(0, again=True))
    assert GAME.view(taken.state, 1).plays_again


def test_the_next_card_ends_it():
    state = do(do(last_round(), "R6 own").state, "O1 onion").state
    assert refusal(state, "take_back", seat=0) == ("nothing-to-take-back", {})
    assert GAME.view(state, None).may_take_back == 1


def test_what_was_taken_back_is_not_taken_back_once_more():
    state = do(do(last_round(), "R6 own").state, "take_back", seat=0).state
    assert refusal(state, "take_back", seat=0) == ("nothing-to-take-back", {})
    state = do(do(state, "P1 onion").state, "take_back", seat=0).state
    assert piles(state) == list(TOPS)


def test_no_seat_takes_back_for_others():
    state = do(last_round(), "R6 own").state
    assert [seat for seat in range(3) if TakeBack() in GAME.legal_moves(state, seat)] == [0]
    assert refusal(state, "take_back", seat=2) == ("nothing-to-take-back", {})


def test_with_a_card_drawn_nothing_is_taken_back():
    state = do(position(TOPS, HANDS, draw_pile="Y1"), "R6 own").state
    assert GAME.view(state, None).may_take_back is None


def test_the_card_that_ends_the_game_stays():
    state = do(last_round(hands=["R6", "", ""]), "R6 own").state
    assert GAME.view(state, None).may_take_back is None
    with pytest.raises(IllegalMove, match="heul_doch-nothing-to-take-back"):
        GAME.apply(state, 0, TakeBack(), NO_CHANCE)


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
    state = do(before, played).state
    assert (GAME.view(state, None).may_take_back == 0) == may
    if may:
        assert do(state, "take_back", seat=0).state == structs.replace(before, phase=Playing(0, again=True))


@given(any_state(), st.data())
def test_taking_back_leads_to_the_table_before_and_no_card_is_seen_in_between(state, data):
    (seat,) = GAME.waiting_on(state)
    move = data.draw(st.sampled_from(GAME.legal_moves(state, seat)))
    played = GAME.apply(state, seat, move, NO_CHANCE).state
    if GAME.view(played, None).may_take_back is None:
        return
    assert not state.draw_pile
    assert GAME.apply(played, seat, TakeBack(), NO_CHANCE).state == structs.replace(
        state, phase=Playing(seat, again=True)
    )
