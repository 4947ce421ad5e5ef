"""The bed of maunz.: right size, light, public, and showing what it should."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random

import pytest
from msgspec import structs
from PIL import Image, ImageChops, ImageColor

from bot.draw.seats import LOOKS
from bot.games.chance import Chance
from cogs.maunz.picture import picture, pieces, ribbons
from cogs.maunz.picture.pieces import _beside_the_bed as beside
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, SQUARES, Nudge, Piece, Pool
from cogs.maunz.rules.rules import legal_placements, view
from cogs.maunz.rules.state import AcceptDraw, Choice, Graduated, OfferDraw, Over, Resign, State, View
from cogs.maunz.rules.threats import stayed
from tests.cogs.maunz.notation import NO_CHANCE, do, play, position

NAMES = ("Mimi 🐱 子猫", "مريم Müller-Lüdenscheid")
EXOTIC = [
    "🐭🐱🐶🐘🦁🐯🐻🐼",
    "👨‍👩‍👧‍👦 Familie 🎉",
    "พระจันทร์สวยมาก",
    "W" * 40,
    "\ufdfa сила Đặng 🐼",
    "",
    "\u202e\x00\ud800",
    "प्रिया शर्मा",
    "𝓜𝓲𝓶𝓲",
]
MOST_BYTES = 64 * 1024

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


def seen(state: State) -> View:
    return view(state, None)


def drawn(view: View) -> Image.Image:
    return picture.draw(view, NAMES).image


def calm() -> View:
    return seen(play(position(CALM), "k D3"))


def won() -> View:
    return seen(play(position("aa...B\nb.....\nAA..b.\n......\n..bA.a\nA....b", lid=(5, 1)), "c C3"))


SITUATIONS = {
    "start": lambda: seen(GAME.setup(2, GAME.settle_options({}), Chance(b"", 0, ()))),
    "placed": calm,
    "four fell": lambda: seen(play(position("bA.aab\na.a...\n.b...B\n......\n....ab\nA...B.", lid=(3, 2)), "c B2")),
    "cats fell": lambda: seen(play(position("......\n......\n......\n......\n....AB\n....aA", lid=(3, 3)), "c F4")),
    "grown": lambda: seen(play(position("..a..B\nb.....\naa....\n..B...\n.a.bA.\n.....b"), "k C3")),
    "lines in a row": lambda: seen(play(position("..b..B\nb.....\naa.aa.\n..a...\n...bA.\na....b"), "k C3")),
    "crossing lines": lambda: seen(play(position("aaa...\na.a...\naa....\n......\n...bb.\n...B.B"), "k F4")),
    "eight": lambda: seen(play(position("aa..b.\n.....b\na.aa..\n......\na...bB\n..a..."), "k F4")),
    "won": won,
    "offered": lambda: seen(do(position(FULL), 0, OfferDraw()).state),
    "agreed": lambda: seen(do(do(position(FULL), 0, OfferDraw()).state, 1, AcceptDraw()).state),
    "resigned": lambda: seen(do(play(position(CALM), "k D3"), 0, Resign()).state),
}


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_bed_is_a_light_png_of_one_size(situation):
    file = picture.draw(situation(), NAMES).png()
    image = Image.open(BytesIO(file))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.WIDTH, picture.HEIGHT))
    assert picture.HEIGHT <= picture.WIDTH * 5 / 4
    assert len(file) <= MOST_BYTES


def test_a_bed_with_all_sixteen_pieces_at_the_end_is_light_too():
    full = seen(position(FULL))
    squares = tuple(piece.square for piece in full.standing if piece.seat == 0)
    heaviest = structs.replace(full, phase="over", turn=None, last=calm().last, over=Over("eight_cats", 0, squares))
    assert len(full.standing) == 16
    assert len(picture.draw(heaviest, EXOTIC[:2]).png()) <= MOST_BYTES


@pytest.mark.parametrize("name", EXOTIC, ids=ascii)
def test_any_name_can_play(name):
    file = picture.draw(calm(), (name, name)).png()
    assert len(file) <= MOST_BYTES
    assert len(picture.cover((name,)).png()) <= MOST_BYTES


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("kids", ["no", "yes"])
def test_every_turn_of_any_game_can_be_drawn(kids, seed):
    random = Random(seed)
    state = GAME.setup(2, GAME.settle_options({"kids": kids, "max_plies": "400"}), NO_CHANCE)
    for turn in range(60):
        if not (waiting := GAME.waiting_on(state)):
            break
        (seat,) = waiting
        state = GAME.apply(state, seat, random.choice(legal_placements(state, seat)), NO_CHANCE).state
        board = picture.draw(seen(state), NAMES)
        if turn % 10 == 9:
            assert len(board.png()) <= MOST_BYTES


def test_the_picture_does_not_know_whose_view_it_is():
    assert drawn(calm()).tobytes() == drawn(structs.replace(calm(), seat=1)).tobytes()


def test_who_has_the_turn_is_lit():
    box = ImageChops.difference(drawn(calm()), drawn(structs.replace(calm(), turn=0))).getbbox()
    assert box
    assert box[2] <= 350


def test_whatever_changes_on_the_bed_shows():
    start = calm()
    placed = start.last.placed
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
        {"last": structs.replace(start.last, placed=pushed)},
        {"last": structs.replace(start.last, placed=fell)},
        {"last": structs.replace(start.last, graduated=grown)},
        {"last": structs.replace(start.last, graduated=returned)},
        {"choices": (Choice(1, ("D3", "E3", "F3"), 3),)},
        {"choices": (Choice(1, ("D3",), 1),)},
        {"choices": (Choice(2, ("D3",), 1),)},
        {"offer": 0},
        {"offer": 1},
        {"turn": None, "phase": "over", "over": Over("resigned", 0)},
        {"turn": None, "phase": "over", "over": Over("resigned", 1)},
        {"turn": None, "phase": "over", "over": Over("agreed", None)},
        {"turn": None, "phase": "over", "over": Over("three_cats", 0, ("B3", "C3", "D3"))},
    ]
    assert len({drawn(structs.replace(start, **change)).tobytes() for change in changes}) == len(changes)


def test_kittens_and_cats_of_both_seats_stand_apart_in_grey_as_well():
    figures = [picture.figure(seat, piece, 34).convert("LA") for seat in (0, 1) for piece in Piece]
    for at, one in enumerate(figures):
        for other in figures[:at]:
            assert sum(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) > 8_000


def test_what_fell_glows_in_the_pool_it_came_back_to():
    fallen = SITUATIONS["four fell"]()
    still = structs.replace(
        fallen, last=structs.replace(fallen.last, placed=structs.replace(fallen.last.placed, nudges=()))
    )
    difference = ImageChops.difference(drawn(fallen), drawn(still))
    for seat, strip in ((0, (350, 4, 652, 78)), (1, (350, 862, 652, 940))):
        came_back = any(nudge.seat == seat and nudge.to is None for nudge in fallen.last.placed.nudges)
        assert came_back == (difference.crop(strip).getbbox() is not None)


@pytest.mark.parametrize("situation", ["lines in a row", "crossing lines", "eight"])
def test_every_number_of_a_choice_can_be_read(situation, monkeypatch):
    spots: list[tuple[int, int]] = []
    monkeypatch.setattr(ribbons, "_draw_number", lambda _board, _number, at, *_: spots.append(at))
    choices = SITUATIONS[situation]().choices
    picture.draw(SITUATIONS[situation](), NAMES)
    assert len(spots) == len(choices)
    for at, (x, y) in enumerate(spots):
        for other_x, other_y in spots[:at]:
            assert abs(x - other_x) > 25 or abs(y - other_y) > 25


def differs(one: View, other: View, box: tuple[int, int, int, int]) -> bool:
    return ImageChops.difference(drawn(one), drawn(other)).crop(box).getbbox() is not None


def test_who_stays_gets_a_crossed_arrow():
    """A kitten on D4 moves neither the cat on C4 nor the one on E5."""
    kitten = seen(play(position(CALM), "k D4"))
    elsewhere = structs.replace(
        kitten, last=structs.replace(kitten.last, placed=structs.replace(kitten.last.placed, square="A1", nudges=()))
    )
    assert [standing.square for standing in stayed(kitten)] == ["C4", "E5"]
    assert differs(kitten, elsewhere, (96 + 2 * 108 - 20, 146 + 3 * 108 + 30, 96 + 2 * 108 + 8, 146 + 3 * 108 + 78))


@pytest.mark.parametrize(
    "row",
    [
        "......  " * 5 + ".aab..",
        "......  " * 5 + "aa.b.a",
        ".aab..  " + "......  " * 5,
        "a.....  aa....  a.....  " + "......  " * 3,
    ],
)
def test_a_fallen_piece_covers_no_letter_no_number_and_no_pool(row, monkeypatch):
    spots: list[tuple[int, int]] = []
    monkeypatch.setattr(pieces, "_beside_the_bed", lambda *args: spots.append(beside(*args)) or spots[-1])
    state = position(row)
    for square in SQUARES:
        if state.bed.free() & BIT[square]:
            drawn(seen(play(state, f"k {square}")))
    assert spots
    for x, y in spots:
        assert y - 30 >= 76, "the upper pool"
        assert y + 30 <= 864, "the lower pool"
        assert y < 780 or all(abs(x - letter) >= 40 for letter in range(150, 800, 108))
        assert x > 100 or x + 30 <= 64 or all(abs(y - number) >= 40 for number in range(200, 800, 108))


def test_children_see_neither_cats_nor_how_many_grew_up():
    kids = seen(play(position(CALM.replace("A", "a").replace("B", "b"), kids="yes"), "k D3"))
    assert not differs(
        kids, structs.replace(kids, lid=(3, 3), pools=(Pool(kids.pools[0].kittens, 3), kids.pools[1])), (0, 0, 840, 940)
    )


def test_a_number_stands_at_the_same_place_whatever_else_is_in_the_pool():
    view = calm()
    some, none = (structs.replace(view, pools=(Pool(kittens, 3), view.pools[1])) for kittens in (5, 0))
    assert not differs(some, none, (500, 0, 840, 80))


def test_threads_draw_the_same_picture():
    view = SITUATIONS["crossing lines"]()
    with ThreadPoolExecutor(4) as threads:
        files = list(threads.map(lambda _: picture.draw(view, NAMES).png(), range(12)))
    assert len(set(files)) == 1


def test_the_cover_tells_who_sits_there():
    assert len({picture.cover(NAMES[:seats]).png() for seats in range(3)}) == 3


@pytest.mark.parametrize("draw", [picture.nudge_picture, picture.blocked_picture, picture.graduation_picture])
def test_the_pictures_of_the_rules_are_light(draw):
    assert len(draw().png()) <= MOST_BYTES / 2


def test_ribbons_keep_their_colours():
    """The palette is small, and two ribbons of nearly the same colour cannot be told apart."""
    palette = picture.colours().getpalette()
    colours = {tuple(palette[at : at + 3]) for at in range(0, len(palette), 3)}
    assert {ImageColor.getrgb(look.colour) for look in LOOKS} <= colours
