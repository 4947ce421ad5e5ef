"""The computer player: `choose` leaves holes whose numbers cancel each other out, if it sees how."""

from functools import reduce
from operator import xor

from bot.games.chance import Chance
from bot.games.contract import Level
from tests.games.nim.rules.rules import HOLES, MOST, Take, View

BLUNDERS = {"easy": 2, "medium": 4}
"""One move in so many is made at random."""


def choose(view: View, moves: tuple[Take, ...], chance: Chance, level: Level) -> Take:
    """Return a move that wins against every answer, or any if there is none."""
    if level in BLUNDERS and chance.below(BLUNDERS[level]) == 0:
        return chance.pick(moves)
    return next((move for move in moves if not _sum_after(view, move)), moves[0])


def _sum_after(view: View, move: Take) -> int:
    left = (n - move.mice * (hole == move.hole) for hole, n in zip(HOLES, view.holes, strict=True))
    return reduce(xor, (n % (MOST + 1) for n in left))
