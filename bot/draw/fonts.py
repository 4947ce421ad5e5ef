"""The fonts that names and numbers are set in, in the order in which they are asked for a character.

Pillow shapes text well but inside one font only, and draws a box for a character that the font lacks. So fontTools
reads from each font file which characters it has, and the font is picked here.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
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
    *("Arabic", "Hebrew", "Thai", "Devanagari", "Armenian", "Georgian", "Bengali", "Gujarati", "Gurmukhi"),
    *("Tamil", "Telugu", "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Ethiopic"),
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
        at = bisect_left(self._codes, code)
        return at < len(self._codes) and self._codes[at] == code

    @cached_property
    def _codes(self) -> Sequence[int]:
        """The characters that the font has, in order: 4 bytes each, of which the fonts of all scripts need 220 KB."""
        from fontTools.ttLib import TTFont  # its import takes 30 ms, which only a process that draws spends

        with TTFont(self.path, fontNumber=0, lazy=True) as font:
            font.setGlyphOrder([""] * font["maxp"].numGlyphs)  # to read the glyphs' names takes five times as long
            codes = array("I", sorted(font.getBestCmap() or ()))
            font.tables.clear()  # they refer to the font: else 9 MB of the largest one wait for the garbage collection
        return codes


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
