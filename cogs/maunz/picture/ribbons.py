"""The choices of maunz. on the bed: a ribbon around each line that may graduate, a number on each choice, none hidden by another."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import dist, hypot
from typing import NamedTuple, TypeAlias

from bot.draw.canvas import INK, PAPER, Board, Picture, rasterise
from bot.draw.seats import LOOKS, Look
from cogs.maunz.picture.pieces import CELL, Quilt, tag
from cogs.maunz.rules.bed import LINE, Square
from cogs.maunz.rules.state import Choice

Spot: TypeAlias = tuple[int, int]

_LOOKS = tuple(LOOKS[at] for at in (4, 3, 2, 0, 1, 5))
_NUMBER, _SINGLE = 42, 38
_NEAR = 36  # closer than this, two numbers could not be read
_WIDE, _NARROW = 52, 44  # half the width of a ribbon; those that share two squares on the same row take turns


class Ribbon(NamedTuple):
    """A ribbon on the picture, and where its number may be: on either end, else on its sides between two pieces."""

    choice: Choice
    look: Look
    spots: dict[Spot, frozenset[Square]]
    """With the pieces that are beside them."""


def draw_choices(board: Board, quilt: Quilt, choices: Sequence[Choice]) -> None:
    """Tie the ribbons around the pieces, and write the numbers: those of single pieces in a corner of their squares."""
    ribbons = [_draw_ribbon(board, quilt, choices, choice) for choice in choices if len(choice.squares) == LINE]
    taken: list[Spot] = []
    for choice in choices:
        if len(choice.squares) == 1:
            left, top = quilt.corner(choice.squares[0])
            taken.append((left + 22, top + 17))
            _draw_number(board, choice.number, taken[-1], _SINGLE, (PAPER, INK))
    for ribbon in ribbons:
        taken.append(max(ribbon.spots, key=lambda spot: _room(ribbon, spot, taken, ribbons)))
        _draw_number(board, ribbon.choice.number, taken[-1], _NUMBER, (ribbon.look.colour, ribbon.look.sign))


def _draw_ribbon(board: Board, quilt: Quilt, choices: Sequence[Choice], choice: Choice) -> Ribbon:
    look = _LOOKS[(choice.number - 1) % len(_LOOKS)]
    first, (x, y), last = (quilt.middle(square) for square in choice.squares)
    right, down = (x - first[0]) // CELL, (y - first[1]) // CELL
    half = _half_width(choices, choice)
    board.center(_cloth(right, down, half, look.colour), x, y)
    out_x, out_y = (round(step * half / hypot(right, down)) for step in (right, down))
    one, two, three = choice.squares
    spots = {(first[0] - out_x, first[1] - out_y): {one}, (last[0] + out_x, last[1] + out_y): {three}}
    for at, beside in ((-1, {one, two}), (1, {two, three})):
        at_x, at_y = x + at * right * CELL // 2, y + at * down * CELL // 2
        spots |= {(at_x + side * out_y, at_y - side * out_x): beside for side in (-1, 1)}
    return Ribbon(choice, look, {spot: frozenset(beside) for spot, beside in spots.items()})


def _half_width(choices: Sequence[Choice], choice: Choice) -> int:
    if not any(len(set(other.squares) & set(choice.squares)) == 2 for other in choices):
        return _WIDE
    first, middle, _ = choice.squares
    at = ord(middle[0]) if middle[0] != first[0] else ord(middle[1])
    return _WIDE if at % 2 else _NARROW


def _room(ribbon: Ribbon, spot: Spot, taken: Iterable[Spot], ribbons: Iterable[Ribbon]) -> tuple[float, int]:
    """Judge a spot: far enough from other numbers, then in as few other ribbons as possible."""
    others = sum(ribbon.spots[spot] <= set(other.choice.squares) for other in ribbons if other is not ribbon)
    return min([_NEAR, *(dist(spot, other) for other in taken)]), -others


@cache
def _cloth(right: int, down: int, half: int, colour: str) -> Picture:
    """Return a ribbon around three squares in a direction: open in the middle, where the pieces are."""
    side = 2 * CELL + 2 * half + 20
    middle, x, y = side // 2, CELL * right, CELL * down
    size = f'width="{side}" height="{side}"'
    line = f'd="M{middle - x} {middle - y}L{middle + x} {middle + y}" stroke-linecap="round" fill="none"'
    inside = f'<rect {size} fill="#fff"/><path {line} stroke="#000" stroke-width="{2 * half - 12}"/>'
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" {size}>'
        f'<mask id="open" maskUnits="userSpaceOnUse" x="0" y="0" {size}>{inside}</mask>'
        f'<g mask="url(#open)"><path {line} stroke="{INK}" stroke-width="{2 * half + 4}"/>'
        f'<path {line} stroke="{colour}" stroke-width="{2 * half}"/></g></svg>',
        side,
    )


def _draw_number(board: Board, number: int, at: Spot, size: int, colours: tuple[str, str]) -> None:
    colour, sign = colours
    told = str(number)
    board.center(tag(size + 14 * (len(told) - 1), size, colour), *at)
    board.count(told, at[0], at[1] + 1, 30, sign)
