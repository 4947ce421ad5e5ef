"""What a lesson is: positions of a game, one after the other, each with a task and the moves that fulfil it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Applied, Move, Seat, State

LEARNER: Seat = 0
"""The seat of the player who learns; computer players sit on the others."""


class LessonProgress(NamedTuple):
    """How far a person is in a lesson."""

    version: int
    """Of the lesson."""
    task: int
    """The task that comes next, from 0; as many as there are once the lesson is done."""


class FixedChance(Chance):
    """Draws that are written down; the lowest number of all once they are used up."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        super().__init__(b"", 0, ())
        self._left = list(draws)

    def below(self, n: int) -> int:
        """Return the next of them."""
        return self._left.pop(0) % n if self._left else 0


@dataclass(frozen=True)
class Task(Generic[State, Move]):
    """A position and what the learner is to do in it: `<game>-lesson-<key>` says it, its `.done` why that was right."""

    key: str
    state: State
    answers: tuple[Move, ...]
    draws: tuple[int, ...] = ()
    """What dice and shuffles bring, each as a number from 0."""
    focus: str = ""
    """What is open on the game's own page at first."""

    def play(self, game: AnyGame, move: Move) -> Applied[State]:
        """Return what a move of the learner leads to; IllegalMove by the rules."""
        return game.apply(self.state, LEARNER, move, FixedChance(self.draws))


@dataclass(frozen=True)
class Lesson(Generic[State, Move]):
    """A guided game: the last of its tasks is answered by moves that win."""

    version: int
    """Raised whenever tasks come, go or change places: progress in another version begins anew."""
    seats: int
    options: Mapping[str, str]
    """Of the table, beside the defaults."""
    tasks: tuple[Task[State, Move], ...]


AnyTask: TypeAlias = Task[Any, Any]
AnyLesson: TypeAlias = Lesson[Any, Any]
