"""Moves as players with odd names type them; the rest is tried by commands."""

import pytest

from bot.errors import AmbiguousInput, InvalidInput
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.screen.notation import read_card, read_move
from tests.cogs.heul_doch.notation import move, position

VIEW = GAME.view(position(["R5", "B4", "N7", "G2"], "B2 R6 P1 beach_towel carousel werewolf"), 0)
NAMES = ("Anna", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("card", "to", "expected"),
    [
        ("red 6", "", "R6 own"),
        (" Rot  6 ", "own", "R6 own"),
        ("6 rouge", "mia pila", "R6 own"),
        ("6 rosso", "Eigener Stapel", "R6 own"),
        ("R6", "anna", "R6 own"),
        ("R6", "1", "R6 own"),
        ("R6", "Zwiebel", "R6 onion"),
        ("B2", "Dora", "B2 right"),
        ("B2", "2", "B2 left"),
        ("Strandtuch", "cleo", "beach_towel 2"),
        ("giostra", "senso orario", "carousel left"),
        ("Karussell", "gegen den  Uhrzeigersinn", "carousel right"),
        ("carousel", "counterclockwise", "carousel right"),
        ("Werwolf", "", "werewolf"),
        ("catapult", "ben", "catapult"),
        ("G7", "", "G7 own"),
        ("catapult", "", "catapult"),
    ],
)
def test_a_card_and_its_place_are_read_in_any_language(card, to, expected):
    """The rules refuse those that are not in hand."""
    assert read_move(VIEW, read_card(card), to, NAMES) == move(expected)


@pytest.mark.parametrize(
    ("card", "to", "key"),
    [
        ("P1", "", "say-onion"),
        ("B2", "", "say-where"),
        ("beach towel", "", "say-where"),
        ("carousel", "", "say-where"),
        *(
            (card, to, "no-such-place")
            for card, to in (("R6", "up"), ("R6", "left"), ("R6", "cleo"), ("R6", "clockwise"))
        ),
        *((card, to, "no-such-place") for card, to in (("beach towel", "9"), ("beach towel", "nobody"))),
        ("carousel", "own", "no-such-place"),
    ],
)
def test_what_cannot_be_told_is_asked_for(card, to, key):
    with pytest.raises((AmbiguousInput, InvalidInput)) as refused:
        read_move(VIEW, read_card(card), to, NAMES)
    assert refused.value.key == f"heul_doch-{key}"


@pytest.mark.parametrize(
    ("card", "kind"),
    [("B2", "neighbour"), ("beach towel", "beach_towel")],
)
def test_a_name_that_two_players_have_means_several_moves(card, kind):
    with pytest.raises(AmbiguousInput) as refused:
        read_move(VIEW, read_card(card), "Ben", ("Ada", "Ben", "Cleo", "Ben"))
    assert (refused.value.key, refused.value.variables) == ("heul_doch-say-where", {"kind": kind})


def test_the_number_of_a_seat_comes_before_a_name_that_is_a_number():
    """While a player types, seats are offered by their numbers."""
    assert read_move(VIEW, read_card("beach towel"), "3", ("Ada", "3", "Cleo", "Dora")) == move("beach_towel 2")
