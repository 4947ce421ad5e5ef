"""The emoji of Aus die Maus: mice, dice, and what they run for."""

from functools import partial

from PIL import Image

from bot.draw.canvas import Raster, overlay, sprite
from bot.draw.seats import STYLES
from cogs.aus_die_maus.picture.pieces import DICE, blank_die, die
from tools.emoji import Emoji


def _mouse(seat: int) -> Raster:
    look = STYLES[seat]
    css = f".fur{{fill:{look.colour}}}"
    return overlay(sprite("aus_die_maus/token", 256, css), sprite(look.symbol, 152, look.css), 70)


def _white_mouse() -> Raster:
    head = sprite("mouse", 230, ".fur{fill:#fffdfa}.belly{fill:#f6e6e6}")
    emoji = Image.new("RGBA", (256, 270))
    emoji.alpha_composite(head, (13, 270 - head.height))
    emoji.alpha_composite(sprite("aus_die_maus/hat", 130), (63, 0))
    return emoji


EMOJI: Emoji = {
    **{f"mouse.{seat}": partial(_mouse, seat) for seat in range(6)},
    "mouse.white": _white_mouse,
    **{f"{colour}.{number}": partial(die, colour, number, 256) for colour in DICE for number in range(4)},
    **{colour: partial(blank_die, colour, 256) for colour in DICE},
    "glove": partial(sprite, "aus_die_maus/glove", 256),
    "cheese": partial(sprite, "aus_die_maus/cheese", 256),
    "trap": partial(sprite, "aus_die_maus/trap_above", 256),
}
