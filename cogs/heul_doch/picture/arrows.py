"""Lines on the table of Heul doch!: the band that joins neighbours, and the arrows of what was played."""

from collections.abc import Callable
from math import hypot
from typing import NamedTuple, TypeAlias

from bot.draw.canvas import INK, Drawing, rasterise, svg

_MARGIN = 34  # what an arrow needs around its ends


class Point(NamedTuple):
    """A point on the board, in pixels."""

    x: int
    y: int


Route: TypeAlias = tuple[Point, ...]
"""From one point to another, bent towards a point between them if there are three."""


class _Head(NamedTuple):
    """An arrow's head: its corners, and the middle of its base."""

    tip: Point
    left: Point
    right: Point
    base: Point


def band(board: Drawing, route: Route, colour: str, *, outlined: bool = False) -> None:
    """Draw a stretch of the band that joins neighbours; with an outline where it is lit."""
    strokes = ((INK, 26), (colour, 16)) if outlined else ((colour, 12),)
    look = 'fill="none" stroke-linecap="round"'

    def shapes(line: Route) -> str:
        return "".join(f'<path d="{_path(line)}" {look} stroke="{ink}" stroke-width="{w}"/>' for ink, w in strokes)

    _lay(board, route, shapes)


def arrow(
    board: Drawing, route: Route, colour: str, *, thick: int = 20, both: bool = False, faint: bool = False
) -> None:
    """Draw an arrow; with two heads for a swap, faint and without an outline for an earlier turn."""

    def shapes(line: Route) -> str:
        start, *bend, end = line
        head = _head(line[-2], end, thick)
        tail = _head(line[1], start, thick) if both else None
        shaft = _path((tail.base if tail else start, *bend, head.base))
        heads = "".join(_triangle(each, colour) for each in (head, tail) if each)
        line_of = f'<path d="{shaft}" fill="none" '
        if faint:
            group = f'<g stroke="{colour}" stroke-linejoin="round" opacity=".5">'
            return f'{group}{heads}{line_of}stroke-width="{thick}"/></g>'
        outline = f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">'
        inner = f'stroke="{colour}" stroke-width="{thick}"/></g>'
        return f'{outline}{line_of}stroke-width="{thick + 6}"/>{heads}{line_of}{inner}'

    _lay(board, route, shapes)


def _lay(board: Drawing, route: Route, shapes: Callable[[Route], str]) -> None:
    """Draw shapes along a route on a bitmap just large enough, and lay it on the board."""
    left, top = min(point.x for point in route) - _MARGIN, min(point.y for point in route) - _MARGIN
    width, height = max(point.x for point in route) + _MARGIN - left, max(point.y for point in route) + _MARGIN - top
    inside = shapes(tuple(Point(point.x - left, point.y - top) for point in route))
    board.put(rasterise(svg(inside, width, height), width), left, top)


def _path(line: Route) -> str:
    start, *bend, end = line
    curve = "".join(f"Q{point.x} {point.y} " for point in bend) or "L"
    return f"M{start.x} {start.y}{curve}{end.x} {end.y}"


def _triangle(head: _Head, colour: str) -> str:
    tip, left, right, _ = head
    corners = f"M{tip.x} {tip.y}L{left.x} {left.y}L{right.x} {right.y}Z"
    return f'<path d="{corners}" fill="{colour}" stroke-width="5"/>'


def _head(before: Point, tip: Point, thick: int) -> _Head:
    """Return the head of an arrow that comes from `before` and ends at `tip`."""
    dx, dy = tip.x - before.x, tip.y - before.y
    length = hypot(dx, dy) or 1
    along_x, along_y = dx / length, dy / length
    base = Point(round(tip.x - along_x * thick * 1.4), round(tip.y - along_y * thick * 1.4))
    left = Point(round(base.x - along_y * thick), round(base.y + along_x * thick))
    right = Point(round(base.x + along_y * thick), round(base.y - along_x * thick))
    return _Head(tip, left, right, base)
