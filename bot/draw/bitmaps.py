"""Bitmaps that many pictures need: each is made once, and kept while there is room, the last used longest."""

from collections.abc import Callable
from functools import wraps
from itertools import count
from threading import Lock
from typing import ParamSpec

from cachetools import LRUCache
from PIL import Image

MOST_BYTES = 48 << 20
"""Nearly all there is."""

P = ParamSpec("P")


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


_kept: LRUCache[object, Image.Image] = LRUCache(MOST_BYTES, getsizeof=_bytes)
_numbers_kept = LRUCache[object, int](8192)
_numbers = count()
_lock = Lock()


def cached_bitmap(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what a function makes of the same arguments."""

    @wraps(make)
    def found(*args: P.args, **named: P.kwargs) -> Image.Image:
        key = (make, args, *named.items())
        with _lock:
            bitmap = _kept.get(key)
        if bitmap is None:
            bitmap = make(*args, **named)
            with _lock:
                _kept[key] = bitmap
                vars(bitmap)["_number"] = _numbers_kept.setdefault(key, number(bitmap))
        return bitmap

    return found


def number(bitmap: Image.Image) -> int:
    """Return what no bitmap has that looks different; one that was made anew has that of the one before."""
    return vars(bitmap).setdefault("_number", next(_numbers))
