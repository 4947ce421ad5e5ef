"""A finished game, moment by moment."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.pages.replay import Reel


def reel_of(moves: int) -> Reel:
    """A game in which each move is a round."""
    plugin: Any = SimpleNamespace(recap=SimpleNamespace(chapter=lambda state: state))
    frames: Any = tuple(SimpleNamespace(state=at + 1) for at in range(moves + 1))
    session: Any = None
    return Reel(session, plugin, frames)


@pytest.mark.parametrize("moves", [0, 3, 24])
def test_each_round_of_a_short_game_stands_in_the_menu(moves):
    assert reel_of(moves).chapters(24, moves) == tuple((number, number) for number in range(1, moves + 1))


def test_a_long_game_is_jumped_through_by_round_numbers_and_around_where_one_is():
    offered = [number for number, _ in reel_of(94).chapters(24, 47)]
    assert len(offered) == 24
    assert offered == sorted(offered)
    assert {1, *range(10, 91, 10), 94, *range(42, 53)} <= {*offered}


@pytest.mark.parametrize(("moves", "jumps"), [(31, 2), (94, 2), (400, 5)])
def test_each_round_is_reached_by_a_few_jumps(moves, jumps):
    reel, reached = reel_of(moves), {0}
    for _ in range(jumps):
        reached |= {place for at in reached for _, place in reel.chapters(24, at)}
    assert reached >= {*range(1, moves + 1)}
