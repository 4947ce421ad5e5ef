"""Matches of the ladder: one player alone among copies of another, and who has to play which."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from statistics import fmean
from typing import NamedTuple

from tests.playout import game_in
from tests.plugins import plugin_in
from tools.ladder.arena import Player, Step, at, play


class Match(NamedTuple):
    """One game to be played: a lone player on a seat among copies of another."""

    game: str
    lone: str
    others: str
    seats: int
    seat: int
    seed: int


class Ended(NamedTuple):
    """The result of the lone player: rank, mean rank of the others, score against one of them, share of the victory."""

    match: Match
    rank: float
    others_rank: float
    score: float
    won: float


def players_of(game: str) -> dict[str, Player]:
    """Return everyone who can play a game, by name: its levels, and the simple players to compare them with."""
    plugin = plugin_in(game)
    levels = {level: at(level, plugin.choose) for level in plugin.levels}
    return {**import_module(f"tools.ladder.{game}").REFERENCES, **levels}


def steps_of(game: str, most: int | None) -> Iterator[Match]:
    """Give all games of the steps of a game, at most so many of each step, at its smallest table."""
    steps: tuple[Step, ...] = import_module(f"tools.ladder.{game}").STEPS
    seats = game_in(game).seats[0]
    for lone, others, games, seed in steps:
        for number in range(min(games, most or games)):
            yield Match(game, lone, others, seats, number % seats, seed + number)


def play_match(match: Match) -> Ended:
    """Play one game among the players of today."""
    return play_among(players_of(match.game), match)


def play_among(everyone: Mapping[str, Player], match: Match) -> Ended:
    """Play one game among these players, by name."""
    players = [everyone[match.others]] * match.seats
    players[match.seat] = everyone[match.lone]
    ranks = play(game_in(match.game), players, match.seed).places
    mine, others = ranks[match.seat], [rank for seat, rank in enumerate(ranks) if seat != match.seat]
    score = fmean(0.5 if rank == mine else float(mine < rank) for rank in others)
    won = 1 / ranks.count(1) if mine == 1 else 0.0
    return Ended(match, mine, fmean(others), score, won)
