"""Moves as players with odd names type them, and forged buttons; the rest is tried by commands."""

import pytest

from bot.errors import AmbiguousInput, InvalidInput
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.screen.notation import move_of_button, read_card, read_move
from tests.cogs.heul_doch.notation import move, position

VIEW = GAME.view(position(["R5", "B4", "N7", "G2"], "B2 P1 beach_towel carousel"), 0)


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


@pytest.mark.parametrize(
    "argument", ["", "0", "0.R5", "0.R5.up", "0.catapult.left", "0.beach_towel.-1", "0.beach_towel.²", "0.carousel.own"]
)
def test_a_forged_button_means_no_move(argument):
    with pytest.raises(InvalidInput):
        move_of_button(argument)
