"""Indexed pictures as files: what is written is what Pillow reads."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.draw.png import encode


def picture(width: int, height: int, colours: int) -> Image.Image:
    """Return a picture that cannot be packed, in a palette of this many colours."""
    rng = Random(colours)
    image = Image.frombytes("P", (width, height), bytes(rng.randrange(colours) for _ in range(width * height)))
    image.putpalette(rng.randbytes(3 * colours))
    return image


def opened(file: bytes) -> Image.Image:
    image = Image.open(BytesIO(file))
    image.load()  # the checksums are looked at here
    return image


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (64, 2), (255, 300)])
@pytest.mark.parametrize("colours", [1, 2, 16, 96, 256])
def test_pillow_reads_the_same_points_and_colours(size, colours):
    width, height = size
    image = picture(width, height, colours)
    read = opened(encode(image))
    assert (read.format, read.mode, read.size) == ("PNG", "P", size)
    assert read.tobytes() == image.tobytes()
    assert read.getpalette() == image.getpalette()


def test_what_is_too_large_for_a_board_is_packed_more_tightly():
    image = picture(600, 600, 8)
    pillows = BytesIO()
    image.save(pillows, "PNG", compress_level=5, bits=8)
    assert opened(encode(image)).tobytes() == image.tobytes()
    assert len(encode(image)) <= len(pillows.getvalue()) * 1.01
