"""Arrows end where they point, with one head or two."""

from PIL import Image

from bot.draw.arrows import Point, arrow, bent, stroke
from bot.draw.canvas import Drawing, Palette

GROUND, COLOUR = "#000000", "#ffffff"
WAY = bent(Point(50, 150), Point(150, 20), Point(250, 150))
"""Both ends look down."""


def wide(board: Drawing, y: int, half: range) -> int:
    """How many pixels of a row in this half of the board are light."""
    row = board.image.convert("L").crop((half.start, y, half.stop, y + 1))
    return sum(row.histogram()[129:])


def drawn() -> Drawing:
    return Drawing(Image.new("RGB", (300, 200), GROUND), Palette("arrows", list, 8))


def test_a_head_is_wider_than_its_line_and_ends_at_the_point():
    board = drawn()
    arrow(board, WAY, COLOUR, thick=12)
    left, right = range(150), range(150, 300)
    assert wide(board, 128, right) > 1.3 * wide(board, 128, left), "one head, at the end of the line"
    assert wide(board, 156, right) == 0, "the outline is dark"
    both = drawn()
    arrow(both, WAY, COLOUR, thick=12, both=True)
    assert wide(both, 128, right) == wide(both, 128, left) == wide(board, 128, right)


def test_what_was_long_ago_is_faint_and_a_stroke_has_no_head():
    faint, plain = drawn(), drawn()
    arrow(faint, WAY, COLOUR, thick=12, faint=True)
    stroke(plain, WAY, COLOUR, 12)
    assert wide(faint, 128, range(300)) == 0, "half of the colour is seen"
    assert faint.image.getbbox() is not None
    assert wide(plain, 128, range(150)) == wide(plain, 128, range(150, 300)) > 0
