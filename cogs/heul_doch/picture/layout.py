"""Where everything of Heul doch! lies: the seats in the direction of play, and the band that joins neighbours."""

from functools import cache
from typing import NamedTuple

from bot.games.contract import Seat
from cogs.heul_doch.picture.arrows import Point, Route
from cogs.heul_doch.picture.pieces import CARD_HEIGHT

WIDTH, HEIGHT = 960, 952
GROUND = "#2f4a72"

_COLUMNS = {1: (480,), 2: (212, 748), 3: (168, 480, 792)}
_CHIPS = {1: 420, 2: 400, 3: 304}
_ABOVE, _BELOW = 114, 644  # where the piles begin
_BESIDE = 26  # how far left of the name a pile lies: the hand lies right of it
# how far from the middle of a pile arrows start and end: it grows to the left and down
_LEFT, _RIGHT, _UP, _DOWN = -102, 82, -106, 112


class SeatLayout(NamedTuple):
    """Where a seat's things lie, in pixels."""

    chip: tuple[int, int, int]
    """The box of the name: left, top, width."""
    x: int
    """The middle of the pile."""
    card_y: int

    @property
    def is_above(self) -> bool:
        """Tell whether the seat is on the upper side of the table."""
        return self.card_y == _ABOVE

    @property
    def inwards(self) -> int:
        """Return 1 if the middle of the table lies below, -1 if above."""
        return 1 if self.is_above else -1

    @property
    def middle(self) -> int:
        """Return the height of the pile's middle."""
        return self.card_y + CARD_HEIGHT // 2 - 4

    @property
    def lane(self) -> int:
        """Return the height at which the band passes under the pile.

        It is nearer to the middle of the table than the pile's middle, since the hand lies beside the pile.
        """
        return self.middle + 40 * self.inwards


@cache
def seat_layouts(seats: int) -> tuple[SeatLayout, ...]:
    """Return the seats clockwise from the upper left, the upper row the longer one."""
    above = (seats + 1) // 2
    below = seats - above
    top = [_seat_layout(x, _CHIPS[above], 8, _ABOVE) for x in _COLUMNS[above]]
    bottom = [_seat_layout(x, _CHIPS[below], 880, _BELOW) for x in reversed(_COLUMNS[below])]
    return (*top, *bottom)


def _seat_layout(x: int, chip_width: int, chip_y: int, card_y: int) -> SeatLayout:
    return SeatLayout((x - chip_width // 2, chip_y, chip_width), x - _BESIDE, card_y)


def centre(seats: int) -> Point:
    """Return where the draw pile lies: with three seats the band leaves more room above."""
    return Point(480 - _BESIDE, 392 if seats == 3 else 474)


@cache
def link(seats: int, one: Seat, other: Seat) -> Route:
    """Return the stretch of the band between two neighbours."""
    layouts = seat_layouts(seats)
    return tuple(Point(layouts[seat].x, layouts[seat].lane) for seat in (one, other))


@cache
def passage(seats: int, giver: Seat, receiver: Seat, aside: int = 0) -> Route:
    """Return the route from pile to pile along the band, shifted to the side so that two that meet pass each other."""
    start, end = link(seats, giver, receiver)
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5
    x, y = -dy / length * aside, dx / length * aside
    layouts = seat_layouts(seats)
    out, back = _covered(layouts[giver], dx, dy, x, y), _covered(layouts[receiver], -dx, -dy, x, y)
    return (
        Point(round(start.x + dx * out + x), round(start.y + dy * out + y)),
        Point(round(end.x - dx * back + x), round(end.y - dy * back + y)),
    )


def _covered(layout: SeatLayout, dx: int, dy: int, x: float, y: float) -> float:
    """Return which part of a route, from 0 to 1, the pile covers."""
    lane = layout.lane - layout.middle
    across = ((_RIGHT if dx > 0 else _LEFT) - x) / dx if dx else 1
    down = ((_DOWN if dy > 0 else _UP) - lane - y) / dy if dy else 1
    return min(across, down)


@cache
def swap(seats: int, one: Seat, other: Seat) -> Route:
    """Return the route from pile to pile over the middle of the table."""
    layouts = [seat_layouts(seats)[seat] for seat in (one, other)]
    start, end = (Point(layout.x, layout.middle + 112 * layout.inwards) for layout in layouts)
    middle, from_layout = centre(seats), layouts[0]
    if from_layout.is_above == layouts[1].is_above:
        return start, Point((start.x + end.x) // 2, start.y + 76 * from_layout.inwards), end
    return start, Point((start.x + end.x + 2 * middle.x) // 4, (start.y + end.y) // 2), end


def own(layout: SeatLayout) -> Route:
    """Return the route from a player's name to their own pile; the card and its number stay free."""
    end = layout.middle - 95 * layout.inwards
    return Point(layout.x, end - 32 * layout.inwards), Point(layout.x, end)
