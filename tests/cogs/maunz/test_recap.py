"""How a finished game of maunz. is summed up: the chances of both."""

import pytest
from msgspec import structs

from bot.games.contract import Seat
from cogs.maunz.computer.recap import RECAP
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import Over
from tests.cogs.maunz.notation import ending, position
from tests.playout import play_out

BETTER = """
    .....b
    ......
    ..A.a.
    ......
    ......
    b.....
"""


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_are_percent_that_make_a_hundred(seed):
    for state in play_out(GAME, 2, seed).states:
        chances = RECAP.standing(state)
        assert sum(chances) == 100
        assert isinstance(state.phase, Over) or min(chances) > 0, "before the end neither is sure"


def test_both_begin_with_the_same():
    assert RECAP.standing(play_out(GAME, 2, 1).states[0]) == (50, 50)


@pytest.mark.parametrize("turn", [0, 1])
def test_who_has_raised_more_cats_has_the_better_chances(turn):
    state = structs.replace(position(BETTER, turn, (5, 0)), plies=30)
    assert RECAP.standing(state)[0] > 75


def test_the_end_is_sure_and_a_draw_is_even():
    winners: set[Seat | None] = set()
    for seed in range(40):
        end = play_out(GAME, 2, seed).states[-1]
        winner = ending(end).winner
        assert RECAP.standing(end) == {0: (100, 0), 1: (0, 100), None: (50, 50)}[winner]
        winners.add(winner)
    assert winners >= {0, 1}
