"""Positions that differ only in what a seat may not know: each game with secrets says in its tests, in
`tests/cogs/<game>/secrets.py`, how to `change` all of that, and when the next move `reveals` some of it.
"""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from bot.errors import IllegalMove
from bot.games.contract import AnyGame, Seat
from tests import cogs
from tests.playout import game_folders, game_in, play_out

OWN = {
    key: import_module(f"tests.cogs.{key}.secrets")
    for key in game_folders()
    if (Path(cogs.__path__[0]) / key / "secrets.py").exists()
}


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


def pair(key: str, state: Any, viewer: Seat | None, rng: Random) -> tuple[Any, Any]:
    """Return two positions with other secrets each."""
    return OWN[key].change(state, viewer, rng), OWN[key].change(state, viewer, rng)


def seats_of(game: AnyGame, state: Any) -> int:
    """Return how many play in a position."""
    return next(seats for seats in game.seats if not _is_there(game, state, seats))


def _is_there(game: AnyGame, state: Any, seat: Seat) -> bool:
    try:
        return game.view(state, seat) is not None
    except IllegalMove:
        return False
