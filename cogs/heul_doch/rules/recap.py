"""How a game of Heul doch! is told afterwards."""

from collections import Counter
from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.plugin import Recap
from cogs.heul_doch.rules.piles import Pile
from cogs.heul_doch.rules.scoring import score
from cogs.heul_doch.rules.state import State


def chapter(state: State) -> int:
    """Return the turn: how many cards have been played, and one."""
    return sum(map(len, state.piles)) - len(state.piles) + len(state.discard_pile) + 1


def standing(state: State) -> tuple[int, ...]:
    """Return what each pile would be worth if it were opened now."""
    return tuple(score(pile).points for pile in state.piles)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return the points by colour."""
    return _by_colour(state.piles[seat])


def _by_colour(pile: Pile) -> Counter[str]:
    points: Counter[str] = Counter()
    for counted in score(pile).pile:
        points[counted.card.colour.value] += counted.card.value * (counted.fate == "counts")
    return points


RECAP = Recap(chapter=chapter, standing=standing, traits=traits, has_luck=True, simulated_games=14)
