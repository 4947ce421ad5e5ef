"""Whom the computer player of Heul doch! has to beat."""

from typing import Any

from bot.games.chance import Chance
from cogs.heul_doch.rules.cards import NumberCard
from cogs.heul_doch.rules.state import Play, View
from tools.ladder.arena import Player, Step, at_random


def newcomer(view: View, moves: tuple[Play, ...], chance: Chance) -> Any:
    """Know the rules and see one move ahead: lay the highest card on the own pile, or hide the lowest one, since an
    onion costs no points now; give nothing away that need not be given."""
    return max(chance.shuffled(moves), key=gain_for_newcomers)


def gain_for_newcomers(move: Play) -> float:
    """Points won at once, and a little for keeping the high cards."""
    if not isinstance(move, Play) or not isinstance(move.card, NumberCard):
        return 0.5
    value = move.card.value
    return value if move.to == "own" else -value if move.to in ("left", "right") else -value / 10


REFERENCES: dict[str, Player] = {"random": at_random, "newcomer": newcomer}

STEPS = (
    Step("easy", "newcomer", 300),
    Step("newcomer", "easy", 300),
    Step("medium", "easy", 300),
    Step("hard", "medium", 300),
)
