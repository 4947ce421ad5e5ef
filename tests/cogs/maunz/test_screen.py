"""The words of maunz.: what the board says, that it can be played without the picture, and the fullest one fits."""

import re
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from bot.messages.page import ALT_LENGTH, Page, Picture
from bot.person import ChannelRef
from bot.sessions.session import Seated, Session, Status
from bot.text.words import LANGUAGES, speaker
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import SQUARES, Nudge, Piece, Standing
from cogs.maunz.rules.state import (
    Choice,
    Choosing,
    Graduated,
    Over,
    Placed,
    Placing,
    Resign,
    Turn,
    View,
)
from cogs.maunz.screen.controls import focus_of, how_to_tap, piece_to_place
from cogs.maunz.screen.move_hints import SIGNS
from cogs.maunz.screen.prose import (
    choice_label,
    describe,
    mark,
    marked,
    narrate_result,
    narrate_task,
    narrate_turn,
    narrate_turns,
    narrate_waiting,
    squares_label,
)
from cogs.maunz.screen.screen import SCREEN, public
from tests.cogs.maunz.notation import EMPTY, do, play, position, spectate
from tests.harness import short
from tests.playout import play_out

NAMES = ("Anna", "Ben")
LONGEST = ("Ｗ" * 40, "*_" * 20)
en = speaker("en")

# Eight pieces of seat 0 in a square, with one of them in its middle: six lines
MANY_LINES = "aaa.b.  aa...b  aaa.B.  bb....  .b.B..  .....b"
CROWDED = "A..AB.  .B..A.  ......  .b.b..  a....b  ..B..."
SNOWFLAKE = 2**63 - 1


def view(drawn: str, turn: int = 0, lid: tuple[int, int] | None = None, **options: str) -> View:
    return spectate(position(drawn, turn, lid, **options))


def fullest(**changes: Any) -> View:
    """Return a bed with all sixteen pieces, a last turn with everything, an offer, and the longest list of choices."""
    state = structs.replace(position(MANY_LINES), phase=Choosing(0), offer=1, plies=399)
    nudges = tuple(Nudge(square, None if at % 2 else "D4", 1, Piece.CAT) for at, square in enumerate(SQUARES[:8]))
    last = Turn(Placed(0, Piece.KITTEN, "C4", nudges), Graduated(0, ("A1", "B2", "C3"), 2))
    return structs.replace(spectate(state), last=last, **changes)


def session(language: str, **options: str) -> Session:
    seats = tuple(Seated(seat, SNOWFLAKE - seat, name) for seat, name in enumerate(LONGEST))
    return Session(
        id=10**15 - 1, where=ChannelRef(SNOWFLAKE, SNOWFLAKE), message_id=SNOWFLAKE, game="maunz", rules_version=1,
        options=options, language=language, secret=b"", joins=(), draws=1, status=Status.RUNNING, seq=1, step=10**9 - 1,
        shown_seq=0, updated_at=0, state=None, seats=seats,
    )  # fmt: skip


# The picture in words


def read(alt: str) -> set[Standing]:
    """Set the bed up again from what the alt text says."""
    found: set[Standing] = set()
    for seat, pieces in enumerate(re.findall(r"\((?:orange|white)\): (.*?)\. In the pool", alt)):
        for initial, squares in re.findall(r"(k|c)(?:ittens?|ats?) on ([A-F1-6, ]+)", pieces):
            found |= {Standing(square, seat, Piece(initial)) for square in squares.split(", ")}
    return found


def test_the_bed_can_be_set_up_again_from_the_words():
    for seed in range(4):
        for state in play_out(GAME, 2, seed).states[::7]:
            seen = spectate(state)
            assert read(describe(seen, NAMES, en)) == set(seen.standing)


def test_the_words_tell_the_pools_who_is_in_turn_and_what_happened():
    after = do(position("......  .b....  ....A.  ......  ......  ......", lid=(2, 0)), 0, "k A1").state
    assert describe(spectate(after), NAMES, en) == (
        "Move 2 in maunz. Columns A to F from the left, rows 1 to 6 from the top. "
        "Anna (orange): kitten on A1; cat on E3. In the pool: 5 kittens. Cats in the pool: 1. Grown up in all: 2. "
        "Ben (white): kitten on C3. In the pool: 7 kittens. Cats in the pool: 0. Grown up in all: 0. "
        "🟠 Anna places a kitten on A1. 👉 Nudged: ⚪ B2 → C3. ⚪ Ben, it’s your turn."
    )


