"""Where everything of Heul doch! lies: the seats in the direction of play, and the band that joins neighbours."""

from functools import cache
from math import dist

from bot.draw.arrows import Line, Point, bent
from bot.draw.layout import SeatLayout, TwoRows
from bot.games.contract import Seat
from cogs.heul_doch.picture.pieces import CARD_HEIGHT

WIDTH, HEIGHT = 960, 952
GROUND = "#2f4a72"

_SEAT_ROWS = TwoRows(chip_y=(8, 880), things_y=(114, 644), pair=268)
_BESIDE = 26  # how far left of the name a pile lies: the hand lies right of it
_COVERED = 104  # how far from the middle of a pile arrows along the band start and end


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


def centre(seats: int) -> tuple[int, int]:
    """Return where the draw pile lies: with three seats the band leaves more room above."""
    return 480 - _BESIDE, 392 if seats == 3 else 474


@cache
def link(seats: int, one: Seat, other: Seat) -> Line:
    """Return the stretch of the band between two neighbours."""
    layouts = seat_layouts(seats)
    return tuple(Point(layouts[seat].pile_x, layouts[seat].lane) for seat in (one, other))


@cache
def passage(seats: int, giver: Seat, receiver: Seat, aside: int = 0) -> Line:
    """Return the route from pile to pile along the band, shifted to the side so that two that meet pass each other."""
    start, end = link(seats, giver, receiver)
    far = dist(start, end)
    x, y = (end.x - start.x) / far, (end.y - start.y) / far
    ends = ((start, _COVERED), (end, -_COVERED))
    return [Point(point.x + x * along - y * aside, point.y + y * along + x * aside) for point, along in ends]


@cache
def swap(seats: int, one: Seat, other: Seat) -> Line:
    """Return the route from pile to pile over the middle of the table."""
    layouts = [seat_layouts(seats)[seat] for seat in (one, other)]
    start, end = (Point(layout.pile_x, layout.middle + 112 * layout.inwards) for layout in layouts)
    x, middle = (start.x + end.x) / 2, (start.y + end.y) / 2
    if layouts[0].is_above == layouts[1].is_above:
        return bent(start, Point(x, start.y + 76 * layouts[0].inwards), end)
    return bent(start, Point((x + centre(seats)[0]) / 2, middle), end)


def own(layout: PileLayout) -> Line:
    """Return the route from a player's name to their own pile; the card and its number stay free."""
    end = layout.middle - 95 * layout.inwards
    return Point(layout.pile_x, end - 32 * layout.inwards), Point(layout.pile_x, end)
