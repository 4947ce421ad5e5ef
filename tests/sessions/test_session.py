"""What a session knows of itself."""

import pytest

from bot.sessions.log import LoggedMove
from tests.people import around

SECRETLY, SEEN = b"", b"[1]"


def moves(*seats_and_events):
    return tuple(LoggedMove(seat, False, b"{}", events) for seat, events in seats_and_events)


@pytest.mark.parametrize(("step", "have_moved"), [(3, {0, 1, 2}), (4, {0, 1}), (5, {1}), (6, set())])
def test_where_players_take_turns_each_move_is_a_step(step, have_moved):
    session = around(step=6, tail=moves((1, SEEN), (2, SEEN), (0, SEEN), (1, SEEN)))
    assert {seat for seat in range(3) if session.has_moved_since(seat, step)} == have_moved


@pytest.mark.parametrize(("step", "have_moved"), [(4, {0, 1, 2}), (5, set())])
def test_where_all_choose_in_secret_the_last_of_them_ends_a_step(step, have_moved):
    tail = moves((2, SECRETLY), (0, SECRETLY), (1, SEEN), (1, SECRETLY))
    session = around(step=5, tail=tail)
    assert {seat for seat in range(3) if session.has_moved_since(seat, step)} == have_moved
