"""The end of Heul doch!: the piles opened, card by card, and who won."""

from collections.abc import Sequence

from PIL import Image

from bot.draw.canvas import INK, PAPER, Drawing, Palette, sprite
from bot.draw.furniture import plate
from bot.draw.layout import side_by_side
from bot.draw.seats import STYLES, badge, chip
from bot.games.contract import Outcome, Seat
from cogs.heul_doch.picture.layout import GROUND, WIDTH
from cogs.heul_doch.picture.pieces import SMALL, tiny
from cogs.heul_doch.rules.cards import VALUES, NumberCard
from cogs.heul_doch.rules.scoring import HIGHEST, Score, onion_parts

_ROW = 112
_COLUMN = 71
_CARDS_X = 478
_LOST = "#a8201f"
_PODIUM = 262


def draw_ending(scores: Sequence[Score], outcome: Outcome, names: Sequence[str], palette: Palette) -> Drawing:
    """Draw the winners, and below them a row for each pile, the best one first."""
    drawing = Drawing(Image.new("RGB", (WIDTH, _PODIUM + len(scores) * _ROW + 12), GROUND), palette)
    _draw_winners(drawing, outcome.winners, names)
    for row, seat in enumerate(sorted(range(len(scores)), key=lambda seat: outcome.places[seat])):
        _draw_row(drawing, seat, scores[seat], names[seat], _PODIUM + row * _ROW, won=outcome.places[seat] == 1)
    return drawing


def _draw_winners(drawing: Drawing, winners: Sequence[Seat], names: Sequence[str]) -> None:
    if len(winners) == 1:  # several wreaths fill the podium, and their names must stay readable
        drawing.center("heul_doch/confetti", WIDTH // 2, _PODIUM // 2, 920)
    step = 900 // len(winners)
    wreath = min(196, step - 8)
    y = 8 + 196 // 2
    for seat, x in zip(winners, side_by_side(len(winners), WIDTH // 2, step), strict=True):
        drawing.center("heul_doch/wreath", x, y, wreath)
        drawing.center(badge(seat, wreath // 2), x, y)
        drawing.center("heul_doch/crown", x, y - wreath * 36 // 100, wreath * 42 // 100)
        drawing.write(names[seat], x, _PODIUM - 28, 38, PAPER, width=step - 20)


def _draw_row(drawing: Drawing, seat: Seat, score: Score, name: str, y: int, *, won: bool) -> None:
    middle = y + _ROW // 2
    drawing.put(plate(928, _ROW - 8, 22, STYLES[seat].pale), 16, y + 4)
    chip(drawing, seat, name, (26, middle - 32, 306), number=score.points, role="won" if won else "waits")
    parts = onion_parts(score.onions)
    onions_y = middle - 16 if len(parts) > 1 else middle
    drawing.center("heul_doch/onion", 366, onions_y, 60)
    drawing.count(str(score.onions), 398, onions_y, 34, anchor="l")
    if len(parts) > 1:
        sevens = f"{times}×{HIGHEST}" if (times := parts.count(HIGHEST)) > 1 else str(HIGHEST)
        drawing.count("+".join([f"={sevens}", *(str(part) for part in parts if part != HIGHEST)]), 392, middle + 34, 28)
    lost = {cancelled.value for cancelled in score.cancelled}
    for value in VALUES:
        colours = sorted(
            opened.card.colour for opened in score.pile if opened.fate != "onion" and opened.card.value == value
        )
        x, is_lost = _CARDS_X + _COLUMN * (value - 1), value in lost
        _draw_group(
            drawing, [NumberCard(colour, value) for colour in colours], value, x, middle - 16, cancelled=is_lost
        )
        if colours:
            points = 0 if is_lost else value * len(colours)
            drawing.count(str(points), x, middle + 34, 28, _LOST if is_lost else INK)


def _draw_group(drawing: Drawing, cards: Sequence[NumberCard], value: int, x: int, y: int, *, cancelled: bool) -> None:
    """Lay cards of one value, closer the more they are.

    A value that the onions cancel is struck out at a corner, which keeps it readable, also if no card of it is there.
    """
    step = min(9, 18 // max(1, len(cards) - 1))
    for layer, card in enumerate(cards):
        drawing.center(tiny(card, pale=cancelled), x + layer * step - step * (len(cards) - 1) // 2, y)
    if cancelled and not cards:
        drawing.center(sprite("heul_doch/slot", SMALL), x, y)
        drawing.count(str(value), x, y, 32)
    if cancelled:
        drawing.center("gone", x + 20, y + 18, 34)
