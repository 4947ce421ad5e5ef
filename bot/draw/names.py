"""Names in any script as pictures: never an exception, never an empty box, never wider than the place there is.

A name goes through four steps: clean it, cut it into what a person sees as one character (a cluster), find a font for
each cluster, order the runs of one font from left to right. Names that are too long end with `…`.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import groupby
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.draw import fonts
from bot.draw.bitmaps import cached_bitmap
from bot.draw.directions import NEUTRAL, from_the_left
from bot.draw.fonts import Font
from bot.unicode import UNKNOWN, clean, graphemes

CAPITALS = 0.7
"""The height of a capital, as part of the size: what looks centred is centred by this."""
BASELINE = 1.1
_HEIGHT = 1.5
_LONGEST = 80  # characters looked at: Discord allows 32, and no more than that are ever visible

_JOINER = "\u200d"
_NON_JOINER = "\u200c"
_EMOJI_STYLE = "\ufe0f"
_LOCK = Lock()  # a font object of FreeType must not be used by two threads at once


class Run(NamedTuple):
    """A stretch of a name in one font and one direction."""

    font: Font
    text: str
    rtl: bool


class _Cluster(NamedTuple):
    font: Font
    text: str
    kind: str
    """The bidirectional class of its first character, such as L, R or EN."""


@cached_bitmap
def label(text: str, size: int, width: int, face: str = fonts.PLAIN) -> Image.Image:
    """Return the text as a mask at most `width` pixels wide; all masks of a size have the same height and baseline."""
    clusters = _clusters(text, face)
    with _LOCK:
        mask = _draw(_shorten(clusters, size, width, face), size, width)
        return mask if mask.getbbox() else _draw(_ordered(_clusters(UNKNOWN, face)), size, width)


@lru_cache(maxsize=4096)
def fitting(text: str, sizes: tuple[int, ...], width: int, face: str = fonts.PLAIN) -> int:
    """Return the first of these sizes at which the whole text is at most `width` pixels wide, else the last one."""
    runs = _ordered(_clusters(text, face))
    with _LOCK:
        return next((size for size in sizes if _width(runs, size) <= width), sizes[-1])


def wrapped(text: str, size: int, width: int) -> list[str]:
    """Return the text in lines that are at most `width` pixels wide, broken at blanks."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        is_room = len(longer) <= _LONGEST and fitting(longer, (size, 1), width) == size
        lines = [*lines[:-1], longer] if lines and is_room else [*lines, word]
    return lines


@lru_cache(maxsize=512)
def _clusters(text: str, face: str) -> tuple[_Cluster, ...]:
    return tuple(_with_font(grapheme, face) for grapheme in graphemes(clean(text))[:_LONGEST])


def _with_font(grapheme: str, face: str) -> _Cluster:
    """Find a font, for a plainer spelling if need be: without a font for ℳ it becomes M."""
    base = grapheme.rstrip(_JOINER + _NON_JOINER)
    for text in (form for one in (base, base[:1]) for form in (one, unicodedata.normalize("NFKC", one))):
        if font := _font(text, face):
            return _Cluster(font, text, unicodedata.bidirectional(text[0]))
    return _Cluster(fonts.chain(face)[0], UNKNOWN, NEUTRAL)


@lru_cache(maxsize=4096)
def _font(text: str, face: str) -> Font | None:
    """Return the first font that has every character, if what the text shows is a character at all."""
    visible = text.replace(_JOINER, "").replace(_NON_JOINER, "").replace(_EMOJI_STYLE, "")
    if not visible or any(unicodedata.category(character) in {"Co", "Cn"} for character in visible):
        return None
    if _EMOJI_STYLE in text and fonts.emoji().covers(visible):
        return fonts.emoji()
    return next((font for font in fonts.chain(face) if font.covers(visible)), None)


def _ordered(clusters: Sequence[_Cluster]) -> list[Run]:
    """Return the runs from left to right; the text of each is in the order of reading, and Pillow shapes it."""
    runs: list[Run] = []
    placed = from_the_left([cluster.kind for cluster in clusters])
    for (font, level), part in groupby(placed, key=lambda one: (clusters[one.position].font, one.level)):
        positions = sorted(one.position for one in part)
        runs.append(Run(font, "".join(clusters[position].text for position in positions), rtl=level % 2 == 1))
    return runs


def _shorten(clusters: Sequence[_Cluster], size: int, width: int, face: str) -> list[Run]:
    """Keep as many clusters as fit, and `…` in the direction of the last one kept."""
    if _width(_ordered(clusters), size) <= width:
        return _ordered(clusters)
    dots = fonts.chain(face)[0]

    def cut(length: int) -> list[Run]:
        kept = clusters[:length]
        return _ordered([*kept, _Cluster(dots, "…", "R" if kept and kept[-1].kind in {"R", "AL"} else NEUTRAL)])

    fits = bisect_right(range(len(clusters)), width, key=lambda length: _width(cut(length), size))
    return cut(max(0, fits - 1))


def _width(runs: Sequence[Run], size: int) -> float:
    return sum(run.font.at(size).getlength(run.text, direction=_direction(run)) for run in runs)


def _draw(runs: Sequence[Run], size: int, width: int) -> Image.Image:
    mask = Image.new("L", (max(1, min(width, round(_width(runs, size)) + 1)), round(size * _HEIGHT)))
    pen, x = ImageDraw.Draw(mask), 0.0
    for run in runs:
        font, direction = run.font.at(size), _direction(run)
        with suppress(OSError):  # FreeType gives up on a few very large glyphs such as U+FDFD: their place stays blank
            pen.text((x, round(size * BASELINE)), run.text, 255, font, anchor="ls", direction=direction)
        x += font.getlength(run.text, direction=direction)
    return mask


def _direction(run: Run) -> str:
    return "rtl" if run.rtl else "ltr"
