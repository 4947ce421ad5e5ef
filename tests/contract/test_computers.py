"""What holds for the computer players of every game, at every level."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.games.chance import SimulationChance
from bot.games.contract import AnyGame, Level
from tests.playout import choices_of, play_out
from tests.plugins import plugin_in

IN_A_HURRY = {"HARD_CHOICES": 300, "PLAYOUTS": 100, "BUDGET": 150, "EFFORT": 1_000}
"""What the hard players call their effort: here it matters not how well they play."""
POSITIONS = 20


@pytest.fixture
def choose(folder, game, monkeypatch):
    """Return what a computer player of this game chooses in a position."""
    plugin = plugin_in(folder)
    module = import_module(plugin.choose.__module__)
    for name in IN_A_HURRY.keys() & vars(module).keys():
        monkeypatch.setattr(module, name, IN_A_HURRY[name])

    def chosen(state: Any, level: Level, seed: int = 1) -> Any:
        seat = min(game.waiting_on(state))
        moves = game.legal_moves(state, seat)
        move = plugin.choose(game.view_of_computer(state, seat), moves, SimulationChance(seed), level)
        assert move in moves
        assert move not in game.of_people.moves
        return move

    return chosen


def positions(game: AnyGame, playouts: Any) -> list[Any]:
    """Return some positions in which a seat has a choice, from all of these games."""
    states = [state for played in playouts for state in played.states if game.waiting_on(state)]
    choices = [state for state in states if len(game.choices(state, min(game.waiting_on(state)))) > 1]
    return Random(1).sample(choices, POSITIONS)


def test_each_makes_a_legal_move_never_gives_up_and_moves_alike_by_the_same_chance(folder, game, playouts, choose):
    for level in plugin_in(folder).levels:
        for state in positions(game, playouts):
            assert choose(state, level) == choose(state, level)


def test_each_plays_with_every_option(folder, game, choose):
    for option in game.options:
        for choice in choices_of(game, option):
            played = play_out(game, game.seats[0], 2, **{option.key: choice})
            for level in plugin_in(folder).levels:
                choose(played.states[len(played.states) // 2], level)
