"""Mausen of eight cards: the deal of a day, whose players all hold two values of each animal."""

from msgspec import structs

from bot.games.chance import Chance
from bot.games.deal import Deal
from cogs.mausen.rules.state import VALUES, Animal, Card, State

SEATS, VALUES_EACH = 4, 2


def eight_cards(state: State, chance: Chance) -> State:
    """Return the state with eight cards in each hand, the same for all."""
    hand = tuple(Card(animal, value) for animal in Animal for value in sorted(chance.shuffled(VALUES)[:VALUES_EACH]))
    return structs.replace(state, hands=(hand,) * len(state.hands))


DEAL: Deal[State] = Deal(SEATS, shorten=eight_cards)
