"""The special cards: what each does to the tops of the piles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import NUMBER_CARDS, Special
from cogs.heul_doch.rules.piles import (
    OPPOSITE,
    SIDES,
    Laid,
    Shown,
    all_shown,
    lift,
    neighbour,
    swap,
    turn_over,
    turn_round,
)
from cogs.heul_doch.rules.state import SpecialPlayed
from tests.cogs.heul_doch.notation import do, legal, number, piles, position, refusal, words
from tests.cogs.heul_doch.strategies import any_piles


def tops(text: str) -> tuple[Shown, ...]:
    return tuple("onion" if word == "(?)" else number(word) for word in text.split())


def after(tops: list[str], what: str) -> list[str]:
    """Return the piles after seat 0 played this special card."""
    return piles(do(position(tops, f"{what.split()[0]} R1"), what).state)


@pytest.mark.parametrize("what", ["catapult", "beach_towel 1", "carousel left", "carousel right", "werewolf"])
def test_a_special_card_goes_on_the_discard_pile_and_takes_the_turn(what):
    special = what.split()[0]
    state = do(position(["R5", "B4", "G2"], f"O1 {special} {special}"), what).state
    assert words(state.hands[0]) == f"O1 {special} N1"
    assert words(state.discard_pile).split()[0] == special
    assert GAME.waiting_on(state) == {1}


def test_what_is_discarded_lies_on_top_of_what_was_discarded_before():
    state = do(position(["R5", "B4", "G2"], ["carousel", "werewolf", "Y1"]), "carousel left").state
    state = do(state, "werewolf").state
    assert words(state.discard_pile) == "carousel werewolf"
    assert (GAME.view(state, None).discard_pile, GAME.view(state, None).discarded) == (2, "werewolf")


def test_a_special_card_has_no_other_way_to_be_played():
    """H-4: it is never an onion."""
    assert legal(position(["R5", "B4", "G2", "Y7"], "catapult", turn=2)) == ["catapult"]
    assert legal(position(["R5", "B4", "G2", "Y7"], "beach_towel", turn=2)) == [
        "beach_towel 0",
        "beach_towel 1",
        "beach_towel 3",
    ]
    assert legal(position(["R5", "B4", "G2", "Y7"], "carousel", turn=2)) == ["carousel left", "carousel right"]
    assert legal(position(["R5", "B4", "G2", "Y7"], "werewolf", turn=2)) == ["werewolf"]


# Catapult


def test_the_catapult_throws_off_the_highest_shown_cards_of_all():
    applied = do(position(["R2 R7", "B4 B7", "G6", "Y7"], "catapult"), "catapult")
    assert piles(applied.state) == ["R2", "B4", "G6", ""]
    assert words(applied.state.discard_pile) == "catapult R7 B7 Y7"
    before, left = tops("R7 B7 G6 Y7"), (*tops("R2 B4 G6"), None)
    assert applied.events == (SpecialPlayed(0, Special.CATAPULT, None, before, left),)
    assert str(GAME.view(applied.state, None).discarded) == "Y7"


def test_the_catapult_takes_one_card_from_a_pile():
    """H-5: not the whole pile."""
    assert after(["R1", "B2 B3 B6", "G2"], "catapult") == ["R1", "B2 B3", "G2"]


def test_the_catapult_throws_once():
    """H-6: the seven that appears stays."""
    assert after(["R1", "B7 B6", "G2"], "catapult") == ["R1", "B7", "G2"]


def test_an_onion_below_a_thrown_card_stays_an_onion():
    assert after(["R1", "(B7) B6", "G2"], "catapult") == ["R1", "(B7)", "G2"]


def test_onions_are_not_thrown_off():
    assert after(["(R7)", "B3", "(G5)"], "catapult") == ["(R7)", "", "(G5)"]


@pytest.mark.parametrize("tops", [["(R2)", "(B4)", "(G6)"], ["(R2)", "", "(G6)"]])
def test_where_no_card_is_shown_the_catapult_throws_nothing(tops):
    state = do(position(tops, "catapult"), "catapult").state
    assert (piles(state), words(state.discard_pile)) == (tops, "catapult")


def test_what_was_thrown_off_never_comes_back():
    """H-17: the draw pile stays empty."""
    state = do(position(["R5", "B4", "G2"], ["catapult Y1", "Y1 Y1", "Y1 Y1"], draw_pile=""), "catapult").state
    assert words(state.discard_pile) == "catapult R5"
    state = do(state, "Y1 onion").state
    assert (state.draw_pile, words(state.discard_pile)) == ((), "catapult R5")


# Beach towel


def test_the_beach_towel_swaps_tops_with_any_other_player():
    """Not only with a neighbour; whether the cards fit does not matter."""
    applied = do(position(["R5 R1", "B4", "G2 G3", "Y7"], "beach_towel"), "beach_towel 2")
    assert piles(applied.state) == ["R5 G3", "B4", "G2 R1", "Y7"]
    before, then = tops("R1 B4 G3 Y7"), tops("G3 B4 R1 Y7")
    assert applied.events == (SpecialPlayed(0, Special.BEACH_TOWEL, 2, before, then),)


def test_an_onion_stays_an_onion_on_the_other_pile():
    """H-7."""
    assert after(["R5 (R1)", "B4", "G2"], "beach_towel 1") == ["R5 B4", "(R1)", "G2"]


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (["", "B4 B5", "G2"], ["B5", "B4", "G2"]),
        (["R5 R6", "", "G2"], ["R5", "R6", "G2"]),
        (["", "", "G2"], ["", "", "G2"]),
    ],
)
def test_who_has_no_card_gives_none(before, expected):
    """H-8: either of the two, or both."""
    assert after(before, "beach_towel 1") == expected


@pytest.mark.parametrize("partner", [-1, 0, 3, 99])
def test_a_beach_towel_needs_another_player(partner):
    assert refusal(position(["R5", "B4", "G2"], "beach_towel"), f"beach_towel {partner}") == ("no-partner", {})


# Carousel


def test_the_carousel_moves_every_top_to_the_left():
    """H-15: left is the direction of play."""
    applied = do(position(["R1 R2", "B3 (B5)", "G6", "Y7"], "carousel"), "carousel left")
    assert piles(applied.state) == ["R1 Y7", "B3 R2", "(B5)", "G6"]
    before, then = tops("R2 (?) G6 Y7"), tops("Y7 R2 (?) G6")
    assert applied.events == (SpecialPlayed(0, Special.CAROUSEL, "left", before, then),)


def test_the_carousel_moves_every_top_to_the_right():
    assert after(["R1 R2", "B3 (B5)", "G6", "Y7"], "carousel right") == ["R1 (B5)", "B3 G6", "Y7", "R2"]


def test_an_empty_pile_passes_nothing_on_and_gets_a_card_all_the_same():
    assert after(["R1", "", "G6"], "carousel left") == ["G6", "R1", ""]
    assert after(["R1", "", "G6"], "carousel right") == ["", "G6", "R1"]


# Werewolf


def test_the_werewolf_turns_every_top_over():
    applied = do(position(["R1 R2", "B3 (B5)", "(G6)", "Y7 (Y1) (Y2)"], "werewolf"), "werewolf")
    assert piles(applied.state) == ["R1 (R2)", "B3 B5", "G6", "Y7 (Y1) Y2"]
    before, turned = tops("R2 (?) (?) (?)"), tops("(?) B5 G6 Y2")
    assert applied.events == (SpecialPlayed(0, Special.WEREWOLF, None, before, turned),)


def test_the_werewolf_finds_nothing_on_an_empty_pile():
    """H-16."""
    assert after(["R1", "", "(G6)"], "werewolf") == ["(R1)", "", "G6"]


# Empty piles


def test_an_empty_own_pile_takes_any_card_unless_a_neighbour_must_get_it():
    state = position(["", "B4", "G2"], "B7 P1")
    assert legal(state) == ["B7 left", "B7 onion", "P1 own", "P1 onion"]
    assert piles(do(state, "P1 own").state) == ["P1", "B4", "G2"]
    assert piles(do(state, "P1 onion").state) == ["(P1)", "B4", "G2"]


# In every position


@given(any_piles)
def test_turning_over_or_round_and_back_changes_nothing(found):
    assert turn_over(turn_over(found)) == found
    if all(found):
        assert turn_round(turn_round(found, "left"), "right") == found
        assert swap(swap(found, 0, 2), 2, 0) == found


@given(any_piles)
def test_a_carousel_gives_each_what_the_neighbour_had(found):
    for side in SIDES:
        for seat, pile in enumerate(turn_round(found, side)):
            giver = found[neighbour(seat, OPPOSITE[side], len(found))]
            assert pile == found[seat][:-1] + giver[-1:]


@given(any_piles, st.data())
def test_special_cards_move_no_card_below_the_tops(found, data):
    seats = tuple(data.draw(st.sets(st.sampled_from(range(len(found))))))
    for stirred in (
        turn_over(found),
        turn_round(found, "left"),
        turn_round(found, "right"),
        swap(found, 0, 1),
        lift(found, seats),
    ):
        assert all(new[: len(old) - 1] == old[:-1] for old, new in zip(found, stirred, strict=True) if old)


def test_what_is_shown_is_the_top_alone():
    assert all_shown(((), (Laid(NUMBER_CARDS[0], face_up=False),), (Laid(NUMBER_CARDS[0], face_up=True),))) == (
        None,
        "onion",
        NUMBER_CARDS[0],
    )
