"""Players to measure the computer player of Mausen against."""

from typing import Any

from bot.games.chance import Chance
from cogs.mausen.rules.rules import Pick, View
from tests.ladder.arena import Player, at_random


def greedy(view: View, moves: tuple[Pick, ...], chance: Chance) -> Any:
    """Lay a card that would take most points from the middle if the others laid nothing of its kind; any of those that
    are equal in this.

    To lay always the highest of them would be weaker: three such players lay the same card, and all of them stand down.
    """
    return chance.pick([move for move in moves if _prey(view, move) == max(_prey(view, best) for best in moves)])


def greedy_and_high(view: View, moves: tuple[Pick, ...], chance: Chance) -> Any:
    """Lay the highest card that would take most points from the middle if the others laid nothing of its kind."""
    return max(moves, key=lambda move: (_prey(view, move), move.card.value))


def _prey(view: View, move: Pick) -> int:
    return sum(laid.card.value for laid in view.middle if laid.card.animal == move.card.animal.prey)


REFERENCES: dict[str, Player] = {"random": at_random, "greedy": greedy, "greedy_and_high": greedy_and_high}
