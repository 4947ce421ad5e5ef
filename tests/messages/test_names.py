"""Names in messages: whatever users call themselves, it stays one short piece of plain text."""

from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.names import NAME_LENGTH, plain, shown, without_faces
from bot.unicode import clean, graphemes
from tests.names import NAMES

ISOLATE, POP = "\u2068", "\u2069"
INVISIBLE = (
    "",
    " ",
    "\n\t",
    "\u200b\u200b",
    "\u200d",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\ufe0f",
    "\u034f",
)


def inside(name: str) -> str:
    """Return what `shown` puts between its two signs of direction."""
    text = shown(name)
    assert text[0] == ISOLATE
    assert text[-1] == POP
    return text[1:-1]


# without_faces


def test_computer_players_are_named_without_the_face_of_their_level():
    assert without_faces(("Anna", "😺 Lady Luchs", "😼 Krümel II")) == ("Anna", "Lady Luchs", "Krümel II")
    assert without_faces(("🐭 Mo", "😺")) == ("🐭 Mo", "😺")


def test_the_faces_stay_where_two_would_be_called_the_same():
    assert without_faces(("Krümel", "😺 Krümel")) == ("Krümel", "😺 Krümel")


# plain


@pytest.mark.parametrize("name", ["Anna", "Jürgen 2.0", "小さい猫", "שרה", "🐭🐱", "👩‍👩‍👧", "O'Neill", "x" * 24])
def test_an_ordinary_name_stays_as_it_is(name):
    assert plain(name) == name
    assert inside(name) == name


@pytest.mark.parametrize("name", [*INVISIBLE, "\u034f", "\u00ad\u2060", "\U000e0041"])
def test_a_name_that_cannot_be_seen_is_a_dot(name):
    assert plain(name) == "·"
    assert inside(name) == "·"


def test_a_long_name_is_cut_between_what_is_seen_as_one_character():
    assert plain("x" * 200) == "x" * 23 + "…"
    assert plain("x" * 22 + " yz") == "x" * 22 + "…"
    assert plain("🇩🇪" * 16) == "🇩🇪" * 11 + "…"
    assert plain("👨‍👩‍👧‍👦" * 4) == "👨‍👩‍👧‍👦" * 3 + "…"
    for name in NAMES:
        kept = graphemes(plain(name))[:-1]
        assert kept == graphemes(clean(name))[: len(kept)], ascii(name)


def test_a_letter_has_at_most_three_marks():
    assert plain("Z\u0301\u0323\u0308\u0327\u0489an") == normalize("NFC", "Z\u0327\u0323\u0301an")
    assert plain("ก" + "็" * 30) == "ก็"
    assert plain("မြန်မာလျှော်") == "မြန်မာလျှော်", "some scripts need more, each another one"


def test_white_space_is_one_space():
    assert plain("  Anna \n\r\t Lena\u2003B  ") == "Anna Lena B"


@pytest.mark.parametrize(
    "sign", ["\u202e", "\u202a", "\u2066", "\u2069", "\u200f", "\u200b", "\u0000", "\u001b", "\ud800", "\ue000"]
)
def test_signs_that_control_are_gone(sign):
    """Overrides of direction, zero width, control, half characters, private use."""
    assert plain(f"An{sign}na") == "Anna"


@given(st.text(max_size=200))
def test_plain_is_short_visible_and_one_line(name):
    short = plain(name)
    assert 1 <= len(short) <= NAME_LENGTH
    assert short == short.strip()
    assert "\n" not in short
    assert not any(category(char) in ("Cc", "Cs", "Co") for char in short)
    assert plain(short) == short
    assert len(shown(name)) <= 2 * NAME_LENGTH + 2, "a page has room for twelve names of that length"


# shown


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("_a_ ~~b~~ ||c||", r"\_a\_ \~\~b\~\~ \|\|c\|\|"),
        ("`code`", r"\`code\`"),
        (r"back\slash*", r"back\\slash\*"),
        ("<#123456789012345678>", r"\<#123456789012345678>"),
        ("<t:0:R>", r"\<t:0:R>"),
        ("</new:1234567890>", r"\</new:1234567890>"),
        ("<:cat:1234567890>", r"\<:cat:1234567890>"),
        ("<id:browse>", r"\<id:browse>"),
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678>"),
        ("<@&123456789012345678>", "\\<@\u200b&123456789012345678>"),
        ("https://example.org", "https:\u200b//example.org"),
        ("https://a.org/_x_", "https:\u200b//a.org/\\_x\\_"),
    ],
)
def test_nothing_formats_calls_or_links(name, text):
    assert inside(name) == text


def test_a_link_with_a_text_is_none():
    assert inside("[a](http://b.c)").startswith(r"\[a](")
    assert inside("[a](*b*)") == r"\[a](\*b\*)"


def test_the_direction_of_a_name_ends_with_it():
    assert shown("שרה") == f"{ISOLATE}שרה{POP}"


@given(st.text(alphabet=st.sampled_from("*_~`|\\<>@[]():/#a -"), max_size=40))
def test_every_sign_of_markdown_is_escaped(name):
    """An odd number of backslashes stands before each of them."""
    text = inside(name)
    for at, char in enumerate(text):
        if char in "*_~`|<":
            before = text[:at]
            assert (len(before) - len(before.rstrip("\\"))) % 2 == 1
