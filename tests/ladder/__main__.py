"""How strong the computer players are: `make ladder`.

In every game each player sits among copies of every other one, alone of its kind and on each seat in turn. Who came
before whom gives the Elo, and the mean rank of the lone player says whether it gains from being what it is.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import permutations
from statistics import fmean, stdev
from typing import NamedTuple

from tests.ladder.arena import Player, at, play
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
    seat: int
    seed: int


class Ended(NamedTuple):
    """How it ended for the lone player: its rank, the mean rank of the others, and its score against one of them."""

    match: Match
    rank: float
    others_rank: float
    score: float


def main() -> None:
    """Play, and print a table for each game."""
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__)
    parser.add_argument(
        "--game", choices=game_folders(), action="append", help="only this game; may be given several times"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        help=f"for each pair of players and each of the two being alone (default {GAMES})",
    )
    parser.add_argument("--players", nargs="+", help="only these: easy, medium, tricky, hard, random, newcomer …")
    preferences = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in preferences.game or game_folders():
            began = time.perf_counter()
            ended = list(pool.map(_play, _matches(game, preferences.players or [*players_of(game)], preferences.games)))
            _print(game, ended)
            print(f"\n{len(ended)} games in {time.perf_counter() - began:.0f} s\n", flush=True)


def players_of(game: str) -> dict[str, Player]:
    """Return everyone who can play a game, by name: its levels, and the simple players to compare them with."""
    plugin = plugin_in(game)
    levels = {level: at(level, plugin.choose) for level in plugin.levels}
    return {**import_module(f"tests.ladder.{game}").REFERENCES, **levels}


def _matches(game: str, names: list[str], games: int) -> Iterator[Match]:
    for pair, (lone, others) in enumerate(permutations(names, 2)):
        for number in range(games):
            yield Match(game, lone, others, number % _seats(game), pair // 2 * games + number)


def _seats(game: str) -> int:
    seats = game_in(game).seats
    return TABLE if TABLE in seats else seats[-1]


def _play(match: Match) -> Ended:
    everyone = players_of(match.game)
    players = [everyone[match.others]] * _seats(match.game)
    players[match.seat] = everyone[match.lone]
    ranks = play(game_in(match.game), players, match.seed).places
    mine, others = ranks[match.seat], [rank for seat, rank in enumerate(ranks) if seat != match.seat]
    score = fmean(0.5 if rank == mine else float(mine < rank) for rank in others)
    return Ended(match, mine, fmean(others), score)


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
