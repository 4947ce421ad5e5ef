"""The bed of maunz.: right size, light, public, and showing what it should."""

from itertools import combinations
from math import dist

import pytest
from msgspec import structs
from PIL import Image, ImageChops, ImageColor

from bot.draw.seats import STYLES
from bot.games.chance import Chance
from cogs.maunz.picture import layout, picture
from cogs.maunz.picture.pieces import figure
from cogs.maunz.picture.ribbons import number_spot
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, LINES, Nudge, Piece, Pool, names
from cogs.maunz.rules.state import AcceptDraw, Choice, Graduated, OfferDraw, Over, Resign, State, Turn, View
from cogs.maunz.rules.threats import stayed
from tests.cogs.maunz.notation import do, last_turn, play, position, spectate
from tests.cogs.pictures import HEAVY_NAMES, light

NAMES = ("Mimi 🐱 子猫", "مريم Müller-Lüdenscheid")
EXOTIC = (*HEAVY_NAMES, "", "\u202e\x00\ud800", "प्रिया शर्मा", "𝓜𝓲𝓶𝓲")

CALM = """
..a..B
b.....
.A....
..B...
.a.bA.
a....b
"""
FULL = """
ab.AaB
b.a.b.
aB.bA.
..A..b
.a.b..
......
"""


def drawn(view: View) -> Image.Image:
    return picture.draw(view, NAMES).image


def calm() -> View:
    return spectate(play(position(CALM), "k D3"))


def won() -> View:
    return spectate(play(position("aa...B\nb.....\nAA..b.\n......\n..bA.a\nA....b", lid=(5, 1)), "c C3"))


def last_seen(view: View) -> Turn:
    assert view.last
    return view.last


SITUATIONS = {
    "start": lambda: spectate(GAME.setup(2, GAME.settle_options({}), Chance(b"", 0, ()))),
    "placed": calm,
    "four fell": lambda: spectate(play(position("bA.aab\na.a...\n.b...B\n......\n....ab\nA...B.", lid=(3, 2)), "c B2")),
    "cats fell": lambda: spectate(play(position("......\n......\n......\n......\n....AB\n....aA", lid=(3, 3)), "c F4")),
    "grown": lambda: spectate(play(position("..a..B\nb.....\naa....\n..B...\n.a.bA.\n.....b"), "k C3")),
    "lines in a row": lambda: spectate(play(position("..b..B\nb.....\naa.aa.\n..a...\n...bA.\na....b"), "k C3")),
    "crossing lines": lambda: spectate(play(position("aaa...\na.a...\naa....\n......\n...bb.\n...B.B"), "k F4")),
    "eight": lambda: spectate(play(position("aa..b.\n.....b\na.aa..\n......\na...bB\n..a..."), "k F4")),
    "won": won,
    "agreed": lambda: spectate(do(do(position(FULL), 0, OfferDraw()).state, 1, AcceptDraw()).state),
    "resigned": lambda: spectate(do(play(position(CALM), "k D3"), 0, Resign()).state),
}


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_bed_is_a_light_png_of_one_size(situation):
    assert light(picture.draw(situation(), NAMES).png()).size == (layout.WIDTH, layout.HEIGHT)


def test_a_bed_with_all_sixteen_pieces_at_the_end_is_light_too():
    full = spectate(position(FULL))
    squares = tuple(piece.square for piece in full.standing if piece.seat == 0)
    heaviest = structs.replace(full, phase="over", turn=None, last=calm().last, over=Over("eight_cats", 0, squares))
    assert len(full.standing) == 16
    light(picture.draw(heaviest, EXOTIC[:2]).png())


@pytest.mark.parametrize("name", EXOTIC, ids=ascii)
def test_any_name_can_play(name):
    light(picture.draw(calm(), (name, name)).png())
    light(picture.cover((name,)).png())


def test_the_picture_does_not_know_whose_view_it_is():
    assert drawn(calm()).tobytes() == drawn(structs.replace(calm(), seat=1)).tobytes()


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box
    return box


@pytest.mark.parametrize("column", "ABCDEF")
def test_a_chosen_column_is_lit_from_its_first_square_to_its_letter_and_nothing_else(column):
    start = calm()
    left, top, right, bottom = changed(drawn(start), picture.draw(start, NAMES, column).image)
    x, y = layout.BED.corner(f"{column}1")
    assert x - 12 <= left <= x
    assert x + layout.CELL <= right <= x + layout.CELL + 12
    assert y - 12 <= top <= y
    assert bottom > y + 6 * layout.CELL


def test_the_free_squares_of_a_lit_column_have_the_numbers_of_their_buttons():
    start = calm()
    lit, free = picture.draw(start, NAMES, "D").image, names(start.bed.free())
    for row in "123456":
        x, y = layout.BED.middle(f"D{row}")
        box = (x - 20, y - 8, x + 20, y + 8)
        is_numbered = ImageChops.difference(drawn(start).crop(box), lit.crop(box)).getbbox() is not None
        assert is_numbered == (f"D{row}" in free)


def test_the_heaviest_lit_board_is_light():
    light(picture.draw(spectate(position(FULL)), EXOTIC[:2], "F").png())


def test_the_bed_says_what_wins_until_a_cat_lies_on_it():
    x, y = layout.GOAL
    box = (x - 130, y - 32, x + 130, y + 32)
    kittens = "a....b\n......\n......\n......\n......\n......"

    def above_the_bed(state: State) -> bytes:
        return drawn(spectate(state)).crop(box).tobytes()

    cats, kids = above_the_bed(position(kittens)), above_the_bed(position(kittens, kids="yes"))
    blank = above_the_bed(position(kittens.replace("a", "A"), lid=(3, 0)))
    assert len({cats, kids, blank}) == 3, "cats, or kittens among children"
    assert above_the_bed(position(kittens, lid=(3, 3))) == cats, "cats in the pool alone hide nothing"
    assert above_the_bed(do(position(kittens), 0, Resign()).state) not in (cats, kids)


