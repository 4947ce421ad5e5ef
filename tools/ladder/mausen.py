"""Players to measure the computer player of Mausen against."""

from typing import Any

from bot.games.chance import Chance
from cogs.mausen.computer.computer import hard_mixtures
from cogs.mausen.computer.evaluation import stakes
from cogs.mausen.computer.mixture import expected, outlooks
from cogs.mausen.computer.simulation import SimulatedRound
from cogs.mausen.rules.rules import Pick, View
from cogs.mausen.rules.state import FULL_HAND
from tools.ladder.arena import Player, Step, at_random


def newcomer(view: View, moves: tuple[Pick, ...], chance: Chance) -> Any:
    """Lay a card that would take most points from the middle if the others laid nothing of its kind; any of those that
    are equal in this.

    To lay always the highest of them would be weaker: three such players lay the same card, and all of them stand down.
    """
    return chance.pick([move for move in moves if _prey(view, move) == max(_prey(view, best) for best in moves)])


def counter(view: View, moves: tuple[Pick, ...], chance: Chance) -> Any:
    """Lay what is best if the others are hard players: it knows how likely they lay each card. For three seats only.

    How much it wins alone among hard players says how much they give away to one who sees through them.
    """
    table = SimulatedRound.from_view(view, moves)
    others = [mixture for seat, mixture in enumerate(hard_mixtures(table, chance)) if seat != table.seat]
    points = expected(
        outlooks(table, stakes(table))[table.seat],
        [[likely / sum(mixture) for likely in mixture] for mixture in others],
    )
    card = FULL_HAND[table.hands[table.seat][points.index(max(points))]]
    return next(move for move in moves if move.card == card)


def _prey(view: View, move: Pick) -> int:
    return sum(laid.card.value for laid in view.middle if laid.card.animal == move.card.animal.prey)


REFERENCES: dict[str, Player] = {
    "random": at_random,
    "newcomer": newcomer,
    "counter": counter,
}

STEPS = (
    Step("easy", "newcomer", 300),
    Step("newcomer", "easy", 300),
    Step("medium", "easy", 300),
    Step("hard", "medium", 300),
    Step("counter", "hard", 300),
)
