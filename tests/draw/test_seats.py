"""The seats can be told apart by colour, and without it."""

from typing import get_args

from PIL import Image

from bot.draw.canvas import Drawing, art
from bot.draw.seats import CHIP_HEIGHT, STYLES, Role, badge, chip


def plate(name: str = "Anna", **state) -> bytes:
    board = Drawing(Image.new("RGB", (300, CHIP_HEIGHT), "#2a5650"))
    chip(board, 0, name, (0, 0, 300), **state)
    return board.image.tobytes()


def test_each_seat_has_its_own_colour_and_its_own_symbol():
    assert len({look.colour for look in STYLES}) == len({look.symbol for look in STYLES}) == len(STYLES) == 6
    assert all(art(look.symbol).exists() for look in STYLES)


def test_badges_differ_even_without_colour():
    shapes = {
        badge(seat, 40).convert("L").point([255 * (level > 200) for level in range(256)]).tobytes()
        for seat in range(6)
        if STYLES[seat].sign == "#ffffff"
    }
    assert len(shapes) == sum(look.sign == "#ffffff" for look in STYLES)


def test_a_chip_shows_who_is_to_move_who_left_and_the_number():
    assert len({plate(role=role) for role in get_args(Role)} | {plate(number=7), plate(number=17)}) == 6


def test_a_long_name_leaves_the_number_alone():
    board = Drawing(Image.new("RGB", (300, CHIP_HEIGHT), "#2a5650"))
    chip(board, 0, "", (0, 0, 300), number=128)
    crowded = Drawing(Image.new("RGB", (300, CHIP_HEIGHT), "#2a5650"))
    chip(crowded, 0, "W" * 40, (0, 0, 300), number=128)
    assert (
        board.image.crop((220, 0, 300, CHIP_HEIGHT)).tobytes()
        == crowded.image.crop((220, 0, 300, CHIP_HEIGHT)).tobytes()
    )
