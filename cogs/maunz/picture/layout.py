"""Where things are on the pictures of maunz.: the squares of a quilt, pieces that fell off it, the players' rows."""

from typing import NamedTuple, TypeAlias

from cogs.maunz.rules.bed import SIDE, SQUARES, Piece, Square

Point: TypeAlias = tuple[int, int]
"""Pixels from the left and from the top."""

WIDTH, HEIGHT = 840, 940
CELL = 108
ROW_EDGES = (8, 868)  # the upper edges of the players' rows, by seat
PLATE_X, PLATE_WIDTH = 6, 336
TRAY_X, TRAY_WIDTH = 350, 300
_FALLEN_DISTANCE = 124  # how far from where it stood a fallen piece is drawn


class TraySlot(NamedTuple):
    """Where a kind of piece is in the tray, and where its number is: always the same, so that one finds it."""

    x: int
    size: int
    number_x: int


TRAY_SLOTS = {Piece.KITTEN: TraySlot(396, 62, 436), Piece.CAT: TraySlot(532, 68, 576)}


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

    def corner(self, square: Square) -> Point:
        """Return the upper left corner of a square."""
        row, column = divmod(SQUARES.index(square), SIDE)
        return self.left + column * CELL, self.top + row * CELL

    def middle(self, square: Square) -> Point:
        """Return the middle of a square."""
        x, y = self.corner(square)
        return x + CELL // 2, y + CELL // 2


BED = Quilt(96, 146)
GOAL, GOAL_WIDTH = (WIDTH // 2, 106), 248  # the middle of what wins, above the headboard
FALLEN = 50  # how large a fallen piece is drawn
AROUND_THE_BED = Room(32, 106, 808, 832)


def direction(placed: Square, square: Square) -> tuple[int, int]:
    """Return in which direction a square lies from its neighbour, in squares: to the right, down."""
    row, column = divmod(SQUARES.index(square), SIDE)
    placed_row, placed_column = divmod(SQUARES.index(placed), SIDE)
    return column - placed_column, row - placed_row


def beside_the_bed(quilt: Quilt, placed: Square, square: Square, room: Room) -> Point:
    """Return where a piece is drawn that fell off the bed from a square; `placed` is where the nudging piece is.

    Above and below the bed it is between two columns: their letters stand there.
    """
    (x, y), (right, down) = quilt.middle(square), direction(placed, square)
    out_x, out_y = x + right * _FALLEN_DISTANCE, y + down * _FALLEN_DISTANCE
    if not room.top < out_y < room.bottom:
        out_x = x + (right or 1) * CELL // 2
    return _between(room.left, out_x, room.right), _between(room.top, out_y, room.bottom)


def _between(least: int, at: int, most: int) -> int:
    return min(max(at, least), most)
