"""The rules of maunz. Z-1 to Z-16 name rulings on what the printed rules leave open, ZV-1 to ZV-30 worked examples."""

import json
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, LINES, SQUARES, Bed, Nudge, Piece, Pool, has_line, lines, names, nudge
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import (
    AcceptDraw,
    Choosing,
    Graduated,
    OfferDraw,
    Over,
    Placed,
    PlacePiece,
    Placing,
    Resign,
    State,
)
from tests.cogs.maunz.notation import (
    EMPTY,
    NO_CHANCE,
    choices,
    do,
    drawing,
    ending,
    in_turn,
    last_graduated,
    last_turn,
    move,
    outcome,
    play,
    position,
    refusal,
    rows,
    spectate,
)

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text())


def new_game(**options: str) -> State:
    return GAME.setup(2, GAME.settle_options({"first": "0"} | options), NO_CHANCE)


# The worked examples


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example):
    state = position(" ".join(example["bed"]), example["turn"], tuple(example["lid"]), **example["options"])
    assert SHOWN["pools"](state) == example["pools"]
    for seat, what in example["do"]:
        state = do(state, seat, what).state
    for field, expected in example["expect"].items():
        assert SHOWN[field](state) == expected, field


SHOWN = {
    "bed": drawing,
    "turn": lambda state: spectate(state).turn,
    "pools": lambda state: [[pool.kittens, pool.cats] for pool in spectate(state).pools],
    "lid": lambda state: list(state.bed.lid),
    "phase": lambda state: spectate(state).phase,
    "choices": choices,
    "winner": lambda state: state.phase.winner if isinstance(state.phase, Over) else None,
    "reason": lambda state: state.phase.reason,
    "perft": lambda state: [perft(state, depth) for depth in (1, 2, 3)],
}


def perft(state: State, depth: int) -> int:
    """Count the games of so many actions from here."""
    moves = [(seat, move) for seat in GAME.waiting_on(state) for move in legal_placements(state, seat)]
    return len(moves) if depth == 1 else sum(perft(do(state, seat, move).state, depth - 1) for seat, move in moves)


@pytest.mark.slow
def test_there_are_as_many_games_of_four_actions_as_others_have_counted():
    assert perft(new_game(), 4) == 1_421_952


# The bed, and setting up


def test_squares_are_named_as_on_the_printed_bed():
    assert SQUARES[:7] == ("A1", "B1", "C1", "D1", "E1", "F1", "A2")
    assert SQUARES[-1] == "F6"
    assert names(BIT["F6"] | BIT["A1"] | BIT["C4"]) == ("A1", "C4", "F6")


def test_there_are_eighty_lines():
    assert len(set(LINES)) == len(LINES) == 80
    steps = [
        (SQUARES.index(b) - SQUARES.index(a), SQUARES.index(c) - SQUARES.index(b)) for a, b, c in map(names, LINES)
    ]
    assert {step: steps.count(step) for step in steps} == {(1, 1): 24, (6, 6): 24, (7, 7): 16, (5, 5): 16}


def test_every_line_is_found_and_nothing_that_runs_off_the_bed():
    for line in LINES:
        assert lines(line) == (line,)
    assert lines(BIT["E1"] | BIT["F1"] | BIT["A2"]) == ()
    assert lines(BIT["F1"] | BIT["A3"] | BIT["B4"]) == ()
    assert lines(BIT["A2"] | BIT["F2"] | BIT["E3"]) == ()
    assert lines(BIT["A1"] | BIT["B1"] | BIT["D1"]) == ()


def test_three_squares_are_a_line_only_if_they_are_one_of_the_eighty():
    for one in range(36):
        for two in range(one + 1, 36):
            for three in range(two + 1, 36):
                squares = 1 << one | 1 << two | 1 << three
                assert has_line(squares) == (squares in LINES)


def test_a_full_row_holds_four_lines():
    assert [" ".join(names(line)) for line in lines(0b111111)] == ["A1 B1 C1", "B1 C1 D1", "C1 D1 E1", "D1 E1 F1"]


