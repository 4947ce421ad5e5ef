"""A game as a moving picture: a GIF, which every app of Discord plays by itself.

Pillow packs each frame; what goes into it is chosen here: only what has changed since the frame before, in the one
palette of the game, the unchanged points inside left out where that packs better. Pillow's own way would give every
frame a palette, and cannot choose.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.draw.canvas import INK, PAPER, Board, Picture
from bot.draw.names import fitting

MOST_BYTES = 3_000_000
MOST_FRAMES = 44
WIDTHS = (640, 480, 360)
LONGEST_MS, LAST_MS = 30_000, 4000
"""How long a film lasts at most, and how long its last picture stays."""
_SLOWEST_MS = 800  # for a moment in which nothing changes; one that changes most stays three times as long
_CAPTION, _TITLE_WIDTH = 76, 190  # the height of the strip below a picture, and how much of its width the title has
_CAPTION_SIZES = (32, 28, 25, 23)

_UNCHANGED = 255  # no palette of ours has so many colours: this one says that a point stays as it was
_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b";"


def thinned(count: int, most: int) -> list[int]:
    """Return which of `count` things to keep: at most `most`, which is two or more.

    They are evenly spread, the first and the last among them.
    """
    if count <= most:
        return list(range(count))
    return [at * (count - 1) // (most - 1) for at in range(most)]


def highlights(changes: Sequence[float], most: int = MOST_FRAMES) -> list[int]:
    """Return which moments of a game to show, at most so many: half of them evenly spread, the rest those that changed
    most. The first and the last are among them.
    """
    if len(changes) <= most:
        return list(range(len(changes)))
    spread = thinned(len(changes), most // 2)
    others = sorted(set(range(len(changes))) - {*spread}, key=lambda at: (-changes[at], at))
    return sorted([*spread, *others[: most - len(spread)]])


def durations(changes: Sequence[float]) -> list[int]:
    """Return how long each moment is shown, in ms: the longer, the more it changed, and the last one longest."""
    most = max(changes, default=0) or 1
    weights = [1 + 2 * change / most for change in changes[:-1]]
    unit = min(_SLOWEST_MS, (LONGEST_MS - LAST_MS) / (sum(weights) or 1))
    return [*(int(weight * unit) // 10 * 10 for weight in weights), LAST_MS]  # a GIF counts hundredths of a second


def captioned(board: Board, title: str, text: str) -> Board:
    """Return a picture with a strip below it that says which moment it is, and what happened."""
    made = board.extended(_CAPTION, INK)
    width, y = board.width, board.height + _CAPTION // 2
    title_size = fitting(title, _CAPTION_SIZES, _TITLE_WIDTH)
    made.write(title, 24, y, title_size, PAPER, width=_TITLE_WIDTH, anchor="l")
    room = width - _TITLE_WIDTH - 64
    made.write(text, _TITLE_WIDTH + 40, y, fitting(text, _CAPTION_SIZES, room), PAPER, width=room, anchor="l")
    return made


class Shot(NamedTuple):
    """A picture of a film, as a file, and how long it is shown."""

    file: bytes
    shown_ms: int


def film(shots: Sequence[Shot], most_bytes: int = MOST_BYTES) -> bytes:
    """Return pictures of one palette as a GIF that fits.

    The pictures get smaller if need be, and then fewer. Two that do not fit are a ValueError.
    """
    for width in WIDTHS:
        if made := _film(shots, width, most_bytes):
            return made
    if len(shots) <= 2:
        raise ValueError(f"two pictures do not fit into {most_bytes} bytes")
    return film([shots[at] for at in thinned(len(shots), max(2, len(shots) // 2))], most_bytes)


@dataclass(frozen=True)
class _Frame:
    """A part of the film that is laid over what is there, where it has changed."""

    image: Picture
    corner: tuple[int, int]
    unchanged: Picture | None
    """Which points of it are the same as before; None if it is the first."""
    shown_ms: int

    def packed(self) -> bytes:
        """Return the smaller one of two ways to say the same: with the unchanged points, and without."""
        full = b"".join(getdata(self.image, self.corner, duration=self.shown_ms, disposal=1))
        if self.unchanged is None:
            return full
        sparse = self.image.copy()
        sparse.paste(_UNCHANGED, mask=self.unchanged)
        return min(
            full,
            b"".join(getdata(sparse, self.corner, duration=self.shown_ms, disposal=1, transparency=_UNCHANGED)),
            key=len,
        )


def _film(shots: Sequence[Shot], width: int, most_bytes: int) -> bytes | None:
    """Return the film at this width; None as soon as it is too large."""
    sizes = [_open(picture).size for picture, _ in shots]
    widest, highest = (max(size) for size in zip(*sizes, strict=True))
    scale = min(1.0, width / widest)
    size = (round(widest * scale), round(highest * scale))
    colours = _open(shots[0].file)
    made = BytesIO()
    made.write(
        b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + bytes(colours.getpalette() or ()).ljust(768, b"\0") + _FOREVER
    )
    for frame in _frames((_scaled(_open(file), scale, size, colours), shown_ms) for file, shown_ms in shots):
        made.write(frame.packed())
        if made.tell() >= most_bytes:
            return None
    return made.getvalue() + _END


def _frames(images: Iterable[tuple[Picture, int]]) -> Iterator[_Frame]:
    """Yield what changes from image to image; one that changes nothing is shown by the frame before, for longer."""
    before: Picture | None = None
    waiting: _Frame | None = None
    for image, shown_ms in images:
        fresh = _Frame(image, (0, 0), None, shown_ms) if before is None else _changed(before, image, shown_ms)
        before = image
        if waiting and fresh is None:
            waiting = replace(waiting, shown_ms=waiting.shown_ms + shown_ms)
            continue
        if waiting:
            yield waiting
        waiting = fresh
    if waiting:
        yield waiting


def _changed(before: Picture, image: Picture, shown_ms: int) -> _Frame | None:
    difference = ImageChops.difference(before, image)
    box = difference.getbbox()
    if box is None:
        return None
    unchanged = difference.crop(box).point([255, *(0,) * 255], "1")  # pyright: ignore[reportUnknownMemberType]
    return _Frame(image.crop(box), box[:2], unchanged, shown_ms)


def _scaled(picture: Picture, scale: float, size: tuple[int, int], colours: Picture) -> Picture:
    """Return the picture in the middle of a frame, each point the number of its colour in the palette."""
    wanted = (round(picture.width * scale), round(picture.height * scale))
    small = picture.convert("RGB").resize(wanted, Image.Resampling.HAMMING)  # pyright: ignore[reportUnknownMemberType]
    if small.size != size:
        frame = Image.new("RGB", size, small.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        frame.paste(small, ((size[0] - small.width) // 2, (size[1] - small.height) // 2))
        small = frame
    indexed = small.quantize(palette=colours, dither=Image.Dither.NONE)
    return Image.frombytes("L", indexed.size, indexed.tobytes())


def _open(picture: bytes) -> Picture:
    return Image.open(BytesIO(picture))
