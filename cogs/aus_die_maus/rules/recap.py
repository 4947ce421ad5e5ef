"""How a finished game of Aus die Maus is summed up."""

from collections import Counter
from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.plugin import Recap, Unseated
from cogs.aus_die_maus.rules.cheese import standings
from cogs.aus_die_maus.rules.state import State
from cogs.aus_die_maus.rules.track import WHITE, index_of


def chapter(state: State) -> int:
    """Return the round."""
    return state.number


def standing(state: State) -> tuple[int, ...]:
    """Return the value of each player's cheeses; the white mouse is no seat."""
    return tuple(sum(state.cheeses[seat]) for seat in state.race.seats)


def others(state: State) -> tuple[int, ...]:
    """Return the value of the white mouse's cheeses, if she can win."""
    return (sum(state.cheeses[index_of(WHITE)]),) if state.variant.white_competes == "yes" else ()


def ranks(state: State) -> tuple[int, ...]:
    """Return the ranks, after those of the seats that of the white mouse if she can win."""
    found = {standing.mouse: standing.rank for standing in standings(state)}
    return tuple(found[mouse] for mouse in state.race.mice if mouse in found)


def traits(state: State, seat: Seat) -> Mapping[str, int]:
    """Return how many cheeses of each value there are."""
    return Counter(map(str, state.cheeses[seat]))


RECAP = Recap(
    chapter=chapter,
    chapters="round",
    standing=standing,
    traits=traits,
    unseated=Unseated(others, ranks),
    simulated_games=50,
)
