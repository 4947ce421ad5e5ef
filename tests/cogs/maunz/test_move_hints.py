"""What a placement of maunz. would do, shown before it is made, in signs and in words; what happens then, the slow
engine is asked for.
"""

import pytest
from msgspec import structs

from bot.text.words import LANGUAGES, speaker
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.state import Over, PlacePiece, State
from cogs.maunz.screen.move_hints import SIGNS, effects_of, in_words
from tests.cogs.maunz.notation import effects, play, position, spectate

THREE_OF_THEIRS = "...... ...... .BB... ...B.. ...... ......"  # once D4 is nudged up to D3


def three_of_theirs(**options: str) -> State:
    return position(THREE_OF_THEIRS, 0, (1, 4), **options)


@pytest.mark.parametrize(
    ("state", "what", "expected"),
    [
        (position("b..... ..a... ...... ...... ...... ......"), "k B2", {"nudged": 1, "fell": 1}),
        (position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), "k D3", {"row": 0}),
        (position("...... ...... .AA... ...... ...... ......", 0, (3, 0)), "c D3", {"wins": 0}),
        (position("A....A ...... ..A..A ...... A....A ..A...", 0, (8, 0)), "c D1", {"wins": 0}),
        (position("...... ...... aa.aa. ...... ...... ......"), "k C3", {"row": 0}),
        (position("a....a ...... ..a..A ...... a....a ..a..."), "k D1", {"full": 0}),
        (position("a....a ...... .aa... ...... a....a ..a..."), "k D3", {"full": 0}),
        (three_of_theirs(), "c D5", {"helps": 0, "nudged": 1}),  # Z-5: it wins after their own turn
        (three_of_theirs(opponent_cat_line="win"), "c D5", {"helps": 0, "nudged": 1}),  # Z-5: at once
        (three_of_theirs(), "k D5", {}),
        (position(THREE_OF_THEIRS.lower(), kids="yes"), "k D5", {"helps": 0, "nudged": 1}),  # Z-13
        (play(three_of_theirs(), "c D5"), "k F6", {"wins": 0}),  # Z-5: the row still stands
    ],
)
def test_what_a_placement_does(state, what, expected):
    assert effects(state, what) == expected


def test_what_is_decided_is_told_only_where_the_table_wants_it_and_nothing_when_the_game_is_over():
    seen = spectate(position("......  ..AA..  ..b...  ......  ......  ......", lid=(8, 0)))
    move = PlacePiece(Piece.CAT, "B2")
    assert effects_of(move, seen, is_decisive=False) == {"nudged": 1}
    assert effects_of(move, seen, is_decisive=True) == {"wins": 0, "nudged": 1}
    over = structs.replace(seen, turn=None, phase="over", over=Over("agreed", None))
    assert effects_of(move, over, is_decisive=True) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_move_does_has_words_that_fit_into_a_line(language):
    """Behind the square while a player types."""
    words = in_words(PlacePiece(Piece.CAT, "C4"), dict.fromkeys(SIGNS, 8), speaker(language)).split(" · ")
    assert len(set(words)) == 1 + len(SIGNS)
    assert len(" · ".join(words)) <= 100
