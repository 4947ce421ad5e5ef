"""A finished game, moment by moment."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.pages.replay import Reel


@pytest.mark.parametrize(
    ("moves", "numbers"),
    [
        (0, []),
        (3, [1, 2, 3]),
        (24, [*range(1, 25)]),
        (31, [1, *range(2, 31, 2), 31]),
        (63, [1, *range(5, 61, 5), 63]),
        (400, [1, *range(20, 401, 20)]),
    ],
)
def test_a_long_game_is_jumped_through_by_round_numbers(moves, numbers):
    plugin: Any = SimpleNamespace(recap=SimpleNamespace(chapter=lambda state: state))
    frames: Any = tuple(SimpleNamespace(state=at + 1) for at in range(moves + 1))
    session: Any = None
    assert Reel(session, plugin, frames).chapters(24) == tuple((number, number) for number in numbers)
