"""How the mice of Aus die Maus move and shove.

Races are drawn as in notation.py: spaces, T in the trap, #1 and #2 come in, the white mouse last.
"""

from itertools import product

import pytest

from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import RED, YELLOW
from cogs.aus_die_maus.rules.track import (
    WHITE,
    CameIn,
    MarkerTaken,
    Mouse,
    Moved,
    Race,
    Remained,
    Run,
    Shoved,
    Stayed,
    TrackEvent,
    Trapped,
    close,
    is_over,
    led_by_dice,
    legal_runs,
    run,
)
from tests.cogs.aus_die_maus.notation import dice, do, drawing, move, position, race, white


def ran(drawn: str, mouse: Mouse, what: str, **changes) -> tuple[Race, tuple[TrackEvent, ...]]:
    chosen = move(what)
    assert isinstance(chosen, Run)
    return run(race(drawn, **changes), mouse, chosen, ("red",))


def after(drawn: str, mouse: Mouse, what: str, **changes) -> Race:
    return ran(drawn, mouse, what, **changes)[0]


def seen(drawn: str, mouse, what: str, **changes) -> str:
    return drawing(after(drawn, mouse, what, **changes))


def events(drawn: str, mouse, what: str, **changes) -> tuple:
    """Return the events after the mouse itself has moved."""
    moved, *rest = ran(drawn, mouse, what, **changes)[1]
    assert isinstance(moved, Moved)
    return tuple(rest)


# Moving


def test_a_mouse_moves_forward_by_the_number():
    assert [seen("4 0 9", 0, what) for what in ("1", "2", "3")] == ["5 0 9", "6 0 9", "7 0 9"]


def test_a_zero_neither_moves_nor_shoves():
    """A-21, A-28."""
    standing = race("5 5 5")
    assert run(standing, 0, Run(0), ("red",)) == (standing, (Stayed(0, 5),))


def test_every_space_is_like_the_others():
    """A-2: from each one the same move leads as far, and nothing else happens."""
    for start in range(9):
        assert run(race(f"{start} 12 12"), 0, Run(3), ("red",)) == (
            race(f"{start + 3} 12 12"),
            (Moved(0, ("red",), 3, start, start + 3),),
        )


def test_who_is_passed_is_left_alone():
    """A-3."""
    assert seen("3 4 5 5 9", 0, "3") == "6 4 5 5 9"


def test_no_exact_throw_is_needed_for_the_goal():
    """A-5."""
    assert [seen("12 0 9", 0, what) for what in ("1", "2", "3")] == ["13 0 9", "T 0 9", "T 0 9"]
    assert run(race("12 0 9"), 0, Run(3), ("red",))[1][0] == Moved(0, ("red",), 3, 12, 14)


def test_the_way_back_is_as_long_as_the_number():
    """A-6."""
    assert [seen("13 0 9", 0, what) for what in ("-1", "-2", "-3")] == ["12 0 9", "11 0 9", "10 0 9"]


@pytest.mark.parametrize("goal", [10, 14, 18])
def test_from_the_space_before_the_goal_there_are_two_ways(goal):
    """A-1, A-6: wherever the goal is."""
    for space in range(goal):
        backward = [move for move in legal_runs(race(f"{space} 0 0", goal), 0, dice("1 2")) if move.backward]
        assert bool(backward) == (space == goal - 1)
    assert seen(f"{goal - 1} 0 0", 0, "-3", goal=goal) == f"{goal - 4} 0 0"
    assert seen(f"{goal - 1} 0 0", 0, "1", goal=goal) == "T 0 0"


def test_the_start_is_left_as_soon_as_possible_and_returned_to_never():
    """A-4, A-7: a 0 only if there is nothing else; elsewhere it may be chosen."""
    for red, yellow in product(set(RED), set(YELLOW)):
        throw = dice(f"{red} {yellow}")
        numbers = {red, yellow}
        assert {move.spaces for move in legal_runs(race("0 0 0"), 0, throw)} == (numbers - {0} or {0})
        assert {move.spaces for move in legal_runs(race("1 0 0"), 0, throw)} == numbers
    assert legal_runs(race("0 T 0"), 0, dice("0")) == (Run(0),)


# Shoving


def test_a_lonely_mouse_is_shoved_one_space_on():
    assert seen("3 5 0 9", 0, "2") == "5 6 0 9"
    assert events("3 5 0 9", 0, "2") == (Shoved(0, 1, 5, 6),)


def test_going_backward_it_is_shoved_backward():
    assert seen("13 11 0 9", 0, "-2") == "11 10 0 9"
    assert seen("13 0 0 12", 0, "-1") == "12 0 0 11"


