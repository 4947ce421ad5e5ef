"""The puzzles of maunz., read from `puzzles.txt`, and what comes of each answer: by proof, while a person plays.

A line of the file is a puzzle: its kind; its grade; the bed as it looks, row by row, kitten and cat of the solver as a
and A, of the other side as b and B; how many kittens each has retired; the right moves against the longest defence. Its
number is that of its line: lines may be added at the end, but none may go.
"""

from functools import cache, lru_cache
from pathlib import Path

from bot.games.lesson import LEARNER
from bot.games.puzzle import Judged, Puzzle, Puzzles
from cogs.maunz.computer.search import Action
from cogs.maunz.computer.simulation import Position, move_of, position
from cogs.maunz.puzzles.prover import Prover, Turn, longest_defence, turns, winning
from cogs.maunz.rules.bed import Bed, Piece, names, squares_drawn
from cogs.maunz.rules.state import BoardMove, Choosing, Graduate, Over, PlacePiece, Placing, State, Variant

FILE = Path(__file__).with_name("puzzles.txt")
PLACEMENTS = {"save": 1, "win2": 2, "win3": 3}
"""How many placements the solver has, by kind: to win, or not to lose at once."""
GO_ON = {2: "on2", 1: "on1"}
"""What the solver is told after a right placement, by how many are left."""
SIGNS = (("a", "b"), ("A", "B"))
PLIES = 20
"""So many placements seem to have been made before."""
NAME_LENGTH = len("A1")


@cache
def _lines() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


@lru_cache(64)
def puzzle_of(number: int) -> Puzzle[State, BoardMove]:
    """Return the puzzle of this number."""
    kind, grade, drawn, retired, *solution = _lines()[number].split()
    mine, theirs = map(int, retired.split(","))
    (own, own_cats), (other, other_cats) = (
        (squares_drawn(drawn, sign) for sign in signs) for signs in zip(*SIGNS, strict=True)
    )
    state = posed(((own, own_cats, mine), (other, other_cats, theirs)))
    return Puzzle(number, kind, int(grade), state, tuple(map(read_move, solution)))


def posed(here: Position) -> State:
    """Return a position as a puzzle, by the printed rules: the learner is in turn."""
    kittens, cats, retired = zip(*here, strict=True)
    return State(Variant(), Bed(kittens, cats, retired), Placing(LEARNER), PLIES)


def read_move(written: str) -> BoardMove:
    """Return "kA1" as a placement, "A1", "A1B1C1" as what leaves the bed."""
    if written[0] in set(Piece):
        return PlacePiece(Piece(written[0]), written[1:])
    return Graduate(tuple(written[start : start + NAME_LENGTH] for start in range(0, len(written), NAME_LENGTH)))


@lru_cache(512)
def judge(puzzle: Puzzle[State, BoardMove], state: State) -> Judged:
    """Return what the other side does now: it wins, it escapes, or it holds out as long as it can."""
    if isinstance(state.phase, Choosing):
        return Judged("on", why="choose")
    if isinstance(state.phase, Over):  # nothing else ends it so soon
        return Judged("solved", why="won")
    here = position(state.bed, 1 - LEARNER)
    if (number := next(winning(here), None)) is not None:
        return Judged("missed", (move_of(number),), "lost")
    if puzzle.kind == "save":
        return Judged("solved", why="saved")
    left = PLACEMENTS[puzzle.kind] - (state.plies - puzzle.state.plies + 1) // 2
    if not left:
        return Judged("missed", why="late")
    if escape := _clearest_escape(here, left):
        return Judged("missed", moves_of(here, escape), "escapes")
    return Judged("on", moves_of(here, longest_defence(here)), GO_ON[left])


def _clearest_escape(here: Position, left: int) -> Action | None:
    """Return a reply that saves the other side; the more pieces of the solver it moves, the rather."""
    prover, (_, before) = Prover(), here

    def left_alone(turn: Turn) -> int:
        _, after = turn
        return sum((was & stays).bit_count() for was, stays in zip(before[:2], after[0], strict=False)) if after else 0

    replies = sorted(turns(here), key=left_alone)
    return next((action for action, after in replies if after is None or not prover.wins(after, left)), None)


def moves_of(here: Position, action: Action) -> tuple[BoardMove, ...]:
    """Return a turn in the words of the rules: what leaves the bed is a move of its own if there is a choice."""
    number, lifted = action
    placement = move_of(number)
    return (placement, Graduate(names(lifted))) if len(list(turns(here, number))) > 1 else (placement,)


PUZZLES = Puzzles(len(_lines()), puzzle_of, judge)
