"""How to change all that a seat of Mausen may not know: for tests that no page depends on it."""

from random import Random

from msgspec import structs

from bot.games.contract import Seat
from cogs.mausen.rules.rules import GAME
from cogs.mausen.rules.state import Over, State


def change(state: State, viewer: Seat | None, rng: Random) -> State:
    """Every pick that is sealed."""
    if isinstance(state.phase, Over):
        return state
    sealed = tuple(
        card if card is None or seat == viewer else rng.choice(state.hands[seat])
        for seat, card in enumerate(state.phase.sealed)
    )
    return structs.replace(state, phase=structs.replace(state.phase, sealed=sealed))


def reveals(state: State) -> bool:
    """Return whether the next move may show secrets to everyone, as the rules say: the last pick, or the last card,
    which plays itself.
    """
    return len(GAME.waiting_on(state)) == 1 or any(len(hand) == 1 for hand in state.hands)
