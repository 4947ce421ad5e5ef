"""What a position of maunz. is worth: the computer player's eye.

The worth is in hundredths of the logarithm of the odds to win, for the seat in turn: 100 is to win three games of four, nearly. The weights
are fitted to the results of some hundred thousand positions of games that the player has played against itself. What a side's pieces are worth hangs
on that side alone, so it is worked out once and remembered; what can be completed hangs on the free squares and is looked at every time.
"""

from typing import NamedTuple, TypeAlias

from cogs.maunz.bed import EVERYWHERE, LINES, PIECES, SQUARES, Squares

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


class Weights(NamedTuple):
    """What a side's pieces add to its worth."""

    retired: tuple[int, ...]
    kitten: tuple[int, ...]
    """By the kind of square: corner, two along the edge, then further in."""
    cat: tuple[int, ...]
    crowd: tuple[int, ...]
    """By the number of pieces on the bed."""
    pool: tuple[int, ...]
    """By the number of cats in the pool."""
    line: int
    """A line that the other one has made."""


IN_TURN = Weights(
    retired=(-314, -259, -228, -151, -36, 81, 250, 362, 455),
    kitten=(40, 27, 23, 67, 59, 74),
    cat=(19, 37, 58, 81, 102, 138),
    crowd=(0, 0, 0, 0, 0, 13, 44, 145, 145),
    pool=(0, 90, 143, 173, 181, 181, 181, 181, 181),
    line=-9,
)
WAITING = Weights(
    retired=(342, 285, 228, 157, 42, -69, -220, -330, -416),
    kitten=(-32, -21, -16, -60, -50, -75),
    cat=(-19, -34, -54, -64, -78, -115),
    crowd=(0, 0, 0, 0, 0, -13, -30, -93, -93),
    pool=(0, -88, -128, -141, -164, -164, -164, -164, -164),
    line=-11,
)
MANY = 3
# By the number of squares where one more piece makes a line, or wins; more than three are as good as three
ENDS_IN_TURN = (0, 29, 27, 40)
ENDS_WAITING = (0, -15, -18, -37)
WINS_WAITING = (0, -114, -172, -286)

# For children nobody grows up: three kittens win, and all that counts is where they stand
CHILD = Weights((0,) * 9, (0, 6, 8, 16, 16, 22), (0,) * 6, (0,) * 9, (0,) * 9, 60)
WINS_WAITING_OF_A_CHILD = (0, -40, -120, -200)


def _kind(index: int) -> int:
    near, far = sorted(min(at, 5 - at) for at in divmod(index, 6))
    return far if near == 0 else 2 + far if near == 1 else 5


KINDS: tuple[Squares, ...] = tuple(sum(1 << index for index in range(len(SQUARES)) if _kind(index) == kind) for kind in range(6))
# How far apart the squares of a line are, and where such a line may begin
STEPS = tuple((step, sum(line & -line for line in LINES if line == (line & -line) * (1 | 1 << step | 1 << 2 * step))) for step in (1, 5, 6, 7))


def ends(squares: Squares) -> Squares:
    """Return where a third piece would make a line with two neighbours of the set, taken squares included."""
    found = 0
    for step, starts in STEPS:
        if pairs := squares & squares >> step:
            found |= (pairs & starts) << 2 * step | pairs >> step & starts
    return found


def has_line(squares: Squares) -> bool:
    """Say whether three squares of the set are a line."""
    return any(squares & squares >> step & squares >> 2 * step & starts for step, starts in STEPS)


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
        worth = side.in_turn + other.waiting
        if completed := side.ends & free:
            worth += ENDS_IN_TURN[min(completed.bit_count(), MANY)]
        if completed := other.ends & free:
            worth += ENDS_WAITING[min(completed.bit_count(), MANY)]
        if completed := other.wins & free:
            worth += self._wins_waiting[min(completed.bit_count(), MANY)]
        return worth


def _look(kittens: Squares, cats: Squares, retired: int) -> Side:
    own, line = kittens | cats, has_line(kittens | cats)
    can_win = retired > cats.bit_count()
    return Side(
        settles=line or own.bit_count() == PIECES,
        in_turn=_sum(IN_TURN, kittens, cats, retired) + line * IN_TURN.line,
        waiting=_sum(WAITING, kittens, cats, retired) + line * WAITING.line,
        ends=ends(own),
        wins=EVERYWHERE if has_line(cats) else ends(cats) if can_win else 0,
    )


def _look_at_children(kittens: Squares, cats: Squares, retired: int) -> Side:
    """Children have no cats, and a line wins: there is always a kitten for it in the pool."""
    line = has_line(kittens)
    worth = _sum(CHILD, kittens, cats, retired)
    return Side(line or kittens.bit_count() == PIECES, worth, -worth, 0, EVERYWHERE if line else ends(kittens))


def _sum(weights: Weights, kittens: Squares, cats: Squares, retired: int) -> int:
    on_kittens = sum((kittens & kind).bit_count() * each for kind, each in zip(KINDS, weights.kitten, strict=True))
    on_cats = sum((cats & kind).bit_count() * each for kind, each in zip(KINDS, weights.cat, strict=True))
    in_pool = weights.pool[retired - cats.bit_count()]
    return weights.retired[retired] + on_kittens + on_cats + weights.crowd[(kittens | cats).bit_count()] + in_pool
