"""Where things lie on the table of Mausen, in pixels."""

from bot.draw.layout import SeatLayout, TwoRows
from cogs.mausen.rules.state import Animal

WIDTH, HEIGHT = 960, 932
MIDDLE = (480, 440)
FAN_WIDTH, FAN_X, FAN_Y = 310, 262, 92  # how wide the cards of a kind may lie, and how far from the middle
TRAIL_Y = 904

CORNERS = {Animal.ELEPHANT: (-1, -1), Animal.DOG: (1, -1), Animal.CAT: (1, 1), Animal.MOUSE: (-1, 1)}
"""The way from the middle to the cards of each kind (right, down): clockwise in the order of the hunt."""

_SEAT_ROWS = TwoRows(chip_y=(10, 806), things_y=(84, 656), pair=216)


class CardsLayout(SeatLayout):
    """Where a seat's card and its pile lie, besides its name plate."""

    @property
    def card(self) -> tuple[int, int]:
        """Left and top of the card."""
        return (self.x - 130, self.things_y)

    @property
    def pile(self) -> tuple[int, int]:
        """The middle of the pile."""
        return (self.x + 92, self.things_y + 68)


def seat_layouts(seats: int) -> list[CardsLayout]:
    """Return the layout of each seat, clockwise from the upper left."""
    return [CardsLayout(*layout) for layout in _SEAT_ROWS.seats(seats)]
