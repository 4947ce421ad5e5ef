"""What was played in an evening: a plate for each game, with its players, the best first.

Words come in from the evening; nothing is counted here.
"""

from PIL import Image

from bot.draw.canvas import PAPER, Drawing, Palette
from bot.draw.furniture import plate

WIDTH = 960
_EDGE, _HEAD, _GAP = 24, 128, 14
_TITLE, _LINE = 60, 52
_GROUND, _QUIET = "#2a5650", "#75655a"


def draw(name: str, games: tuple[tuple[str, tuple[str, ...]], ...]) -> Drawing:
    """Draw an evening by the titles of its games, each with its players in lines."""
    heights = [_TITLE + _LINE * len(lines) for _, lines in games]
    drawing = Drawing(Image.new("RGB", (WIDTH, _HEAD + sum(heights) + _GAP * len(games) + 10), _GROUND), colours)
    drawing.center("cat_head", 84, 66, 96)
    drawing.write(name, 152, 66, 48, PAPER, width=WIDTH - 152 - _EDGE, anchor="l")
    top = _HEAD
    for (title, lines), height in zip(games, heights, strict=True):
        drawing.put(plate(WIDTH - 2 * _EDGE, height, 26), _EDGE, top)
        drawing.write(title, _EDGE + 28, top + 34, 30, _QUIET, width=WIDTH - 2 * _EDGE - 56, anchor="l")
        for nth, line in enumerate(lines):
            middle = top + _TITLE + 20 + nth * _LINE
            drawing.write(line, _EDGE + 28, middle, 36, width=WIDTH - 2 * _EDGE - 56, anchor="l")
        top += height + _GAP
    return drawing


colours = Palette("evenings/palette", lambda: [draw("Anna", (("Mausen", ("Ben 12 · Cleo 3",)),)).image], 24)
"""The palette of all evenings."""
