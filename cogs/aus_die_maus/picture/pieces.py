"""The mice of Aus die Maus, their cheeses and dice, as bitmaps."""

from PIL import Image, ImageOps

from bot.draw.bitmaps import cached_bitmap
from bot.draw.canvas import INK, PAPER, Drawing, Raster, overlay, sprite
from bot.draw.furniture import GOLD, grey
from bot.draw.seats import STYLES, Mark
from cogs.aus_die_maus.rules.track import WHITE, Die, Mouse

FLANK = 50  # how wide the paper with the symbol is, in percent of the mouse
FACE = 50  # how wide the symbol of a token is, in percent of it
DICE: tuple[Die, ...] = ("red", "yellow")

_WHITE_FUR = ".fur{fill:#fffdfa}.belly{fill:#f6e6e6}"
_DICE = {
    "red": ".face{fill:#c9354b}.shade{fill:#8f2439}",
    "yellow": ".face{fill:#f4c22f}.shade{fill:#c8931c}",
}
_FACES = {"red": "#c9354b", "yellow": "#f4c22f"}
_DIGITS = {"red": "#ffffff", "yellow": INK}


@cached_bitmap
def running(mouse: Mouse, width: int, *, back: bool = False, dizzy: bool = False) -> Raster:
    """Return a whole mouse, running right or back to the left: a symbol on its flank, or for the white one a hat."""
    art = sprite("aus_die_maus/dizzy" if dizzy else "aus_die_maus/mouse", width, _fur(mouse))
    picture = ImageOps.mirror(art) if back else art.copy()
    if mouse == WHITE:
        hat = sprite("aus_die_maus/hat", width * 40 // 100)
        picture.alpha_composite(ImageOps.mirror(hat) if back else hat, (width * (10 if back else 50) // 100, 0))
        return picture
    size = width * FLANK // 100
    middle = width * (66 if back else 34) // 100
    picture.alpha_composite(patch(mouse, size), (middle - size // 2, width * 53 // 100 - size // 2))
    return picture


@cached_bitmap
def token(mouse: Mouse, size: int) -> Raster:
    """Return a mouse as small as it gets: two ears, and its symbol for a face."""
    face = (
        sprite("aus_die_maus/hat", size * 56 // 100)
        if mouse == WHITE
        else sprite(STYLES[mouse].symbol, size * FACE // 100, STYLES[mouse].css)
    )
    return overlay(sprite("aus_die_maus/token", size, _fur(mouse)), face, size * 57 // 100 - face.height // 2)


IN_CHARTS = Mark("#fffdfa", token, WHITE)
"""How the white mouse looks in charts."""


@cached_bitmap
def die(colour: Die, number: int, size: int) -> Raster:
    """Return a die that shows this number."""
    drawing = Drawing(Image.new("RGB", (size, size), _FACES[colour]))
    shape = blank_die(colour, size)
    drawing.put(shape, 0, 0)
    drawing.count(str(number), size // 2, size * 46 // 100, size * 66 // 100, _DIGITS[colour])
    return drawing.cut_out(shape)


def blank_die(colour: Die, size: int) -> Raster:
    """Return a die that has not been thrown."""
    return sprite("aus_die_maus/die", size, _DICE[colour])


@cached_bitmap
def faded(mouse: Mouse, size: int) -> Raster:
    """Return the token of a mouse that is out of the race: grey and pale."""
    picture = token(mouse, size)
    return Image.blend(Image.new("RGBA", picture.size, "#c9ced600"), grey(picture), 0.5)


@cached_bitmap
def place(rank: int, size: int) -> Raster:
    """Return the sign of a place in a round: medals are for the whole game."""
    shape = sprite("badge", size, f".seat{{fill:{GOLD}}}")
    drawing = Drawing(Image.new("RGB", shape.size, GOLD))
    drawing.put(shape, 0, 0)
    drawing.count(str(rank), size // 2, size // 2, size * 66 // 100)
    return drawing.cut_out(shape)


@cached_bitmap
def cheese(value: int) -> Raster:
    """Return a cheese face up: the more it is worth, the larger it is."""
    size = 46 + 10 * value
    shape = sprite("aus_die_maus/slice", size)
    drawing = Drawing(Image.new("RGB", shape.size, "#f7b733"))
    drawing.put(shape, 0, 0)
    drawing.count(str(value), size // 2, size * 54 // 100, size * 52 // 100)
    return drawing.cut_out(shape)


def _fur(mouse: Mouse) -> str:
    return _WHITE_FUR if mouse == WHITE else f".fur{{fill:{STYLES[mouse].colour}}}.belly{{fill:{STYLES[mouse].pale}}}"


def patch(seat: int, size: int) -> Raster:
    """Return the symbol in the seat's colour on paper."""
    look = STYLES[seat]
    mark = sprite(look.symbol, size * 68 // 100, f".sign{{fill:{look.on_paper}}}")
    return overlay(sprite("badge", size, f".seat{{fill:{PAPER}}}"), mark, (size - mark.width) // 2)