def test_the_words_tell_children_nothing_of_cats():
    text = describe(view("aa....  ......  ....b.  ......  ......  ......", kids="yes"), NAMES, en)
    assert "Anna (orange): kittens on A1, B1. In the pool: 6 kittens. Ben (white)" in text
    assert "Grown up" not in text


def test_the_board_tells_the_own_turn_and_the_reply_in_a_line_each():
    after = play(position("......  .b....  ......  ......  ......  ......"), "k A1", "k F6")
    own, reply = narrate_turns(spectate(after), NAMES, en).splitlines()
    assert own.endswith(f"👉 {en('maunz-turn-nudged', moves='⚪ B2 → C3')}")
    assert reply == narrate_turn(spectate(after), NAMES, en)


@pytest.mark.parametrize(
    ("kids", "drawn", "lid", "piece"),
    [
        ("no", "......  .BB...  ...B..  ......  ......  ......", (1, 4), "c"),
        ("yes", "......  .bb...  ...b..  ......  ......  ......", (0, 0), "k"),
    ],
)
def test_a_row_that_waits_is_on_the_board_and_in_the_picture(kids, drawn, lid, piece):
    before = position(drawn, lid=lid, kids=kids)
    seen = spectate(do(before, 0, f"{piece} D4").state)
    squares = ("B2", "C2", "D2")
    assert narrate_waiting(seen, NAMES, en) == en("maunz-waiting", who=marked(1, NAMES), squares=squares)
    assert en("maunz-waiting", who="⚪ Ben", squares=squares) in describe(seen, NAMES, en)


