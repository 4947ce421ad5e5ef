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
    DrawAccepted,
    DrawOffered,
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

AGREEMENTS = (TakeBack(), OfferDraw(), AcceptDraw(), Resign())
FOUR = "...... ...... aa.aa. ...... ...... ......"  # with one on C3 there is a choice


def agreements(state: State, seat: Seat) -> set[Move]:
    """Return the moves beside the bed that are listed for the seat."""
    return set(GAME.legal_moves(state, seat)) & set(AGREEMENTS)


# Taking back


def test_a_placement_can_be_taken_back_until_the_opponent_places():
    first = play(position(EMPTY), "k C3")
    state = play(first, "k D3")
    assert spectate(state).may_take_back == (1,)
    taken = do(state, 1, TakeBack())
    assert taken.events == taken.state.said == (TakenBack(1),)
    assert taken.state.phase == Placing(1)
    assert drawing(taken.state) == rows("...... ...... ..a... ...... ...... ......")
    assert (taken.state.plies, taken.state.seen, taken.state.last) == (first.plies, first.seen, first.last)
    assert refusal(play(state, "k A1"), 1, TakeBack()) == "maunz-nothing-to-take-back"
    assert [refusal(taken.state, seat, TakeBack()) for seat in (0, 1)] == ["maunz-nothing-to-take-back"] * 2
    assert play(taken.state, "k D3") == state, "and it is forgotten that it was taken back"


@pytest.mark.parametrize("choice", [(), ("C3 D3 E3",)])
def test_a_placement_is_taken_back_with_its_choice(choice):
    before = play(position(FOUR, 1), "k F6")
    state = play(before, "k C3", *choice)
    assert do(state, 0, TakeBack()).state == structs.replace(before, before=None, said=(TakenBack(0),))


def test_what_graduated_is_not_forgotten_when_the_turn_after_is_taken_back():
    state = play(position("...... ...... .aa... ...... ...... ......"), "k D3", "k A1")
    assert last_graduated(do(state, 1, TakeBack()).state).kittens == 3


def test_a_won_game_cannot_be_taken_back():
    state = play(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), "c D3")
    assert spectate(state).may_take_back == ()
    assert refusal(state, 0, TakeBack()) == "no-move-over"


def test_against_a_computer_a_placement_is_taken_back_with_its_answer_until_the_next_one():
    before = play(position(EMPTY, take_back="answered"), "k A1", "k F6")
    state = play(before, "k C3", "k D3")
    assert spectate(state).may_take_back == (1, 0)
    taken = do(state, 0, TakeBack()).state
    assert structs.replace(taken, said=()) == structs.replace(before, earlier=UNSET)
    assert refusal(taken, 0, TakeBack()) == "maunz-nothing-to-take-back"
    later = do(play(state, "k B1"), 0, TakeBack()).state
    assert later.plies == 4
    assert refusal(later, 0, TakeBack()) == "maunz-nothing-to-take-back"
    assert b"earlier" not in GAME.encode_state(play(position(EMPTY), "k C3", "k D3")), "two people store nothing for it"


def test_an_answer_that_chose_what_graduates_is_taken_back_whole():
    before = position(FOUR, 1, take_back="answered")
    assert structs.replace(do(play(before, "k F6", "k C3", "C3 D3 E3"), 1, TakeBack()).state, said=()) == before


def test_while_there_is_a_choice_only_the_own_placement_is_taken_back():
    state = play(position(FOUR, 0, take_back="answered"), "k A6", "k F6", "k C3")
    assert spectate(state).may_take_back == (0,)
    assert do(state, 0, TakeBack()).state.plies == 2


# Resigning


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses_in_turn_or_not(seat):
    applied = do(play(position(FOUR), "k C3"), seat, Resign())
    assert applied.events == (Resigned(seat),)
    assert applied.state.phase == Over("resigned", 1 - seat)
    assert outcome(applied.state).winners == (1 - seat,)


# Draws that are agreed


def test_an_offer_is_seen_and_stands_until_it_is_accepted():
    offered = do(position(EMPTY), 0, OfferDraw())
    assert offered.events == (DrawOffered(0),)
    assert spectate(offered.state).offer == 0
    assert GAME.waiting_on(offered.state) == {0}
    for state in (offered.state, play(offered.state, "k C3")):
        accepted = do(state, 1, AcceptDraw())
        assert accepted.events == (DrawAccepted(1),)
        assert accepted.state.phase == Over("agreed", None)
        end = outcome(accepted.state)
        assert (end.places, end.scores, end.reason) == ((1, 1), (0, 0), "agreed")


def test_placing_declines_an_offer_and_then_there_may_be_another_one():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3", "k D3")
    assert spectate(state).offer is None
    assert refusal(state, 1, AcceptDraw()) == "maunz-no-offer"
    assert OfferDraw() in agreements(state, 0)


