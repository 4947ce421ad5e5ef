"""Boards by tiles: a tile on which the same lies as on one that was painted before is not painted again.

From one move to the next most of a board stays as it was, and its tables, pools and trails look alike in every game.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from itertools import product
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache, cached
from isal import isal_zlib
from PIL import Image

from bot.draw.bitmaps import number

_SIDE = 120  # pixels
_KEPT = 3000  # tiles, of 14 KB each
_FEW = 4  # tiles; what lies on more of them may be a long line that leaves most of them empty


class Layer(NamedTuple):
    """What lies on a board: its left upper corner, and the colour in which a mask is filled; None if it has its own."""

    bitmap: Image.Image
    number: int
    """That of the bitmap. Tiles are known by it: they may outlive their bitmaps."""
    x: int
    y: int
    colour: str | None

    @classmethod
    def of(cls, bitmap: Image.Image, x: int, y: int, colour: str | None = None) -> "Layer":
        """Return the layer."""
        return cls(bitmap, number(bitmap), x, y, colour)

    def moved(self, right: int, down: int) -> "Layer":
        """Return it so many pixels farther right and down."""
        return self._replace(x=self.x + right, y=self.y + down)

    def paint(self, drawing: Image.Image, left: int, top: int) -> None:
        """Lay it on the part of a board that begins there."""
        at, piece = (self.x - left, self.y - top), self.bitmap
        if self.colour is None:
            drawing.paste(piece, at, piece)
        else:
            drawing.paste(self.colour, (*at, at[0] + piece.width, at[1] + piece.height), piece)


class Ground:
    """What lies below everything on many boards, painted once and kept packed, which takes a hundredth of the bytes."""

    def __init__(self, image: Image.Image, palette: Callable[[], Image.Image]) -> None:
        self.palette, self.width, self.height = palette, image.width, image.height
        corners = product(_starts(0, image.width, image.width), _starts(0, image.height, image.height))
        self._packed = {
            (left, top): isal_zlib.compress(image.crop(self._box(left, top)).tobytes(), 1)  # pyright: ignore[reportUnknownMemberType]
            for left, top in corners
        }

    @property
    def image(self) -> Image.Image:
        """The picture in all its colours."""
        image = Image.new("RGB", (self.width, self.height))
        for corner in self._packed:
            image.paste(self.tile(corner), corner)
        return image

    @cached_property
    def indexed(self) -> Image.Image:
        """The picture in the colours of the palette."""
        return indexed(self.image, self.palette())

    def tile(self, corner: tuple[int, int]) -> Image.Image:
        """Return the tile that begins in this corner."""
        left, top, right, bottom = self._box(*corner)
        return Image.frombytes("RGB", (right - left, bottom - top), isal_zlib.decompress(self._packed[corner]))  # pyright: ignore[reportUnknownMemberType]

    @cache  # noqa: B019  grounds live as long as the process
    def part(self, box: tuple[int, int, int, int]) -> "Ground":
        """Return what lies in a box: left, top, right, bottom."""
        return Ground(self.image.crop(box), self.palette)

    def under(self, layers: Iterable[Layer]) -> Image.Image:
        """Return the board with these layers, from the lowest to the highest, in the colours of the palette."""
        drawing = self.indexed.copy()
        for corner, tile in self._tiles(layers).items():
            drawing.paste(painted(self, corner, tile), corner)
        return drawing

    def _box(self, left: int, top: int) -> tuple[int, int, int, int]:
        return left, top, min(left + _SIDE, self.width), min(top + _SIDE, self.height)

    def _tiles(self, layers: Iterable[Layer]) -> dict[tuple[int, int], list[Layer]]:
        """Return what lies on each tile, by its left upper corner."""
        tiles: dict[tuple[int, int], list[Layer]] = defaultdict(list)
        for layer in layers:
            columns = _starts(layer.x, layer.bitmap.width, self.width)
            rows = _starts(layer.y, layer.bitmap.height, self.height)
            is_large = len(columns) * len(rows) > _FEW
            for left, top in product(columns, rows):
                if not is_large or _shows(layer, left - layer.x, top - layer.y):
                    tiles[left, top].append(layer)
        return tiles


def indexed(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return a picture in the colours of a palette."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _starts(start: int, length: int, room: int) -> range:
    """Return where the tiles begin that a stretch lies on, along one axis of a board that has so much room."""
    return range(max(0, start) // _SIDE * _SIDE, min(start + length, room), _SIDE)


def _shows_anything(layer: Layer, left: int, top: int) -> bool:
    """Return whether there is anything to see of a bitmap on the tile that begins at this point of it."""
    return layer.bitmap.crop((left, top, left + _SIDE, top + _SIDE)).getbbox() is not None


def _paint(ground: Ground, corner: tuple[int, int], layers: Sequence[Layer]) -> Image.Image:
    """Return the tile of a board that begins in this corner, in the colours of the ground's palette."""
    tile = ground.tile(corner)
    for layer in layers:
        layer.paint(tile, *corner)
    return indexed(tile, ground.palette())


def _place(layer: Layer, left: int, top: int) -> tuple[int, int, int]:
    return layer.number, left, top


def _content(ground: Ground, corner: tuple[int, int], layers: Sequence[Layer]) -> object:
    return ground, corner, *(layer[1:] for layer in layers)


painted = cached(LRUCache[object, Image.Image](_KEPT), _content, Lock(), info=True)(_paint)
_shows = cached(LRUCache[object, bool](_KEPT), _place, Lock())(_shows_anything)
