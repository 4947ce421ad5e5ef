"""What lies on a quilt of maunz.: patches, kittens and cats, arrows, glowing squares."""

from PIL import Image

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import Drawing, Raster, overlay, sprite
from bot.draw.furniture import plate
from bot.draw.seats import Mark
from bot.games.contract import Seat
from cogs.maunz.picture.layout import CELL, FALLEN, Quilt, Room, beside_the_bed, direction
from cogs.maunz.rules.bed import SIDE, Nudge, Piece, Square

_FILES = {Piece.KITTEN: "maunz/kitten", Piece.CAT: "maunz/cat"}
PIECE_SIZES = {Piece.KITTEN: 74, Piece.CAT: 104}
_PATCHES = ("maunz/patch_dots", "maunz/patch_waves", "maunz/patch_hearts", "maunz/patch_checks")
# Seat 0 is orange and striped, seat 1 is white: as light and dark they differ, too. The signs in the texts have these
# colours as well.
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


def coat(seat: Seat) -> str:
    """Return what makes art look like a piece of the seat."""
    return _COATS[seat]


@cached_bitmap
def sign(seat: Seat, size: int) -> Raster:
    """Return what distinguishes the seats on their plates: the disc before the name in texts, with a cat's head."""
    head = sprite("cat_head", round(size * 0.8), coat(seat))
    return overlay(plate(size, size, size / 2 - 1.5, _SIGNS[seat]), head, (size - head.height) // 2 - 1)


MARKS = tuple(Mark(colour, sign, seat) for seat, colour in enumerate(_SIGNS))
"""How the seats look in charts: as their pieces do."""


def figure(seat: Seat, piece: Piece, size: int) -> Raster:
    """Return a kitten or a cat of the seat."""
    return sprite(_FILES[piece], size, coat(seat))


def lay(drawing: Drawing, quilt: Quilt, columns: int = SIDE, rows: int = SIDE) -> None:
    """Lay the patches of a quilt."""
    for row in range(rows):
        for column in range(columns):
            drawing.put(_PATCHES[(column + 2 * row) % 4], quilt.left + column * CELL, quilt.top + row * CELL, CELL)


def stand(drawing: Drawing, quilt: Quilt, square: Square, seat: Seat, piece: Piece) -> None:
    """Put a piece on its square, the paws near the lower seam."""
    x, y = quilt.corner(square)
    size = PIECE_SIZES[piece]
    drawing.put(figure(seat, piece, size), x + (CELL - size) // 2, y + CELL - size - 5 * (piece is Piece.KITTEN) - 2)


def mark(drawing: Drawing, quilt: Quilt, square: Square, name: str) -> None:
    """Lay a sprite of the size of a square, like a glow, on a square."""
    drawing.put(name, *quilt.corner(square), CELL)


def arrow(down: int, right: int, size: int = 74) -> Raster:
    """Return an arrow to one of the eight neighbours; drawn are those to the right and to the lower right."""
    bitmap = sprite("maunz/arrow_diagonal" if down and right else "maunz/arrow", size)
    turn = _TURNS.get((down, right))
    return bitmap.transpose(turn) if turn else bitmap


def draw_nudge(drawing: Drawing, quilt: Quilt, placed: Square, nudge: Nudge, room: Room) -> None:
    """Draw the way of a nudged piece; one that fell off the bed leaves over the edge, as far as there is room."""
    (x, y), (right, down) = quilt.middle(nudge.square), direction(placed, nudge.square)
    far = 14
    if nudge.to is None:
        far = 26
        there = beside_the_bed(quilt, placed, nudge.square, room)
        drawing.center("maunz/halo", *there, 60)
        drawing.center(figure(nudge.seat, nudge.piece, FALLEN), *there)
    drawing.center(arrow(down, right), x + right * far, y + down * far)


def draw_stay(drawing: Drawing, quilt: Quilt, placed: Square, square: Square, size: int) -> None:
    """Draw a crossed arrow behind a piece that was not nudged."""
    (x, y), (right, down) = quilt.middle(square), direction(placed, square)
    there = x + right * CELL // 2, y + down * CELL // 2
    drawing.center(arrow(down, right, size), *there)
    drawing.center("gone", *there, size * 3 // 4)
