"""The cards of Heul doch!, and the small things round them, as bitmaps."""

from collections.abc import Callable
from functools import cache
from math import hypot
from typing import NamedTuple, TypeAlias

from bot.draw.canvas import INK, PAPER, Board, Picture, rasterise, sprite
from cogs.heul_doch.rules.cards import Colour, NumberCard, Special
from cogs.heul_doch.rules.piles import Shown

CARD_WIDTH, CARD_HEIGHT = 144, 194  # the shadow included
SMALL = 44

_MARGIN = 34  # what an arrow needs round its ends


class Paint(NamedTuple):
    """How a colour of cards looks: its sign tells it apart for whoever sees colours differently."""

    colour: str
    digit: str
    sign: str


PAINTS = {
    Colour.RED: Paint("#d8433f", "#ffffff", "cherries"),
    Colour.ORANGE: Paint("#f08a35", INK, "carrot"),
    Colour.YELLOW: Paint("#f7cf46", INK, "pear"),
    Colour.GREEN: Paint("#3f9d5a", "#ffffff", "clover"),
    Colour.BLUE: Paint("#3b7dc9", "#ffffff", "fish"),
    Colour.PURPLE: Paint("#8655b8", "#ffffff", "grapes"),
    Colour.BROWN: Paint("#875a3c", "#ffffff", "mushroom"),
}

_GROUNDS = {
    Special.CATAPULT: "#8cc5a2",
    Special.BEACH_TOWEL: "#6fb7dc",
    Special.CAROUSEL: "#f2a3b3",
    Special.WEREWOLF: "#3f3a66",
}


@cache
def face(card: NumberCard, width: int = CARD_WIDTH) -> Picture:
    """Return a card face up: its value, and the sign of its colour."""
    paint = PAINTS[card.colour]
    frame = sprite("heul_doch/card", width, f".paint{{fill:{paint.colour}}}")
    board = Board(frame.convert("RGB"))
    board.count(str(card.value), width // 2, round(width * 0.41), round(width * 0.78), paint.digit)
    board.center(f"heul_doch/{paint.sign}", width // 2, round(width * 1.03), round(width * 0.4))
    board.image.putalpha(frame.getchannel("A"))
    return board.image


@cache
def special(kind: Special, width: int = CARD_WIDTH) -> Picture:
    """Return a special card."""
    card = sprite("heul_doch/special", width, f".paint{{fill:{_GROUNDS[kind]}}}").copy()
    drawing = sprite(f"heul_doch/{kind.value}", round(width * 0.72))
    card.alpha_composite(drawing, ((width - drawing.width) // 2, round(width * 0.15)))
    return card


@cache
def back(width: int = CARD_WIDTH) -> Picture:
    """Return a card face down: the onion."""
    card = sprite("heul_doch/back", width).copy()
    onion = sprite("heul_doch/onion", round(width * 0.76))
    card.alpha_composite(onion, ((width - onion.width) // 2, round(width * 0.26)))
    return card


def top(shown: Shown, width: int = CARD_WIDTH) -> Picture:
    """Return what a pile shows, or the empty place."""
    match shown:
        case NumberCard():
            return face(shown, width)
        case "onion":
            return back(width)
        case None:
            return sprite("heul_doch/slot", width)


@cache
def tiny(card: NumberCard, *, pale: bool) -> Picture:
    """Return a card of an opened pile: only its value still matters."""
    paint = Paint("#dfe3e8", "#5d646d", "") if pale else PAINTS[card.colour]
    height = SMALL * 5 // 4
    frame = rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SMALL} {height}" width="{SMALL}" height="{height}">'
        f'<rect x="1.5" y="1.5" width="{SMALL - 3}" height="{height - 3}" rx="9" fill="{paint.colour}" stroke="{INK}" stroke-width="3"/></svg>',
        SMALL,
    )
    board = Board(frame.convert("RGB"))
    board.count(str(card.value), SMALL // 2, height // 2, 38, paint.digit)
    board.image.putalpha(frame.getchannel("A"))
    return board.image


def number(board: Board, text: str, x: int, y: int) -> None:
    """Write how many cards lie here, on a disc."""
    board.center("heul_doch/disc", x, y, 46)
    board.count(text, x, y, 30 if len(text) < 2 else 27)


def panel(width: int, height: int, colour: str = PAPER) -> Picture:
    """Return a blank label."""
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="22" fill="{colour}" stroke="{INK}" stroke-width="3"/></svg>',
        width,
    )


class Point(NamedTuple):
    """A place on the board."""

    x: int
    y: int


Way: TypeAlias = tuple[Point, ...]
"""From where to where, bent towards a point between them if there are three."""


def band(board: Board, way: Way, colour: str) -> None:
    """Draw a stretch of the ring that joins neighbours."""
    _lay(
        board,
        way,
        lambda line: (
            f'<path d="{_path(line)}" fill="none" stroke="{colour}" stroke-width="18" stroke-linecap="round"/>'
        ),
    )


def arrow(board: Board, way: Way, colour: str, *, thick: int = 20, both: bool = False, faint: bool = False) -> None:
    """Draw an arrow; with two heads if things change places, faint and without an outline if it is of an earlier turn."""

    def shapes(line: Way) -> str:
        tips = [_tip(line[-2], line[-1], thick), *([_tip(line[1], line[0], thick)] if both else [])]
        shaft = _path((tips[-1][3] if both else line[0], *line[1:-1], tips[0][3]))
        heads = "".join(
            f'<path d="M{a.x} {a.y}L{b.x} {b.y}L{c.x} {c.y}Z" fill="{colour}" stroke-width="5"/>' for a, b, c, _ in tips
        )
        if faint:
            return f'<g stroke="{colour}" stroke-linejoin="round" opacity=".5">{heads}<path d="{shaft}" fill="none" stroke-width="{thick}"/></g>'
        return (
            f'<g stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"><path d="{shaft}" fill="none" stroke-width="{thick + 6}"/>{heads}'
            f'<path d="{shaft}" fill="none" stroke="{colour}" stroke-width="{thick}"/></g>'
        )

    _lay(board, way, shapes)


def _lay(board: Board, way: Way, shapes: Callable[[Way], str]) -> None:
    left, top = min(point.x for point in way) - _MARGIN, min(point.y for point in way) - _MARGIN
    width, height = max(point.x for point in way) + _MARGIN - left, max(point.y for point in way) + _MARGIN - top
    inside = shapes(tuple(Point(point.x - left, point.y - top) for point in way))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{inside}</svg>'
    board.put(rasterise(svg, width), left, top)


def _path(line: Way) -> str:
    start, *bend, end = line
    curve = "".join(f"Q{point.x} {point.y} " for point in bend) or "L"
    return f"M{start.x} {start.y}{curve}{end.x} {end.y}"


def _tip(before: Point, end: Point, thick: int) -> tuple[Point, Point, Point, Point]:
    """Return an arrow's head, and the middle of its base."""
    dx, dy = end.x - before.x, end.y - before.y
    length = hypot(dx, dy) or 1
    along, across = (dx / length, dy / length), (-dy / length, dx / length)
    base = Point(round(end.x - along[0] * thick * 1.4), round(end.y - along[1] * thick * 1.4))
    one, other = (
        Point(round(base.x + side * across[0] * thick), round(base.y + side * across[1] * thick)) for side in (1, -1)
    )
    return end, one, other, base
