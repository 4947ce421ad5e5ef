"""What is drawn can be read on a phone, 400 pixels wide, and by people who see colours differently."""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor

from bot.discovery import package_of
from bot.draw.canvas import INK, PAPER, Drawing, Raster, sprite
from bot.draw.seats import CHIP_HEIGHT, SEAT_MARKS, STYLES, TURN_SIGN, Role, chip
from bot.messages import page
from bot.text.words import speaker
from cogs.aus_die_maus.picture.pieces import FACE, FLANK, patch
from cogs.aus_die_maus.picture.track import CROWD, STANDING
from cogs.heul_doch.picture.layout import link
from cogs.heul_doch.picture.picture import CLOTH
from cogs.heul_doch.picture.picture import draw as draw_piles
from cogs.heul_doch.picture.pieces import PAINTS, face
from cogs.heul_doch.rules.cards import Colour, NumberCard
from cogs.maunz.picture.pieces import MARKS, PIECE_SIZES, figure
from cogs.maunz.picture.strips import EMPTY
from cogs.maunz.rules.bed import Piece
from cogs.mausen.picture.picture import BEHIND, GROUND, NOW, TO_COME
from cogs.mausen.picture.pieces import back, slot
from tests.cogs.contrast import (
    ALIKE,
    MARK,
    SMALLEST_SIGN,
    TEXT,
    at_400,
    check_texts,
    contrast,
    distance,
    hexed,
    points,
)
from tests.cogs.heul_doch.test_picture import a_view
from tests.playout import choices_of, game_folders, game_in, play_out
from tests.plugins import plugin_in

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Émilie", "Fatma")


