"""The fonts that names and numbers are set in, in the order in which they are asked for a character.

Pillow shapes text well but inside one font only, and draws a box for a character that the font lacks. So we read from each font file which
characters it has and pick the font ourselves.
"""

import struct
from bisect import bisect_right
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont
from PIL.ImageFont import Axis

WEIGHT = 750
CHUNKY = "Fredoka"
PLAIN = "Nunito"
EMOJI = "NotoEmoji"

_SCRIPTS = (
    *(
        "Arabic",
        "Hebrew",
        "Thai",
        "Devanagari",
        "Armenian",
        "Georgian",
        "Bengali",
        "Gujarati",
        "Gurmukhi",
        "Tamil",
        "Telugu",
    ),
    *("Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Ethiopic"),
)
# A font that is not installed, Chinese, Japanese and Korean by default, leaves its characters without a home.
_FILES = {
    PLAIN: ("fontpkg_nunito", "files/Nunito[wght].ttf"),
    CHUNKY: ("fontpkg_fredoka", "files/Fredoka[wdth,wght].ttf"),
    "NotoSans": ("manimgx_fonts", "NotoSans[wght].ttf"),
    **{script: ("manimgx_fonts", f"NotoSans{script}[wght].ttf") for script in _SCRIPTS},
    EMOJI: ("manimgx_fonts", "NotoEmoji[wght].ttf"),
    "Symbols": ("manimgx_fonts", "NotoSansSymbols[wght].ttf"),
    "CJK": ("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc"),
}


class Font:
    """One font file: what it covers, and its sizes."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def covers(self, text: str) -> bool:
        """Tell whether the font has every character of the text."""
        return all(self._has(ord(character)) for character in text)

    @cache  # noqa: B019  fonts live as long as the process
    def at(self, size: int) -> ImageFont.FreeTypeFont:
        """Return the font, bold, at a size in pixels."""
        font = ImageFont.truetype(self.path, size, layout_engine=ImageFont.Layout.RAQM)
        font.set_variation_by_axes([_setting(axis) for axis in font.get_variation_axes()])
        return font

    def _has(self, code: int) -> bool:
        starts, ends = self._ranges
        at = bisect_right(starts, code) - 1
        return at >= 0 and code <= ends[at]

    @cached_property
    def _ranges(self) -> tuple[list[int], list[int]]:
        ranges = _character_ranges(self.path.read_bytes())
        return [start for start, _ in ranges], [end for _, end in ranges]


def _setting(axis: Axis) -> float:
    name, most = axis.get("name"), axis.get("maximum") or WEIGHT
    return min(WEIGHT, most) if name == b"Weight" else axis.get("default") or most


@cache
def chain(first: str = PLAIN) -> tuple[Font, ...]:
    """Return the installed fonts, the preferred one first."""
    names = [first, *(name for name in _FILES if name not in (first, CHUNKY))]
    return tuple(font for font in map(_load, names) if font)


@cache
def emoji() -> Font:
    """Return the font of one-coloured emoji."""
    return next(font for font in chain() if font is _load(EMOJI))


@cache
def _load(name: str) -> Font | None:
    package, file = _FILES[name]
    spec = find_spec(package)
    path = Path(spec.origin).parent / file if spec and spec.origin else None
    return Font(path) if path and path.exists() else None


def _character_ranges(data: bytes) -> list[tuple[int, int]]:
    """Read the ranges of characters from a font's `cmap`, the table from characters to glyphs; in a collection, the first font's."""
    font = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    tables = (
        struct.unpack_from(">4sIII", data, font + 12 + 16 * n)
        for n in range(struct.unpack_from(">H", data, font + 4)[0])
    )
    cmap = next(offset for tag, _, offset, _ in tables if tag == b"cmap")
    records = [
        struct.unpack_from(">HHI", data, cmap + 4 + 8 * n) for n in range(struct.unpack_from(">H", data, cmap + 2)[0])
    ]
    subtables = {struct.unpack_from(">H", data, cmap + offset)[0]: cmap + offset for _, _, offset in records}
    return _format_12(data, subtables[12]) if 12 in subtables else _format_4(data, subtables[4])


def _format_12(data: bytes, at: int) -> list[tuple[int, int]]:
    """All planes: groups of first character, last character, first glyph."""
    count = struct.unpack_from(">I", data, at + 12)[0]
    numbers = struct.unpack_from(f">{3 * count}I", data, at + 16)
    return list(zip(numbers[::3], numbers[1::3], strict=True))


def _format_4(data: bytes, at: int) -> list[tuple[int, int]]:
    """The first plane: all last characters, a pad, all first characters. The closing range is U+FFFF, no character."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    return list(zip(starts, ends, strict=True))[:-1]
