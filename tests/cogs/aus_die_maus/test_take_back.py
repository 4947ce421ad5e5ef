"""A misclick is taken back until dice are thrown or a cheese is drawn."""

import pytest

from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Keep, Moving, Rolling, Threw
from tests.cogs.aus_die_maus.notation import Loaded, dice, finished, move, position
from tests.playout import play_out
from tests.positions import Table


def thrown(mice: str, turn: int, throw: str, **changes):
    """A race in which the seat in turn has thrown and not yet chosen."""
    return position(mice, turn, throw, last=(Threw(turn, dice(throw)),), **changes)


def after(state, *moves: str, throws: tuple[str, ...] = ()) -> Table:
    """The table after the seats in turn have done this, and these dice fell."""
    table = Table(GAME, state, Loaded(*throws))
    for what in moves:
        table.do(min(GAME.waiting_on(table.state)), move(what))
    return table


@pytest.mark.parametrize(
    ("mice", "throw", "choice"),
    [
        ("3 6 0 9", "2 1", "2"),
        ("3 5 0 9", "2 1", "2"),  # shoves a mouse
        ("3 5 0 5", "2 1", "2"),  # shoves the white mouse and takes the marker
        ("3 6 0 9", "2 0", "0"),  # stays
        ("13 11 0 9", "2 1", "-2"),  # shoves backward
        ("13 5 0 9", "2 1", "1"),  # walks into the trap
    ],
)
@pytest.mark.parametrize("marker", [None, 2])
def test_a_chosen_move_is_taken_back_as_if_it_had_not_been(mice, throw, choice, marker):
    state = thrown(mice, 0, throw, marker=marker)
    assert after(state, choice).take_back(0) == state


def test_a_mouse_that_came_in_first_may_come_back_out():
    state = thrown("T 13 6 5", 1, "2")
    moved = after(state, "2")
    assert moved.state.race.finished == (1,)
    assert moved.take_back(1) == state


def test_after_taking_back_one_chooses_anew_and_may_take_that_back_too():
    table = after(thrown("3 6 0 9", 0, "2 1"), "2")
    table.take_back(0)
    assert table.stays()
    assert table.do(0, move("1")).may_take_back == 0


def test_only_the_seat_that_moved_may_take_back():
    assert after(thrown("3 6 0 9", 0, "2 1"), "2").may_take_back == 0


def test_once_the_next_one_has_thrown_it_stays():
    table = after(thrown("3 6 0 9", 0, "2 1"), "2", "roll", throws=("2 1",))
    assert table.state.phase == Moving(1, dice("2 1"))
    assert table.stays()


def test_also_if_the_bot_throws_for_them():
    table = after(thrown("3 6 0 9", 0, "2 1"), "2", throws=("2 1",))
    assert table.do(1, move("roll"), by_bot=True).stays()


def test_once_the_white_mouse_has_run_it_stays():
    """She waits for no player: her die falls with the same click."""
    table = after(thrown("3 6 4 9", 2, "2 1"), "1", throws=("3 0",))
    assert table.state.phase == Rolling(0)
    assert table.stays()


def test_once_two_cheeses_are_drawn_it_stays():
    table = after(thrown("11 0 0 13", 0, "2 1"), "2")
    assert table.stays()
    assert table.do(0, Keep(0)).stays()


def test_once_the_cheeses_of_a_round_are_drawn_it_stays():
    table = after(thrown("T #1 13 6", 2, "1", marker=0), "1")
    assert table.state.number == 2
    assert table.stays()


@pytest.mark.parametrize(
    ("mice", "throw", "options"),
    [("3 6 0 9", "2 2", {}), ("0 6 0 9", "2 0", {}), ("3 6 0 9", "2 1", {"children": "0"})],
)
def test_a_move_without_a_choice_cannot_be_taken_back(mice, throw, options):
    moved = after(position(mice, **options), "roll", throws=(throw,))
    assert moved.state.phase == Rolling(1)
    assert moved.stays()


def test_a_game_that_is_over_stays_so():
    assert Table(GAME, finished("3", "1", "2")).stays()


@pytest.mark.parametrize("seed", range(8))
def test_in_whole_games_no_die_and_no_cheese_is_seen_before_a_move_is_taken_back(seed):
    played = play_out(GAME, 2 + seed % 5, seed)
    for state in (state for state in played.states if isinstance(state.phase, Moving)):
        for chosen in GAME.legal_moves(state, state.phase.seat):
            chance = played.chance()
            table = Table(GAME, state, chance).do(state.phase.seat, chosen)
            assert (table.may_take_back is None) == (chance.drawn > 0 or table.state.supply != state.supply)
