"""What a position of maunz. is worth: the computer player's eye.

The worth is in hundredths of the logarithm of the odds to win, for the seat in turn: 100 is to win three games of four, nearly. The weights
are fitted to the results of 300,000 positions from games that it played against itself, looking two or three placements ahead. What a side's
pieces are worth hangs on that side alone, so it is worked out once and remembered; what can be completed hangs on the free squares and is
looked at every time.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from cogs.maunz.rules.bed import EVERYWHERE, LINES, PIECES, Squares

Key: TypeAlias = tuple[Squares, Squares, int]
"""A side: kittens, cats, retired kittens."""

WON = 100_000
SURE = WON - 1_000
"""A worth above this is a win that has been seen, in as many placements as it is below WON."""


class Side(NamedTuple):
    """What can be said of one side's pieces without looking at the other's."""

    settles: bool
    """If this side has just placed, something happens: it has won, a line graduates, or all its pieces are on the bed."""
    in_turn: int
    """What it adds to the worth if this side is in turn."""
    waiting: int
    """The same, if the other side is."""
    ends: Squares
    """Where one more piece makes a line, if the square is free. Neighbours in a line hold each other, so that the new one cannot nudge them."""
    wins: Squares
    """Where one more piece wins, if the square is free."""


# What the pieces of a side add to its worth, and take from it if they are the other's
RETIRED = (-384, -314, -256, -173, -40, 88, 245, 366, 467)
KITTEN = (41, 28, 24, 68, 60, 82)  # by the kind of square: corner, two along the edge, then further in
CAT = (14, 34, 51, 71, 87, 124)
POOL = (0, 84, 120, 135, 145, 145, 145, 145, 145)  # by the number of cats in the pool
# What hangs on whose turn it is
IN_TURN = 63
CROWD_IN_TURN = (0, 0, 0, 0, 0, 9, 30, 133, 133)  # by the number of pieces on the bed
CROWD_WAITING = (0, 0, 0, 0, 0, -9, -30, -73, -73)
MANY = 3
# By the number of squares where one more piece makes a line, or wins; more than three are as good as three
ENDS_IN_TURN = (0, 35, 31, 50)
ENDS_WAITING = (0, -7, -11, -26)
WINS_WAITING = (0, -102, -176, -287)

# For children nobody grows up: three kittens win, and all that counts is where they stand
KITTEN_OF_A_CHILD = (0, 6, 8, 16, 16, 22)
LINE_OF_A_CHILD = 60
WINS_WAITING_OF_A_CHILD = (0, -40, -120, -200)


def _kind(index: int) -> int:
    near, far = sorted(min(at, 5 - at) for at in divmod(index, 6))
    return far if near == 0 else 2 + far if near == 1 else 5


def _thirds(by_kind: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Return the sum over any set of squares within two rows of the bed: three tables make quicker work than 36 squares."""
    thirds: list[list[int]] = []
    for third in range(3):
        sums = [0]
        for index in range(12 * third, 12 * third + 12):
            sums += [other + by_kind[_kind(index)] for other in sums]
        thirds.append(sums)
    return thirds[0], thirds[1], thirds[2]


TWO_ROWS = 0b111111_111111
KITTENS, CATS, CHILDREN = _thirds(KITTEN), _thirds(CAT), _thirds(KITTEN_OF_A_CHILD)


def _sum(thirds: tuple[list[int], list[int], list[int]], squares: Squares) -> int:
    top, middle, bottom = thirds
    return top[squares & TWO_ROWS] + middle[squares >> 12 & TWO_ROWS] + bottom[squares >> 24]


def _starts(step: int) -> Squares:
    """Return where a line whose squares are so far apart may begin."""
    shape = 1 | 1 << step | 1 << 2 * step
    return sum(line & -line for line in LINES if line == (line & -line) * shape)


ACROSS, DOWN_LEFT, DOWN, DOWN_RIGHT = map(_starts, (1, 5, 6, 7))


def has_line(squares: Squares) -> bool:
    """Say whether three squares of the set are a line: as in bed.py, with nothing but numbers."""
    return bool(
        squares & squares >> 1 & squares >> 2 & ACROSS
        or squares & squares >> 5 & squares >> 10 & DOWN_LEFT
        or squares & squares >> 6 & squares >> 12 & DOWN
        or squares & squares >> 7 & squares >> 14 & DOWN_RIGHT
    )


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


class Sides(dict[Key, Side]):
    """Every side that was looked at, worked out when it is asked for the first time: in a search nearly all have been seen before."""

    def __init__(self, *, kids: bool) -> None:
        super().__init__()
        self._look = _look_at_children if kids else _look
        self._wins_waiting = WINS_WAITING_OF_A_CHILD if kids else WINS_WAITING

    def __missing__(self, key: Key) -> Side:
        side = self[key] = self._look(*key)
        return side

    def worth(self, mine: Key, theirs: Key) -> int:
        """Return what the position is worth for the seat in turn."""
        side, other = self[mine], self[theirs]
        free = EVERYWHERE & ~(mine[0] | mine[1] | theirs[0] | theirs[1])
        if side.wins & free:
            return WON
        worth = IN_TURN + side.in_turn + other.waiting
        if completed := side.ends & free:
            worth += ENDS_IN_TURN[min(completed.bit_count(), MANY)]
        if completed := other.ends & free:
            worth += ENDS_WAITING[min(completed.bit_count(), MANY)]
        if completed := other.wins & free:
            worth += self._wins_waiting[min(completed.bit_count(), MANY)]
        return worth


def _look(kittens: Squares, cats: Squares, retired: int) -> Side:
    own = kittens | cats
    line, crowd = has_line(own), own.bit_count()
    pool = retired - cats.bit_count()
    worth = RETIRED[retired] + POOL[pool] + _sum(KITTENS, kittens)
    wins = 0
    if cats:
        worth += _sum(CATS, cats)
        wins = EVERYWHERE if line and has_line(cats) else ends(cats) if pool else 0
    return Side(line or crowd == PIECES, worth + CROWD_IN_TURN[crowd], CROWD_WAITING[crowd] - worth, ends(own), wins)


def _look_at_children(kittens: Squares, _cats: Squares, _retired: int) -> Side:
    """Children have no cats, and a line wins: there is always a kitten for it in the pool."""
    line = has_line(kittens)
    worth = _sum(CHILDREN, kittens) + line * LINE_OF_A_CHILD
    return Side(line or kittens.bit_count() == PIECES, worth, -worth, 0, EVERYWHERE if line else ends(kittens))
