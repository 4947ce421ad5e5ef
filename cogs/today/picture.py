"""The picture of the last days."""

from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Palette
from bot.draw.furniture import GOLD, plate

PAWS = 3
_GROUND, _QUIET, _EMPTY = "#2a5650", "#75655a", "#d8d3cc"
_CELL, _EDGE, _HEAD = 130, 25, 64
_WIDTH = 2 * _EDGE + 7 * _CELL


class Cell(NamedTuple):
    """A day."""

    date: int
    weekday: int
    """From Monday, which is 0."""
    stars: int | None
    """None for a day without the person."""
    group: int
    """How many of the server took part."""
    is_today: bool = False


class Days(NamedTuple):
    """Days in a row."""

    weekdays: tuple[str, ...]
    cells: tuple[Cell, ...]


def draw_days(days: Days) -> Drawing:
    """Draw a calendar, a week in each row."""
    first = days.cells[0].weekday
    weeks = (first + len(days.cells) + 6) // 7
    size = (_WIDTH, _HEAD + weeks * _CELL + _EDGE)
    drawing = Drawing(Image.new("RGB", size, _GROUND), colours)
    for at, weekday in enumerate(days.weekdays):
        drawing.write(weekday, _EDGE + at * _CELL + _CELL // 2, _HEAD // 2 + 4, 30, PAPER, width=_CELL - 10)
    for at, cell in enumerate(days.cells, start=first):
        _draw_cell(drawing, cell, _EDGE + at % 7 * _CELL, _HEAD + at // 7 * _CELL)
    return drawing


def _draw_cell(drawing: Drawing, cell: Cell, left: int, top: int) -> None:
    colour = GOLD if cell.is_today else PAPER if cell.stars is not None else _EMPTY
    drawing.put(plate(_CELL - 8, _CELL - 8, 16, colour), left + 4, top + 4)
    drawing.count(str(cell.date), left + 18, top + 30, 30, anchor="l")
    if cell.stars is not None:
        _draw_paws(drawing, cell.stars, left + 27, top + 72, 34)
    if cell.group:
        drawing.write(f"{cell.group}×", left + _CELL - 16, top + 108, 26, _QUIET, width=_CELL - 30, anchor="r")


def _draw_paws(drawing: Drawing, stars: int, left: int, middle: int, size: int) -> None:
    for paw in range(PAWS):
        look = f"fill:{INK}" if paw < stars else f"fill:none;stroke:{INK};stroke-width:6"
        drawing.center("paw", left + paw * (size + 4), middle, size, f".sign{{{look}}}")


_SAMPLE = Days(
    tuple("MDMDFSS"), (Cell(1, 0, 2, 12), Cell(2, 1, None, 3), Cell(3, 2, 0, 0, is_today=True), Cell(4, 3, 3, 1))
)
colours = Palette("today/palette", lambda: [draw_days(_SAMPLE).image], 48)
