"""The choices of maunz. on the bed: a ribbon around each line that may graduate, and a number on each choice."""

from collections.abc import Sequence
from math import hypot

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import INK, PAPER, Drawing, Raster, rasterise, svg
from bot.draw.furniture import plate
from bot.draw.seats import STYLES
from cogs.maunz.picture.layout import CELL, Point, Quilt, direction
from cogs.maunz.rules.state import Choice

_LOOKS = tuple(STYLES[at] for at in (4, 3, 2, 0, 1, 5))
_NUMBER, _SINGLE = 42, 38
_WIDE, _NARROW = 52, 44  # half the width of a ribbon; those that share two squares on the same row alternate


def draw_choices(drawing: Drawing, quilt: Quilt, choices: Sequence[Choice]) -> None:
    """Tie the ribbons around the pieces, and write the numbers."""
    for choice in choices:
        if len(choice.squares) > 1:
            right, down = direction(*choice.squares[:2])
            half, look = _half_width(choices, choice), _LOOKS[(choice.number - 1) % len(_LOOKS)]
            drawing.center(_cloth(right, down, half, look.colour), *quilt.middle(choice.squares[1]))
    for choice in choices:
        look = _LOOKS[(choice.number - 1) % len(_LOOKS)]
        is_line = len(choice.squares) > 1
        size, colour, sign = (_NUMBER, look.colour, look.sign) if is_line else (_SINGLE, PAPER, INK)
        (x, y), digits = number_spot(quilt, choices, choice), str(choice.number)
        drawing.center(plate(size + 14 * (len(digits) - 1), size, size / 2 - 1.5, colour), x, y)
        drawing.count(digits, x, y + 1, 30, sign)


def number_spot(quilt: Quilt, choices: Sequence[Choice], choice: Choice) -> Point:
    """Return where the number of a choice is: in the upper left corner of a single square, or where a ribbon ends, so
    that no two are at the same place.
    """
    if len(choice.squares) == 1:
        left, top = quilt.corner(choice.squares[0])
        return left + 22, top + 17
    right, down = direction(*choice.squares[:2])
    x, y = quilt.middle(choice.squares[-1])
    out = _half_width(choices, choice) / hypot(right, down)
    return round(x + right * out), round(y + down * out)


def _half_width(choices: Sequence[Choice], choice: Choice) -> int:
    if not any(len(set(other.squares) & set(choice.squares)) == 2 for other in choices):
        return _WIDE
    (first_column, _), (column, row), _ = choice.squares
    along = column if column != first_column else row
    return _WIDE if ord(along) % 2 else _NARROW


@cached_bitmap
def _cloth(right: int, down: int, half: int, colour: str) -> Raster:
    """Return a ribbon around three squares in a direction: open in the middle, where the pieces are."""
    side = 2 * CELL + 2 * half + 20
    middle, x, y = side // 2, CELL * right, CELL * down
    size = f'width="{side}" height="{side}"'
    line = f'd="M{middle - x} {middle - y}L{middle + x} {middle + y}" stroke-linecap="round" fill="none"'
    inside = f'<rect {size} fill="#fff"/><path {line} stroke="#000" stroke-width="{2 * half - 12}"/>'
    shapes = (
        f'<mask id="open" maskUnits="userSpaceOnUse" x="0" y="0" {size}>{inside}</mask>'
        f'<g mask="url(#open)"><path {line} stroke="{INK}" stroke-width="{2 * half + 4}"/>'
        f'<path {line} stroke="{colour}" stroke-width="{2 * half}"/></g>'
    )
    return rasterise(svg(shapes, side, side), side)
