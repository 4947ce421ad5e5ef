"""What a session knows of itself."""

import pytest

from bot.sessions.log import LoggedMove
from bot.sessions.session import Predecessor, Seated
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


def test_who_sat_on_a_seat_before_keeps_the_name_in_what_they_did():
    seats = (Seated(0, 1, "Anna"), Seated(1, 4, "Emil", since_seq=20))
    before = (Predecessor(1, 2, "Ben", 0, 10), Predecessor(1, 3, "Cleo", 10, 20))
    session = around(seats=seats, predecessors=before)
    assert [session.as_of(seq).names[1] for seq in (0, 10, 11, 20, 21)] == ["Ben", "Ben", "Cleo", "Cleo", "Emil"]
    assert session.names_ever == ("Anna", "Ben → Cleo → Emil")
