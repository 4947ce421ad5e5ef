"""The computer player of Aus die Maus.

easy     plays like a child: loves to shove, runs as far as it can, and sees the trap only when it is about to step in
medium   values each move by itself: the place in the race, the trap, the white mouse, the shover marker, the cheese
hard     plays every move to the end of the round, thousands of times with throws of its own, and takes the one that
         promises the best rank in the whole game, by the cheeses that it knows and what may lie hidden. The first two
         throws after the move are exact: every pair comes equally often.

Of two cheeses it keeps the one of more value: what goes back may be drawn by the others.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from math import erfc, exp, pi, sqrt

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.aus_die_maus.computer.evaluation import MouseNumber, RoundEvaluation, value_of_move
from cogs.aus_die_maus.computer.simulation import SimulatedRound, tapes
from cogs.aus_die_maus.rules.state import Keep, Move, View
from cogs.aus_die_maus.rules.track import Choice, Run

PLAYOUTS = 7776  # for all moves together: six times each pair of throws
A_BATCH = 216  # so many for each move before asking which moves to give up
LITTLE = 0.0015  # ranks: a move is given up when on average no more is lost by it


def choose(view: View, moves: tuple[Move, ...], chance: Chance, level: Level) -> Move:
    """Return the move of the seat in turn."""
    runs = tuple(move for move in moves if isinstance(move, Run))
    if len(runs) > 1:
        return _POLICIES[level](view, runs, chance)
    keeps = tuple(move for move in moves if isinstance(move, Keep))
    return max(keeps, key=lambda keep: view.drawn[keep.cheese]) if keeps else moves[0]


def _easy(view: View, runs: tuple[Run, ...], _chance: Chance) -> Run:
    choices = _choices(view)

    def liking(move: Run) -> tuple[bool, bool, int, bool]:
        is_trapped = choices[move].trapped == view.seat
        return not is_trapped, choices[move].shoved is not None, move.spaces, not move.backward

    return max(runs, key=liking)


def _medium(view: View, runs: tuple[Run, ...], _chance: Chance) -> Run:
    choices = _choices(view)
    return max(runs, key=lambda move: value_of_move(view, choices[move]))


def _choices(view: View) -> Mapping[Run, Choice]:
    return {choice.move: choice for choice in view.choices}


# hard


class _Candidate:
    """A move, and what it has promised in each playout."""

    def __init__(self, move: Run, after: SimulatedRound) -> None:
        self.move = move
        self.after = after
        self.promised: list[float] = []

    def loss_against(self, other: "_Candidate") -> float:
        """Return how many ranks are lost on average by taking this move, where the other one may really be better.

        Both were played with the same throws: the differences, taken as normally distributed, show how sure it is.
        """
        differences = [own - others for own, others in zip(self.promised, other.promised, strict=True)]
        playouts = len(differences)
        lead = sum(differences) / playouts
        variance = sum(difference * difference for difference in differences) / playouts - lead * lead
        error = sqrt(max(variance, 0) / playouts)
        if not error:
            return 0
        errors = lead / error
        return error * (exp(-errors * errors / 2) / sqrt(2 * pi) - errors * erfc(errors / sqrt(2)) / 2)

    @property
    def total(self) -> float:
        """What all its playouts promised together."""
        return sum(self.promised)


def _hard(view: View, runs: tuple[Run, ...], chance: Chance) -> Run:
    seat = view.choices[0].mouse
    simulated, evaluation = SimulatedRound.of(view), RoundEvaluation(view, seat)
    turns = _turns_after(view, seat, simulated)
    throws = tapes(chance)
    candidates, played = _candidates(simulated, seat, runs), 0
    while len(candidates) > 1 and played < PLAYOUTS:
        for tape in islice(throws, A_BATCH):
            for candidate in candidates:
                candidate.promised.append(evaluation.value_of(candidate.after.copy().play_on(turns, tape)))
        played += A_BATCH * len(candidates)
        best = max(candidates, key=lambda candidate: candidate.total)
        candidates = [
            candidate for candidate in candidates if candidate is best or best.loss_against(candidate) > LITTLE
        ]
    return max(candidates, key=lambda candidate: candidate.total).move


def _candidates(simulated: SimulatedRound, seat: MouseNumber, runs: Sequence[Run]) -> list[_Candidate]:
    """Return a candidate for each different position that the moves lead to."""
    found: dict[object, _Candidate] = {}
    for move in runs:
        after = simulated.copy()
        after.run(seat, move)
        found.setdefault((*after.spaces, after.marker), _Candidate(move, after))
    return list(found.values())


def _turns_after(view: View, seat: MouseNumber, simulated: SimulatedRound) -> tuple[MouseNumber, ...]:
    """Return the mice in turn after this seat, and so on round the table, those still in the race."""
    mice = [simulated.number(mouse) for mouse in view.order]
    next_at = mice.index(seat) + 1
    return tuple(mouse for mouse in mice[next_at:] + mice[:next_at] if simulated.spaces[mouse] < simulated.goal)


_POLICIES: Mapping[Level, Callable[[View, tuple[Run, ...], Chance], Run]] = {
    "easy": _easy,
    "medium": _medium,
    "hard": _hard,
}