def test_the_words_tell_the_choices_by_their_numbers():
    chosen = do(position("aa.aa.  ......  ......  ......  ......  ......"), 0, "k C1").state
    assert describe(spectate(chosen), NAMES, en).endswith(
        "🟠 Anna, what leaves the bed? 1 = A1–C1, 2 = B1–D1, 3 = C1–E1."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_bed_fits_into_the_words_of_a_picture(language):
    say = speaker(language)
    assert len(fullest().standing) == 16
    assert len(fullest().choices) == 14, "eight pieces make no more than six lines"
    for seen in (
        fullest(),
        fullest(choices=(), phase="placing"),
        fullest(choices=(), turn=None, phase="over", over=Over("eight_cats", 1)),
    ):
        text = describe(seen, LONGEST, say, "F")
        assert len(text) <= ALT_LENGTH
        assert "\u2068" not in text, "no marks for Markdown in an alt text"


# The board


def fullest_placing() -> View:
    """Return a bed with both kinds of pieces in the pool, everything beside it, and a column that moves much."""
    state = structs.replace(position(CROWDED, lid=(6, 6)), phase=Placing(0), offer=1, plies=399)
    return structs.replace(spectate(state), last=fullest().last)


@pytest.mark.parametrize("seen", [fullest(), fullest_placing()], ids=["choosing", "placing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_board_fits(language, seen):
    table = session(language, hints="on")
    page = public(table, seen, speaker(language), "kC")
    rows = [block for block in page.blocks if isinstance(block, tuple)]
    components = 1 + len(page.blocks) + sum(map(len, rows))  # with the container
    assert components <= 36 - 6, "on a board there may be a line and a row of four buttons about those who are away"
    assert all(len(row) <= 5 for row in rows)
    assert len(page.text) <= 3500
    labels = [button.label for row in rows for button in row]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 34, "what fits on a phone"


def drawn_column(page: Page) -> Any:
    """The column that is lit in the picture."""
    (drawing,) = (block for block in page.blocks if isinstance(block, Picture))
    return drawing.args[2]


def in_rows(page: Page) -> list[list[tuple[Any, ...]]]:
    """Every button by its action and argument, and whether it can be pressed."""
    rows = [block for block in page.blocks if isinstance(block, tuple)]
    return [[(*short(button.id).split("|")[3:], not button.disabled) for button in row] for row in rows]


@pytest.mark.parametrize(("focus", "column"), [("", ""), ("k", ""), ("x", ""), ("kc", ""), ("kAB", ""), ("kC", "C")])
def test_the_six_squares_of_a_column_stand_above_the_letters_of_the_others(focus, column):
    page = public(session("en"), view("..a...  ..b...  " + "......  " * 4), en, focus)
    rows = in_rows(page)
    assert rows[:2] == [[("maunz.square", f"kC{n}", n in "3456") for n in half] for half in ("123", "456")]
    assert rows[2] == [("maunz.column", f"k{letter}", True) for letter in "ABDEF"]
    assert drawn_column(page) == column, "only what a player chose is lit"
    squares = [button for block in page.blocks if isinstance(block, tuple) for button in block][:3]
    assert [button.emoji for button in squares] == [mark(0), mark(1), None]


def test_nothing_is_lit_while_a_choice_is_made_or_when_the_game_is_over():
    over = fullest(choices=(), turn=None, phase="over", over=Over("agreed", None))
    assert [drawn_column(public(session("en"), seen, en, "kC")) for seen in (fullest(), over)] == ["", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_signs_those_on_a_button_are_explained_below_the_board(language):
    say, near = speaker(language), view("......  ......  ..b...  ......  ......  ......")
    calm = f"-# {say('maunz-how-to-tap', waits='no')}"
    nudged = f"{SIGNS['nudged']} {say('maunz-sign', sign='nudged', count=0, piece='k')}"
    for hints in ("off", "on"):
        assert calm in public(session(language, hints=hints), view(EMPTY), say, "").text.splitlines()
        assert f"-# {nudged}" in public(session(language, hints=hints), near, say, "").text.splitlines()
    page = public(session(language), near, say, "")
    spoken = f"C2 · {say('maunz-sign', sign='nudged', count=1, piece='k')}"
    buttons = [one for row in page.blocks if isinstance(row, tuple) for one in row]
    assert ("C2 👉1", spoken) in [(one.label, one.spoken) for one in buttons]
    corner = public(session(language), view("b.....  ......  ..b...  ......  ......  ......"), say, "kB")
    assert "B2 👉1💨1" in [one.label for row in corner.blocks if isinstance(row, tuple) for one in row]


def test_no_row_comes_or_goes_in_a_whole_game():
    """So that on a phone neither the picture nor a button moves: below the picture are two lines and five rows."""
    thinking = session("en")
    thinking = replace(thinking, seats=(replace(thinking.seats[0], user_id=None, computer="easy"), thinking.seats[1]))
    row = ("B2", "C2", "D2")
    for table, seen in (
        (session("en"), view(EMPTY)),
        (session("en"), view("A.....  " + "......  " * 5, lid=(3, 0))),
        (session("en"), structs.replace(view(EMPTY), offer=0)),
        (session("en"), fullest()),
        (session("en"), fullest(choices=(Choice(1, row, 3), Choice(2, ("A1",), 1)))),
        (replace(thinking, awaited=frozenset({0})), view(EMPTY)),
    ):
        _, picture, task, *rows = public(table, seen, en, "").blocks
        assert isinstance(picture, Picture)
        assert (len(str(task).split("\n")), len(rows)) == (2, 5)


def test_while_a_computer_thinks_the_pieces_are_those_of_its_opponent():
    table = session("en")
    anna, ben = table.seats
    table = replace(table, seats=(anna, replace(ben, user_id=None, computer="easy")), awaited=frozenset({1}))
    labels = [
        button.label
        for block in public(table, view("a.....  " + "......  " * 5, 1, (2, 3)), en, "").blocks
        if isinstance(block, tuple)
        for button in block
    ]
    assert [label for label in labels if "(" in label][-1].endswith("(2)"), "her cats"


def test_take_back_more_and_leave_have_their_places_in_the_last_row():
    rows = in_rows(public(session("en"), view("a.....  " * 6), en, ""))
    assert rows[-1] == [("take_back", "", False), ("maunz.more", "", True), ("leave", "", True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_picture_say_what_wins_until_a_cat_lies_on_the_bed(language):
    say = speaker(language)
    for kids in ("no", "yes"):
        assert say("maunz-alt-goal", kids=kids) in describe(view("a....b  " * 6, kids=kids), NAMES, say)
    won = structs.replace(view(EMPTY), phase="over", turn=None, over=Over("resigned", 0))
    for other in (view("a....B  " + "......  " * 5), won):
        assert say("maunz-alt-goal", kids="no") not in describe(other, NAMES, say)


def test_the_chosen_kind_looks_the_same_whichever_it_is():
    seen = view("A.....  ......  ......  ......  ......  ......", lid=(3, 0))
    chosen = [
        [row for row in public(session("en"), seen, en, kind).blocks if isinstance(row, tuple)][3]
        for kind in ("k", "c")
    ]
    assert [[button.style for button in row] for row in chosen] == [["main", "plain"], ["plain", "main"]]


def test_when_the_game_is_over_there_is_nothing_to_press():
    page = public(session("en"), fullest(choices=(), turn=None, phase="over", over=Over("agreed", None)), en, "")
    assert [type(block) for block in page.blocks] == [str, Picture, str]


@pytest.mark.parametrize(
    ("kittens", "cats", "wanted", "piece"),
    [(8, 0, "c", "k"), (5, 3, "c", "c"), (5, 3, "", "k"), (0, 8, "k", "c"), (0, 8, "", "c")],
)
def test_a_piece_is_looked_at_only_if_the_pool_has_it(kittens, cats, wanted, piece):
    seen = view(EMPTY, lid=(cats, 0))
    assert (seen.pools[0].kittens, seen.pools[0].cats) == (kittens, cats)
    assert piece_to_place(seen, wanted) == piece


# What has happened, and what is to do


@pytest.mark.parametrize(
    ("squares", "kittens", "kids", "word", "facts"),
    [
        (("B3", "C3", "D3"), 3, "no", "maunz-turn-line", {"squares": ("B3", "C3", "D3"), "kittens": 3}),
        (("B3", "C3", "D3"), 1, "no", "maunz-turn-line", {"squares": ("B3", "C3", "D3"), "kittens": 1}),
        (("C3",), 1, "no", "maunz-turn-single", {"square": "C3", "what": "grown"}),
        (("C3",), 0, "no", "maunz-turn-single", {"square": "C3", "what": "cat"}),
        (("C3",), 0, "yes", "maunz-turn-single", {"square": "C3", "what": "kitten"}),
    ],
)
def test_what_left_the_bed_is_narrated(squares, kittens, kids, word, facts):
    turn = Turn(Placed(1, Piece.KITTEN, "A1", ()), Graduated(1, squares, kittens))
    seen = structs.replace(view(EMPTY, kids=kids), last=turn)
    assert narrate_turn(seen, NAMES, en).endswith(f"✨ {en(word, **facts)}")


def test_a_name_cannot_write_into_the_board():
    text = narrate_task(fullest(offer=0), ("**[x](http://y)**\n# z", "@everyone"), en)
    assert "\\*\\*" in text
    assert "\n#" not in text
    assert "@everyone" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_has_its_words_and_no_winner(language):
    words = {
        narrate_result(Over(reason, None), NAMES, speaker(language)) for reason in ("agreed", "repetition", "length")
    }
    assert len(words) == 3
    assert not any(name in word for name in NAMES for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_tells_what_comes_of_it(language):
    say, seen = speaker(language), view(EMPTY)
    single, line = Choice(1, ("B3",), 0), Choice(3, ("B3", "C3", "D3"), 2)
    assert choice_label(single, seen, say) == f"1{say('colon')}B3 · {say('maunz-choice', kittens=0)}"
    assert choice_label(line, seen, say) == f"3{say('colon')}B3–D3 · {say('maunz-choice', kittens=2)}"
    assert choice_label(single, view(EMPTY, kids="yes"), say) == f"1{say('colon')}B3"


def test_a_line_is_named_by_its_ends():
    assert squares_label(("C3",)) == "C3"
    assert squares_label(("A1", "B2", "C3")) == "A1–C3"


def test_there_are_no_hands():
    assert SCREEN.hand is None


def test_a_game_given_up_before_any_move_says_nothing_of_the_bed():
    assert narrate_turn(spectate(do(position(EMPTY), 0, Resign()).state), NAMES, en) == ""
    assert narrate_turn(view(EMPTY), NAMES, en) == en("maunz-begin")


@pytest.mark.parametrize(("turn", "waits"), [(0, "no"), (1, "yes")])
def test_nobody_is_told_to_tap_while_a_computer_thinks_but_the_line_stays(turn, waits):
    seats = (Seated(0, 1, "Anna"), Seated(1, None, "Minka", computer="medium"))
    table = replace(session("en"), seats=seats, awaited=frozenset({turn}))
    bed = view(EMPTY, turn)
    assert how_to_tap(table, bed, en, focus_of(table, bed, "")) == f"-# {en('maunz-how-to-tap', waits=waits)}"
