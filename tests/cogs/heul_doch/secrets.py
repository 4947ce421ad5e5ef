"""How to change all that a seat of Heul doch! may not know: for tests that no page depends on it."""

from random import Random

from msgspec import structs

from bot.games.contract import Seat
from cogs.heul_doch.rules.cards import NUMBER_KINDS, Special
from cogs.heul_doch.rules.piles import Laid
from cogs.heul_doch.rules.state import Over, State


def change(state: State, viewer: Seat | None, rng: Random) -> State:
    """Every card in hands and in the draw pile, below the tops and under onions; below the tops, onions as well.

    So no page depends on what only the memory of computer players holds.
    """
    if isinstance(state.phase, Over):
        return state
    kinds = (*NUMBER_KINDS, *Special) if state.variant.specials == "yes" else NUMBER_KINDS

    def below(_: Laid) -> Laid:
        return Laid(rng.choice(NUMBER_KINDS), rng.random() < 0.5)

    def top(laid: Laid) -> Laid:
        return laid if laid.face_up else Laid(rng.choice(NUMBER_KINDS), face_up=False)

    return structs.replace(
        state,
        hands=tuple(
            hand if seat == viewer else tuple(rng.choice(kinds) for _ in hand) for seat, hand in enumerate(state.hands)
        ),
        draw_pile=tuple(rng.choice(kinds) for _ in state.draw_pile),
        piles=tuple((*map(below, pile[:-1]), *map(top, pile[-1:])) for pile in state.piles),
    )


def reveals(state: State) -> bool:
    """Return whether the next move may show secrets to everyone, as the rules say: a special card, the end."""
    return state.variant.specials == "yes" or sum(map(len, state.hands)) == 1
