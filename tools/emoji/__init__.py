"""The emoji of the application, drawn from the sprites of pictures: the table's here, those of each game beside it.

Each is read at 20 pixels, on dark and on light: so it has a bright rim, and nothing small in it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TypeAlias

from PIL import Image, ImageChops, ImageFilter

from bot.draw.canvas import INK, Drawing, Raster, overlay, sprite
from bot.draw.furniture import medal
from bot.draw.seats import STYLES
from bot.draw.signs import folders

SIZE = 128
RIM = 5
_COLOURS = 128
_RIM_COLOUR = "#fffaf2"

Emoji: TypeAlias = Mapping[str, Callable[[], Raster]]
"""What draws each, by its word without the name of the game."""


def emoji_of(prefix: str) -> Emoji:
    """Return what draws the emoji of the table, or of the game whose words begin so."""
    return import_module(f"tools.emoji.{prefix[:-1]}").EMOJI if prefix else EMOJI


def large(word: str) -> Raster:
    """Return the emoji of a word in all its colours."""
    prefix = next((one for one in folders() if one and word.startswith(one)), "")
    emoji = emoji_of(prefix)[word.removeprefix(prefix)]
    return rimmed(emoji())


def picture(word: str) -> Raster:
    """Return it in few colours, as it is uploaded."""
    return large(word).quantize(_COLOURS, Image.Quantize.FASTOCTREE)


def rimmed(art: Raster) -> Raster:
    """Return art as an emoji: as large as it may be, with a rim that parts it from a dark ground."""
    cut = art.crop(art.getchannel("A").getbbox())
    room = SIZE - 2 * RIM
    scale = room / max(cut.size)
    drawn = cut.resize((round(cut.width * scale), round(cut.height * scale)), Image.Resampling.LANCZOS)
    emoji = Image.new("RGBA", (SIZE, SIZE))
    emoji.alpha_composite(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
    alpha = emoji.getchannel("A")
    solid = Image.eval(alpha, lambda level: 255 * (level > 100)).filter(ImageFilter.MaxFilter(2 * RIM - 1))
    rim = Image.new("RGBA", emoji.size, _RIM_COLOUR)
    rim.putalpha(ImageChops.lighter(alpha, solid.filter(ImageFilter.GaussianBlur(1.2))))
    rim.alpha_composite(emoji)
    return rim


def seat(number: int) -> Raster:
    """Return the badge of a seat, its symbol larger than in pictures."""
    look = STYLES[number]
    mark = sprite(look.symbol, 170, look.css)
    return overlay(sprite("badge", 256, look.css), mark, (256 - mark.height) // 2)


def _medal(rank: int) -> Raster:
    shape = medal(rank, 220)
    drawing = Drawing(shape.convert("RGB"))
    drawing.count(str(rank), 110, 160, 130)
    return drawing.cut_out(shape)


EMOJI: Emoji = {
    **{f"seat.{number}": partial(seat, number) for number in range(len(STYLES))},
    **{f"medal.{rank}": partial(_medal, rank) for rank in (1, 2, 3)},
    "paw": lambda: sprite("paw", 256, f".sign{{fill:#e8963e;stroke:{INK};stroke-width:5}}"),
}
