"""The cards of Mausen, and the small things round them, as bitmaps."""

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import Drawing, Raster, overlay, sprite
from bot.draw.furniture import grey
from bot.draw.seats import STYLES, Style
from bot.games.contract import Seat
from cogs.mausen.rules.state import Animal, Card

CARD_WIDTH, CARD_HEIGHT = 120, 142  # the shadow included
SPINE = 42  # what must stay visible of a card to read it
SMALL_WIDTH = 78
HEADS = {Animal.ELEPHANT: "elephant", Animal.DOG: "dog", Animal.CAT: "cat_head", Animal.MOUSE: "mouse"}

_STARTING_LOOK = Style("paw", "#ffffff", "#e9e6e1", "#2b2523")


@cached_bitmap
def face(card: Card, by: Seat | None) -> Raster:
    """Return a card face up: on its spine the value, and as many symbols of the seat whose hand it came from.

    A starting card is grey.
    """
    look = _STARTING_LOOK if by is None else STYLES[by]
    frame = sprite("mausen/card", CARD_WIDTH, look.css)
    drawing = Drawing(frame.convert("RGB"))
    drawing.count(str(card.value), 23, 27, 40, look.sign)
    for pip in range(card.value):
        drawing.center(look.symbol, 23, 59 + 20 * pip, 19, look.css)
    head = sprite(HEADS[card.animal], 74)
    drawing.center(grey(head) if by is None else head, 79, 69)
    return drawing.cut_out(frame)


@cached_bitmap
def back(seat: Seat) -> Raster:
    """Return a card face down."""
    return _with_symbol(sprite("mausen/back", CARD_WIDTH, STYLES[seat].css), seat, 36)


@cached_bitmap
def slot(seat: Seat) -> Raster:
    """Return the free space where the seat's card is to go."""
    return _with_symbol(sprite("mausen/slot", CARD_WIDTH, STYLES[seat].css), seat, 48)


@cached_bitmap
def small(card: Card) -> Raster:
    """Return a card that counts for no player: small and grey, its value as large as on the others."""
    frame = sprite("mausen/card", SMALL_WIDTH, _STARTING_LOOK.css)
    drawing = Drawing(frame.convert("RGB"))
    drawing.count(str(card.value), SMALL_WIDTH * 19 // 100, SMALL_WIDTH // 4, 34, _STARTING_LOOK.sign)
    drawing.center(grey(sprite(HEADS[card.animal], 44)), SMALL_WIDTH * 66 // 100, SMALL_WIDTH * 70 // 100)
    return drawing.cut_out(frame)


def _with_symbol(card: Raster, seat: Seat, size: int) -> Raster:
    """Return the card with the symbol in its own colour, in the middle of the card's paper without its shadow."""
    symbol = sprite(STYLES[seat].symbol, size, f".sign{{fill:{STYLES[seat].on_paper}}}")
    return overlay(card, symbol, 69 - size // 2)
