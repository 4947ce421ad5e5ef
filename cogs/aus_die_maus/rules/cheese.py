"""What cheese a round of Aus die Maus pays at its end, and how the cheeses rank the mice at the end of the game."""

from collections.abc import Iterable

from cogs.aus_die_maus.rules.state import CHEESES_A_ROUND, Paid, Standing, State
from cogs.aus_die_maus.rules.track import WHITE, Mouse, Race, index_of


def pay(race: Race) -> tuple[Paid, ...]:
    """Return who gets what at the end of the round.

    There are always four cheeses, with the one that was kept for shoving the white mouse into the trap.
    """
    first, *behind = race.finished
    if first == WHITE:
        return (Paid(WHITE, CHEESES_A_ROUND, "white_first"),)
    ranked = (Paid(first, 2, "first"), Paid(behind[0], 1, "second"))
    if race.shover_paid:  # instead of this, not on top of it
        return ranked
    return (*ranked, Paid(WHITE, 1, "never_shoved") if race.marker is None else Paid(race.marker, 1, "shover"))


def standings(state: State) -> tuple[Standing, ...]:
    """Rank all that compete, the white mouse too if the table says so (A-17)."""
    return rank(state, state.race.mice if state.variant.white_competes == "yes" else state.race.seats)


def rank(state: State, mice: Iterable[Mouse]) -> tuple[Standing, ...]:
    """Order these mice by the value and then the number of their cheeses; if both are equal, they share the rank."""
    results: dict[Mouse, tuple[int, int]] = {}
    for mouse in mice:
        cheeses = state.cheeses[index_of(mouse)]
        results[mouse] = (sum(cheeses), len(cheeses))
    ranked = (
        Standing(mouse, 1 + sum(other > own for other in results.values()), *own) for mouse, own in results.items()
    )
    return tuple(sorted(ranked, key=lambda standing: standing.rank))


def reason(ranked: tuple[Standing, ...]) -> str:
    """Return what decided: the white mouse won alone, nothing did, the number of cheeses, or their value."""
    best, second = ranked[:2]
    if second.rank == best.rank:
        return "shared"
    if best.mouse == WHITE:
        return "white"
    return "cheeses" if second.score == best.score else "points"
