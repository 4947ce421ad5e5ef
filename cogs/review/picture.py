"""How a game went, without a word.

A line for each player, the chapter after which it turned, and below them the ranks with points and luck. A line ends
where its player ended; what has to be moved to be seen are the badges, and dots lead to them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import pairwise
from math import floor
from typing import TypeAlias

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Raster, palette_of, rasterised, svg
from bot.draw.furniture import GOLD, METALS
from bot.draw.layout import steps
from bot.draw.seats import SEAT_MARKS, Mark

WIDTH = 960
_GROUND, _GRID, _FAINT = "#2a5650", "#e6d8c2", "#75655a"

_LEFT, _RIGHT, _TOP, _BOTTOM = 116, 832, 74, 388  # the field of the lines
_NUMBERS_Y = 426
_ENDS_X, _GAP = 902, 46  # where a line ends in its badge, and how close two of them may be
_ROWS_Y, _ROW = 458, 60
_BAR_X, _BAR_HEIGHT = 458, 26
_LUCK = 40
_FIELD = (_LEFT - 36, _TOP - 24, _ENDS_X + 8, _ROWS_Y)  # left, top, right, bottom of what is drawn around the lines
_COLOURS = 56  # with more of them, those beside the paper take its place

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Course:
    """What there is to draw, by seat; those who take part without a seat come after the seats."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    chapters: tuple[int, ...]
    """The rounds or turns, from 0 on."""
    standings: tuple[tuple[int, ...], ...]
    """What each had after each of them."""
    turning: int | None
    """After which of them the winner was not caught any more; None if no single one turned the game."""
    expected: tuple[float, ...] = ()
    """The points that luck alone would have brought each seat; empty for a game without luck."""
    in_percent: bool = False
    """The standings are chances to win: no points stand beside the names."""
    marks: tuple[Mark, ...] = SEAT_MARKS
    """How their lines and badges look."""
    told: tuple[int, ...] = ()
    """At which of them the text tells of each: there its sign stands on its line; 0 for none."""
    is_given_up: bool = False
    """The lines break off at the last standing but one, below a white flag: the last one was not played."""


