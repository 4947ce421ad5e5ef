"""The best play of a round of Aus die Maus for two.

A round of two has some 23,000 positions, few enough to know the value of each, in cheeses more than the other gets, if
both play as well as can be: dynamic programming, over and over until no value changes by EXACT. What a move loses
against the best one is then known.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from cogs.aus_die_maus.computer.simulation import THROWS, SimulatedRound
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import State
from cogs.aus_die_maus.rules.track import START, Run

SEATS, MICE, WHITE_MOUSE = 2, 3, 2
EXACT = 1e-3
KEPT = 1.25  # cheeses that the better one of two is worth: its mean value, in the mean value of all
MANY_THROWS = Counter(THROWS)

Position: TypeAlias = tuple[int, int, int, int | None, int | None, bool, int]
"""Where the mice stand, who has the marker, who is in the trap, whether the shover was paid, and who is in turn."""


class Lead(NamedTuple):
    """What a move leads to: cheeses at once, and the position after it, None at the end of the round."""

    cheeses: float
    after: Position | None


class BestPlay:
    """The value of every position of two, for the first of them."""

    def __init__(self, goal: int, children: frozenset[int] = frozenset(), *, enters_by_yellow: bool = True) -> None:
        self._start = SimulatedRound(goal, (START,) * MICE, children, enters_by_yellow=enters_by_yellow)
        self.goal, leads = goal, self._all_leads()
        self._values: dict[Position, float] = dict.fromkeys(leads, 0.0)
        change = 1.0
        while change > EXACT:
            change = 0.0
            for position, throws in leads.items():
                best = max if position[-1] == 0 else min
                value = sum(count * best(map(self._value, found)) for found, count in throws.items()) / len(THROWS)
                change = max(change, abs(value - self._values[position]))
                self._values[position] = value

    @property
    def for_the_first(self) -> float:
        """Return how many cheeses more a round is likely to bring the mouse that starts."""
        return self._values[START, START, START, None, None, False, 0]

    def losses(self, state: State) -> Mapping[Run, float]:
        """Return by how many cheeses each move of the seat in turn is behind the best one."""
        (seat,) = GAME.waiting_on(state)
        simulated = SimulatedRound.of(GAME.view(state, None))
        sign = 1 if seat == 0 else -1
        values = {
            move: sign * self._value(_lead(simulated, seat, -move.spaces if move.backward else move.spaces))
            for move in GAME.legal_moves(state, seat)
            if isinstance(move, Run)
        }
        return {move: max(values.values()) - value for move, value in values.items()}

    def _value(self, lead: Lead) -> float:
        return lead.cheeses + (0.0 if lead.after is None else self._values[lead.after])

    def _all_leads(self) -> dict[Position, Counter[frozenset[Lead]]]:
        """Return for every position what the throws let the mouse in turn choose from, the ends of rounds first."""
        found: dict[Position, Counter[frozenset[Lead]]] = {}
        todo: list[Position] = [(START, START, START, None, None, False, mouse) for mouse in range(MICE)]
        while todo:
            position = todo.pop()
            if position in found:
                continue
            found[position] = throws = self._leads(position)
            todo += [lead.after for choice in throws for lead in choice if lead.after is not None]
        return dict(sorted(found.items(), key=lambda one: sum(one[0][:MICE]), reverse=True))

    def _leads(self, position: Position) -> Counter[frozenset[Lead]]:
        """Return what the throws let the mouse in turn choose from, and how many of them."""
        simulated, mouse = self._start.copy(), position[-1]
        simulated.spaces = list(position[:MICE])
        simulated.marker, simulated.trapped, simulated.shover_paid = position[MICE:-1]
        throws, leads = Counter[frozenset[Lead]](), dict[int, Lead]()
        for (red, yellow), many in MANY_THROWS.items():
            steps = _steps(simulated, mouse, red, yellow)
            leads |= {spaces: _lead(simulated, mouse, spaces) for spaces in steps - leads.keys()}
            throws[frozenset(map(leads.__getitem__, steps))] += many
        return throws


@lru_cache(1)
def best_play(goal: int, children: frozenset[int], *, enters_by_yellow: bool) -> BestPlay:
    """Return the best play by these rules; to find it takes some seconds."""
    return BestPlay(goal, children, enters_by_yellow=enters_by_yellow)


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
        return Lead(cheeses + _paid(after), None)
    turn = next(other % MICE for other in range(mouse + 1, mouse + 1 + MICE) if after.spaces[other % MICE] < after.goal)
    one, two, white = after.spaces
    return Lead(cheeses, (one, two, white, after.marker, after.trapped, after.shover_paid, turn))


def _paid(simulated: SimulatedRound) -> float:
    result = simulated.result()
    if result.first == WHITE_MOUSE:
        return 0.0
    return 2 * _sign(result.first) + _sign(result.second) + _sign(result.shover)


def _sign(mouse: int | None) -> int:
    """Return for whom a cheese counts: 1 for the first seat, -1 for the second, 0 for neither."""
    return {0: 1, 1: -1}.get(mouse, 0) if mouse is not None else 0
