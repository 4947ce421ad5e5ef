"""What the end of a round of Aus die Maus promises a seat: its place in the whole game, as far as it can tell from what it knows."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import erf, sqrt

from bot.games.contract import Seat
from cogs.aus_die_maus.computer.simulation import Won
from cogs.aus_die_maus.rules.state import CHEESES, EXTRA_CHEESES, View

FIRST, SECOND, SHOVER = 2, 1, 1  # cheeses
A_ROUND = 6.0  # how far two seats drift apart in a round: the variance of their difference in points
COUNTS = 0.25  # points that stand for having more cheeses, which decides between equal points


class Prospects:
    """A seat's prospects; the values that it cannot see are as likely as what lies hidden."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._seat = seat
        own = view.cheeses[seat] or ()
        self._seats = len(view.counts) - 1
        self._counts = view.counts
        hidden = _hidden(view, own)
        self._mean = sum(hidden) / len(hidden)
        self._variance = sum(value * value for value in hidden) / len(hidden) - self._mean**2
        self._kept = _better_of_two(hidden)
        self._known = [sum(own) if other == seat else view.counts[other] * self._mean for other in range(self._seats)]
        self._to_come = A_ROUND * (view.rounds - view.number)
        self._told: dict[Won | None, float] = {}

    def after(self, won: Won | None) -> float:
        """Return how many of the others this seat will probably leave behind if the round comes to this; None is a round without cheese."""
        if won not in self._told:
            self._told[won] = self._left_behind(won)
        return self._told[won]

    def _left_behind(self, won: Won | None) -> float:
        gained, counts = [0.0] * self._seats, [0] * self._seats
        for seat, cheeses, each in self._paid(won):
            gained[seat] += cheeses * each
            counts[seat] += cheeses
        points = [known + more for known, more in zip(self._known, gained, strict=True)]
        return sum(self._ahead_of(other, points, counts) for other in range(self._seats) if other != self._seat)

    def _paid(self, won: Won | None) -> Iterator[tuple[Seat, int, float]]:
        """Yield what the people get: whose, how many cheeses, and what each is worth."""
        if won is None:
            return
        if won.kept is not None:
            yield won.kept, 1, self._kept
        for seat, cheeses in ((won.first, FIRST), (won.second, SECOND), (won.shover, SHOVER)):
            if seat is not None and seat < self._seats and won.first < self._seats:
                yield seat, cheeses, self._mean

    def _ahead_of(self, other: Seat, points: Sequence[float], counts: Sequence[int]) -> float:
        """Return how likely this seat ends ahead of another one; half of it stands for an equal place."""
        more = self._counts[self._seat] + counts[self._seat] - self._counts[other] - counts[other]
        lead = points[self._seat] - points[other] + COUNTS * max(-1, min(1, more))
        spread = self._variance * (self._counts[other] + counts[other] + counts[self._seat]) + self._to_come
        if not spread:
            return (1 + (lead > 0) - (lead < 0)) / 2
        return (1 + erf(lead / sqrt(2 * spread))) / 2


def _hidden(view: View, own: Sequence[int]) -> list[int]:
    """Return the values that the seat cannot see: in the supply, or with the others."""
    unseen = list(CHEESES)
    if view.supply + sum(view.counts) > len(CHEESES):
        unseen += EXTRA_CHEESES
    for value in own:
        unseen.remove(value)
    return unseen


def _better_of_two(values: Sequence[int]) -> float:
    """Return what keeping one of two cheeses is worth."""
    pairs = [max(pair) for pair in combinations(values, 2)]
    return sum(pairs) / len(pairs)
