"""The best play of a round of Aus die Maus for two.

A round of two has some 23,000 positions, few enough to know the value of each, in cheeses more than the other gets, if
both play as well as can be: dynamic programming, over and over until no value changes by EXACT. What a move loses
against the best one is then known.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from cogs.aus_die_maus.computer.simulation import THROWS, SimulatedRound
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import State
from cogs.aus_die_maus.rules.track import START, Run

SEATS, MICE, WHITE_MOUSE = 2, 3, 2
EXACT = 1e-3
KEPT = 1.25  # cheeses that the better one of two is worth: its mean value, in the mean value of all
LONGEST = 32  # no track has so many spaces

Position: TypeAlias = tuple[int, int, int, int | None, int | None, bool, int]
"""Where the mice stand, who has the marker, who is in the trap, whether the shover was paid, and who is in turn."""
Choices: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""How many throws let a mouse choose from which of its leads. Many positions have the same."""


class Lead(NamedTuple):
    """What a move leads to: cheeses at once, and the position after it, None at the end of the round."""

    cheeses: float
    after: Position | None
    race: float = 0.0
    """What of these cheeses is for coming in first or second: the others are for shoving the white mouse."""


class Worth(NamedTuple):
    """What something is worth: in cheeses, and what of it comes from coming in first or second."""

    cheeses: float
    race: float


class Leads:
    """What all positions lead to, in a few bytes each: objects would need a hundred megabytes."""

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        """At which place a position stands, by its number."""
        self.choices: list[Choices] = []
        self._begins, self._after = array("I", [0]), array("i")
        self._cheeses, self._race = array("f"), array("f")
        self._known: dict[Choices, Choices] = {}

    def add(self, position: Position, choices: Choices, leads: list[Lead]) -> None:
        """Add what a position leads to."""
        self.index[_number(position)] = len(self.choices)
        self.choices.append(self._known.setdefault(choices, choices))
        self._cheeses.extend(lead.cheeses for lead in leads)
        self._race.extend(lead.race for lead in leads)
        self._after.extend(-1 if lead.after is None else _number(lead.after) for lead in leads)
        self._begins.append(len(self._after))

    def values(self) -> tuple[Sequence[float], Sequence[float]]:
        """Return what each place is worth and what of it is for the race, over and over until nothing changes, the ends
        of rounds first.
        """
        numbers = [*self.index]
        order = sorted(range(len(numbers)), key=lambda at: sum(_spaces(numbers[at])), reverse=True)
        after = array("i", (self.index.get(number, -1) for number in self._after))
        spans = [*pairwise(self._begins)]
        values, races = (array("d", bytes(8 * len(numbers) + 8)) for _ in range(2))  # the last is the end of the round
        change = 1.0
        while change > EXACT:
            change = 0.0
            for at in order:
                begin, end = spans[at]
                worth = [
                    cheeses + values[then]
                    for cheeses, then in zip(self._cheeses[begin:end], after[begin:end], strict=True)
                ]
                best, value, race = max if numbers[at] % MICE == 0 else min, 0.0, 0.0
                for count, choice in self.choices[at]:
                    lead = best(choice, key=worth.__getitem__)
                    value += count * worth[lead] / len(THROWS)
                    race += count * (self._race[begin + lead] + races[after[begin + lead]]) / len(THROWS)
                change = max(change, abs(value - values[at]), abs(race - races[at]))
                values[at], races[at] = value, race
        return values, races


