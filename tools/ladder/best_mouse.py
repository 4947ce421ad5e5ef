"""How much skill there is in Aus die Maus: what others lose against the best play of two, which is known.

What a move loses is exact, so few games tell how good a player is: `python -m tools.ladder.best_mouse`.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import fmean, stdev

from bot.games.chance import SimulationChance
from cogs.aus_die_maus.computer.best_play import SEATS, BestPlay
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Moving
from cogs.aus_die_maus.rules.track import Run
from tools.ladder.__main__ import LIKELY
from tools.ladder.arena import Player
from tools.ladder.matches import players_of

LEVELS = ("random", "newcomer", "easy", "medium", "hard")


def losses_a_round(best: BestPlay, player: Player, rounds: int) -> list[float]:
    """Return the cheeses that a player loses in first rounds against the best play.

    Later in a game it may be right to lose cheeses: for a lead it is the rank that counts.
    """
    return [sum(_losses(best, player, seed)) for seed in range(rounds)]


def _losses(best: BestPlay, player: Player, seed: int) -> Iterator[float]:
    table, thoughts = SimulationChance(seed), SimulationChance(f"{seed} thoughts")
    state = GAME.setup(SEATS, GAME.settle_options({"track": str(best.goal)}), table)
    while state.number == 1:
        (seat,) = GAME.waiting_on(state)
        moves = GAME.legal_moves(state, seat)
        move = moves[0]
        if isinstance(state.phase, Moving):
            losses = best.losses(state)
            move = min(losses, key=lambda run: losses[run])
            if seat == seed % SEATS:
                move = player(GAME.view(state, seat), moves, thoughts)
                assert isinstance(move, Run)
                yield losses[move]
        state = GAME.apply(state, seat, move, table).state


def main() -> None:
    """Print what each player loses."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.best_mouse", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--track", type=int, default=14, choices=(10, 14, 18))
    preferences = parser.parse_args()
    best, everyone = BestPlay(preferences.track), players_of("aus_die_maus")
    for name in LEVELS:
        began = time.process_time()
        lost = losses_a_round(best, everyone[name], preferences.rounds)
        spread = LIKELY * stdev(lost) / len(lost) ** 0.5
        print(
            f"{name:10} loses {fmean(lost):.3f} ± {spread:.3f} cheeses a round ({time.process_time() - began:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
