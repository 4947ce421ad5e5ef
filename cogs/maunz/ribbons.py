"""The choices of maunz. on the bed: a ribbon along each line that may graduate, a letter on each choice, none hidden by another."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import dist
from typing import NamedTuple

from bot.draw.canvas import INK, PAPER, Board, Picture, rasterise
from bot.draw.seats import LOOKS, Look
from cogs.maunz.bed import LINE
from cogs.maunz.pieces import CELL, Quilt, tag
from cogs.maunz.state import Choice

_LOOKS = tuple(LOOKS[at] for at in (4, 3, 2, 0, 1, 5))
_LETTER, _SINGLE = 42, 38
_WIDTH = 24
_APART = 22  # how far two ribbons on the same row are from each other
# Where to go aside for each direction of a line: away from the corner where single pieces have their letters
_ASIDE = {(1, 0): (0, 1), (0, 1): (1, 0), (1, 1): (0.7, -0.7), (-1, 1): (-0.7, -0.7)}


class Ribbon(NamedTuple):
    """A ribbon on the picture, and where its letter may be: between the pieces that it ties together."""

    choice: Choice
    look: Look
    spots: tuple[tuple[int, int], tuple[int, int]]


def draw_ribbons(board: Board, quilt: Quilt, choices: Sequence[Choice]) -> list[Ribbon]:
    """Lay the ribbons, on which the pieces are to stand; return them for `draw_letters`."""
    return [_draw_ribbon(board, quilt, choices, choice) for choice in choices if len(choice.squares) == LINE]


def draw_letters(board: Board, quilt: Quilt, choices: Sequence[Choice], ribbons: Sequence[Ribbon]) -> None:
    """Write the letters: those of single pieces in a corner of their squares, those of ribbons where no other is."""
    taken: list[tuple[int, int]] = []
    for choice in choices:
        if len(choice.squares) == 1:
            left, top = quilt.corner(choice.squares[0])
            taken.append((left + 25, top + 20))
            _draw_letter(board, choice.letter, taken[-1], _SINGLE, (PAPER, INK))
    for ribbon in ribbons:
        best = max((0, 1), key=lambda at: _room(ribbon, at, taken, ribbons))
        taken.append(ribbon.spots[best])
        _draw_letter(board, ribbon.choice.letter, taken[-1], _LETTER, (ribbon.look.colour, ribbon.look.sign))


def _draw_ribbon(board: Board, quilt: Quilt, choices: Sequence[Choice], choice: Choice) -> Ribbon:
    look = _LOOKS[(ord(choice.letter) - ord("a")) % len(_LOOKS)]
    (x, y), (middle_x, middle_y), _ = (quilt.middle(square) for square in choice.squares)
    right, down = (middle_x - x) // CELL, (middle_y - y) // CELL
    lane = _lane(choices, choice)
    aside_x, aside_y = _ASIDE[right, down]
    middle_x, middle_y = middle_x + round(lane * aside_x), middle_y + round(lane * aside_y)
    board.center(_cloth(right, down, look.colour), middle_x, middle_y)
    half_right, half_down = right * CELL // 2, down * CELL // 2
    return Ribbon(choice, look, ((middle_x - half_right, middle_y - half_down), (middle_x + half_right, middle_y + half_down)))


def _lane(choices: Sequence[Choice], choice: Choice) -> int:
    """Return how far the ribbon lies beside its line: out of the way of those that share two squares with it, on the same row."""
    if not any(len(set(other.squares) & set(choice.squares)) == 2 for other in choices):
        return 0
    first, middle, _ = choice.squares
    at = ord(middle[0]) if middle[0] != first[0] else ord(middle[1])
    return _APART * (at % 2)


def _room(ribbon: Ribbon, at: int, taken: Iterable[tuple[int, int]], ribbons: Iterable[Ribbon]) -> tuple[float, int]:
    """Judge a spot: far enough from other letters, then between two pieces that no other ribbon ties."""
    tied = set(ribbon.choice.squares[at : at + 2])
    return min([_LETTER, *(dist(ribbon.spots[at], other) for other in taken)]), -sum(tied <= set(other.choice.squares) for other in ribbons)


@cache
def _cloth(right: int, down: int, colour: str) -> Picture:
    """Return a ribbon from the first to the third of three squares, in a direction."""
    side = 2 * CELL + 2 * _WIDTH
    middle, x, y = side // 2, CELL * right, CELL * down
    line = f'd="M{middle - x} {middle - y}L{middle + x} {middle + y}" stroke-linecap="round"'
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}">'
        f'<path {line} stroke="{INK}" stroke-width="{_WIDTH}"/><path {line} stroke="{colour}" stroke-width="{_WIDTH - 6}"/></svg>',
        side,
    )


def _draw_letter(board: Board, letter: str, at: tuple[int, int], size: int, colours: tuple[str, str]) -> None:
    colour, sign = colours
    board.center(tag(size, size, colour), *at)
    board.count(letter, at[0], at[1] - 2, 34, sign)
