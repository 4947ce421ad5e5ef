"""How a finished game of Mausen is summed up."""

from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.plugin import Recap
from cogs.mausen.rules.state import Animal, State


def chapter(state: State) -> int:
    """Return the round, restarts counted too."""
    return state.number


def standing(state: State) -> tuple[int, ...]:
    """Return the values won so far."""
    return tuple(sum(laid.card.value for laid in won) for won in state.won)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return the points by the animals that were hunted."""
    return {
        animal.value: sum(laid.card.value for laid in state.won[seat] if laid.card.animal == animal)
        for animal in Animal
    }


RECAP = Recap(chapter=chapter, chapters="round", standing=standing, traits=traits)
