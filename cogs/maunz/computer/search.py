"""Thinking ahead in maunz.: alpha-beta search, one placement deeper each round, until the effort is spent.

The effort is counted in placements looked at, not in seconds: the same position, chance and effort give the same choice
on every machine.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from cogs.maunz.computer.evaluation import OF_CHILDREN, OF_OTHERS, SURE, WON
from cogs.maunz.computer.simulation import Placement, Position, placements
from cogs.maunz.rules.bed import PIECES, Bed, Squares, choices, has_line
from cogs.maunz.rules.state import Variant

Action: TypeAlias = tuple[int, Squares]
"""The number of a placement, and what is lifted off the bed after it: 0 for nothing."""

Continuation: TypeAlias = tuple[int, Position | None, Action]
"""What can be done in a turn: its value at first sight, the position it leads to (None: the game is over), and how."""

BY_VALUE = itemgetter(0)
BEYOND = 2 * WON
REFUTATIONS = 2  # of each depth are remembered
LATE = 8  # continuations after so many promising ones are looked at less deeply first
MARGINS = (0, 40, 120)  # by depth: a seat that stands better than needed by so much will find something


class Found(NamedTuple):
    """What is known of a position."""

    depth: int
    least: int
    most: int
    best: Action | None


class Spent(Exception):
    """The effort is spent."""


class Search:
    """One turn's thinking, and all that is remembered in it."""

    def __init__(self, variant: Variant, effort: int = 0) -> None:
        self.effort = effort
        self.looked = 0
        self.depth = 0
        self._kids = variant.kids == "yes"
        self._their_line_wins = variant.opponent_cat_line == "win" and not self._kids
        self._sides = OF_CHILDREN if self._kids else OF_OTHERS
        self._known: dict[Position, Found] = {}
        self._path: set[Position] = set()
        self._refutations: dict[int, tuple[int, ...]] = {}

    # Thinking

    def deepen(self, first: Sequence[Continuation], deepest: int) -> Continuation:
        """Return the best continuation with its value: one placement deeper each round, while the effort lasts."""
        ranking = sorted(first, key=BY_VALUE, reverse=True)
        for depth in range(2, deepest + 1):
            best_value, _, _ = ranking[0]
            if len(ranking) == 1 or abs(best_value) > SURE:
                break
            try:
                self._rank(ranking, depth)
            except Spent:
                break
            self.depth = depth
        return ranking[0]

    def value(self, continuation: Continuation, depth: int) -> int:
        """Return the value of a continuation, thought through so deep whatever the effort."""
        return self._judged(continuation, depth, -BEYOND, BEYOND)

    def is_above(self, continuation: Continuation, depth: int, value: int) -> bool:
        """Return whether its value is above this one."""
        return self._judged(continuation, depth, value, value + 1) > value

    def reply(self, position: Position) -> Continuation:
        """Return the best that was found in a position, at first sight if it was not looked at."""
        found = self._known.get(position)
        first = self.continuations(position)
        return max(first, key=lambda one: (found is not None and one[-1] == found.best, one[0]))

    def _judged(self, continuation: Continuation, depth: int, alpha: int, beta: int) -> int:
        self.effort = BEYOND * BEYOND
        self._path.clear()  # of a search that ended when its effort was spent
        return self._try(continuation, 0, depth, alpha, beta)

    def _rank(self, ranking: list[Continuation], depth: int) -> None:
        """Look at each so deep; one that is better than the first comes to the front at once, should the effort end."""
        alpha = -BEYOND
        for nth, continuation in enumerate(list(ranking)):
            value = self._try(continuation, nth, depth, alpha, BEYOND)
            if value > alpha:
                alpha = value
                ranking.remove(continuation)
                _, after, action = continuation
                ranking.insert(0, (value, after, action))

    def _try(self, continuation: Continuation, nth: int, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a continuation if it is between alpha and beta; else on which side of them it is.

        All but the first are only asked whether they are better than alpha, which is quick, and the late ones less
        deeply at first.
        """
        sight, after, _ = continuation
        if after is None or sight < -SURE:
            return sight
        if nth:
            late = nth >= LATE and depth > 2
            value = self._evaluate_for_other(after, -sight, depth - 1 - late, alpha, alpha + 1)
            if late and value > alpha:
                value = self._evaluate_for_other(after, -sight, depth - 1, alpha, alpha + 1)
            if not alpha < value < beta:
                return value
        return self._evaluate_for_other(after, -sight, depth - 1, alpha, beta)

    def _evaluate_for_other(self, after: Position, sight: int, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a position for the seat that is not in turn; a win that is further away counts less."""
        value = -self._evaluate(after, sight, depth, -beta, -alpha)
        return value - 1 if value > SURE else value + 1 if value < -SURE else value

    def _evaluate(self, position: Position, sight: int, depth: int, alpha: int, beta: int) -> int:
        if self.looked > self.effort:
            raise Spent
        if sight > SURE or (depth < len(MARGINS) and sight - MARGINS[depth] >= beta):
            return sight
        if position in self._path:  # going round in circles leads to a draw (Z-11), or nowhere
            return 0
        found = self._known.get(position)
        if found and found.depth >= depth:
            if found.least >= beta or found.least == found.most:
                return found.least
            if found.most <= alpha:
                return found.most
        if depth == 1:
            best, how = self._shallow(position, beta), None
        else:
            best, how = self._deep(position, found.best if found else None, depth, alpha, beta)
        self._known[position] = Found(depth, best if best > alpha else -BEYOND, best if best < beta else BEYOND, how)
        return best

    def _shallow(self, position: Position, beta: int) -> int:
        """Return the value of the best placement at first sight."""
        best = -BEYOND
        refutations = self._refutations.get(1, ())
        for value, _, (number, _) in chain(
            *(self.continuations(position, number) for number in refutations), self.continuations(position)
        ):
            self.looked += 1
            if value > best:
                best = value
                if best >= beta:
                    self._refutations[1] = (number,)
                    break
        return best

    def _deep(
        self, position: Position, best_before: Action | None, depth: int, alpha: int, beta: int
    ) -> tuple[int, Action | None]:
        best, how = -BEYOND, None
        self._path.add(position)
        for nth, continuation in enumerate(self._in_order(position, best_before, depth)):
            value = self._try(continuation, nth, depth, max(alpha, best), beta)
            if value > best:
                best, (_, _, how) = value, continuation
                if best >= beta:
                    number, _ = how
                    before = self._refutations.get(depth, ())
                    self._refutations[depth] = (number, *(other for other in before if other != number))[:REFUTATIONS]
                    break
        self._path.discard(position)
        return best, how

    def _in_order(self, position: Position, best_before: Action | None, depth: int) -> Iterator[Continuation]:
        """Yield what can be done, the most promising first: often it is so good that the rest needs no look.

        What was best before comes first, then what refuted other positions of this depth.
        """
        promising = ([best_before[0]] if best_before else []) + [*self._refutations.get(depth, ())]
        early = list(dict.fromkeys(promising))
        for number in early:
            found = sorted(self.continuations(position, number), key=BY_VALUE, reverse=True)
            self.looked += len(found)
            if best_before and len(found) > 1:
                found.sort(key=lambda continuation: continuation[-1] != best_before)
            yield from found
        rest = [continuation for continuation in self.continuations(position) if continuation[-1][0] not in early]
        self.looked += len(rest)
        yield from sorted(rest, key=BY_VALUE, reverse=True)

    # What can be done in a turn

    def continuations(self, position: Position, only: int | None = None) -> Iterator[Continuation]:
        """Yield what the seat in turn can do, or only what begins with the placement of this number.

        Each way to graduate is one of its own.
        """
        (_, _, retired), (_, _, their_retired) = position
        sides, evaluate = self._sides, self._sides.evaluate
        for placement in placements(position, only):
            number, kittens, cats, their_kittens, their_cats = placement
            mine = kittens, cats, retired
            if sides[mine].settles or (self._their_line_wins and has_line(their_cats)):
                yield from self._settled(position, placement)
                continue
            theirs = their_kittens, their_cats, their_retired
            value = evaluate(theirs, mine)
            yield -value if value < SURE else 1 - value, (theirs, mine), (number, 0)

    def _settled(self, position: Position, placement: Placement) -> Iterator[Continuation]:
        """Return what follows from a placement that may have ended the game, or after which something graduates."""
        number, kittens, cats, _, their_cats = placement
        if self._has_won(kittens, cats):
            yield WON, None, (number, 0)
        elif self._their_line_wins and has_line(their_cats):
            yield -WON, None, (number, 0)
        else:
            for lifted in choices(Bed((kittens, 0), (cats, 0)), 0) or (0,):
                yield self.lift(position, placement, lifted)

    def _has_won(self, kittens: Squares, cats: Squares) -> bool:
        if self._kids:
            return has_line(kittens)
        return has_line(cats) or cats.bit_count() == PIECES

    def lift(self, position: Position, placement: Placement, lifted: Squares) -> Continuation:
        """Return what follows if these pieces leave the bed; `position` is the one before the placement."""
        (_, _, retired), (_, _, their_retired) = position
        number, kittens, cats, their_kittens, their_cats = placement
        grown = 0 if self._kids else (kittens & lifted).bit_count()
        mine = kittens & ~lifted, cats & ~lifted, retired + grown
        theirs = their_kittens, their_cats, their_retired
        value = self._sides.evaluate(theirs, mine)
        return -value if value < SURE else 1 - value, (theirs, mine), (number, lifted)
