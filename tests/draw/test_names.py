"""Names as people really choose them, and as no one should."""

import pytest

from bot.draw.names import label
from bot.unicode import UNKNOWN, graphemes
from tests.names import NAMES


@pytest.mark.parametrize("width", [12, 180, 900])
def test_any_name_can_be_seen_in_the_place_it_has(width):
    for name in (*NAMES, "x" * 5000):
        mask = label(name, 29, width)
        assert mask.width <= width, ascii(name)
        assert mask.getbbox(), ascii(name)


def test_what_no_font_has_becomes_a_dot():
    assert label("𒀀𒀁", 29, 180).tobytes() == label("··", 29, 180).tobytes()


def test_a_long_name_ends_with_dots():
    short, long = label("W" * 40, 29, 180), label("W" * 40, 29, 2000)
    assert short.width <= 180 < long.width


def test_what_is_seen_as_one_character_stays_together():
    assert graphemes("é👨‍👩‍👧🇩🇪🇫🇷क्षि") == ["é", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "क्षि"]
    assert graphemes("👍🏽1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿🏳️‍🌈") == ["👍🏽", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"]
    assert graphemes("ស្រីน้ำ") == ["ស្រី", "น้ำ"]


def test_all_scripts_have_a_font():
    for word in "ЖשسกपՀქকਕகకಕകକකកກကአ🐱☂":
        assert label(word, 29, 180).tobytes() != label(UNKNOWN, 29, 180).tobytes(), word
