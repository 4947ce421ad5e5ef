"""Where the things around the track of Aus die Maus lie in the picture, in pixels."""

from typing import NamedTuple

COUNTER_Y = 874
"""The middle of the counter below the track: what was thrown, the supply, the white mouse."""
STRIP_Y = 1098
"""The middle of the strip at the bottom: the order of play and the rounds."""
FREE_SEAT_WIDTH = 420

_CENTRES = {1: (480,), 2: (250, 710), 3: (168, 480, 792)}
_CHIP_WIDTHS = {1: 420, 2: 420, 3: 304}


class SeatLayout(NamedTuple):
    """Where a seat's things lie."""

    x: int
    """The middle of the name plate."""
    chip_y: int
    """The upper edge of the name plate."""
    things_y: int
    """The middle of the bell, and of what lies beside it."""
    chip_width: int

    @property
    def chip_box(self) -> tuple[int, int, int]:
        """The left edge, upper edge and width of the name plate."""
        return self.x - self.chip_width // 2, self.chip_y, self.chip_width


def seat_layouts(seats: int) -> list[SeatLayout]:
    """Return the layout of each seat: clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [SeatLayout(x, 6, 108, _CHIP_WIDTHS[above]) for x in _CENTRES[above]]
    bottom = [SeatLayout(x, 1006, 970, _CHIP_WIDTHS[below]) for x in reversed(_CENTRES[below])]
    return top + bottom
