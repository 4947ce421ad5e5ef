"""The rules of Aus die Maus: the worked examples AV-1 to AV-28, setting up, turns, refusals, what a seat may know.

The letters A-1 to A-28 name the rulings on what the printed rules leave open. How mice move and shove is tested in
test_track.py, cheeses and rounds in test_cheese.py, dice and whole games in test_chance.py.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Moving, Rolling, RoundBegan, State, Threw
from cogs.aus_die_maus.rules.track import WHITE, Moved, Stayed, Trapped
from tests.cogs.aus_die_maus.notation import dice, do, drawing, finished, happened, moves, position, white

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text())
SEATS = (2, 3, 4, 5, 6)


def new_game(seats: int = 4, session: int = 1, **options: str) -> State:
    return GAME.setup(seats, GAME.settle_options(options), Chance(b"secret", session, (1, 2)))


def refusal(state: State, what: str, seat: int | None = None) -> tuple[str, dict]:
    """Do what is forbidden; return the key and the variables of the refusal."""
    with pytest.raises(IllegalMove) as refused:
        do(state, what, seat=seat)
    return refused.value.key, refused.value.variables


# The worked examples


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example):
    state = before(example)
    if "legal" in example:
        assert moves(state) == example["legal"]
    if "result" in example:
        assert {key: result(state)[key] for key in example["result"]} == example["result"]
    for what in example.get("do", []):
        state = played(state, example, what)
    for field, expected in example.get("expect", {}).items():
        assert shown(state, field) == expected, field


def before(example) -> State:
    options = example.get("options", {})
    if "result" in example:
        return finished(*example["cheeses"], **options)
    changes = {
        key: tuple(example[key]) if key == "supply" else example[key]
        for key in ("marker", "keeper", "supply")
        if key in example
    }
    is_own_choice = example.get("do") != ["auto"]
    return position(example["race"], example["turn"], example["throw"] if is_own_choice else "", **changes, **options)


def played(state, example, what) -> State:
    then = [example["then"]] if "then" in example else []
    if what != "auto":
        return do(state, what, *then).state
    if example["turn"] != "white":  # a child
        return do(state, "roll", example["throw"]).state
    return white(state, example["throw"], *then).state


def shown(state, field):
    view = GAME.view(state, None)
    match field.split():
        case ["race"]:
            return drawing(state.race)
        case ["marker" | "trapped" | "shover_paid"]:
            return getattr(state.race, field)
        case ["finished"]:
            return list(state.race.finished)
        case ["cheeses"]:
            return [list(pile) for pile in state.cheeses]
        case ["cheeses", "of", seat]:
            return list(state.cheeses[int(seat)])
        case ["order"]:
            return list(view.order)
        case ["starter"]:
            return view.order[0]
        case ["round"]:
            return view.number
        case _:
            return getattr(view, field)


def result(state) -> dict:
    outcome, view = GAME.outcome(state), GAME.view(state, None)
    assert outcome is not None
    firsts = [standing.mouse for standing in view.standings if standing.rank == 1]
    white_mouse = next(standing for standing in view.standings if standing.mouse == WHITE)
    return {
        "scores": list(outcome.scores),
        "pieces": list(view.counts[:-1]),
        "white": [white_mouse.score, white_mouse.cheeses],
        "winners": [mouse for mouse in firsts if mouse != WHITE],
        "white_wins": firsts == [WHITE],
    }


# Setting up


@pytest.mark.parametrize("seats", SEATS)
def test_all_mice_stand_on_the_start_and_there_is_no_cheese_yet(seats):
    state = new_game(seats)
    assert drawing(state.race) == " ".join("0" * (seats + 1))
    assert state.race.mice == (*range(seats), WHITE)
    assert (state.race.trapped, state.race.finished, state.race.marker, state.race.shover_paid) == (
        None,
        (),
        None,
        False,
    )
    assert state.cheeses == ((),) * (seats + 1)
    assert state.phase == Rolling(state.keeper)


@pytest.mark.parametrize(
    ("seats", "threes", "twos", "ones", "rounds"),
    [(2, 3, 5, 12, 5), (4, 3, 5, 12, 5), (5, 4, 6, 14, 6), (6, 4, 6, 14, 6)],
)
def test_the_extra_set_brings_four_cheeses_and_a_sixth_round(seats, threes, twos, ones, rounds):
    """A-24: with five or six players."""
    state = new_game(seats)
    assert Counter(state.supply) == {3: threes, 2: twos, 1: ones}
    assert state.rounds == GAME.view(state, None).rounds == rounds
    assert len(state.supply) == 4 * rounds


@pytest.mark.parametrize("goal", [10, 14, 18])
def test_the_track_is_as_long_as_the_table_wants(goal):
    """A-1. On none of them can a way back, and a shove, lead to the start (A-7)."""
    assert new_game(track=str(goal)).race.goal == goal
    assert goal - 1 - 3 - 1 > 0


def test_who_starts_is_drawn():
    starts = Counter(new_game(4, session).keeper for session in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 30


def test_the_table_may_name_who_starts():
    assert [new_game(4, first=str(seat)).keeper for seat in range(4)] == [0, 1, 2, 3]


def test_a_named_seat_without_a_player_is_drawn_after_all():
    assert {new_game(3, session, first="5").keeper for session in range(30)} == {0, 1, 2}
    assert {new_game(3, session, first="3").keeper for session in range(30)} == {0, 1, 2}


def test_the_cheeses_are_shuffled():
    assert len({new_game(4, session).supply for session in range(20)}) == 20


def test_a_table_without_choices_plays_by_the_defaults():
    settled = {
        "track": "14",
        "children": "none",
        "white_competes": "yes",
        "first": "random",
    }
    assert GAME.settle_options({}) == settled | {"throws": "auto", "pings": "on"}
    assert GAME.setup(3, {}, Chance(b"", 0, ())) == GAME.setup(3, settled, Chance(b"", 0, ()))


def test_any_seats_can_be_childrens():
    """A-23."""
    assert [option.key for option in GAME.seat_options] == ["children"]
    assert all(GAME.settle_options({"children": seats}) for seats in ("none", "0", "5", "13", "024", "012345"))
    assert GAME.view(new_game(3, children="025"), None).children == (0, 2)
    assert GAME.view(new_game(6, children="none"), None).children == ()


def test_the_game_begins_with_the_order_of_play():
    state = new_game(3, first="1")
    assert state.last == (RoundBegan(1, (1, 2, 0, WHITE), 1),)


# Turns


def test_turns_go_clockwise_from_the_keeper_and_end_with_the_white_mouse():
    state = new_game(3, first="1")
    turns = []
    for throw in ("0 0", "0 0", "0 0", "0 0"):
        (turn,) = GAME.waiting_on(state)
        turns.append(turn)
        applied = do(state, "roll", throw, *(["0 0"] if turn == 0 else []))
        state = applied.state
    assert turns == [1, 2, 0, 1]


def test_only_the_seat_in_turn_has_moves():
    state = position("4 0 0 9", turn=1)
    assert GAME.waiting_on(state) == {1}
    assert [len(GAME.legal_moves(state, seat)) for seat in range(3)] == [0, 1, 0]
    assert moves(position("4 5 0 9", turn=1, throw="2 1"), 0) == ""


def test_a_throw_is_an_event_and_waits_for_the_choice():
    applied = do(position("4 0 0 9"), "roll", "3 1")
    assert applied.events == (Threw(0, dice("3 1")),)
    assert applied.state.phase == Moving(0, dice("3 1"))
    assert GAME.view(applied.state, None).thrown == Threw(0, dice("3 1"))


def test_the_move_chosen_is_an_event_and_the_next_seat_is_in_turn():
    thrown = do(position("4 0 0 9"), "roll", "3 1").state
    applied = do(thrown, "1")
    assert applied.events == (Moved(0, ("yellow",), 1, 4, 5),)
    assert applied.state.phase == Rolling(1)
    assert applied.state.last == (*thrown.last, *applied.events)  # the whole turn, for the board
    assert GAME.view(applied.state, None).thrown == Threw(0, dice("3 1"))


def test_two_equal_dice_are_one_action_that_goes_by_itself():
    """A-26."""
    applied = do(position("4 0 0 9"), "roll", "2 2")
    assert applied.events == (Threw(0, dice("2 2")), Moved(0, ("red", "yellow"), 2, 4, 6))
    assert applied.state.phase == Rolling(1)


def test_two_zeros_go_by_themselves():
    applied = do(position("4 0 0 9"), "roll", "0 0")
    assert applied.events == (Threw(0, dice("0 0")), Stayed(0, 4))
    assert applied.state.phase == Rolling(1)


def test_the_only_move_off_the_start_goes_by_itself():
    """A-4."""
    assert drawing(do(position("0 0 0 9"), "roll", "0 2").state.race) == "2 0 0 9"
    assert drawing(do(position("0 0 0 9"), "roll", "3 0").state.race) == "3 0 0 9"


def test_yellow_alone_goes_by_itself_but_before_the_goal_there_is_a_choice():
    """A-6: the way back stays open after the trap is sprung."""
    assert drawing(do(position("4 T 0 9"), "roll", "2").state.race) == "6 T 0 9"
    before_goal = do(position("13 T 0 9"), "roll", "2").state
    assert moves(before_goal) == "2 -2"
    assert drawing(do(before_goal, "-2").state.race) == "11 T 0 9"


def test_moves_that_all_lead_to_the_same_go_by_themselves():
    """Into the trap by 2 or by 3: there is nothing to decide."""
    applied = do(position("12 4 0 9"), "roll", "3 2")
    assert applied.events == (Threw(0, dice("3 2")), Moved(0, ("yellow",), 2, 12, 14), Trapped(0, None))
    assert isinstance(do(position("12 4 0 9"), "roll", "3 1").state.phase, Moving)


def test_the_white_mouse_goes_by_herself_after_the_last_player():
    applied = do(position("4 4 0 9", turn=2), "roll", "0 0", "3 1")
    assert applied.events[2:] == (Threw(WHITE, dice("3 1")), Moved(WHITE, ("red",), 3, 9, 12))
    assert applied.state.phase == Rolling(0)
    assert GAME.view(applied.state, None).thrown == Threw(WHITE, dice("3 1"))


def test_mice_in_the_goal_are_passed_over():
    assert do(position("4 T #1 3 9", turn=0), "roll", "1").state.phase == Rolling(3)


def test_a_keeper_who_is_out_still_throws_for_the_white_mouse():
    """A-25."""
    applied = do(position("T 4 0 9", turn=2, keeper=0), "roll", "2", "1")
    assert happened(applied, Threw)[-1] == Threw(WHITE, dice("1"))
    assert applied.state.keeper == 0
    assert applied.state.phase == Rolling(1)


def test_before_the_trap_is_sprung_two_dice_are_thrown_and_then_only_yellow():
    applied = do(position("12 0 4 12", turn=1), "roll", "0 0").state
    applied = do(applied, "roll", "1 1", "3 2")  # the white mouse springs the trap
    assert happened(applied, Threw)[-1].dice == dice("3 2")
    assert happened(do(applied.state, "roll", "0"), Threw) == [Threw(0, dice("0"))]


# Refusals


@pytest.mark.parametrize("seat", [1, -1, 3, 99])
def test_other_seats_must_wait_and_those_outside_the_table_too(seat):
    assert refusal(position("4 0 0 9"), "roll", seat) == ("aus_die_maus-not-your-turn", {"seat": 0})
    assert refusal(position("4 0 0 9", throw="2 1"), "2", seat) == ("aus_die_maus-not-your-turn", {"seat": 0})


def test_first_comes_the_throw_then_the_move():
    assert refusal(position("4 0 0 9"), "2") == ("aus_die_maus-roll-first", {})
    assert refusal(position("4 0 0 9"), "keep 0") == ("aus_die_maus-roll-first", {})
    assert refusal(position("4 0 0 9", throw="2 1"), "roll") == ("aus_die_maus-move-first", {})


def test_only_numbers_thrown_can_be_moved():
    assert refusal(position("4 0 0 9", throw="2 1"), "3") == (
        "aus_die_maus-not-thrown",
        {"spaces": 3, "red": 2, "yellow": 1},
    )
    assert refusal(position("13 T 0 9", throw="2"), "3") == ("aus_die_maus-only-yellow", {"spaces": 3, "yellow": 2})


def test_only_from_the_space_before_the_goal_one_may_go_back():
    """A-6."""
    assert refusal(position("12 0 0 9", throw="2 1"), "-1") == (
        "aus_die_maus-no-way-back",
        {"space": 12, "before_goal": 13},
    )
    assert refusal(position("13 0 0 9", throw="2 0"), "-3")[0] == "aus_die_maus-not-thrown"


def test_a_zero_has_no_direction():
    assert refusal(position("13 0 0 9", throw="2 0"), "-0") == ("aus_die_maus-zero-stays", {})
    assert moves(position("13 0 0 9", throw="2 0")) == "0 2 -2"


def test_who_can_leave_the_start_must():
    """A-4."""
    assert refusal(position("0 0 0 9", throw="0 2"), "0") == ("aus_die_maus-leave-start", {"spaces": 2})


def test_the_two_cheeses_come_before_anything_else():
    state = do(position("11 0 0 13", throw="2 1"), "2").state
    assert refusal(state, "roll") == ("aus_die_maus-keep-first", {})
    assert refusal(state, "2") == ("aus_die_maus-keep-first", {})
    assert refusal(state, "keep 2") == ("aus_die_maus-no-such-cheese", {"cheese": 2})
    assert refusal(state, "keep -1") == ("aus_die_maus-no-such-cheese", {"cheese": -1})
