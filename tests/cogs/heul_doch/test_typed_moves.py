"""Moves as players with odd names type them; the rest is tried by commands."""

from unicodedata import normalize

import pytest

from bot.errors import AmbiguousInput, InvalidInput
from bot.messages.names import plain
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.screen.notation import read_card, read_move
from tests.cogs.heul_doch.notation import move, position

VIEW = GAME.view(position(["R5", "B4", "N7", "G2"], "B2 R6 P1 beach_towel carousel werewolf"), 0)
NAMES = ("Anna", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("card", "to", "expected"),
    [
        ("red 6", "", "R6 own"),
        ("6 rouge", "mia pila", "R6 own"),
        ("R6", "anna", "R6 own"),
        ("R6", "Zwiebel", "R6 onion"),
        ("B2", "Dora", "B2 right"),
        ("B2", "2", "B2 left"),
        ("Strandtuch", "cleo", "beach_towel 2"),
        ("giostra", "senso orario", "carousel left"),
        ("Karussell", "gegen den  Uhrzeigersinn", "carousel right"),
        ("carousel", "counterclockwise", "carousel right"),
        ("catapult", "ben", "catapult"),
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
        *((card, "", "no-such-card") for card in ("", "R0", "R8", "R", "5R", "R55", "R 5", "²", "towel")),
        ("carousel", "own", "no-such-place"),
    ],
)
def test_what_cannot_be_told_is_asked_for(card, to, key):
    with pytest.raises((AmbiguousInput, InvalidInput)) as refused:
        read_move(VIEW, read_card(card), to, NAMES)
    assert refused.value.key == f"heul_doch-{key}"


LONG = "Zoë the Great of " + "a" * 15


@pytest.mark.parametrize(
    ("card", "to", "names"),
    [
        ("B2", "Ben", ("Ada", "Ben", "Cleo", "Ben")),
        ("beach towel", "Ben", ("Ada", "Ben", "Cleo", "Ben")),
        ("B2", "Zwiebel", ("Ada", "zwiebel", "Cleo", "Dora")),
        ("B2", "4", ("Ada", "4", "Cleo", "Dora")),
    ],
)
def test_a_name_of_two_players_or_that_is_a_word_of_the_game_means_several_moves(card, to, names):
    with pytest.raises(AmbiguousInput, match="heul_doch-say-where"):
        read_move(VIEW, read_card(card), to, names)
    assert read_move(VIEW, read_card("B2"), "to:left", names) == move("B2 left"), "what was chosen means one"


@pytest.mark.parametrize("typed", [LONG, LONG.upper(), normalize("NFD", LONG), f"🐭 {LONG}", plain(LONG)])
def test_a_name_is_read_in_any_writing_whole_or_as_it_is_shown(typed):
    assert read_move(VIEW, read_card("B2"), typed, ("Ada", LONG, "Cleo", "Dora")) == move("B2 left")
