"""What was played in an evening: a plate for each game, with its players, the best first.

Words come in from the evening; nothing is counted here.
"""

from PIL import Image

from bot.draw.canvas import PAPER, Drawing, Palette
from bot.draw.furniture import plate
from bot.draw.names import fitting

WIDTH = 660
_EDGE, _HEAD, _GAP = 24, 128, 14
_TITLE, _LINE = 50, 48
_GROUND, _QUIET = "#2a5650", "#75655a"


def draw(name: str, games: tuple[tuple[str, tuple[str, ...]], ...]) -> Drawing:
    """Draw an evening by the titles of its games, each with its players in lines."""
    heights = [_TITLE + _LINE * len(lines) for _, lines in games]
    drawing = Drawing(Image.new("RGB", (WIDTH, _HEAD + sum(heights) + _GAP * len(games) + 10), _GROUND), colours)
    drawing.center("cat_head", 84, 66, 96)
    drawing.write(name, 152, 66, 42, PAPER, width=WIDTH - 152 - _EDGE, anchor="l")
    top, room = _HEAD, WIDTH - 2 * _EDGE - 56
    for (title, lines), height in zip(games, heights, strict=True):
        drawing.put(plate(WIDTH - 2 * _EDGE, height, 26), _EDGE, top)
        drawing.write(title, _EDGE + 28, top + 30, 26, _QUIET, width=room, anchor="l")
        for nth, line in enumerate(lines):
            middle, size = top + _TITLE + 16 + nth * _LINE, fitting(line, (34, 26, 20), room)
            drawing.write(line, _EDGE + 28, middle, size, width=room, anchor="l")
        top += height + _GAP
    return drawing


colours = Palette("evenings/palette", lambda: [draw("Anna", (("Mausen", ("1. Ben (12) · 2. Cleo (3)",)),)).image], 24)
"""The palette of all evenings."""
