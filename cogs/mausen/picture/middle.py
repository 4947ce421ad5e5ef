"""The middle of the table: the cards that lie there, a fan for each kind, or the free places for new starting cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from bot.draw.canvas import Drawing
from bot.draw.furniture import plate
from bot.draw.layout import side_by_side
from cogs.mausen.picture.layout import CORNERS, FAN_WIDTH, FAN_X, FAN_Y, MIDDLE
from cogs.mausen.picture.pieces import CARD_HEIGHT, CARD_WIDTH, SPINE, face, slot
from cogs.mausen.rules.state import Laid


def draw_middle(drawing: Drawing, middle: Iterable[Laid]) -> None:
    """Draw all cards of the middle, each kind in its corner, low values left."""
    lying = sorted(middle, key=lambda laid: (laid.card.value, laid.by or 0))
    for animal, (right, down) in CORNERS.items():
        cards = [laid for laid in lying if laid.card.animal == animal]
        _draw_fan(drawing, cards, MIDDLE[0] + right * FAN_X, MIDDLE[1] + down * FAN_Y)


def draw_room_for_cards(drawing: Drawing, seats: int) -> None:
    """Draw a free place in the middle for the new starting card of each seat."""
    middle, y = MIDDLE
    for seat, x in enumerate(side_by_side(seats, middle, 138)):
        drawing.center(slot(seat), x, y)
        drawing.center("mausen/plus", x, y + 66, 50)


def _draw_fan(drawing: Drawing, cards: Sequence[Laid], x: int, y: int) -> None:
    """Lay the cards of a kind side by side.

    Too many for that, and equal values close up to a stack that says how many.
    """
    steps = _steps([laid.card.value for laid in cards])
    left, top = x - (sum(steps) + CARD_WIDTH) // 2, y - CARD_HEIGHT // 2
    lefts = [left + sum(steps[:index]) for index in range(len(cards))]
    for laid, card_left in zip(cards, lefts, strict=True):
        drawing.put(face(laid.card, laid.by), card_left, top)
    if min(steps, default=SPINE) >= SPINE:
        return
    front = {laid.card.value: card_left for laid, card_left in zip(cards, lefts, strict=True)}
    for value, size in Counter(laid.card.value for laid in cards).items():
        if size > 1:
            drawing.put(plate(58, 38, 19), front[value] - 8, top + 125)
            drawing.count(f"×{size}", front[value] + 21, top + 144, 28)


def _steps(values: Sequence[int]) -> list[int]:
    """Return how far each next card lies to the right of the one before."""
    pairs = list(pairwise(values))
    room = FAN_WIDTH - CARD_WIDTH
    if not pairs or room // len(pairs) >= SPINE:
        return [min(CARD_WIDTH + 4, room // max(1, len(pairs)))] * len(pairs)
    changes = sum(one != other for one, other in pairs)
    narrow = max(4, min(14, (room - changes * SPINE) // max(1, len(pairs) - changes)))
    wide = (room - narrow * (len(pairs) - changes)) // max(1, changes)
    return [narrow if one == other else wide for one, other in pairs]