def test_the_bed_is_empty_and_both_have_eight_kittens():
    view = spectate(new_game())
    assert view.standing == ()
    assert view.pools == (Pool(8, 0), Pool(8, 0))
    assert view.reserve == (8, 8)
    assert view.lid == (0, 0)
    assert (view.phase, view.turn, view.plies, view.last, view.over) == ("placing", 0, 0, None, None)


def test_who_starts_is_drawn():
    """Z-10."""
    chances = [Chance(b"secret", session, (1, 2)) for session in range(60)]
    starts = [in_turn(GAME.setup(2, GAME.settle_options({}), chance)) for chance in chances]
    assert 15 < sum(starts) < 45


@pytest.mark.parametrize("first", ["0", "1"])
def test_the_table_may_name_who_starts(first):
    """Z-10: then nothing is drawn."""
    chance = Chance(b"secret", 1, (1, 2))
    assert GAME.setup(2, GAME.settle_options({"first": first}), chance).phase == Placing(int(first))
    assert chance.drawn == 0


def test_a_table_without_chosen_options_plays_by_the_defaults():
    settled = {
        "kids": "no",
        "opponent_cat_line": "wait",
        "first": "random",
    }
    assert GAME.settle_options({}) == settled | {"hints": "off", "pings": "on"}
    assert GAME.setup(2, {}, Chance(b"", 0, ())) == GAME.setup(2, settled, Chance(b"", 0, ()))


# Placing


def test_players_take_turns():
    state = new_game()
    assert GAME.waiting_on(state) == {0}
    state = play(state, "k A1")
    assert GAME.waiting_on(state) == {1}
    assert GAME.waiting_on(play(state, "k F6")) == {0}


def test_only_the_seat_in_turn_may_place():
    assert refusal(new_game(), 1, "k A1") == "no-not-your-turn"
    assert legal_placements(new_game(), 1) == ()


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize(
    "move",
    ["k A1", "A1", OfferDraw(), AcceptDraw(), Resign()],
    ids=lambda move: move if isinstance(move, str) else type(move).__name__,
)
def test_a_seat_outside_the_table_may_do_nothing(seat, offer, move):
    state = do(new_game(), 0, OfferDraw()).state if offer else new_game()
    assert refusal(state, seat, move) == "no-not-seated"
    assert GAME.legal_moves(state, seat) == legal_placements(state, seat) == ()


def test_a_taken_square_is_refused_by_its_name():
    with pytest.raises(IllegalMove) as refused:
        do(play(new_game(), "k C3"), 1, "k C3")
    assert (refused.value.key, refused.value.variables) == ("maunz-square-taken", {"square": "C3"})


def test_a_square_beside_the_bed_is_refused():
    with pytest.raises(IllegalMove) as refused:
        do(new_game(), 0, "k G1")
    assert (refused.value.key, refused.value.variables) == ("maunz-no-such-square", {"text": "G1"})


@pytest.mark.parametrize(("piece", "lid"), [("c", (0, 0)), ("k", (8, 0))])
def test_what_is_not_in_the_pool_cannot_be_placed(piece, lid):
    with pytest.raises(IllegalMove) as refused:
        do(position(EMPTY, 0, lid), 0, f"{piece} A1")
    assert (refused.value.key, refused.value.variables) == ("maunz-not-in-pool", {"piece": piece})


def test_a_pool_with_both_kinds_leaves_the_choice():
    moves = legal_placements(position(EMPTY, 0, (3, 0)), 0)
    assert len(moves) == len(set(moves)) == 72
    assert {move.piece for move in moves if isinstance(move, PlacePiece)} == set(Piece)


def test_pieces_that_stand_on_the_bed_are_not_in_the_pool():
    state = position("ab.... ..A... ...... ...... ...... ....BB", 0, (3, 2))
    assert spectate(state).pools == (Pool(4, 2), Pool(5, 0))
    assert spectate(state).reserve == (5, 6)