class BestPlay:
    """The value of every position of two, for the first of them."""

    def __init__(self, goal: int, children: frozenset[int] = frozenset(), *, enters_by_yellow: bool = True) -> None:
        self._start = SimulatedRound(goal, (START,) * MICE, children, enters_by_yellow=enters_by_yellow)
        self.goal, leads = goal, self._all_leads()
        self._index, (self._values, self._races) = leads.index, leads.values()

    @property
    def for_the_first(self) -> float:
        """Return how many cheeses more a round is likely to bring the mouse that starts."""
        return self._values[self._index[_number((START, START, START, None, None, False, 0))]]

    def losses(self, state: State) -> Mapping[Run, float]:
        """Return by how many cheeses each move of the seat in turn is behind the best one."""
        worths = self.worths(state)
        most = max(worth.cheeses for worth in worths.values())
        return {move: most - worth.cheeses for move, worth in worths.items()}

    def worths(self, state: State) -> Mapping[Run, Worth]:
        """Return what each move of the seat in turn is worth to it."""
        (seat,) = GAME.waiting_on(state)
        simulated = SimulatedRound.of(GAME.view(state, None))
        sign = 1 if seat == 0 else -1
        found = {
            move: self._worth(_lead(simulated, seat, -move.spaces if move.backward else move.spaces))
            for move in GAME.legal_moves(state, seat)
            if isinstance(move, Run)
        }
        return {move: Worth(sign * worth.cheeses, sign * worth.race) for move, worth in found.items()}

    def _worth(self, lead: Lead) -> Worth:
        if lead.after is None:
            return Worth(lead.cheeses, lead.race)
        at = self._index[_number(lead.after)]
        return Worth(lead.cheeses + self._values[at], lead.race + self._races[at])

    def _all_leads(self) -> Leads:
        """Return what the throws let the mouse in turn choose from in every position."""
        leads = Leads()
        todo: list[Position] = [(START, START, START, None, None, False, mouse) for mouse in range(MICE)]
        while todo:
            position = todo.pop()
            if _number(position) in leads.index:
                continue
            choices, found = self._leads(position)
            leads.add(position, choices, found)
            todo += [lead.after for lead in found if lead.after and _number(lead.after) not in leads.index]
        return leads

    def _leads(self, position: Position) -> tuple[Choices, list[Lead]]:
        """Return which leads the throws let the mouse in turn choose from, and how many of them."""
        simulated, mouse = self._start.copy(), position[-1]
        simulated.spaces = list(position[:MICE])
        simulated.marker, simulated.trapped, simulated.shover_paid = position[MICE:-1]
        throws, places = defaultdict[tuple[int, ...], int](int), dict[int, int]()
        for red, yellow in THROWS:
            steps = sorted(_steps(simulated, mouse, red, yellow))
            throws[tuple(places.setdefault(spaces, len(places)) for spaces in steps)] += 1
        return tuple((count, choice) for choice, count in throws.items()), [
            _lead(simulated, mouse, spaces) for spaces in places
        ]


@lru_cache(4)
def best_play(goal: int, children: frozenset[int], *, enters_by_yellow: bool) -> BestPlay:
    """Return the best play by these rules; to find it takes some seconds."""
    return BestPlay(goal, children, enters_by_yellow=enters_by_yellow)


def _number(position: Position) -> int:
    """Return the number of a position: no other one has it, and the last digit is who is in turn."""
    one, two, white, marker, trapped, paid, turn = position
    number = (one * LONGEST + two) * LONGEST + white
    number = (number * (SEATS + 1) + (SEATS if marker is None else marker)) * (MICE + 1)
    return ((number + (MICE if trapped is None else trapped)) * 2 + paid) * MICE + turn


def _spaces(number: int) -> Iterator[int]:
    """Yield where the mice stand in the position of this number."""
    number //= (SEATS + 1) * (MICE + 1) * 2 * MICE
    for _ in range(MICE):
        number, space = divmod(number, LONGEST)
        yield space


def _steps(simulated: SimulatedRound, mouse: int, red: int, yellow: int) -> set[int]:
    """Return the numbers that the mouse may choose from; negative for backward."""
    left, is_sprung = simulated.goal - simulated.spaces[mouse], simulated.trapped is not None
    if mouse in simulated.led:
        return {yellow if is_sprung else simulated.led_by(mouse, red, yellow)}
    steps = {yellow} if is_sprung else {red, yellow}
    if simulated.spaces[mouse] == START:
        return steps - {0} or steps
    return steps | {-spaces for spaces in steps} if left == 1 else steps


def _lead(simulated: SimulatedRound, mouse: int, spaces: int) -> Lead:
    after = simulated.copy()
    after.step(mouse, spaces)
    cheeses = 0.0 if after.kept is None else KEPT * _sign(after.kept)
    if after.is_over:
        result = after.result()
        race = 0.0 if result.first == WHITE_MOUSE else 2 * _sign(result.first) + _sign(result.second)
        return Lead(cheeses + race + _sign(result.shover), None, race)
    turn = next(other % MICE for other in range(mouse + 1, mouse + 1 + MICE) if after.spaces[other % MICE] < after.goal)
    one, two, white = after.spaces
    return Lead(cheeses, (one, two, white, after.marker, after.trapped, after.shover_paid, turn))


def _sign(mouse: int | None) -> int:
    """Return for whom a cheese counts: 1 for the first seat, -1 for the second, 0 for neither."""
    return {0: 1, 1: -1}.get(mouse, 0) if mouse is not None else 0
