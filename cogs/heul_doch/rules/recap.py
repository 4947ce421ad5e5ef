"""How a finished game of Heul doch! is summed up."""

from collections import Counter
from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.plugin import Recap
from cogs.heul_doch.rules.scoring import score
from cogs.heul_doch.rules.state import State


def chapter(state: State) -> int:
    """Return the turn, counted from 1: each turn before it put one card on a pile or on the discard pile."""
    at_the_start = len(state.piles)  # each pile begins with one card
    return sum(map(len, state.piles)) + len(state.discard_pile) - at_the_start + 1


def standing(state: State) -> tuple[int, ...]:
    """Return the points of each pile if it were opened now."""
    return tuple(score(pile).points for pile in state.piles)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return a seat's points by colour."""
    points: Counter[str] = Counter()
    for opened in score(state.piles[seat]).pile:
        points[opened.card.colour.value] += opened.card.value if opened.fate == "counts" else 0
    return points


RECAP = Recap(chapter=chapter, chapters="turn", standing=standing, traits=traits, simulated_games=14)
