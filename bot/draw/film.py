"""A game as a moving picture: a GIF, which every app of Discord plays by itself.

Pillow packs each frame; what goes into it is chosen here: only what has changed since the frame before, in the one
palette of the game, the unchanged points inside left out where that packs better. Pillow's own way would give every
frame a palette, and cannot choose.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from struct import pack

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.draw.canvas import Picture

MOST_BYTES = 3_000_000
MOST_FRAMES = 150
WIDTHS = (640, 480, 360)
FRAME_MS, LAST_MS = 1000, 5000

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


def film(pictures: Sequence[bytes], most_bytes: int = MOST_BYTES) -> bytes:
    """Return pictures of one palette, given as files, as a GIF that fits.

    The pictures get smaller if need be, and then fewer. Two that do not fit are a ValueError.
    """
    for width in WIDTHS:
        if made := _film(pictures, width, most_bytes):
            return made
    if len(pictures) <= 2:
        raise ValueError(f"two pictures do not fit into {most_bytes} bytes")
    return film([pictures[at] for at in thinned(len(pictures), max(2, len(pictures) // 2))], most_bytes)


@dataclass(frozen=True)
class _Frame:
    """A part of the film that is laid over what is there, where it has changed."""

    image: Picture
    corner: tuple[int, int]
    unchanged: Picture | None
    """Which points of it are the same as before; None if it is the first."""
    shown_ms: int = FRAME_MS

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


def _film(pictures: Sequence[bytes], width: int, most_bytes: int) -> bytes | None:
    """Return the film at this width; None as soon as it is too large."""
    sizes = [_open(picture).size for picture in pictures]
    widest, highest = (max(size) for size in zip(*sizes, strict=True))
    scale = min(1.0, width / widest)
    size = (round(widest * scale), round(highest * scale))
    colours = _open(pictures[0])
    made = BytesIO()
    made.write(
        b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + bytes(colours.getpalette() or ()).ljust(768, b"\0") + _FOREVER
    )
    for frame in _frames(_scaled(_open(picture), scale, size, colours) for picture in pictures):
        made.write(frame.packed())
        if made.tell() >= most_bytes:
            return None
    return made.getvalue() + _END


def _frames(images: Iterable[Picture]) -> Iterator[_Frame]:
    """Yield what changes from image to image; one that changes nothing is shown by the frame before, for longer."""
    before: Picture | None = None
    waiting: _Frame | None = None
    for image in images:
        fresh = _Frame(image, (0, 0), None) if before is None else _changed(before, image)
        before = image
        if waiting and fresh is None:
            waiting = replace(waiting, shown_ms=waiting.shown_ms + FRAME_MS)
            continue
        if waiting:
            yield waiting
        waiting = fresh
    if waiting:
        yield replace(waiting, shown_ms=waiting.shown_ms - FRAME_MS + LAST_MS)


def _changed(before: Picture, image: Picture) -> _Frame | None:
    difference = ImageChops.difference(before, image)
    box = difference.getbbox()
    if box is None:
        return None
    unchanged = difference.crop(box).point([255, *(0,) * 255], "1")  # pyright: ignore[reportUnknownMemberType]
    return _Frame(image.crop(box), box[:2], unchanged)


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
