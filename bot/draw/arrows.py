"""Arrows and lines on boards, in pixels: one path, one kind of head, one outline in all games."""

from collections.abc import Sequence
from math import dist
from typing import NamedTuple, TypeAlias

from bot.draw.canvas import INK, Drawing, rasterise

_STEPS = 16  # of a bent line
_OUTLINE = 7  # how much wider the ink behind a line is


class Point(NamedTuple):
    """A point on the board."""

    x: float
    y: float


Line: TypeAlias = Sequence[Point]


def bent(start: Point, towards: Point, end: Point) -> Line:
    """Return a line between two points, bent towards a third one."""

    def weighted(at: float, a: float, b: float, c: float) -> float:
        return (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at**2 * c

    ends = [*zip(start, towards, end, strict=True)]
    return [Point(*(weighted(step / _STEPS, *axis) for axis in ends)) for step in range(_STEPS + 1)]


def arrow(
    drawing: Drawing, line: Line, colour: str, *, thick: int = 20, both: bool = False, faint: bool = False
) -> None:
    """Draw an arrow to the end of the line: `both` heads for a swap, `faint` without an outline for an old move."""
    shaft, *heads = _with_head(line, thick)
    if both:
        shaft, tail = _with_head(shaft[::-1], thick)
        heads.append(tail)
    closed = [_path(head) + "Z" for head in heads]
    filled = "".join(f'<path d="{head}" fill="{colour}" stroke-width="1"/>' for head in closed)
    inside = f'<g stroke="{colour}" opacity="{0.5 if faint else 1}">{_stroke(shaft, thick)}{filled}</g>'
    behind = "".join(f'<path d="{head}" fill="{INK}" stroke-width="{_OUTLINE + 1}"/>' for head in closed)
    outline = "" if faint else f'<g stroke="{INK}">{_stroke(shaft, thick + _OUTLINE)}{behind}</g>'
    _lay(drawing, [*line, *(corner for head in heads for corner in head)], outline + inside, thick)


def stroke(drawing: Drawing, line: Line, colour: str, thick: int) -> None:
    """Draw a line without a head or an outline."""
    _lay(drawing, line, f'<g stroke="{colour}">{_stroke(line, thick)}</g>', thick)


def _with_head(line: Line, thick: int) -> tuple[list[Point], list[Point]]:
    """Return the line as far as the head of an arrow at its end, and the corners of the head."""
    half = 8 + thick * 4 / 5
    length, tip = half * 1.3, line[-1]
    shaft = [line[0], *(point for point in line[1:] if dist(point, tip) > length)]
    before = shaft[-1]
    far = dist(before, tip) or 1
    x, y = (tip.x - before.x) / far, (tip.y - before.y) / far
    base = Point(tip.x - x * length, tip.y - y * length)
    corners = [tip, Point(base.x - y * half, base.y + x * half), Point(base.x + y * half, base.y - x * half)]
    return [*shaft, base], corners


def _stroke(line: Line, thick: int) -> str:
    return f'<path d="{_path(line)}" stroke-width="{thick}"/>'


def _path(line: Line) -> str:
    return "M" + "L".join(f"{point.x:.1f} {point.y:.1f}" for point in line)


def _lay(drawing: Drawing, around: Line, shapes: str, thick: int) -> None:
    """Lay shapes on the board, on a bitmap just large enough for these points."""
    margin = thick // 2 + _OUTLINE
    left, top = (round(min(point[axis] for point in around)) - margin for axis in (0, 1))
    width = round(max(point.x for point in around)) + margin - left
    height = round(max(point.y for point in around)) + margin - top
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" '
        f'height="{height}" stroke-linejoin="round" stroke-linecap="round" fill="none">{shapes}</svg>'
    )
    drawing.put(rasterise(svg, width), left, top)
