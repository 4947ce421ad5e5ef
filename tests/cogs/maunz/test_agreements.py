"""maunz. beside the bed: taking back, resigning, draws that are agreed, and those that end an endless game (Z-11)."""

from random import Random

import pytest
from msgspec import UNSET, structs

from bot.errors import IllegalMove
from bot.games.contract import Seat
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import (
    AcceptDraw,
    Choosing,
    DeclineDraw,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    DrawWithdrawn,
    Graduate,
    Move,
    OfferDraw,
    Over,
    PlacePiece,
    Placing,
    Resign,
    Resigned,
    State,
    TakeBack,
    TakenBack,
    WithdrawDraw,
)
from tests.cogs.maunz.notation import (
    EMPTY,
    do,
    drawing,
    effects,
    ending,
    in_turn,
    last_graduated,
    outcome,
    play,
    position,
    refusal,
    rows,
    spectate,
)

AGREEMENTS = (TakeBack(), OfferDraw(), AcceptDraw(), DeclineDraw(), WithdrawDraw(), Resign())


def agreements(state: State, seat: Seat) -> set[Move]:
    """Return the moves beside the bed that are listed for the seat."""
    return set(GAME.legal_moves(state, seat)) & set(AGREEMENTS)


# Taking back


def test_a_placement_can_be_taken_back_until_the_opponent_places():
    first = play(position(EMPTY), "k C3")
    state = play(first, "k D3")
    assert spectate(state).may_take_back == (1,)
    taken = do(state, 1, TakeBack())
    assert taken.events == (TakenBack(1),)
    assert taken.state.phase == Placing(1)
    assert drawing(taken.state) == rows("...... ...... ..a... ...... ...... ......")
    assert (taken.state.plies, taken.state.seen, taken.state.last) == (first.plies, first.seen, first.last)
    assert refusal(play(state, "k A1"), 1, TakeBack()) == "maunz-nothing-to-take-back"


def test_only_the_player_who_placed_last_may_take_back():
    state = play(position(EMPTY), "k C3")
    assert TakeBack() in agreements(state, 0)
    assert TakeBack() not in agreements(state, 1)
    assert refusal(state, 1, TakeBack()) == "maunz-nothing-to-take-back"
    assert refusal(position(EMPTY), 0, TakeBack()) == "maunz-nothing-to-take-back"


def test_what_was_taken_back_opens_no_way_further_back():
    state = do(play(position(EMPTY), "k C3", "k D3"), 1, TakeBack()).state
    assert spectate(state).may_take_back == ()
    assert [refusal(state, seat, TakeBack()) for seat in (0, 1)] == ["maunz-nothing-to-take-back"] * 2


def test_after_taking_back_the_same_placement_leads_to_the_same_state():
    state = play(position(EMPTY), "k C3", "k D3")
    assert play(do(state, 1, TakeBack()).state, "k D3") == state


def test_a_placement_that_waits_for_a_choice_can_be_taken_back():
    before = play(position("...... ...... aa.aa. ...... ...... ......", 1), "k F6")
    state = play(before, "k C3")
    assert state.phase == Choosing(0)
    assert do(state, 0, TakeBack()).state == structs.replace(before, before=None, said=(TakenBack(0),))


def test_a_choice_is_taken_back_together_with_its_placement():
    before = play(position("...... ...... aa.aa. ...... ...... ......", 1), "k F6")
    state = play(before, "k C3", "C3 D3 E3")
    assert state.bed.lid == (3, 0)
    assert do(state, 0, TakeBack()).state == structs.replace(before, before=None, said=(TakenBack(0),))


def test_what_graduated_is_not_forgotten_when_the_turn_after_is_taken_back():
    state = play(position("...... ...... .aa... ...... ...... ......"), "k D3", "k A1")
    assert last_graduated(do(state, 1, TakeBack()).state).kittens == 3


def test_a_won_game_cannot_be_taken_back():
    state = play(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), "c D3")
    assert spectate(state).may_take_back == ()
    assert refusal(state, 0, TakeBack()) == "no-move-over"


# Taking back what a computer player has answered


