"""Boards by tiles: a tile on which the same lies as on one that was painted before is not painted again.

From one move to the next most of a board stays as it was, and its tables, pools and trails look alike in every game.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache, cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image

_SIDE = 120  # pixels
_KEPT = 3000  # tiles, of 14 KB each
_FEW_KEPT = 400  # where memory is short
_FEW = 4  # tiles; what lies on more of them may be a long line that leaves most of them empty


class Bitmap:
    """A bitmap as a key, equal to no other one: Pillow would compare all their points."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bitmap) and self.image is other.image


class Layer(NamedTuple):
    """What lies on a board: its left upper corner, and the colour in which a mask is filled; None if it has its own."""

    bitmap: Bitmap
    x: int
    y: int
    colour: str | None

    def moved(self, right: int, down: int) -> "Layer":
        """Return it so many pixels farther right and down."""
        return self._replace(x=self.x + right, y=self.y + down)

    def paint(self, board: Image.Image, left: int, top: int) -> None:
        """Lay it on the part of a board that begins there."""
        at, piece = (self.x - left, self.y - top), self.bitmap.image
        if self.colour is None:
            board.paste(piece, at, piece)
        else:
            board.paste(self.colour, (*at, at[0] + piece.width, at[1] + piece.height), piece)


class Ground:
    """What lies below everything on many boards, painted once."""

    def __init__(self, image: Image.Image, palette: Callable[[], Image.Image]) -> None:
        self.image, self.palette = image, palette

    @cached_property
    def indexed(self) -> Image.Image:
        """The picture in the colours of the palette."""
        return indexed(self.image, self.palette())

    @cache  # noqa: B019  grounds live as long as the process
    def part(self, box: tuple[int, int, int, int]) -> "Ground":
        """Return what lies in a box: left, top, right, bottom."""
        return Ground(self.image.crop(box), self.palette)

    def under(self, layers: Iterable[Layer]) -> Image.Image:
        """Return the board with these layers, from the lowest to the highest, in the colours of the palette."""
        board = self.indexed.copy()
        for corner, tile in self._tiles(layers).items():
            board.paste(painted(self, corner, tuple(tile)), corner)
        return board

    def _tiles(self, layers: Iterable[Layer]) -> dict[tuple[int, int], list[Layer]]:
        """Return what lies on each tile, by its left upper corner."""
        tiles: dict[tuple[int, int], list[Layer]] = defaultdict(list)
        for layer in layers:
            piece = layer.bitmap.image
            columns = _starts(layer.x, piece.width, self.image.width)
            rows = _starts(layer.y, piece.height, self.image.height)
            is_large = len(columns) * len(rows) > _FEW
            for left, top in product(columns, rows):
                if not is_large or _shows(layer.bitmap, left - layer.x, top - layer.y):
                    tiles[left, top].append(layer)
        return tiles


def indexed(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return a picture in the colours of a palette."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _starts(start: int, length: int, room: int) -> range:
    """Return where the tiles begin that a stretch lies on, along one axis of a board that has so much room."""
    return range(max(0, start) // _SIDE * _SIDE, min(start + length, room), _SIDE)


@lru_cache(maxsize=_KEPT)
def _shows(bitmap: Bitmap, left: int, top: int) -> bool:
    """Return whether there is anything to see of a bitmap on the tile that begins at this point of it."""
    return bitmap.image.crop((left, top, left + _SIDE, top + _SIDE)).getbbox() is not None


@lru_cache(maxsize=_KEPT)
def painted(ground: Ground, corner: tuple[int, int], layers: tuple[Layer, ...]) -> Image.Image:
    """Return the tile of a board that begins in this corner, in the colours of the ground's palette."""
    left, top = corner
    tile = ground.image.crop((left, top, min(left + _SIDE, ground.image.width), min(top + _SIDE, ground.image.height)))
    for layer in layers:
        layer.paint(tile, left, top)
    return indexed(tile, ground.palette())


def keep_few() -> None:
    """Keep fewer tiles in this process from now on."""
    global painted, _shows
    painted, _shows = lru_cache(_FEW_KEPT)(painted.__wrapped__), lru_cache(_FEW_KEPT)(_shows.__wrapped__)
