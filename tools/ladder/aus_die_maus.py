"""Players of Aus die Maus to measure the computer against."""

from typing import Any

from bot.games.chance import Chance
from cogs.aus_die_maus.rules.state import Keep, Move, View
from cogs.aus_die_maus.rules.track import Run
from tools.ladder.arena import Player, Step, at_random


def newcomer(view: View, moves: tuple[Any, ...], chance: Chance) -> Move:
    """Know the rules and see one move ahead: take the biggest step forward that does not lead into the trap, shove
    nobody on purpose, and keep the better cheese."""
    match moves[0]:
        case Keep():
            return max(moves, key=lambda keep: view.drawn[keep.cheese])
        case Run():
            trapping = {choice.move for choice in view.choices if choice.trapped == view.seat}
            return max(moves, key=lambda run: (run not in trapping, -run.spaces if run.backward else run.spaces))
        case _:
            return moves[0]


REFERENCES: dict[str, Player] = {"random": at_random, "newcomer": newcomer}

UNSEEN = 50_261_126
"""No game of these seeds was looked at before the values that are measured by them were chosen."""
STEPS = (Step("easy", "newcomer", 800, UNSEEN), Step("medium", "easy", 800, UNSEEN))
