"""A misclick is taken back until dice are thrown or a cheese is drawn."""

from random import Random

import pytest
from msgspec import structs

from bot.errors import IllegalMove
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Keep, Moving, Rolling, TakeBack, TakenBack, Threw
from cogs.aus_die_maus.rules.track import Race, before, legal_runs, run
from tests.cogs.aus_die_maus.notation import Unchanged, dice, do, finished, position
from tests.playout import play_out


def thrown(mice: str, turn: int, throw: str, **changes):
    """A race in which the seat in turn has thrown and not yet chosen."""
    return position(mice, turn, throw, last=(Threw(turn, dice(throw)),), **changes)


def refusal(state, seat: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        do(state, "back", seat=seat)
    return refused.value.key


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
    moved = do(state, choice).state
    assert GAME.view(moved, 1).may_take_back == 0
    assert GAME.legal_moves(moved, 0) == (TakeBack(),)
    taken = do(moved, "back", seat=0)
    assert taken.state == state
    assert taken.events == (TakenBack(0),)


def test_a_mouse_that_came_in_first_may_come_back_out():
    state = thrown("T 13 6 5", 1, "2")
    moved = do(state, "2").state
    assert moved.race.finished == (1,)
    assert do(moved, "back", seat=1).state == state


def test_after_taking_back_one_chooses_anew_and_may_take_that_back_too():
    state = do(do(thrown("3 6 0 9", 0, "2 1"), "2").state, "back", seat=0).state
    assert GAME.view(state, 0).may_take_back is None
    assert refusal(state, 0) == "aus_die_maus-nothing-to-take-back"
    assert GAME.view(do(state, "1").state, 0).may_take_back == 0


def test_only_the_seat_that_moved_may_take_back():
    moved = do(thrown("3 6 0 9", 0, "2 1"), "2").state
    assert [refusal(moved, seat) for seat in (1, 2)] == ["aus_die_maus-nothing-to-take-back"] * 2
    assert TakeBack() not in GAME.legal_moves(moved, 1) + GAME.legal_moves(moved, 2)


def test_once_the_next_one_has_thrown_it_stays():
    state = do(do(thrown("3 6 0 9", 0, "2 1"), "2").state, "roll", "2 1").state
    assert state.phase == Moving(1, dice("2 1"))
    assert refusal(state, 0) == "aus_die_maus-nothing-to-take-back"


def test_once_the_white_mouse_has_run_it_stays():
    """She waits for no player: her die falls with the same click."""
    state = do(thrown("3 6 4 9", 2, "2 1"), "1", "3 0").state
    assert state.phase == Rolling(0)
    assert [refusal(state, seat) for seat in range(3)] == ["aus_die_maus-nothing-to-take-back"] * 3


def test_once_two_cheeses_are_drawn_it_stays():
    drew = do(thrown("11 0 0 13", 0, "2 1"), "2").state
    assert refusal(drew, 0) == "aus_die_maus-nothing-to-take-back"
    assert refusal(GAME.apply(drew, 0, Keep(0), Unchanged()).state, 0) == "aus_die_maus-nothing-to-take-back"


def test_once_the_cheeses_of_a_round_are_drawn_it_stays():
    state = do(thrown("T #1 13 6", 2, "1", marker=0), "1").state
    assert state.number == 2
    assert refusal(state, 2) == "aus_die_maus-nothing-to-take-back"


@pytest.mark.parametrize(
    ("mice", "throw", "options"),
    [("3 6 0 9", "2 2", {}), ("0 6 0 9", "2 0", {}), ("3 6 0 9", "2 1", {"children": "0"})],
)
def test_a_move_without_a_choice_cannot_be_taken_back(mice, throw, options):
    moved = do(position(mice, **options), "roll", throw).state
    assert moved.phase == Rolling(1)
    assert GAME.view(moved, 0).may_take_back is None
    assert refusal(moved, 0) == "aus_die_maus-nothing-to-take-back"


def test_a_game_that_is_over_stays_so():
    assert refusal(finished("3", "1", "2"), 0) == "no-move-over"


@pytest.mark.parametrize("seed", range(8))
def test_in_whole_games_a_take_back_leads_to_the_state_before_the_move(seed):
    played = play_out(GAME, 2 + seed % 5, seed)
    before_choosing = [state for state in played.states if isinstance(state.phase, Moving)]
    for state in before_choosing:
        for move in GAME.legal_moves(state, state.phase.seat):
            after = GAME.apply(state, state.phase.seat, move, played.chance()).state
            seat = GAME.view(after, None).may_take_back
            if seat is not None:
                assert GAME.apply(after, seat, TakeBack(), played.chance()).state == state
    may = [state for state in played.states if GAME.view(state, None).may_take_back is not None]
    assert all(GAME.view(state, None).may_take_back not in GAME.waiting_on(state) for state in may)


def test_what_happened_on_the_track_can_be_undone():
    rng = Random(3)
    for _ in range(400):
        race = Race(14, tuple(rng.randrange(8, 14) for _ in range(4)), marker=rng.choice((None, 1)))
        if rng.random() < 0.5:
            race = structs.replace(race.with_mouse(1, 14), trapped=1)
        throw = dice(f"{rng.randrange(4)} {rng.randrange(4)}") if race.trapped is None else dice(f"{rng.randrange(4)}")
        for move in legal_runs(race, 0, throw):
            after, events = run(race, 0, move, throw.showing(move.spaces))
            assert before(after, events) == race
