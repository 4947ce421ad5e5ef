"""How much skill there is in Aus die Maus: the best play of two, and what others lose against it.

A round of two has some 23,000 positions, few enough to know the value of each, in cheeses more than the other gets, if
both play as well as can be: dynamic programming, over and over until nothing changes. What a move loses against the
best one is then exact, so few games tell how good a player is: `python -m tests.ladder.best_mouse`.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from bot.games.chance import SimulationChance
from cogs.aus_die_maus.computer.simulation import THROWS, SimulatedRound
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Moving, State
from cogs.aus_die_maus.rules.track import START, Run
from tests.ladder.__main__ import LIKELY
from tests.ladder.arena import Player
from tests.ladder.matches import players_of

SEATS, MICE, WHITE_MOUSE = 2, 3, 2
EXACT = 1e-6
KEPT = 1.25  # cheeses that the better one of two is worth: its mean value, in the mean value of all
LEVELS = ("random", "newcomer", "easy", "medium", "hard")

Position: TypeAlias = tuple[int, int, int, int | None, int | None, bool, int]
"""Where the mice stand, who has the marker, who is in the trap, whether the shover was paid, and who is in turn."""


class Lead(NamedTuple):
    """What a move leads to: cheeses at once, and the position after it, None at the end of the round."""

    cheeses: float
    after: Position | None


class BestPlay:
    """The value of every position of two, for the first of them."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        leads = self._all_leads()
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
        assert isinstance(state.phase, Moving)
        seat = state.phase.seat
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
        """Return for every position what the throws let the mouse in turn choose from, the last ones first."""
        found: dict[Position, Counter[frozenset[Lead]]] = {}
        todo: list[Position] = [(START, START, START, None, None, False, mouse) for mouse in range(MICE)]
        while todo:
            position = todo.pop()
            if position in found:
                continue
            simulated = self._simulated(position)
            throws = Counter(
                frozenset(
                    _lead(simulated, position[-1], spaces) for spaces in _steps(simulated, position[-1], red, yellow)
                )
                for red, yellow in THROWS
            )
            found[position] = throws
            todo += [lead.after for choice in throws for lead in choice if lead.after is not None]
        return dict(reversed(found.items()))

    def _simulated(self, position: Position) -> SimulatedRound:
        simulated = SimulatedRound(self.goal, position[:MICE], frozenset(), enters_by_yellow=True)
        simulated.marker, simulated.trapped, simulated.shover_paid = position[MICE:-1]
        return simulated


def _steps(simulated: SimulatedRound, mouse: int, red: int, yellow: int) -> set[int]:
    """Return the numbers that the mouse may choose from; negative for backward."""
    left, is_sprung = simulated.goal - simulated.spaces[mouse], simulated.trapped is not None
    if mouse == WHITE_MOUSE:
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


def losses_a_round(best: BestPlay, player: Player, rounds: int) -> list[float]:
    """Return the cheeses that a player loses in first rounds against the best play.

    Later in a game it may be right to lose cheeses: for a lead it is the rank that counts.
    """
    return [sum(_losses(best, player, seed)) for seed in range(rounds)]


def _losses(best: BestPlay, player: Player, seed: int) -> Iterator[float]:
    table, thoughts = SimulationChance(seed), SimulationChance(f"{seed} thoughts")
    state = GAME.setup(SEATS, GAME.settle_options({"track": str(best.goal)}), table)
    while state.number == 1:
        (seat,) = GAME.waiting_on(state)
        moves = GAME.legal_moves(state, seat)
        move = moves[0]
        if isinstance(state.phase, Moving):
            losses = best.losses(state)
            move = min(losses, key=lambda run: losses[run])
            if seat == seed % SEATS:
                move = player(GAME.view(state, seat), moves, thoughts)
                assert isinstance(move, Run)
                yield losses[move]
        state = GAME.apply(state, seat, move, table).state


def main() -> None:
    """Print what each player loses."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.best_mouse", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--track", type=int, default=14, choices=(10, 14, 18))
    preferences = parser.parse_args()
    best, everyone = BestPlay(preferences.track), players_of("aus_die_maus")
    for name in LEVELS:
        began = time.process_time()
        lost = losses_a_round(best, everyone[name], preferences.rounds)
        spread = LIKELY * stdev(lost) / len(lost) ** 0.5
        print(
            f"{name:10} loses {fmean(lost):.3f} ± {spread:.3f} cheeses a round ({time.process_time() - began:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
