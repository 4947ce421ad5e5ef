"""The computer player of Aus die Maus.

easy     plays like a child: shoves whom it can, runs as far as it can, into the trap if need be
medium   looks at each move for itself: the place in the race, the trap, the white mouse, the shover marker, the cheese
hard     plays every move to the end of the round, thousands of times with throws of its own, and asks which one promises the best place in the
         whole game by the cheeses it knows and what may lie hidden. The first two throws after the move are exact: every pair comes equally often.

A cheese to keep is the one of more value: what goes back may be drawn by the others.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from math import erfc, exp, pi, sqrt

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.aus_die_maus.computer.prospects import Prospects
from cogs.aus_die_maus.computer.simulation import THROWS, Number, Sprint, tape_of
from cogs.aus_die_maus.rules.state import Keep, Move, View
from cogs.aus_die_maus.rules.track import WHITE, Mouse, Preview, Run

PLAYOUTS = 7776  # for all moves together: six times each pair of throws
A_LOOK = 216  # so many for each move before looking which ones are still worth it
LITTLE = 0.0015  # places: a move is given up when on average no more is lost by it


def choose(view: View, moves: tuple[Move, ...], chance: Chance, level: Level) -> Move:
    """Return the move of whoever is in turn."""
    runs = tuple(move for move in moves if isinstance(move, Run))
    if len(runs) > 1:
        return _RUNNERS[level](view, runs, chance)
    keeps = tuple(move for move in moves if isinstance(move, Keep))
    return max(keeps, key=lambda keep: view.drawn[keep.cheese]) if keeps else moves[0]


# easy


def _like_a_child(view: View, runs: tuple[Run, ...], _chance: Chance) -> Run:
    seen = _previews(view)
    return max(runs, key=lambda move: (seen[move].shoved is not None, move.spaces, not move.backward))


# medium, in cheeses

A_SPACE = 0.03  # for each space nearer to the goal
IN_THE_TRAP = -0.9
HAVING_THE_MARKER = 0.3  # it may be lost again
DRAWING_TWO = 1.8
FIRST_IN, SECOND_IN = 2.0, 1.0
WHITE_FIRST, WHITE_SECOND = -1.5, -0.3
HELPING, HINDERING = -0.03, 0.05  # to shove another mouse forward or back
IN_REACH_OF_WHITE = -0.3  # on the last space, where she can shove one in
FORCED = {2: 0.22, 3: 0.08}  # by how far it is to the goal: how likely both dice lead into the trap
HER_STEPS = 3


def _sensibly(view: View, runs: tuple[Run, ...], _chance: Chance) -> Run:
    seen = _previews(view)
    return max(runs, key=lambda move: _sense(view, seen[move]))


def _sense(view: View, seen: Preview) -> float:
    """Return what a move is worth by itself."""
    race = view.race
    if seen.trapped == seen.mouse:
        return IN_THE_TRAP
    worth = A_SPACE * seen.to + (DRAWING_TWO if seen.draws_two else HAVING_THE_MARKER if seen.takes_marker else 0)
    if seen.comes_in == WHITE:
        worth += WHITE_SECOND if race.finished else WHITE_FIRST
    elif seen.comes_in is not None:
        worth += SECOND_IN if race.finished else FIRST_IN
    if seen.shoved is not None and seen.shoved != WHITE:
        worth += HINDERING if seen.move.backward else HELPING
    if race.trapped is None:
        worth += _danger(view, seen)
    return worth


def _danger(view: View, seen: Preview) -> float:
    """Return what it costs to stand where one may be forced or shoved into the trap."""
    race = view.race
    left = race.goal - seen.to
    if left > 1:
        return IN_THE_TRAP * FORCED.get(left, 0)
    company: tuple[Mouse, ...] = tuple(mouse for mouse in race.on(seen.to) if mouse not in (seen.mouse, WHITE))
    behind = seen.to - race.space_of(WHITE)
    return IN_REACH_OF_WHITE if not company and 0 < behind <= HER_STEPS else 0


def _previews(view: View) -> Mapping[Run, Preview]:
    return {seen.move: seen for seen in view.choices}


# hard


class _Candidate:
    """A move, and what it has promised in each playout."""

    def __init__(self, move: Run, sprint: Sprint) -> None:
        self.move = move
        self.sprint = sprint
        self.promised: list[float] = []

    def may_lose_to(self, other: "_Candidate") -> float:
        """Return how many places are lost on average if this one is taken and the other one is better, by what the same throws promised both."""
        playouts = len(self.promised)
        differences = [one - two for one, two in zip(self.promised, other.promised, strict=True)]
        lead = sum(differences) / playouts
        error = sqrt(
            max(sum(difference * difference for difference in differences) / playouts - lead * lead, 0) / playouts
        )
        if not error:
            return 0
        errors = lead / error
        return error * (exp(-errors * errors / 2) / sqrt(2 * pi) - errors * erfc(errors / sqrt(2)) / 2)

    @property
    def total(self) -> float:
        """What all its playouts promised together."""
        return sum(self.promised)


def _thinking_ahead(view: View, runs: tuple[Run, ...], chance: Chance) -> Run:
    seat = view.choices[0].mouse
    sprint, prospects = Sprint.of(view), Prospects(view, seat)
    turns = _turns_after(view, seat, sprint)
    throws = _tapes(chance)
    candidates, played = _candidates(sprint, seat, runs), 0
    while len(candidates) > 1 and played < PLAYOUTS:
        for tape in islice(throws, A_LOOK):
            for candidate in candidates:
                candidate.promised.append(prospects.after(candidate.sprint.copy().play_on(turns, tape)))
        played += A_LOOK * len(candidates)
        best = max(candidates, key=lambda candidate: candidate.total)
        candidates = [
            candidate for candidate in candidates if candidate is best or best.may_lose_to(candidate) > LITTLE
        ]
    return max(candidates, key=lambda candidate: candidate.total).move


def _candidates(sprint: Sprint, seat: Number, runs: Sequence[Run]) -> list[_Candidate]:
    """Return a candidate for each different thing that the moves lead to."""
    found: dict[object, _Candidate] = {}
    for move in runs:
        after = sprint.copy()
        after.run(seat, move)
        found.setdefault((*after.spaces, after.marker), _Candidate(move, after))
    return list(found.values())


def _turns_after(view: View, seat: Number, sprint: Sprint) -> tuple[Number, ...]:
    """Return who is in turn after this seat, and so on round the table; only who is still in the race."""
    mice = [sprint.number(mouse) for mouse in view.order]
    after = mice.index(seat) + 1
    return tuple(mouse for mouse in mice[after:] + mice[:after] if sprint.spaces[mouse] < sprint.goal)


def _tapes(chance: Chance) -> Iterator[bytes]:
    """Yield throws for playouts without end; after every 1296 of them each pair of first throws has come once."""
    for nth in count():
        first = nth % len(THROWS)
        yield bytes((first, (first + nth // len(THROWS)) % len(THROWS))) + tape_of(chance)


_RUNNERS: Mapping[Level, Callable[[View, tuple[Run, ...], Chance], Run]] = {
    "easy": _like_a_child,
    "medium": _sensibly,
    "hard": _thinking_ahead,
}
