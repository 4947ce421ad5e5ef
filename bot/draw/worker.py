"""Pictures away from the event loop, each drawn once: Pillow lets go of Python's lock where the time goes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from bot.draw import fonts
from bot.draw.canvas import Board
from bot.draw.names import label

Paint: TypeAlias = Callable[..., Board]
Args: TypeAlias = tuple[Hashable, ...]

KEPT_BYTES = 16 << 20
"""How much memory the files of drawn pictures may take: some 300 boards."""
THREADS = 2


class PictureCache:
    """Pictures by what they show: the function that paints them and its arguments, views and names."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self._most_bytes = most_bytes
        self._files: OrderedDict[tuple[Paint, Args], bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[tuple[Paint, Args], asyncio.Future[bytes]] = {}
        self._threads = ThreadPoolExecutor(THREADS, "draw")

    async def file(self, paint: Paint, args: Args) -> bytes:
        """Return the file of a picture, drawn in a thread unless it is kept, or is being drawn right now."""
        key = (paint, args)
        if key in self._files:
            self._files.move_to_end(key)
            return self._files[key]
        if key not in self._drawing:
            drawing = asyncio.get_running_loop().run_in_executor(self._threads, _file, paint, args)
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        return await asyncio.shield(self._drawing[key])

    def _drawn(self, key: tuple[Paint, Args], drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception():
            return
        self._files[key] = drawing.result()
        self._size += len(drawing.result())
        while self._size > self._most_bytes:
            _, oldest = self._files.popitem(last=False)
            self._size -= len(oldest)


def _file(paint: Paint, args: Args) -> bytes:
    return paint(*args).png()


_cache = PictureCache()


async def drawn(paint: Paint, args: Args) -> bytes:
    """Return the file of the picture that `paint` makes of these arguments; what was drawn before is not drawn
    again.
    """
    return await _cache.file(paint, args)


def warm_up(pictures: Iterable[tuple[Paint, Args]] = ()) -> None:
    """Load the fonts, and draw each picture once for its sprites and palette.

    It comes before the login, since rasterising holds Python's lock.
    """
    for font in (*fonts.chain(), *fonts.chain(fonts.CHUNKY)):
        font.covers(" ")
    label("Aä🐱", 28, 200)
    for paint, args in pictures:
        paint(*args).png()
