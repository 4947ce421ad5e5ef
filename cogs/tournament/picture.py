"""Pictures of a tournament: where everyone stands, and the podium at its end. Words and numbers come in ready."""

from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Palette
from bot.draw.furniture import METALS, plate
from bot.draw.names import fitting

NARROW, WIDE, PODIUM = 560, 760, 660
"""Standings in one column, and in two; so wide that names can be read on telephones."""
ROWS = 14
"""In one column; a picture has two."""
IN_ONE = 10
"""So many rows stand in one column alone."""
_EDGE, _GAP, _ROW, _HEIGHT, _POINTS = 24, 12, 64, 56, 134
_GROUND, _QUIET, _AWAY, _STEP = "#2a5650", "#75655a", "#c9c5ba", "#3c6f67"
_ANIMALS = ("cat", "dog", "mouse")


class Row(NamedTuple):
    """Where a person stands."""

    place: str
    """None before the first round."""
    name: str
    points: str
    is_away: bool


def draw(rows: tuple[Row, ...]) -> Drawing:
    """Draw the rows in one column, or in two if they are many."""
    columns, full = (1, NARROW) if len(rows) <= IN_ONE else (2, WIDE)
    deep = -(-len(rows) // columns)
    width = (full - 2 * _EDGE - _GAP * (columns - 1)) // columns
    drawing = Drawing(Image.new("RGB", (full, 2 * _EDGE + _ROW * deep - (_ROW - _HEIGHT)), _GROUND), colours)
    for at, row in enumerate(rows):
        _draw_row(drawing, row, _EDGE + (at // deep) * (width + _GAP), _EDGE + (at % deep) * _ROW, width)
    return drawing


def _draw_row(drawing: Drawing, row: Row, left: int, top: int, width: int) -> None:
    middle = top + _HEIGHT // 2
    drawing.put(plate(width, _HEIGHT, 22, _AWAY if row.is_away else PAPER), left, top)
    if row.place:
        drawing.count(row.place, left + 38, middle, 28)
    else:
        drawing.center("paw", left + 38, middle, 32, f".sign{{fill:{_QUIET}}}")
    if row.points:
        drawing.write(row.points, left + width - 20, middle, 24, width=_POINTS, anchor="r")
    right = left + width - _POINTS
    if row.is_away:
        drawing.center("moon", right - 20, middle, 30, f".sign{{fill:{_QUIET}}}")
        right -= 40
    name = left + 72
    drawing.write(row.name, name, middle, fitting(row.name, (31, 27), right - name), width=right - name, anchor="l")


def podium(winners: tuple[tuple[int, Row], ...], others: tuple[Row, ...]) -> Drawing:
    """Draw the first three with their ranks, the winner in the middle; equal ranks stand equally high. Below them stand
    the others.
    """
    drawing = Drawing(Image.new("RGB", (PODIUM, 600 + (38 + _ROW * len(others) if others else 0)), _GROUND), colours)
    width = (PODIUM - 2 * _EDGE) // 3
    for (rank, winner), place, animal in zip(winners, (1, 0, 2), _ANIMALS, strict=False):
        left, top = _EDGE + place * width, 260 + 70 * (min(rank, 3) - 1)
        middle = left + width // 2
        step = plate(width - 8, (606 if others else 640) - top, 18, METALS[min(rank, 3)].colour)
        drawing.put(step, left + 4, top)
        drawing.center("laurel", middle, top - 112, 196, f".leaf{{fill:{_STEP}}}")
        drawing.center(animal, middle, top - 100, 170)
        drawing.put(plate(width - 16, 60, 24), left + 8, top + 18)
        room = width - 36
        drawing.write(winner.name, middle, top + 48, fitting(winner.name, (32, 26), room), width=room)
        drawing.count(winner.place, middle, top + 118, 56)
        drawing.write(winner.points, middle, top + 168, 28, INK, width=room)
    for at, row in enumerate(others):
        _draw_row(drawing, row, _EDGE, 622 + at * _ROW, PODIUM - 2 * _EDGE)
    return drawing


colours = Palette(
    "tournament/palette",
    lambda: [
        draw(tuple(Row(f"{n}.", f"Anna {n}", "2.67", n == 5) for n in range(12))).image,
        podium(tuple((n, Row(f"{n}.", "Anna", "3", is_away=False)) for n in (1, 2, 3)), ()).image,
    ],
    48,
)
"""The palette of both."""
