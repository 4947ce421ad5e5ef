"""Nim learned by playing it: two positions."""

from bot.games.lesson import LEARNER, Lesson, Task
from tests.games.nim.rules.rules import State, Take, Variant


def _task(key: str, holes: tuple[int, ...], *answers: Take) -> Task[State, Take]:
    return Task(key, State(Variant(), holes, LEARNER), answers)


LESSON: Lesson[State, Take] = Lesson(
    version=1,
    seats=2,
    options={},
    tasks=(_task("even", (0, 2, 4), Take("C", 2)), _task("last", (0, 0, 3), Take("C", 3))),
)
