"""The pictures on the page of rules of Aus die Maus: one for each thing that is easier seen than said."""

from collections.abc import Sequence

from msgspec import structs
from PIL import Image

from bot.draw.canvas import Drawing, sprite
from cogs.aus_die_maus.picture.picture import colours
from cogs.aus_die_maus.picture.pieces import cheese as face_up
from cogs.aus_die_maus.picture.pieces import die, place, running
from cogs.aus_die_maus.picture.track import GROUND, WIDTH, draw_goal
from cogs.aus_die_maus.rules.track import WHITE, Mouse, Race


def winning() -> Drawing:
    """Draw the mouse whose cheeses are worth most, above the white one."""
    drawing = _page(286)
    drawing.center("laurel", 154, 146, 228)
    drawing.center(running(0, 150), 150, 152)
    drawing.center("aus_die_maus/crown", 176, 66, 84)
    rows: Sequence[tuple[Mouse, int, Sequence[int]]] = ((0, 88, (3, 2, 2)), (WHITE, 200, (3, 1, 1)))
    for mouse, y, values in rows:
        drawing.center(running(mouse, 92), 366, y - 4)
        for at, value in enumerate(values):
            drawing.center(face_up(value), 496 + 122 * at, y)
            drawing.count("=" if at == 2 else "+", 557 + 122 * at, y, 40)
        drawing.count(str(sum(values)), 866, y, 64)
    return drawing


def throwing() -> Drawing:
    """Draw a throw, and the wheels that its two numbers lead to."""
    drawing = _page(286)
    drawing.center(running(0, 150), 110, 143)
    drawing.center(die("red", 3, 104), 256, 143)
    drawing.center(die("yellow", 1, 104), 376, 143)
    for at in range(4):
        x = 526 + 118 * at
        drawing.center("aus_die_maus/wheel", x, 184, 112)
        if at in (1, 3):
            drawing.center("aus_die_maus/aim", x, 184, 112)
            drawing.center(die("yellow" if at == 1 else "red", at, 58), x, 128)
    drawing.center(running(0, 96), 522, 142)
    return drawing


def shoving() -> Drawing:
    """Draw a mouse that shoves another one on."""
    drawing = _page(286)
    for x in (150, 410, 670):
        drawing.center("aus_die_maus/wheel", x, 186, 170)
    drawing.center("aus_die_maus/then", 280, 150, 84)
    drawing.center(running(1, 140), 410, 130)
    drawing.center("aus_die_maus/bang", 530, 110, 90)
    drawing.center("aus_die_maus/then", 545, 180, 84)
    drawing.center(running(WHITE, 140), 680, 130)
    drawing.center("aus_die_maus/glove", 840, 143, 110)
    return drawing


def trap() -> Drawing:
    """Draw the trap that catches the first mouse, and the cheese for the two after it."""
    drawing = _page(286)
    goal = Race(14, (14, 14, 14, 0), 0, (1, 2))
    draw_goal(drawing, structs.replace(goal, trapped=None), 240, 136)
    drawing.center("aus_die_maus/then", 470, 143, 84)
    draw_goal(drawing, goal, 700, 168)
    return drawing


def cheese() -> Drawing:
    """Draw what the first, the second and the last shover are paid, and what a cheese may be worth."""
    drawing = _page(286)
    honours = ((place(1, 80), 2), (place(2, 80), 1), (sprite("aus_die_maus/glove", 90), 1))
    for at, (honour, count) in enumerate(honours):
        x = 100 + 190 * at
        drawing.center(honour, x, 100)
        for slot in range(count):
            drawing.center("aus_die_maus/cheese", x + 70 * slot - 35 * (count - 1), 206, 76)
    for at, value in enumerate((3, 2, 1)):
        drawing.center(face_up(value), 650 + 105 * at, 150)
    return drawing


def _page(height: int) -> Drawing:
    drawing = Drawing(Image.new("RGB", (WIDTH, height), GROUND), colours)
    drawing.put("aus_die_maus/page", 6, 6, 948)
    return drawing


PICTURES = (winning, throwing, shoving, trap, cheese)
