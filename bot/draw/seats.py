"""How the seats look: a colour and a symbol each, the same in all games, and the chip with a player's name.

Colour never carries meaning alone: the symbols tell the seats apart for players who see colours differently.
"""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import INK, PAPER, Drawing, Raster, overlay, rasterise, sprite, svg
from bot.draw.furniture import grey
from bot.draw.names import fitting


class Style(NamedTuple):
    """The identity of a seat."""

    symbol: str
    colour: str
    pale: str
    """A tint of the colour, for large surfaces."""
    sign: str
    """What the symbol and digits are drawn in on top of the colour."""

    @property
    def css(self) -> str:
        """Recolour art: its classes are seat, pale, sign and edge."""
        fills = f".seat{{fill:{self.colour}}}.pale{{fill:{self.pale}}}.sign{{fill:{self.sign}}}"
        return f"{fills}.edge{{stroke:{self.on_paper}}}"

    @property
    def on_paper(self) -> str:
        """Return what the symbol is drawn in on paper: ink, if the colour is too light for it."""
        return INK if self.sign == INK else self.colour


# Light and dark ones alternate, so that any two differ also for players who do not see red, green or blue.
STYLES = (
    Style("heart", "#c9354b", "#fbe3e0", "#ffffff"),
    Style("drop", "#2f72bd", "#dfeaf6", "#ffffff"),
    Style("star", "#f4c22f", "#fdf2cf", INK),
    Style("leaf", "#5cb98a", "#dff0e2", INK),
    Style("moon", "#bd95de", "#ece1f4", INK),
    Style("diamond", "#56545f", "#e3e2e6", "#ffffff"),
)

CHIP_HEIGHT = 64  # its glow included
TURN_SIGN = 38
"""How wide the paw is that stands on a lit name plate."""
NAME_SIZES = (29, 26)
Role: TypeAlias = Literal["waits", "plays", "won", "left"]
_LIT = "#ffdf7d"
_PLATES: dict[Role, str] = {"waits": PAPER, "plays": _LIT, "won": _LIT, "left": "#b3b0a6"}


@cached_bitmap
def badge(seat: int, size: int) -> Raster:
    """Return the seat's symbol on a disc of its colour."""
    look = STYLES[seat]
    mark = sprite(look.symbol, round(size * 0.54), look.css)
    return overlay(sprite("badge", size, look.css), mark, (size - mark.width) // 2)


class Mark(NamedTuple):
    """The colour and sign of a competitor in a chart."""

    colour: str
    sign: Callable[[Any, int], Raster]
    """Draws the sign of `whose` at a width: a module's function, since pictures are drawn in another process."""
    whose: Any

    def badge(self, size: int) -> Raster:
        """Return the sign at a width in pixels."""
        return self.sign(self.whose, size)


SEAT_MARKS = tuple(Mark(look.colour, badge, seat) for seat, look in enumerate(STYLES))


def chip(
    drawing: Drawing,
    seat: int,
    name: str,
    box: tuple[int, int, int],
    *,
    number: int | None = None,
    role: Role = "waits",
) -> None:
    """Draw a player's name plate into a box (x, y, width), lit for those who play or won, crossed out for who left."""
    x, y, width = box
    middle = y + CHIP_HEIGHT // 2
    drawing.put(_plate(width, role), x, y)
    drawing.center(_crossed_out(seat) if role == "left" else badge(seat, 44), x + 36, middle)
    right = x + width - 20
    if number is not None:
        drawing.count(str(number), right - 4, middle, 32, anchor="r")
        right -= 16 + 18 * len(str(number))
    if role == "plays":
        drawing.center("paw", right - TURN_SIGN // 2, middle, TURN_SIGN, f".sign{{fill:{INK}}}")
        right -= TURN_SIGN + 4
    room = right - x - 64
    drawing.write(name, x + 64, middle, fitting(name, NAME_SIZES, room), width=room, anchor="l")


@cached_bitmap
def _plate(width: int, role: Role) -> Raster:
    glow, colour = role in ("plays", "won"), _PLATES[role]
    halo = f'<rect x="0" y="0" width="{width}" height="64" rx="32" fill="{_LIT}" fill-opacity=".4"/>' if glow else ""
    pill = f'<rect x="6.5" y="6.5" width="{width - 13}" height="51" rx="25.5" fill="{colour}"'
    return rasterise(svg(f'{halo}{pill} stroke="{INK}" stroke-width="{6 if glow else 3}"/>', width, CHIP_HEIGHT), width)


@cached_bitmap
def _crossed_out(seat: int) -> Raster:
    """Return the badge of an absent player: grey and crossed out."""
    return overlay(grey(badge(seat, 44)), sprite("gone", 44), 0)
