"""Pictures: SVG art rasterised once, composed at its final size, written as an indexed PNG.

Most of the time of a picture goes into finding the colours of its points. One fixed palette per game makes that cheap,
and a vector picture has few colours anyway. So everything that a game may show must be in the pictures that its palette
is made from.
"""

from collections.abc import Callable, Iterable
from functools import cache
from io import BytesIO
from math import sqrt
from pathlib import Path
from typing import TypeAlias

import resvg_py
from PIL import Image, ImageOps

from bot import discovery
from bot.draw import fonts, png
from bot.draw.bitmaps import cached_bitmap
from bot.draw.names import BASELINE, CAPITALS, label
from bot.draw.tiles import Ground, Layer, indexed

INK = "#4b352b"
"""The outline of everything."""
PAPER = "#fbf3e6"

Raster: TypeAlias = Image.Image

_FLAT = 600  # a colour with more pixels than this is a flat one, and stays exactly as designed
_COLOURS = 96


def art(name: str) -> Path:
    """Return the SVG file of a sprite: `cat` is shared by all games, `mausen/crown` belongs to one."""
    folder, _, file = name.rpartition("/")
    home = discovery.folders()[discovery.package_of(folder)] if folder else Path(__file__).parent
    return home / "art" / f"{file}.svg"


@cached_bitmap
def sprite(name: str, size: int, css: str = "") -> Raster:
    """Return the art at a width in pixels; css recolours its classes: `.fur{fill:#a9b4c6}`."""
    return rasterised(art(name).read_text(encoding="utf-8"), size, css)


@cached_bitmap
def rasterise(svg: str, width: int, css: str = "") -> Raster:
    """Return SVG text as `rasterised` does, and keep it: for shapes whose size is known only when they are drawn."""
    return rasterised(svg, width, css)


def rasterised(svg: str, width: int, css: str = "") -> Raster:
    """Return SVG text as a bitmap with transparency, each time anew."""
    file = resvg_py.svg_to_bytes(svg_string=svg, style_sheet=css or None, width=width, skip_system_fonts=True)
    return Image.open(BytesIO(file)).convert("RGBA")


@cached_bitmap
def flipped(name: str, size: int) -> Raster:
    """Return a sprite upside down."""
    return ImageOps.flip(sprite(name, size))


def svg(shapes: str, width: int, height: int) -> str:
    """Return shapes as SVG text: for pictures that are made when they are drawn, in pixels."""
    size = f'width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>{shapes}</svg>'


