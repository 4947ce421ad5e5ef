"""The words of maunz.: what the board says, that it can be played from without the picture, and that the fullest of all still fits."""

import re
from dataclasses import replace
from itertools import product

import pytest
from msgspec import structs

from bot.sessions.session import ChannelRef as Where
from bot.sessions.session import Seated, Session, Status
from bot.text.words import LANGUAGES, speaker
from bot.ui.page import ALT_LENGTH, Picture, Select
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import SQUARES, Nudge, Piece, Standing
from cogs.maunz.rules.rules import apply
from cogs.maunz.rules.state import (
    Choice,
    Choosing,
    DeclineDraw,
    Graduated,
    Offer,
    OfferDraw,
    Over,
    Placed,
    Placing,
    Preview,
    TakeBack,
    Turn,
    View,
)
from cogs.maunz.screen.move_hints import foretold, in_one_line
from cogs.maunz.screen.prose import between, choice_told, describe, marked, result, story, task
from cogs.maunz.screen.screen import SCREEN, options, piece_to_place, public
from tests.cogs.maunz.notation import NO_CHANCE, do, position
from tests.playout import play_out

NAMES = ("Anna", "Ben")
LONGEST = ("Ｗ" * 40, "*_" * 20)
en = speaker("en")

MANY_LINES = (
    "aaa.b.  aa...b  aaa.B.  bb....  .b.B..  .....b"  # eight pieces of seat 0 in a ring with a middle: six lines
)
SNOWFLAKE = 2**63 - 1


def view(drawn: str, turn: int = 0, lid: tuple[int, int] | None = None, **options: str) -> View:
    return GAME.view(position(drawn, turn, lid, **options), None)


def fullest(**changes) -> View:
    """A bed with all sixteen pieces on it, everything told about the last turn, an offer, and the longest list of choices."""
    state = structs.replace(position(MANY_LINES), phase=Choosing(0), offer=Offer(1), plies=399)
    nudges = tuple(Nudge(square, None if at % 2 else "D4", 1, Piece.CAT) for at, square in enumerate(SQUARES[:8]))
    last = Turn(Placed(0, Piece.KITTEN, "C4", nudges), Graduated(0, ("A1", "B2", "C3"), 2))
    return structs.replace(GAME.view(state, None), last=last, may_take_back=0, **changes)


def session(language: str) -> Session:
    seats = tuple(Seated(seat, SNOWFLAKE - seat, name) for seat, name in enumerate(LONGEST))
    return Session(
        id=10**15 - 1, where=Where(SNOWFLAKE, SNOWFLAKE), message_id=SNOWFLAKE, game="maunz", rules_version=1, options={}, language=language,
        secret=b"", joins=(), draws=1, status=Status.RUNNING, seq=1, step=10**9 - 1, shown_seq=0, updated_at=0, state=None, seats=seats,
    )  # fmt: skip


# The picture in words


def read(alt: str) -> set[Standing]:
    """Set the bed up again from what the alt text says."""
    found = set()
    for seat, told in enumerate(re.findall(r"\((?:orange|white)\): (.*?)\. In the pool", alt)):
        for piece, squares in re.findall(r"(kittens|cats) on ([A-F1-6, ]+)", told):
            found |= {Standing(square, seat, Piece(piece[0])) for square in squares.split(", ")}
    return found


def test_the_bed_can_be_set_up_again_from_the_words():
    for seed in range(4):
        for state in play_out(GAME, 2, seed).states[::7]:
            seen = GAME.view(state, None)
            assert read(describe(seen, NAMES, en)) == set(seen.standing)


def test_the_words_tell_the_pools_who_is_in_turn_and_what_happened():
    after = do(position("......  .b....  ....A.  ......  ......  ......", lid=(2, 0)), 0, "k A1").state
    assert describe(GAME.view(after, None), NAMES, en) == (
        "maunz., move 2. Columns A to F from the left, rows 1 to 6 from the top. "
        "Anna (orange): kittens on A1; cats on E3. In the pool: 5 kittens. Cats in the pool: 1. Grown up in all: 2. "
        "Ben (white): kittens on C3. In the pool: 7 kittens. Cats in the pool: 0. Grown up in all: 0. "
        "Last move: Anna placed a kitten on A1. Nudged: B2 to C3. Ben is to place."
    )


def test_the_words_tell_children_nothing_of_cats():
    told = describe(view("aa....  ......  ....b.  ......  ......  ......", kids="yes"), NAMES, en)
    assert "Anna (orange): kittens on A1, B1. In the pool: 6 kittens. Ben (white)" in told
    assert "Grown up" not in told


def test_the_words_tell_who_stays():
    after = do(position("......  .b....  ..A...  ....A.  ......  ......", lid=(2, 0)), 0, "k A1").state
    assert "Not nudged: B2." in describe(GAME.view(after, None), NAMES, en)
    assert en("maunz-told-stayed", squares="⚪ B2") in story(GAME.view(after, None), NAMES, en)