# Nudging


@pytest.mark.parametrize("order", list(permutations(("B2", "D2", "B4", "D4"))), ids=" ".join)
def test_the_order_of_the_neighbours_makes_no_difference(order):
    """Z-1: whichever came first, all four move straight away from the new piece, and none into another."""
    where = Bed()
    for square in order:
        where, _ = nudge(where, 1, Piece.KITTEN, square)
    after, nudges = nudge(where, 0, Piece.KITTEN, "C3")
    assert [(moved.square, moved.to) for moved in nudges] == [("B2", "A1"), ("D2", "E1"), ("B4", "A5"), ("D4", "E5")]
    assert [standing.square for standing in after.standing()] == ["A1", "E1", "C3", "A5", "E5"]


def test_all_eight_neighbours_move_at_once():
    """Z-1."""
    state = play(position("...... .aba.. .b.a.. .bab.. ...... ......", 0), "k C3")
    assert drawing(state) == rows("a.b.a. ...... b.a.a. ...... b.a.b. ......")
    assert len(last_turn(state).placed.nudges) == 8


@pytest.mark.parametrize("behind", ["a", "A", "b", "B"])
def test_a_piece_stays_if_the_square_behind_it_is_taken_by_whatever_piece(behind):
    """Z-2."""
    state = position(f"...... ...... ..b{behind}.. ...... ...... ......", 0, (2, 1))
    assert drawing(play(state, "c B3"))[2] == f".Ab{behind}.."


def test_a_gap_behind_the_neighbour_does_not_hold_it():
    """Z-2: two pieces in the same row are no two in a line if they do not touch."""
    assert drawing(play(position("...... ...... ..b.b. ...... ...... ......"), "k B3"))[2] == ".a.bb."


def test_a_piece_at_the_edge_has_nothing_behind_it():
    """Z-2, and the way off the bed."""
    state = play(position("b..... ...... ...... ...... ...... ......"), "k B2")
    assert drawing(state)[:2] == ["......", ".a...."]
    assert last_turn(state).placed.nudges == (Nudge("A1", None, 1, Piece.KITTEN),)


def test_a_cat_that_holds_still_holds_the_kitten_before_it():
    """Z-3: a kitten is placed beside a cat with a kitten behind it, and beside a kitten with a cat behind it."""
    assert drawing(play(position("...... ...... .Bb... ...... ...... ......"), "k A3"))[2] == "aBb..."
    assert drawing(play(position("...... ...... .bB... ...... ...... ......"), "k A3"))[2] == "abB..."


def test_cats_nudge_cats():
    assert drawing(play(position("...... ...... .B.... ...... ...... ......", 0, (1, 1)), "c A3"))[2] == "A.B..."


def test_a_nudged_piece_nudges_no_other():
    assert drawing(play(position("...... ...... .b.bb. ...... ...... ......"), "k A3"))[2] == "a.bbb."


@pytest.mark.parametrize(
    ("sign", "piece", "back"), [("a", "k", Pool(6, 1)), ("a", "c", Pool(7, 0)), ("A", "c", Pool(6, 1))]
)
def test_own_pieces_can_be_nudged_off_the_bed_too(sign, piece, back):
    """Z-15: they come back as what they are; seven kittens and a cat, or six and two, are active here."""
    lid = (1, 0) if sign == "a" else (2, 0)
    state = play(position(f"{sign}..... ...... ...... ...... ...... ......", 0, lid), f"{piece} B2")
    assert drawing(state)[0] == "......"
    assert spectate(state).pools[0] == back


def test_a_cat_that_falls_off_comes_back_to_its_owner_as_a_cat():
    state = play(position("B..... ...... ...... ...... ...... ......", 0, (1, 1)), "c B2")
    assert spectate(state).pools == (Pool(7, 0), Pool(7, 1))


# Lines, and growing up


