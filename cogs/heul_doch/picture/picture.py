"""The table of Heul doch! as everyone sees it, without a word: a band joins the piles of neighbours."""

from collections.abc import Sequence
from functools import cache

from bot.draw.arrows import stroke
from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import Drawing, Palette, Raster, backdrop, sprite
from bot.draw.seats import badge, chip
from bot.draw.tiles import Ground
from bot.games.contract import Seat
from cogs.heul_doch.picture.ending import draw_ending
from cogs.heul_doch.picture.layout import GROUND, HEIGHT, WIDTH, PileLayout, centre, link, seat_layouts
from cogs.heul_doch.picture.pieces import CARD_WIDTH, back, below, face, number, special, top
from cogs.heul_doch.picture.turns import draw_swap, draw_turns, last_special, touched
from cogs.heul_doch.rules.cards import Colour, NumberCard
from cogs.heul_doch.rules.piles import neighbour
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.state import View

CLOTH = "#dcebf3"
BAND = "#5f8aa8"
_MIDDLE_CARD = 84


def draw(view: View, names: Sequence[str]) -> Drawing:
    """Draw the table as all may see it, also from the view of a seat."""
    if view.outcome and view.scores:
        return draw_ending(view.scores, view.outcome, names, colours)
    drawing = Drawing(_ground(len(names)))
    draw_swap(drawing, view)
    _draw_middle(drawing, view)
    for seat, layout in enumerate(seat_layouts(len(names))):
        _draw_seat(drawing, view, seat, layout, new=seat in touched(view))
        chip(drawing, seat, names[seat], layout.chip, role="plays" if seat in view.order[:1] else "waits")
    draw_turns(drawing, view)
    return drawing


def cover(names: Sequence[str], _length: str = "") -> Drawing:
    """Draw the table before the game: who sits there, the free seats, the seven colours, and an onion."""
    seats = max(GAME.seats[0], len(names))
    drawing = Drawing(_cloth(), colours)
    for seat, layout in enumerate(seat_layouts(seats)):
        drawing.put(
            back() if seat < len(names) else sprite("heul_doch/slot", CARD_WIDTH),
            layout.x - CARD_WIDTH // 2,
            layout.things_y,
        )
        if seat < len(names):
            chip(drawing, seat, names[seat], layout.chip)
    for value, colour in enumerate(Colour, 1):
        drawing.center(face(NumberCard(colour, value), 88), WIDTH // 2 + 96 * (value - 4), 560)
    drawing.center("heul_doch/onion", WIDTH // 2, 398, 190)
    return drawing


colours = Palette("heul_doch/palette")
"""The palette of this game."""


# The ground


@cached_bitmap
def _cloth() -> Raster:
    return backdrop("heul_doch/table", WIDTH, HEIGHT, GROUND)


@cache
def _ground(seats: int) -> Ground:
    """Return the table with the band that joins neighbours, and the direction of play in its middle."""
    drawing = Drawing(_cloth())
    for seat in range(seats):
        stroke(drawing, link(seats, seat, neighbour(seat, "left", seats)), BAND, 12)
    drawing.center("heul_doch/turns", *centre(seats), 300 if seats == 3 else 330)
    return Ground(drawing.image, colours)


# The seats


def _draw_seat(drawing: Drawing, view: View, seat: Seat, layout: PileLayout, *, new: bool) -> None:
    """Draw the pile with its height, and the hand beside it."""
    left = layout.pile_x - CARD_WIDTH // 2
    if new:
        drawing.put("heul_doch/halo", left - 18, layout.things_y - 20, 180)
    draw_pile(drawing, view, seat, (left, layout.things_y))
    x, y = layout.pile_x + 117, layout.middle - 56 * layout.inwards
    if view.hand_sizes[seat]:
        drawing.center("heul_doch/hand", x, y, 86)
    number(drawing, str(view.hand_sizes[seat]), x + 2, y + 4)


def draw_pile(drawing: Drawing, view: View, seat: Seat, at: tuple[int, int]) -> None:
    """Draw the pile of a seat, the higher the more cards, with how many these are."""
    left, upper = at
    if layers := _layers(view.heights[seat]):
        drawing.put(below(layers), left - 6 * layers, upper + 4)
    drawing.put(top(view.shown[seat]), left, upper)
    number(drawing, str(view.heights[seat]), left, upper + 20)


def _layers(height: int) -> int:
    """Return how many cards a pile shows below its top: enough to look higher as it grows."""
    return sum(height > least for least in (1, 4, 9, 15))


# The middle


def _draw_middle(drawing: Drawing, view: View) -> None:
    x, y = centre(len(view.shown))
    kind, by = last_special(view)
    aside = 45 if kind else 0
    if view.draw_pile:
        for layer in (2, 1):
            drawing.center(sprite("heul_doch/layer", _MIDDLE_CARD), x - aside - 4 * layer, y + 3 * layer)
        drawing.center(back(_MIDDLE_CARD), x - aside, y)
        number(drawing, str(view.draw_pile), x - aside, y + 44)
    else:
        drawing.center("heul_doch/slot", x - aside, y, _MIDDLE_CARD)
    if kind:
        drawing.center(special(kind, _MIDDLE_CARD), x + aside, y)
        if by is not None:
            drawing.center(badge(by, 46), x + aside, y + 44)
