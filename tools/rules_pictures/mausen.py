"""The pictures on the page of rules of Mausen."""

from PIL import Image

from bot.draw.canvas import Drawing
from bot.draw.furniture import medal, plate
from bot.draw.seats import badge
from cogs.mausen.picture.layout import CORNERS, WIDTH
from cogs.mausen.picture.picture import CLOTH, GROUND, colours
from cogs.mausen.picture.pieces import CARD_WIDTH, HEADS, face
from cogs.mausen.rules.state import Animal, Card

_ROW = 176  # how high what one seat has won is


def winning() -> Drawing:
    """Draw what two seats have won, with the sums: three animals of 9 points beat five of 6."""
    drawing = Drawing(Image.new("RGB", (WIDTH, 380), GROUND), colours)
    drawing.put(plate(948, 368, 38, CLOTH), 6, 6)
    for rank, (captured, total) in enumerate((("D4 C3 M2", 9), ("M2 E1 D1 C1 M1", 6)), start=1):
        y = 14 + _ROW * rank - _ROW // 2
        drawing.center(badge(rank - 1, 84), 76, y)
        for at, card in enumerate(captured.split()):
            drawing.center(face(Card.parse(card), rank + 1), 192 + (CARD_WIDTH + 4) * at, y + 4)
        drawing.count(str(total), 832, y, 76, anchor="r")
        drawing.center(medal(rank, 84), 892, y - 6)
        drawing.count(str(rank), 892, y + 6, 36)
    drawing.center("mausen/crown", 76, 14 + _ROW // 2 - 52, 64)
    return drawing


def circle() -> Drawing:
    """Draw who hunts whom."""
    drawing = Drawing(Image.new("RGB", (480, 480), GROUND), colours)
    drawing.put("mausen/hunt", 10, 10, 460)
    for animal, (right, down) in CORNERS.items():
        drawing.center(HEADS[animal], 240 + 102 * right, 240 + 102 * down, 146)
    return drawing


def equal() -> Drawing:
    """Draw dogs of 3, 3 and 1: the equal ones stand down, so the 1 hunts the cats."""
    drawing, before, after = _before_and_after(3, 2)
    for seat, value in enumerate((3, 3, 1)):
        drawing.put(face(Card(Animal.DOG, value), seat), before[seat], 72)
        if value == 3:
            drawing.center("badge", before[seat] + 102, 88, 50)
            drawing.count("=", before[seat] + 102, 86, 44)
    drawing.center("mausen/crown", before[2] + 96, 80, 66)
    for left, (value, by) in zip(after, ((2, None), (4, 3)), strict=True):
        drawing.put(face(Card(Animal.CAT, value), by), left, 72)
        drawing.center(badge(2, 56), left + 102, 190)
    return drawing


def _before_and_after(before: int, after: int) -> tuple[Drawing, list[int], list[int]]:
    """Return a cloth with an arrow, and where the cards left and right of it begin."""
    drawing = Drawing(Image.new("RGB", (WIDTH, 286), GROUND), colours)
    drawing.put("mausen/cloth", 6, 8, 948)
    step = CARD_WIDTH + 8
    left = (WIDTH - step * (before + after) - 100) // 2
    right = left + step * before + 108
    drawing.center("mausen/then", right - 58, 141, 84)
    return drawing, [left + step * card for card in range(before)], [right + step * card for card in range(after)]


PICTURES = (winning, circle, equal)
