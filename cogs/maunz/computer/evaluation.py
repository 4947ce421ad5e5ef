"""How good a position of maunz. is for the seat in turn, at a glance.

A value is in hundredths of the logarithm of the odds to win: 100 is to win three games of four, nearly. The weights are
fitted to 217,000 positions from games that the computer played against itself: what it saw three or four placements
ahead counts for four fifths, how the game ended for one. What a side's pieces add depends on that side alone, so it is
worked out once and remembered; what can be completed depends on the free squares and is looked at every time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.maunz.computer.pairs import KITTEN_AND_CAT, TWO_CATS, TWO_KITTENS, pair_values
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
RETIRED = (-367, -348, -268, -182, -61, 68, 242, 382, 466)
# By the kind of square: corner, two along the edge, then further in
KITTEN = (51, 49, 44, 72, 59, 78)
CAT = (33, 52, 64, 77, 82, 105)
CATS_IN_POOL = (-4, 86, 129, 135, 139, 136, 128, 156, 146)
# What depends on whose turn it is
IN_TURN = 60
CROWD_IN_TURN = (34, 5, -10, -12, -4, 11, 49, 180, 133)  # by the number of pieces on the bed
CROWD_WAITING = (-54, -16, 1, 11, 11, -2, -26, -86, -73)
MANY = 3
MOST_REMEMBERED = 25_000  # sides, 10 MB; with four times as many no game is thought through faster
# By the number of squares where one more piece makes a line, or wins; more than three are as good as three
ENDS_IN_TURN = (0, 19, 25, 25)
ENDS_WAITING = (0, -4, -14, -20)
WINS_WAITING = (0, -38, -93, -271)

# Children play without growing up: three kittens win, and all that counts is where they stand
KITTEN_OF_A_CHILD = (0, 6, 8, 16, 16, 22)
LINE_OF_A_CHILD = 60
WINS_WAITING_OF_A_CHILD = (0, -40, -120, -200)


def _by_count(points: Sequence[int]) -> tuple[int, ...]:
    """Return the points by any number of squares: more than MANY are as good as MANY."""
    return tuple(points[min(count, MANY)] for count in range(len(SQUARES) + 1))


_ENDS_IN_TURN, _ENDS_WAITING = _by_count(ENDS_IN_TURN), _by_count(ENDS_WAITING)


def _square_kind(index: int) -> int:
    near, far = sorted(min(at, SIDE - 1 - at) for at in divmod(index, SIDE))
    return far if near == 0 else 2 + far if near == 1 else 5


A_CAT = len(SQUARES)  # a kitten is the number of its square, a cat so much more


def _together() -> list[list[int]]:
    """Return what two pieces of a side add together, and each with itself what it adds alone."""
    kittens, mixed, cats = map(pair_values, (TWO_KITTENS, KITTEN_AND_CAT, TWO_CATS))
    table = [[*of_kittens, *across] for of_kittens, across in zip(kittens, mixed, strict=True)]
    table += [[*across, *of_cats] for across, of_cats in zip(mixed, cats, strict=True)]
    for square in range(len(SQUARES)):
        table[square][square] = KITTEN[_square_kind(square)]
        table[square + A_CAT][square + A_CAT] = CAT[_square_kind(square)]
    return table


TOGETHER = _together()
CHILDREN = [KITTEN_OF_A_CHILD[_square_kind(square)] for square in range(len(SQUARES))]


def _numbers(squares: Squares) -> list[int]:
    found: list[int] = []
    while squares:
        found.append((squares & -squares).bit_length() - 1)
        squares &= squares - 1
    return found


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
    """Every side that was looked at, worked out when first asked for: in a search most have been seen before.

    They are the same in every game, so that a process keeps them from turn to turn.
    """

    def __init__(self, *, kids: bool) -> None:
        super().__init__()
        self._look = _look_at_children if kids else _look
        self._wins_waiting = _by_count(WINS_WAITING_OF_A_CHILD if kids else WINS_WAITING)

    def __missing__(self, pieces: SidePieces) -> Side:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        side = self[pieces] = self._look(*pieces)
        return side

    def evaluate(self, mine: SidePieces, theirs: SidePieces) -> int:
        """Return the value of a position for the seat in turn."""
        _, in_turn, _, ends, wins = self[mine]
        _, _, waiting, their_ends, their_wins = self[theirs]
        free = EVERYWHERE ^ (mine[0] | mine[1] | theirs[0] | theirs[1])
        if wins & free:
            return WON
        value = IN_TURN + in_turn + waiting
        if completed := ends & free:
            value += _ENDS_IN_TURN[completed.bit_count()]
        if completed := their_ends & free:
            value += _ENDS_WAITING[completed.bit_count()]
        if completed := their_wins & free:
            value += self._wins_waiting[completed.bit_count()]
        return value


def _look(kittens: Squares, cats: Squares, retired: int) -> Side:
    own = kittens | cats
    completed, crowd = ends(own), own.bit_count()
    pool = retired - cats.bit_count()
    value = RETIRED[retired] + CATS_IN_POOL[pool]
    pieces = _numbers(kittens)
    if cats:
        pieces += [A_CAT + cat for cat in _numbers(cats)]
    for nth, piece in enumerate(pieces, 1):
        with_others = TOGETHER[piece]
        for other in pieces[:nth]:
            value += with_others[other]
    wins = 0
    if cats:
        of_cats = ends(cats)
        wins = EVERYWHERE if of_cats & cats else of_cats if pool else 0
    settles = completed & own != 0 or crowd == PIECES  # two neighbours and the end of their line are a line
    return Side(settles, value + CROWD_IN_TURN[crowd], CROWD_WAITING[crowd] - value, completed, wins)


def _look_at_children(kittens: Squares, _cats: Squares, _retired: int) -> Side:
    """Children have no cats, and a line wins: there is always a kitten for it in the pool."""
    completed = ends(kittens)
    line = completed & kittens != 0
    value = sum(CHILDREN[square] for square in _numbers(kittens)) + line * LINE_OF_A_CHILD
    return Side(line or kittens.bit_count() == PIECES, value, -value, 0, EVERYWHERE if line else completed)


OF_CHILDREN, OF_OTHERS = Sides(kids=True), Sides(kids=False)
