"""How a game of maunz. is told afterwards."""

from collections.abc import Mapping

from bot.game import Seat, Telling
from cogs.maunz.state import State


def chapter(state: State) -> int:
    """Return the number of the placement that is awaited."""
    return state.plies + 1


def standing(state: State) -> tuple[int, ...]:
    """Return how many cats each has raised: who has three can win."""
    return state.bed.lid


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return how many kittens grew up."""
    return {"cats": state.bed.lid[seat]}


TELLING = Telling(chapter=chapter, standing=standing, traits=traits, has_luck=False)
