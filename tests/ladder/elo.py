"""Strength as Elo: the numbers that explain best who came before whom, and how sure they are.

Every game gives comparisons: the first player came before, level with, or behind the second. A difference of 400 means
odds of ten to one.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import NamedTuple

ROUNDS = 400  # of the iteration; it stands still long before
RESAMPLED = 200
PRIOR = 0.5  # of a draw between all: no one is infinitely strong


class Result(NamedTuple):
    """What one game said of two players: 1 for a win of the first, 0.5 for a draw; several seats of a player share
    the weight."""

    first: str
    second: str
    score: float


class Rating(NamedTuple):
    """Elo, and the borders that it lies between with a probability of 95 %."""

    elo: float
    low: float
    high: float


def ratings(games: Sequence[Result], zero: str) -> dict[str, Rating]:
    """Return the rating of every player; `zero` has 0.

    The borders come from drawing as many games again, with repetition.
    """
    best = _elo(_tally(games), zero)
    rng = Random(1)
    samples = [_elo(_tally(rng.choices(games, k=len(games))), zero) for _ in range(RESAMPLED)]
    found: dict[str, Rating] = {}
    for name, elo in best.items():
        drawn = sorted(sample.get(name, elo) for sample in samples)
        found[name] = Rating(elo, drawn[RESAMPLED // 40], drawn[-1 - RESAMPLED // 40])
    return found


def _tally(games: Sequence[Result]) -> Mapping[tuple[str, str], float]:
    """Return how often each came before each."""
    wins = defaultdict[tuple[str, str], float](float)
    for game in games:
        wins[game.first, game.second] += game.score
        wins[game.second, game.first] += 1 - game.score
    return wins


def _elo(wins: Mapping[tuple[str, str], float], zero: str) -> dict[str, float]:
    """Fit the model of Bradley and Terry by minorisation and maximisation."""
    names = sorted({name for pair in wins for name in pair})
    pairs = [(a, b) for a in names for b in names if a != b]
    won = {a: sum(wins.get((a, b), 0) + PRIOR / 2 for b in names if b != a) for a in names}
    played = {(a, b): wins.get((a, b), 0) + wins.get((b, a), 0) + PRIOR for a, b in pairs}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {a: won[a] / sum(played[a, b] / (strength[a] + strength[b]) for b in names if b != a) for a in names}
        mean = sum(strength.values()) / len(names)
        strength = {name: value / mean for name, value in strength.items()}
    return {name: 400 * log10(value / strength[zero]) for name, value in strength.items()}