def draw(course: Course) -> Drawing:
    """Draw the picture; it is the higher the more seats there are."""
    seats = range(len(course.names))
    order = sorted(seats, key=lambda seat: (course.ranks[seat], seat))
    field = _Field(course)
    drawing = Drawing(_sheet(_rows_end(course) + 22), partial(colours, course.marks))
    lines = "".join(map(field.line, reversed(order)))  # the winner's lies on top
    _put_shapes(drawing, field.grid() + lines, *_FIELD)
    if not course.in_percent:
        bars = "".join(_bar(course, seat, row) for row, seat in enumerate(order))
        _put_shapes(drawing, bars, _BAR_X - 2, _ROWS_Y, _BAR_X + _bar_width(course) + 2, _rows_end(course))
    field.mark(drawing)
    for row, seat in enumerate(order):
        _draw_row(drawing, course, seat, _ROWS_Y + _ROW * row + _ROW // 2)
    return drawing


@lru_cache(maxsize=2)
def _sheet(height: int) -> Raster:
    """Return the empty picture."""
    drawing = Drawing(Image.new("RGB", (WIDTH, height), _GROUND))
    sheet = f'<rect x="9" y="9" width="942" height="{height - 18}" rx="26" fill="{PAPER}"'
    drawing.put(rasterised(svg(f'{sheet} stroke="{INK}" stroke-width="4"/>', WIDTH, height), WIDTH), 0, 0)
    return drawing.image


def _put_shapes(drawing: Drawing, shapes: str, left: int, top: int, right: int, bottom: int) -> None:
    """Draw shapes in a box of the sheet, on paper: transparent points take most of the time."""
    width, height = right - left, bottom - top
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    moved = f'<g transform="translate({-left} {-top})">{shapes}</g>'
    drawing.put(rasterised(svg(paper + moved, width, height), width), left, top)


@cache
def colours(marks: tuple[Mark, ...]) -> Raster:
    """Return the palette of the pictures with these marks."""
    lines = range(len(marks))
    courses = tuple(tuple((at * (line + 2)) % 9 + line for line in lines) for at in range(7))
    ranks, luck = tuple(1 + line for line in lines), tuple(2.0 + line for line in lines)
    return palette_of(
        [draw(Course(("A",) * len(marks), ranks, tuple(range(7)), courses, 3, luck, marks=marks)).image], _COLOURS
    )


def smooth(points: Sequence[Point]) -> str:
    """Return a path through the points that never swings beyond them: what is no gain must not look like one."""
    slopes = [(y2 - y1) / (x2 - x1) for (x1, y1), (x2, y2) in pairwise(points)]
    inner = [2 * one * two / (one + two) if one * two > 0 else 0.0 for one, two in pairwise(slopes)]
    tangents = [slopes[0], *inner, slopes[-1]]
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for ((x1, y1), (x2, y2)), (before, after) in zip(pairwise(points), pairwise(tangents), strict=True):
        third = (x2 - x1) / 3
        path += (
            f"C{x1 + third:.1f} {y1 + before * third:.1f} {x2 - third:.1f} {y2 - after * third:.1f} {x2:.1f} {y2:.1f}"
        )
    return path


def ticks(most: int) -> range:
    """Return the few round numbers beside the lines: from 0 up to the first that is not less than `most`."""
    step = next(step for step in steps() if 4 * step >= most)
    return range(0, max(step, -(-most // step) * step) + 1, step)


def spread(heights: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return the heights moved apart until none is closer to another than `gap`, all of them between top and bottom."""
    moved = list(heights)
    order = sorted(range(len(moved)), key=lambda at: moved[at])
    edge = top
    for at in order:
        edge = moved[at] = max(edge, moved[at])
        edge += gap
    edge = bottom
    for at in reversed(order):
        edge = moved[at] = min(edge, moved[at])
        edge -= gap
    return moved


class _Field:
    """The field of the lines."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._ticks = range(0, 101, 50) if course.in_percent else ticks(max(map(max, course.standings)))
        seats = range(len(course.names))
        apart, chapters = min(4.0, 16 / len(seats)), len(course.standings)
        # lines that lie on each other are seen side by side, the winner's on top, and come down to their points so
        # slowly that none seems to lose any
        worst_first = sorted(seats, key=lambda seat: course.ranks[seat], reverse=True)
        self._points = [
            [
                (self._x(at), self._y(standing[seat]) - apart * worst_first.index(seat) * (1 - at / (chapters - 1)))
                for at, standing in enumerate(course.standings)
            ]
            for seat in seats
        ]
        self._last = chapters - (2 if course.is_given_up else 1)
        last = [points[-1][1] for points in self._points]
        self._ends = spread([y + course.ranks[seat] / 1000 for seat, y in enumerate(last)], _GAP, _TOP - 10, _BOTTOM)

    def grid(self) -> str:
        """Return the lines behind everything, and the chapter after which it turned or was given up."""
        across = "".join(
            f'<path d="M{_LEFT} {self._y(tick):.1f}H{_RIGHT}" stroke="{_GRID}" stroke-width="3"/>'
            for tick in self._ticks
        )
        turned = self._course.turning
        if self._course.is_given_up:
            x = self._x(self._last)
            pole = f'<path d="M{x:.1f} {_TOP - 18}V{_BOTTOM + 4}" stroke="{INK}" stroke-width="4"/>'
            flag = f'<path d="M{x:.1f} {_TOP - 18}q10 -8 20 0t20 0v28q-10 8 -20 0t-20 0z" fill="#fff" stroke="{INK}"'
            return f'<g stroke-linecap="round">{across}{pole}{flag} stroke-width="4"/></g>'
        if turned is None:
            return f'<g stroke-linecap="round">{across}</g>'
        x = self._x(turned)
        down = f'<path d="M{x:.1f} {_TOP - 16}V{_BOTTOM + 4}" stroke="{INK}" stroke-width="4" stroke-dasharray="4 9"/>'
        pill = f'<rect x="{x - 34:.1f}" y="{_NUMBERS_Y - 19}" width="68" height="38" rx="19" fill="{GOLD}"/>'
        return f'<g stroke-linecap="round">{across}{down}</g>{pill}'

    def line(self, seat: int) -> str:
        """Return a line, and the dots that lead from its end to its badge."""
        points = self._points[seat][: self._last + 1]
        x, y = points[-1]
        path = smooth(points if self._last else [*points, (x + 1, y)])
        strokes = ((INK, 10), (self._course.marks[seat].colour, 6))
        leader = f'<path d="M{x + 8:.1f} {y:.1f}L{_ENDS_X} {self._ends[seat]:.1f}" stroke="{INK}" stroke-width="4"'
        return f'{leader} stroke-dasharray="0 9" stroke-linecap="round"/>' + "".join(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
            for colour, width in strokes
        )

    def mark(self, drawing: Drawing) -> None:
        """Put the symbols on the lines, and the numbers beside them."""
        seats = len(self._points)
        for seat, points in enumerate(self._points):
            told = self._course.told[seat] if self._course.told else 0
            x, y = points[min(told or round(self._last * (seat + 1) / (seats + 1)), self._last)]
            drawing.center(self._course.marks[seat].badge(30), round(x), round(y))
            drawing.center(self._course.marks[seat].badge(44), _ENDS_X, round(self._ends[seat]))
        for tick in self._ticks:
            number = f"{tick}%" if self._course.in_percent else str(tick)
            drawing.count(number, _LEFT - 20, round(self._y(tick)), 31, _FAINT, anchor="r")
        turned = self._course.turning
        if turned is not None:
            winner = self._course.marks[self._course.ranks.index(1)]
            drawing.center(winner.badge(54), round(self._x(turned)), _TOP - 30)
            drawing.count(str(self._course.chapters[turned]), round(self._x(turned)), _NUMBERS_Y, 32)
        for at in self._numbered():
            drawing.count(str(self._course.chapters[at]), round(self._x(at)), _NUMBERS_Y, 31, _FAINT)

    def _numbered(self) -> list[int]:
        """Return which chapters are named: few, the last one always, and none too close to the one where it turned."""
        last = self._last
        step = next(step for step in steps() if 8 * step >= last)
        turned = self._course.turning
        near = 72 if last < 100 else 84  # pixels: numbers of three digits are wider
        found = [last] if turned is None or turned == last or self._x(last) - self._x(turned) >= near else []
        found += [
            at for at in range(step, last, step) if 2 * (last - at) > step and self._x(last) - self._x(at) >= near
        ]
        return [at for at in found if turned is None or (at != turned and abs(self._x(at) - self._x(turned)) >= near)]

    def _x(self, at: int) -> float:
        return _LEFT + (_RIGHT - _LEFT) * at / (len(self._course.chapters) - 1)

    def _y(self, points: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * points / self._ticks[-1]


def _rows_end(course: Course) -> int:
    return _ROWS_Y + _ROW * len(course.names)


def _bar_width(course: Course) -> int:
    return 276 if course.expected else 360


def _bar_length(course: Course, points: float) -> float:
    most = max(1, *course.standings[-1], *course.expected)
    return _bar_width(course) * max(0.0, points) / most


def _bar(course: Course, seat: int, row: int) -> str:
    """Return the bar of a seat's points."""
    y = _ROWS_Y + _ROW * row + (_ROW - _BAR_HEIGHT) // 2
    length, points = _bar_width(course), course.standings[-1][seat]
    track = f'<rect x="{_BAR_X}" y="{y}" width="{length}" height="{_BAR_HEIGHT}" rx="13" fill="{_GRID}"/>'
    shape = f'x="{_BAR_X}" y="{y}" width="{max(26.0, _bar_length(course, points)):.1f}" height="{_BAR_HEIGHT}" rx="13"'
    if points <= 0:
        return track
    return f'{track}<rect {shape} fill="{course.marks[seat].colour}" stroke="{INK}" stroke-width="3"/>'


def _draw_row(drawing: Drawing, course: Course, seat: int, y: int) -> None:
    """Draw a row of a seat: rank, name, points and luck."""
    rank, points = course.ranks[seat], course.standings[-1][seat]
    drawing.center("badge", 62, y, 46, f".seat{{fill:{METALS[rank].colour if rank in METALS else PAPER}}}")
    drawing.count(str(rank), 62, y, 30)
    drawing.center(course.marks[seat].badge(46), 124, y)
    drawing.write(course.names[seat], 160, y, 30, width=760 if course.in_percent else 284, anchor="l")
    if course.in_percent:
        return
    drawing.count(str(points), 814 if course.expected else 910, y, 38, anchor="r")
    if seat < len(course.expected):
        drawing.center("luck", _BAR_X + round(_bar_length(course, course.expected[seat])), y, _LUCK)
        mean = sum(course.standings[-1][: len(course.expected)]) / len(course.expected)
        drawing.center("luck", 852, y, 28)
        drawing.count(signed([expected - mean for expected in course.expected])[seat], 928, y, 32, _FAINT, anchor="r")


def signed(lucks: Sequence[float]) -> list[str]:
    """Return the luck of all seats as whole numbers with their signs. They sum to nothing, as the lucks do."""
    whole = [floor(luck) for luck in lucks]
    by_loss = sorted(range(len(lucks)), key=lambda seat: whole[seat] - lucks[seat])
    missing = -sum(whole)
    for seat in by_loss[:missing]:  # the seats that lose most by rounding down are rounded up
        whole[seat] += 1
    return [f"{luck:+}".replace("-", "−") if luck else "±0" for luck in whole]
