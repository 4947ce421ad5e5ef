"""How good things are for a mouse of Aus die Maus: a single move, standing somewhere in a round, and how a round ends.

A move and a place on the track are valued in cheeses, a round by the rank that it promises in the whole game.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import erf, sqrt
from typing import Final, NamedTuple, TypeAlias

from bot.games.contract import Seat
from cogs.aus_die_maus.rules.state import CHEESES, EXTRA_CHEESES, View
from cogs.aus_die_maus.rules.track import WHITE, Choice, Mouse

# A move by itself, in cheeses

A_SPACE = 0.03  # for each space nearer to the goal
SPRINGING_THE_TRAP = -0.9
HAVING_THE_MARKER = 0.3  # it may be lost again
DRAWING_TWO = 1.8
FIRST_IN, SECOND_IN = 2.0, 1.0
WHITE_FIRST, WHITE_SECOND = -1.5, -0.3
HELPING, HINDERING = -0.03, 0.05  # to shove another mouse forward or back
IN_REACH_OF_WHITE = -0.3  # on the last space, where she can shove a mouse in
FORCED = {2: 0.22, 3: 0.08}  # by how far it is to the goal: how likely both dice lead into the trap
WHITE_STEPS = 3  # the farthest that she runs


def value_of_move(view: View, choice: Choice) -> float:
    """Return what a move is worth by itself, in cheeses, without thinking ahead."""
    race = view.race
    if choice.trapped == choice.mouse:
        return SPRINGING_THE_TRAP
    value = A_SPACE * choice.to + (DRAWING_TWO if choice.draws_two else HAVING_THE_MARKER if choice.takes_marker else 0)
    if choice.comes_in == WHITE:
        value += WHITE_SECOND if race.finished else WHITE_FIRST
    elif choice.comes_in is not None:
        value += SECOND_IN if race.finished else FIRST_IN
    if choice.shoved is not None and choice.shoved != WHITE:
        value += HINDERING if choice.move.backward else HELPING
    if race.trapped is None:
        value += _danger(view, choice)
    return value


def _danger(view: View, choice: Choice) -> float:
    """Return what it costs to stand where the mouse may be forced or shoved into the trap."""
    race = view.race
    left = race.goal - choice.to
    if left > 1:
        return SPRINGING_THE_TRAP * FORCED.get(left, 0)
    company: tuple[Mouse, ...] = tuple(mouse for mouse in race.on(choice.to) if mouse not in (choice.mouse, WHITE))
    white_behind = choice.to - race.space_of(WHITE)
    return IN_REACH_OF_WHITE if not company and 0 < white_behind <= WHITE_STEPS else 0


# A place on the track, in cheeses more than the others get: what the moves of a simulated round are chosen by.
#
# The numbers were learned from some 200,000 rounds that this choice played against itself. They know the mouse's own
# distance to the goal, the white mouse's and who holds the marker; the simulation finds out the rest.

LONGEST_TRACK = 18
DISTANCES = LONGEST_TRACK + 1
MARKER_ELSEWHERE, MARKER_FREE, MARKER_OWN = range(3)
BY_MARKER: Final = (-0.04, -0.02, 0.2)
IN_THE_TRAP: Final = -0.85
SHOVED_WHITE_IN: Final = 1.41

IN_COMPANY = 0
"""The own distance that stands for the space before the goal beside another mouse: the white one shoves neither."""
BY_DISTANCE: Final = (
    *(0.07, 0.18, 0.01, -0.02, 0.03, 0.01, 0.0, 0.01, -0.02, -0.03),
    *(-0.04, -0.05, -0.06, -0.08, -0.09, -0.1, -0.12, -0.13, -0.13),
)
BY_WHITE_DISTANCE: Final = (
    *(0.0, -0.04, -0.04, -0.01, -0.01, -0.02, 0.01, 0.01, -0.01, -0.02),
    *(-0.02, 0.01, 0.01, 0.01, 0.03, 0.07, 0.06, 0.05, 0.09),
)
FARTHEST_APART: Final = 4
NEAR_GOAL: Final = 5
BY_WHITE_LEAD: Final = (
    (0.07, 0.06, -0.05, 0.01, 0.06, 0.03),
    (0.03, -0.08, 0.04, -0.01, -0.01, 0.06),
    (-0.01, -0.01, 0.06, 0.0, 0.0, 0.04),
    (0.01, 0.05, 0.01, 0.01, 0.01, 0.02),
    (0.01, 0.01, -0.02, -0.08, 0.0, -0.05),
    (0.0, 0.0, -0.1, 0.02, -0.07, -0.15),
    (0.0, 0.0, 0.0, -0.17, -0.12, -0.21),
    (0.0, 0.0, 0.0, 0.0, -0.23, -0.31),
    (0.0, 0.0, 0.0, 0.0, 0.0, -0.46),
)
"""By how far the white mouse is ahead, from 4 spaces behind to 4 before, and by the own distance up to 5."""


def index_of_place(left: int, white_left: int, marker: int) -> int:
    """Return where PLACE_VALUES has a place: by the own distance to the goal, the white mouse's and MARKER_…."""
    return (left * DISTANCES + white_left) * len(BY_MARKER) + marker


