"""People's names in messages: no matter how they call themselves, a name stays one short piece of plain text."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

import discord

from bot.games.contract import FACES

NAME_LENGTH = 24
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters that show nothing
_ZERO_WIDTH_SPACE = "\u200b"
_FORMATTING = re.compile(r"[_\\~|*`<]|\[(?=.+\]\(.+\))|^>(?:>>)?\s|^#{1,3}|^\s*-", re.MULTILINE)
"""What Discord takes for Markdown; discord.py's own escaping stops at a link and leaves the signs in it."""
_FACE = re.compile(f"^(?:{'|'.join(FACES.values())}) ")
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


def plain(name: str) -> str:
    """Return the name without control signs, at most 24 characters; a dot if nothing of it can be seen."""
    short = " ".join("".join(" " if char.isspace() else char for char in name if _may_stand(char)).split())
    if all(unicodedata.category(char)[0] in "CMZ" for char in short):
        return "·"
    return short if len(short) <= NAME_LENGTH else short[: NAME_LENGTH - 1].rstrip() + "…"


def _may_stand(char: str) -> bool:
    return (
        char == "\u200d"
        or (char not in _BLANK and unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co"))
        or char.isspace()
    )


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


def typed(text: str, length: int) -> str:
    """Return what a user typed for a text with Markdown: no control signs, and no more of it than that."""
    short = "".join(char for char in text if _may_stand(char))
    return escaped(short if len(short) <= length else short[:length] + "…")


def escaped(text: str) -> str:
    """Return the text so that Discord shows it as it is: nothing in it formats, mentions others, or can be clicked."""
    safe = _FORMATTING.sub(r"\\\g<0>", discord.utils.escape_mentions(text))
    return safe.replace("://", f":{_ZERO_WIDTH_SPACE}//")
