"""The choices of maunz. on the bed: a ribbon around each line that may graduate, and a number on each choice."""

from collections.abc import Iterable, Sequence
from math import dist, hypot
from typing import NamedTuple

from bot.draw.bitmaps import kept
from bot.draw.canvas import INK, PAPER, Drawing, Raster, rasterise, svg
from bot.draw.furniture import plate
from bot.draw.seats import STYLES, Style
from cogs.maunz.picture.layout import CELL, Point, Quilt
from cogs.maunz.rules.bed import LINE, Square
from cogs.maunz.rules.state import Choice

_LOOKS = tuple(STYLES[at] for at in (4, 3, 2, 0, 1, 5))
_NUMBER, _SINGLE = 42, 38
_NEAR = 36  # closer than this, two numbers could not be read
_WIDE, _NARROW = 52, 44  # half the width of a ribbon; those that share two squares on the same row alternate


class Ribbon(NamedTuple):
    """A ribbon on the picture, and where its number may be: on either end, else on its sides between two pieces."""

    choice: Choice
    half_width: int
    middle: Point
    direction: tuple[int, int]
    """From a square to the next one: to the right, down."""
    spots: dict[Point, frozenset[Square]]
    """With the squares that are beside them."""


def draw_choices(board: Drawing, quilt: Quilt, choices: Sequence[Choice]) -> None:
    """Tie the ribbons around the pieces, and write the numbers."""
    ribbons = [_ribbon(quilt, choices, choice) for choice in choices if len(choice.squares) == LINE]
    for ribbon in ribbons:
        cloth = _cloth(*ribbon.direction, ribbon.half_width, _look(ribbon.choice).colour)
        board.center(cloth, *ribbon.middle)
    for choice, spot in number_spots(quilt, choices):
        look = _look(choice)
        if len(choice.squares) == 1:
            _draw_number(board, choice.number, spot, _SINGLE, (PAPER, INK))
        else:
            _draw_number(board, choice.number, spot, _NUMBER, (look.colour, look.sign))


def number_spots(quilt: Quilt, choices: Sequence[Choice]) -> list[tuple[Choice, Point]]:
    """Return where the number of each choice is: first single pieces, in a corner of their squares, then ribbons."""
    ribbons = [_ribbon(quilt, choices, choice) for choice in choices if len(choice.squares) == LINE]
    found: list[tuple[Choice, Point]] = []
    for choice in choices:
        if len(choice.squares) == 1:
            left, top = quilt.corner(choice.squares[0])
            found.append((choice, (left + 22, top + 17)))
    for ribbon in ribbons:
        taken = [spot for _, spot in found]
        found.append((ribbon.choice, max(ribbon.spots, key=lambda spot: _room(ribbon, spot, taken, ribbons))))
    return found


def _look(choice: Choice) -> Style:
    return _LOOKS[(choice.number - 1) % len(_LOOKS)]


def _ribbon(quilt: Quilt, choices: Sequence[Choice], choice: Choice) -> Ribbon:
    one, two, three = choice.squares
    (first_x, first_y), (x, y), (last_x, last_y) = (quilt.middle(square) for square in choice.squares)
    right, down = (x - first_x) // CELL, (y - first_y) // CELL
    half = _half_width(choices, choice)
    out_x, out_y = (round(step * half / hypot(right, down)) for step in (right, down))
    spots = {
        (first_x - out_x, first_y - out_y): frozenset((one,)),
        (last_x + out_x, last_y + out_y): frozenset((three,)),
    }
    for at, beside in ((-1, frozenset((one, two))), (1, frozenset((two, three)))):
        at_x, at_y = x + at * right * CELL // 2, y + at * down * CELL // 2
        spots |= {(at_x + side * out_y, at_y - side * out_x): beside for side in (-1, 1)}
    return Ribbon(choice, half, (x, y), (right, down), spots)


def _half_width(choices: Sequence[Choice], choice: Choice) -> int:
    if not any(len(set(other.squares) & set(choice.squares)) == 2 for other in choices):
        return _WIDE
    (first_column, _), (column, row), _ = choice.squares
    along = column if column != first_column else row
    return _WIDE if ord(along) % 2 else _NARROW


def _room(ribbon: Ribbon, spot: Point, taken: Iterable[Point], ribbons: Iterable[Ribbon]) -> tuple[float, int]:
    """Judge a spot: far enough from other numbers, then in as few other ribbons as possible."""
    others = sum(ribbon.spots[spot] <= set(other.choice.squares) for other in ribbons if other is not ribbon)
    return min([_NEAR, *(dist(spot, other) for other in taken)]), -others


@kept
def _cloth(right: int, down: int, half: int, colour: str) -> Raster:
    """Return a ribbon around three squares in a direction: open in the middle, where the pieces are."""
    side = 2 * CELL + 2 * half + 20
    middle, x, y = side // 2, CELL * right, CELL * down
    size = f'width="{side}" height="{side}"'
    line = f'd="M{middle - x} {middle - y}L{middle + x} {middle + y}" stroke-linecap="round" fill="none"'
    inside = f'<rect {size} fill="#fff"/><path {line} stroke="#000" stroke-width="{2 * half - 12}"/>'
    shapes = (
        f'<mask id="open" maskUnits="userSpaceOnUse" x="0" y="0" {size}>{inside}</mask>'
        f'<g mask="url(#open)"><path {line} stroke="{INK}" stroke-width="{2 * half + 4}"/>'
        f'<path {line} stroke="{colour}" stroke-width="{2 * half}"/></g>'
    )
    return rasterise(svg(shapes, side, side), side)


def _draw_number(board: Drawing, number: int, spot: Point, size: int, colours: tuple[str, str]) -> None:
    (x, y), (colour, sign) = spot, colours
    digits = str(number)
    board.center(plate(size + 14 * (len(digits) - 1), size, size / 2 - 1.5, colour), x, y)
    board.count(digits, x, y + 1, 30, sign)
