"""The bed in numbers only, for thinking ahead: every placement of a turn at once.

A position is seen from the seat in turn, so that one search serves both players. The rules themselves are in bed.py and
rules.py; a test compares the two placement by placement.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bot.games.contract import Seat
from cogs.maunz.rules.bed import BIT, NEIGHBOURS, PIECES, SIDE, SQUARES, Bed, Piece, Square, Squares
from cogs.maunz.rules.state import PlacePiece

SidePieces: TypeAlias = tuple[Squares, Squares, int]
"""What one side has: kittens on the bed, cats on the bed, and how many kittens it has retired."""

Position: TypeAlias = tuple[SidePieces, SidePieces]
"""The seat in turn, then the other one."""

Placement: TypeAlias = tuple[int, Squares, Squares, Squares, Squares]
"""Its number, and what it leads to: own kittens and cats, the other's kittens and cats. Nothing has graduated yet."""

CAT = 64  # the number of a placement is the index of its square, and this more if a cat is placed


class Spot(NamedTuple):
    """A square to place on, with everything that can be known about it beforehand."""

    number: int
    bit: Squares
    around: Squares
    behind: Squares
    """The squares straight behind its neighbours, those of them that are on the bed."""
    loose: dict[Squares, Squares]
    """Which neighbours can move, by which of the squares behind them are taken."""
    ways: dict[Squares, Squares]
    """For a set of neighbours that move, the squares they leave and enter: one exclusive or moves them all."""


def _subsets(squares: Iterable[Squares]) -> list[Squares]:
    sets = [0]
    for bit in squares:
        sets += [other | bit for other in sets]
    return sets


def _spot(square: Square) -> Spot:
    beside = NEIGHBOURS[square]
    behind = [neighbour.behind for neighbour in beside if neighbour.behind]
    return Spot(
        number=SQUARES.index(square),
        bit=BIT[square],
        around=sum(neighbour.bit for neighbour in beside),
        behind=sum(behind),
        loose={
            taken: sum(neighbour.bit for neighbour in beside if not neighbour.behind & taken)
            for taken in _subsets(behind)
        },
        ways={moved: _ways(square, moved) for moved in _subsets(neighbour.bit for neighbour in beside)},
    )


def _ways(square: Square, moved: Squares) -> Squares:
    return sum(neighbour.bit | neighbour.behind for neighbour in NEIGHBOURS[square] if neighbour.bit & moved)


def _from_the_middle(spot: Spot) -> int:
    row, column = divmod(spot.number, SIDE)
    return abs(2 * row - SIDE + 1) + abs(2 * column - SIDE + 1)


# From the middle to the corners: good placements come early, and a search that has seen a good one can stop
SPOT = tuple(map(_spot, SQUARES))
SPOTS = tuple(sorted(SPOT, key=_from_the_middle))


def position(bed: Bed, seat: Seat) -> Position:
    """Return the bed as seen from the seat in turn."""
    return _side(bed, seat), _side(bed, 1 - seat)


def _side(bed: Bed, seat: Seat) -> SidePieces:
    return bed.kittens[seat], bed.cats[seat], bed.lid[seat]


def square_of(number: int) -> Square:
    """Return the square of the placement with this number."""
    return SQUARES[number & ~CAT]


def move_of(number: int) -> PlacePiece:
    """Return the move that a placement's number stands for."""
    return PlacePiece(Piece.CAT if number & CAT else Piece.KITTEN, square_of(number))


def placements(position: Position, only: int | None = None) -> Iterator[Placement]:
    """Yield every placement of the seat in turn, or only the one with this number: cats first, as they nudge more."""
    (kittens, cats, retired), _ = position
    has_cats, has_kittens = retired > cats.bit_count(), PIECES - retired > kittens.bit_count()
    spots = SPOTS if only is None else (SPOT[only & ~CAT],)
    if has_cats and (only is None or only & CAT):
        yield from _cat_placements(position, spots)
    if has_kittens and not (only and only & CAT):
        yield from _kitten_placements(position, spots)


def _kitten_placements(position: Position, spots: Iterable[Spot]) -> Iterator[Placement]:
    """Yield the placements of a kitten. Cats stay where they are (Z-3)."""
    (own, own_cats, _), (their, their_cats, _) = position
    kittens = own | their
    taken = kittens | own_cats | their_cats
    for number, bit, around, behind, loose, ways in spots:
        if taken & bit:
            continue
        moved = kittens & around
        if moved:
            moved &= loose[taken & behind]
            yield number, own ^ ways[own & moved] | bit, own_cats, their ^ ways[their & moved], their_cats
        else:
            yield number, own | bit, own_cats, their, their_cats


def _cat_placements(position: Position, spots: Iterable[Spot]) -> Iterator[Placement]:
    """Yield the placements of a cat, which nudges kittens and cats."""
    (own, own_cats, _), (their, their_cats, _) = position
    taken = own | own_cats | their | their_cats
    for number, bit, around, behind, loose, ways in spots:
        if taken & bit:
            continue
        moved = taken & around
        if moved:
            moved &= loose[taken & behind]
            after = own ^ ways[own & moved], own_cats ^ ways[own_cats & moved] | bit
            their_after = their ^ ways[their & moved], their_cats ^ ways[their_cats & moved]
            yield number + CAT, *after, *their_after
        else:
            yield number + CAT, own, own_cats | bit, their, their_cats