def test_a_single_line_graduates_by_itself():
    """Z-6."""
    applied = do(position("...... ...... .aa... ...... ...... ......"), 0, "k D3")
    assert applied.events == (Placed(0, Piece.KITTEN, "D3", ()), Graduated(0, ("B3", "C3", "D3"), 3))
    assert applied.state.phase == Placing(1)
    assert spectate(applied.state).pools[0] == Pool(5, 3)
    assert spectate(applied.state).reserve == (5, 8)


def test_cats_of_a_line_return_to_the_pool_and_only_kittens_grow():
    applied = do(position("...... ...... .AA... ...... ...... ......"), 0, "k D3")
    assert applied.events[1] == Graduated(0, ("B3", "C3", "D3"), 1)
    assert applied.state.bed.lid == (3, 0)
    assert spectate(applied.state).pools[0] == Pool(5, 3)


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(names(line)))
def test_every_line_on_the_bed_graduates(line):
    one, two, three = names(line)
    drawn = "".join("a" if square in (one, two) else "." for square in SQUARES)
    state = play(position(drawn), f"k {three}")
    assert last_graduated(state) == Graduated(0, (one, two, three), 3)
    assert drawing(state) == rows(EMPTY)


def test_with_several_lines_the_player_chooses_one_and_the_rest_stays():
    """Z-6."""
    state = play(position("...... ...... aa.aa. ...... ...... ......"), "k C3")
    assert state.phase == Choosing(0)
    assert [choice.number for choice in spectate(state).choices] == [1, 2, 3]
    applied = do(state, 0, "C3 D3 E3")
    assert applied.events == (Graduated(0, ("C3", "D3", "E3"), 3),)
    assert drawing(applied.state)[2] == "aa...."
    assert applied.state.phase == Placing(1)


def test_who_has_to_choose_can_do_nothing_else_on_the_bed():
    """Z-6."""
    state = play(position("...... ...... aa.aa. ...... ...... ......"), "k C3")
    assert refusal(state, 0, "k A1") == "maunz-choose-first"
    assert refusal(state, 1, "A3 B3 C3") == "no-not-your-turn"
    assert legal_placements(state, 0) == tuple(map(move, ("A3 B3 C3", "B3 C3 D3", "C3 D3 E3")))
    assert legal_placements(state, 1) == ()


@pytest.mark.parametrize("squares", ["A3 B3 D3", "C3 B3 A3", "C3", "A3 B3 C3 D3", "Z9"])
def test_what_is_no_choice_is_refused(squares):
    state = play(position("...... ...... aa.aa. ...... ...... ......"), "k C3")
    with pytest.raises(IllegalMove) as refused:
        do(state, 0, squares)
    assert (refused.value.key, refused.value.variables) == ("maunz-not-a-choice", {"text": squares})


def test_nothing_graduates_without_a_choice_to_make():
    assert refusal(new_game(), 0, "A1 B1 C1") == "maunz-nothing-to-choose"


FULL = "a....a ...... ..a..A ...... a....a ..a..."


def test_with_eight_on_the_bed_one_must_be_taken_back():
    """Z-7: there is no declining, so that every turn starts with a piece in the pool."""
    state = play(position(FULL), "k D1")
    assert choices(state) == ["A1", "D1", "F1", "C3", "F3", "A5", "F5", "C6"]
    assert {type(move).__name__ for move in GAME.legal_moves(state, 0)} == {
        "Graduate",
        "OfferDraw",
        "Resign",
    }
    after = play(state, "A1")
    assert spectate(after).pools[0] == Pool(0, 1)
    assert after.bed.lid == (2, 0)


def test_the_piece_taken_back_may_be_a_cat_and_then_none_grows():
    """Z-8."""
    state = play(position(FULL), "k D1")
    by_square = {choice.squares: choice.kittens for choice in spectate(state).choices}
    assert (by_square["F3",], by_square["A1",]) == (0, 1)
    applied = do(state, 0, "F3")
    assert applied.events == (Graduated(0, ("F3",), 0),)
    assert applied.state.bed.lid == (1, 0)