def test_against_a_computer_a_placement_is_taken_back_with_its_answer():
    before = play(position(EMPTY, take_back="answered"), "k A1", "k F6")
    state = play(before, "k C3", "k D3")
    assert spectate(state).may_take_back == (1, 0)
    taken = do(state, 0, TakeBack())
    assert taken.events == (TakenBack(0),)
    assert structs.replace(taken.state, said=()) == structs.replace(before, earlier=UNSET)
    assert taken.state.said == (TakenBack(0),)


def test_only_one_answer_can_be_taken_back_until_there_is_a_new_one():
    state = play(position(EMPTY, take_back="answered"), "k A1", "k F6", "k C3", "k D3")
    taken = do(state, 0, TakeBack()).state
    assert refusal(taken, 0, TakeBack()) == "maunz-nothing-to-take-back"
    again = play(taken, "k B4", "k D3")
    assert structs.replace(do(again, 0, TakeBack()).state, said=()) == structs.replace(taken, said=())


def test_an_answer_stands_once_the_next_placement_is_made():
    state = play(position(EMPTY, take_back="answered"), "k A1", "k F6", "k C3", "k D3", "k B1")
    assert do(state, 0, TakeBack()).state.plies == 4
    assert refusal(do(state, 0, TakeBack()).state, 0, TakeBack()) == "maunz-nothing-to-take-back"


def test_an_answer_that_chose_what_graduates_is_taken_back_whole():
    before = position("...... ...... aa.aa. ...... ...... ......", 1, take_back="answered")
    state = play(before, "k F6", "k C3", "C3 D3 E3")
    assert state.bed.lid == (3, 0)
    assert structs.replace(do(state, 1, TakeBack()).state, said=()) == before


def test_while_there_is_a_choice_only_the_own_placement_is_taken_back():
    state = play(position("...... ...... aa.aa. ...... ...... ......", 0, take_back="answered"), "k A6", "k F6", "k C3")
    assert state.phase == Choosing(0)
    assert spectate(state).may_take_back == (0,)
    assert do(state, 0, TakeBack()).state.plies == 2


def test_positions_that_a_retired_kitten_let_forget_are_back_with_the_answer():
    """Z-11."""
    before = play(
        position("...... ...... ...aa. ...... ...... ......", take_back="answered"), "k A6", "k F6", "k A5", "k F5"
    )
    state = play(before, "k C3", "k F1")
    assert len(state.seen) == 2 * 4
    assert do(state, 0, TakeBack()).state.seen == before.seen


def test_a_game_of_two_people_stores_nothing_for_it():
    assert b"earlier" not in GAME.encode_state(play(position(EMPTY), "k C3", "k D3", "k A1"))


# Resigning


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses_in_turn_or_not(seat):
    applied = do(play(position(EMPTY), "k C3"), seat, Resign())
    assert applied.events == (Resigned(seat),)
    assert applied.state.phase == Over("resigned", 1 - seat)
    assert outcome(applied.state).winners == (1 - seat,)
    assert drawing(applied.state)[2] == "..a..."


def test_one_may_resign_instead_of_choosing():
    state = play(position("...... ...... aa.aa. ...... ...... ......"), "k C3")
    assert ending(do(state, 0, Resign()).state).winner == 1


# Draws that are agreed


def test_an_offer_is_seen_and_can_be_taken():
    offered = do(position(EMPTY), 0, OfferDraw())
    assert offered.events == (DrawOffered(0),)
    assert spectate(offered.state).offer == 0
    assert GAME.waiting_on(offered.state) == {0}
    accepted = do(offered.state, 1, AcceptDraw())
    assert accepted.events == (DrawAccepted(1),)
    assert accepted.state.phase == Over("agreed", None)
    end = outcome(accepted.state)
    assert (end.places, end.scores, end.reason) == ((1, 1), (0, 0), "agreed")


def test_an_offer_stands_while_the_opponent_is_in_turn():
    state = do(play(do(position(EMPTY), 0, OfferDraw()).state, "k C3"), 1, AcceptDraw()).state
    assert ending(state).reason == "agreed"