def test_who_has_the_turn_is_lit():
    assert changed(drawn(calm()), drawn(structs.replace(calm(), turn=0)))[2] <= 350


def test_whatever_changes_on_the_bed_shows():
    start = calm()
    last = last_seen(start)
    placed = last.placed
    pushed = structs.replace(placed, nudges=(Nudge("D4", "D5", 1, Piece.KITTEN),))
    fell = structs.replace(placed, nudges=(Nudge("E2", None, 1, Piece.KITTEN),))
    grown = Graduated(0, ("D1", "D2", "D3"), 3)
    returned = Graduated(0, ("D1", "D2", "D3"), 0)
    changes = [
        {},
        {"standing": start.standing[1:]},
        {"pools": (Pool(1, 0), start.pools[1])},
        {"pools": (Pool(1, 1), start.pools[1])},
        {"lid": (3, 2)},
        {"last": None},
        {"bed": structs.replace(start.bed, cats=(start.bed.cats[0], 0b111))},
        {"last": structs.replace(last, placed=pushed)},
        {"last": structs.replace(last, placed=fell)},
        {"last": structs.replace(last, graduated=grown)},
        {"last": structs.replace(last, graduated=returned)},
        {"choices": (Choice(1, ("D3", "E3", "F3"), 3),)},
        {"choices": (Choice(1, ("D3",), 1),)},
        {"choices": (Choice(2, ("D3",), 1),)},
        {"turn": None, "phase": "over", "over": Over("resigned", 0)},
        {"turn": None, "phase": "over", "over": Over("resigned", 1)},
        {"turn": None, "phase": "over", "over": Over("agreed", None)},
        {"turn": None, "phase": "over", "over": Over("three_cats", 0, ("B3", "C3", "D3"))},
    ]
    assert len({drawn(structs.replace(start, **change)).tobytes() for change in changes}) == len(changes)


def test_kittens_and_cats_of_both_seats_stand_apart_in_grey_as_well():
    figures = [figure(seat, piece, 34).convert("LA") for seat in (0, 1) for piece in Piece]
    for at, one in enumerate(figures):
        for other in figures[:at]:
            assert sum(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) > 8_000


def test_every_number_of_a_choice_can_be_read():
    """Whichever two rows and squares there are: the discs may overlap a little, the digits never do."""
    choices = [Choice(1, names(squares), 1) for squares in (*LINES, *BIT.values())]
    for two in combinations(choices, 2):
        assert dist(*(number_spot(layout.BED, two, choice) for choice in two)) > 33


def differs(one: View, other: View, box: tuple[int, int, int, int]) -> bool:
    return ImageChops.difference(drawn(one), drawn(other)).crop(box).getbbox() is not None


def test_who_stays_gets_a_crossed_arrow():
    """A kitten on D4 moves neither the cat on C4 nor the one on E5."""
    kitten = spectate(play(position(CALM), "k D4"))
    last = last_seen(kitten)
    moved = structs.replace(last, placed=structs.replace(last.placed, square="A1", nudges=()))
    elsewhere = structs.replace(kitten, last=moved)
    assert [standing.square for standing in stayed("D4", kitten.standing)] == ["C4", "E5"]
    x, y = layout.BED.corner("C4")
    assert differs(kitten, elsewhere, (x - 20, y + 30, x + 8, y + 78))


@pytest.mark.parametrize(
    "row",
    [
        "......  " * 5 + ".aab..",
        "......  " * 5 + "aa.b.a",
        ".aab..  " + "......  " * 5,
        "a.....  aa....  a.....  " + "......  " * 3,
    ],
)
def test_a_fallen_piece_covers_no_letter_no_number_and_no_pool(row):
    state = position(row)
    placed = [last_turn(play(state, f"k {square}")).placed for square in names(state.bed.free())]
    falls = [(turn.square, nudge.square) for turn in placed for nudge in turn.nudges if nudge.to is None]
    assert falls
    for square, fallen in falls:
        x, y = layout.beside_the_bed(layout.BED, square, fallen, layout.AROUND_THE_BED)
        assert y - 30 >= 76, "the upper pool"
        assert y + 30 <= 864, "the lower pool"
        assert y < 780 or all(abs(x - letter) >= 40 for letter in range(150, 800, 108))
        assert x > 100 or x + 30 <= 64 or all(abs(y - number) >= 40 for number in range(200, 800, 108))


def test_children_see_neither_cats_nor_how_many_grew_up():
    kids = spectate(play(position(CALM.replace("A", "a").replace("B", "b"), kids="yes"), "k D3"))
    assert not differs(
        kids, structs.replace(kids, lid=(3, 3), pools=(Pool(kids.pools[0].kittens, 3), kids.pools[1])), (0, 0, 840, 940)
    )


def test_a_number_stands_at_the_same_place_whatever_else_is_in_the_pool():
    view = calm()
    some, none = (structs.replace(view, pools=(Pool(kittens, 3), view.pools[1])) for kittens in (5, 0))
    assert not differs(some, none, (500, 0, 840, 80))


def test_ribbons_keep_their_colours():
    """The palette is small, and two ribbons of nearly the same colour look alike."""
    palette = picture.colours().getpalette()
    assert palette
    colours = {tuple(palette[at : at + 3]) for at in range(0, len(palette), 3)}
    assert {ImageColor.getrgb(look.colour) for look in STYLES} <= colours
