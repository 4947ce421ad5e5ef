"""How each language is written: one word for one thing, as the head of its file says, its own quotation marks and
spaces, and one way to address people."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.words import LANGUAGES
from tests.words import BOT, ROOMS

GLOSSARY = re.compile(r"^### (?P<word>[\w ,’]+): .+?(?:; (?:not|nicht|pas|non): (?P<banned>.+))?$", re.MULTILINE)
CODE = re.compile(r"`[^`]*`")
FEWEST_ENTRIES, FEWEST_BANNED = 8, 4
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "“”"}
WRONG = {
    "en": {"a space before the ellipsis": r"\w …", "a space before a stop": r"\w [;:!?]"},
    "de": {"formal address": r"(?<=[\w,] )(Sie|Ihnen|Ihre?[mnrs]?)\b", "a space before a stop": r"\w [;:!?]"},
    "fr": {
        "a space before the ellipsis": r"\w[ \u00a0\u202f]…",
        "no narrow no-break space before ; ! ?": r"(?<=[\w\)»”*])(?<!Heul doch)[ \u00a0]?[;!?](?=\W|$)",
        "no no-break space before a colon": r"(?<=[\w\)»*])[ \u202f]?:(?=\s|\*|$)",
        "no no-break space in quotation marks": r"«[^\u00a0]|[^\u00a0]»",
    },
    "it": {"a space before the ellipsis": r"\w …", "a space before a stop": r"\w [;:!?]", "formal address": r"\bLei\b"},
}
"""What no text of a language has, as expressions; a placeable counts as a word."""
PLACEABLE = "x"
NAMES = {
    *("before", "by", "from", "giver", "guests", "host", "late", "left", "name", "names", "next", "other", "partner"),
    *("person", "players", "receiver", "right", "seat", "square", "squares", "title", "to", "who"),
}
"""Variables of names, of people, squares and games: nobody knows with which letter they begin."""
NAME = "\ue000"
ELIDED = {
    "en": rf"\b[Aa]n? {NAME}",
    "fr": rf"\b([Dd]e|([Qq]|[Jj]usq|[Ll]orsq|[Pp]uisq)ue|[Jj]e|[Ll][ea]|[Mm]e|[NnSsTt]e|[Ss]i|[Cc]e) {NAME}",
    "it": rf"\b([Aa]|[Ll][ao]|[Uu]na?|[Ii]l|[Dd]ello|[Dd]ella) {NAME}",
}
"""Words that change before a vowel, as none of them can before a name."""
LONGEST_PARAGRAPH, NAME_LENGTH = 300, 8

languages = pytest.mark.parametrize("language", LANGUAGES)


class Texts(Visitor):
    """Every variant of every text of one file, as it is written."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = (
            part.value
            if isinstance(part, ftl.TextElement)
            else str(part.expression.value)
            if isinstance(part.expression, ftl.StringLiteral)
            else PLACEABLE
            for part in node.elements
        )
        self.found.append(CODE.sub(PLACEABLE, "".join(parts)))
        self.generic_visit(node)


class Sentences(Visitor):
    """Every variant of every text of one file, with a sign for each name and none for what is chosen."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.found.append("".join(map(self._told, node.elements)))
        self.generic_visit(node)

    def _told(self, part: ftl.TextElement | ftl.Placeable) -> str:
        match part:
            case ftl.TextElement(value=text):
                return text
            case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))):
                return NAME if name in NAMES else PLACEABLE
            case _:
                return PLACEABLE


def longest(pattern: ftl.Pattern) -> str:
    """Return the longest that a pattern can say; a variable is as long as a name."""
    return "".join(map(_longest_part, pattern.elements))


def _longest_part(part: ftl.TextElement | ftl.Placeable) -> str:
    match part:
        case ftl.TextElement(value=text):
            return text
        case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
            return max((longest(variant.value) for variant in variants), key=len)
        case ftl.Placeable(expression=ftl.StringLiteral(value=text)):
            return text
        case _:
            return PLACEABLE * NAME_LENGTH


@cache
def sentences(language: str) -> tuple[str, ...]:
    visitor = Sentences()
    for file in (room / "text" / f"{language}.ftl" for room in ROOMS):
        if file.exists():
            visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return tuple(visitor.found)


@cache
def texts(language: str) -> tuple[str, ...]:
    visitor = Texts()
    for file in (room / "text" / f"{language}.ftl" for room in ROOMS):
        if file.exists():
            visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return tuple(visitor.found)


def glossary(language: str) -> list[re.Match[str]]:
    return list(GLOSSARY.finditer((BOT / "text" / f"{language}.ftl").read_text(encoding="utf-8")))


@languages
def test_one_thing_has_one_word(language):
    entries = glossary(language)
    banned = [word for entry in entries for word in (entry["banned"] or "").split(", ") if word]
    assert len(entries) >= FEWEST_ENTRIES
    assert len(banned) >= FEWEST_BANNED
    other = re.compile(rf"\b({'|'.join(banned)})\b", re.IGNORECASE)
    assert [text for text in texts(language) if other.search(text)] == []


@languages
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language):
    own = QUOTES[language]
    foreign = {mark for marks in QUOTES.values() for mark in marks} - set(own)
    for text in texts(language):
        assert not foreign & set(text), text
        assert text.count(own[0]) == text.count(own[1]), text
        assert not re.search(r"\w'\w|(?<!\")\"\w", text), text


@languages
def test_texts_are_spaced_and_addressed_as_the_language_does(language):
    for what, pattern in WRONG[language].items():
        assert [text for text in texts(language) if re.search(pattern, text)] == [], what


@pytest.mark.parametrize("language", ELIDED)
def test_no_name_follows_a_word_that_changes_before_a_vowel(language):
    assert sum(NAME in text for text in sentences(language)) > 50
    assert [text for text in sentences(language) if re.search(ELIDED[language], text)] == []


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("fr", "tant que { $other } joue"),
        ("fr", "le lit de { $name }"),
        ("it", "Tocca a { $who }"),
        ("en", "a { $who }"),
    ],
)
def test_a_name_after_such_a_word_is_found(language, source):
    visitor = Sentences()
    visitor.visit(FluentParser().parse(f"key = {source}"))
    assert [text for text in visitor.found if re.search(ELIDED[language], text)]


@languages
def test_no_paragraph_is_long(language):
    """For a phone, on which 40 characters make a line."""
    long: dict[str, int] = {}
    for file in (room / "text" / f"{language}.ftl" for room in ROOMS):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else ():
            if isinstance(entry, ftl.Message):
                said = [entry.value, *(attribute.value for attribute in entry.attributes)]
                for line in (line for one in said if one for line in longest(one).splitlines()):
                    if len(line) > LONGEST_PARAGRAPH:
                        long[entry.id.name] = len(line)
    assert long == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "À toi !"),
        ("fr", "Fini\u202f: rien"),
        ("fr", "«Rejouer»"),
        ("en", "More …"),
        ("de", "Wählen Sie eine Karte"),
        ("it", "Fine !"),
    ],
)
def test_a_slip_is_found(language, text):
    assert any(re.search(pattern, text) for pattern in WRONG[language].values())
