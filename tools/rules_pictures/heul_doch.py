"""The pictures on the page of rules of Heul doch!: one for each thing that is easier seen than said."""

from collections.abc import Sequence

from PIL import Image

from bot.draw.arrows import Point, arrow, bent, stroke
from bot.draw.canvas import Drawing
from bot.draw.furniture import plate
from bot.draw.seats import STYLES, badge
from cogs.heul_doch.picture.layout import WIDTH
from cogs.heul_doch.picture.picture import BAND, CLOTH, colours
from cogs.heul_doch.picture.pieces import back, face, special, top
from cogs.heul_doch.rules.cards import Colour, NumberCard, Special
from cogs.heul_doch.rules.piles import Shown

_RED_5, _RED_7 = (NumberCard(Colour.RED, value) for value in (5, 7))
_BLUE_4, _BLUE_7 = (NumberCard(Colour.BLUE, value) for value in (4, 7))
_GREEN_2, _YELLOW_3 = NumberCard(Colour.GREEN, 2), NumberCard(Colour.YELLOW, 3)
_COLOURS = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW), (Colour.PURPLE, Colour.ORANGE, Colour.BROWN)
_LEFT_X, _OWN_X, _RIGHT_X = 190, 480, 770
_PILE_Y, _HAND_Y = 130, 378
# what fits: how far below the middle of a card, and how large
_SIGN = (50, 84)


def winning() -> Drawing:
    """Draw two piles laid out, each with the sum of its cards, and the crown of the larger sum."""
    drawing = _strip(312)
    for seat, y, values in ((0, 12, (7, 6, 5, 4)), (1, 160, (7, 3, 2))):
        middle = y + 70
        drawing.put(plate(928, 140, 26, STYLES[seat].pale), 16, y)
        drawing.center(badge(seat, 84), 84, middle)
        for column, (value, colour) in enumerate(zip(values, _COLOURS[seat], strict=True)):
            drawing.center(face(NumberCard(colour, value), 88), 196 + 128 * column, middle)
            drawing.count("=" if column == len(values) - 1 else "+", 260 + 128 * column, middle, 44)
        drawing.count(str(sum(values)), 196 + 128 * len(values) + 24, middle, 72)
    drawing.center("heul_doch/crown", 872, 82, 104)
    return drawing


def neighbour() -> Drawing:
    """Draw a 5 that would fit on the own red 5, but has to go to the neighbour who shows its colour."""
    drawing = _between_neighbours(NumberCard(Colour.GREEN, 5))
    drawing.center("heul_doch/crossed", _OWN_X, (_PILE_Y + _HAND_Y) // 2, 54)
    _draw_gift(drawing, _RIGHT_X, _SIGN)
    return drawing


def onion() -> Drawing:
    """Draw any card laid face down on the own pile, and what two onions do to the twos of their pile."""
    drawing = _strip(232)
    drawing.center(face(NumberCard(Colour.RED, 7)), 96, 112)
    drawing.center("heul_doch/then", 208, 112, 66)
    drawing.center(back(), 320, 112)
    for column in range(2):
        drawing.center("heul_doch/onion", 470 + 62 * column, 112, 84)
    drawing.center("heul_doch/then", 612, 112, 66)
    for column, card in enumerate((NumberCard(Colour.BLUE, 2), _GREEN_2, NumberCard(Colour.YELLOW, 6))):
        drawing.center(face(card, 92), 706 + 98 * column, 112)
        if card.value == 2:
            drawing.center("heul_doch/struck", 706 + 98 * column, 108, 96)
    return drawing


def catapult() -> Drawing:
    """Draw the highest cards thrown off."""
    return _before_and_after(Special.CATAPULT, (_RED_7, _GREEN_2, _BLUE_7), (_YELLOW_3, _GREEN_2, "onion"))


def beach_towel() -> Drawing:
    """Draw two tops that are swapped."""
    return _before_and_after(Special.BEACH_TOWEL, (_RED_7, _GREEN_2, "onion"), ("onion", _GREEN_2, _RED_7))


def carousel() -> Drawing:
    """Draw every top moved on by one."""
    return _before_and_after(Special.CAROUSEL, (_RED_7, _GREEN_2, "onion"), ("onion", _RED_7, _GREEN_2))


def werewolf() -> Drawing:
    """Draw every top turned over."""
    return _before_and_after(Special.WEREWOLF, (_RED_7, _GREEN_2, "onion"), ("onion", "onion", _YELLOW_3))


def _strip(height: int) -> Drawing:
    return Drawing(Image.new("RGB", (WIDTH, height), CLOTH), colours)


def _between_neighbours(hand: NumberCard) -> Drawing:
    """Draw the own pile between those of both neighbours, and a card in hand."""
    drawing = _strip(488)
    stroke(drawing, (Point(_LEFT_X, _PILE_Y), Point(_RIGHT_X, _PILE_Y)), BAND, 12)
    for seat, x, card in ((1, _LEFT_X, _BLUE_4), (0, _OWN_X, _RED_5), (2, _RIGHT_X, _GREEN_2)):
        drawing.center(face(card), x, _PILE_Y)
        drawing.center(badge(seat, 54), x - 70, _PILE_Y - 82)
    drawing.center(face(hand), _OWN_X, _HAND_Y)
    return drawing


def _draw_gift(drawing: Drawing, x: int, mark: tuple[int, int]) -> None:
    """Draw the arrow to a neighbour, and a mark around what fits, on both cards."""
    below, size = mark
    side = 1 if x > _OWN_X else -1
    line = bent(Point(_OWN_X + 84 * side, _HAND_Y), Point(x, _HAND_Y), Point(x, _PILE_Y + 106))
    arrow(drawing, line, STYLES[0].colour)
    for middle, height in ((_OWN_X, _HAND_Y), (x, _PILE_Y)):
        drawing.center("heul_doch/mark", middle, height + below, size)


def _before_and_after(kind: Special, before: Sequence[Shown], after: Sequence[Shown]) -> Drawing:
    drawing = _strip(166)
    drawing.center(special(kind, 104), 76, 84)
    for left, row in ((208, before), (660, after)):
        for column, shown in enumerate(row):
            drawing.center(top(shown, 104), left + 112 * column, 84)
    drawing.center("heul_doch/then", 547, 83, 70)
    return drawing


PICTURES = (winning, neighbour, onion, catapult, beach_towel, carousel, werewolf)
