"""Text that people wrote: what of it is shown, where it may be cut, and when two texts say the same."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar
from unicodedata import normalize

import regex

Value = TypeVar("Value")

UNKNOWN = "·"
"""Stands for what cannot be seen."""
_BLANK = regex.compile(r"[\s\u115f\u1160\u2800\u3164\uffa0\ufffc]+")
"""Spaces, and letters that look like nothing: people hide their names with them."""
_UNSEEN = regex.compile(r"(?V1)[[\p{Cc}\p{Cf}\p{Cs}\p{Co}]--[\u200c\u200d\U000e0020-\U000e007f]]+")
"""What controls, but not what joins letters and emoji, or spells the flag of Scotland."""
_MANY_MARKS = regex.compile(r"(?V1)(?<=[[\p{M}--\p{ccc=0}]\p{Me}]{3})[[\p{M}--\p{ccc=0}]\p{Me}]+|(?<=(\p{M}))\1+")
"""The fourth mark on a letter, and one that is there already: they climb into the lines around."""
_SEEN = regex.compile(r"[^\p{C}\p{M}\p{Z}]")
_IGNORED = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
_SIGNS = regex.compile(r"[^\p{L}\p{N}\p{Mn}\p{Mc}]+")


@lru_cache(4096)
def clean(text: str) -> str:
    """Drop what has no shape or changes direction, join accents with their letters, make all blanks one blank."""
    kept = _MANY_MARKS.sub("", normalize("NFD", _UNSEEN.sub("", _BLANK.sub(" ", text))))
    return " ".join(normalize("NFC", kept).split()) if _SEEN.search(kept) else UNKNOWN


def graphemes(text: str) -> list[str]:
    """Cut the text into what is seen as one character: a letter with its marks, a flag, a family."""
    return regex.findall(r"\X", text)


def cut(text: str, length: int) -> str:
    """Return the text, at most so many characters long: if need be what is whole of it, and `…`."""
    return text if len(text) <= length else "".join(graphemes(text[:length])[:-1]).rstrip() + "…"


def folded(text: str) -> str:
    """Return what is the same however a text is written: in capitals, wide, composed."""
    visible = _IGNORED.sub("", normalize("NFKD", text))
    return " ".join(normalize("NFKD", visible.upper().casefold()).split())


def in_letters(text: str) -> str:
    """Return what of a text remains the same without its signs."""
    return " ".join(_SIGNS.sub(" ", folded(text)).split())


def meant(text: str, offered: Iterable[tuple[Value, str]]) -> list[Value]:
    """Return the values that a text may mean, each once: those with these words, else with the same but for signs."""
    pairs = [*offered]
    for key in (folded, in_letters):
        wanted = key(text)
        if found := [value for value, words in pairs if wanted and key(words) == wanted]:
            return [*dict.fromkeys(found)]
    return []
