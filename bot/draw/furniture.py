"""What stands in the pictures of several games: blank plates for numbers and names, medals, things without colour."""

from typing import NamedTuple

from PIL import Image

from bot.draw import signs
from bot.draw.canvas import INK, PAPER, Raster, rasterise, sprite, svg


class Metal(NamedTuple):
    """What a medal is made of."""

    colour: str
    rim: str


METALS = {1: Metal("#ffcf3f", "#ffe699"), 2: Metal("#c9ced6", "#dfeaf6"), 3: Metal("#dd985f", "#efbf95")}
"""Gold, silver and bronze, by rank."""
GOLD = METALS[1].colour


def plate(width: int, height: int, radius: float, colour: str = PAPER) -> Raster:
    """Return a blank plate with an outline; sizes are in pixels, the outline included."""
    shape = f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}" fill="{colour}"'
    return rasterise(svg(f'{shape} stroke="{INK}" stroke-width="3"/>', width, height), width)


def medal(rank: int, width: int) -> Raster:
    """Return the medal of rank 1, 2 or 3; its number goes a seventh of the width below the middle."""
    metal = METALS[rank]
    return sprite("medal", width, f".metal{{fill:{metal.colour}}}.rim{{fill:{metal.rim}}}")


def rank_sign(rank: int) -> str:
    """Return what stands for a rank in texts: its medal, or the sign of its number."""
    if rank in METALS:
        return signs.sign(f"medal.{rank}")
    return f"{rank}\ufe0f\N{COMBINING ENCLOSING KEYCAP}" if rank < 10 else f"{rank}."


def grey(picture: Raster) -> Raster:
    """Return the picture without its colours; what is transparent stays so."""
    return Image.merge("RGBA", [*[picture.convert("L")] * 3, picture.getchannel("A")])
