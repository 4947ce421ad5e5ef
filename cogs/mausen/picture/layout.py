"""Where things lie on the table of Mausen, in pixels."""

from typing import NamedTuple

from cogs.mausen.rules.state import Animal

WIDTH, HEIGHT = 960, 932
MIDDLE = (480, 440)
FAN_WIDTH, FAN_X, FAN_Y = 310, 262, 92  # how wide the cards of a kind may lie, and how far from the middle
TRAIL_Y = 904

CORNERS = {Animal.ELEPHANT: (-1, -1), Animal.DOG: (1, -1), Animal.CAT: (1, 1), Animal.MOUSE: (-1, 1)}
"""The way from the middle to the cards of each kind (right, down): clockwise in the order of the hunt."""

_CENTRES = {1: (480,), 2: (264, 696), 3: (168, 480, 792)}  # by how many seats share a row
_CHIP_WIDTHS = {1: 420, 2: 400, 3: 304}


class SeatLayout(NamedTuple):
    """Where a seat's things lie."""

    x: int
    chip_y: int
    card_y: int
    chip_width: int

    @property
    def chip_box(self) -> tuple[int, int, int]:
        """Left, top and width of the name."""
        return (self.x - self.chip_width // 2, self.chip_y, self.chip_width)

    @property
    def card(self) -> tuple[int, int]:
        """Left and top of the card."""
        return (self.x - 130, self.card_y)

    @property
    def pile(self) -> tuple[int, int]:
        """The middle of the pile."""
        return (self.x + 68, self.card_y + 68)


def seat_layouts(seats: int) -> list[SeatLayout]:
    """Return the layout of each seat: clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [SeatLayout(x, 10, 84, _CHIP_WIDTHS[above]) for x in _CENTRES[above]]
    bottom = [SeatLayout(x, 806, 656, _CHIP_WIDTHS[below]) for x in reversed(_CENTRES[below])]
    return top + bottom


def spread(count: int, step: float) -> list[float]:
    """Return how far each of several things lies right of the point that they share as their middle."""
    return [(index - (count - 1) / 2) * step for index in range(count)]
