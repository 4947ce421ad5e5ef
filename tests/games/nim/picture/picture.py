"""Three holes with their mice, and the name plates of both players."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.draw.canvas import Drawing, Palette
from bot.draw.furniture import plate
from bot.draw.layout import side_by_side
from bot.draw.seats import chip
from bot.draw.tiles import Ground
from tests.games.nim.rules.rules import FULL, HOLES, View

_WIDTH, _HEIGHT, _CLOTH = 960, 600, "#2a5650"
_MICE_A_ROW, _MOUSE = 3, 80


def draw(view: View, names: Sequence[str]) -> Drawing:
    """Draw the table as everyone sees it."""
    drawing = Drawing(_ground())
    for x, hole, mice in zip(side_by_side(len(HOLES), _WIDTH // 2, 300), HOLES, view.holes, strict=True):
        drawing.count(hole, x, 146, 44)
        for at in range(mice):
            row, column = divmod(at, _MICE_A_ROW)
            drawing.center("mouse", x - 84 + 84 * column, 240 + 110 * row, _MOUSE)
    winners = view.outcome.winners if view.outcome else ()
    for seat, name in enumerate(names):
        role = "won" if seat in winners else "plays" if seat == view.turn else "waits"
        chip(drawing, seat, name, (30 + 460 * seat, 24, 440), number=view.taken[seat], role=role)
    return drawing


def cover(names: Sequence[str]) -> Drawing:
    """Draw the full holes, and who sits there."""
    return draw(View(FULL["large"], None, (0, 0), 1, None, None, None), names)


def _samples() -> list[Image.Image]:
    return [cover(("Anna", "Ben")).image, draw(View((0, 5, 7), 1, (9, 6), 2, None, None, None), ("Anna", "Ben")).image]


colours = Palette("nim/palette", _samples, 32)
"""The palette of this game."""


@cache
def _ground() -> Ground:
    drawing = Drawing(Image.new("RGB", (_WIDTH, _HEIGHT), _CLOTH))
    for x in side_by_side(len(HOLES), _WIDTH // 2, 300):
        drawing.center(plate(270, 470, 30), x, 350)
    return Ground(drawing.image, colours)
