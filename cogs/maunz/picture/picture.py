"""The bed of maunz. as all see it, without a word: the quilt and its pieces, the last turn, what may be placed."""

from collections.abc import Sequence
from functools import cache

from msgspec import structs
from PIL import Image

from bot.draw.canvas import PAPER, Drawing, Palette, backdrop, flipped, sprite
from bot.draw.furniture import plate
from bot.draw.tiles import Ground
from bot.games.contract import Seat
from cogs.maunz.picture.column import draw_column, number_squares
from cogs.maunz.picture.layout import (
    AROUND_THE_BED,
    BED,
    CELL,
    FALLEN,
    GOAL,
    GOAL_WIDTH,
    HEIGHT,
    WIDTH,
    Quilt,
    Room,
    beside_the_bed,
)
from cogs.maunz.picture.pieces import coat, draw_nudge, draw_stay, figure, lay, mark, stand
from cogs.maunz.picture.ribbons import draw_choices
from cogs.maunz.picture.strips import draw_free, draw_plate, draw_pool, draw_strip
from cogs.maunz.rules.bed import COLUMNS, LINE, PIECES, ROWS, SIDE, Bed, Nudge, Piece, Pool, Square, Standing
from cogs.maunz.rules.state import Choice, Graduated, Over, Placed, Turn, Variant, View
from cogs.maunz.rules.threats import shows_goal, stayed, waiting_row

_GROUND = "#54437f"
_WOOD = "#9a5c31"
_SIGN = "#423365"


def draw(view: View, names: Sequence[str], column: str = "") -> Drawing:
    """Draw the game as all may see it; lit is the column, by its letter, that the player in turn has chosen."""
    board = Drawing(_ground())
    if shows_goal(view) and not _is_goal_covered(view):
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
    if view.offer is not None:
        _draw_offer(board, view.offer)
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


colours = Palette("maunz/palette", lambda: (board.image for board in _samples()), 48)
"""The palette of this game."""


@cache
def _ground() -> Ground:
    board = Drawing(backdrop("maunz/night", WIDTH, HEIGHT, _GROUND))
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


