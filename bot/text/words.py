"""Texts for people, from the Fluent files beside the code that uses them: `say("de", "lobby-join")`.

A game adds its folder when its cog is loaded. A key that is missing in a language gives the English text; a test finds
such gaps.
"""

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import discord
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.errors import Variable

log = logging.getLogger(__name__)

LANGUAGES = ("en", "de", "fr", "it")
FALLBACK = "en"

Say: TypeAlias = Callable[..., str]
"""Returns a text in one language: `say("board-round", number=3)`."""

_folders: list[Path] = []


def add(folder: Path) -> None:
    """Add the texts of a folder with one .ftl file per language."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        _in_language.cache_clear()


def say(language: str, key: str, **variables: Variable) -> str:
    """Return the text `key`, or its attribute for `key.attribute`, with the variables filled in.

    Raises KeyError for a key that no file has.
    """
    name, _, attribute = key.partition(".")
    for known in (language, FALLBACK):
        bundle = _bundle(known)
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, variables)
        if errors:
            log.error("the text %s in %s cannot be filled in: %s", key, known, errors)
        return str(text)
    raise KeyError(key)


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
    """Return a command's name or description for Discord: English, with the key for its translations."""
    return app_commands.locale_str(say(FALLBACK, key), key=key)


class CommandTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of the commands in our languages."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the text for a locale; None where English serves."""
        language, key = language_of(locale), string.extras.get("key")
        return _in_language(language, key) if key and language != FALLBACK else None


@cache
def _in_language(language: str, key: str) -> str:
    return say(language, key)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))  # parsing takes most of the time


add(Path(__file__).parent)
