"""The end of Mausen: wreaths for the winners, a medal or number for every seat, the cards that count for no player."""

from collections.abc import Sequence

from bot.draw.canvas import Drawing
from bot.draw.furniture import METALS, medal, plate
from bot.draw.layout import side_by_side
from bot.draw.seats import badge
from bot.games.contract import Outcome, Seat
from cogs.mausen.picture.layout import MIDDLE, CardsLayout
from cogs.mausen.picture.pieces import HEADS, SMALL_WIDTH, small
from cogs.mausen.rules.state import Animal, Laid, View

_WREATHS_Y = 376
_LOST_WIDTH, _LOST_Y = 800, 584


def draw_winners(drawing: Drawing, winners: Sequence[Seat], names: Sequence[str]) -> None:
    """Draw a wreath with its name for each winner, in the middle."""
    if len(winners) == 1:  # several wreaths fill the cloth, and their names must stay readable
        drawing.put("mausen/confetti", 54, 252, 852)
    room = 840 // len(winners)
    wreath = min(224, room - 8)
    y = _WREATHS_Y
    for seat, x in zip(winners, side_by_side(len(winners), MIDDLE[0], room), strict=True):
        drawing.center("laurel", x, y, wreath)
        drawing.center(badge(seat, wreath // 2), x, y)
        drawing.center("mausen/crown", x, y - wreath * 39 // 100, wreath * 42 // 100)
        drawing.write(names[seat], x, y + wreath // 2 + 20, 38, width=room - 16)


def draw_lost(drawing: Drawing, lost: Sequence[Laid]) -> None:
    """Draw a row of the cards that were left in the middle."""
    circle = list(Animal)
    cards = sorted((laid.card for laid in lost), key=lambda card: (circle.index(card.animal), card.value))
    step = min(SMALL_WIDTH + 4, _LOST_WIDTH / max(1, len(cards)))
    for card, x in zip(cards, side_by_side(len(cards), MIDDLE[0], step), strict=True):
        drawing.center(small(card), x, _LOST_Y)


def draw_result(drawing: Drawing, view: View, outcome: Outcome, seat: Seat, layout: CardsLayout) -> None:
    """Draw the medal of the rank reached, and below it the mice if points alone did not decide."""
    rank = outcome.places[seat]
    is_tied = view.mice is not None and view.scores.count(view.scores[seat]) > 1
    x, y = layout.pile
    if is_tied:
        y -= 24
    if rank in METALS:
        drawing.center(medal(rank, 98), x, y)
    else:
        drawing.center("badge", x, y + 12, 70)
    drawing.count(str(rank), x, y + 14, 42)
    if view.mice and is_tied:
        drawing.put(plate(112, 50, 19), x - 56, y + 58)
        drawing.center(HEADS[Animal.MOUSE], x - 26, y + 82, 44)
        drawing.count(str(view.mice[seat]), x + 26, y + 83, 34)
