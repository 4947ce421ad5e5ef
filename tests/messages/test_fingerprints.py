"""What is the same to look at, and what is not."""

import pytest

from bot.draw.canvas import Drawing
from bot.messages.fingerprints import fingerprint_of
from bot.messages.page import Button, Choice, Page, Picture, Select


def paint(*_args) -> Drawing:
    raise AssertionError("nothing is drawn to be compared")


def paint_otherwise(*_args) -> Drawing:
    raise AssertionError("nothing is drawn to be compared")


def button(custom_id: str = "k1|1|3|pick|E4", **changed) -> tuple[Button, ...]:
    return (Button("4", custom_id, **changed),)


def menu(value: str) -> Select:
    return Select("k1|1|3|place|", "Where?", (Choice("C4", value),))


PICTURE = Picture(paint, (("view", 3), ("anna",)), "A table.")


def test_a_page_made_anew_looks_the_same():
    assert fingerprint_of(Page(("Hello", PICTURE, button()))) == fingerprint_of(Page(("Hello", PICTURE, button())))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hello", "Hello!"),
        (PICTURE, Picture(paint, (("view", 4), ("anna",)), "A table.")),
        (PICTURE, Picture(paint, (("view", -1), ("anna",)), "A table.")),
        (PICTURE, Picture(paint_otherwise, PICTURE.args, "A table.")),
        (PICTURE, Picture(paint, PICTURE.args, "An empty table.")),
        (button(), button(style="good")),
        (button(), button(disabled=True)),
        (button(), button("k1|1|4|pick|E4")),
        (menu("C4"), menu("C5")),
    ],
)
def test_what_a_reader_or_a_click_would_notice_is_another_look(one, other):
    assert fingerprint_of(Page((one,))) != fingerprint_of(Page((other,)))


def test_the_step_of_a_button_that_cannot_be_pressed_is_not_noticed():
    one, other = (Page((button(f"k1|1|{step}|pick|E4", disabled=True),)) for step in (3, 4))
    assert fingerprint_of(one) == fingerprint_of(other)


def test_minus_one_is_not_minus_two():
    """They have the same hash in Python."""
    one, other = (Page((Picture(paint, (score,), "A table."),)) for score in (-1, -2))
    assert hash(one.blocks) == hash(other.blocks)
    assert fingerprint_of(one) != fingerprint_of(other)
