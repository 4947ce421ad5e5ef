"""How to change all that a seat of Aus die Maus may not know: for tests that no page depends on it."""

from random import Random

from msgspec import structs

from bot.games.contract import Seat
from cogs.aus_die_maus.rules.state import Keeping, Over, State


def change(state: State, viewer: Seat | None, rng: Random) -> State:
    """The value of every cheese."""
    if isinstance(state.phase, Over):
        return state

    def anew(cheeses: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(rng.choice((1, 2, 3)) for _ in cheeses)

    phase = state.phase
    if isinstance(phase, Keeping) and phase.seat != viewer:
        phase = structs.replace(phase, drawn=anew(phase.drawn))
    cheeses = tuple(own if seat == viewer else anew(own) for seat, own in enumerate(state.cheeses))
    return structs.replace(state, supply=anew(state.supply), cheeses=cheeses, phase=phase)


def reveals(state: State) -> bool:
    """Return whether the next move may show secrets to everyone, as the rules say: in the last round."""
    return state.number == state.rounds
