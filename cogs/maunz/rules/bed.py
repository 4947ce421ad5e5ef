"""The bed of maunz. and what happens on it: placing, nudging, lines, growing up. Turns and winning are in rules.py.

The bed has 6 × 6 squares, A1 to F6: columns A to F from left to right, rows 1 to 6 from top to bottom. A set of
squares is a number of 36 bits, A1 the lowest, F1 the sixth, A2 the seventh and so on: whole beds are compared, shifted
and searched for lines in one operation.
"""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from bot.games.contract import Seat

Square: TypeAlias = str
Squares: TypeAlias = int
"""A set of squares, one bit each."""


class Piece(StrEnum):
    """What stands on the bed."""

    KITTEN = "k"
    CAT = "c"


SIDE = 6
COLUMNS, ROWS = tuple("ABCDEF"), tuple("123456")
PIECES = 8  # each player's active pieces, always: on the bed and in the pool together
LINE = 3
SQUARES: tuple[Square, ...] = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
BIT: dict[Square, Squares] = {square: 1 << index for index, square in enumerate(SQUARES)}
EVERYWHERE: Squares = (1 << len(SQUARES)) - 1


class Nudge(Struct, frozen=True, array_like=True, gc=False):
    """A piece that moved away from a new neighbour."""

    square: Square
    to: Square | None
    """Where it went; None is off the bed and back into its owner's pool."""
    seat: Seat
    piece: Piece


class Standing(Struct, frozen=True, array_like=True, gc=False):
    """A piece on the bed."""

    square: Square
    seat: Seat
    piece: Piece


class Pool(Struct, frozen=True, array_like=True):
    """What a player may place."""

    kittens: int
    cats: int


class Bed(Struct, frozen=True, array_like=True):
    """Where everything is, a pair each: seat 0, seat 1. The pools follow from it, because no piece leaves the game."""

    kittens: tuple[Squares, Squares] = (0, 0)
    cats: tuple[Squares, Squares] = (0, 0)
    lid: tuple[int, int] = (0, 0)
    """How many kittens each player has retired; as many cats came into play (Z-16)."""

    def pool(self, seat: Seat) -> Pool:
        """Return what the seat may place: its active pieces that are not on the bed."""
        kittens = PIECES - self.lid[seat] - self.kittens[seat].bit_count()
        return Pool(kittens, self.lid[seat] - self.cats[seat].bit_count())

    def of(self, seat: Seat) -> Squares:
        """Return where the kittens and cats of the seat stand."""
        return self.kittens[seat] | self.cats[seat]

    def free(self) -> Squares:
        """Return where nothing stands."""
        return EVERYWHERE & ~(self.of(0) | self.of(1))

    def standing(self) -> tuple[Standing, ...]:
        """Return every piece on the bed, from A1 to F6."""
        sets = tuple(
            (seat, piece, where[seat])
            for piece, where in ((Piece.KITTEN, self.kittens), (Piece.CAT, self.cats))
            for seat in (0, 1)
        )
        return tuple(
            Standing(name, seat, piece) for name, bit in BIT.items() for seat, piece, squares in sets if squares & bit
        )


def names(squares: Squares) -> tuple[Square, ...]:
    """Return the names of a set of squares, from A1 to F6."""
    return tuple(name for name, bit in BIT.items() if squares & bit)


def squares_drawn(bed: str, sign: str) -> Squares:
    """Return where a sign stands on a bed that is written as it looks, with a space or a slash between rows."""
    signs = bed.replace(" ", "").replace("/", "")
    return sum(bit for bit, found in zip(BIT.values(), signs, strict=True) if found == sign)


class _Neighbour(NamedTuple):
    """A square beside another one, and the square straight behind it: nothing there if the bed ends."""

    bit: Squares
    behind: Squares
    square: Square
    to: Square | None


def _at(row: int, column: int) -> Square | None:
    return SQUARES[row * SIDE + column] if 0 <= row < SIDE and 0 <= column < SIDE else None


DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # rows down, columns to the right


def _neighbours(square: Square) -> tuple[_Neighbour, ...]:
    row, column = divmod(SQUARES.index(square), SIDE)
    found: list[_Neighbour] = []
    for down, right in DIRECTIONS:
        beside, behind = _at(row + down, column + right), _at(row + 2 * down, column + 2 * right)
        if beside is not None:
            found.append(_Neighbour(BIT[beside], BIT[behind] if behind else 0, beside, behind))
    return tuple(found)


NEIGHBOURS = {square: _neighbours(square) for square in SQUARES}
AROUND: dict[Square, Squares] = {square: sum(neighbour.bit for neighbour in NEIGHBOURS[square]) for square in SQUARES}