def test_offers_are_made_in_turn_and_once():
    offered = do(position(EMPTY), 0, OfferDraw()).state
    assert refusal(position(EMPTY), 1, OfferDraw()) == "maunz-offer-in-turn"
    assert refusal(offered, 0, OfferDraw()) == "maunz-offered-already"
    assert refusal(offered, 0, AcceptDraw()) == "maunz-own-offer"


def test_an_offer_outlives_a_take_back_but_not_the_game():
    state = play(do(position(EMPTY), 0, OfferDraw()).state, "k C3")
    assert spectate(do(state, 0, TakeBack()).state).offer == 0
    assert spectate(do(state, 1, Resign()).state).offer is None


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
    assert {TakeBack, OfferDraw, PlacePiece} <= seen


def is_accepted(state: State, seat: Seat, move: Move) -> bool:
    try:
        do(state, seat, move)
    except IllegalMove:
        return False
    return True


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
    grown = structs.replace(position(" ".join(drawing(state)), 0, (1, 0)), seen=state.seen)
    assert play(grown, "k B5").phase == Placing(1)
    assert play(structs.replace(grown, bed=state.bed), "k B5").phase == Over("repetition", None)


def test_placing_the_same_again_after_taking_back_is_no_repetition():
    """Z-11: what was taken back has not happened."""
    state = play(position(EMPTY), "k B5")
    for _ in range(5):
        state = play(do(state, 0, TakeBack()).state, "k B5")
    assert play(state, *AGAIN).phase == Placing(1)
    assert ending(play(state, *AGAIN * 2)).reason == "repetition"


@pytest.mark.parametrize("take_back", ["unanswered", "answered"])
def test_positions_before_a_kitten_retired_are_forgotten_one_turn_later(take_back):
    """Z-11: they cannot come again, and taking back the turn in which it retired brings them back."""
    start = position("...... ...... ...aa. ...... ...... ......", take_back=take_back)
    before = play(start, "k A6", "k F6", "k A5", "k F5")
    grown = play(before, "k C3")
    assert (len(before.seen), len(grown.seen)) == (4, 5)
    assert do(grown, 0, TakeBack()).state.seen == before.seen
    later = play(grown, "k F1")
    assert len(later.seen) == 2
    assert do(later, 1, TakeBack()).state.seen == grown.seen[-1:]
    if take_back == "answered":
        assert do(later, 0, TakeBack()).state.seen == before.seen
    assert len(play(later, "k A1").seen) == 3


def test_cats_that_return_make_no_new_stage():
    """Z-11: a cat taken back from a full bed can be placed again, so positions can come again."""
    state = play(position("a....a ...... ..a..A ...... a....a ..a...", 1), "k A3", "k D1", "F3", "k D4")
    assert len(state.seen) == 3


def test_after_400_placements_it_is_a_draw_unless_the_last_one_wins():
    """Z-11: and it may leave a choice, which belongs to it."""
    last = structs.replace(position(EMPTY), plies=399)
    assert play(structs.replace(last, plies=398), "k C6").phase == Placing(1)
    state = play(last, "k C6")
    assert (state.plies, state.phase) == (400, Over("length", None))
    assert outcome(state).places == (1, 1)
    won = structs.replace(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), plies=399)
    assert ending(play(won, "c D3")).reason == "three_cats"
    choosing = play(structs.replace(position(FOUR), plies=399), "k C3")
    assert choosing.phase == Choosing(0)
    assert play(choosing, "A3 B3 C3").phase == Over("length", None)


# What is stored


@pytest.mark.parametrize(("kids", "seed"), [("yes", 5), ("no", 1)])
def test_even_the_longest_games_are_short_to_store(kids, seed):
    """Neither wants to win. Without cats positions can always come again, so the children's games remember the most."""
    rng, state = Random(f"{kids} {seed}"), position(EMPTY, kids=kids)
    while not isinstance(state.phase, Over):
        state = do(state, state.phase.seat, harmless(state, rng)).state
        data = GAME.encode_state(state)
        assert len(data) <= 5_500
        assert GAME.decode_state(data) == state
    assert (state.plies == 400) == (kids == "yes")


def harmless(state: State, rng: Random) -> Move:
    """Return a random move on the bed that does not win, if there is one."""
    moves = rng.sample(legal_placements(state, in_turn(state)), len(legal_placements(state, in_turn(state))))
    return next((move for move in moves if isinstance(move, Graduate) or "wins" not in effects(state, move)), moves[0])


@pytest.mark.parametrize(
    "move",
    [*AGREEMENTS, PlacePiece(Piece.CAT, "C3"), Graduate(("B3", "C3", "D3"))],
    ids=lambda move: type(move).__name__,
)
def test_every_kind_of_move_survives_json(move):
    assert GAME.decode_move(GAME.encode_move(move)) == move
