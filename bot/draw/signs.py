"""The signs of texts and buttons, by their words: `sign("seat.2")`, or that of a game, `sign("aus_die_maus.glove")`.

A sign is an emoji of ours where the application has it, else a stock one. Both are in `art/emoji/` of the table and of
each game: pictures that `python -m tools.emoji` draws, and in `signs.txt` a line for each word with its stock sign:
none where that would say nothing.
"""

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from bot import discovery

_OURS = re.compile(r"<:(\w+):\d+>( ?)")


class Sign(NamedTuple):
    """What one word stands for."""

    stock: str
    file: Path
    name: str
    """Of our emoji: another one as soon as it looks different."""


@cache
def folders() -> dict[str, Path]:
    """Return where the emoji of the table are, and those of each game, by what their words begin with."""
    games = {f"{folder.name}.": folder / "art/emoji" for folder in discovery.folders().values()}
    all_folders = {"": Path(__file__).parent / "art/emoji", **games}
    return {prefix: folder for prefix, folder in all_folders.items() if folder.is_dir()}


@cache
def signs() -> dict[str, Sign]:
    """Return all signs by their words."""
    found: dict[str, Sign] = {}
    for prefix, folder in folders().items():
        for line in (folder / "signs.txt").read_text(encoding="utf-8").splitlines():
            word, _, stock = line.partition(" ")
            file = folder / f"{word.replace('.', '_')}.png"
            found[prefix + word] = Sign(stock, file, f"{file.stem}_{sha256(file.read_bytes()).hexdigest()[:6]}")
    return found


@cache
def names() -> dict[str, str]:
    """Return the words by the names of our emoji."""
    return {one.name: word for word, one in signs().items()}


_ids: dict[str, int] = {}


def use(ids: Mapping[str, int]) -> None:
    """Take these emoji of ours from now on, ids by names."""
    _ids.clear()
    _ids.update({names()[name]: ids[name] for name in ids if name in names()})


def sign(word: str) -> str:
    """Return what stands for a word in a text or on a button."""
    one = signs()[word]
    return f"<:{one.name}:{_ids[word]}>" if word in _ids else one.stock


def behind(word: str, text: str) -> str:
    """Return a text behind a sign, or alone where that is one of ours that no stock one stands for."""
    return f"{one} {text}" if (one := sign(word)) else text


def in_stock(text: str) -> str:
    """Return a text with stock signs, for where our emoji are not seen."""
    return _OURS.sub(_stock, text) if "<:" in text else text


def _stock(ours: re.Match[str]) -> str:
    if ours[1] not in names():
        return ours[0]
    stock = signs()[names()[ours[1]]].stock
    return stock and f"{stock}{ours[2]}"
