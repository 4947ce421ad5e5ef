"""Where the seats of a table are on its picture.

Clockwise from the upper left, in two rows; with an odd number of seats the upper row is the longer one.
"""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

_MIDDLE = 480  # of a picture 960 pixels wide
_OUTER = 316  # how far from the middle the outer two of three are
_CHIPS = {1: 420, 3: 316}  # how wide a name plate is, by the seats in its row


class SeatLayout(NamedTuple):
    """Where a seat's things lie, in pixels."""

    x: int
    """The middle of its name plate."""
    chip: tuple[int, int, int]
    """The box of the name plate, as `chip` takes it: left, top, width."""
    things_y: int
    is_above: bool
    """Whether it is in the upper row."""

    @property
    def inwards(self) -> int:
        """Return 1 if the middle of the table lies below the seat, -1 if above."""
        return 1 if self.is_above else -1


class TwoRows(NamedTuple):
    """What a game decides about its table; heights are given for the upper row and for the lower one."""

    chip_y: tuple[int, int]
    things_y: tuple[int, int]
    pair: int
    """How far from the middle two seats in a row are."""
    pair_chip: int = 424
    """How wide their name plates are."""

    def seats(self, count: int) -> list[SeatLayout]:
        """Return where each of up to six seats is."""
        above, below = (count + 1) // 2, count // 2
        return [*self._row(above, 0), *reversed(self._row(below, 1))]

    def _row(self, count: int, row: int) -> list[SeatLayout]:
        width = self.pair_chip if count == 2 else _CHIPS.get(count, 0)
        step = 2 * self.pair if count == 2 else _OUTER
        return [
            SeatLayout(x, (x - width // 2, self.chip_y[row], width), self.things_y[row], is_above=row == 0)
            for x in side_by_side(count, _MIDDLE, step)
        ]


def side_by_side(count: int, middle: int, step: float) -> list[int]:
    """Return where things in a row have their middles: `step` pixels apart, all of them centred on `middle`."""
    return [middle + round((index - (count - 1) / 2) * step) for index in range(count)]


def steps() -> Iterator[int]:
    """Yield the distances between round numbers: 1, 2, 5, 10, 20 and so on."""
    for power in count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)