def boards_of(game: str) -> Iterator[Drawing]:
    """Yield boards that show much: covers, every sixth of a game, the end, and the rules."""
    rules, plugin = game_in(game), plugin_in(game)
    picture = import_module(f"{package_of(game)}.picture.picture")
    choices = {option.key: {*choices_of(rules, option)} - {option.default} for option in rules.options}
    other = {key: min(others) for key, others in choices.items()}
    for seats in (rules.seats[0], rules.seats[-1]):
        yield plugin.screen.cover(NAMES[: seats - 1])
        states = play_out(rules, seats, 4, **other).states
        for state in (*states[:: max(1, len(states) // 6)], states[-1]):
            yield picture.draw(rules.view(state, None), NAMES[:seats])
    for block in plugin.screen.rules({}, speaker("en")).blocks:
        if isinstance(block, page.Picture):
            block.paint(*block.args)


@pytest.mark.parametrize("game", game_folders())
@pytest.mark.slow
def test_every_text_stands_out_from_what_it_is_written_on_and_is_large_enough_for_a_phone(game, monkeypatch):
    check_texts(monkeypatch, lambda: boards_of(game))


# Marks


def pixel(board: Drawing, x: int, y: int) -> str:
    colour = board.image.getpixel((x, y))
    assert isinstance(colour, tuple)
    return hexed(colour)


def opaque(picture: Raster) -> str:
    """Return the colour that a piece has most of."""
    pixels = [hexed(colour) for colour in points(picture) if colour[3] == 255]
    return max(set(pixels), key=pixels.count)


def extent(one: Raster, other: Raster) -> float:
    """Return how wide or high the part is in which two pieces differ, whichever is more, in pixels at 400."""
    left, top, right, bottom = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() or (0,) * 4
    return at_400(max(right - left, bottom - top))


def a_chip(role: Role) -> Drawing:
    board = Drawing(Image.new("RGB", (316, CHIP_HEIGHT), GROUND))
    chip(board, 0, "A", (0, 0, 316), role=role)
    return board


def test_whose_turn_it_is_is_told_by_a_dark_sign():
    waits, plays = a_chip("waits"), a_chip("plays")
    box = (220, 20, 294, 44)  # the right half of the plate, without its border
    assert extent(waits.image.crop(box), plays.image.crop(box)) >= SMALLEST_SIGN
    inks = [plays.image.crop(box), waits.image.crop(box)]
    assert [ImageColor.getrgb(INK) in points(picture) for picture in inks] == [True, False]
    assert contrast(INK, pixel(plays, 150, 14)) >= MARK
    assert at_400(TURN_SIGN) >= SMALLEST_SIGN


def test_the_ring_of_neighbours_stands_out():
    board = draw_piles(a_view(6, order=(0, 1, 2, 3, 4, 5)), NAMES)
    x, y = ((one + other) // 2 for one, other in zip(*link(6, 2, 3), strict=True))
    assert contrast(pixel(board, x, y), CLOTH) >= MARK


@pytest.mark.parametrize("look", STYLES, ids=lambda look: look.symbol)
def test_every_symbol_stands_out_on_its_colour_and_on_paper(look):
    assert contrast(look.sign, look.colour) >= TEXT
    assert contrast(look.on_paper, PAPER) >= MARK


@pytest.mark.parametrize("seat", range(6))
def test_symbols_on_backs_and_slots_of_mausen_stand_out(seat):
    middle = (46, 55, 74, 83)
    for piece in (back(seat), slot(seat)):
        drawn_colours = {hexed(colour) for colour in points(piece.crop(middle)) if colour[3] == 255}
        assert STYLES[seat].on_paper in drawn_colours


def test_paws_of_rounds_to_come_and_of_those_that_are_over_differ():
    assert contrast(TO_COME, GROUND) >= MARK
    assert distance(TO_COME, BEHIND) >= ALIKE
    assert at_400(NOW) >= SMALLEST_SIGN, "the current one lies on a disc, which no other has"


def test_an_empty_pool_of_maunz_is_seen():
    assert contrast(EMPTY, opaque(sprite("maunz/tray", 300))) >= MARK


def test_the_wheels_that_may_be_reached_are_marked():
    dashes = opaque(sprite("aus_die_maus/aim", 134))
    for ground in ("wheel", "ring"):
        middle = sprite(f"aus_die_maus/{ground}", 134).getpixel((67, 44))
        assert isinstance(middle, tuple)
        assert contrast(dashes, hexed(middle)) >= MARK


@pytest.mark.parametrize("mice", STANDING)
def test_mice_carry_their_symbols_large_enough_however_many_stand_together(mice):
    for _, _, width in STANDING[mice]:
        if mice >= CROWD:
            assert at_400(width * FACE // 100) >= SMALLEST_SIGN
            continue
        paper = sprite("badge", width * FLANK // 100, f".seat{{fill:{PAPER}}}")
        assert min(extent(paper, patch(seat, paper.width)) for seat in range(6)) >= SMALLEST_SIGN


# Colours for people who see them differently


@pytest.mark.parametrize(("one", "other"), [*combinations(range(6), 2)])
def test_any_two_seats_differ(one, other):
    assert distance(STYLES[one].colour, STYLES[other].colour) >= ALIKE


def test_the_lines_of_charts_differ():
    for marks in (SEAT_MARKS + tuple(mark for _, mark in plugin_in("aus_die_maus").screen.charts.others), MARKS):
        for one, other in combinations(marks, 2):
            assert distance(one.colour, other.colour) >= ALIKE


@pytest.mark.parametrize(("one", "other"), [*combinations(Colour, 2)])
def test_any_two_colours_of_cards_differ_in_colour_or_by_a_sign(one, other):
    if distance(PAINTS[one].colour, PAINTS[other].colour) < ALIKE:
        lower = (20, 122, 124, 178)  # the paper below the colour
        faces = [face(NumberCard(colour, 3)).crop(lower) for colour in (one, other)]
        assert PAINTS[one].sign != PAINTS[other].sign
        assert extent(*faces) >= SMALLEST_SIGN


def test_pieces_of_maunz_differ_in_colour_and_kittens_from_cats_in_size():
    assert distance(MARKS[0].colour, MARKS[1].colour) >= ALIKE
    kitten, cat = (figure(0, piece, PIECE_SIZES[piece]).height for piece in (Piece.KITTEN, Piece.CAT))
    assert kitten <= cat * 0.75
