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
    board = Drawing(_ground())
    fallen = [nudge.square for nudge in (view.last.placed.nudges if view.last else ()) if nudge.to is None]
    if shows_goal(view) and not any(square.endswith(ROWS[0]) for square in fallen):  # it would be covered
        _draw_goal(board, view)
    if column:
        draw_column(board, BED, column)
    _draw_under_the_pieces(board, view)
    for standing in view.standing:
        stand(board, BED, standing.square, standing.seat, standing.piece)
    if view.last:
        _draw_last_turn(board, view, view.last)
    if column:
        number_squares(board, BED, column, view.bed.free())
    draw_choices(board, BED, view.choices)
    for seat in (0, 1):
        draw_strip(board, view, seat, names[seat])
    if view.over:
        _draw_end(board, view.over)
    return board


def cover(names: Sequence[str]) -> Drawing:
    """Draw the bed before the game: the players who sit there, the free places, the kittens of both."""
    board = Drawing(_ground())
    for seat in (0, 1):
        if seat < len(names):
            draw_plate(board, seat, names[seat])
        else:
            draw_free(board, seat)
        draw_pool(board, seat, Pool(PIECES, 0), kittens_only=True)
    return board


colours = Palette("maunz/palette", colours=48)
"""The palette of this game."""


@cache
def _ground() -> Ground:
    board = Drawing(backdrop("maunz/night", WIDTH, HEIGHT, GROUND))
    lay(board, BED)
    for at in range(SIDE):
        board.count(COLUMNS[at], BED.left + CELL // 2 + CELL * at, 817, 32, PAPER)
        board.count(ROWS[at], 72, BED.top + CELL // 2 + CELL * at, 32, PAPER)
    return Ground(board.image, colours)


# At the table


def _draw_goal(board: Drawing, view: View) -> None:
    """Draw on the headboard what wins: three cats, or among children kittens, get a crown."""
    piece = Piece.KITTEN if view.variant.kids == "yes" else Piece.CAT
    x, y = GOAL
    board.center(plate(GOAL_WIDTH, 60, 26.5, _SIGN), x, y)
    for at in range(LINE):
        board.center(figure(view.turn or 0, piece, 52), x - 92 + 51 * at, y - 2)
    board.center("maunz/arrow", x + 52, y, 30)
    board.center("maunz/crown", x + 92, y - 1, 46)


# What the last turn did


def _draw_under_the_pieces(board: Drawing, view: View) -> None:
    graduated = view.last.graduated if view.last else None
    won = view.over.squares if view.over else ()
    for square in (*won, *(graduated.squares if graduated else ())):
        mark(board, BED, square, "maunz/glow")
    if view.last:
        mark(board, BED, view.last.placed.square, "maunz/ring")
    if row := waiting_row(view):
        for square in row.squares:
            mark(board, BED, square, "maunz/waiting")


def _draw_last_turn(board: Drawing, view: View, turn: Turn) -> None:
    for nudge in turn.placed.nudges:
        draw_nudge(board, BED, turn.placed.square, nudge, AROUND_THE_BED)
    for standing in stayed(turn.placed.square, view.standing) if view.phase == "placing" else ():
        draw_stay(board, BED, turn.placed.square, standing.square, 56)
    if turn.graduated:
        _draw_graduated(board, turn.graduated)


def _draw_graduated(board: Drawing, graduated: Graduated) -> None:
    """Draw sparkles where pieces left, and among them how many kittens became cats."""
    for square in graduated.squares:
        mark(board, BED, square, "maunz/sparkles")
    if graduated.kittens:
        x, y = BED.middle(graduated.squares[len(graduated.squares) // 2])
        board.center(plate(102, 62, 29.5), x, y)
        board.count(f"+{graduated.kittens}", x - 22, y, 34)
        board.center(figure(graduated.seat, Piece.CAT, 48), x + 23, y)


def _draw_end(board: Drawing, over: Over) -> None:
    """Draw crowns on the pieces that won; two equal heads for a draw."""
    if over.winner is None:
        board.center(plate(172, 78, 37.5), WIDTH // 2, 112)
        for seat, x in enumerate((WIDTH // 2 - 46, WIDTH // 2 + 46)):
            board.center("cat_head", x, 112, 62, coat(seat))
        board.count("=", WIDTH // 2, 112, 46)
        return
    board.put("maunz/confetti", 0, 0, WIDTH)
    for square in over.squares:
        crown(board, BED, square)


def crown(board: Drawing, quilt: Quilt, square: Square) -> None:
    """Draw a crown on the piece that stands on a square."""
    x, y = quilt.corner(square)
    board.center("maunz/crown", x + CELL // 2 - 2, y - 3, 54)
