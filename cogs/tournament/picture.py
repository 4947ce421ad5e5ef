"""The picture of a tournament: where everyone stands, at its end with a podium. Words and numbers come in ready."""

from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Palette
from bot.draw.furniture import METALS, plate
from bot.draw.names import fitting

WIDTH = 660
"""So wide that names can be read on telephones."""
ROWS = 12
"""In a picture."""
_EDGE, _ROW, _HEIGHT, _POINTS, _STEPS = 24, 64, 56, 170, 622
_GROUND, _QUIET, _AWAY, _STEP = "#2a5650", "#75655a", "#c9c5ba", "#3c6f67"
_ANIMALS = ("cat", "dog", "mouse")


class Row(NamedTuple):
    """Where a person stands."""

    place: str
    """None before the first round."""
    name: str
    points: str
    is_away: bool


def draw(podium: tuple[Row, ...], rows: tuple[Row, ...]) -> Drawing:
    """Draw the rows in a column, above them the first three on a podium if there is one."""
    top = _STEPS if podium else _EDGE
    drawing = Drawing(Image.new("RGB", (WIDTH, top + _ROW * len(rows) + _EDGE - (_ROW - _HEIGHT)), _GROUND), colours)
    _draw_podium(drawing, podium)
    for at, row in enumerate(rows):
        _draw_row(drawing, row, top + at * _ROW)
    return drawing


def _draw_row(drawing: Drawing, row: Row, top: int) -> None:
    middle, right = top + _HEIGHT // 2, WIDTH - _EDGE - 20
    drawing.put(plate(WIDTH - 2 * _EDGE, _HEIGHT, 22, _AWAY if row.is_away else PAPER), _EDGE, top)
    if row.place:
        drawing.count(row.place, _EDGE + 38, middle, 28)
    else:
        drawing.center("paw", _EDGE + 38, middle, 32, f".sign{{fill:{_QUIET}}}")
    if row.points:
        drawing.write(row.points, right, middle, 24, width=_POINTS, anchor="r")
        right -= _POINTS
    if row.is_away:
        drawing.center("moon", right - 20, middle, 30, f".sign{{fill:{_QUIET}}}")
        right -= 40
    left = _EDGE + 80
    drawing.write(row.name, left, middle, fitting(row.name, (31, 27), right - left), width=right - left, anchor="l")


def _draw_podium(drawing: Drawing, winners: tuple[Row, ...]) -> None:
    """Draw the winner in the middle; equal places stand equally high."""
    width, places = (WIDTH - 2 * _EDGE) // 3, [winner.place for winner in winners]
    for winner, column, animal in zip(winners, (1, 0, 2), _ANIMALS, strict=False):
        step = places.index(winner.place)
        left, top = _EDGE + column * width, 260 + 70 * step
        middle = left + width // 2
        drawing.put(plate(width - 8, _STEPS - 16 - top, 18, METALS[step + 1].colour), left + 4, top)
        drawing.center("laurel", middle, top - 112, 196, f".leaf{{fill:{_STEP}}}")
        drawing.center(animal, middle, top - 100, 170)
        drawing.put(plate(width - 16, 60, 24), left + 8, top + 18)
        room = width - 36
        drawing.write(winner.name, middle, top + 48, fitting(winner.name, (32, 26), room), width=room)
        drawing.count(winner.place, middle, top + 118, 56)
        drawing.write(winner.points, middle, top + 168, 28, INK, width=room)


_PEOPLE = tuple(Row(f"{n}.", "Anna", "2.67", n == 5) for n in range(1, 9))
colours = Palette("tournament/palette", lambda: [draw(_PEOPLE[:3], _PEOPLE).image], 48)