def _value_of_place(left: int, white_left: int, marker: int) -> float:
    white_lead = max(-FARTHEST_APART, min(FARTHEST_APART, max(left, 1) - white_left))
    by_lead = BY_WHITE_LEAD[white_lead + FARTHEST_APART][min(left, NEAR_GOAL)]
    return BY_DISTANCE[left] + BY_WHITE_DISTANCE[white_left] + BY_MARKER[marker] + by_lead


PLACE_VALUES: Final = tuple(
    _value_of_place(left, white_left, marker)
    for left in range(DISTANCES)
    for white_left in range(DISTANCES)
    for marker in range(len(BY_MARKER))
)


# The end of a round, by the rank that it promises

MouseNumber: TypeAlias = int
"""A mouse by number: its seat, or for the white mouse how many seats there are."""

FIRST, SECOND, SHOVER = 2, 1, 1  # cheeses
DRIFT_A_ROUND = 6.0  # how far two seats drift apart in a round: the variance of their difference in points
MORE_CHEESES = 0.25  # points that stand for having more cheeses, which decides between equal points


class RoundResult(NamedTuple):
    """What a round came to."""

    first: MouseNumber
    second: MouseNumber | None
    shover: MouseNumber | None
    """Who got a cheese as the last one to shove the white mouse."""
    kept: MouseNumber | None
    """Who kept one of two cheeses for shoving the white mouse into the trap."""


class RoundEvaluation:
    """Values the ends of a round for a seat; cheeses that it cannot see are as likely as those that lie hidden."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._seat = seat
        own = view.cheeses[seat] or ()
        seats = view.race.seats
        self._seats = len(seats)
        self._counts = view.counts
        hidden = _hidden(view, own)
        self._mean = sum(hidden) / len(hidden)
        self._variance = sum(value * value for value in hidden) / len(hidden) - self._mean**2
        self._better_of_two = _better_of_two(hidden)
        self._points = [sum(own) if other == seat else view.counts[other] * self._mean for other in seats]
        self._drift = DRIFT_A_ROUND * (view.rounds - view.number)
        self._values: dict[RoundResult | None, float] = {}

    def value_of(self, result: RoundResult | None) -> float:
        """Return how many of the others this seat will probably leave behind; None is a round without cheese."""
        if result not in self._values:
            self._values[result] = self._left_behind(result)
        return self._values[result]

    def _left_behind(self, result: RoundResult | None) -> float:
        gained, counts = [0.0] * self._seats, [0] * self._seats
        for seat, cheeses, each in self._paid(result):
            gained[seat] += cheeses * each
            counts[seat] += cheeses
        points = [had + more for had, more in zip(self._points, gained, strict=True)]
        return sum(self._chance_against(other, points, counts) for other in range(self._seats) if other != self._seat)

    def _paid(self, result: RoundResult | None) -> Iterator[tuple[Seat, int, float]]:
        """Yield what the players get: the seat, how many cheeses, and what each is worth."""
        if result is None:
            return
        if result.kept is not None:
            yield result.kept, 1, self._better_of_two
        for seat, cheeses in ((result.first, FIRST), (result.second, SECOND), (result.shover, SHOVER)):
            if seat is not None and seat < self._seats and result.first < self._seats:
                yield seat, cheeses, self._mean

    def _chance_against(self, other: Seat, points: Sequence[float], counts: Sequence[int]) -> float:
        """Return how likely this seat ends ahead of another one; half of it stands for an equal rank."""
        more = self._counts[self._seat] + counts[self._seat] - self._counts[other] - counts[other]
        lead = points[self._seat] - points[other] + MORE_CHEESES * max(-1, min(1, more))
        spread = self._variance * (self._counts[other] + counts[other] + counts[self._seat]) + self._drift
        if not spread:
            return (1 + (lead > 0) - (lead < 0)) / 2
        return (1 + erf(lead / sqrt(2 * spread))) / 2


def _hidden(view: View, own: Sequence[int]) -> list[int]:
    """Return the values that the seat cannot see: in the supply, or with the others."""
    hidden = list(CHEESES)
    if view.supply + sum(view.counts) > len(CHEESES):
        hidden += EXTRA_CHEESES
    for value in own:
        hidden.remove(value)
    return hidden


def _better_of_two(values: Sequence[int]) -> float:
    """Return the mean value of the better one of two cheeses."""
    pairs = [max(pair) for pair in combinations(values, 2)]
    return sum(pairs) / len(pairs)
