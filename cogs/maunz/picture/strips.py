"""A player's row in the picture of maunz.: who it is, what may be placed, how many kittens have grown up."""

from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import PAPER, Board, Picture, sprite
from bot.draw.seats import CHIP_HEIGHT, chip
from bot.games.contract import Seat
from cogs.maunz.picture.pieces import figure, sign
from cogs.maunz.rules.bed import Piece, Pool
from cogs.maunz.rules.state import View

NOTHING = Pool(0, 0)
_EMPTY = "#6d58a0"
_EDGES = (8, 868)  # the upper edges of the rows
_PLATE_X, _PLATE_WIDTH = 6, 336
_TRAY_X, _TRAY_WIDTH = 350, 300


class _Place(NamedTuple):
    """Where a kind of piece is in the tray, and where its number is: always the same, so that one finds it."""

    x: int
    size: int
    number_x: int


_PLACES = {Piece.KITTEN: _Place(396, 62, 436), Piece.CAT: _Place(532, 68, 576)}


def draw_strip(board: Board, view: View, seat: Seat, name: str) -> None:
    """A player's row during a game."""
    y = _EDGES[seat]
    winner = view.over.winner if view.over else None
    resigned = view.over is not None and view.over.reason == "resigned" and seat != winner
    draw_plate(board, seat, name, lit=seat in (view.turn, winner), left=resigned)
    if view.over and seat == winner:
        board.center("maunz/crown", 42, y + 8, 46)
    kids = view.settings.kids == "yes"
    draw_pool(board, seat, view.pools[seat], _came_back(view, seat), kittens_only=kids)
    if not kids:
        _draw_grown(board, seat, view.lid[seat], y)


def draw_plate(board: Board, seat: Seat, name: str, *, lit: bool = False, left: bool = False) -> None:
    """A name with the sign that it has in texts."""
    y = _EDGES[seat]
    chip(board, seat, name, (_PLATE_X, y, _PLATE_WIDTH), lit=lit, left=left)
    board.center(sign(seat, 48), _PLATE_X + 36, y + CHIP_HEIGHT // 2)
    if left:
        board.center("gone", _PLATE_X + 36, y + CHIP_HEIGHT // 2, 48)


def draw_free(board: Board, seat: Seat) -> None:
    """An empty plate: somebody may still join."""
    board.put("maunz/free", _PLATE_X, _EDGES[seat], _PLATE_WIDTH)


def draw_pool(board: Board, seat: Seat, pool: Pool, came_back: Pool = NOTHING, *, kittens_only: bool = False) -> None:
    """A kitten and a cat, each with the number of them in the pool; a glow behind those of which some have just come back."""
    y = _EDGES[seat]
    board.put("maunz/tray", _TRAY_X, y - 2, _TRAY_WIDTH)
    for piece, count, fresh in (
        (Piece.KITTEN, pool.kittens, came_back.kittens),
        (Piece.CAT, pool.cats, came_back.cats),
    ):
        if piece is Piece.CAT and kittens_only:
            return
        place = _PLACES[piece]
        if fresh:
            board.center("maunz/halo", place.x, y + 32, 66)
        board.center(figure(seat, piece, place.size) if count else _shape(piece, place.size), place.x, y + 31)
        board.count(str(count), place.number_x, y + 34, 46, PAPER, anchor="l")


def _draw_grown(board: Board, seat: Seat, grown: int, y: int) -> None:
    """A kitten that becomes a cat, and how often that has happened."""
    board.center(figure(seat, Piece.KITTEN, 40), 682, y + 34)
    board.center(sprite("maunz/arrow", 28), 715, y + 34)
    board.center(figure(seat, Piece.CAT, 52), 752, y + 30)
    board.count(str(grown), 790, y + 34, 46, PAPER, anchor="l")


@cache
def _shape(piece: Piece, size: int) -> Picture:
    """A kind of which none is there: nothing but its shape."""
    outline = figure(0, piece, size).getchannel("A")
    shape = Image.new("RGBA", outline.size, _EMPTY)
    shape.putalpha(outline)
    return shape


def _came_back(view: View, seat: Seat) -> Pool:
    """Return what the last turn brought into the seat's pool."""
    if not view.last:
        return NOTHING
    fallen = [nudge.piece for nudge in view.last.placed.nudges if nudge.to is None and nudge.seat == seat]
    kittens, cats = fallen.count(Piece.KITTEN), fallen.count(Piece.CAT)
    graduated = view.last.graduated
    if graduated and graduated.seat == seat:
        grew = view.settings.kids == "no"
        kittens, cats = kittens + len(graduated.squares) * (not grew), cats + len(graduated.squares) * grew
    return Pool(kittens, cats)
