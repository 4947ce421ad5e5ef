"""Every folder in cogs/ that has rules gets the tests of the contract by being there."""

from random import Random

import pytest

from bot.games.contract import AnyGame
from tests.playout import Playout, game_folders, game_in, play_out

PLAYOUTS = 12


@pytest.fixture(scope="session", params=game_folders())
def folder(request) -> str:
    return request.param


@pytest.fixture(scope="session")
def game(folder) -> AnyGame:
    return game_in(folder)


@pytest.fixture(scope="session")
def playouts(game) -> list[Playout]:
    """A dozen whole games, with every number of players and random options."""
    return [play_out(game, game.seats[seed % len(game.seats)], seed) for seed in range(PLAYOUTS)]


@pytest.fixture(scope="session")
def moments(playouts) -> list[tuple[Playout, int]]:
    """Some places in those games, the first and last of each included: a playout, and how many moves were made."""
    rng = Random(1)
    return [
        (played, at)
        for played in playouts
        for at in sorted({0, len(played.moves), *rng.choices(range(len(played.moves)), k=12)})
    ]
