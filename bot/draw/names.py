"""Names in any script as pictures: never an exception, never an empty box, never wider than the place there is.

A name goes through four steps: clean it, cut it into what a person sees as one character (a cluster), find a font for each cluster, order
the runs of one font from left to right. Names too long end with `…`.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.draw import fonts
from bot.draw.fonts import Font

UNKNOWN = "·"
CAPITALS = 0.7
"""The height of a capital, as part of the size: what looks centred is centred by this."""
BASELINE = 1.1
_HEIGHT = 1.5
_LONGEST = 80  # characters looked at: Discord allows 32, and no more than that are ever visible
_MOST_MARKS = 3  # on one letter; more of them climb into the neighbours

_JOINER = "\u200d"
_NON_JOINER = "\u200c"
_EMOJI_STYLE = "\ufe0f"
_INVISIBLE = frozenset(
    "\u115f\u1160\u2800\u3164\uffa0\ufffc"
)  # letters and signs that look like nothing: people hide their names with them
_LOCK = Lock()  # a font object of FreeType must not be used by two threads at once


class Run(NamedTuple):
    """A stretch of a name in one font and one direction."""

    font: Font
    text: str
    rtl: bool


class _Cluster(NamedTuple):
    font: Font
    text: str
    side: str
    """R for right to left, L for left to right, D for digits, N for what goes along with its neighbours."""


@lru_cache(maxsize=4096)
def label(text: str, size: int, width: int, face: str = fonts.PLAIN) -> Image.Image:
    """Return the text as a mask at most `width` pixels wide; all masks of a size have the same height and baseline."""
    clusters = _clusters(text, face)
    with _LOCK:
        mask = _draw(_shorten(clusters, size, width, face), size, width)
        return mask if mask.getbbox() else _draw(_ordered(_clusters(UNKNOWN, face)), size, width)


def clean(text: str) -> str:
    """Drop what has no shape or changes direction, join accents with their letters, make all blanks one blank."""
    kept = (
        " " if character.isspace() or character in _INVISIBLE else character
        for character in text[:_LONGEST]
        if _is_kept(character)
    )
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split()) or UNKNOWN


def graphemes(text: str) -> list[str]:
    """Cut the text into what is seen as one character: a letter with its marks, a flag, a family."""
    found: list[str] = []
    for character in text:
        if found and _continues(found[-1], character):
            found[-1] += character
        else:
            found.append(character)
    return found


def _is_kept(character: str) -> bool:
    if (
        character in (_JOINER, _NON_JOINER) or "\U000e0020" <= character <= "\U000e007f"
    ):  # the flag of Scotland is spelled with the latter
        return True
    return character.isspace() or unicodedata.category(character) not in {"Cc", "Cf", "Cs"}


def _continues(cluster: str, character: str) -> bool:
    if (
        unicodedata.category(character).startswith("M")
        or character in (_JOINER, _NON_JOINER)
        or _is_modifier(character)
    ):
        return True
    last = cluster[-1]
    if _is_regional(character):
        return len(cluster) == 1 and _is_regional(cluster)
    if last == _JOINER:
        return unicodedata.category(character) == "So"
    return (
        unicodedata.combining(last) == 9 and character.isalpha()
    )  # 9 is a virama: it binds two letters of an Indian script


def _is_modifier(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff" or "\U000e0020" <= character <= "\U000e007f"


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


@lru_cache(maxsize=4096)
def _clusters(text: str, face: str) -> tuple[_Cluster, ...]:
    return tuple(part for grapheme in graphemes(clean(text)) for part in _with_font(grapheme, face))


def _with_font(grapheme: str, face: str) -> Iterator[_Cluster]:
    """Find a font, for a plainer spelling if need be: ℳ is M to whoever has no ℳ."""
    base = grapheme.rstrip(_JOINER + _NON_JOINER)
    fewer_marks = base[: 1 + _MOST_MARKS] if unicodedata.combining(base[1:2] or "a") else base
    for text in (
        fewer_marks,
        unicodedata.normalize("NFKC", fewer_marks),
        base[:1],
        unicodedata.normalize("NFKC", base[:1]),
    ):
        if font := _font(text, face):
            yield from (_Cluster(font, text, _side(text)),)
            return
    yield _Cluster(fonts.chain(face)[0], UNKNOWN, "N")


@cache
def _font(text: str, face: str) -> Font | None:
    """Return the first font that has every character, if what the text shows is a character at all."""
    visible = text.replace(_JOINER, "").replace(_NON_JOINER, "").replace(_EMOJI_STYLE, "")
    if not visible or any(unicodedata.category(character) in {"Co", "Cn"} for character in visible):
        return None
    if _EMOJI_STYLE in text and fonts.emoji().covers(visible):
        return fonts.emoji()
    return next((font for font in fonts.chain(face) if font.covers(visible)), None)


def _side(text: str) -> str:
    kind = unicodedata.bidirectional(text[0])
    if kind in {"R", "AL"}:
        return "R"
    return {"L": "L", "EN": "D", "AN": "D"}.get(kind, "N")


def _ordered(clusters: Sequence[_Cluster]) -> list[Run]:
    """Return the runs from left to right: those of a right-to-left stretch in reverse."""
    runs: list[Run] = []
    for rtl, stretch in groupby(zip(clusters, _directions(clusters), strict=True), key=lambda pair: pair[1]):
        parts = groupby(
            (cluster for cluster, _ in stretch), key=lambda cluster: (cluster.font, rtl and cluster.side != "D")
        )
        there = [
            Run(font, "".join(cluster.text for cluster in part), rtl=backwards) for (font, backwards), part in parts
        ]
        runs += reversed(there) if rtl else there
    return runs


def _directions(clusters: Sequence[_Cluster]) -> list[bool]:
    """Tell which clusters belong to a right-to-left stretch: its letters, the digits after them, and what is between."""
    sides = [cluster.side for cluster in clusters]
    inside, last = [False] * len(sides), -1
    for at, side in enumerate(sides):
        if side == "L":
            last = -1
        elif side == "R" or (side == "D" and last >= 0):
            start = last if last >= 0 else at
            inside[start : at + 1] = [True] * (at + 1 - start)
            last = at
    return inside


def _shorten(clusters: Sequence[_Cluster], size: int, width: int, face: str) -> list[Run]:
    """Keep as many clusters as fit, and `…` in the direction of the last one kept."""
    if _width(_ordered(clusters), size) <= width:
        return _ordered(clusters)
    dots = fonts.chain(face)[0]

    def cut(length: int) -> list[Run]:
        kept = clusters[:length]
        return _ordered([*kept, _Cluster(dots, "…", "R" if kept and kept[-1].side == "R" else "N")])

    fits = bisect_right(range(len(clusters)), width, key=lambda length: _width(cut(length), size))
    return cut(max(0, fits - 1))


def _width(runs: Sequence[Run], size: int) -> float:
    return sum(run.font.at(size).getlength(run.text, direction=_direction(run)) for run in runs)


def _draw(runs: Sequence[Run], size: int, width: int) -> Image.Image:
    mask = Image.new("L", (max(1, min(width, round(_width(runs, size)) + 1)), round(size * _HEIGHT)))
    pen, x = ImageDraw.Draw(mask), 0.0
    for run in runs:
        with suppress(
            OSError
        ):  # FreeType gives up on the one or other monster of a glyph, U+FDFD for one: its place stays blank
            pen.text(
                (x, round(size * BASELINE)), run.text, 255, run.font.at(size), anchor="ls", direction=_direction(run)
            )
        x += run.font.at(size).getlength(run.text, direction=_direction(run))
    return mask


def _direction(run: Run) -> str:
    return "rtl" if run.rtl else "ltr"
