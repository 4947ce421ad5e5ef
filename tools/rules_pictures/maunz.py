"""The pictures on the page of rules of maunz."""

from PIL import Image

from bot.draw.canvas import Drawing
from bot.draw.furniture import plate
from cogs.maunz.picture.layout import CELL, Quilt, Room
from cogs.maunz.picture.picture import GROUND, colours, crown
from cogs.maunz.picture.pieces import draw_nudge, draw_stay, figure, lay, mark, stand
from cogs.maunz.rules.bed import Nudge, Piece

_WOOD = "#9a5c31"


def winning() -> Drawing:
    """Draw two beds with three crowned cats of one colour: side by side, and in a slanting row."""
    side = 3 * CELL
    drawing = Drawing(Image.new("RGB", (2 * side + 160, side + 88), GROUND), colours)
    for left, cats, kittens in ((44, "A2 B2 C2", "A3 C3"), (side + 116, "A1 B2 C3", "C1 A2 B3")):
        quilt = _lay_corner(drawing, 3, 3, left)
        for square in kittens.split():
            stand(drawing, quilt, square, 1, Piece.KITTEN)
        for square in cats.split():
            mark(drawing, quilt, square, "maunz/glow")
            stand(drawing, quilt, square, 0, Piece.CAT)
            crown(drawing, quilt, square)
    return drawing


def nudging() -> Drawing:
    """Draw a kitten placed on B1: its neighbours move one square away, over the edge too."""
    drawing, quilt = _corner_of_the_bed(4, 3, left=104)
    room = Room(32, 32, drawing.width - 32, drawing.height - 32)
    mark(drawing, quilt, "B1", "maunz/ring")
    for square, seat in (("B1", 0), ("D1", 1), ("B3", 0), ("D3", 1)):
        stand(drawing, quilt, square, seat, Piece.KITTEN)
    for nudge in (
        Nudge("A1", None, 1, Piece.KITTEN),
        Nudge("C1", "D1", 1, Piece.KITTEN),
        Nudge("B2", "B3", 0, Piece.KITTEN),
    ):
        draw_nudge(drawing, quilt, "B1", nudge, room)
    draw_nudge(drawing, quilt, "B1", Nudge("C2", "D3", 1, Piece.KITTEN), room)
    return drawing


def blocked() -> Drawing:
    """Draw a kitten placed on B1 that moves no piece: neither a kitten with another one behind it, nor a cat."""
    drawing, quilt = _corner_of_the_bed(4, 3)
    mark(drawing, quilt, "B1", "maunz/ring")
    for square, seat, piece in (("B1", 0, "k"), ("C1", 1, "k"), ("D1", 0, "k"), ("B2", 1, "c")):
        stand(drawing, quilt, square, seat, Piece(piece))
    for square in ("C1", "B2"):
        draw_stay(drawing, quilt, "B1", square, 60)
    return drawing


def graduation() -> Drawing:
    """Draw three kittens in a row, and the three cats that they become."""
    drawing = Drawing(Image.new("RGB", (840, 196), GROUND), colours)
    quilt = _lay_corner(drawing, 3, 1)
    for square in ("A1", "B1", "C1"):
        mark(drawing, quilt, square, "maunz/glow")
        stand(drawing, quilt, square, 0, Piece.KITTEN)
        mark(drawing, quilt, square, "maunz/sparkles")
    drawing.center("maunz/arrow", 444, 98, 84)
    for at in range(3):
        drawing.center("maunz/halo", 548 + 104 * at, 98, 104)
        drawing.center(figure(0, Piece.CAT, 104), 552 + 104 * at, 94)
    return drawing


def _corner_of_the_bed(columns: int, rows: int, left: int = 44) -> tuple[Drawing, Quilt]:
    drawing = Drawing(Image.new("RGB", (left + columns * CELL + 44, rows * CELL + 88), GROUND), colours)
    return drawing, _lay_corner(drawing, columns, rows, left)


def _lay_corner(drawing: Drawing, columns: int, rows: int, left: int = 44) -> Quilt:
    quilt = Quilt(left, 44)
    drawing.put(plate(columns * CELL + 48, rows * CELL + 48, 18.5, _WOOD), left - 24, 20)
    lay(drawing, quilt, columns, rows)
    return quilt


PICTURES = (winning, nudging, blocked, graduation)
