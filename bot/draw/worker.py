"""Pictures away from the event loop, each drawn once.

The bot draws in a process of its own, on another core: Pillow and the rasteriser hold Python's lock for most of the
time that a picture takes. The process begins with the first picture, and has no say in anything: it gets views and
names, and returns files.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import TypeAlias

from cachetools import LRUCache

from bot.draw.canvas import Drawing
from bot.tasks import end_with_parent
from bot.workers import Workers

Paint: TypeAlias = Callable[..., Drawing]
Args: TypeAlias = tuple[Hashable, ...]

KEPT_BYTES = 8 << 20
"""How much memory the files of drawn pictures may take: some 150 boards."""
PROCESSES = min(2, max(1, (os.cpu_count() or 1) - 1))
"""One core is for the event loop; each process needs some 100 MB, most of it for sprites."""
ATTEMPTS = 2
HUNG_S = 30.0
"""A picture that takes so long will never come: its process hangs."""


def processes() -> Executor:
    """Return a process that draws."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_parent)


def threads() -> Executor:
    """Return a thread that draws: where one picture now and then is all there is to draw."""
    return ThreadPoolExecutor(1, "draw")


class PictureCache:
    """Pictures by what they show: the function that paints them and its arguments, views and names."""

    def __init__(self, most_bytes: int = KEPT_BYTES, make_executor: Callable[[], Executor] = threads) -> None:
        self._workers = Workers("draw", make_executor, PROCESSES, queued=1)
        self._files = LRUCache[tuple[Paint, Args], bytes](most_bytes, getsizeof=len)
        self._drawing: dict[tuple[Paint, Args], asyncio.Task[bytes]] = {}

    async def file(self, paint: Paint, args: Args) -> bytes:
        """Return the file of a picture, drawn unless it is kept, or is being drawn right now."""
        key = (paint, args)
        if file := self._files.get(key):
            return file
        if key not in self._drawing:
            drawing = self._drawing[key] = asyncio.create_task(self._draw(paint, args), name="draw")
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        return await asyncio.shield(self._drawing[key])

    def close(self) -> None:
        """End the threads or processes; the next picture begins new ones."""
        self._workers.close()

    def draw_in(self, make_executor: Callable[[], Executor]) -> None:
        """Draw from now on in these."""
        self.close()
        self._workers.make = make_executor

    async def _draw(self, paint: Paint, args: Args) -> bytes:
        for _ in range(ATTEMPTS):
            with suppress(TimeoutError, BrokenExecutor):
                return await self._workers.run(HUNG_S, _file, paint, args)
        return await asyncio.to_thread(_file, paint, args)

    def _drawn(self, key: tuple[Paint, Args], drawing: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception():
            return
        with suppress(ValueError):  # larger than all that may be kept
            self._files[key] = drawing.result()


def _file(paint: Paint, args: Args) -> bytes:
    return paint(*args).png()


_cache = PictureCache()
drawn, draw_in, stop_drawing = _cache.file, _cache.draw_in, _cache.close
"""Those of the one cache of this process, which begins with threads."""
