"""How good a position of maunz. is for the seat in turn, at a glance.

A value is in hundredths of the logarithm of the odds to win: 100 is to win three games of four, nearly. The weights are
fitted to the results of 300,000 positions from games that the computer played against itself, looking two or three
placements ahead. What a side's pieces add depends on that side alone, so it is worked out once and remembered;
what can be completed depends on the free squares and is looked at every time.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from cogs.maunz.computer.simulation import SidePieces
from cogs.maunz.rules.bed import (
    ACROSS,
    DOWN,
    DOWN_LEFT,
    DOWN_RIGHT,
    EVERYWHERE,
    PIECES,
    SIDE,
    SQUARES,
    Squares,
    has_line,
)

WON = 100_000
SURE = WON - 1_000
"""A value above this is a win that has been seen, in as many placements as it is below WON."""


class Side(NamedTuple):
    """What can be said of one side's pieces without looking at the other's."""

    settles: bool
    """If this side has just placed, something happens: it has won, a line graduates, or all its pieces are there."""
    in_turn: int
    """What it adds to the value if this side is in turn."""
    waiting: int
    """The same, if the other side is."""
    ends: Squares
    """Where one more piece makes a line, if the square is free.

    Neighbours in a line hold each other, so that the new piece cannot nudge them.
    """
    wins: Squares
    """Where one more piece wins, if the square is free."""


# What the pieces of a side add to its value, and take from it if they are the other's
RETIRED = (-384, -314, -256, -173, -40, 88, 245, 366, 467)
# By the kind of square: corner, two along the edge, then further in
KITTEN = (41, 28, 24, 68, 60, 82)
CAT = (14, 34, 51, 71, 87, 124)
CATS_IN_POOL = (0, 84, 120, 135, 145, 145, 145, 145, 145)
# What depends on whose turn it is
IN_TURN = 63
CROWD_IN_TURN = (0, 0, 0, 0, 0, 9, 30, 133, 133)  # by the number of pieces on the bed
CROWD_WAITING = (0, 0, 0, 0, 0, -9, -30, -73, -73)
MANY = 3
# By the number of squares where one more piece makes a line, or wins; more than three are as good as three
ENDS_IN_TURN = (0, 35, 31, 50)
ENDS_WAITING = (0, -7, -11, -26)
WINS_WAITING = (0, -102, -176, -287)

# Children play without growing up: three kittens win, and all that counts is where they stand
KITTEN_OF_A_CHILD = (0, 6, 8, 16, 16, 22)
LINE_OF_A_CHILD = 60
WINS_WAITING_OF_A_CHILD = (0, -40, -120, -200)


THIRD = 2 * SIDE  # squares
THIRD_OF_THE_BED = (1 << THIRD) - 1

SquareValues: TypeAlias = tuple[list[int], ...]
"""The sum over any set of squares within two rows, for each third of the bed: three look-ups are quicker than 36."""


def _square_kind(index: int) -> int:
    near, far = sorted(min(at, SIDE - 1 - at) for at in divmod(index, SIDE))
    return far if near == 0 else 2 + far if near == 1 else 5


def _square_values(by_kind: Sequence[int]) -> SquareValues:
    thirds: list[list[int]] = []
    for first in range(0, len(SQUARES), THIRD):
        sums = [0]
        for index in range(first, first + THIRD):
            sums += [other + by_kind[_square_kind(index)] for other in sums]
        thirds.append(sums)
    return tuple(thirds)


KITTENS, CATS, CHILDREN = _square_values(KITTEN), _square_values(CAT), _square_values(KITTEN_OF_A_CHILD)


def _sum(values: SquareValues, squares: Squares) -> int:
    top, middle, bottom = values
    return top[squares & THIRD_OF_THE_BED] + middle[squares >> THIRD & THIRD_OF_THE_BED] + bottom[squares >> 2 * THIRD]


def ends(squares: Squares) -> Squares:
    """Return where a third piece would make a line with two neighbours of the set, taken squares included."""
    found = 0
    if pairs := squares & squares >> 1:
        found = (pairs & ACROSS) << 2 | pairs >> 1 & ACROSS
    if pairs := squares & squares >> 5:
        found |= (pairs & DOWN_LEFT) << 10 | pairs >> 5 & DOWN_LEFT
    if pairs := squares & squares >> 6:
        found |= (pairs & DOWN) << 12 | pairs >> 6 & DOWN
    if pairs := squares & squares >> 7:
        found |= (pairs & DOWN_RIGHT) << 14 | pairs >> 7 & DOWN_RIGHT
    return found


class Sides(dict[SidePieces, Side]):
    """Every side that was looked at, worked out when first asked for: in a search nearly all have been seen before."""

    def __init__(self, *, kids: bool) -> None:
        super().__init__()
        self._look = _look_at_children if kids else _look
        self._wins_waiting = WINS_WAITING_OF_A_CHILD if kids else WINS_WAITING

    def __missing__(self, pieces: SidePieces) -> Side:
        side = self[pieces] = self._look(*pieces)
        return side

    def evaluate(self, mine: SidePieces, theirs: SidePieces) -> int:
        """Return the value of a position for the seat in turn."""
        side, other = self[mine], self[theirs]
        free = EVERYWHERE & ~(mine[0] | mine[1] | theirs[0] | theirs[1])
        if side.wins & free:
            return WON
        value = IN_TURN + side.in_turn + other.waiting
        if completed := side.ends & free:
            value += ENDS_IN_TURN[min(completed.bit_count(), MANY)]
        if completed := other.ends & free:
            value += ENDS_WAITING[min(completed.bit_count(), MANY)]
        if completed := other.wins & free:
            value += self._wins_waiting[min(completed.bit_count(), MANY)]
        return value


def _look(kittens: Squares, cats: Squares, retired: int) -> Side:
    own = kittens | cats
    line, crowd = has_line(own), own.bit_count()
    pool = retired - cats.bit_count()
    value = RETIRED[retired] + CATS_IN_POOL[pool] + _sum(KITTENS, kittens)
    wins = 0
    if cats:
        value += _sum(CATS, cats)
        wins = EVERYWHERE if line and has_line(cats) else ends(cats) if pool else 0
    return Side(line or crowd == PIECES, value + CROWD_IN_TURN[crowd], CROWD_WAITING[crowd] - value, ends(own), wins)


def _look_at_children(kittens: Squares, _cats: Squares, _retired: int) -> Side:
    """Children have no cats, and a line wins: there is always a kitten for it in the pool."""
    line = has_line(kittens)
    value = _sum(CHILDREN, kittens) + line * LINE_OF_A_CHILD
    return Side(line or kittens.bit_count() == PIECES, value, -value, 0, EVERYWHERE if line else ends(kittens))
