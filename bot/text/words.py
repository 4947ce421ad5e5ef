"""Texts for people, from the Fluent files beside the code that uses them: `say("de", "lobby-join")`.

Each cog has a folder `text`. A key that is missing in a language gives the English text; `make check` finds such gaps.

Each text is parsed when it is first needed, and what was filled in once is kept for a while: most pages say again what
the pages before them said.
"""

import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import discord
from babel.lists import format_list
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt

from bot import discovery
from bot.errors import OperatorError, Variable

log = logging.getLogger(__name__)

LANGUAGES = ("en", "de", "fr", "it")
FALLBACK = "en"

Say: TypeAlias = Callable[..., str]
"""Returns a text in one language: `say("board-round", number=3)`."""

KEPT = 8192
"""Filled-in texts that are kept in memory: some 3 MB."""

_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where a message or term begins in a file: the lines of its text are indented."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a text may take from others: messages and terms."""

_LOCALES = {"en": "en_GB", "de": "de", "fr": "fr", "it": "it"}
"""Whose rules for lists each of our languages follows."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._language = language
        self._names = set[str]()
        self._unparsed = dict[str, str]()

    def read(self, folder: Path) -> None:
        """Add the file of this language, if the folder has one; what is known already stays as it is."""
        file = folder / f"{self._language}.ftl"
        for source in _ENTRY.split(file.read_text(encoding="utf-8")) if file.exists() else ():
            name = source.partition("=")[0].strip()
            if name not in self._names:
                self._names.add(name)
                self._unparsed[name] = source

    def pattern(self, key: str) -> Pattern | None:
        """Return the text `key`, ready to be filled in; None if there is none.

        For `key.attribute` it is that attribute, or the text itself where it has no such attribute.
        """
        name, _, attribute = key.partition(".")
        self._parse(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute, message.value)

    def has(self, key: str) -> bool:
        """Return whether there is such a text or attribute, without parsing it."""
        name, _, attribute = key.partition(".")
        if (source := self._unparsed.get(name)) is None:
            message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
            return message is not None and (not attribute or attribute in message.attributes)
        return not attribute or re.search(rf"^ +\.{attribute} *=", source, re.MULTILINE) is not None

    def _parse(self, name: str) -> None:
        source = self._unparsed.pop(name, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)


@cache
def texts(language: str) -> Texts:
    """Return all texts of a language: the table's, and those of every cog."""
    found = Texts(language)
    for folder in (Path(__file__).parent, *(cog / "text" for cog in discovery.folders().values())):
        found.read(folder)
    return found


def say(language: str, key: str, **variables: Variable) -> str:
    """Return the text `key`, or its attribute for `key.attribute`, with the variables filled in.

    Raises KeyError for a key that no file has.
    """
    return _filled_in(language, key, **variables)


@lru_cache(KEPT, typed=True)  # 1 is no True in a text
def _filled_in(language: str, key: str, **variables: Variable) -> str:
    for known in (language, FALLBACK):
        pattern = texts(known).pattern(key)
        if pattern is None:
            continue
        facts = {name: _fact(known, value) for name, value in variables.items()}
        text, errors = texts(known).bundle.format_pattern(pattern, facts)
        if errors:
            log.error("the text %s in %s cannot be filled in: %s", key, known, errors)
        return str(text)
    raise KeyError(key)


def _fact(language: str, value: Variable) -> object:
    """Return a variable as its sentence needs it: several strings as “Anna, Ben and Cem”, in that language."""
    match value:
        case tuple():
            return format_list(value, locale=_LOCALES[language])
        case int():
            return _Number(value)
        case _:
            return value


class _Number(FluentInt):
    """A whole number; Babel takes longer to write it than the rest of its sentence takes, so that is done once."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


@lru_cache(2048)
def _written(number: int, locale: Any) -> str:
    return FluentInt(number).format(locale)


def speaker(language: str) -> Say:
    """Return `say` for one language."""

    def say_it(key: str, **variables: Variable) -> str:
        return say(language, key, **variables)

    return say_it


@cache
def language_of(locale: object) -> str:
    """Return our language for one of Discord's locales, English for all that we have no texts for."""
    short = str(locale).partition("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


def command_text(key: str) -> app_commands.locale_str:
    """Return a command's name or description for Discord: English, with the key for its translations. OperatorError if
    there is no such text: commands are made at the start.
    """
    if not texts(FALLBACK).has(key):
        raise OperatorError(f"No text says {key}, which names a command or an option.")
    return app_commands.locale_str(say(FALLBACK, key), key=key)


class CommandTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of the commands in our languages."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the text for a locale; None where English serves."""
        language, key = language_of(locale), string.extras.get("key")
        return say(language, key) if key and language != FALLBACK else None
