"""How the seats look: a colour and a symbol each, the same in all games, and the chip with a player's name.

Colour never carries meaning alone: the symbols tell the seats apart for players who see colours differently.
"""

from functools import cache
from typing import NamedTuple

from bot.draw.canvas import INK, PAPER, Board, Picture, overlay, rasterise, sprite, svg
from bot.draw.furniture import grey


class Look(NamedTuple):
    """The identity of a seat."""

    symbol: str
    colour: str
    pale: str
    """A tint of the colour, for large surfaces."""
    sign: str
    """What the symbol and digits are drawn in on top of the colour."""
    emoji: str = ""
    """The symbol in texts."""

    @property
    def css(self) -> str:
        """Recolour art: its classes are seat, pale and sign."""
        fills = f".seat{{fill:{self.colour}}}.pale{{fill:{self.pale}}}.sign{{fill:{self.sign}}}"
        return f"{fills}.edge{{stroke:{self.colour}}}"


LOOKS = (
    Look("heart", "#d5475b", "#fbe3e0", "#ffffff", "❤️"),
    Look("drop", "#2f72bd", "#dfeaf6", "#ffffff", "💧"),
    Look("star", "#f4c22f", "#fdf2cf", INK, "⭐"),
    Look("leaf", "#359a67", "#dff0e2", "#ffffff", "🍃"),
    Look("moon", "#8a58b4", "#ece1f4", "#ffffff", "🌙"),
    Look("diamond", "#56545f", "#e3e2e6", "#ffffff", "♦️"),
)

CHIP_HEIGHT = 64  # its glow included
_LIT = "#ffdf7d"
_GONE = "#b3b0a6"


@cache
def badge(seat: int, size: int) -> Picture:
    """Return the seat's symbol on a disc of its colour."""
    look = LOOKS[seat]
    mark = sprite(look.symbol, round(size * 0.54), look.css)
    return overlay(sprite("badge", size, look.css), mark, (size - mark.width) // 2)


def chip(
    board: Board,
    seat: int,
    name: str,
    box: tuple[int, int, int],
    *,
    number: int | None = None,
    lit: bool = False,
    left: bool = False,
) -> None:
    """Draw a player's name plate into a box (x, y, width).

    It is lit while the game waits for them, and crossed out once they left the game. The number stands at its right.
    """
    x, y, width = box
    middle = y + CHIP_HEIGHT // 2
    board.put(_plate(width, _GONE if left else _LIT if lit else PAPER, glow=lit), x, y)
    board.center(_crossed_out(seat) if left else badge(seat, 44), x + 36, middle)
    room = width - 86
    if number is not None:
        board.count(str(number), x + width - 24, middle, 32, anchor="r")
        room -= 30 + 18 * len(str(number))
    board.write(name, x + 66, middle, 29, width=room, anchor="l")


def _plate(width: int, colour: str, *, glow: bool) -> Picture:
    halo = f'<rect x="0" y="0" width="{width}" height="64" rx="32" fill="{_LIT}" fill-opacity=".4"/>' if glow else ""
    pill = f'<rect x="6.5" y="6.5" width="{width - 13}" height="51" rx="25.5" fill="{colour}"'
    return rasterise(svg(f'{halo}{pill} stroke="{INK}" stroke-width="3"/>', width, CHIP_HEIGHT), width)


@cache
def _crossed_out(seat: int) -> Picture:
    """The badge of a player who left: without colour, crossed out."""
    return overlay(grey(badge(seat, 44)), sprite("gone", 44), 0)
