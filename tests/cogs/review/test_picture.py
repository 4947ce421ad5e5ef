"""The picture of how a game went."""

import pickle
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageColor

from bot.draw.seats import SEAT_MARKS, STYLES
from cogs.maunz.picture.pieces import MARKS
from cogs.review.picture import WIDTH, Course, colours, draw, signed, spread
from tests.cogs.contrast import check_texts

NAMES = ("Maximilian-Alexander von und zu Buxtehude", "𝕎" * 32, "猫田さん", "سلمى بنت عبد الله", "Émilie 🐱", "𒐫﷽")
SHORT = ("Anna", "Ben", "Cleo", "Dora", "Émilie", "Fatma")


def course(seats: int = 4, chapters: int = 16, **changes) -> Course:
    """Return a lively game."""
    rng = Random(seats * 100 + chapters)
    standings = [(0,) * seats]
    for _ in range(chapters):
        standings.append(tuple(points + rng.choice((0, 0, 3, 7, -2)) for points in standings[-1]))
    last = tuple(max(0, points) for points in standings[-1])
    places = tuple(1 + sum(other > own for other in last) for own in last)
    fields: dict[str, Any] = {
        "turning": chapters // 2,
        "expected": tuple(float(rng.randrange(40)) for _ in range(seats)),
    } | changes
    return Course(NAMES[:seats], places, tuple(range(chapters + 1)), (*standings[:-1], last), **fields)


def opened(one: Course) -> Image.Image:
    return Image.open(BytesIO(draw(one).png()))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("chapters", [1, 2, 16, 110, 400])
def test_it_is_as_wide_as_the_boards_and_light(seats, chapters):
    data = draw(course(seats, chapters)).png()
    assert Image.open(BytesIO(data)).width == WIDTH == 960
    assert len(data) <= 70_000


def test_its_colours_are_chosen_once_also_where_each_game_comes_from_another_process():
    """To choose them takes longer than to draw, and half a megabyte."""
    opened(course())
    before = colours.cache_info().misses
    opened(pickle.loads(pickle.dumps(course())))
    assert colours.cache_info().misses == before


def test_a_game_without_luck_a_shared_victory_and_a_chance_to_win_are_drawn_otherwise():
    one = course()
    ways = (
        one,
        replace(one, expected=()),
        replace(one, turning=None),
        replace(one, in_percent=True, expected=()),
        replace(one, in_percent=True, expected=(), turning=None, is_given_up=True),
        replace(one, names=NAMES[2:]),
    )
    assert len({opened(way).tobytes() for way in ways}) == len(ways)


@pytest.mark.parametrize("standings", [((0, 0), (0, 0)), ((0, 0), (0, -3)), ((50, 50), (100, 0))])
def test_games_with_next_to_nothing_in_them_are_drawn_too(standings):
    one = Course(NAMES[:2], (1, 2), (0, 1), standings, 1, (-4.0, 4.0))
    assert opened(one).height > 400
    assert opened(replace(one, in_percent=True, expected=())).height > 400
    assert opened(replace(one, in_percent=True, expected=(), turning=None, is_given_up=True)).height > 400


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_line_ends_where_its_player_ended_however_close_the_others_are(seats):
    """Its colour is found at its end, at the height of its points, before the first badge."""
    one = Course(
        NAMES[:seats],
        tuple(range(1, 1 + seats)),
        tuple(range(5)),
        ((0,) * seats, *[(*[2] * (seats - 1), 20)] * 4),
        None,
    )
    picture = draw(one).image
    heights = {20: 74, 2: 74 + (388 - 74) * 18 / 20}
    for points, line in ((20, seats - 1), (2, 0)):
        column = [picture.getpixel((829, round(heights[points]) + aside)) for aside in (-2, 0, 2)]
        assert ImageColor.getrgb(STYLES[line].colour) in column, points


def test_badges_move_apart_and_stay_in_order():
    assert spread([10, 12, 300], 40, 0, 300) == [10, 50, 300]
    assert spread([300, 299, 10], 40, 0, 300) == [300, 260, 10]
    assert spread([5, 5, 5, 5], 40, 0, 120) == [0, 40, 80, 120]


def test_luck_is_a_whole_number_with_its_sign():
    assert signed((3.4, 0.2, -0.2, -3.4)) == ["+3", "±0", "±0", "−3"]
    assert signed((3.6, -0.1, -3.5)) == ["+4", "±0", "−4"]
    assert signed((4.4, 0.3, -4.7)) == ["+5", "±0", "−5"], "they sum to nothing"


@pytest.mark.parametrize("in_percent", [False, True])
@pytest.mark.slow
def test_every_text_stands_out_and_is_large_enough_for_a_phone(in_percent, monkeypatch):
    marks = MARKS if in_percent else SEAT_MARKS
    expected = () if in_percent else tuple(map(float, range(len(marks))))
    lively = replace(course(len(marks), 8, expected=expected, in_percent=in_percent), names=SHORT[: len(marks)])
    check_texts(monkeypatch, lambda: [draw(replace(lively, marks=marks))])
