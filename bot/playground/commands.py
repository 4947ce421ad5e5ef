"""The commands as Discord shows them to people of one language; simcord knows their English names alone."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

Named: TypeAlias = Mapping[str, Any]
"""A command, an option or a choice, as the bot registered it."""


def translated(catalog: dict[str, Any], commands: Iterable[Named], locale: str) -> dict[str, Any]:
    """Return simcord's catalog with what people read in their language; what a page sends stays English.

    `commands` are those that the bot registered.
    """
    registered = {str(command["id"]): command for command in commands}
    for entry in catalog.get("entries", ()):
        leaf = registered[entry["commandId"]]
        names = [_text(leaf, "name", locale)]
        for name in entry["path"][1:]:
            leaf = next(option for option in _parts(leaf, "options") if option["name"] == name)
            names.append(_text(leaf, "name", locale))
        entry |= {"invocation": " ".join(names), "description": _text(leaf, "description", locale)}
        for shown, option in zip(entry["options"], _parts(leaf, "options"), strict=True):
            shown |= {"label": _text(option, "name", locale), "description": _text(option, "description", locale)}
            for line, choice in zip(shown["choices"], _parts(option, "choices"), strict=True):
                line["name"] = _text(choice, "name", locale)
    return catalog


def name_of(name: str, commands: Iterable[Named], locale: str) -> str:
    """Return what a command is called in a language."""
    return next((_text(command, "name", locale) for command in commands if command["name"] == name), name)


def _parts(named: Named, field: str) -> Iterable[Named]:
    return named.get(field) or ()


def _text(named: Named, field: str, locale: str) -> str:
    localized: Mapping[str, str] = named.get(f"{field}_localizations") or {}
    return str(localized.get(locale) or named.get(field) or "")
