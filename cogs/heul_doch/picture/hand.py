"""A seat's hand in Heul doch!: its cards, the piles that they may go to, and below each card where it may go."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.draw.arrows import Point, arrow
from bot.draw.canvas import Drawing, Raster, sprite
from bot.draw.furniture import GOLD, plate
from bot.draw.layout import side_by_side
from bot.draw.seats import STYLES, badge, chip
from bot.draw.tiles import Ground
from bot.games.contract import Seat
from cogs.heul_doch.picture.layout import WIDTH
from cogs.heul_doch.picture.picture import CLOTH, colours, draw_pile
from cogs.heul_doch.picture.pieces import CARD_HEIGHT, CARD_WIDTH, face, number, special
from cogs.heul_doch.rules.cards import NumberCard
from cogs.heul_doch.rules.piles import neighbour
from cogs.heul_doch.rules.state import View, Way
from cogs.heul_doch.rules.ways import ways_to_play

HEIGHT = 662
_PILE_X = (170, 480, 790)
_PILE_Y, _HAND_Y, _WAYS_Y = 172, 464, 616
_SIGN, _SIGN_STEP = 68, 72
"""How wide a sign below a card is, 28 pixels on a phone: three of them are as wide as there is room for a card."""
_ACROSS = ("right", "own", "left", "onion")
"""Where number cards go, as the piles lie in the picture: the left neighbour, who is next, lies right."""


def draw(view: View, names: Sequence[str], chosen: int | None, new: int | None) -> Drawing:
    """Draw what the view's own seat holds: `chosen` is the slot of the card whose ways are offered, `new` that
    of the card drawn last.
    """
    drawing = Drawing(_cloth())
    piles = _piles(view)
    for seat, x in piles.items():
        box, lit = (x - 156, 4, 312), view.order[:1] == (seat,)
        chip(drawing, seat, names[seat], box, role="plays" if lit else "waits")
        draw_pile(drawing, view, seat, (x - CARD_WIDTH // 2, _PILE_Y - CARD_HEIGHT // 2))
    for slot, x in enumerate(side_by_side(len(view.hand), WIDTH // 2, 228)):
        card = view.hand[slot].card
        ways = across(ways_to_play(card, view.own_seat, view.shown))
        if slot == chosen:
            drawing.center(plate(176, 226, 24, GOLD), x, _HAND_Y - 2)
            for seat in _receivers(ways):
                aim = Point(x, _HAND_Y - 118), Point(piles[seat], _PILE_Y + 106)
                arrow(drawing, aim, STYLES[view.own_seat].colour, thick=14)
        drawing.center(face(card) if isinstance(card, NumberCard) else special(card), x, _HAND_Y)
        if slot == new:
            number(drawing, "+", x + 64, _HAND_Y - 88)
        _draw_ways(drawing, ways, x)
    return drawing


def across(ways: Sequence[Way]) -> list[Way]:
    """Return the ways to play a card in the order in which the piles lie in the picture; an onion comes last."""
    return sorted(ways, key=lambda way: _ACROSS.index(way.move.to) if isinstance(way.move.card, NumberCard) else 0)


@cache
def _cloth() -> Ground:
    return Ground(Image.new("RGB", (WIDTH, HEIGHT), CLOTH), colours)


def _piles(view: View) -> dict[Seat, int]:
    """Return the seats whose piles count, with the middle of each: the right neighbour, the own one, the left one."""
    own, seats = view.own_seat, len(view.shown)
    return dict(zip((neighbour(own, "right", seats), own, neighbour(own, "left", seats)), _PILE_X, strict=True))


def _draw_ways(drawing: Drawing, ways: Sequence[Way], x: int) -> None:
    """Draw whose piles the card may go to, by their badges, and an onion if it may be laid face down."""
    signs: list[Raster] = [badge(seat, _SIGN) for seat in _receivers(ways)]
    signs += [sprite("heul_doch/onion", _SIGN) for way in ways if way.move.to == "onion"]
    for sign, sign_x in zip(signs, side_by_side(len(signs), x, _SIGN_STEP), strict=True):
        drawing.center(sign, sign_x, _WAYS_Y)


def _receivers(ways: Sequence[Way]) -> list[Seat]:
    """Return the seats on whose piles the card may go face up."""
    return [way.pile for way in ways if way.why]
