"""Aus die Maus learned by playing it: eight moments of a race against one other player and the white mouse."""

from bot.games.contract import Seat
from bot.games.lesson import LEARNER, Lesson, Task
from cogs.aus_die_maus.rules.state import CHEESES, Keep, Keeping, Move, Moving, State, Threw, Variant
from cogs.aus_die_maus.rules.track import WHITE, Dice, Mouse, Race, Run
from cogs.aus_die_maus.screen.notation import move_of

GOAL = 14
ROUNDS = 5
CHEESE_BEFORE = ((3, 3, 2, 2, 1, 1, 1), (2, 2, 1, 1, 1, 1), (1, 1, 1, 1))
"""What the learner, the other player and the white mouse have in the last round …"""
CHEESE_LEFT = (2, 3, 1)
"""… and what is left for it."""


def _state(race: Race, phase: Moving | Keeping, number: int, thrown: Dice | None = None) -> State:
    is_last = number == ROUNDS
    return State(
        variant=Variant(first="0"),
        supply=CHEESE_LEFT if is_last else CHEESES[1:-1] if isinstance(phase, Keeping) else CHEESES,
        cheeses=CHEESE_BEFORE if is_last else ((), (), ()),
        number=number,
        rounds=ROUNDS,
        keeper=LEARNER,
        white_starts=False,
        race=race,
        phase=phase,
        last=(Threw(LEARNER, thrown),) if thrown else (),
    )


def _task(key: str, spaces: tuple[int, int, int], throw: tuple[int, int], *answers: str) -> Task[State, Move]:
    """Return a throw, red first, with the mice of both players and the white one on these spaces."""
    dice = Dice(*throw)
    return Task(key, _state(Race(GOAL, spaces), Moving(LEARNER, dice), 1, dice), tuple(map(move_of, answers)))


def _keep() -> Task[State, Move]:
    """Return the choice after the white mouse was shoved into the trap."""
    race = _after_the_trap(13, 6, marker=LEARNER)
    return Task("keep", _state(race, Keeping(LEARNER, (3, 1)), 1), (Keep(0),))


def _win() -> Task[State, Move]:
    """Return the last move of the game: only the yellow die is thrown."""
    dice = Dice(None, 2)
    return Task("win", _state(_after_the_trap(13, 9, marker=LEARNER), Moving(LEARNER, dice), ROUNDS, dice), (Run(2),))


def _after_the_trap(own: int, other: int, marker: Seat) -> Race:
    trapped: Mouse = WHITE
    return Race(GOAL, (own, other, GOAL), trapped=trapped, marker=marker, shover_paid=True)


LESSON: Lesson[State, Move] = Lesson(
    version=1,
    seats=2,
    options={"first": "0"},
    tasks=(
        _task("run", (1, 6, 3), (3, 1), "3"),
        _task("white", (5, 3, 7), (2, 1), "2"),
        _task("pass", (4, 6, 1), (3, 2), "3"),
        _task("trap", (12, 6, 5), (2, 1), "1"),
        _task("back", (13, 8, 6), (3, 2), "2b", "3b"),
        _task("shove", (11, 6, 13), (2, 1), "2"),
        _keep(),
        _win(),
    ),
)
