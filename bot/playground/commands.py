"""The commands as Discord shows them to people of one language; simcord knows their English names alone."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

Named: TypeAlias = Mapping[str, Any]
"""A command, an option or a choice, as the bot registered it."""
USER = 6
"""The type of options for a person: simcord looks people up by the registered name of the option."""


def translated(catalog: dict[str, Any], commands: Iterable[Named], locale: str) -> dict[str, Any]:
    """Return simcord's catalog in a language; `commands` are those that the bot registered."""
    for entry in catalog.get("entries", ()):
        *_, leaf = leaves = list(_on_path(commands, entry["commandId"], entry["path"]))
        names = " ".join(_text(named, "name", locale) for named in leaves)
        entry |= {"invocation": names, "description": _text(leaf, "description", locale)}
        for shown, option in zip(entry["options"], _parts(leaf, "options"), strict=True):
            shown |= {"name": _shown(option, locale), "description": _text(option, "description", locale)}
            for line, choice in zip(shown["choices"], _parts(option, "choices"), strict=True):
                line["name"] = _text(choice, "name", locale)
    return catalog


def registered(body: Named, commands: Iterable[Named], locale: str) -> Named:
    """Return what a page sends of a command with the options named as the bot registered them."""
    if "path" not in body:
        return body
    *_, leaf = _on_path(commands, body["command_id"], body["path"])
    names = {_shown(option, locale): option["name"] for option in _parts(leaf, "options")}
    options = {names.get(name, name): value for name, value in body["options"].items()}
    return {**body, "options": options, "focused": names.get(str(body.get("focused")))}


def name_of(name: str, commands: Iterable[Named], locale: str) -> str:
    """Return what a command is called in a language."""
    return next((_text(command, "name", locale) for command in commands if command["name"] == name), name)


def _on_path(commands: Iterable[Named], number: str, path: Iterable[str]) -> Iterator[Named]:
    """Yield a command, and below it one subcommand after the other."""
    _, *below = path
    leaf = next(command for command in commands if str(command["id"]) == number)
    yield leaf
    for name in below:
        leaf = next(option for option in _parts(leaf, "options") if option["name"] == name)
        yield leaf


def _shown(option: Named, locale: str) -> str:
    return option["name"] if option["type"] == USER else _text(option, "name", locale)


def _parts(named: Named, field: str) -> Iterable[Named]:
    return named.get(field) or ()


def _text(named: Named, field: str, locale: str) -> str:
    localized: Mapping[str, str] = named.get(f"{field}_localizations") or {}
    return str(localized.get(locale) or named.get(field) or "")