def test_with_eight_on_the_bed_and_a_line_either_may_be_used():
    """Z-6."""
    state = play(position("a....a ...... .aa... ...... a....a ..a..."), "k D3")
    assert choices(state) == ["B3 C3 D3", "A1", "F1", "B3", "C3", "D3", "A5", "F5", "C6"]
    assert spectate(play(state, "B3")).pools[0] == Pool(0, 1)
    assert spectate(play(state, "B3 C3 D3")).pools[0] == Pool(0, 3)


def test_the_opponents_line_waits_for_their_own_turn():
    """Z-5: my kitten nudges the third of theirs into the row; they graduate at the end of their own next turn."""
    state = play(position("...... ...... .bb... ...b.. ...... ......"), "k D5")
    assert drawing(state) == rows("...... ...... .bbb.. ...... ...a.. ......")
    assert state.bed.lid == (0, 0)
    assert last_graduated(play(state, "k F6")) == Graduated(1, ("B3", "C3", "D3"), 3)


def test_the_opponents_line_has_to_stand_when_their_own_piece_has_nudged():
    """Z-5: here they nudge their own line apart."""
    after = play(position("...... ...... .bb... ...b.. ...... ......"), "k D5", "k C2")
    assert drawing(after) == rows("...... ..b... ...... b.b.b. ...a.. ......")
    assert after.bed.lid == (0, 0)


def test_a_line_of_both_waits_for_one_of_them():
    """Z-9."""
    state = play(position(".bb... ...b.. .aa... ...... ...... ......"), "k D3")
    assert state.bed.lid == (3, 0)
    assert drawing(state) == rows(".bbb.. ...... ...... ...... ...... ......")


def test_the_reserve_never_runs_out():
    """Z-16: a cat for every kitten: when the last one retires, the last one comes."""
    state = play(position("...... ...... .aa... ...... ...... ......", 0, (5, 0)), "k D3")
    view = spectate(state)
    assert (view.lid[0], view.reserve[0], view.pools[0]) == (8, 0, Pool(0, 8))


# Winning


def test_three_cats_in_a_row_win_before_anything_graduates():
    """Z-4: A A A a: the kitten beside them would make another line."""
    state = play(position("...... ...... .AA.ab ...... ...... ......", 0, (3, 0)), "c D3")
    assert state.phase == Over("three_cats", 0, ("B3", "C3", "D3"))
    assert state.bed.lid == (3, 0)


def test_a_win_is_looked_for_after_the_nudging():
    """Z-4: the third cat nudges the second one away."""
    assert play(position("...... ...... .A.A.. ...... ...... ......", 0, (3, 0)), "c C3").phase == Placing(1)
    assert play(position("...... ...... A.A... .A.... ...... ......", 0, (4, 0)), "c B5").phase == Over(
        "three_cats", 0, ("A3", "B3", "C3")
    )


def test_all_squares_of_crossing_lines_are_named():
    state = play(position("..A... ..A... AA.... ...... ...... ......", 0, (5, 0)), "c C3")
    assert state.phase == Over("three_cats", 0, ("C1", "C2", "A3", "B3", "C3"))


def test_eight_cats_on_the_bed_win():
    """Z-14: it is always the eighth one placed that brings them together."""
    state = play(position("A....A ...... ..A..A ...... A....A ..A...", 0, (8, 0)), "c D1")
    assert state.phase == Over("eight_cats", 0, ("A1", "D1", "F1", "C3", "F3", "A5", "F5", "C6"))
    assert outcome(state).reason == "eight_cats"


def test_eight_cats_do_not_win_if_one_of_them_fell_off_the_bed():
    state = play(position("A....A ...... ..A..A ...... A....A ..A...", 0, (8, 0)), "c B2")
    assert state.phase == Placing(1)


def test_three_cats_of_the_opponent_wait_like_any_line():
    """Z-5: they win with them at the end of their own turn."""
    state = play(position("...... ...... .BB... ...B.. ...... ......", 0, (1, 3)), "c D5")
    assert state.phase == Placing(1)
    assert play(state, "k F6").phase == Over("three_cats", 1, ("B3", "C3", "D3"))


