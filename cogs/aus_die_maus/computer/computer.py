"""The computer player of Aus die Maus.

easy     plays like a child: loves to shove, runs as far as it can, and sees the trap only when it is about to step in
medium   goes to the place that has brought most cheese, by the learned values in evaluation.py

Of two cheeses it keeps the one of more value: what goes back may be drawn by the others.
"""

from bot.games.chance import Chance
from bot.games.contract import Level
from cogs.aus_die_maus.computer.evaluation import value_of_place
from cogs.aus_die_maus.rules.state import Keep, Move, View
from cogs.aus_die_maus.rules.track import Choice, run

LEVELS: tuple[Level, ...] = ("easy", "medium")


def choose(view: View, moves: tuple[Move, ...], _chance: Chance, level: Level) -> Move:
    """Return the move of the seat in turn."""
    if view.choices:
        if level == "easy":
            return max(view.choices, key=_liking).move
        return max(view.choices, key=lambda choice: _value(view, choice)).move
    keeps = [move for move in moves if isinstance(move, Keep)]
    return max(keeps, key=lambda keep: view.drawn[keep.cheese]) if keeps else moves[0]


def _value(view: View, choice: Choice) -> float:
    if view.race.trapped is not None:
        return choice.to  # the cheese is at the end
    after, _ = run(view.race, choice.mouse, choice.move, choice.dice)
    return value_of_place(after, choice.mouse)


def _liking(choice: Choice) -> tuple[bool, bool, int, bool]:
    is_trapped = choice.trapped == choice.mouse
    return not is_trapped, choice.shoved is not None, choice.move.spaces, not choice.move.backward
