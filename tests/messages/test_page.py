"""Pages as Discord gets them."""

import pytest

from bot.draw.canvas import Drawing
from bot.messages.page import Button, Choice, Page, Picture, Select, in_rows, render

CHOICES = (Choice("C3", "C3", "nudges 2"),)
NUMBERS = range(1, 41)  # what Discord gives to components without an id of their own


async def menus(*ids: str) -> list[dict]:
    view = (await render(Page(tuple(Select(id, "Rows 1–3", CHOICES) for id in ids))))["view"]
    return [row["components"][0] for row in view.to_components()[0]["components"]]


async def test_a_menu_of_another_step_is_another_menu_so_that_nothing_seems_to_be_taken_in_it():
    first, second, next_step = await menus("k1|1|1|x|k1", "k1|1|1|x|k4", "k1|1|2|x|k1")
    assert len({first["id"], second["id"], next_step["id"], *NUMBERS}) == 3 + len(NUMBERS)
    assert [first] == await menus("k1|1|1|x|k1"), "the same menu drawn anew stays open"


async def test_a_menu_says_what_each_choice_does():
    (menu,) = await menus("k1|1|1|x|k1")
    assert menu["placeholder"] == "Rows 1–3"
    assert [(option["label"], option["value"], option["description"]) for option in menu["options"]] == [
        ("C3", "C3", "nudges 2")
    ]


def unpaintable() -> Drawing:
    raise ValueError("no picture")


@pytest.mark.parametrize("how", ["in words", "without its picture"])
async def test_what_a_picture_shows_is_no_markdown_where_it_is_text(how):
    """Names stand in it as people wrote them."""
    page = Page((Picture(unpaintable, (), "[x](http://evil.example) waits. *Ben*, too.", is_needed=False),))
    view = (await render(page.in_words() if how == "in words" else page))["view"]
    [text] = [one["content"] for one in view.to_components()[0]["components"]]
    assert text.startswith("\\[x](http:\u200b//evil.example) waits.")
    assert text.endswith("\\*Ben\\*, too.")


def test_buttons_stand_in_few_rows_and_none_alone():
    for number in range(26):
        buttons = [Button(str(at)) for at in range(number)]
        rows = in_rows(buttons)
        assert [button for row in rows for button in row] == buttons
        assert len(rows) == (number + 4) // 5
        assert number < 2 or all(2 <= len(row) <= 5 for row in rows)
