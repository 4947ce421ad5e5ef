"""What a placement of maunz. would do, shown before it is made: it is what happens, and it fits into a line."""

import re
from itertools import product

import pytest
from msgspec import structs

from bot.games.contract import Seat
from bot.text.words import LANGUAGES, speaker
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import SQUARES, Nudge, Piece
from cogs.maunz.rules.state import Over, Placed, PlacePiece, Placing, State
from cogs.maunz.screen.controls import piece_to_place
from cogs.maunz.screen.move_hints import Effects, in_one_line, move_hints, signs
from tests.cogs.maunz.notation import do, effects, play, position, spectate
from tests.playout import play_out

en = speaker("en")

THREE_OF_THEIRS = "...... ...... .BB... ...B.. ...... ......"  # once D4 is nudged up to D3

# What it does


def test_what_moves_and_what_falls():
    seen = effects(position("b..... ..a... ...... ...... ...... ......"), 0, "k B2")
    assert seen.nudges == (Nudge("A1", None, 1, Piece.KITTEN), Nudge("C2", "D2", 0, Piece.KITTEN))
    assert seen.falls == seen.nudges[:1]
    assert not any((seen.line, seen.full, seen.ways, seen.wins, seen.loses, seen.lines_up))


def test_a_line_and_a_win():
    state = position("...... ...... .AA... ...... ...... ......", 0, (3, 0))
    as_kitten, as_cat = (effects(state, 0, f"{piece} D3") for piece in Piece)
    assert (as_kitten.line, as_kitten.wins) == (True, False)
    assert (as_cat.line, as_cat.wins) == (True, True)


def test_eight_cats():
    seen = effects(position("A....A ...... ..A..A ...... A....A ..A...", 0, (8, 0)), 0, "c D1")
    assert (seen.wins, seen.line) == (True, False)


@pytest.mark.parametrize(
    ("drawn", "square", "ways", "grows", "full"),
    [
        ("...... ...... .aa... ...... ...... ......", "D3", 1, 3, False),
        ("...... ...... .aA... ...... ...... ......", "D3", 1, 2, False),
        ("...... ...... aa.aa. ...... ...... ......", "C3", 3, 0, False),
        ("a....a ...... ..a..A ...... a....a ..a...", "D1", 8, 0, True),
        ("a....a ...... .aa... ...... a....a ..a...", "D3", 9, 0, True),
    ],
)
def test_how_many_grow_up_or_that_there_is_a_choice(drawn, square, ways, grows, full):
    seen = effects(position(drawn), 0, f"k {square}")
    assert (seen.ways, seen.grows, seen.full) == (ways, grows, full)


def test_a_row_that_would_wait_for_the_opponent():
    """Z-5."""
    state = position(THREE_OF_THEIRS, 0, (1, 3))
    assert effects(state, 0, "c D5").lines_up
    assert not effects(state, 0, "k D5").lines_up
    assert not effects(position(THREE_OF_THEIRS, 0, (1, 3), opponent_cat_line="win"), 0, "c D5").lines_up


def test_a_row_of_kittens_among_children():
    """Z-13."""
    drawn = THREE_OF_THEIRS.lower()
    assert effects(position(drawn, kids="yes"), 0, "k D5").lines_up
    assert not effects(position(drawn), 0, "k D5").lines_up


def test_which_row_wins_because_it_still_stands():
    """Z-5: of the opponent's making, not of the own placement."""
    state = play(position(THREE_OF_THEIRS, 0, (1, 4)), "c D5")
    seen = effects(state, 1, "k F6")
    assert (seen.wins, seen.still) == (True, ("B3", "C3", "D3"))
    assert effects(state, 1, "c C4").still == ()
    assert effects(position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), 0, "c D3").still == ()


def test_giving_the_game_away():
    """Z-5, the other reading."""
    lost = effects(position(THREE_OF_THEIRS, 0, (1, 3), opponent_cat_line="win"), 0, "c D5")
    assert (lost.loses, lost.wins, lost.line) == (True, False, False)
    assert not effects(position(THREE_OF_THEIRS, 0, (1, 3)), 0, "c D5").loses


# In words


def test_what_is_shown_is_what_happens():
    for seed in range(3):
        for state in play_out(GAME, 2, seed, kids="no", opponent_cat_line="win").states[::9]:
            if isinstance(state.phase, Placing):
                check_hints(state, state.phase.seat)


