"""A person's card: their games one below the other, and whom they met most often.

Words come in from the screen; nothing is counted here.
"""

from typing import NamedTuple

from PIL import Image

from bot.draw.canvas import PAPER, Drawing, Palette
from bot.draw.furniture import plate
from bot.draw.names import fitting
from bot.draw.seats import STYLES

WIDTH = 960
_EDGE, _GAP = 24, 16
_HEAD, _GAME, _FAVOURITE, _DUEL, _RIVALS = 150, 196, 50, 90, 78
BAR_HEIGHT = 26
_SMALL = (36, 34, 32, 30, 28)
_GROUND, _QUIET = "#2a5650", "#75655a"
_BAR = 570
WON, LEVEL, LOST = STYLES[3].colour, "#d8d3cc", STYLES[0].colour


class GameFigures(NamedTuple):
    """One game: what it is called, some figures under their labels, and a line on what the points come from."""

    title: str
    figures: tuple[tuple[str, str], ...]
    favourite: str


class Duel(NamedTuple):
    """A player often met: how often the person was ahead, level and behind, and the same in words."""

    name: str
    text: str
    outcomes: tuple[int, int, int]


class Card(NamedTuple):
    """Everything that stands on a card."""

    name: str
    total: str
    games: tuple[GameFigures, ...]
    rivals_title: str
    rivals: tuple[Duel, ...]


def draw(card: Card) -> Drawing:
    """Draw a card; the more games a person knows, the longer it gets."""
    heights = [_GAME + _FAVOURITE * bool(game.favourite) for game in card.games]
    rivals = _RIVALS + _DUEL * len(card.rivals) if card.rivals else -_GAP
    drawing = Drawing(
        Image.new("RGB", (WIDTH, _HEAD + sum(height + _GAP for height in heights) + rivals + _EDGE), _GROUND), colours
    )
    _draw_head(drawing, card)
    top = _HEAD
    for game, height in zip(card.games, heights, strict=True):
        _draw_game(drawing, game, top, height)
        top += height + _GAP
    if card.rivals:
        _draw_rivals(drawing, card, top, rivals)
    return drawing


colours = Palette("records/palette", lambda: [draw(_SAMPLE).image], 32)
"""The palette of all cards."""


def _draw_head(drawing: Drawing, card: Card) -> None:
    drawing.center("cat_head", 92, 76, 116)
    drawing.write(card.name, 172, 54, 52, PAPER, width=WIDTH - 172 - _EDGE, anchor="l")
    drawing.write(card.total, 172, 112, 38, PAPER, width=WIDTH - 172 - _EDGE, anchor="l")


def _draw_game(drawing: Drawing, game: GameFigures, top: int, height: int) -> None:
    drawing.put(plate(WIDTH - 2 * _EDGE, height, 26), _EDGE, top)
    drawing.write(game.title, _EDGE + 28, top + 40, 42, width=WIDTH - 2 * _EDGE - 56, anchor="l")
    room = (WIDTH - 2 * _EDGE - 24) // len(game.figures)
    size = min(fitting(label, _SMALL, room - 12) for label, _ in game.figures)
    for at, (label, value) in enumerate(game.figures):
        middle = _EDGE + 12 + room * at + room // 2
        drawing.count(value, middle, top + 102, 46)
        drawing.write(label, middle, top + 156, size, _QUIET, width=room - 12)
    if game.favourite:
        drawing.write(game.favourite, _EDGE + 28, top + _GAME + 12, 36, width=WIDTH - 2 * _EDGE - 56, anchor="l")


def _draw_rivals(drawing: Drawing, card: Card, top: int, height: int) -> None:
    drawing.put(plate(WIDTH - 2 * _EDGE, height, 26), _EDGE, top)
    drawing.write(card.rivals_title, _EDGE + 28, top + 40, 42, width=WIDTH - 2 * _EDGE - 56, anchor="l")
    for at, duel in enumerate(card.rivals):
        middle = top + _RIVALS + _DUEL * at + 26
        drawing.write(duel.name, _EDGE + 28, middle, 38, width=270, anchor="l")
        size = fitting(duel.text, _SMALL, _BAR)
        drawing.write(duel.text, WIDTH - _EDGE - 28, middle - 18, size, _QUIET, width=_BAR, anchor="r")
        _draw_bar(drawing, duel.outcomes, middle + 6)


def _draw_bar(drawing: Drawing, outcomes: tuple[int, int, int], y: int) -> None:
    """A strip from the right edge: won, level and lost in three colours, in this order, as in the words above."""
    left, games = WIDTH - _EDGE - 28 - _BAR, max(1, sum(outcomes))
    for many, colour in zip(outcomes, (WON, LEVEL, LOST), strict=True):
        right = left + round(_BAR * many / games)
        drawing.fill(Image.new("L", (right - left, BAR_HEIGHT), 255), left, y, colour)
        left = right


_FIGURES = (("Partien", "120"), ("Siege", "45"), ("Runde", "13"), ("Wertung", "1789?"))
_SAMPLE = Card(
    "Anna", "120", (GameFigures("Mausen", _FIGURES, "Maus"),), "Duelle", (Duel("Ben", "12 3 4", (12, 3, 4)),)
)
