"""The end of Heul doch!: the piles opened, card by card, and who won."""

from itertools import groupby

from bot.draw.canvas import Board
from bot.draw.seats import LOOKS, badge, chip
from bot.game import Outcome, Seat
from cogs.heul_doch.cards import VALUES
from cogs.heul_doch.pieces import SMALL, panel, tiny
from cogs.heul_doch.ring import HEIGHT, WIDTH
from cogs.heul_doch.scoring import Counted, Score

_ROW = 112
_COLUMN = 70
_CARDS_X = 442
_HIGHEST_PODIUM = 330


def draw_ending(board: Board, scores: tuple[Score, ...], outcome: Outcome, names: tuple[str, ...]) -> None:
    """Draw the winners, and below them a row for each pile, the best one first."""
    room = HEIGHT - _ROW * len(scores) - 8
    podium = min(room, _HIGHEST_PODIUM)
    top = (room - podium) // 2
    board.center("heul_doch/confetti", WIDTH // 2, top + podium // 2, 920)
    _draw_winners(board, outcome.winners, names, top, podium)
    for row, seat in enumerate(sorted(range(len(scores)), key=lambda seat: outcome.places[seat])):
        _draw_row(board, seat, scores[seat], names[seat], top + podium + row * _ROW, won=outcome.places[seat] == 1)


def _draw_winners(board: Board, winners: tuple[Seat, ...], names: tuple[str, ...], top: int, height: int) -> None:
    step = 900 // len(winners)
    wreath = min(height - 60, step - 8)
    for at, seat in enumerate(winners):
        x, y = WIDTH // 2 + round((at - (len(winners) - 1) / 2) * step), top + (height - 44) // 2
        board.center("heul_doch/wreath", x, y, wreath)
        board.center(badge(seat, wreath // 2), x, y)
        board.center("heul_doch/crown", x, y - wreath * 36 // 100, wreath * 42 // 100)
        board.write(names[seat], x, top + height - 30, 38, width=step - 20)


def _draw_row(board: Board, seat: Seat, score: Score, name: str, y: int, *, won: bool) -> None:
    middle = y + _ROW // 2
    board.put(panel(928, _ROW - 8, LOOKS[seat].pale), 16, y + 4)
    chip(board, seat, name, (26, middle - 32, 306), number=score.points, lit=won)
    board.center("heul_doch/onion", 366, middle, 60)
    board.count(str(score.onions), 398, middle, 34, anchor="l")
    cancelled = {value.value: value.lost for value in score.cancelled}
    laid = sorted((counted for counted in score.pile if counted.fate != "onion"), key=lambda counted: (counted.card.value, counted.card.colour))
    groups = {value: list(cards) for value, cards in groupby(laid, key=lambda counted: counted.card.value)}
    for value in VALUES:
        x = _CARDS_X + _COLUMN * (value - 1)
        if value in groups:
            _draw_group(board, groups[value], x, middle - 42)
            board.count(str(cancelled.get(value, value * len(groups[value]))), x + 31, middle + 33, 27, _LOST if value in cancelled else _WON)
        if value in cancelled:
            board.center("heul_doch/crossed", x + 31, middle - 14, 56)


_WON, _LOST = "#4b352b", "#c63a36"


def _draw_group(board: Board, cards: list[Counted], x: int, y: int) -> None:
    """Lay cards of one value closer, the more they are."""
    step = min(9, 18 // max(1, len(cards) - 1))
    left = x + 31 - (SMALL + step * (len(cards) - 1)) // 2
    for at, counted in enumerate(cards):
        board.put(tiny(counted.card, pale=counted.fate == "cancelled"), left + at * step, y)