def test_placing_turns_an_offer_down():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3", "k D3")
    assert spectate(state).offer is None
    assert refusal(state, 1, AcceptDraw()) == "maunz-no-offer"


def test_an_offer_can_be_declined():
    declined = do(do(position(EMPTY), 0, OfferDraw()).state, 1, DeclineDraw())
    assert declined.events == (DrawDeclined(1),)
    assert spectate(declined.state).offer is None
    assert refusal(declined.state, 1, AcceptDraw()) == "maunz-no-offer"


def test_an_offer_declined_can_be_made_again_only_in_the_next_turn():
    state = do(do(position(EMPTY), 0, OfferDraw()).state, 1, DeclineDraw()).state
    assert refusal(state, 0, OfferDraw()) == "maunz-offered-already"
    state = play(state, "k C3", "k D3")
    assert OfferDraw() in agreements(state, 0)


def test_who_declines_in_their_own_turn_may_offer_one():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3")
    assert OfferDraw() not in agreements(state, 1)
    assert OfferDraw() in agreements(do(state, 1, DeclineDraw()).state, 1)


def test_offers_are_made_in_turn_and_once():
    offered = do(position(EMPTY), 0, OfferDraw()).state
    assert refusal(position(EMPTY), 1, OfferDraw()) == "maunz-offer-in-turn"
    assert refusal(offered, 0, OfferDraw()) == "maunz-offered-already"


def test_an_own_offer_cannot_be_answered():
    offered = do(position(EMPTY), 0, OfferDraw()).state
    assert [refusal(offered, 0, move) for move in (AcceptDraw(), DeclineDraw())] == ["maunz-own-offer"] * 2
    declined = do(offered, 1, DeclineDraw()).state
    assert refusal(declined, 0, AcceptDraw()) == "maunz-no-offer"


def test_no_offer_is_shown_when_the_game_is_over():
    state = do(play(do(position(EMPTY), 0, OfferDraw()).state, "k C3"), 1, Resign()).state
    assert spectate(state).offer is None


def test_an_offer_can_be_withdrawn_as_long_as_it_stands():
    offered = do(position(EMPTY), 0, OfferDraw()).state
    assert refusal(offered, 1, WithdrawDraw()) == "maunz-nothing-to-withdraw"
    withdrawn = do(offered, 0, WithdrawDraw())
    assert withdrawn.events == (DrawWithdrawn(0),)
    assert spectate(withdrawn.state).offer is None
    assert spectate(withdrawn.state).said == (DrawWithdrawn(0),)
    assert refusal(withdrawn.state, 1, AcceptDraw()) == "maunz-no-offer"
    assert refusal(withdrawn.state, 0, WithdrawDraw()) == "maunz-nothing-to-withdraw"
    assert refusal(withdrawn.state, 0, OfferDraw()) == "maunz-offered-already", "once a turn"


def test_an_offer_withdrawn_while_the_opponent_thinks_can_be_made_again_in_the_next_turn():
    thinks = play(do(position(EMPTY), 0, OfferDraw()).state, "k A1")
    withdrawn = do(thinks, 0, WithdrawDraw()).state
    assert withdrawn.offer is None
    assert OfferDraw() in agreements(play(withdrawn, "k F6"), 0)


def test_an_offer_outlives_a_take_back():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3")
    assert spectate(do(state, 0, TakeBack()).state).offer == 0


def test_listed_are_exactly_the_moves_at_the_table_that_are_accepted():
    """Along a game in which everything at the table happens."""
    state, rng = position(EMPTY), Random(11)
    seen: set[type[Move]] = set()
    for _ in range(300):
        for seat in (0, 1):
            assert {move for move in AGREEMENTS if is_accepted(state, seat, move)} == agreements(state, seat)
        seat = rng.choice((0, 1))
        placements = legal_placements(state, seat)
        talk = [move for move in AGREEMENTS if move in agreements(state, seat) - {Resign(), AcceptDraw()}]
        if placements or talk:
            move = rng.choice(placements if placements and (not talk or rng.random() < 0.5) else talk)
            seen.add(type(move))
            state = do(state, seat, move).state
        if isinstance(state.phase, Over):
            state = position(EMPTY)
    assert {TakeBack, OfferDraw, DeclineDraw, PlacePiece} <= seen