def check_hints(state: State, seat: Seat) -> None:
    seen = spectate(state)
    piece = piece_to_place(seen, "c")
    for hint in move_hints(seen, piece, en, is_decisive=True):
        after = do(state, seat, PlacePiece(piece, hint.square))
        over, placed = spectate(after.state).over, after.events[0]
        assert isinstance(placed, Placed)
        assert hint.words.startswith(en("maunz-hint-wins")) == (over is not None and over.winner == seat)
        assert (en("maunz-hint-loses") in hint.words.split(" · ")) == (over is not None and over.winner == 1 - seat)
        nudged = hint.words.rpartition("nudges ")[2].partition(" · ")[0]
        assert sum(map(int, re.findall(r"\d+", nudged))) == len(placed.nudges), hint.words
        assert bool(placed.nudges) == ("nudges nobody" not in hint.words)


def test_every_free_square_has_a_hint_until_the_game_is_over():
    seen = spectate(position(".a.B..  ......  ....b.  ......  ......  a....."))
    free = [name for name in SQUARES if name not in ("B1", "D1", "E3", "A6")]
    assert [hint.square for hint in move_hints(seen, Piece.KITTEN, en, is_decisive=True)] == free
    over = structs.replace(seen, turn=None, phase="over", over=Over("agreed", None))
    assert list(move_hints(over, Piece.KITTEN, en, is_decisive=True)) == []


def test_the_sign_shows_the_most_important():
    seen = spectate(position(".AA...  ......  ......  .bb..b  ......  ......", lid=(3, 0)))
    signs = {hint.square: hint.emoji for hint in move_hints(seen, Piece.CAT, en, is_decisive=True)}
    assert (signs["D1"], signs["E4"], signs["B3"], signs["A6"]) == ("🏆", "💨", "👉", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_move_does_fits_into_its_line(language):
    """In a menu, and behind the square while a user types."""
    own, other = (tuple(Nudge(square, None, seat, Piece.CAT) for square in SQUARES[:4]) for seat in (0, 1))
    common = Effects(nudges=(), line=True, full=True, ways=8, grows=0, wins=False, still=(), loses=False, lines_up=True)
    kinds = [
        {},
        {"full": False},
        {"lines_up": False},
        {"wins": True, "still": ("A1", "B1", "C1"), "ways": 0},
        {"ways": 1, "grows": 2},
        {"line": False},
    ]
    for changes, nudges, kids in product(kinds, ((), own[:1], other, own + other), (False, True)):
        seen = structs.replace(common, nudges=nudges, **changes)
        words = in_one_line(seen, 0, speaker(language), kids=kids)[1]
        assert 0 < len(f"C4 · {words}") <= 100


def test_a_line_says_whose_pieces_move_and_a_long_one_only_how_many():
    nudges = (
        Nudge("B2", "A1", 1, Piece.KITTEN),
        Nudge("D4", None, 0, Piece.KITTEN),
        Nudge("B4", None, 1, Piece.KITTEN),
    )
    short = Effects(
        nudges=nudges, line=False, full=False, ways=0, grows=0, wins=False, still=(), loses=False, lines_up=False
    )
    long = structs.replace(short, line=True, full=True, ways=9)
    falls, choice = "1 of yours and 1 of theirs off the bed", en("maunz-hint-choice", what="both")
    assert in_one_line(short, 0, en, kids=False) == ("💨", f"nudges 1 of yours and 2 of theirs · {falls}")
    assert in_one_line(long, 0, en, kids=False) == ("🛏️", f"{choice} · {falls}")
    two_nudges = in_one_line(structs.replace(long, nudges=nudges[:2]), 0, en, kids=False)
    assert two_nudges == ("🛏️", f"{choice} · nudges 2 · 1 of yours off the bed")
    only_falls = in_one_line(structs.replace(short, nudges=nudges[1:]), 0, en, kids=False)
    assert only_falls == ("💨", falls), "what falls was nudged"


def test_signs_count_what_is_moved_over_the_bed_and_off_it_and_hints_say_what_is_decided():
    seen = spectate(position("......  ..AA..  ..b...  ......  ......  ......", lid=(8, 0)))
    edge = spectate(position("bb....  ......  ......  ......  ......  ......"))
    for move, where, off, on in (
        (PlacePiece(Piece.CAT, "B2"), seen, ["👉1"], ["🏆", "👉1"]),
        (PlacePiece(Piece.KITTEN, "A2"), edge, ["💨2"], ["💨2"]),
        (PlacePiece(Piece.KITTEN, "F6"), edge, [], []),
    ):
        assert [list(signs(move, where, en, is_decisive=told)) for told in (False, True)] == [off, on]