def test_of_several_only_the_white_mouse_is_shoved():
    assert seen("3 5 5 9", 0, "2") == "5 5 5 9"
    assert seen("3 5 5 5", 0, "2") == "5 5 5 6"
    assert seen("3 0 5 5", 0, "2") == "5 0 5 6"


def test_a_mouse_that_is_shoved_shoves_no_other():
    assert seen("3 5 6 9", 0, "2") == "5 6 6 9"
    assert seen("3 5 0 6", 0, "2") == "5 6 0 6"
    assert events("3 5 0 6", 0, "2") == (Shoved(0, 1, 5, 6),)


def test_the_white_mouse_shoves_like_any_other():
    assert seen("5 0 0 3", WHITE, "2") == "6 0 0 5"
    assert seen("5 5 0 3", WHITE, "2") == "5 5 0 5"
    assert seen("11 0 0 13", WHITE, "-2") == "10 0 0 11"
    assert events("5 0 0 3", WHITE, "2", marker=1) == (Shoved(WHITE, 0, 5, 6),)


def test_players_do_not_shove_each_other_into_the_trap():
    assert seen("11 13 0 9", 0, "2") == "13 13 0 9"
    assert events("11 13 0 9", 0, "2") == ()


def test_players_do_not_shove_each_other_onto_the_cheese():
    assert seen("11 13 T 9", 0, "2") == "13 13 T 9"


def test_the_white_mouse_shoves_into_the_trap():
    """A-19: no cheese, and no marker for it."""
    assert seen("13 0 0 12", WHITE, "1", marker=1) == "T 0 0 13"
    assert events("13 0 0 12", WHITE, "1") == (Shoved(WHITE, 0, 13, 14), Trapped(0, WHITE))
    assert after("13 0 0 12", WHITE, "1", marker=1).marker == 1
    assert not after("13 0 0 12", WHITE, "1").shover_paid


def test_the_white_mouse_shoves_onto_the_cheese():
    assert seen("13 T 0 12", WHITE, "1") == "#1 T 0 13"
    assert events("13 T 0 12", WHITE, "1") == (Shoved(WHITE, 0, 13, 14), CameIn(0, 1, WHITE))


def test_the_white_mouse_shoves_none_of_several_before_the_goal():
    """A-20."""
    assert seen("13 13 0 12", WHITE, "1") == "13 13 0 13"
    assert seen("13 13 T 12", WHITE, "1") == "13 13 T 13"


def test_any_player_shoves_the_white_mouse_into_the_trap():
    """A-13: that is noted, since it is rewarded at once."""
    assert seen("11 0 0 13", 0, "2") == "13 0 0 T"
    assert events("11 0 0 13", 0, "2") == (Shoved(0, WHITE, 13, 14), MarkerTaken(0, None), Trapped(WHITE, 0))
    assert after("11 0 0 13", 0, "2").shover_paid
    assert seen("11 13 13 13", 0, "2") == "13 13 13 T"


def test_the_white_mouse_shoved_onto_the_cheese_comes_in():
    """A-18: as first or as second; the marker is taken all the same."""
    assert seen("11 T 0 13", 0, "2") == "13 T 0 #1"
    assert seen("11 T #1 13", 0, "2") == "13 T #1 #2"
    assert events("11 T 0 13", 0, "2", marker=2) == (Shoved(0, WHITE, 13, 14), MarkerTaken(0, 2), CameIn(WHITE, 1, 0))
    assert not after("11 T 0 13", 0, "2").shover_paid


def test_the_marker_goes_to_the_last_shover_of_the_white_mouse():
    """A-27: it changes hands as often as she is shoved by another seat."""
    assert events("3 0 0 5", 0, "2") == (Shoved(0, WHITE, 5, 6), MarkerTaken(0, None))
    assert events("3 0 0 5", 0, "2", marker=2) == (Shoved(0, WHITE, 5, 6), MarkerTaken(0, 2))
    assert events("3 0 0 5", 0, "2", marker=0) == (Shoved(0, WHITE, 5, 6),)
    assert [after("3 0 0 5", 0, "2", marker=had).marker for had in (None, 0, 2)] == [0, 0, 0]


def test_shoving_a_player_takes_no_marker():
    assert after("3 5 0 9", 0, "2", marker=2).marker == 2


def test_mice_in_the_goal_are_out_of_the_way():
    """The first in the goal is out of the race."""
    assert seen("12 T 0 9", 0, "2") == "#1 T 0 9"
    assert seen("12 T #1 9", 0, "2") == "#2 T #1 9"
    assert events("12 T #1 9", 0, "2") == (CameIn(0, 2, None),)
    assert race("12 T #1 9").running == (0, WHITE)
    assert race("12 T 0 12").on(12) == (0, WHITE)


