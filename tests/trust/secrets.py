"""Positions that differ only in what a seat may not know: for each game with secrets, how to change all of that."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import structs

from bot.games.contract import AnyGame, Seat
from cogs.aus_die_maus.rules import state as aus_die_maus
from cogs.heul_doch.rules import state as heul_doch
from cogs.heul_doch.rules.cards import NUMBER_KINDS, Special
from cogs.heul_doch.rules.piles import Laid
from cogs.mausen.rules import state as mausen
from tests.playout import game_in, play_out

Viewer = Seat | None


def other_picks(state: mausen.State, viewer: Viewer, rng: Random) -> mausen.State:
    """Every pick that is sealed."""
    if isinstance(state.phase, mausen.Over):
        return state
    sealed = tuple(
        card if card is None or seat == viewer else rng.choice(state.hands[seat])
        for seat, card in enumerate(state.phase.sealed)
    )
    return structs.replace(state, phase=structs.replace(state.phase, sealed=sealed))


def other_cards(state: heul_doch.State, viewer: Viewer, rng: Random) -> heul_doch.State:
    """Every card in hands and in the draw pile, below the tops and under onions; below the tops, onions as well.

    So no page depends on what only the memory of computer players holds.
    """
    if isinstance(state.phase, heul_doch.Over):
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


def other_cheeses(state: aus_die_maus.State, viewer: Viewer, rng: Random) -> aus_die_maus.State:
    """The value of every cheese."""
    if isinstance(state.phase, aus_die_maus.Over):
        return state

    def anew(cheeses: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(rng.choice((1, 2, 3)) for _ in cheeses)

    phase = state.phase
    if isinstance(phase, aus_die_maus.Keeping) and phase.seat != viewer:
        phase = structs.replace(phase, drawn=anew(phase.drawn))
    cheeses = tuple(own if seat == viewer else anew(own) for seat, own in enumerate(state.cheeses))
    return structs.replace(state, supply=anew(state.supply), cheeses=cheeses, phase=phase)


CHANGES: dict[str, Callable[[Any, Viewer, Random], Any]] = {
    "mausen": other_picks,
    "heul_doch": other_cards,
    "aus_die_maus": other_cheeses,
}


def _reveals_picks(state: mausen.State) -> bool:
    return len(game_in("mausen").waiting_on(state)) == 1


def _reveals_cards(state: heul_doch.State) -> bool:
    return state.variant.specials == "yes" or sum(map(len, state.hands)) == 1


def _reveals_cheeses(state: aus_die_maus.State) -> bool:
    return state.number == state.rounds


REVEALS: dict[str, Callable[[Any], bool]] = {
    "mausen": _reveals_picks,
    "heul_doch": _reveals_cards,
    "aus_die_maus": _reveals_cheeses,
}
"""Whether the next move may show secrets to everyone, as the rules say: the last pick, a special card, the end."""


def is_open(key: str) -> bool:
    """Return whether everyone may know everything in a game: a few random games have views that differ in nothing but
    whose eyes they are."""
    states = [state for seed in range(3) for state in positions(key, seed)]
    return all(_all_see_the_same(game_in(key), state) for state in states)


def _all_see_the_same(game: AnyGame, state: Any) -> bool:
    seats = range(next(seats for seats in game.seats))
    return all(structs.replace(game.view(state, seat), seat=None) == game.view(state, None) for seat in seats)


def positions(key: str, seed: int, every: int = 1) -> list[Any]:
    """Return states of one random game, with the options of its seed, before its end."""
    game = game_in(key)
    states = play_out(game, game.seats[seed % len(game.seats)], seed).states
    return [state for state in states[seed % every :: every] if game.waiting_on(state)]


def pair(key: str, state: Any, viewer: Viewer, rng: Random) -> tuple[Any, Any]:
    """Return two positions with other secrets each."""
    return CHANGES[key](state, viewer, rng), CHANGES[key](state, viewer, rng)


def seats_of(game: AnyGame, state: Any) -> int:
    """Return how many play in a position."""
    return next(seats for seats in game.seats if _fits(state, seats))


def _fits(state: Any, seats: int) -> bool:
    held = state.hands if hasattr(state, "hands") else state.cheeses[:-1]
    return len(held) == seats
