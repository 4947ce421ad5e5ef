"""The emoji of Heul doch!: cards of each colour and kind, and the onion."""

from functools import partial

from bot.draw.canvas import INK, PAPER, Raster, overlay, rasterise, sprite, svg
from cogs.heul_doch.picture.pieces import GROUNDS, PAINTS
from tools.emoji import Emoji


def _tile(colour: str, picture: str, share: float) -> Raster:
    shape = f'<rect x="6" y="6" width="244" height="244" rx="52" fill="{colour}" stroke="{INK}" stroke-width="12"/>'
    shape += f'<circle cx="128" cy="128" r="92" fill="{PAPER}"/>' if share < 0.7 else ""
    size = round(256 * share)
    return overlay(rasterise(svg(shape, 256, 256), 256), sprite(f"heul_doch/{picture}", size), (256 - size) // 2)


EMOJI: Emoji = {
    **{paint_of.name.lower(): partial(_tile, paint.colour, paint.sign, 0.56) for paint_of, paint in PAINTS.items()},
    **{kind.value: partial(_tile, ground, kind.value, 0.86) for kind, ground in GROUNDS.items()},
    "onion": partial(sprite, "heul_doch/onion", 256),
}