def _is_goal_covered(view: View) -> bool:
    """Return whether a piece lies on the headboard in the middle: it fell off the bed there."""
    x, y = GOAL
    placed = view.last and view.last.placed
    fallen = [
        beside_the_bed(BED, placed.square, nudge.square, AROUND_THE_BED)
        for nudge in (placed.nudges if placed else ())
        if placed and nudge.to is None
    ]
    return any(abs(left - x) < GOAL_WIDTH // 2 + FALLEN // 2 and abs(top - y) < FALLEN for left, top in fallen)


def _draw_offer(board: Drawing, seat: Seat) -> None:
    """Draw a bubble at the name of the player who offers a draw: it asks whether both are equal."""
    bubble = sprite("maunz/bubble", 136) if seat == 0 else flipped("maunz/bubble", 136)
    y = 70 if seat == 0 else HEIGHT - 70 - bubble.height
    board.put(bubble, 4, y)
    y += 48 if seat == 0 else 36
    _draw_equal(board, 58, y, 38)
    board.count("?", 121, y, 36)


def _draw_equal(board: Drawing, x: int, y: int, size: int) -> None:
    for seat, side in ((0, -1), (1, 1)):
        board.center("cat_head", x + side * size * 3 // 4, y, size, coat(seat))
    board.count("=", x, y, size * 3 // 4)


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
    for standing in stayed(view) if view.phase == "placing" else ():
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
        _draw_equal(board, WIDTH // 2, 112, 62)
        return
    board.put("maunz/confetti", 0, 0, WIDTH)
    for square in over.squares:
        _crown(board, BED, square)


def _crown(board: Drawing, quilt: Quilt, square: Square) -> None:
    x, y = quilt.corner(square)
    board.center("maunz/crown", x + CELL // 2 - 2, y - 3, 54)


# Four pictures for the page of rules


def winning_picture() -> Drawing:
    """Draw two beds with three crowned cats of one colour: side by side, and in a slanting row."""
    side = 3 * CELL
    board = Drawing(Image.new("RGB", (2 * side + 160, side + 88), _GROUND), colours)
    for left, cats, kittens in ((44, "A2 B2 C2", "A3 C3"), (side + 116, "A1 B2 C3", "C1 A2 B3")):
        quilt = _lay_corner(board, 3, 3, left)
        for square in kittens.split():
            stand(board, quilt, square, 1, Piece.KITTEN)
        for square in cats.split():
            mark(board, quilt, square, "maunz/glow")
            stand(board, quilt, square, 0, Piece.CAT)
            _crown(board, quilt, square)
    return board


def nudge_picture() -> Drawing:
    """Draw a kitten placed on B1: its neighbours move one square away, over the edge too."""
    board, quilt = _corner_of_the_bed(4, 3, left=104)
    room = Room(32, 32, board.width - 32, board.height - 32)
    mark(board, quilt, "B1", "maunz/ring")
    for square, seat in (("B1", 0), ("D1", 1), ("B3", 0), ("D3", 1)):
        stand(board, quilt, square, seat, Piece.KITTEN)
    for nudge in (
        Nudge("A1", None, 1, Piece.KITTEN),
        Nudge("C1", "D1", 1, Piece.KITTEN),
        Nudge("B2", "B3", 0, Piece.KITTEN),
    ):
        draw_nudge(board, quilt, "B1", nudge, room)
    draw_nudge(board, quilt, "B1", Nudge("C2", "D3", 1, Piece.KITTEN), room)
    return board


def blocked_picture() -> Drawing:
    """Draw a kitten placed on B1 that moves no piece: neither a kitten with another one behind it, nor a cat."""
    board, quilt = _corner_of_the_bed(4, 3)
    mark(board, quilt, "B1", "maunz/ring")
    for square, seat, piece in (("B1", 0, "k"), ("C1", 1, "k"), ("D1", 0, "k"), ("B2", 1, "c")):
        stand(board, quilt, square, seat, Piece(piece))
    for square in ("C1", "B2"):
        draw_stay(board, quilt, "B1", square, 60)
    return board


def graduation_picture() -> Drawing:
    """Draw three kittens in a row, and the three cats that they become."""
    board = Drawing(Image.new("RGB", (840, 196), _GROUND), colours)
    quilt = _lay_corner(board, 3, 1)
    for square in ("A1", "B1", "C1"):
        mark(board, quilt, square, "maunz/glow")
        stand(board, quilt, square, 0, Piece.KITTEN)
        mark(board, quilt, square, "maunz/sparkles")
    board.center("maunz/arrow", 444, 98, 84)
    for at in range(3):
        board.center("maunz/halo", 548 + 104 * at, 98, 104)
        board.center(figure(0, Piece.CAT, 104), 552 + 104 * at, 94)
    return board


def _corner_of_the_bed(columns: int, rows: int, left: int = 44) -> tuple[Drawing, Quilt]:
    board = Drawing(Image.new("RGB", (left + columns * CELL + 44, rows * CELL + 88), _GROUND), colours)
    return board, _lay_corner(board, columns, rows, left)


def _lay_corner(board: Drawing, columns: int, rows: int, left: int = 44) -> Quilt:
    quilt = Quilt(left, 44)
    board.put(plate(columns * CELL + 48, rows * CELL + 48, 18.5, _WOOD), left - 24, 20)
    lay(board, quilt, columns, rows)
    return quilt


# What the palette is made from


def _samples() -> list[Drawing]:
    """Return boards that together show every sprite."""
    pieces = [(0, Piece.KITTEN), (1, Piece.KITTEN), (0, Piece.CAT), (1, Piece.CAT)]
    standing = tuple(
        Standing(f"{column}{row}", *pieces[(at + row) % 4]) for row in (1, 2, 4, 5) for at, column in enumerate("ABDE")
    )
    placed = Placed(
        0,
        Piece.CAT,
        "E5",
        (Nudge("F6", None, 1, Piece.KITTEN), Nudge("F5", None, 1, Piece.CAT), Nudge("E4", "E3", 0, Piece.CAT)),
    )
    grown = Turn(placed, Graduated(0, ("C1", "C2", "C3"), 3))
    choices = tuple(Choice(row, (f"B{row}", f"C{row}", f"D{row}"), 3) for row in range(1, 7))
    single = Choice(7, ("F6",), 1)
    row = Bed(cats=(0, 0b111))
    playing = View(
        variant=Variant(), phase="placing", turn=0, bed=row, standing=standing, pools=(Pool(0, 3), Pool(4, 0)),
        lid=(3, 2), reserve=(5, 6), choices=(), plies=9, last=grown, before=None, offer=0, may_offer=False,
        may_take_back=(), said=(), over=None, seat=None,
    )  # fmt: skip
    choosing = structs.replace(playing, phase="choosing", choices=(*choices, single), last=None)
    won = structs.replace(playing, phase="over", turn=None, offer=None, over=Over("three_cats", 0, ("A1", "B2", "C3")))
    drawn = structs.replace(won, last=None, over=Over("agreed", None))
    return [*(draw(view, ("A", "B")) for view in (playing, choosing, won, drawn)), blocked_picture()]