def test_three_cats_of_the_opponent_win_at_once_if_the_table_says_so():
    """Z-5, the other reading."""
    state = position("...... ...... .BB... ...B.. ...... ......", 0, (1, 3), opponent_cat_line="win")
    assert play(state, "c D5").phase == Over("three_cats", 1, ("B3", "C3", "D3"))
    assert outcome(play(state, "c D5")).places == (2, 1)


def test_the_mover_wins_first_where_both_have_three_cats():
    """Z-5, the other reading."""
    drawn = "AA.... ...... .BB... ...B.. ...... ......"
    state = position(drawn, 0, (3, 3), opponent_cat_line="win")
    assert ending(play(state, "c C1")).winner == 0
    both = position("...... .AA... ...... .BBB.. ...... ......", 0, (3, 3), opponent_cat_line="win")
    assert play(both, "c D2").phase == Over("three_cats", 0, ("B2", "C2", "D2"))


def test_three_kittens_of_the_opponent_never_win_at_once():
    """Z-5: the option is about cats."""
    state = position("...... ...... .bb... ...b.. ...... ......", opponent_cat_line="win")
    assert play(state, "k D5").phase == Placing(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_gets_the_point(seat):
    drawn = "...... ...... .AA... ...... ...... ......".replace("A", "AB"[seat])
    end = outcome(play(position(drawn, seat, (3, 3)), "c D3"))
    assert end.winners == (seat,)
    assert end.scores == ((1, 0), (0, 1))[seat]
    assert end.places == ((1, 2), (2, 1))[seat]


# For younger children


def test_children_win_with_three_kittens():
    state = play(position("...... ...... .aa... ...... ...... ......", kids="yes"), "k D3")
    assert state.phase == Over("three_kittens", 0, ("B3", "C3", "D3"))


def test_children_play_without_cats():
    view = spectate(new_game(kids="yes"))
    assert (view.reserve, view.pools[0]) == ((0, 0), Pool(8, 0))
    assert refusal(new_game(kids="yes"), 0, "c A1") == "maunz-not-in-pool"


KIDS_FULL = "a....a ...... ..a..a ...... a....a ..a..."


def test_a_child_with_eight_kittens_on_the_bed_takes_any_one_back():
    """Z-12."""
    state = play(position(KIDS_FULL, kids="yes"), "k D1")
    assert [(choice.squares, choice.kittens) for choice in spectate(state).choices][:2] == [
        (("A1",), 0),
        (("D1",), 0),
    ]
    applied = do(state, 0, "D1")
    assert applied.events == (Graduated(0, ("D1",), 0),)
    assert spectate(applied.state).pools[0] == Pool(1, 0)
    assert drawing(applied.state) == rows(KIDS_FULL)


@pytest.mark.parametrize("opponent_cat_line", ["wait", "win"])
def test_a_line_of_the_other_child_waits_for_its_own_turn(opponent_cat_line):
    """Z-13."""
    state = play(
        position("...... ...... .bb... ...b.. ...... ......", kids="yes", opponent_cat_line=opponent_cat_line), "k D5"
    )
    assert state.phase == Placing(1)
    assert play(state, "k F6").phase == Over("three_kittens", 1, ("B3", "C3", "D3"))


# What all see


def test_spectators_see_what_players_see():
    state = play(new_game(), "k C3", "k D3")
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [view.seat for view in views] == [0, 1, None]
    assert {str(msgspec.structs.replace(view, seat=None)) for view in views} == {str(views[-1])}


def test_the_last_turn_says_where_all_pieces_went():
    state = play(new_game(), "k C3", "k D3")
    assert last_turn(state).placed == Placed(1, Piece.KITTEN, "D3", (Nudge("C3", "B3", 0, Piece.KITTEN),))
    assert [(standing.square, standing.seat) for standing in spectate(state).standing] == [("B3", 0), ("D3", 1)]
