"""The computer player of Aus die Maus: by the rules, by what its seat knows, better by level."""

import pytest
from msgspec import structs

from bot.games.chance import SimulationChance
from bot.games.contract import Level
from cogs.aus_die_maus.computer import LEVELS, choose
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Keep, Keeping, Roll, State
from cogs.aus_die_maus.rules.track import Run
from tests.cogs.aus_die_maus.notation import do, position
from tools.ladder.arena import at, play
from tools.ladder.aus_die_maus import REFERENCES


def choice(state: State, level: Level = "medium", seed: int = 1):
    """Return what the computer in turn chooses."""
    (seat,) = GAME.waiting_on(state)
    return choose(GAME.view(state, seat), GAME.legal_moves(state, seat), SimulationChance(seed), level)


# By the rules


@pytest.mark.parametrize("level", LEVELS)
def test_a_throw_is_a_throw(level):
    assert choice(position("3 5 0 9"), level) == Roll()


@pytest.mark.parametrize("level", LEVELS)
def test_the_better_cheese_is_kept(level):
    for drawn, best in (((3, 1), 0), ((1, 2), 1)):
        assert choice(position("13 0 0 T", phase=Keeping(0, drawn)), level) == Keep(best)


# What it knows


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cheeses_change_nothing(level):
    state = position(
        "13 11 9 13 12",
        0,
        "2 1",
        number=3,
        cheeses=((3,), (2, 1), (1,), (1,), (2,)),
        supply=(1,) * 9 + (2,) * 3 + (3,) * 2,
    )
    other = structs.replace(state, cheeses=((3,), (1, 1), (3,), (1,), (1,)), supply=tuple(reversed(state.supply)))
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert [choice(state, level, seed) for seed in range(5)] == [choice(other, level, seed) for seed in range(5)]


def test_the_cheeses_that_others_look_at_change_nothing():
    state = do(position("11 0 0 13", 0, "2 1"), "2").state
    one, other = (GAME.view(structs.replace(state, phase=Keeping(0, drawn)), 1) for drawn in ((3, 3), (1, 1)))
    assert one == other


# How it plays


def test_a_child_runs_as_far_as_it_can_and_loves_to_shove():
    assert choice(position("3 9 0 0", 0, "3 1"), "easy") == Run(3)
    assert choice(position("3 4 0 0", 0, "3 1"), "easy") == Run(1)


def test_a_child_does_not_step_into_the_trap_but_does_not_fear_it_either():
    assert choice(position("12 0 0 0", 0, "3 1"), "easy") == Run(1)
    assert choice(position("10 0 0 0", 0, "2 1"), "easy") == Run(2)
    assert choice(position("10 0 0 0", 0, "2 1")) == Run(1)


def test_the_white_mouse_is_shoved_into_the_trap():
    assert choice(position("11 0 0 13", 0, "2 1")) == Run(2)


def test_the_computer_does_not_walk_into_the_trap_without_need():
    assert choice(position("12 8 8 0", 0, "3 1")) == Run(1)
    assert choice(position("13 8 8 5", 0, "2 0")) != Run(2)


def test_a_mouse_that_can_be_first_at_the_cheese_goes_in():
    assert choice(position("13 T 5 4", 0, "2")) == Run(2)


# How well it plays


def mean_rank(player, others, games: int) -> float:
    """Return the mean rank at a table of four, each seat in turn."""
    total = 0
    for nth in range(games):
        players = [others] * 4
        players[nth % 4] = player
        total += play(GAME, players, nth // 4).places[nth % 4]
    return total / games


@pytest.mark.slow
def test_medium_is_better_than_easy_and_far_better_than_chance():
    medium = at("medium", choose)
    assert mean_rank(medium, at("easy", choose), 80) < 2.4
    assert mean_rank(medium, REFERENCES["random"], 40) < 2.0
