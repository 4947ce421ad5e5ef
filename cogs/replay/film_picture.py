"""A game as a moving picture: a GIF, which every app of Discord plays by itself."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Raster
from bot.draw.names import fitting, wrapped
from bot.draw.seats import Mark

MOST_BYTES = 3_000_000
WIDTHS = (640, 480, 360)
LONGEST_MS, LAST_MS, SHORTEST_MS = 25_000, 3000, 1200
"""How long a film lasts at most, and at least its last picture and each of the others."""
MOST_FRAMES = LONGEST_MS // SHORTEST_MS
_FIRST_LOOK_MS, _LETTER_MS = 300, 36  # as long as people read a line that they see for the first time
_LIT = "#ffdf7d"
# The strip below a picture: its height, the middle of its first line and of a lonely second one, and its margin.
_STRIP, _TITLE_Y, _TEXT_Y, _MARGIN = 132, 28, 90, 24
_TITLE_SIZES, _BADGE, _GAIN, _GAP = (34, 30, 26), 38, 60, 8
_GAIN_WIDTH, _UNIT_WIDTH = _GAP + _BADGE + _GAP + _GAIN, 104
_TEXT_SIZES, _LINES, _LEADING = (38, 35, 32, 29, 26), 2, 40
_GOLDEN = 0.618034


def durations(texts: Mapping[int, str]) -> dict[int, int]:
    """Return how long each moment stands, in ms: as long as its words take, the last one longest."""
    last = max(texts)
    least = {at: LAST_MS if at == last else SHORTEST_MS for at in texts}
    return {at: max(least[at], _FIRST_LOOK_MS + len(text) * _LETTER_MS) // 10 * 10 for at, text in texts.items()}


def chosen(weights: Mapping[int, float], shown_ms: Mapping[int, int], most_ms: int = LONGEST_MS) -> dict[int, int]:
    """Return the moments to show, each for how long: the last one, and those that weigh most for their time."""
    last = max(weights)
    kept, left = {last: shown_ms[last]}, most_ms - shown_ms[last]

    def by_weight(at: int) -> tuple[float, float]:
        return weights[at] / shown_ms[at], at * _GOLDEN % 1  # equal ones are taken from everywhere, not from the start

    for at in sorted({*weights} - kept.keys(), key=by_weight, reverse=True):
        if shown_ms[at] <= left:
            kept[at], left = shown_ms[at], left - shown_ms[at]
    return dict(sorted(kept.items()))


class Gain(NamedTuple):
    """The points that a seat, or a competitor without one, won or lost."""

    mark: Mark
    points: int


class Caption(NamedTuple):
    """What is said of a picture."""

    title: str
    text: str
    """What happened."""
    gains: Sequence[Gain] = ()
    note: str = ""
    """What is special about the moment."""
    unit: str = ""
    """What the numbers of the gains are."""


def captioned(drawing: Drawing, caption: Caption) -> Drawing:
    """Return a picture with a strip below it: the moment, the points, and in two lines what happened."""
    made = drawing.extended(_STRIP, INK)
    top, room = drawing.height, drawing.width - 2 * _MARGIN
    title = f"{caption.title} · {caption.note}" if caption.note else caption.title
    gains = [*caption.gains]
    while gains and not _fits(title, room - len(gains) * _GAIN_WIDTH - _UNIT_WIDTH):
        gains.remove(min(gains, key=lambda gain: abs(gain.points)))
    if gains:
        size = fitting(caption.unit, _TEXT_SIZES[-2:], _UNIT_WIDTH)
        right = drawing.width - _MARGIN
        made.write(caption.unit, right, top + _TITLE_Y, size, PAPER, width=_UNIT_WIDTH, anchor="r")
        room -= _UNIT_WIDTH
    for number, gain in enumerate(reversed(gains), start=1):
        x = _MARGIN + room - number * _GAIN_WIDTH + _GAP
        points = f"{gain.points:+}".replace("-", "−")
        made.put(gain.mark.badge(_BADGE), x, top + _TITLE_Y - _BADGE // 2)
        made.count(points, x + _BADGE + _GAP, top + _TITLE_Y, _TITLE_SIZES[0], PAPER, anchor="l")
    room -= len(gains) * _GAIN_WIDTH
    made.write(title, _MARGIN, top + _TITLE_Y, fitting(title, _TITLE_SIZES, room), _LIT, width=room, anchor="l")
    size, lines = set_caption(caption.text, drawing.width - 2 * _MARGIN)
    first = top + _TEXT_Y - (len(lines) - 1) * _LEADING // 2
    for number, line in enumerate(lines):
        y = first + number * _LEADING
        made.write(line, _MARGIN, y, size, PAPER, width=drawing.width - 2 * _MARGIN, anchor="l")
    return made


def _fits(title: str, width: int) -> bool:
    return fitting(title, (_TITLE_SIZES[-1], 1), width) > 1


def set_caption(text: str, width: int) -> tuple[int, list[str]]:
    """Return the text in lines of the largest size at which it fits; else it is cut."""
    for size in _TEXT_SIZES:
        if len(lines := wrapped(text, size, width)) <= _LINES:
            return size, _balanced(lines, size, width)
    lines = wrapped(text, _TEXT_SIZES[-1], width)
    return _TEXT_SIZES[-1], [*lines[: _LINES - 1], " ".join(lines[_LINES - 1 :])]


def _balanced(lines: list[str], size: int, width: int) -> list[str]:
    """Return two lines broken nearer to their middle: no word stands alone in the second one."""
    words = " ".join(lines).split(" ")
    ways = ([" ".join(words[:count]), " ".join(words[count:])] for count in range(1, len(words)))
    halves = next((way for way in ways if len(way[0]) >= len(way[1])), lines)
    fit = all(len(wrapped(line, size, width)) == 1 for line in halves)
    return halves if len(lines) == _LINES and fit else lines


class Shot(NamedTuple):
    """A picture of a film, as a file, and how long it is shown."""

    file: bytes
    shown_ms: int


def film(shots: Sequence[Shot], most_bytes: int = MOST_BYTES) -> bytes:
    """Return pictures of one palette as a GIF, which is smaller if need be; as small as can be it always fits."""
    *wide, least = WIDTHS
    return next((made for width in wide if len(made := _film(shots, width)) <= most_bytes), None) or _film(shots, least)


def _film(shots: Sequence[Shot], width: int) -> bytes:
    """Return the film at this width."""
    sizes = [_open(picture).size for picture, _ in shots]
    widest, highest = (max(size) for size in zip(*sizes, strict=True))
    scale = min(1.0, width / widest)
    size = (round(widest * scale), round(highest * scale))
    colours = _open(shots[0].file)
    first, *others = (_scaled(_open(file), scale, size, colours) for file, _ in shots)
    durations_ms = [shown_ms for _, shown_ms in shots]
    made = BytesIO()
    first.save(made, "GIF", save_all=True, append_images=others, duration=durations_ms, loop=0)
    return made.getvalue()


def _scaled(picture: Raster, scale: float, size: tuple[int, int], colours: Raster) -> Raster:
    """Return the picture in a frame, in these colours: its strip at the bottom, the rest in the middle above."""
    wanted = (round(picture.width * scale), round(picture.height * scale))
    small = picture.convert("RGB").resize(wanted, Image.Resampling.HAMMING)  # pyright: ignore[reportUnknownMemberType]
    if small.size != size:
        frame = Image.new("RGB", size, small.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        left, above, end = (size[0] - small.width) // 2, size[1] - small.height, small.height - round(_STRIP * scale)
        frame.paste(small.crop((0, 0, small.width, end)), (left, above // 2))
        frame.paste(small.crop((0, end, *small.size)), (left, above + end))
        small = frame
    return small.quantize(palette=colours, dither=Image.Dither.NONE)


def _open(picture: bytes) -> Raster:
    return Image.open(BytesIO(picture))
