"""Where everything of Heul doch! lies: the seats in the direction of play, and the band that joins neighbours."""

from functools import cache

from bot.draw.layout import SeatLayout, TwoRows
from bot.games.contract import Seat
from cogs.heul_doch.picture.arrows import Point, Route
from cogs.heul_doch.picture.pieces import CARD_HEIGHT

WIDTH, HEIGHT = 960, 952
GROUND = "#2f4a72"

_SEAT_ROWS = TwoRows(chip_y=(8, 880), things_y=(114, 644), pair=268)
_BESIDE = 26  # how far left of the name a pile lies: the hand lies right of it
# how far from the middle of a pile arrows start and end: it grows to the left and down
_LEFT, _RIGHT, _UP, _DOWN = -102, 82, -106, 112


class PileLayout(SeatLayout):
    """Where a seat's pile lies, besides its name plate."""

    @property
    def pile_x(self) -> int:
        """Return the middle of the pile."""
        return self.x - _BESIDE

    @property
    def middle(self) -> int:
        """Return the height of the pile's middle."""
        return self.things_y + CARD_HEIGHT // 2 - 4

    @property
    def lane(self) -> int:
        """Return the height at which the band passes under the pile.

        It is nearer to the middle of the table than the pile's middle, since the hand lies beside the pile.
        """
        return self.middle + 40 * self.inwards


@cache
def seat_layouts(seats: int) -> tuple[PileLayout, ...]:
    """Return the layout of each seat, clockwise from the upper left."""
    return tuple(PileLayout(*layout) for layout in _SEAT_ROWS.seats(seats))


def centre(seats: int) -> Point:
    """Return where the draw pile lies: with three seats the band leaves more room above."""
    return Point(480 - _BESIDE, 392 if seats == 3 else 474)


@cache
def link(seats: int, one: Seat, other: Seat) -> Route:
    """Return the stretch of the band between two neighbours."""
    layouts = seat_layouts(seats)
    return tuple(Point(layouts[seat].pile_x, layouts[seat].lane) for seat in (one, other))


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


def _covered(layout: PileLayout, dx: int, dy: int, x: float, y: float) -> float:
    """Return which part of a route, from 0 to 1, the pile covers."""
    lane = layout.lane - layout.middle
    across = ((_RIGHT if dx > 0 else _LEFT) - x) / dx if dx else 1
    down = ((_DOWN if dy > 0 else _UP) - lane - y) / dy if dy else 1
    return min(across, down)


@cache
def swap(seats: int, one: Seat, other: Seat) -> Route:
    """Return the route from pile to pile over the middle of the table."""
    layouts = [seat_layouts(seats)[seat] for seat in (one, other)]
    start, end = (Point(layout.pile_x, layout.middle + 112 * layout.inwards) for layout in layouts)
    middle, from_layout = centre(seats), layouts[0]
    if from_layout.is_above == layouts[1].is_above:
        return start, Point((start.x + end.x) // 2, start.y + 76 * from_layout.inwards), end
    return start, Point((start.x + end.x + 2 * middle.x) // 4, (start.y + end.y) // 2), end


def own(layout: PileLayout) -> Route:
    """Return the route from a player's name to their own pile; the card and its number stay free."""
    end = layout.middle - 95 * layout.inwards
    return Point(layout.pile_x, end - 32 * layout.inwards), Point(layout.pile_x, end)
