"""Whether what is drawn can be read on a phone, 400 pixels wide, and by people who see colours differently."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from coloraide import Color

from bot.draw.canvas import Drawing, Raster
from bot.draw.names import BASELINE, CAPITALS

PHONE = 400
TEXT, MARK = 4.5, 3.0
ALIKE = 10.0
"""Two colours closer than this, by CIEDE2000, are taken for the same."""
SMALLEST_NAME, SMALLEST_DIGIT, SMALLEST_SIGN = 7.5, 8.0, 9.0  # pixels at 400
DEFICIENCIES = ("protan", "deutan", "tritan")


class Stamp(NamedTuple):
    """A text as it was drawn."""

    is_number: bool
    colour: str
    ground: str
    height: float
    """Of a capital, at 400 pixels."""


def contrast(one: str, other: str) -> float:
    return Color(one).contrast(Color(other), method="wcag21")


def distance(one: str, other: str) -> float:
    """Return how different two colours are for the people who see them least different."""
    return min(Color(one).filter(kind).delta_e(Color(other).filter(kind), method="2000") for kind in DEFICIENCIES)


def at_400(pixels: float, width: int = 960) -> float:
    return pixels * PHONE / width


def hexed(colour: Any) -> str:
    return "#" + bytes(colour[:3]).hex()


def points(picture: Raster) -> list[Any]:
    return [*picture.get_flattened_data()]


def texts_on(monkeypatch: pytest.MonkeyPatch, draw: Callable[[], Iterable[object]]) -> list[Stamp]:
    """Draw, and return every text with the colour that lies under most of it; no piece with a text on it is kept."""
    noted: list[Stamp] = []
    stamp, count = Drawing._stamp, Drawing.count
    numbers: list[bool] = []

    def note_number(*args, **options) -> None:
        numbers.append(True)
        count(*args, **options)
        numbers.pop()

    def note(board: Drawing, mask: Raster, x: int, y: int, size: int, colour: str, anchor: str) -> None:
        left = x - {"l": 0, "m": mask.width // 2, "r": mask.width}[anchor]
        top = y + round(size * CAPITALS / 2) - round(size * BASELINE)
        under = board.image.convert("RGB").crop((left, top, left + mask.width, top + mask.height))
        hits = zip(points(under), points(mask), strict=True)
        pixels = [pixel for pixel, share in hits if share > 127]
        if pixels:
            ground = max(set(pixels), key=pixels.count)
            width = board.image.width if board.image.width >= PHONE else 960  # a piece of a board
            noted.append(Stamp(bool(numbers), colour, hexed(ground), at_400(size * CAPITALS, width)))
        stamp(board, mask, x, y, size, colour, anchor)

    monkeypatch.setattr(Drawing, "_stamp", note)
    monkeypatch.setattr(Drawing, "count", note_number)
    forget_pieces()
    assert [*draw()]
    forget_pieces()
    return noted


def forget_pieces() -> None:
    for name, module in [*sys.modules.items()]:
        if name.startswith("cogs.") and ".picture." in name:
            for thing in vars(module).values():
                if clear := getattr(thing, "cache_clear", None):
                    clear()


def check_texts(monkeypatch: pytest.MonkeyPatch, draw: Callable[[], Iterable[object]]) -> None:
    """Check that every text stands out from what it is written on, and is large enough for a phone."""
    stamps = texts_on(monkeypatch, draw)
    assert len(stamps) > 5
    assert not {stamp for stamp in set(stamps) if contrast(stamp.colour, stamp.ground) < TEXT}
    assert not {stamp for stamp in stamps if stamp.height < (SMALLEST_DIGIT if stamp.is_number else SMALLEST_NAME)}
