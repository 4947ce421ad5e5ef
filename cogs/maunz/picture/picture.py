"""The bed of maunz. as all see it, without a word: the quilt and its pieces, the last turn, what may be placed."""

from collections.abc import Sequence
from functools import cache

from bot.draw.canvas import PAPER, Drawing, Palette, backdrop
from bot.draw.furniture import plate
from bot.draw.tiles import Ground
from cogs.maunz.picture.column import draw_column, number_squares
from cogs.maunz.picture.layout import AROUND_THE_BED, BED, CELL, GOAL, GOAL_WIDTH, HEIGHT, WIDTH, Quilt
from cogs.maunz.picture.pieces import coat, draw_nudge, draw_stay, figure, lay, mark, stand
from cogs.maunz.picture.ribbons import draw_choices
from cogs.maunz.picture.strips import draw_free, draw_plate, draw_pool, draw_strip
from cogs.maunz.rules.bed import COLUMNS, LINE, PIECES, ROWS, SIDE, Piece, Pool, Square
from cogs.maunz.rules.state import Graduated, Over, Turn, View
from cogs.maunz.rules.threats import shows_goal, stayed, waiting_row

GROUND = "#54437f"
_SIGN = "#423365"


def draw(view: View, names: Sequence[str], column: str = "") -> Drawing:
    """Draw the game as all may see it; lit is the column, by its letter, that the player in turn has chosen."""
    drawing = Drawing(_ground())
    fallen = [nudge.square for nudge in (view.last.placed.nudges if view.last else ()) if nudge.to is None]
    if shows_goal(view) and not any(square.endswith(ROWS[0]) for square in fallen):  # it would be covered
        _draw_goal(drawing, view)
    if column:
        draw_column(drawing, BED, column)
    _draw_under_the_pieces(drawing, view)
    for standing in view.standing:
        stand(drawing, BED, standing.square, standing.seat, standing.piece)
    if view.last:
        _draw_last_turn(drawing, view, view.last)
    if column:
        number_squares(drawing, BED, column, view.bed.free())
    draw_choices(drawing, BED, view.choices)
    for seat in (0, 1):
        draw_strip(drawing, view, seat, names[seat])
    if view.over:
        _draw_end(drawing, view.over)
    return drawing


def cover(names: Sequence[str]) -> Drawing:
    """Draw the bed before the game: the players who sit there, the free places, the kittens of both."""
    drawing = Drawing(_ground())
    for seat in (0, 1):
        if seat < len(names):
            draw_plate(drawing, seat, names[seat])
        else:
            draw_free(drawing, seat)
        draw_pool(drawing, seat, Pool(PIECES, 0), kittens_only=True)
    return drawing


colours = Palette("maunz/palette", colours=48)
"""The palette of this game."""


@cache
def _ground() -> Ground:
    drawing = Drawing(backdrop("maunz/night", WIDTH, HEIGHT, GROUND))
    lay(drawing, BED)
    for at in range(SIDE):
        drawing.count(COLUMNS[at], BED.left + CELL // 2 + CELL * at, 817, 32, PAPER)
        drawing.count(ROWS[at], 72, BED.top + CELL // 2 + CELL * at, 32, PAPER)
    return Ground(drawing.image, colours)


# At the table


def _draw_goal(drawing: Drawing, view: View) -> None:
    """Draw on the headboard what wins: three cats, or among children kittens, get a crown."""
    piece = Piece.KITTEN if view.variant.kids == "yes" else Piece.CAT
    x, y = GOAL
    drawing.center(plate(GOAL_WIDTH, 60, 26.5, _SIGN), x, y)
    for at in range(LINE):
        drawing.center(figure(view.turn or 0, piece, 52), x - 92 + 51 * at, y - 2)
    drawing.center("maunz/arrow", x + 52, y, 30)
    drawing.center("maunz/crown", x + 92, y - 1, 46)


# What the last turn did


def _draw_under_the_pieces(drawing: Drawing, view: View) -> None:
    graduated = view.last.graduated if view.last else None
    won = view.over.squares if view.over else ()
    for square in (*won, *(graduated.squares if graduated else ())):
        mark(drawing, BED, square, "maunz/glow")
    if view.last:
        mark(drawing, BED, view.last.placed.square, "maunz/ring")
    if row := waiting_row(view):
        for square in row.squares:
            mark(drawing, BED, square, "maunz/waiting")


def _draw_last_turn(drawing: Drawing, view: View, turn: Turn) -> None:
    for nudge in turn.placed.nudges:
        draw_nudge(drawing, BED, turn.placed.square, nudge, AROUND_THE_BED)
    for standing in stayed(turn.placed.square, view.standing) if view.phase == "placing" else ():
        draw_stay(drawing, BED, turn.placed.square, standing.square, 56)
    if turn.graduated:
        _draw_graduated(drawing, turn.graduated)


def _draw_graduated(drawing: Drawing, graduated: Graduated) -> None:
    """Draw sparkles where pieces left, and among them how many kittens became cats."""
    for square in graduated.squares:
        mark(drawing, BED, square, "maunz/sparkles")
    if graduated.kittens:
        x, y = BED.middle(graduated.squares[len(graduated.squares) // 2])
        drawing.center(plate(102, 62, 29.5), x, y)
        drawing.count(f"+{graduated.kittens}", x - 22, y, 34)
        drawing.center(figure(graduated.seat, Piece.CAT, 48), x + 23, y)


def _draw_end(drawing: Drawing, over: Over) -> None:
    """Draw crowns on the pieces that won; two equal heads for a draw."""
    if over.winner is None:
        drawing.center(plate(172, 78, 37.5), WIDTH // 2, 112)
        for seat, x in enumerate((WIDTH // 2 - 46, WIDTH // 2 + 46)):
            drawing.center("cat_head", x, 112, 62, coat(seat))
        drawing.count("=", WIDTH // 2, 112, 46)
        return
    drawing.put("maunz/confetti", 0, 0, WIDTH)
    for square in over.squares:
        crown(drawing, BED, square)


def crown(drawing: Drawing, quilt: Quilt, square: Square) -> None:
    """Draw a crown on the piece that stands on a square."""
    x, y = quilt.corner(square)
    drawing.center("maunz/crown", x + CELL // 2 - 2, y - 3, 54)
