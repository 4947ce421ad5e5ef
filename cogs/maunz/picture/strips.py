"""A player's row in the picture of maunz.: the name, what may be placed, how many kittens have grown up."""

from PIL import Image

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import PAPER, Drawing, Raster, sprite
from bot.draw.seats import CHIP_HEIGHT, Role, chip
from bot.games.contract import Seat
from cogs.maunz.picture.layout import PLATE_WIDTH, PLATE_X, ROW_EDGES, TRAY_SLOTS, TRAY_WIDTH, TRAY_X
from cogs.maunz.picture.pieces import figure, sign
from cogs.maunz.rules.bed import Piece, Pool
from cogs.maunz.rules.state import View

EMPTY = "#9a86cc"


def draw_strip(drawing: Drawing, view: View, seat: Seat, name: str) -> None:
    """Draw a player's row during a game."""
    y = ROW_EDGES[seat]
    winner = view.over.winner if view.over else None
    resigned = view.over is not None and view.over.reason == "resigned" and seat != winner
    role = "left" if resigned else "plays" if seat == view.turn else "won" if seat == winner else "waits"
    draw_plate(drawing, seat, name, role)
    if view.over and seat == winner:
        drawing.center("maunz/crown", 42, y + 8, 46)
    kids = view.variant.kids == "yes"
    draw_pool(drawing, seat, view.pools[seat], kittens_only=kids)
    if not kids:
        _draw_grown(drawing, seat, view.lid[seat], y)


def draw_plate(drawing: Drawing, seat: Seat, name: str, role: Role = "waits") -> None:
    """Draw a name with the sign that it has in texts."""
    y = ROW_EDGES[seat]
    chip(drawing, seat, name, (PLATE_X, y, PLATE_WIDTH), role=role)
    drawing.center(sign(seat, 48), PLATE_X + 36, y + CHIP_HEIGHT // 2)
    if role == "left":
        drawing.center("gone", PLATE_X + 36, y + CHIP_HEIGHT // 2, 48)


def draw_free(drawing: Drawing, seat: Seat) -> None:
    """Draw an empty plate: another player may still join."""
    drawing.put("maunz/free", PLATE_X, ROW_EDGES[seat], PLATE_WIDTH)


def draw_pool(drawing: Drawing, seat: Seat, pool: Pool, *, kittens_only: bool = False) -> None:
    """Draw a kitten and a cat, each with its number in the pool."""
    y = ROW_EDGES[seat]
    drawing.put("maunz/tray", TRAY_X, y - 2, TRAY_WIDTH)
    for piece, count in ((Piece.KITTEN, pool.kittens), (Piece.CAT, pool.cats)):
        if piece is Piece.CAT and kittens_only:
            return
        slot = TRAY_SLOTS[piece]
        drawing.center(figure(seat, piece, slot.size) if count else _shape(piece, slot.size), slot.x, y + 31)
        drawing.count(str(count), slot.number_x, y + 34, 46, PAPER, anchor="l")


def _draw_grown(drawing: Drawing, seat: Seat, grown: int, y: int) -> None:
    """Draw a kitten that becomes a cat, and how often that has happened."""
    drawing.center(figure(seat, Piece.KITTEN, 40), 682, y + 34)
    drawing.center(sprite("maunz/arrow", 28), 715, y + 34)
    drawing.center(figure(seat, Piece.CAT, 52), 752, y + 30)
    drawing.count(str(grown), 790, y + 34, 46, PAPER, anchor="l")


@cached_bitmap
def _shape(piece: Piece, size: int) -> Raster:
    """Return nothing but the shape of a kind: the pool has none of it."""
    outline = figure(0, piece, size).getchannel("A")
    shape = Image.new("RGBA", outline.size, EMPTY)
    shape.putalpha(outline)
    return shape
