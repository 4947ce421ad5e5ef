"""Pictures away from the event loop: Pillow lets go of Python's lock where the time goes."""

import asyncio
from collections.abc import Callable, Iterable

from bot.draw import fonts
from bot.draw.names import label


async def drawn(draw: Callable[[], bytes]) -> bytes:
    """Return the file that `draw` makes, drawn and encoded in a thread."""
    return await asyncio.to_thread(draw)


def warm_up(pictures: Iterable[Callable[[], bytes]] = ()) -> None:
    """Load the fonts, and draw each picture once for its sprites and palette.

    It comes before the login, since rasterising holds Python's lock.
    """
    for font in (*fonts.chain(), *fonts.chain(fonts.CHUNKY)):
        font.covers(" ")
    label("Aä🐱", 28, 200)
    for draw in pictures:
        draw()
