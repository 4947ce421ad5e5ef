"""How strong the computer players are: `make ladder`.

One player sits among copies of another, alone of its kind and on each seat in turn: `STEPS` of each game, at its
smallest table, from a newcomer up to the hardest. With `--against` a level sits among what it was in an earlier
revision of the project, and the other way round. The same seeds give the same games.
"""

import argparse
import os
import sys
import time
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import groupby
from math import log10
from statistics import fmean, median, stdev
from typing import get_args

from bot.games.contract import Level
from tests.playout import game_folders
from tools.ladder.matches import Ended, play_match, steps_of
from tools.ladder.revisions import NoSuchRevision, play_against

GAMES = 20
LIKELY = 1.96


def main() -> None:
    """Play, and print a table for each game."""
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument(
        "--game", choices=game_folders(), action="append", help="only this game; may be given several times"
    )
    parser.add_argument(
        "--games",
        type=int,
        help=f"at most so many for each step; with --against so many for each of the two being alone (default {GAMES})",
    )
    parser.add_argument("--against", metavar="REVISION", help="the level against itself as it was in this git revision")
    parser.add_argument("--level", choices=get_args(Level), default="hard", help="with --against (default hard)")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in wanted.game or game_folders():
            began = time.perf_counter()
            try:
                games = _measure(pool, game, wanted)
            except NoSuchRevision as why:
                sys.exit(str(why))
            print(f"\n{games} games in {time.perf_counter() - began:.0f} s\n", flush=True)


def _measure(pool: Executor, game: str, wanted: argparse.Namespace) -> int:
    """Play what is wanted, print its table and return how many games it took."""
    if wanted.against:
        ended, thought = play_against(pool, game, wanted.level, wanted.against, wanted.games or GAMES)
        _print_steps(game, ended)
        _print_thought(thought)
    else:
        ended = list(pool.map(play_match, steps_of(game, wanted.games)))
        _print_steps(game, ended)
    return len(ended)


def _print_steps(game: str, ended: list[Ended]) -> None:
    """Print a line for each step: how often the lone player won, what would be even, and its Elo above the others."""
    seats = ended[0].match.seats
    print(f"### {game}: {seats} at a table, {1 / seats:.0%} of the games would be even\n")
    print("| | won | Elo | games |")
    print("|---|---|---|---|")
    for (lone, others), those in groupby(ended, lambda one: (one.match.lone, one.match.others)):
        games = list(those)
        won, scores = _mean([one.won for one in games]), [one.score for one in games]
        low, elo, high = (_elo(share, len(games)) for share in _interval(scores))
        name = f"{lone} against {others}" if seats == 2 else f"{lone} among {others}"
        print(f"| {name} | {won} | {elo:+.0f} ({low:+.0f} … {high:+.0f}) | {len(games)} |")


def _print_thought(thought: Mapping[str, list[float]]) -> None:
    """Print how long each player computed for a choice."""
    print("\n| CPU for a choice | median | longest | choices |")
    print("|---|---|---|---|")
    for name, cpu_s in thought.items():
        print(f"| {name} | {median(cpu_s) * 1000:.1f} ms | {max(cpu_s) * 1000:.1f} ms | {len(cpu_s)} |")


def _mean(values: list[float]) -> str:
    low, mean, high = _interval(values)
    return f"{mean:.0%} ± {max(high - mean, mean - low):.0%}"


def _interval(values: list[float]) -> tuple[float, float, float]:
    """Return a mean between the borders of its interval; with nothing but wins or losses the border of three in n."""
    mean, many = fmean(values), len(values)
    spread = LIKELY * stdev(values) / many**0.5 if many > 1 else 0.5
    spread = spread or 3 / many
    return max(0.0, mean - spread), mean, min(1.0, mean + spread)


def _elo(share: float, games: int) -> float:
    """Return how much stronger the winner of this share is; of a share of all, by half a game less."""
    kept = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(kept / (1 - kept))


if __name__ == "__main__":
    main()
