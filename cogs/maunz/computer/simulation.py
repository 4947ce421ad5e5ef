"""The bed as the computer player thinks of it: every placement of a turn at once, in numbers only.

A position is seen by whoever is in turn, so that one search serves both players. The rules themselves are in bed.py and rules.py; a test
compares the two placement by placement.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from cogs.maunz.rules.bed import BIT, EVERYWHERE, NEIGHBOURS, PIECES, SIDE, SQUARES, Bed, Piece, Square, Squares
from cogs.maunz.rules.state import Place

Position: TypeAlias = tuple[Squares, Squares, int, Squares, Squares, int]
"""Kittens, cats and retired kittens of the seat in turn, then those of the other one."""

Placing: TypeAlias = tuple[int, Squares, Squares, Squares, Squares]
"""Which placement it is, and what it leads to: own kittens and cats, the other's kittens and cats. Nothing has graduated yet."""


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
SPOTS = tuple(sorted(map(_spot, SQUARES), key=_from_the_middle))
CAT = 64  # added to the square's index if a cat is placed


def position(bed: Bed, seat: int) -> Position:
    """Return the bed as the seat sees it that is in turn."""
    other = 1 - seat
    return bed.kittens[seat], bed.cats[seat], bed.lid[seat], bed.kittens[other], bed.cats[other], bed.lid[other]


def place(number: int) -> Place:
    """Return the move that a placement's number stands for."""
    return Place(Piece.CAT if number & CAT else Piece.KITTEN, SQUARES[number & ~CAT])


def placings(position: Position) -> list[Placing]:
    """Return every placement of the seat in turn, and where everybody stands after it: cats first, as they nudge more."""
    cats, kittens = position[2] - position[1].bit_count(), PIECES - position[2] - position[0].bit_count()
    return (cat_placings(position) if cats else []) + (kitten_placings(position) if kittens else [])


def kitten_placings(position: Position) -> list[Placing]:
    """Return the placements of a kitten. Cats stay where they are (Z-3)."""
    own, own_cats, _, their, their_cats, _ = position
    kittens = own | their
    taken = kittens | own_cats | their_cats
    found: list[Placing] = []
    for number, bit, around, behind, loose, ways in SPOTS:
        if taken & bit:
            continue
        moved = kittens & around
        if moved:
            moved &= loose[taken & behind]
            found.append((number, own ^ ways[own & moved] | bit, own_cats, their ^ ways[their & moved], their_cats))
        else:
            found.append((number, own | bit, own_cats, their, their_cats))
    return found


def cat_placings(position: Position) -> list[Placing]:
    """Return the placements of a cat, which nudges everybody."""
    own, own_cats, _, their, their_cats, _ = position
    taken = own | own_cats | their | their_cats
    found: list[Placing] = []
    for number, bit, around, behind, loose, ways in SPOTS:
        if taken & bit:
            continue
        moved = taken & around
        if moved:
            moved &= loose[taken & behind]
            cats = own_cats ^ ways[own_cats & moved] | bit
            found.append(
                (
                    number + CAT,
                    own ^ ways[own & moved],
                    cats,
                    their ^ ways[their & moved],
                    their_cats ^ ways[their_cats & moved],
                )
            )
        else:
            found.append((number + CAT, own, own_cats | bit, their, their_cats))
    return found


def free(position: Position) -> Squares:
    """Return where nothing stands."""
    return EVERYWHERE & ~(position[0] | position[1] | position[3] | position[4])
