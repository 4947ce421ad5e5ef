"""Bitmaps are made once, and kept while there is room."""

import pytest
from cachetools import LRUCache
from PIL import Image

from bot.draw import bitmaps, tiles
from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import Drawing
from bot.draw.tiles import Ground

made: list[str] = []


@cached_bitmap
def square(colour: str, *, side: int = 10) -> Image.Image:
    made.append(colour)
    return Image.new("RGBA", (side, side), colour)


@pytest.fixture(autouse=True)
def room_for_two(monkeypatch):
    made.clear()
    monkeypatch.setattr(bitmaps, "_kept", LRUCache(2 * 400, getsizeof=bitmaps._bytes))


def test_the_one_that_was_not_used_for_longest_makes_room():
    for colour in ("red", "blue", "red", "green", "red", "blue"):
        square(colour)
    assert made == ["red", "blue", "green", "blue"]


def test_a_tile_is_not_painted_again_for_a_bitmap_that_was_made_anew():
    ground = Ground(Image.new("RGB", (100, 100), "#2a5650"), lambda: Image.new("L", (1, 1)).convert("P"))

    def paint() -> int:
        board = Drawing(ground)
        board.put(square("red"), 10, 10)
        board.indexed()
        return tiles.painted.cache_info().misses

    painted = paint()
    square("blue")
    square("green")
    assert paint() == painted
    assert made.count("red") == 2
