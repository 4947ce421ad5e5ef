"""maunz. beside the bed: taking back, resigning, draws that are agreed, and those that end an endless game (Z-11)."""

from random import Random

import pytest
from msgspec import structs

from bot.errors import IllegalMove
from bot.games.contract import Seat
from cogs.maunz.rules import GAME
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import (
    AcceptDraw,
    DrawAccepted,
    DrawOffered,
    Move,
    OfferDraw,
    Over,
    PlacePiece,
    Placing,
    Resign,
    Resigned,
    State,
)
from tests.cogs.maunz.notation import (
    EMPTY,
    do,
    drawing,
    ending,
    move,
    outcome,
    play,
    position,
    refusal,
    spectate,
)
from tests.positions import Table

AGREEMENTS = (OfferDraw(), AcceptDraw(), Resign())
FOUR = "...... ...... aa.aa. ...... ...... ......"  # with one on C3 there is a choice


def agreements(state: State, seat: Seat) -> set[Move]:
    """Return the moves beside the bed that are listed for the seat."""
    return set(GAME.legal_moves(state, seat)) & set(AGREEMENTS)


# Taking back


def table(state: State, *moves: str, bots: tuple[Seat, ...] = ()) -> Table:
    """The table after the seats in turn have done this, computers on some of them."""
    at = Table(GAME, state)
    for what in moves:
        (seat,) = GAME.waiting_on(at.state)
        at.do(seat, move(what), by_bot=seat in bots)
    return at


def test_a_placement_can_be_taken_back_until_the_opponent_places():
    first = play(position(EMPTY), "k C3")
    at = table(first, "k D3")
    assert at.may_take_back == 1
    assert at.take_back(1) == first
    assert at.stays()
    assert table(first, "k D3", "k A1").may_take_back == 0


@pytest.mark.parametrize("choice", [(), ("C3 D3 E3",)])
def test_a_placement_is_taken_back_with_its_choice(choice):
    before = play(position(FOUR, 1), "k F6")
    assert table(before, "k C3", *choice).take_back(0) == before


def test_a_won_game_cannot_be_taken_back():
    assert table(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), "c D3").stays()


def test_against_a_computer_a_placement_is_taken_back_with_its_answer_until_the_next_one():
    before = play(position(EMPTY), "k A1", "k F6")
    assert table(before, "k C3", "k D3", bots=(1,)).take_back(0) == before
    later = table(before, "k C3", "k D3", "k B1", bots=(1,))
    assert later.take_back(0).plies == 4
    assert later.stays()


def test_an_answer_that_chose_what_graduates_is_taken_back_whole():
    before = position(FOUR, 1)
    assert table(before, "k F6", "k C3", "C3 D3 E3", bots=(0,)).take_back(1) == before


def test_while_there_is_a_choice_only_the_own_placement_is_taken_back():
    at = table(position(FOUR, 0), "k A6", "k F6", "k C3", bots=(1,))
    assert at.take_back(0).plies == 2


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
    at = table(do(position(EMPTY), 0, OfferDraw()).state, "k C3")
    assert spectate(do(at.state, 1, Resign()).state).offer is None
    assert spectate(at.take_back(0)).offer == 0


def test_an_offer_leaves_the_opponent_free_to_take_back_what_it_answered():
    before = position(EMPTY)
    at = table(before, "k C3").do(1, OfferDraw())
    assert at.may_take_back == 0
    assert at.take_back(0) == before


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
    assert {OfferDraw, PlacePiece} <= seen


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
    at = table(position(EMPTY), "k B5")
    for _ in range(5):
        at.take_back(0)
        at.do(0, move("k B5"))
    assert play(at.state, *AGAIN).phase == Placing(1)
    assert ending(play(at.state, *AGAIN * 2)).reason == "repetition"


def test_positions_before_a_kitten_retired_are_forgotten():
    """Z-11: they cannot come again, and taking back the turn in which it retired brings them back."""
    start = position("...... ...... ...aa. ...... ...... ......")
    before = play(start, "k A6", "k F6", "k A5", "k F5")
    at = table(before, "k C3")
    assert (len(before.seen), len(at.state.seen)) == (4, 1)
    assert at.take_back(0).seen == before.seen