def is_accepted(state: State, seat: Seat, move: Move) -> bool:
    try:
        do(state, seat, move)
    except IllegalMove:
        return False
    return True


# What was said


def test_what_was_said_is_remembered_until_the_next_piece_is_placed():
    state = do(play(position(EMPTY), "k C3"), 0, TakeBack()).state
    assert spectate(state).said == (TakenBack(0),)
    state = do(do(state, 0, OfferDraw()).state, 1, DeclineDraw()).state
    assert spectate(state).said == (TakenBack(0), DrawDeclined(1))
    assert spectate(play(state, "k C3")).said == ()


def test_who_places_a_piece_has_declined():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3", "k F6")
    assert spectate(state).said == (DrawDeclined(1),)
    assert spectate(play(state, "k A6")).said == ()


def test_an_offer_is_offered_only_where_it_can_be_made():
    offered = do(position(EMPTY), 0, OfferDraw()).state
    assert [spectate(state).may_offer for state in (position(EMPTY), offered, do(offered, 1, DeclineDraw()).state)] == [
        True,
        False,
        False,
    ]
    assert spectate(play(offered, "k C3", "k D3")).may_offer


# Endless games

AGAIN = ("k C6", "k B5")  # C6 nudges B5 to A4, and the new B5 nudges both off the bed: everything is as it was


def test_the_third_time_is_a_draw():
    """Z-11."""
    twice = play(position(EMPTY), "k B5", *AGAIN)
    assert twice.phase == Placing(1)
    applied = do(play(twice, "k C6"), 0, "k B5")
    assert applied.state.phase == Over("repetition", None)
    assert outcome(applied.state).places == (1, 1)


def test_it_is_not_the_third_time_if_the_other_one_is_to_place():
    """Z-11: the same bed with the other one in turn is another position."""
    only_a, only_b = "a..... ...... ...... ...... ...... ......", "...... ...... ...... ...... ...... .....b"
    twice = play(position(only_b, 0), "k A1").seen * 2
    assert ending(play(structs.replace(position(only_b, 0), seen=twice), "k A1")).reason == "repetition"
    assert play(structs.replace(position(only_a, 1), seen=twice), "k F6").phase == Placing(0)


def test_it_is_not_the_third_time_if_the_pools_differ():
    """Z-11: the same bed, but one more kitten has grown up."""
    state = play(position(EMPTY), "k B5", *AGAIN, "k C6")
    grown = structs.replace(position(drawing_of(state), 0, (1, 0)), seen=state.seen)
    assert play(grown, "k B5").phase == Placing(1)
    assert play(structs.replace(grown, bed=state.bed), "k B5").phase == Over("repetition", None)


def drawing_of(state: State) -> str:
    return " ".join(drawing(state))


def test_the_table_may_play_on_after_any_repetition():
    """Z-11."""
    state = play(position(EMPTY, repetition="off"), "k B5", *AGAIN * 5)
    assert state.phase == Placing(1)
    assert state.seen == ""


def test_placing_the_same_again_after_taking_back_is_no_repetition():
    """Z-11: what was taken back has not happened."""
    state = play(position(EMPTY), "k B5")
    for _ in range(5):
        state = play(do(state, 0, TakeBack()).state, "k B5")
    assert state.phase == Placing(1)
    assert play(state, *AGAIN).phase == Placing(1)
    assert ending(play(state, *AGAIN * 2)).reason == "repetition"


def test_positions_before_a_kitten_retired_are_forgotten_one_turn_later():
    """Z-11: they cannot come again, and taking back the turn in which it retired brings them back."""
    before = play(position("...... ...... ...aa. ...... ...... ......"), "k A6", "k F6", "k A5", "k F5")
    grown = play(before, "k C3")
    assert len(before.seen) == 4 * 4
    assert len(grown.seen) == 5 * 4
    assert do(grown, 0, TakeBack()).state.seen == before.seen
    later = play(grown, "k F1")
    assert len(later.seen) == 2 * 4
    assert do(later, 1, TakeBack()).state.seen == grown.seen[-4:]
    assert len(play(later, "k A1").seen) == 3 * 4


