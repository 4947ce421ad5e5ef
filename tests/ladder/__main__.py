"""How strong the computer players are: `make ladder`.

One player sits among copies of another, alone of its kind and on each seat in turn: `STEPS` of each game, at its
smallest table, from a newcomer up to the hardest. With `--players` everyone sits among copies of everyone else, at a
table of four; who came before whom then gives the Elo of all. The same seeds give the same games.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import groupby, permutations
from math import log10
from statistics import fmean, stdev
from typing import NamedTuple

from tests.ladder.arena import Player, Step, at, play
from tests.ladder.elo import Result, ratings
from tests.playout import game_folders, game_in
from tests.plugins import plugin_in

TABLE = 4  # seats, where a game takes as many
GAMES = 20
LIKELY = 1.96


class Match(NamedTuple):
    """One game to be played: a lone player on a seat among copies of another."""

    game: str
    lone: str
    others: str
    seats: int
    seat: int
    seed: int


class Ended(NamedTuple):
    """How it ended for the lone player: its rank, the mean rank of the others, its score against one of them, and its
    share in the victory.
    """

    match: Match
    rank: float
    others_rank: float
    score: float
    won: float


def main() -> None:
    """Play, and print a table for each game."""
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument(
        "--game", choices=game_folders(), action="append", help="only this game; may be given several times"
    )
    parser.add_argument(
        "--games",
        type=int,
        help=f"at most so many for each step; with --players so many for each pair and each of the two being alone "
        f"(default {GAMES})",
    )
    parser.add_argument("--players", nargs="+", help="each of these against each: easy, medium, random, newcomer …")
    preferences = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in preferences.game or game_folders():
            began = time.perf_counter()
            if preferences.players:
                ended = list(pool.map(_play, _matches(game, preferences.players, preferences.games or GAMES)))
                _print(game, ended)
            else:
                ended = list(pool.map(_play, _steps(game, preferences.games)))
                _print_steps(game, ended)
            print(f"\n{len(ended)} games in {time.perf_counter() - began:.0f} s\n", flush=True)


def players_of(game: str) -> dict[str, Player]:
    """Return everyone who can play a game, by name: its levels, and the simple players to compare them with."""
    plugin = plugin_in(game)
    levels = {level: at(level, plugin.choose) for level in plugin.levels}
    return {**import_module(f"tests.ladder.{game}").REFERENCES, **levels}


def _steps(game: str, most: int | None) -> Iterator[Match]:
    steps: tuple[Step, ...] = import_module(f"tests.ladder.{game}").STEPS
    seats = game_in(game).seats[0]
    for lone, others, games in steps:
        for number in range(min(games, most or games)):
            yield Match(game, lone, others, seats, number % seats, number)


def _matches(game: str, names: list[str], games: int) -> Iterator[Match]:
    seats = _seats(game)
    for pair, (lone, others) in enumerate(permutations(names, 2)):
        for number in range(games):
            yield Match(game, lone, others, seats, number % seats, pair // 2 * games + number)


def _seats(game: str) -> int:
    seats = game_in(game).seats
    return TABLE if TABLE in seats else seats[-1]


def _play(match: Match) -> Ended:
    everyone = players_of(match.game)
    players = [everyone[match.others]] * match.seats
    players[match.seat] = everyone[match.lone]
    ranks = play(game_in(match.game), players, match.seed).places
    mine, others = ranks[match.seat], [rank for seat, rank in enumerate(ranks) if seat != match.seat]
    score = fmean(0.5 if rank == mine else float(mine < rank) for rank in others)
    won = 1 / ranks.count(1) if mine == 1 else 0.0
    return Ended(match, mine, fmean(others), score, won)


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
    """Return how much stronger the player is who comes before the other so often; who always does, by half a game
    less.
    """
    kept = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(kept / (1 - kept))


def _print(game: str, ended: list[Ended]) -> None:
    names = list(dict.fromkeys(one.match.lone for one in ended))
    rated = ratings(
        [Result(one.match.lone, one.match.others, one.score) for one in ended],
        zero="easy" if "easy" in names else names[0],
    )
    print(f"### {game}: {_seats(game)} at a table\n")
    print(f"| player | Elo (95 %) | {' | '.join(f'alone among {name}' for name in names)} |")
    print(f"|---|---|{'---|' * len(names)}")
    for name in sorted(names, key=lambda name: -rated[name].elo):
        rating = rated[name]
        cells = [
            _cell([one for one in ended if (one.match.lone, one.match.others) == (name, other)]) for other in names
        ]
        print(f"| {name} | {rating.elo:+.0f} ({rating.low:+.0f} … {rating.high:+.0f}) | {' | '.join(cells)} |")


def _cell(ended: list[Ended]) -> str:
    """Return the score, and by how much the lone player came before the mean of the others, in ranks, with its
    interval."""
    if not ended:
        return "–"
    gained = [one.others_rank - one.rank for one in ended]
    spread = LIKELY * stdev(gained) / len(gained) ** 0.5 if len(gained) > 1 else 0.0
    return f"{fmean(one.score for one in ended):.0%}, {fmean(gained):+.2f} ± {spread:.2f}"


if __name__ == "__main__":
    main()
