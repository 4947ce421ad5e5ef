"""Thinking ahead in maunz.: alpha-beta search, one placement deeper each round, until the effort is spent.

The effort is counted in placements looked at, not in seconds: the same position, chance and effort give the same choice on every machine.
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from cogs.maunz.computer.evaluation import SURE, WON, Sides, has_line
from cogs.maunz.computer.simulation import Placing, Position, placings
from cogs.maunz.rules.bed import PIECES, Bed, Squares, choices
from cogs.maunz.rules.state import Settings

Continuation: TypeAlias = tuple[int, Position | None, int, Squares]
"""What one can do in a turn: its worth at first sight, the position it leads to (None: the game is over), the placement, what is lifted then."""

Action: TypeAlias = tuple[int, Squares]
"""The last two of a continuation."""

BEYOND = 2 * WON
LATE = 8  # continuations after so many promising ones are looked at less deeply first
MARGINS = (0, 40, 120)  # by depth: who stands better than needed by so much will find something


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

    def __init__(self, settings: Settings, effort: int) -> None:
        self.effort = effort
        self.looked = 0
        self.depth = 0
        self._kids = settings.kids == "yes"
        self._full_wins = settings.kids_full == "win"
        self._their_line_wins = settings.opponent_cat_line == "win" and not self._kids
        self._sides = Sides(kids=self._kids)
        self._known: dict[Position, Found] = {}
        self._path: set[Position] = set()

    # Thinking

    def deepen(self, first: Sequence[Continuation], deepest: int) -> Continuation:
        """Return the best of what can be done now, with its worth: looked at one placement deeper each round, while the effort lasts."""
        ranking = sorted(first, key=itemgetter(0), reverse=True)
        for depth in range(2, deepest + 1):
            if len(ranking) == 1 or abs(ranking[0][0]) > SURE:
                break
            try:
                self._rank(ranking, depth)
            except Spent:
                break
            self.depth = depth
        return ranking[0]

    def each(self, first: Sequence[Continuation]) -> list[Continuation]:
        """Return all that can be done now, with what each is worth after the best reply; the least promising at first sight if the effort ends."""
        ranking = sorted(first, key=itemgetter(0), reverse=True)
        try:
            for nth, continuation in enumerate(ranking):
                ranking[nth] = (self._try(continuation, 0, 2, -BEYOND, BEYOND), *continuation[1:])
        except Spent:
            pass
        return ranking

    def _rank(self, ranking: list[Continuation], depth: int) -> None:
        """Look at each so deep, and bring whatever is better than the first to the front at once, should the effort end."""
        alpha = -BEYOND
        for nth, continuation in enumerate(list(ranking)):
            worth = self._try(continuation, nth, depth, alpha, BEYOND)
            if worth > alpha:
                alpha = worth
                ranking.remove(continuation)
                ranking.insert(0, (worth, *continuation[1:]))

    def _try(self, continuation: Continuation, nth: int, depth: int, alpha: int, beta: int) -> int:
        """Return what the continuation is worth if it is between alpha and beta; else on which side of them it is.

        All but the first are only asked whether they are better than alpha, which is quick, and the late ones less deeply at first.
        """
        sight, after, _, _ = continuation
        if after is None or sight < -SURE:
            return sight
        if nth:
            late = nth >= LATE and depth > 2
            worth = self._other(after, -sight, depth - 1 - late, alpha, alpha + 1)
            if late and worth > alpha:
                worth = self._other(after, -sight, depth - 1, alpha, alpha + 1)
            if not alpha < worth < beta:
                return worth
        return self._other(after, -sight, depth - 1, alpha, beta)

    def _other(self, after: Position, sight: int, depth: int, alpha: int, beta: int) -> int:
        """Return what a position is worth for the seat that is not in turn; a win that is further away is worth less."""
        worth = -self._worth(after, sight, depth, -beta, -alpha)
        return worth - 1 if worth > SURE else worth + 1 if worth < -SURE else worth

    def _worth(self, position: Position, sight: int, depth: int, alpha: int, beta: int) -> int:
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
        best, how = self._shallow(position, beta) if depth == 1 else self._deep(position, found, depth, alpha, beta)
        self._known[position] = Found(depth, best if best > alpha else -BEYOND, best if best < beta else BEYOND, how)
        return best

    def _shallow(self, position: Position, beta: int) -> tuple[int, Action | None]:
        best, looked = -BEYOND, 0
        for looked, continuation in enumerate(self.continuations(position), 1):  # noqa: B007  counted, and used after the loop
            if continuation[0] > best:
                best = continuation[0]
                if best >= beta:
                    break
        self.looked += looked
        return best, None

    def _deep(
        self, position: Position, found: Found | None, depth: int, alpha: int, beta: int
    ) -> tuple[int, Action | None]:
        ranking = sorted(self.continuations(position), key=itemgetter(0), reverse=True)
        self.looked += len(ranking)
        if found and found.best:
            ranking.sort(key=lambda continuation: continuation[2:] != found.best)
        best, how = -BEYOND, None
        self._path.add(position)
        for nth, continuation in enumerate(ranking):
            worth = self._try(continuation, nth, depth, max(alpha, best), beta)
            if worth > best:
                best, how = worth, continuation[2:]
                if best >= beta:
                    break
        self._path.discard(position)
        return best, how

    # What can be done in a turn

    def continuations(self, position: Position) -> Iterator[Continuation]:
        """Return what the seat in turn can do. Each way to graduate is one of its own."""
        _, _, lid, _, _, their_lid = position
        sides, worth = self._sides, self._sides.worth
        for number, kittens, cats, their_kittens, their_cats in placings(position):
            if sides[kittens, cats, lid].settles or (self._their_line_wins and has_line(their_cats)):
                yield from self._settled(position, (number, kittens, cats, their_kittens, their_cats))
                continue
            theirs = worth((their_kittens, their_cats, their_lid), (kittens, cats, lid))
            yield (
                -theirs if theirs < SURE else 1 - theirs,
                (their_kittens, their_cats, their_lid, kittens, cats, lid),
                number,
                0,
            )

    def _settled(self, position: Position, placing: Placing) -> Iterator[Continuation]:
        """Return what follows from a placement that may have ended the game, or after which something graduates."""
        number, kittens, cats, _, their_cats = placing
        if self._has_won(kittens, cats):
            yield WON, None, number, 0
        elif self._their_line_wins and has_line(their_cats):
            yield -WON, None, number, 0
        else:
            for lifted in choices(Bed((kittens, 0), (cats, 0)), 0) or (0,):
                yield self.lift(position, placing, lifted)

    def _has_won(self, kittens: Squares, cats: Squares) -> bool:
        if self._kids:
            return has_line(kittens) or (self._full_wins and kittens.bit_count() == PIECES)
        return has_line(cats) or cats.bit_count() == PIECES

    def lift(self, position: Position, placing: Placing, lifted: Squares) -> Continuation:
        """Return what follows if these pieces leave the bed."""
        number, kittens, cats, their_kittens, their_cats = placing
        grown = 0 if self._kids else (kittens & lifted).bit_count()
        mine = (kittens & ~lifted, cats & ~lifted, position[2] + grown)
        theirs = (their_kittens, their_cats, position[5])
        worth = self._sides.worth(theirs, mine)
        return -worth if worth < SURE else 1 - worth, (*theirs, *mine), number, lifted
