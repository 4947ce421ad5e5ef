"""How a finished game of maunz. is summed up: its standing is what the computer player makes of it."""

from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.plugin import Chances, Recap
from cogs.maunz.computer.evaluation import Sides
from cogs.maunz.computer.misses import SUREST, misses, percent
from cogs.maunz.computer.search import Search
from cogs.maunz.computer.simulation import position
from cogs.maunz.rules.state import Choosing, Over, Placing, State

EVEN = (50, 50)
_FIRST_PLACEMENTS = 2  # until both have placed, the game is even


def chapter(state: State) -> int:
    """Return the number of the placement that comes next, or of which is chosen what leaves the bed, from 1."""
    return state.plies + (not isinstance(state.phase, Choosing))


def standing(state: State) -> tuple[int, ...]:
    """Return each seat's chance to win in percent, as the computer player sees it. Both begin with the same."""
    if isinstance(state.phase, Over):
        winner = state.phase.winner
        return EVEN if winner is None else (100, 0) if winner == 0 else (0, 100)
    if state.plies < _FIRST_PLACEMENTS:
        return EVEN
    seat = state.phase.seat
    return _chances(state, seat if isinstance(state.phase, Placing) else 1 - seat)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return how many kittens grew up."""
    return {"cats": state.bed.lid[seat]}


def _chances(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the chances if this seat is to place next."""
    here = position(state.bed, seat)
    at_sight = Sides(kids=state.variant.kids == "yes").evaluate(*here)
    after_the_best = max(value for value, _, _ in Search(state.variant, 0).continuations(here))
    # The seat in turn always looks a little too good, and after the best placement the other one does: it is in between
    value = sum(max(-SUREST, min(SUREST, seen)) for seen in (at_sight, after_the_best)) / 2
    chance = round(percent(value))
    return (chance, 100 - chance) if seat == 0 else (100 - chance, chance)


RECAP = Recap(chapter=chapter, chapters="move", standing=standing, traits=traits, chances=Chances(misses))
