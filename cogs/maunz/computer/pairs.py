"""What two pieces of one side add to its value together, by where they stand.

The bed looks the same turned and mirrored, so that pairs which become each other by it are of one kind:
93 kinds of 630.
The weights are fitted together with those in evaluation.py.
"""

from itertools import combinations

from cogs.maunz.rules.bed import SIDE, SQUARES


def _weights(numbers: str) -> tuple[int, ...]:
    return tuple(map(int, numbers.split()))


TWO_KITTENS = _weights(
    """
    16 -11 -5 -7 -1 45 3 -7 -3 -9 8 -6 -1 -5 -2 -3 -7 -7 -3 -8 30 -9 -10 -13 25 44 0 -9 -10 -14 -2 10 -1 -6 -5 -11
    -8 -6 -6 -6 -8 -7 -5 -6 -8 -9 -10 -10 -4 -8 31 11 42 44 -8 -15 -8 13 5 -7 -5 -6 -6 -1 -8 -13 -7 -4 -1 -6 -11 -7
    25 4 -2 22 0 0 4 -3 -1 32 16 23 23 0 6 3 0 -6 -2 18 17
    """
)
KITTEN_AND_CAT = _weights(
    """
    15 -1 -3 -15 -6 23 2 -3 0 -3 -2 -6 -10 -4 -11 -7 1 -1 -4 -14 -6 -1 0 -16 16 17 -1 -7 -10 -7 -4 -3 -12 -10 -10 -4
    -11 -15 -5 -8 -10 -5 -6 -7 -2 -4 -7 -18 -13 -11 10 5 24 18 -11 -26 -14 -7 -9 -1 -8 -10 -13 -3 3 2 -3 -16 -6 0 -9
    -7 -3 -8 3 -5 -10 -6 -9 -5 -2 0 13 4 3 -1 -1 -4 -3 -4 -2 -5 3
    """
)
TWO_CATS = _weights(
    """
    40 -7 -5 -12 -3 117 32 -18 -6 1 13 -11 -7 -21 -41 -4 -14 -6 -18 -6 41 -8 9 -17 55 65 9 -15 -12 -36 15 39 0 -12
    -15 -6 -12 -3 -6 -25 -4 -6 -3 -6 -21 -20 0 -6 -17 -24 81 11 83 62 -23 6 -2 45 9 2 -12 -14 -5 -1 -2 -5 -3 1 -6
    -10 -26 -1 82 7 -9 61 11 -13 8 -15 -29 98 32 89 66 10 31 15 -4 -13 -18 82 57
    """
)

SYMMETRIES = 8


def _seen_from(square: int, side: int) -> int:
    """Return where a square is if the bed is looked at from another side, or in a mirror."""
    row, column = divmod(square, SIDE)
    row = SIDE - 1 - row if side & 1 else row
    column = SIDE - 1 - column if side & 2 else column
    return column * SIDE + row if side & 4 else row * SIDE + column


def _first_of_its_kind(pair: tuple[int, int]) -> list[int]:
    return min(sorted(_seen_from(square, side) for square in pair) for side in range(SYMMETRIES))


_FIRST = {pair: _first_of_its_kind(pair) for pair in combinations(range(len(SQUARES)), 2)}
_KINDS = sorted(map(list, {tuple(first) for first in _FIRST.values()}))


def pair_values(by_kind: tuple[int, ...]) -> list[list[int]]:
    """Return what two pieces on two squares add: a table by both, the same whichever comes first."""
    table = [[0] * len(SQUARES) for _ in SQUARES]
    for (one, other), first in _FIRST.items():
        table[one][other] = table[other][one] = by_kind[_KINDS.index(first)]
    return table
