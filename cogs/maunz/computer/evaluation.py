"""How good a position of maunz. is for the seat in turn, at a glance.

A value is in hundredths of the logarithm of the odds to win: 100 is to win three games of four, nearly. The weights are
fitted to positions from games that the computer played against itself. What a side's pieces add depends on that side
alone, so it is worked out once and remembered; what can be completed depends on the free squares and is looked at every
time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.maunz.computer.simulation import SidePieces
from cogs.maunz.rules.bed import ACROSS, AROUND, DOWN, DOWN_LEFT, DOWN_RIGHT, EVERYWHERE, PIECES, SIDE, SQUARES, Squares

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
RETIRED = (-160, -177, -158, -125, -53, 26, 149, 235, 263)
# By the kind of square: corner, two along the edge, then further in
KITTEN = (35, 23, 20, 55, 45, 65)
CAT = (59, 68, 84, 97, 112, 146)
CATS_IN_POOL = (-299, -160, -68, -14, 40, 87, 125, 186, 102)
# For two beside each other, and for two with a square between
TWO_KITTENS = (31, 6)
TWO_CATS = (60, 17)
KITTEN_AND_CAT = 13
# What depends on whose turn it is
IN_TURN = 56
CROWD_IN_TURN = (-15, -26, -27, -20, -11, -3, 23, 136, 136)  # by the number of pieces on the bed
CROWD_WAITING = (-11, 16, 20, 24, 23, 16, 5, -35, -35)
MOST_REMEMBERED = 25_000  # sides, 10 MB; with four times as many no game is thought through faster
# By the number of squares where one more piece makes a line, or wins; more than three are as good as three
ENDS_IN_TURN = (0, 19, 25, 25)
ENDS_WAITING = (0, -4, -14, -20)
WINS_WAITING = (0, -38, -93, -271)
MANY = 3

# Children play without growing up: three kittens win, and all that counts is where they stand
KITTEN_OF_A_CHILD = (0, 6, 8, 16, 16, 22)
LINE_OF_A_CHILD = 60
WINS_WAITING_OF_A_CHILD = (0, -40, -120, -200)


def _square_kind(index: int) -> int:
    near, far = sorted(min(at, SIDE - 1 - at) for at in divmod(index, SIDE))
    return far if near == 0 else 2 + far if near == 1 else 5


KINDS = tuple(sum(1 << at for at in range(len(SQUARES)) if _square_kind(at) == kind) for kind in range(len(KITTEN)))
"""The squares of each kind."""


def _two_away(index: int) -> Squares:
    """Return the squares with one square between."""
    row, column = divmod(index, SIDE)
    return sum(1 << at for at in range(len(SQUARES)) if max(abs(at // SIDE - row), abs(at % SIDE - column)) == 2)


AROUND_EACH = tuple((AROUND[square], _two_away(index)) for index, square in enumerate(SQUARES))


def _together(kittens: Squares, cats: Squares) -> int:
    """Return what pieces of a side add by being near each other."""
    twice = mixed = 0
    for squares, (beside, further) in ((kittens, TWO_KITTENS), (cats, TWO_CATS)):
        left = squares
        while left:
            near, ring = AROUND_EACH[(left & -left).bit_length() - 1]
            twice += beside * (squares & near).bit_count() + further * (squares & ring).bit_count()
            if squares is kittens:
                mixed += (cats & near).bit_count()
            left &= left - 1
    return twice // 2 + KITTEN_AND_CAT * mixed


def _by_kind(squares: Squares, points: Sequence[int]) -> int:
    return sum(each * (squares & kind).bit_count() for each, kind in zip(points, KINDS, strict=True))


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
        self._wins_waiting = WINS_WAITING_OF_A_CHILD if kids else WINS_WAITING

    def __missing__(self, pieces: SidePieces) -> Side:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        return self.setdefault(pieces, self._look(*pieces))

    def evaluate(self, mine: SidePieces, theirs: SidePieces) -> int:
        """Return the value of a position for the seat in turn."""
        _, in_turn, _, ends, wins = self[mine]
        _, _, waiting, their_ends, their_wins = self[theirs]
        free = EVERYWHERE ^ (mine[0] | mine[1] | theirs[0] | theirs[1])
        if wins & free:
            return WON
        value = IN_TURN + in_turn + waiting
        if completed := ends & free:
            value += ENDS_IN_TURN[min(MANY, completed.bit_count())]
        if completed := their_ends & free:
            value += ENDS_WAITING[min(MANY, completed.bit_count())]
        if completed := their_wins & free:
            value += self._wins_waiting[min(MANY, completed.bit_count())]
        return value


def _look(kittens: Squares, cats: Squares, retired: int) -> Side:
    own, on_bed = kittens | cats, cats.bit_count()
    completed, crowd, pool = ends(own), own.bit_count(), retired - on_bed
    value = RETIRED[retired] + CATS_IN_POOL[pool] + _by_kind(kittens, KITTEN) + _by_kind(cats, CAT)
    value += _together(kittens, cats)
    of_cats = ends(cats) if cats else 0
    wins = EVERYWHERE if of_cats & cats else of_cats if pool else 0
    settles = completed & own != 0 or crowd == PIECES  # two neighbours and the end of their line are a line
    return Side(settles, value + CROWD_IN_TURN[crowd], CROWD_WAITING[crowd] - value, completed, wins)


def _look_at_children(kittens: Squares, _cats: Squares, _retired: int) -> Side:
    """Children have no cats, and a line wins: there is always a kitten for it in the pool."""
    completed = ends(kittens)
    line = completed & kittens != 0
    value = _by_kind(kittens, KITTEN_OF_A_CHILD) + line * LINE_OF_A_CHILD
    return Side(line or kittens.bit_count() == PIECES, value, -value, 0, EVERYWHERE if line else completed)


OF_CHILDREN, OF_OTHERS = Sides(kids=True), Sides(kids=False)
