"""The bed of maunz. as everybody sees it, without a word: the quilt, who stands on it, what the last turn did, what may be placed."""

from collections.abc import Sequence
from functools import cache

from msgspec import structs
from PIL import Image, ImageOps

from bot.draw.canvas import PAPER, Board, Picture, palette_of, sprite
from bot.draw.seats import chip
from bot.game import Seat
from cogs.maunz.bed import SIDE, Bed, Nudge, Piece, Pool, Standing
from cogs.maunz.pieces import CELL, Quilt, Room, arrow, coat, draw_nudge, figure, lay, mark, stand, tag
from cogs.maunz.ribbons import draw_letters, draw_ribbons
from cogs.maunz.state import Choice, Graduated, Over, Placed, Settings, Turn, View

WIDTH, HEIGHT = 840, 940
_GROUND = "#54437f"
_WOOD = "#a9683a"
_BED = Quilt(96, 146)
_FALLS = Room(32, 100, 808, 850)

_STRIPS = (8, 868)  # the upper edges of the players' rows
_TRAY_X, _TRAY_WIDTH = 350, 372
_IN_TRAY = {Piece.KITTEN: 50, Piece.CAT: 60}


def draw(view: View, names: Sequence[str]) -> Board:
    """Draw the game as all may see it."""
    board = Board(_ground(), colours)
    _draw_under_the_pieces(board, view)
    ribbons = draw_ribbons(board, _BED, view.choices)
    for standing in view.standing:
        stand(board, _BED, standing.square, standing.seat, standing.piece)
    if view.last:
        _draw_last_turn(board, view.last, arrows=not view.choices)
    draw_letters(board, _BED, view.choices, ribbons)
    for seat in (0, 1):
        _draw_strip(board, view, seat, names[seat])
    if view.offer is not None:
        _draw_offer(board, view.offer)
    if view.over:
        _draw_end(board, view.over)
    return board


def cover(names: Sequence[str]) -> Board:
    """Draw the bed before the game: who sits there, the free places, everybody's kittens."""
    board = Board(_ground(), colours)
    for seat, y in enumerate(_STRIPS):
        if seat < len(names):
            chip(board, seat, names[seat], (6, y, 336))
        else:
            board.put("maunz/free", 6, y, 336)
        _draw_pool(board, seat, Pool(8, 0), Pool(0, 0), y)
    return board


@cache
def colours() -> Picture:
    """Return the palette of this game."""
    return palette_of((board.image for board in _samples()), 64)


