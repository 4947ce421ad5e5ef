"""What a puzzle is: a position in which one move is right, proven by the rules, and what comes of every other one.

A try is nothing but the moves of the solver so far: what the other side does follows from them. So whoever shows a
puzzle keeps a `PuzzleProgress` of each person, and no more, and shows `puzzle_page` of bot/solo/puzzle_page.py. A move
that is pressed makes it `progress.moved(move)`, another try `progress.again()`; `attempt_of` says what came of it.
`judge` may compute for some tenths of a second and remembers what it found: call both outside the event loop.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from bot.errors import IllegalMove
from bot.games.contract import AnyGame, Move, Seat, State
from bot.games.lesson import LEARNER, FixedChance

TRIES = 3

Found: TypeAlias = Literal["on", "solved", "missed"]


@dataclass(frozen=True)
class Puzzle(Generic[State, Move]):
    """A position with the learner's seat in turn: `<game>-puzzle-<kind>` says what to do in it."""

    number: int
    """From 0, in the order of the file: it stays the same puzzle."""
    kind: str
    grade: int
    """From 1, how deep the answer lies and how well it is hidden."""
    state: State
    solution: tuple[Move, ...]
    """The right moves of the solver against the longest defence, without those of the other side."""


class Judged(NamedTuple):
    """What comes of the solver's last move."""

    found: Found
    replies: tuple[Any, ...] = ()
    """The moves of the other side: the longest defence, or what refutes a wrong move."""
    why: str = ""
    """What this means: `<game>-puzzle-<why>` says it."""


@dataclass(frozen=True)
class Puzzles(Generic[State, Move]):
    """The puzzles of a game."""

    count: int
    get: Callable[[int], Puzzle[State, Move]]
    """The puzzle of a number below `count`."""
    judge: Callable[[Puzzle[State, Move], State], Judged]
    """By the state that a legal move of the solver led to."""


AnyPuzzle: TypeAlias = Puzzle[Any, Any]
AnyPuzzles: TypeAlias = Puzzles[Any, Any]


class Step(NamedTuple):
    """A move on the way, and what everyone saw of it."""

    seat: Seat
    move: Any
    state: Any
    """After it."""
    events: tuple[Any, ...]


class Attempt(NamedTuple):
    """What came of a try so far."""

    found: Found
    why: str
    """What the last move means, see `Judged`; empty before the first."""
    steps: tuple[Step, ...]
    """All that was played from the puzzle's position on, by both sides."""
    since: int
    """How many of them were played before the solver's last move."""
    state: Any


@dataclass(frozen=True)
class PuzzleProgress(Generic[Move]):
    """What is kept of a person at a puzzle."""

    moves: tuple[Move, ...] = ()
    """Of the solver, in the present try."""
    tries: int = 1
    """Which try it is."""

    def moved(self, move: Move) -> "PuzzleProgress[Move]":
        """Return the progress with one more move."""
        return PuzzleProgress((*self.moves, move), self.tries)

    def again(self) -> "PuzzleProgress[Move]":
        """Return the progress at the start of the next try."""
        return PuzzleProgress((), self.tries + 1)


AnyProgress: TypeAlias = PuzzleProgress[Any]


def attempt_of(game: AnyGame, puzzles: AnyPuzzles, puzzle: AnyPuzzle, moves: tuple[Any, ...]) -> Attempt:
    """Return what these moves of the solver lead to; IllegalMove by the rules, also for a move after the end."""
    steps, found, why, since = tuple[Step, ...](), "on", "", 0
    for move in moves:
        if found != "on":
            raise IllegalMove("no-move-over")
        since = len(steps)
        steps = _with(game, puzzle, steps, LEARNER, move)
        found, replies, why = puzzles.judge(puzzle, steps[-1].state)
        for reply in replies:
            (seat,) = game.waiting_on(steps[-1].state)
            steps = _with(game, puzzle, steps, seat, reply)
    return Attempt(found, why, steps, since, steps[-1].state if steps else puzzle.state)


def _with(game: AnyGame, puzzle: AnyPuzzle, steps: tuple[Step, ...], seat: Seat, move: Any) -> tuple[Step, ...]:
    applied = game.apply(steps[-1].state if steps else puzzle.state, seat, move, FixedChance(()))
    return (*steps, Step(seat, move, applied.state, applied.events))
