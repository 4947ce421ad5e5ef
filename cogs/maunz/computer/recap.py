"""How a game of maunz. is told afterwards."""

from collections.abc import Mapping
from math import exp

from bot.games.contract import Seat
from bot.games.plugin import Recap
from cogs.maunz.computer.evaluation import Sides
from cogs.maunz.computer.search import Search
from cogs.maunz.computer.simulation import position
from cogs.maunz.rules.state import Over, Placing, State

EVEN = (50, 50)
_SUREST = 500  # hundredths of the logarithm of the odds: before the game is over nobody is surer to win than that


def chapter(state: State) -> int:
    """Return the number of the placement that is awaited."""
    return state.plies + 1


def standing(state: State) -> tuple[int, ...]:
    """Return each seat's chance to win in percent, as a look of the computer player tells it. Both begin with the same."""
    if isinstance(state.phase, Over):
        winner = state.phase.winner
        return EVEN if winner is None else (100, 0) if winner == 0 else (0, 100)
    if state.plies < 2:
        return EVEN
    seat = state.phase.seat
    return _chances(state, seat if isinstance(state.phase, Placing) else 1 - seat)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return how many kittens grew up."""
    return {"cats": state.bed.lid[seat]}


def _chances(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the chances if this seat is to place next."""
    here = position(state.bed, seat)
    at_sight = Sides(kids=state.settings.kids == "yes").worth((here[0], here[1], here[2]), (here[3], here[4], here[5]))
    ahead = max(continuation[0] for continuation in Search(state.settings, 0).continuations(here))
    # who is in turn always looks a little too good, and after the best placement the other one does: the truth is between
    worth = sum(max(-_SUREST, min(_SUREST, seen)) for seen in (at_sight, ahead)) / 2
    percent = round(100 / (1 + exp(-worth / 100)))
    return (percent, 100 - percent) if seat == 0 else (100 - percent, percent)


RECAP = Recap(chapter=chapter, standing=standing, traits=traits, has_luck=False, in_percent=True)