@pytest.mark.parametrize("kids", ["no", "yes"])
def test_a_row_that_waits_is_told_on_the_board_in_the_picture_and_in_the_menus(kids):
    drawn, cat = (
        ("......  .BB...  ...B..  ......  ......  ......", "c D4")
        if kids == "no"
        else ("......  .bb...  ...b..  ......  ......  ......", "k D4")
    )
    state = do(position(drawn, lid=(1, 4) if kids == "no" else (0, 0), kids=kids), 0, cat).state
    seen = GAME.view(state, None)
    assert en("maunz-waiting", who=marked(1, NAMES), squares="B2 C2 D2") in task(seen, NAMES, en)
    assert en("maunz-waiting", who="Ben", squares="B2 C2 D2") in describe(seen, NAMES, en)
    told = {one.square: one for one in foretold(seen, Piece.KITTEN, en)}
    assert told["F6"].emoji == "🏆"
    assert told["F6"].words.startswith("wins: the row B2–D2 still stands · ")
    before = {
        one.square: one for one in foretold(GAME.view(position(drawn, lid=(3, 4), kids=kids), None), Piece(cat[0]), en)
    }
    assert before["D4"].emoji == "⚠️"
    assert before["D4"].words.startswith(en("maunz-foretold-lines-up", piece=cat[0]))


def test_what_was_said_is_told_until_the_next_piece():
    state = do(do(position("......  " * 6), 0, OfferDraw()).state, 0, "k C3").state
    taken = do(do(state, 1, DeclineDraw()).state, 0, TakeBack()).state
    assert story(GAME.view(taken, None), NAMES, en).splitlines() == [
        en("maunz-begin"), en("maunz-said", what="declined", who=marked(1, NAMES)), en("maunz-said", what="back", who=marked(0, NAMES)),
    ]  # fmt: skip
    assert "🙅" not in story(GAME.view(do(taken, 0, "k C3").state, None), NAMES, en)


