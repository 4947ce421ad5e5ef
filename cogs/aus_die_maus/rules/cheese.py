"""What cheese is paid at the end of a round of Aus die Maus, and how the cheeses rank everybody at the end of the game."""

from cogs.aus_die_maus.rules.state import CHEESES_A_ROUND, Paid, Standing, State
from cogs.aus_die_maus.rules.track import WHITE, Mouse, Race


def pay(race: Race) -> tuple[Paid, ...]:
    """Return who gets what at the end of the round: with what was kept for shoving the white mouse into the trap always four."""
    first, *behind = race.finished
    if first == WHITE:
        return (Paid(WHITE, CHEESES_A_ROUND, "white_first"),)
    places = (Paid(first, 2, "first"), Paid(behind[0], 1, "second"))
    if race.shover_paid:  # instead of this, not on top of it
        return places
    return (*places, Paid(WHITE, 1, "never_shoved") if race.marker is None else Paid(race.marker, 1, "shover"))


def standings(state: State) -> tuple[Standing, ...]:
    """Rank all that compete, the white mouse too if the table says so (A-17)."""
    return rank(state, state.race.mice if state.settings.white_competes == "yes" else state.race.mice[:-1])


def rank(state: State, mice: tuple[Mouse, ...]) -> tuple[Standing, ...]:
    """Order these mice by the value and then the number of their cheeses; equal in both, they share the place."""
    ranks: dict[Mouse, tuple[int, int]] = {
        mouse: (sum(cheeses), len(cheeses)) for mouse, cheeses in zip(mice, state.cheeses, strict=False)
    }
    ranked = (Standing(mouse, 1 + sum(other > own for other in ranks.values()), *own) for mouse, own in ranks.items())
    return tuple(sorted(ranked, key=lambda standing: standing.place))


def reason(ranked: tuple[Standing, ...]) -> str:
    """Say what decided among all that compete: the white mouse won alone, nothing, the number of cheeses, or their value."""
    best, second = ranked[:2]
    if second.place == best.place:
        return "shared"
    if best.mouse == WHITE:
        return "white"
    return "cheeses" if second.score == best.score else "points"
