"""How a game of maunz. is told: the chances of both."""

import pytest

from cogs.maunz.computer.recap import RECAP
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import Over
from tests.cogs.maunz.notation import position
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
        assert isinstance(state.phase, Over) or all(0 < chance < 100 for chance in chances), (
            "before the end nobody is sure"
        )


def test_both_begin_with_the_same():
    assert RECAP.standing(play_out(GAME, 2, 1).states[0]) == (50, 50)


@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_has_raised_more_cats_has_the_better_chances(turn):
    state = position(BETTER, turn, (5, 0))
    state = type(state)(state.settings, state.bed, state.phase, plies=30)
    assert RECAP.standing(state)[0] > 75


def test_the_end_is_sure_and_a_draw_is_even():
    ends = {
        (end.phase.winner, RECAP.standing(end))
        for seed in range(40)
        if isinstance((end := play_out(GAME, 2, seed).states[-1]).phase, Over)
    }
    assert ends <= {(0, (100, 0)), (1, (0, 100)), (None, (50, 50))}
    assert {winner for winner, _ in ends} >= {0, 1}
