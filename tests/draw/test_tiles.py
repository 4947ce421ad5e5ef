"""Boards painted by tiles look as if they were painted whole, and what they have in common is painted once."""

from importlib import import_module
from weakref import ref

import pytest
from PIL import Image

from bot.discovery import package_of
from bot.draw import tiles
from bot.draw.canvas import Drawing, palette_of, sprite
from bot.draw.tiles import Ground, indexed
from bot.games.chance import Chance
from tests.playout import game_folders, game_in

GROUND = Ground(Image.new("RGB", (500, 310), "#2a5650"), lambda: palette_of([sprite("dog", 300).convert("RGB")]))
NAMES = ("Anna", "Björn 🐭", "猫田さん")
EVERY = 6
"""Of so many boards of a game one is compared."""


def with_a_dog(x: int, y: int) -> Drawing:
    board = Drawing(GROUND)
    board.put("dog", x, y, 100)
    return board


def whole(board: Drawing, ground: Ground) -> bytes:
    return indexed(board.image, ground.palette()).tobytes()


@pytest.mark.parametrize("game", game_folders())
def test_boards_of_a_game_look_as_if_it_were_painted_whole(game: str):
    rules, picture = game_in(game), import_module(f"{package_of(game)}.picture.picture")
    seats, chance = rules.seats[0], Chance(bytes(32), 1, (1,))
    state = rules.setup(seats, rules.settle_options({}), chance)
    boards = 0
    while waiting := sorted(seat for seat in rules.waiting_on(state) if rules.legal_moves(state, seat)):
        state = rules.apply(state, waiting[0], chance.pick(rules.legal_moves(state, waiting[0])), chance).state
        boards += 1
        if boards % EVERY == 0 or not rules.waiting_on(state):
            board = picture.draw(rules.view(state, None), NAMES[:seats])
            assert board.indexed().tobytes() == indexed(board.image, picture.colours()).tobytes()


@pytest.mark.parametrize("corner", [(0, 0), (100, 100), (-30, 250), (450, -20), (-300, 0), (600, 400)])
def test_what_reaches_over_tiles_or_over_the_edge_is_painted_as_far_as_it_is_seen(corner: tuple[int, int]):
    board = with_a_dog(*corner)
    assert board.indexed().tobytes() == whole(board, GROUND)


def test_only_tiles_on_which_something_new_lies_are_painted():
    one, other = with_a_dog(10, 10), with_a_dog(10, 10)
    other.put("cat_head", 130, 10, 100)
    one.indexed()
    before = tiles.painted.cache_info().misses
    other.indexed()
    assert tiles.painted.cache_info().misses == before + 1


def test_what_lies_in_another_order_is_painted_anew():
    one, other = Drawing(GROUND), Drawing(GROUND)
    for board, names in ((one, ("dog", "cat_head")), (other, ("cat_head", "dog"))):
        for name in names:
            board.put(name, 10, 10, 100)
    assert one.indexed().tobytes() == whole(one, GROUND)
    assert other.indexed().tobytes() == whole(other, GROUND) != one.indexed().tobytes()


def test_tiles_keep_none_of_the_bitmaps_that_lie_on_them():
    bitmap = Image.new("RGBA", (50, 50), "#c9354b")
    board, gone = Drawing(GROUND), ref(bitmap)
    board.put(bitmap, 10, 10)
    board.indexed()
    del bitmap, board
    assert gone() is None


def test_a_part_of_a_board_is_what_lies_in_it():
    board = with_a_dog(60, 40)
    assert board.part((50, 30, 200, 180)).image.tobytes() == board.image.crop((50, 30, 200, 180)).tobytes()
    assert board.part((50, 30, 200, 180)).indexed().tobytes() == board.indexed().crop((50, 30, 200, 180)).tobytes()