@cache
def _ground() -> Picture:
    board = Board(Image.new("RGB", (WIDTH, HEIGHT), _GROUND), colours)
    board.put("maunz/night", 0, 0, WIDTH)
    lay(board, _BED)
    for at in range(SIDE):
        board.count("ABCDEF"[at], _BED.left + CELL // 2 + CELL * at, 817, 32, PAPER)
        board.count(str(at + 1), 72, _BED.top + CELL // 2 + CELL * at, 32, PAPER)
    return board.image


# The players


def _draw_strip(board: Board, view: View, seat: Seat, name: str) -> None:
    """A player's row: the name, what may be placed, and the kittens in the lid."""
    y = _STRIPS[seat]
    winner = view.over.winner if view.over else None
    resigned = view.over is not None and view.over.reason == "resigned" and seat != winner
    chip(board, seat, name, (6, y, 336), lit=seat in (view.turn, winner), left=resigned)
    if view.over and seat == winner:
        board.center("maunz/crown", 42, y + 8, 46)
    _draw_pool(board, seat, view.pools[seat], _came_back(view, seat), y)
    board.center("maunz/lid", 762, y + 33, 62, coat(seat))
    board.count(str(view.lid[seat]), 812, y + 34, 36, PAPER)


def _came_back(view: View, seat: Seat) -> Pool:
    """Return what the last turn brought into the seat's pool."""
    if not view.last:
        return Pool(0, 0)
    fallen = [nudge.piece for nudge in view.last.placed.nudges if nudge.to is None and nudge.seat == seat]
    kittens, cats = fallen.count(Piece.KITTEN), fallen.count(Piece.CAT)
    graduated = view.last.graduated
    if graduated and graduated.seat == seat:
        grew = view.settings.kids == "no"
        kittens, cats = kittens + len(graduated.squares) * (not grew), cats + len(graduated.squares) * grew
    return Pool(kittens, cats)


def _draw_pool(board: Board, seat: Seat, pool: Pool, came_back: Pool, y: int) -> None:
    """The kittens and cats in the pool with their numbers; a glow behind those that have just come back."""
    board.put("maunz/tray", _TRAY_X, y - 2, _TRAY_WIDTH)
    groups = [(Piece.KITTEN, pool.kittens, came_back.kittens), (Piece.CAT, pool.cats, came_back.cats)]
    groups = [group for group in groups if group[1]]
    step = min(44, (_TRAY_WIDTH - 40 - 60 * len(groups)) // max(1, pool.kittens + pool.cats))
    x = _TRAY_X + 18
    for piece, count, fresh in groups:
        board.count(str(count), x, y + 34, 36, PAPER, anchor="l")
        size, x = _IN_TRAY[piece], x + 54
        for at in range(count):
            if at >= count - fresh:
                board.center("maunz/halo", x + step * at, y + 32, 60)
            board.center(figure(seat, piece, size), x + step * at, y + 62 - size // 2)
        x += step * count + 10


def _draw_offer(board: Board, seat: Seat) -> None:
    """A bubble at the name of who offers a draw: are we equal?"""
    bubble = sprite("maunz/bubble", 136)
    y = 70 if seat == 0 else HEIGHT - 70 - bubble.height
    board.put(bubble if seat == 0 else ImageOps.flip(bubble), 4, y)
    y += 48 if seat == 0 else 36
    _draw_equal(board, 58, y, 38)
    board.count("?", 121, y, 36)


def _draw_equal(board: Board, x: int, y: int, size: int) -> None:
    for seat, side in ((0, -1), (1, 1)):
        board.center("cat_head", x + side * size * 3 // 4, y, size, coat(seat))
    board.count("=", x, y, size * 3 // 4)


# What the last turn did


def _draw_under_the_pieces(board: Board, view: View) -> None:
    graduated = view.last.graduated if view.last else None
    won = view.over.squares if view.over else ()
    for square in (*won, *(graduated.squares if graduated else ())):
        mark(board, _BED, square, "maunz/glow")
    if view.last:
        mark(board, _BED, view.last.placed.square, "maunz/ring")


def _draw_last_turn(board: Board, turn: Turn, *, arrows: bool) -> None:
    if arrows:
        for nudge in turn.placed.nudges:
            draw_nudge(board, _BED, turn.placed.square, nudge, _FALLS)
    if turn.graduated:
        _draw_graduated(board, turn.graduated)


def _draw_graduated(board: Board, graduated: Graduated) -> None:
    """Sparkles where pieces left, and among them how many kittens became cats."""
    for square in graduated.squares:
        mark(board, _BED, square, "maunz/sparkles")
    if graduated.kittens:
        x, y = _BED.middle(graduated.squares[len(graduated.squares) // 2])
        board.center(tag(102, 62), x, y)
        board.count(f"+{graduated.kittens}", x - 22, y, 34)
        board.center(figure(graduated.seat, Piece.CAT, 48), x + 23, y)


def _draw_end(board: Board, over: Over) -> None:
    """Crowns for who won; two equal heads if nobody did."""
    if over.winner is None:
        board.center(tag(172, 78), WIDTH // 2, 112)
        _draw_equal(board, WIDTH // 2, 112, 62)
        return
    board.put("maunz/confetti", 0, 0, WIDTH)
    for square in over.squares:
        x, y = _BED.corner(square)
        board.center("maunz/crown", x + CELL // 2 - 2, y - 3, 54)


# Three pictures for the page of rules


def nudge_picture() -> Board:
    """Draw a kitten placed on B1: its neighbours move one square away, over the edge too."""
    board, quilt = _corner_of_the_bed(4, 3, left=104)
    room = Room(32, 32, board.image.width - 32, board.image.height - 32)
    mark(board, quilt, "B1", "maunz/ring")
    for square, seat in (("B1", 0), ("D1", 1), ("B3", 0), ("D3", 1)):
        stand(board, quilt, square, seat, Piece.KITTEN)
    for nudge in (Nudge("A1", None, 1, Piece.KITTEN), Nudge("C1", "D1", 1, Piece.KITTEN), Nudge("B2", "B3", 0, Piece.KITTEN)):
        draw_nudge(board, quilt, "B1", nudge, room)
    draw_nudge(board, quilt, "B1", Nudge("C2", "D3", 1, Piece.KITTEN), room)
    return board


def blocked_picture() -> Board:
    """Draw a kitten placed on B1 that moves nobody: neither who has somebody behind, nor a cat."""
    board, quilt = _corner_of_the_bed(4, 3)
    mark(board, quilt, "B1", "maunz/ring")
    for square, seat, piece in (("B1", 0, "k"), ("C1", 1, "k"), ("D1", 0, "k"), ("B2", 1, "c")):
        stand(board, quilt, square, seat, Piece(piece))
    for square, down, right in (("C1", 0, 1), ("B2", 1, 0)):
        x, y = quilt.middle(square)
        board.center(arrow(down, right, 60), x + right * CELL // 2, y + down * CELL // 2)
        board.center("gone", x + right * CELL // 2, y + down * CELL // 2, 40)
    return board


def graduation_picture() -> Board:
    """Draw three kittens in a row, and the three cats that they become."""
    board = Board(Image.new("RGB", (840, 196), _GROUND), colours)
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


def _corner_of_the_bed(columns: int, rows: int, left: int = 44) -> tuple[Board, Quilt]:
    board = Board(Image.new("RGB", (left + columns * CELL + 44, rows * CELL + 88), _GROUND), colours)
    return board, _lay_corner(board, columns, rows, left)


def _lay_corner(board: Board, columns: int, rows: int, left: int = 44) -> Quilt:
    quilt = Quilt(left, 44)
    board.put(tag(columns * CELL + 48, rows * CELL + 48, _WOOD, 20), left - 24, 20)
    lay(board, quilt, columns, rows)
    return quilt


# What the palette is made from


def _samples() -> list[Board]:
    """Boards that together show every sprite."""
    pieces = [(0, Piece.KITTEN), (1, Piece.KITTEN), (0, Piece.CAT), (1, Piece.CAT)]
    standing = tuple(Standing(f"{column}{row}", *pieces[(at + row) % 4]) for row in (1, 2, 4, 5) for at, column in enumerate("ABDE"))
    placed = Placed(0, Piece.CAT, "E5", (Nudge("F6", None, 1, Piece.KITTEN), Nudge("F5", None, 1, Piece.CAT), Nudge("E4", "E3", 0, Piece.CAT)))
    grown = Turn(placed, Graduated(0, ("C1", "C2", "C3"), 3))
    choices = tuple(Choice("abcdef"[row - 1], (f"B{row}", f"C{row}", f"D{row}"), 3) for row in range(1, 7))
    single = Choice("g", ("F6",), 1)
    playing = View(
        *(Settings(), "placing", 0, Bed(), standing, (Pool(3, 3), Pool(4, 2)), (3, 2), (5, 6), (), 9, grown, 0, None, None, None),
    )
    choosing = structs.replace(playing, phase="choosing", choices=(*choices, single), last=None)
    won = structs.replace(playing, phase="over", turn=None, offer=None, over=Over("three_cats", 0, ("A1", "B2", "C3")))
    drawn = structs.replace(won, last=None, over=Over("agreed", None))
    return [*(draw(view, ("A", "B")) for view in (playing, choosing, won, drawn)), blocked_picture()]
