"""The column of the bed that a player has chosen: a frame around its six squares, and a number on each free one."""

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import PAPER, Drawing, Raster, rasterise, svg
from bot.draw.furniture import plate
from bot.draw.seats import STYLES
from cogs.maunz.picture.layout import CELL, Quilt
from cogs.maunz.rules.bed import BIT, ROWS, SIDE, Squares

_LIT = STYLES[1]
_EDGE = 10  # pixels that the frame reaches over the squares
_LETTER, _NUMBER = 46, 54


def draw_column(drawing: Drawing, quilt: Quilt, column: str) -> None:
    """Lay the frame below the pieces, and light the letter under it."""
    x, y = quilt.corner(f"{column}{ROWS[0]}")
    drawing.put(_frame(), x - _EDGE, y - _EDGE)
    foot = quilt.top + SIDE * CELL + 23
    drawing.center(plate(_LETTER, _LETTER, _LETTER / 2 - 1.5, _LIT.colour), x + CELL // 2, foot)
    drawing.count(column, x + CELL // 2, foot + 1, 32, _LIT.sign)


def number_squares(drawing: Drawing, quilt: Quilt, column: str, free: Squares) -> None:
    """Write on each free square of the column the number of its button."""
    for row in ROWS:
        if free & BIT[f"{column}{row}"]:
            x, y = quilt.middle(f"{column}{row}")
            drawing.center(plate(_NUMBER, _NUMBER, _NUMBER / 2 - 1.5, _LIT.colour), x, y)
            drawing.count(row, x, y + 1, 38, _LIT.sign)


@cached_bitmap
def _frame() -> Raster:
    width, height = CELL + 2 * _EDGE, SIDE * CELL + 2 * _EDGE
    box = f'x="8" y="8" width="{width - 16}" height="{height - 16}" rx="16" fill="none"'
    return rasterise(
        svg(
            f'<rect {box} stroke="{PAPER}" stroke-width="15"/><rect {box} stroke="{_LIT.colour}" stroke-width="9"/>',
            width,
            height,
        ),
        width,
    )
