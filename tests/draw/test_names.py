"""Names as people really choose them, and as no one should."""

import pytest

from bot.draw.names import label
from bot.unicode import UNKNOWN, clean, graphemes

NASTY = {
    "arabic": "مريم العربية",
    "arabic and latin": "مريم Müller-Lüdenscheid",
    "arabic and digits": "سلمى 42",
    "hebrew": "שלום עולם",
    "thai": "สมชาย ใจดี",
    "hindi": "प्रिया शर्मा",
    "chinese and japanese": "猫田さん",
    "hangul": "김철수 한국",
    "family": "👨‍👩‍👧‍👦👩🏽‍🚀",
    "flags": "🇩🇪🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩",
    "zalgo": "Z̸̧̢̛̘̖͐͑͒a̵͓̽̾̿l̶̢̛͓g̷̨̛̬o̶̡͝",
    "override": "a\u202egnp.exe",
    "nul": "nul\0name",
    "surrogate": "lone\ud800surrogate",
    "empty": "",
    "blank": "\u3164\u200b\u2800",
    "wide": "W" * 40,
    "long": "x" * 5000,
    "huge glyph": "\ufdfd",
    "lone mark": "\u0301",
    "lone joiner": "\u200d",
    "private": "\ue000\U0010fffd",
    "lines": "a\nb\r\u2028c\u2029d",
    "script letters": "𝓜𝓲𝓶𝓲",
    "keycaps": "1️⃣#️⃣",
    "unknown script": "𒀀𒀁𐎀",
    "hebrew, latin and brackets": "[שרה] (Anna) 12:30",
    "arabic digits": "باي ٣٫١٤",
    "arabic with vowels": "اَلْعَرَبِيَّةُ",
    "persian with a non-joiner": "می‌خواهم",
    "emoji inside hebrew": "דן🐱42",
    "sinhala": "ශ්‍රී ලංකා",
    "tamil": "ஸ்ரீதர்",
    "khmer": "ស្រីមុំ",
    "burmese": "မြန်မာ",
    "ethiopic": "አማርኛ",
    "cut emoji": "\u200d🚀\ufe0f\u20e3\U000e0067",
}


@pytest.fixture(params=NASTY.values(), ids=[*NASTY])
def name(request) -> str:
    return request.param


@pytest.mark.parametrize("width", [12, 180, 900])
def test_any_name_can_be_seen_in_the_place_it_has(name, width):
    mask = label(name, 29, width)
    assert mask.width <= width
    assert mask.getbbox()


def test_what_no_font_has_becomes_a_dot():
    assert label("𒀀𒀁", 29, 180).tobytes() == label("··", 29, 180).tobytes()


def test_a_long_name_ends_with_dots():
    short, long = label("W" * 40, 29, 180), label("W" * 40, 29, 2000)
    assert short.width <= 180 < long.width


def test_a_name_keeps_its_letters_and_loses_what_has_no_shape():
    assert clean("  A\u202eB\0\ud800  \tC\u3164") == "AB C"
    assert clean("\u200b") == "·"


def test_what_is_seen_as_one_character_stays_together():
    assert graphemes("é👨‍👩‍👧🇩🇪🇫🇷क्षि") == ["é", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "क्षि"]
    assert graphemes("👍🏽1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿🏳️‍🌈") == ["👍🏽", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"]
    assert graphemes("ស្រីน้ำ") == ["ស្រី", "น้ำ"]


def test_all_scripts_have_a_font():
    for word in "ЖשسกपՀქকਕகకಕകକකកກကአ🐱☂":
        assert label(word, 29, 180).tobytes() != label(UNKNOWN, 29, 180).tobytes(), word