def overlay(ground: Raster, piece: Raster, top: int) -> Raster:
    """Return the ground with a piece laid on it, in the middle of its width: what is transparent stays so."""
    both = ground.copy()
    both.alpha_composite(piece, ((ground.width - piece.width) // 2, top))
    return both


class Palette:
    """The colours of all pictures of a kind, in a file that `make palettes` writes when a sprite gets a new colour."""

    def __init__(
        self, name: str, samples: Callable[[], Iterable[Raster]] | None = None, colours: int = _COLOURS
    ) -> None:
        """The file has a sprite's name; `samples`, or else tools/samples, draws pictures that show every sprite."""
        self.file = art(name).with_suffix(".txt")
        self._samples, self._colours = samples, colours

    @cache  # noqa: B019  palettes live as long as the process
    def __call__(self) -> Raster:
        """Return the colours as a picture of mode P."""
        colours = Image.new("P", (1, 1))
        colours.putpalette(bytes.fromhex(self.file.read_text(encoding="ascii").replace("#", "")))
        return colours

    def choose(self, samples: Iterable[Raster] = ()) -> str:
        """Return what the file has to say: a line for each colour."""
        levels = bytes(palette_of(self._samples() if self._samples else samples, self._colours).getpalette() or ())
        return "".join(f"#{levels[at : at + 3].hex()}\n" for at in range(0, len(levels), 3))


class Drawing:
    """A picture in the making: put pieces on it, write on it, take it as PNG."""

    def __init__(self, ground: Raster | Ground, palette: Callable[[], Raster] | None = None) -> None:
        """Begin with a picture, and the palette of the file, or with a ground that many boards have."""
        self._ground = ground
        self._palette = ground.palette if isinstance(ground, Ground) else palette
        self._layers: list[Layer] = []

    @property
    def width(self) -> int:
        """In pixels."""
        return self._ground.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self._ground.height

    @property
    def image(self) -> Raster:
        """The picture in all its colours, a copy of its own."""
        image = self._ground.image if isinstance(self._ground, Ground) else self._ground.copy()
        for layer in self._layers:
            layer.paint(image, 0, 0)
        return image

    def put(self, piece: str | Raster, x: int, y: int, size: int = 0, css: str = "") -> None:
        """Lay a sprite, by name and width, or a ready bitmap, with its upper left corner at (x, y)."""
        bitmap = sprite(piece, size, css) if isinstance(piece, str) else piece
        self._layers.append(Layer.of(bitmap, x, y))

    def fill(self, mask: Raster, x: int, y: int, colour: str) -> None:
        """Lay a colour in the shape of a mask, with its upper left corner at (x, y)."""
        self._layers.append(Layer.of(mask, x, y, colour))

    def center(self, piece: str | Raster, x: int, y: int, size: int = 0, css: str = "") -> None:
        """Lay a sprite with its middle at (x, y)."""
        bitmap = sprite(piece, size, css) if isinstance(piece, str) else piece
        self.put(bitmap, x - bitmap.width // 2, y - bitmap.height // 2)

    def write(
        self, text: str, x: int, y: int, size: int, colour: str = INK, *, width: int = 400, anchor: str = "m"
    ) -> None:
        """Write a name, its capitals centred on y; anchor l, m or r: x is its left end, middle or right end."""
        self._stamp(label(text, size, width), x, y, size, colour, anchor)

    def count(self, text: str, x: int, y: int, size: int, colour: str = INK, *, anchor: str = "m") -> None:
        """Write a number in the chunky digits of titles."""
        self._stamp(label(text, size, 400, fonts.CHUNKY), x, y, size, colour, anchor)

    def cut_out(self, shape: Raster) -> Raster:
        """Return the picture as a bitmap that is transparent where a shape of the same size is."""
        image = self.image
        image.putalpha(shape.getchannel("A"))
        return image

    def part(self, box: tuple[int, int, int, int]) -> "Drawing":
        """Return what lies in a box: left, top, right, bottom."""
        ground = self._ground.part(box) if isinstance(self._ground, Ground) else self._ground.crop(box)
        part = Drawing(ground, self._palette)
        part._layers = [layer.moved(-box[0], -box[1]) for layer in self._layers]
        return part

    def extended(self, below: int, colour: str) -> "Drawing":
        """Return the picture with a strip below it, so many pixels high."""
        ground = Image.new("RGB", (self.width, self.height + below), colour)
        ground.paste(self.image, (0, 0))
        return Drawing(ground, self._palette)

    def indexed(self) -> Raster:
        """Return the picture in the colours of its palette: a frame of a replay."""
        if isinstance(self._ground, Ground):
            return self._ground.under(self._layers)
        image = self.image
        return indexed(image, self._palette() if self._palette else palette_of([image]))

    def png(self) -> bytes:
        """Return the picture as a file."""
        return png.encode(self.indexed())

    def _stamp(self, mask: Raster, x: int, y: int, size: int, colour: str, anchor: str) -> None:
        left = x - {"l": 0, "m": mask.width // 2, "r": mask.width}[anchor]
        top = y + round(size * CAPITALS / 2) - round(size * BASELINE)
        self.fill(mask, left, top, colour)


class Stored(Drawing):
    """A picture that a tool has drawn into a file beside the sprites, which is sent as it is."""

    def __init__(self, name: str) -> None:
        """Open `art/<name>.png`, where the name is that of a sprite: `mausen/winning`."""
        self._file = art(name).with_suffix(".png").read_bytes()
        super().__init__(Image.open(BytesIO(self._file)))

    def png(self) -> bytes:
        """Return the file."""
        return self._file


def backdrop(name: str, width: int, height: int, colour: str) -> Raster:
    """Return art of this width on a colour: what is kept is the ground that is made of it, so this is not."""
    drawing = Drawing(Image.new("RGB", (width, height), colour))
    drawing.put(rasterised(art(name).read_text(encoding="utf-8"), width), 0, 0)
    return drawing.image


def palette_of(pictures: Iterable[Raster], colours: int = _COLOURS) -> Raster:
    """Choose the colours of a game from pictures that show all it has: flat ones exactly, the rest by their weight."""
    # MAXCOVERAGE would lose pale patches; so would counting pixels plainly, hence the square root
    counts: dict[tuple[int, ...], int] = {}
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or []:
            if isinstance(colour, tuple):
                counts[colour] = counts.get(colour, 0) + count
    ranked = sorted(counts, key=lambda colour: (-counts[colour], colour))
    flat = [colour for colour in ranked if counts[colour] >= _FLAT][: colours * 3 // 4]
    strip = [colour for colour in ranked[len(flat) :] for _ in range(max(1, round(sqrt(counts[colour]) / 2)))]
    rest = _median_cut(strip, colours - len(flat))
    chosen = Image.new("P", (1, 1))
    chosen.putpalette([level for colour in flat for level in colour] + rest)
    return chosen


def _median_cut(strip: list[tuple[int, ...]], colours: int) -> list[int]:
    image = Image.frombytes("RGB", (len(strip), 1), bytes(level for colour in strip for level in colour))
    found = image.quantize(colours, method=Image.Quantize.MEDIANCUT, kmeans=3)
    return (found.getpalette() or [])[: 3 * colours]