def test_the_words_tell_the_choices_by_their_numbers():
    chosen = do(position("aa.aa.  ......  ......  ......  ......  ......"), 0, "k C1").state
    assert describe(GAME.view(chosen, None), NAMES, en).endswith(
        "Anna chooses what leaves: 1: A1–C1, 2: B1–D1, 3: C1–E1."
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
        told = describe(seen, LONGEST, say)
        assert len(told) <= ALT_LENGTH
        assert "\u2068" not in told, "no marks for Markdown in an alt text"


# The board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_board_fits(language):
    page = public(session(language), fullest(), speaker(language), "")
    rows = [block for block in page.blocks if isinstance(block, tuple)]
    components = 1 + len(page.blocks) + sum(map(len, rows)) + 2  # the container; and the row of rules
    assert components <= 36
    assert len(page.text) <= 3500
    labels = [button.label for row in rows for button in row]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 34, "what fits on a phone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_move_does_fits_into_its_line(language):
    """In a menu, and behind the square while somebody types."""
    own, other = (tuple(Nudge(square, None, seat, Piece.CAT) for square in SQUARES[:4]) for seat in (0, 1))
    common = Preview(nudges=(), line=True, full=True, ways=8, grows=0, wins=False, still=(), loses=False, lines_up=True)
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


def test_a_line_tells_whose_pieces_move_and_a_long_one_only_how_many():
    nudges = (
        Nudge("B2", "A1", 1, Piece.KITTEN),
        Nudge("D4", None, 0, Piece.KITTEN),
        Nudge("B4", None, 1, Piece.KITTEN),
    )
    short = Preview(
        nudges=nudges, line=False, full=False, ways=0, grows=0, wins=False, still=(), loses=False, lines_up=False
    )
    long = structs.replace(short, line=True, full=True, ways=9)
    falls, choice = "1 of yours and 1 of theirs off the bed", en("maunz-foretold-choice", what="both")
    assert in_one_line(short, 0, en, kids=False) == ("💨", f"nudges 1 of yours and 2 of theirs · {falls}")
    assert in_one_line(long, 0, en, kids=False) == ("🛏️", f"{choice} · {falls}")
    assert in_one_line(structs.replace(long, nudges=nudges[:2]), 0, en, kids=False) == (
        "🛏️",
        f"{choice} · nudges 2 · 1 of yours off the bed",
    )
    assert in_one_line(structs.replace(short, nudges=nudges[1:]), 0, en, kids=False) == ("💨", falls), (
        "who falls was nudged"
    )


@pytest.mark.parametrize("focus", ["", "k", "c", "x", "cc"])
def test_the_two_menus_hold_every_free_square_once(focus):
    page = public(session("en"), view(".a.B..  ......  ....b.  ......  ......  a.....", lid=(2, 2)), en, focus)
    menus = [block for block in page.blocks if isinstance(block, Select)]
    assert [choice.value for menu in menus for choice in menu.choices] == [
        name for name in SQUARES if name not in ("B1", "D1", "E3", "A6")
    ]
    assert all(len(menu.choices) <= 25 for menu in menus)
    assert {menu.id.split("|")[4][0] for menu in menus} == {"c" if focus == "c" else "k"}


def test_giving_up_is_a_row_away_from_everything_else():
    page = public(session("en"), view("a.....  " * 6), en, "")
    rows = [[button.id.split("|")[3] for button in block] for block in page.blocks if isinstance(block, tuple)]
    assert rows[-2:] == [["maunz.table"], ["give_up"]]


def test_the_chosen_kind_looks_the_same_whichever_it_is():
    seen = view("A.....  ......  ......  ......  ......  ......", lid=(3, 0))
    chosen = [
        next(row for row in public(session("en"), seen, en, kind).blocks if isinstance(row, tuple))
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
    seen = view("......  " * 6, lid=(cats, 0))
    assert (seen.pools[0].kittens, seen.pools[0].cats) == (kittens, cats)
    assert piece_to_place(seen, wanted) == piece


# What a move would do


def test_what_is_foretold_is_what_happens():
    for seed in range(3):
        for state in play_out(GAME, 2, seed, kids="no", opponent_cat_line="win").states[::9]:
            if isinstance(state.phase, Placing):
                check_foretold(state, GAME.view(state, None))


def check_foretold(state, seen):
    seat, piece = seen.turn, piece_to_place(seen, "c")
    for one in foretold(seen, piece, en):
        after = apply(
            state,
            seat,
            GAME.decode_move(b'{"type":"place","piece":"%s","square":"%s"}' % (piece.encode(), one.square.encode())),
            NO_CHANCE,
        )
        over, placed = GAME.view(after.state, None).over, after.events[0]
        assert one.words.startswith(en("maunz-foretold-wins")) == (over is not None and over.winner == seat)
        assert (en("maunz-foretold-loses") in one.words.split(" · ")) == (over is not None and over.winner == 1 - seat)
        told = one.words.rpartition("nudges ")[2].partition(" · ")[0]
        assert sum(map(int, re.findall(r"\d+", told))) == len(placed.nudges), one.words
        assert bool(placed.nudges) == ("nudges nobody" not in one.words)


def test_the_sign_shows_the_most_important():
    told = {
        one.square: one.emoji
        for one in foretold(view(".AA...  ......  ......  .bb..b  ......  ......", lid=(3, 0)), Piece.CAT, en)
    }
    assert (told["D1"], told["E4"], told["B3"], told["A6"]) == ("🏆", "💨", "🐾", None)


# What has happened, and what is to do


@pytest.mark.parametrize(
    ("squares", "kittens", "kids", "word", "facts"),
    [
        (("B3", "C3", "D3"), 3, "no", "maunz-told-line", {"squares": "B3 C3 D3", "kittens": 3}),
        (("B3", "C3", "D3"), 1, "no", "maunz-told-line", {"squares": "B3 C3 D3", "kittens": 1}),
        (("C3",), 1, "no", "maunz-told-single", {"square": "C3", "what": "grown"}),
        (("C3",), 0, "no", "maunz-told-single", {"square": "C3", "what": "cat"}),
        (("C3",), 0, "yes", "maunz-told-single", {"square": "C3", "what": "kitten"}),
    ],
)
def test_what_left_the_bed_is_told(squares, kittens, kids, word, facts):
    turn = Turn(Placed(1, Piece.KITTEN, "A1", ()), Graduated(1, squares, kittens))
    seen = structs.replace(view("......  " * 6, kids=kids), last=turn)
    assert story(seen, NAMES, en).endswith(f"✨ {en(word, **facts)}")


def test_nobody_can_write_into_the_board_by_a_name():
    told = task(fullest(offer=0), ("**[x](http://y)**\n# z", "@everyone"), en)
    assert "\\*\\*" in told
    assert "\n#" not in told
    assert "@everyone" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_has_its_words_and_no_winner(language):
    words = {result(Over(reason, None), NAMES, speaker(language)) for reason in ("agreed", "repetition", "length")}
    assert len(words) == 3
    assert not any(name in word for name in NAMES for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_tells_what_comes_of_it(language):
    say, seen = speaker(language), view("......  " * 6)
    told = [choice_told(Choice(number, ("B3", "C3", "D3")[:number], number - 1), seen, say) for number in (1, 3)]
    assert told[0] == f"1: B3 · {say('maunz-choice', kittens=0)}"
    assert told[1] == f"3: B3–D3 · {say('maunz-choice', kittens=2)}"
    assert choice_told(Choice(1, ("B3",), 0), view("......  " * 6, kids="yes"), say) == "1: B3"


def test_options_that_mean_nothing_are_not_named():
    others = {"kids_full": "win", "opponent_cat_line": "win", "pings": "off"}
    named = {
        kids: options(replace(session("en"), options=GAME.settle_options(others | {"kids": kids})), en)
        for kids in ("no", "yes")
    }
    win = en("maunz-option-opponent_cat_line-win"), en("maunz-option-kids_full-win")
    assert [words in named["no"] for words in win] == [True, False]
    assert [words in named["yes"] for words in win] == [False, True]
    assert all(words.count(":") == 2 for words in named.values()), "one of Played with, one of calls"


def test_a_line_is_named_by_its_ends():
    assert between(("C3",)) == "C3"
    assert between(("A1", "B2", "C3")) == "A1–C3"


def test_the_screen_is_for_two_and_without_hands():
    assert SCREEN.seats == range(2, 3)
    assert SCREEN.private is None
