"""People's names in messages: no matter how they call themselves, a name stays one short piece of plain text."""

import re
from collections.abc import Sequence
from functools import lru_cache

import discord

from bot.games.contract import FACES
from bot.unicode import clean, cut

NAME_LENGTH = 24
_ZERO_WIDTH_SPACE = "\u200b"
_FORMATTING = re.compile(r"[_\\~|*`<]|\[(?=.+\]\(.+\))|^>(?:>>)?\s|^#{1,3}|^\s*-", re.MULTILINE)
"""What Discord takes for Markdown; discord.py's own escaping stops at a link and leaves the signs in it."""
_FACE = re.compile(f"^(?:{'|'.join(FACES.values())}) ")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


def plain(name: str) -> str:
    """Return the name without control signs, at most 24 characters; a dot if nothing of it can be seen."""
    return cut(clean(name), NAME_LENGTH)


@lru_cache(4096)
def shown(name: str) -> str:
    """Return the name for a text with Markdown: no sign of it formats, calls or links, and its direction stays its
    own.
    """
    return f"{_FIRST_STRONG_ISOLATE}{escaped(plain(name))}{_POP_ISOLATE}"


def without_faces(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names, those of computer players without the face of their level, which is a cat: among animals it
    reads as one more of them. All keep theirs where two would be called the same.
    """
    bare = tuple(_FACE.sub("", name) for name in names)
    return bare if len({*bare}) == len(bare) else tuple(names)


def escaped(text: str) -> str:
    """Return the text so that Discord shows it as it is: nothing in it formats, mentions others, or can be clicked."""
    safe = _FORMATTING.sub(r"\\\g<0>", discord.utils.escape_mentions(text))
    return safe.replace("://", f":{_ZERO_WIDTH_SPACE}//")
