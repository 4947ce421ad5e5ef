"""The cards of Heul doch!, and the small things beside them, as bitmaps."""

from typing import NamedTuple

from PIL import Image

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import INK, Drawing, Raster, overlay, sprite
from bot.draw.furniture import plate
from cogs.heul_doch.rules.cards import Colour, NumberCard, Special
from cogs.heul_doch.rules.piles import Shown

CARD_WIDTH, CARD_HEIGHT = 144, 194  # the shadow included
SMALL = 44


class Paint(NamedTuple):
    """How a colour of cards looks: its sign tells it apart for players who see colours differently."""

    colour: str
    digit: str
    sign: str


PAINTS = {
    Colour.RED: Paint("#cf3a37", "#ffffff", "cherries"),
    Colour.ORANGE: Paint("#f08a35", INK, "carrot"),
    Colour.YELLOW: Paint("#f7cf46", INK, "pear"),
    Colour.GREEN: Paint("#2c8047", "#ffffff", "clover"),
    Colour.BLUE: Paint("#3173bf", "#ffffff", "fish"),
    Colour.PURPLE: Paint("#8655b8", "#ffffff", "grapes"),
    Colour.BROWN: Paint("#875a3c", "#ffffff", "mushroom"),
}

GROUNDS = {
    Special.CATAPULT: "#8cc5a2",
    Special.BEACH_TOWEL: "#6fb7dc",
    Special.CAROUSEL: "#f2a3b3",
    Special.WEREWOLF: "#3f3a66",
}


@cached_bitmap
def face(card: NumberCard, width: int = CARD_WIDTH) -> Raster:
    """Return a card face up: its value, and the sign of its colour."""
    paint = PAINTS[card.colour]
    frame = sprite("heul_doch/card", width, f".paint{{fill:{paint.colour}}}")
    drawing = Drawing(frame.convert("RGB"))
    drawing.count(str(card.value), width // 2, round(width * 0.41), round(width * 0.78), paint.digit)
    drawing.center(f"heul_doch/{paint.sign}", width // 2, round(width * 1.03), round(width * 0.4))
    return drawing.cut_out(frame)


@cached_bitmap
def special(kind: Special, width: int = CARD_WIDTH) -> Raster:
    """Return a special card."""
    card = sprite("heul_doch/special", width, f".paint{{fill:{GROUNDS[kind]}}}")
    return overlay(card, sprite(f"heul_doch/{kind.value}", round(width * 0.72)), round(width * 0.15))


@cached_bitmap
def back(width: int = CARD_WIDTH) -> Raster:
    """Return a card face down: the onion."""
    onion = sprite("heul_doch/onion", round(width * 0.76))
    return overlay(sprite("heul_doch/back", width), onion, round(width * 0.26))


@cached_bitmap
def below(layers: int) -> Raster:
    """Return what is seen of so many cards below the top of a pile; each lies farther left and down."""
    card = sprite("heul_doch/layer", CARD_WIDTH)
    pile = Image.new("RGBA", (card.width + 6 * (layers - 1), card.height + 3 * (layers - 1)))
    for layer in reversed(range(layers)):
        pile.alpha_composite(card, (6 * (layers - 1 - layer), 3 * layer))
    return pile


def top(shown: Shown, width: int = CARD_WIDTH) -> Raster:
    """Return what a pile shows, or an empty slot."""
    match shown:
        case NumberCard():
            return face(shown, width)
        case "onion":
            return back(width)
        case None:
            return sprite("heul_doch/slot", width)


@cached_bitmap
def tiny(card: NumberCard, *, pale: bool) -> Raster:
    """Return a card of an opened pile: only its value still matters."""
    paint = Paint("#dfe3e8", INK, "") if pale else PAINTS[card.colour]
    height = SMALL * 5 // 4
    frame = plate(SMALL, height, 9, paint.colour)
    drawing = Drawing(frame.convert("RGB"))
    drawing.count(str(card.value), SMALL // 2, height // 2, 38, paint.digit)
    return drawing.cut_out(frame)


def number(drawing: Drawing, text: str, x: int, y: int) -> None:
    """Write how many cards lie here, on a disc."""
    drawing.center("heul_doch/disc", x, y, 46)
    drawing.count(text, x, y, 30 if len(text) < 2 else 28)
