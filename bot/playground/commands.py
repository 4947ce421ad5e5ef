"""The commands as Discord shows them to people of one language; simcord knows their English names alone."""

from collections.abc import Iterable, Mapping
from typing import Any


def translated(catalog: dict[str, Any], commands: Iterable[Mapping[str, Any]], locale: str) -> dict[str, Any]:
    """Return simcord's catalog with what people read in their language; what a page sends stays English.

    `commands` are those that the bot registered.
    """
    registered = {str(command["id"]): command for command in commands}
    for entry in catalog.get("entries", ()):
        leaf = registered[entry["commandId"]]
        names = [_text(leaf, "name", locale)]
        for name in entry["path"][1:]:
            leaf = next(option for option in leaf["options"] if option["name"] == name)
            names.append(_text(leaf, "name", locale))
        entry |= {"invocation": " ".join(names), "description": _text(leaf, "description", locale)}
        for shown, option in zip(entry["options"], leaf.get("options") or (), strict=True):
            shown |= {"label": _text(option, "name", locale), "description": _text(option, "description", locale)}
            for line, choice in zip(shown["choices"], option.get("choices") or (), strict=True):
                line["name"] = _text(choice, "name", locale)
    return catalog


def _text(named: Mapping[str, Any], field: str, locale: str) -> str:
    return str((named.get(f"{field}_localizations") or {}).get(locale) or named.get(field) or "")
