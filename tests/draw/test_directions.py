"""Lines that are read from both sides. Capitals stand for Hebrew, as in the standard."""

from unicodedata import bidirectional

import pytest

from bot.draw.directions import from_the_left


def shown(line: str) -> str:
    """Return how a line looks."""
    hebrew = [chr(ord(sign) - ord("A") + ord("א")) if sign.isupper() else sign for sign in line]
    return "".join(line[part.position] for part in from_the_left([bidirectional(sign) for sign in hebrew]))


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("abc def", "abc def"),
        ("ABC DEF", "FED CBA"),
        ("abc DEF ghi", "abc FED ghi"),
        ("ABC def GHI", "CBA def IHG"),
        ("ABC 42", "42 CBA"),
        ("42 ABC", "42 CBA"),
        ("ABC 12:30", "12:30 CBA"),
        ("ABC 100%", "100% CBA"),
        ("ABC, DEF!", "FED ,CBA!"),
        ("!ABC?", "!CBA?"),
    ],
)
def test_a_line_begins_at_the_left_and_its_hebrew_is_read_from_the_right(line, seen):
    assert shown(line) == seen


def test_numbers_inside_hebrew_are_read_from_the_left():
    assert [part.level for part in from_the_left(["R", "WS", "EN", "EN"])] == [2, 2, 1, 1]


@pytest.mark.parametrize("kind", ["", "BN", "RLO", "PDI", "B"])
def test_what_has_no_direction_or_sets_one_stays_where_it_is(kind):
    assert [part.position for part in from_the_left(["L", kind, "R"])] == [0, 1, 2]
    assert len(from_the_left([kind, "R", kind])) == 3
