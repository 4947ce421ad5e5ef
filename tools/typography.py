"""How each language is written: one word for one thing, as the head of its file says, its own quotation marks and
spaces, one way to address people, and paragraphs for a phone.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.words import LANGUAGES
from tests.words import BOT, ROOMS

GLOSSARY = re.compile(r"^### (?P<entry>[\w ,’]+: .+?; (?:not|nicht|pas|non): (?P<banned>.+))$", re.MULTILINE)
PLACEABLE, NAME = "x", "\ue000"
NAMES = {
    *("before", "by", "from", "giver", "guests", "host", "late", "left", "name", "names", "next", "other", "partner"),
    *("person", "players", "receiver", "right", "seat", "square", "squares", "title", "to", "who"),
}
"""Variables of names, of people, squares and games: nobody knows with which letter they begin."""
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "“”"}
STRAIGHT = r"\w'\w|(?<!\")\"\w"
SPACED = {"a space before the ellipsis": r"\w …", "a space before a stop": r"\w [;:!?]"}
WRONG = {
    "en": {**SPACED, "a name after an article that changes": rf"\b[Aa]n? {NAME}"},
    "de": {
        "formal address": r"(?<=[\w,] )(Sie|Ihnen|Ihre?[mnrs]?)\b",
        "a space before a stop": SPACED["a space before a stop"],
    },
    "fr": {
        "a space before the ellipsis": r"\w[ \u00a0\u202f]…",
        "no narrow no-break space, U+202F, before ; ! ?": r"(?<=[\w\)»”*])(?<!Heul doch)[ \u00a0]?[;!?](?=\W|$)",
        "no no-break space, U+00A0, before a colon": r"(?<=[\w\)»*])[ \u202f]?:(?=\s|\*|$)",
        "no no-break space, U+00A0, in quotation marks": r"«[^\u00a0]|[^\u00a0]»",
        "a name after a word that changes before a vowel": (
            rf"\b([Dd]e|([Qq]|[Jj]usq|[Ll]orsq|[Pp]uisq)ue|[Jj]e|[Ll][ea]|[Mm]e|[NnSsTt]e|[Ss]i|[Cc]e) {NAME}"
        ),
    },
    "it": {
        **SPACED,
        "formal address": r"\bLei\b",
        "a name after a word that changes before a vowel": (
            rf"\b([Aa]|[Ll][ao]|[Uu]na?|[Ii]l|[Dd]ello|[Dd]ella) {NAME}"
        ),
    },
}
"""What no text of a language has, as expressions; a placeable counts as a word."""
LONGEST_PARAGRAPH, NAME_LENGTH = 300, 8
"""For a phone, on which 40 characters make a line."""


def faults(language: str) -> Iterator[str]:
    """Yield what is wrong in the texts of a language."""
    head = (BOT / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    banned = {f"one word for one thing, {entry['entry']!r}": entry["banned"] for entry in GLOSSARY.finditer(head)}
    wrong = {what: rf"(?i)\b({words.replace(', ', '|')})\b" for what, words in banned.items()} | WRONG[language]
    opening, closing = QUOTES[language]
    foreign = {mark for marks in QUOTES.values() for mark in marks} - {opening, closing}
    files = [room / "text" / f"{language}.ftl" for room in ROOMS]
    for file, entry in ((one, entry) for one in files for entry in _entries(one)):
        where = f"{file.relative_to(Path.cwd())}: {entry.id.name}"
        for pattern in filter(None, [entry.value, *(attribute.value for attribute in entry.attributes)]):
            if max(map(len, _longest(pattern).splitlines()), default=0) > LONGEST_PARAGRAPH:
                yield f"{where}: a paragraph of more than {LONGEST_PARAGRAPH} characters"
            for text in _variants(pattern):
                plain = text.replace(NAME, PLACEABLE)
                for what, expression in wrong.items():
                    if re.search(expression, text) or re.search(expression, plain):
                        yield f"{where}: {what}: {plain}"
                if foreign & {*text} or text.count(opening) != text.count(closing) or re.search(STRAIGHT, plain):
                    yield f"{where}: quotation marks or apostrophes of another language: {text}"


def _entries(file) -> Iterator[ftl.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else ()
    yield from (entry for entry in body if isinstance(entry, ftl.Message))


def _variants(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield a text and, below it, each text to choose from, without what stands in backquotes."""
    yield re.sub(r"`[^`]*`", PLACEABLE, "".join(map(_told, pattern.elements)))
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from _variants(variant.value)


def _told(part: ftl.TextElement | ftl.Placeable) -> str:
    match part:
        case ftl.TextElement(value=text) | ftl.Placeable(expression=ftl.StringLiteral(value=text)):
            return str(text)
        case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))) if name in NAMES:
            return NAME
        case _:
            return PLACEABLE


def _longest(pattern: ftl.Pattern) -> str:
    """Return the longest that a pattern can say; a variable is as long as a name."""
    return "".join(
        max((_longest(variant.value) for variant in part.expression.variants), key=len)
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression)
        else PLACEABLE * NAME_LENGTH
        if isinstance(part, ftl.Placeable) and not isinstance(part.expression, ftl.StringLiteral)
        else _told(part)
        for part in pattern.elements
    )


if __name__ == "__main__":
    sys.exit("\n".join(fault for language in LANGUAGES for fault in faults(language)) or None)