def test_the_first_in_the_goal_springs_the_trap():
    assert events("12 0 9", 0, "2") == (Trapped(0, None),)
    assert after("12 0 9", 0, "2").finished == ()
    assert not after("12 0 12", WHITE, "2").shover_paid  # she went by herself


# The white mouse, and children


@pytest.mark.parametrize(
    ("space", "throw", "to"),
    [
        (0, "0 3", 0),  # she follows red
        (4, "3 1", 7),
        (4, "0 3", 4),
        (10, "3 1", 13),
        (11, "3 1", 12),  # red would lead into the trap: yellow
        (11, "3 0", 11),
        (12, "2 1", 13),
        (13, "3 1", 10),  # back by red before the trap is sprung
        (13, "0 2", 13),
        (11, "3 3", 14),  # yellow leads in as well
        (12, "2 3", 14),
    ],
)
def test_the_white_mouse_follows_the_dice(space, throw, to):
    """A-11: she has no choice."""
    assert white(position(f"1 1 1 {space}"), throw).state.race.spaces[-1] == to


def test_once_the_trap_is_sprung_the_white_mouse_goes_forward_by_yellow():
    """A-8: also from the space before the goal."""
    assert drawing(white(position("T 1 1 4"), "2").state.race) == "T 1 1 6"
    assert drawing(white(position("T 1 #1 12 12"), "0").state.race) == "T 1 #1 12 12"
    assert drawing(white(position("T 1 1 13"), "0").state.race) == "T 1 1 13"
    assert led_by_dice(race("T 1 1 13"), WHITE, dice("1")) == (Run(1), "yellow")


def test_if_both_dice_lead_the_white_mouse_into_the_trap_she_runs_in():
    """A-9."""
    applied = white(position("1 1 12"), "3 2")
    assert drawing(applied.state.race) == "1 1 T"
    assert applied.events[-1] == Trapped(WHITE, None)


def test_the_move_names_the_die_that_decided():
    assert white(position("1 1 4"), "3 3").events[-1] == Moved(WHITE, ("red",), 3, 4, 7)
    assert white(position("1 1 12"), "3 1").events[-1] == Moved(WHITE, ("yellow",), 1, 12, 13)
    assert white(position("1 1 13"), "3 1").events[-1] == Moved(WHITE, ("red",), 3, 13, 10)


@pytest.mark.parametrize("space", range(14))
def test_a_child_moves_like_the_white_mouse(space):
    """A-23: after throwing it has nothing to choose."""
    for red, yellow in product(set(RED), set(YELLOW)):
        throw = f"{red} {yellow}"
        child = do(position(f"{space} 0 0 0", children="0"), "roll", throw).state
        white_mouse = white(position(f"0 0 0 {space}"), throw).state
        assert child.race.spaces[0] == white_mouse.race.spaces[-1]
        assert GAME.waiting_on(child) == {1}


def test_a_child_shoves_like_a_player():
    """A-23: not into the goal, but it takes the marker."""
    assert drawing(do(position("10 13 0 9", children="0"), "roll", "3 0").state.race) == "13 13 0 9"
    assert do(position("6 1 0 9", children="0"), "roll", "3 0").state.race.marker == 0


def test_other_mice_at_a_childs_table_keep_their_choice():
    """A-23."""
    assert moves_after_roll("4 4 0 9", children="12") == (Run(1), Run(3))


def moves_after_roll(drawn: str, **options) -> tuple:
    return GAME.legal_moves(do(position(drawn, **options), "roll", "3 1").state, 0)


# When a round is over


@pytest.mark.parametrize(
    ("drawn", "over"),
    [
        ("13 13 13", False),
        ("T 13 13", False),
        ("13 13 T", False),
        ("T #1 13", True),
        ("13 #1 T", True),
        ("T 13 #1", True),
        ("T #1 13 13", False),
        ("T #1 #2 13", True),
        ("T #1 13 #2", True),
        ("T 13 13 #1", True),
        ("T #1 13 13 13 13 13", False),
    ],
)
def test_a_round_is_over_when_first_and_second_are_known(drawn, over):
    assert is_over(race(drawn)) == over


def test_the_only_one_left_is_second():
    """A-15: the white mouse too."""
    assert close(race("T #1 6")) == (Race(14, (14, 14, 6), 0, (1, WHITE)), (Remained(WHITE),))
    assert close(race("6 #1 T"))[1] == (Remained(0),)


def test_there_is_no_second_behind_the_white_mouse():
    """A-16."""
    assert close(race("T 6 #1")) == (race("T 6 #1"), ())


def test_a_mouse_that_came_in_second_is_second():
    assert close(race("T #1 #2 6")) == (race("T #1 #2 6"), ())
