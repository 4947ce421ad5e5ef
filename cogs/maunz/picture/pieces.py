"""What lies on a quilt of maunz.: patches, kittens and cats, arrows, glowing squares; on the bed and on the pictures of the rules alike."""

from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Board, Picture, rasterise, sprite
from bot.games.contract import Seat
from cogs.maunz.rules.bed import SIDE, SQUARES, Nudge, Piece, Square

CELL = 108
_FALLEN, _OUT = 50, 124  # how large a fallen piece is drawn, and how far from where it stood
_FILES = {Piece.KITTEN: "maunz/kitten", Piece.CAT: "maunz/cat"}
_SIZES = {Piece.KITTEN: 86, Piece.CAT: 104}
_PATCHES = ("maunz/patch_dots", "maunz/patch_waves", "maunz/patch_hearts", "maunz/patch_checks")
# Seat 0 is orange and striped, seat 1 is white: as light and dark they differ, too. These are also the colours of the signs in the texts.
_COATS = (
    ".seat{fill:#d9641a}",
    ".fur{fill:#f7f6f4}.tail{stroke:#f7f6f4}.stripe{stroke:none}.belly{fill:#fdf3ea}.seat{fill:#9aa5bb}",
)
_SIGNS = ("#f6a04d", "#f7f6f4")

_QUARTER, _HALF, _THREE_QUARTERS = Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270
_TURNS = {
    **{(-1, 0): _QUARTER, (-1, 1): _QUARTER},
    **{(0, -1): _HALF, (-1, -1): _HALF},
    **{(1, 0): _THREE_QUARTERS, (1, -1): _THREE_QUARTERS},
}


class Room(NamedTuple):
    """Between which points the middle of a piece may be that falls off the bed."""

    left: int
    top: int
    right: int
    bottom: int


class Quilt(NamedTuple):
    """Where the upper left corner of A1 is."""

    left: int
    top: int

    def corner(self, square: Square) -> tuple[int, int]:
        """Return the upper left corner of a square."""
        row, column = divmod(SQUARES.index(square), SIDE)
        return self.left + column * CELL, self.top + row * CELL

    def middle(self, square: Square) -> tuple[int, int]:
        """Return the middle of a square."""
        x, y = self.corner(square)
        return x + CELL // 2, y + CELL // 2


def coat(seat: Seat) -> str:
    """Return what makes art look like a piece of the seat."""
    return _COATS[seat]


@cache
def sign(seat: Seat, size: int) -> Picture:
    """Return what tells the seats apart on their plates: the disc that stands before the name in texts, and the head of their pieces on it."""
    disc = tag(size, size, _SIGNS[seat]).copy()
    head = sprite("cat_head", round(size * 0.8), coat(seat))
    disc.alpha_composite(head, ((size - head.width) // 2, (size - head.height) // 2 - 1))
    return disc


def figure(seat: Seat, piece: Piece, size: int) -> Picture:
    """Return a kitten or a cat of the seat."""
    return sprite(_FILES[piece], size, coat(seat))


def lay(board: Board, quilt: Quilt, columns: int = SIDE, rows: int = SIDE) -> None:
    """Lay the patches of a quilt."""
    for row in range(rows):
        for column in range(columns):
            board.put(_PATCHES[(column + 2 * row) % 4], quilt.left + column * CELL, quilt.top + row * CELL, CELL)


def stand(board: Board, quilt: Quilt, square: Square, seat: Seat, piece: Piece) -> None:
    """Put a piece on its square, the paws near the lower seam."""
    x, y = quilt.corner(square)
    size = _SIZES[piece]
    board.put(figure(seat, piece, size), x + (CELL - size) // 2, y + CELL - size - 5 * (piece is Piece.KITTEN) - 2)


def mark(board: Board, quilt: Quilt, square: Square, name: str) -> None:
    """Lay a square sprite, a ring or a glow, on a square."""
    board.put(name, *quilt.corner(square), CELL)


def arrow(down: int, right: int, size: int = 74) -> Picture:
    """Return an arrow to one of the eight neighbours; drawn are those to the right and to the lower right."""
    bitmap = sprite("maunz/arrow_diagonal" if down and right else "maunz/arrow", size)
    turn = _TURNS.get((down, right))
    return bitmap.transpose(turn) if turn else bitmap


def draw_nudge(board: Board, quilt: Quilt, placed: Square, nudge: Nudge, room: Room) -> None:
    """Draw the way of a nudged piece; one that fell off the bed leaves over the edge, as far as there is room."""
    (x, y), (right, down) = quilt.middle(nudge.square), _away(placed, nudge.square)
    far = 14
    if nudge.to is None:
        far = 26
        there = _beside_the_bed((x, y), (right, down), room)
        board.center("maunz/halo", *there, 60)
        board.center(figure(nudge.seat, nudge.piece, _FALLEN), *there)
    board.center(arrow(down, right), x + right * far, y + down * far)


def draw_stay(board: Board, quilt: Quilt, placed: Square, square: Square, size: int) -> None:
    """Draw a crossed arrow behind a piece that was not nudged."""
    (x, y), (right, down) = quilt.middle(square), _away(placed, square)
    there = x + right * CELL // 2, y + down * CELL // 2
    board.center(arrow(down, right, size), *there)
    board.center("gone", *there, size * 3 // 4)


def _away(placed: Square, square: Square) -> tuple[int, int]:
    """Return in which direction a square lies from its neighbour: to the right, down."""
    (down, right), (from_down, from_right) = divmod(SQUARES.index(square), SIDE), divmod(SQUARES.index(placed), SIDE)
    return right - from_right, down - from_down


def _beside_the_bed(middle: tuple[int, int], way: tuple[int, int], room: Room) -> tuple[int, int]:
    """Return where a fallen piece is drawn. Above and below it is between two columns: their letters stand there."""
    (x, y), (right, down) = middle, way
    out_x, out_y = x + right * _OUT, y + down * _OUT
    if not room.top < out_y < room.bottom:
        out_x = x + (right or 1) * CELL // 2
    return _into(out_x, room.left, room.right), _into(out_y, room.top, room.bottom)


def _into(at: int, least: int, most: int) -> int:
    return min(max(at, least), most)


@cache
def tag(width: int, height: int, colour: str = PAPER, radius: int = 40) -> Picture:
    """Return a blank label."""
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{min(width, height, radius * 2) / 2 - 1.5}" '
        f'fill="{colour}" stroke="{INK}" stroke-width="3"/></svg>',
        width,
    )