def test_cats_that_return_make_no_new_stage():
    """Z-11: a cat taken back from a full bed can be placed again, so positions can come again."""
    state = play(position("a....a ...... ..a..A ...... a....a ..a...", 1), "k A3", "k D1", "F3", "k D4")
    assert len(state.seen) == 3 * 4


def test_two_codes_side_by_side_are_not_taken_for_a_third():
    """Z-11: what is remembered is read code by code."""
    code = play(position(EMPTY), "k B5").seen
    assert ending(play(structs.replace(position(EMPTY), seen=code * 2), "k B5")).reason == "repetition"
    assert play(structs.replace(position(EMPTY), seen=f".{code}...{code}.."), "k B5").phase == Placing(1)


def test_after_400_placements_it_is_a_draw():
    """Z-11."""
    state = play(position(EMPTY, repetition="off"), "k B5", *AGAIN * 199)
    assert (state.plies, state.phase) == (399, Placing(1))
    state = play(state, "k C6")
    assert (state.plies, state.phase) == (400, Over("length", None))
    assert outcome(state).places == (1, 1)


def test_the_table_may_play_without_a_last_turn():
    """Z-11."""
    state = play(position(EMPTY, repetition="off", max_plies="off"), "k B5", *AGAIN * 200)
    assert (state.plies, state.phase) == (401, Placing(1))


def test_the_400th_placement_may_win():
    """Z-11: and it may leave a choice, which belongs to it."""
    won = structs.replace(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), plies=399)
    assert ending(play(won, "c D3")).reason == "three_cats"
    choosing = play(structs.replace(position("...... ...... aa.aa. ...... ...... ......"), plies=399), "k C3")
    assert choosing.phase == Choosing(0)
    assert play(choosing, "A3 B3 C3").phase == Over("length", None)


# What is stored


@pytest.mark.parametrize(("kids", "seed"), [("yes", 5), ("yes", 7), ("no", 1), ("no", 2)])
def test_even_the_longest_games_are_short_to_store(kids, seed):
    """Neither wants to win. Without cats positions can always come again, so the children's games remember the most."""
    rng, state = Random(f"{kids} {seed}"), position(EMPTY, kids=kids)
    while not isinstance(state.phase, Over):
        state = do(state, state.phase.seat, harmless(state, rng)).state
        data = GAME.encode_state(state)
        assert len(data) <= 2048
        assert GAME.decode_state(data) == state
    assert (state.plies == 400) == (kids == "yes")


def test_what_is_remembered_does_not_grow_without_end():
    state = structs.replace(position(EMPTY, max_plies="off"), seen="".join(f"{n:04}" for n in range(300)))
    state = play(state, "k B5")
    assert len(state.seen) == 4 * 300
    assert state.seen.startswith("0001")


@pytest.mark.parametrize(
    "move",
    [*AGREEMENTS, PlacePiece(Piece.CAT, "C3"), Graduate(("B3", "C3", "D3"))],
    ids=lambda move: type(move).__name__,
)
def test_every_kind_of_move_survives_json(move):
    assert GAME.decode_move(GAME.encode_move(move)) == move


def test_a_move_is_plain_to_write():
    assert GAME.decode_move(b'{"type": "place", "piece": "k", "square": "C3"}') == PlacePiece(Piece.KITTEN, "C3")
    assert GAME.decode_move(b'{"type": "graduate", "squares": ["C3"]}') == Graduate(("C3",))


def harmless(state: State, rng: Random) -> Move:
    """Return a random move on the bed that does not win, if there is one."""
    seat = in_turn(state)
    moves = rng.sample(legal_placements(state, seat), len(legal_placements(state, seat)))
    return next((move for move in moves if isinstance(move, Graduate) or not effects(state, seat, move).wins), moves[0])
