"""Cheeses and rounds of Aus die Maus: who gets how many, what one may see of them, who starts next, and who wins."""

import msgspec
import pytest
from msgspec import structs

from bot.games.contract import Outcome
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import (
    CheeseKept,
    DrewTwo,
    Keep,
    Keeping,
    Over,
    Paid,
    Rolling,
    RoundBegan,
    State,
    Threw,
)
from cogs.aus_die_maus.rules.track import WHITE, Race, Remained
from tests.cogs.aus_die_maus.notation import dice, do, drawing, finished, happened, position, white

LONG_SUPPLY = (3, 2, 1, 1, 2, 1, 3, 1)


def outcome_of(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def paid(applied) -> list[tuple]:
    return [(payment.mouse, payment.cheeses, payment.reason) for payment in happened(applied, Paid)]


# Two for shoving the white mouse into the trap


def test_a_player_who_shoves_the_white_mouse_into_the_trap_draws_two_cheeses_at_once():
    applied = do(position("11 0 0 13", throw="2 1", supply=LONG_SUPPLY), "2")
    assert applied.state.phase == Keeping(0, (3, 2))
    assert applied.state.supply == LONG_SUPPLY[2:]
    assert applied.state.cheeses == ((), (), (), ())
    assert applied.events[-1] == DrewTwo(0)
    assert GAME.waiting_on(applied.state) == {0}
    assert GAME.legal_moves(applied.state, 0) == (Keep(0), Keep(1))


@pytest.mark.parametrize(("which", "kept", "back"), [(0, 3, 2), (1, 2, 3)])
def test_one_is_kept_and_the_other_shuffled_back(which, kept, back):
    state = do(position("11 0 0 13", throw="2 1", supply=LONG_SUPPLY), "2").state
    applied = do(state, f"keep {which}")
    assert applied.state.cheeses == ((kept,), (), (), ())
    assert applied.state.supply == (
        back,
        *reversed(LONG_SUPPLY[2:]),
    )  # turned round: that is how these shuffles are loaded
    assert applied.events == (CheeseKept(0),)
    assert applied.state.phase == Rolling(1)


def test_the_events_of_it_name_no_value():
    drew = do(position("11 0 0 13", throw="2 1", supply=LONG_SUPPLY), "2")
    assert do(drew.state, "keep 0").events == do(drew.state, "keep 1").events
    assert set(DrewTwo.__struct_fields__) == set(CheeseKept.__struct_fields__) == {"seat"}
    assert set(Paid.__struct_fields__) == {"mouse", "cheeses", "reason"}


def test_also_two_equal_cheeses_are_chosen_from():
    """Not asking would show that they are equal."""
    state = do(position("11 0 0 13", throw="2 1", supply=(1, 1, 2)), "2").state
    assert len(GAME.legal_moves(state, 0)) == 2


def test_a_child_chooses_its_cheese_too():
    """A-23."""
    applied = do(position("11 0 0 13", children="0", supply=LONG_SUPPLY), "roll", "2 0")
    assert applied.state.phase == Keeping(0, (3, 2))


def test_keeping_a_cheese_lets_the_white_mouse_rest_who_is_out():
    state = do(position("0 0 11 13", turn=2, throw="2 1", supply=LONG_SUPPLY), "2").state
    assert do(state, "keep 0").state.phase == Rolling(0)


def test_there_is_no_pay_if_the_white_mouse_goes_into_the_trap_by_herself():
    """A-9."""
    applied = white(position("1 1 12"), "3 2")
    assert happened(applied, DrewTwo) == []
    assert isinstance(applied.state.phase, Rolling)


# What a round pays


def test_two_for_the_first_one_for_the_second_one_for_the_shover():
    applied = do(position("T #1 12 3 6", turn=2, marker=3, supply=LONG_SUPPLY), "roll", "2")
    assert paid(applied) == [(1, 2, "first"), (2, 1, "second"), (3, 1, "shover")]
    assert applied.state.cheeses == ((), (3, 2), (1,), (1,), ())
    assert applied.state.supply == LONG_SUPPLY[4:]


def test_the_shover_may_be_first_or_second_or_in_the_trap():
    for marker, cheeses in ((0, ((1,), (3, 2), (1,))), (1, ((), (3, 2, 1), (1,))), (2, ((), (3, 2), (1, 1)))):
        applied = do(position("T #1 12 6", turn=2, marker=marker, supply=LONG_SUPPLY), "roll", "2")
        assert applied.state.cheeses == (*cheeses, ())


def test_a_white_mouse_never_shoved_gets_that_cheese():
    """Also if she sits in the trap."""
    assert paid(do(position("T #1 12 6", turn=2), "roll", "2"))[-1] == (WHITE, 1, "never_shoved")
    assert paid(do(position("3 #1 12 T", turn=2), "roll", "2"))[-1] == (WHITE, 1, "never_shoved")


def test_what_was_kept_for_the_white_mouse_in_the_trap_is_instead_of_that_cheese():
    """A-13."""
    applied = do(position("3 #1 12 T", turn=2, marker=0, shover_paid=True), "roll", "2")
    assert paid(applied) == [(1, 2, "first"), (2, 1, "second")]


def test_the_marker_counts_if_the_white_mouse_went_into_the_trap_by_herself():
    """A-13, A-9."""
    assert paid(do(position("3 #1 12 T", turn=2, marker=0), "roll", "2"))[-1] == (0, 1, "shover")


def test_the_white_mouse_can_be_second():
    applied = white(position("T #1 5 12", marker=0), "2")
    assert paid(applied) == [(1, 2, "first"), (WHITE, 1, "second"), (0, 1, "shover")]


def test_if_the_white_mouse_is_first_she_gets_all_four():
    """A-16: the round ends at once, and the marker earns nothing."""
    applied = white(position("T 13 13 12", marker=1, supply=LONG_SUPPLY), "2", "0 0")
    assert paid(applied) == [(WHITE, 4, "white_first")]
    assert applied.state.cheeses == ((), (), (), (3, 2, 1, 1))


def test_with_two_players_the_mouse_left_is_second():
    """A-15: then the round ends at once."""
    applied = do(position("T 12 6", turn=1, marker=1), "roll", "2")
    assert happened(applied, Remained) == [Remained(WHITE)]
    assert paid(applied) == [(1, 2, "first"), (WHITE, 1, "second"), (1, 1, "shover")]
    assert paid(do(position("3 12 T", turn=1, marker=0), "roll", "2"))[1] == (0, 1, "second")


def test_with_two_players_the_white_mouse_can_be_first():
    """A-15, A-16: there is no second."""
    applied = white(position("T 6 12"), "2", "0 0")
    assert happened(applied, Remained) == []
    assert paid(applied) == [(WHITE, 4, "white_first")]


def test_who_is_shoved_onto_the_cheese_by_the_white_mouse_is_paid():
    applied = white(position("T #1 13 12", marker=0), "1")
    assert paid(applied)[:2] == [(1, 2, "first"), (2, 1, "second")]


def test_who_sprang_the_trap_gets_nothing_for_it():
    state = do(position("12 0 0 5", throw="3 2"), "3").state
    assert state.cheeses == ((), (), (), ())


# The next round


def began(applied) -> list:
    """The rounds that began: number, order of play and keeper."""
    return [(event.number, event.order, event.keeper) for event in happened(applied, RoundBegan)]


def test_all_go_to_the_start_and_the_first_starts_and_keeps_the_white_mouse():
    applied = do(position("T 3 12 6 #1 9", turn=2, marker=3), "roll", "2")
    assert applied.state.race == Race(14, (0,) * 6)  # the marker is given back
    assert began(applied) == [(2, (4, 0, 1, 2, 3, WHITE), 4)]
    assert applied.state.phase == Rolling(4)
    assert (applied.state.number, applied.state.keeper, applied.state.white_starts) == (2, 4, False)


def test_after_her_victory_the_white_mouse_starts_and_all_else_stays():
    """A-12: the former keeper keeps her, and she moves before any player throws."""
    applied = white(position("T 13 13 12", keeper=1), "2", "3 0")
    assert began(applied) == [(2, (WHITE, 1, 2, 0), 1)]
    assert happened(applied, Threw)[-1] == Threw(WHITE, dice("3 0"))
    assert drawing(applied.state.race) == "0 0 0 3"
    assert applied.state.phase == Rolling(1)
    assert applied.state.keeper == 1


def test_where_the_white_mouse_starts_she_is_in_turn_again_after_all_players():
    """A-12."""
    state = position("0 0 0 3", turn=0, keeper=1, white_starts=True)
    applied = do(state, "roll", "1 1", "3 0")
    assert drawing(applied.state.race) == "1 0 0 6"
    assert applied.state.phase == Rolling(1)


def test_a_player_who_wins_after_her_sends_her_back_to_the_end():
    """A-12."""
    applied = do(position("T #1 12 6", turn=2, keeper=0, white_starts=True), "roll", "2")
    assert began(applied) == [(2, (1, 2, 0, WHITE), 1)]
    assert not applied.state.white_starts


def test_the_round_after_the_trap_is_thrown_with_both_dice_again():
    state = do(position("T #1 12 6", turn=2), "roll", "2").state
    assert happened(do(state, "roll", "0 0"), Threw) == [Threw(1, dice("0 0"))]


# The end


@pytest.mark.parametrize(("rounds", "seats"), [(5, 4), (6, 6)])
def test_after_the_last_round_the_game_is_over(rounds, seats):
    drawn = " ".join(["T", "#1", "12", *["3"] * (seats - 3), "6"])
    state = position(drawn, turn=2, supply=(3, 2, 1, 1), number=rounds)
    assert GAME.outcome(state) is None
    applied = do(state, "roll", "2")
    assert applied.state.phase == Over()
    assert applied.state.supply == ()
    assert began(applied) == []
    assert drawing(applied.state.race).startswith("T #1 #2")
    assert outcome_of(applied.state).scores[1:3] == (5, 1)
    before_the_last = do(structs.replace(state, number=rounds - 1), "roll", "2").state
    assert before_the_last.phase == Rolling(1)


def test_if_the_white_mouse_wins_the_last_round_the_game_is_over_without_another_throw():
    applied = white(position("T 13 13 12", supply=(3, 2, 1, 1), number=5), "2")
    assert applied.state.phase == Over()


def test_the_highest_value_wins_not_the_most_cheeses():
    outcome = outcome_of(finished("3 3", "1 1 1 1 1", "2", "1"))
    assert outcome.scores == (6, 5, 2)
    assert outcome.places == (1, 2, 3)
    assert outcome.reason == "points"


def test_after_equal_values_the_most_cheeses_win():
    outcome = outcome_of(finished("3", "2 1", "1 1", "2", "1"))
    assert outcome.places == (2, 1, 3, 4)
    assert outcome.reason == "cheeses"


def test_equal_in_both_the_victory_is_shared():
    outcome = outcome_of(finished("3 1", "2 2", "1 1", "1"))
    assert outcome.places == (1, 1, 3)
    assert outcome.reason == "shared"


def test_the_number_of_cheeses_decides_the_lower_ranks_too():
    assert outcome_of(finished("3 3", "3", "1 2", "2 1", "1")).places == (1, 4, 2, 2)


def test_the_white_mouse_can_win_but_takes_no_rank_of_a_player():
    """A-17."""
    state = finished("3", "2 2", "3 3")
    outcome = outcome_of(state)
    assert (outcome.places, outcome.scores, outcome.reason) == ((2, 1), (3, 4), "white")
    ranked = [
        (standing.mouse, standing.rank, standing.score, standing.cheeses)
        for standing in GAME.view(state, None).standings
    ]
    assert ranked == [(WHITE, 1, 6, 2), (1, 2, 4, 2), (0, 3, 3, 1)]


def test_the_white_mouse_may_share_the_victory_or_lose_by_cheeses():
    """A-17."""
    assert outcome_of(finished("3 1", "1", "2 2")).reason == "shared"
    assert outcome_of(finished("3 1 1", "1", "3 2")).reason == "cheeses"
    assert outcome_of(finished("3 2", "1", "3 1 1")).reason == "white"


def test_where_the_white_mouse_does_not_compete_she_is_not_ranked():
    """A-17."""
    state = finished("3", "2 2", "3 3", white_competes="no")
    assert outcome_of(state).reason == "points"
    assert [standing.mouse for standing in GAME.view(state, None).standings] == [1, 0]


# What one may know


def test_each_player_sees_the_values_of_the_own_cheeses_and_counts_the_others():
    """A-22."""
    state = position("4 0 9", cheeses=((3, 1), (2,), (1, 1, 1)))
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [view.cheeses for view in views] == [((3, 1), None, None), (None, (2,), None), (None, None, None)]
    assert [view.counts for view in views] == [(2, 1, 3)] * 3
    assert [view.supply for view in views] == [20] * 3
    assert [view.seat for view in views] == [0, 1, None]


def test_only_who_drew_them_sees_the_two_cheeses():
    state = do(position("11 0 0 13", throw="2 1", supply=LONG_SUPPLY), "2").state
    assert [GAME.view(state, seat).drawn for seat in (0, 1, 2, None)] == [(3, 2), (), (), ()]
    assert GAME.view(do(state, "keep 0").state, 0).drawn == ()


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_two_games_that_differ_in_hidden_cheeses_look_the_same(viewer):
    state = do(position("11 0 0 13", throw="2 1", supply=LONG_SUPPLY), "2").state
    one = structs.replace(state, cheeses=((3,), (2,), (2,), (1,)))
    other = structs.replace(
        state, cheeses=((1,), (2,), (2,), (3,)), supply=LONG_SUPPLY[:1:-1], phase=Keeping(0, (1, 1))
    )
    assert msgspec.json.encode(GAME.view(one, viewer)) == msgspec.json.encode(GAME.view(other, viewer))


def test_at_the_end_all_is_open():
    state = finished("3", "2 2", "3 3")
    for viewer in (0, None):
        view = GAME.view(state, viewer)
        assert view.cheeses == ((3,), (2, 2), (3, 3))
        assert (view.phase, view.turn, view.outcome) == ("over", None, GAME.outcome(state))


def test_before_the_end_there_are_no_standings():
    view = GAME.view(position("4 0 9"), None)
    assert (view.standings, view.outcome) == ((), None)


def test_the_view_shows_the_race():
    state = do(position("3 5 T 0 5", turn=0, keeper=3, number=2, marker=3, children="1"), "roll", "2").state
    view = GAME.view(state, None)
    assert view.race == state.race
    assert view.race.on(5) == (0, 1)
    assert (view.phase, view.turn, view.number, view.rounds, view.keeper) == ("rolling", 1, 2, 5, 3)
    assert view.order == (3, 0, 1, 2, WHITE)
    assert view.children == (1,)
    assert view.last == state.last
    assert view.variant == state.variant
    assert view.race.marker == 0
