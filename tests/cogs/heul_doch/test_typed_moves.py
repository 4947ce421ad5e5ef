"""Moves as players type them: what means one move, what means none, and what means several."""

import pytest

from bot.errors import AmbiguousInput, InvalidInput
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.screen.notation import move_of_button, read_card, read_move
from tests.cogs.heul_doch.notation import move, position

NAMES = ("Ada", "Ben", "Cleo", "Dora")
VIEW = GAME.view(position(["R5", "B4", "N7", "G2"], "B2 P1 beach_towel carousel"), 0)


@pytest.mark.parametrize(
    ("card", "to", "meant"),
    [
        ("blue 2", "Dora", "B2 right"),
        ("B2", "2", "B2 left"),
        ("2 blu", "ada", "B2 own"),
        ("P1", "Zwiebel", "P1 onion"),
        ("Strandtuch", "Cleo", "beach_towel 2"),
        ("carousel", "clockwise", "carousel left"),
    ],
)
def test_what_means_one_move(card, to, meant):
    assert read_move(VIEW, read_card(card), to, NAMES) == move(meant)


@pytest.mark.parametrize(
    ("card", "to", "key"),
    [
        ("P1", "", "heul_doch-say-onion"),
        ("B2", "Cleo", "heul_doch-no-such-place"),
        ("B2", "Emil", "heul_doch-no-such-place"),
        ("beach towel", "5", "heul_doch-no-such-place"),
        ("carousel", "own", "heul_doch-no-such-place"),
        ("red 8", "", "heul_doch-no-such-card"),
    ],
)
def test_what_means_no_move(card, to, key):
    with pytest.raises(InvalidInput) as refused:
        read_move(VIEW, read_card(card), to, NAMES)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("card", "to", "kind"),
    [
        ("B2", "", "neighbour"),
        ("B2", "Ben", "neighbour"),
        ("beach towel", "", "beach_towel"),
        ("beach towel", "Ben", "beach_towel"),
        ("carousel", "", "carousel"),
    ],
)
def test_what_means_several_moves(card, to, kind):
    with pytest.raises(AmbiguousInput) as refused:
        read_move(VIEW, read_card(card), to, ("Ada", "Ben", "Cleo", "Ben"))
    assert (refused.value.key, refused.value.variables) == ("heul_doch-say-where", {"kind": kind})


def test_the_number_of_a_seat_comes_before_a_name_that_is_a_number():
    """While a player types, seats are offered by their numbers."""
    assert read_move(VIEW, read_card("beach towel"), "3", ("Ada", "3", "Cleo", "Dora")) == move("beach_towel 2")


@pytest.mark.parametrize(
    "argument", ["", "0", "0.R5", "0.R5.up", "0.catapult.left", "0.beach_towel.-1", "0.beach_towel.²", "0.carousel.own"]
)
def test_a_forged_button_means_no_move(argument):
    with pytest.raises(InvalidInput):
        move_of_button(argument)