def nudge(bed: Bed, seat: Seat, piece: Piece, square: Square) -> tuple[Bed, tuple[Nudge, ...]]:
    """Place a piece on a free square and let it nudge its neighbours; return the new bed and what moved.

    Kittens never move cats (Z-3). A piece stays if the square straight behind it is taken, by whatever piece (Z-2).
    Which pieces move is judged before any of them does: neighbours are one square away and go two squares away, so
    their order makes no difference (Z-1).
    """
    kittens, cats = list(bed.kittens), list(bed.cats)
    taken = kittens[0] | kittens[1] | cats[0] | cats[1]
    movable = taken if piece is Piece.CAT else kittens[0] | kittens[1]
    nudges: list[Nudge] = []
    if movable & AROUND[square]:
        for bit, behind, beside, to in NEIGHBOURS[square]:
            if movable & bit and not taken & behind:
                kind, where = (Piece.KITTEN, kittens) if (kittens[0] | kittens[1]) & bit else (Piece.CAT, cats)
                owner = 0 if where[0] & bit else 1
                where[owner] ^= bit | behind
                nudges.append(Nudge(beside, to, owner, kind))
    (cats if piece is Piece.CAT else kittens)[seat] |= BIT[square]
    return Bed((kittens[0], kittens[1]), (cats[0], cats[1]), bed.lid), tuple(nudges)


def _lines() -> tuple[Squares, ...]:
    """Return all lines of three, ordered by their squares: 24 along rows, 24 along columns, 16 along each diagonal."""
    found: list[tuple[Square, ...]] = []
    for index in range(len(SQUARES)):
        row, column = divmod(index, SIDE)
        for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
            line = [_at(row + step * down, column + step * right) for step in range(LINE)]
            if None not in line:
                found.append(tuple(filter(None, line)))
    return tuple(
        sum(BIT[square] for square in line) for line in sorted(found, key=lambda line: [*map(SQUARES.index, line)])
    )


LINES = _lines()


def _line_starts(step: int) -> Squares:
    """Return the lowest squares of all lines whose squares are `step` bits apart."""
    shape = 1 | 1 << step | 1 << 2 * step
    return sum(lowest for line in LINES if line == (lowest := line & -line) * shape)


# Where a line may begin, by its direction: from here it does not run off the bed
ACROSS, DOWN_LEFT, DOWN, DOWN_RIGHT = map(_line_starts, (1, 5, 6, 7))


def has_line(squares: Squares) -> bool:
    """Say whether three squares of the set are a line. Spelled out, as a search asks it very often."""
    return bool(
        squares & squares >> 1 & squares >> 2 & ACROSS
        or squares & squares >> 5 & squares >> 10 & DOWN_LEFT
        or squares & squares >> 6 & squares >> 12 & DOWN
        or squares & squares >> 7 & squares >> 14 & DOWN_RIGHT
    )


def lines(squares: Squares) -> tuple[Squares, ...]:
    """Return every line of three inside a set of squares, as LINES has them; four in a row are two of them."""
    return tuple(line for line in LINES if squares & line == line) if has_line(squares) else ()


def squares_in_lines(squares: Squares) -> Squares:
    """Return the squares of the set that are part of a line."""
    found = 0
    for line in lines(squares):
        found |= line
    return found


def choices(bed: Bed, seat: Seat) -> tuple[Squares, ...]:
    """Return what the seat may lift off the bed at the end of a turn: each line, and each piece if all eight are there.

    A piece taken back from a full bed may be a cat (Z-8), and may be taken although there is a line (Z-6).
    """
    own = bed.of(seat)
    found = lines(own)
    return (*found, *(BIT[square] for square in names(own))) if own.bit_count() == PIECES else found


def lift(bed: Bed, seat: Seat, squares: Squares, *, grow: bool = True) -> tuple[Bed, int]:
    """Take the seat's pieces from these squares; return the new bed and how many kittens grew into cats.

    Each kitten retires to the lid, and a cat enters the pool; a cat returns to the pool. Without `grow`, in the variant
    for children, a kitten returns to the pool too.
    """
    grown = (bed.kittens[seat] & squares).bit_count() if grow else 0
    after = Bed(_less(bed.kittens, seat, squares), _less(bed.cats, seat, squares), _more(bed.lid, seat, grown))
    return after, grown


def _less(where: tuple[Squares, Squares], seat: Seat, squares: Squares) -> tuple[Squares, Squares]:
    return (where[0] & ~squares, where[1]) if seat == 0 else (where[0], where[1] & ~squares)


def _more(counts: tuple[int, int], seat: Seat, more: int) -> tuple[int, int]:
    return (counts[0] + more, counts[1]) if seat == 0 else (counts[0], counts[1] + more)
