"""Which games and services there are: folders of cogs/. A game is added by adding its folder."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.games.contract import AnyGame
from bot.games.plugin import Plug

PACKAGES = ["cogs"]
"""Where to look; tests add one of theirs before anything is looked for."""


@cache
def folders() -> dict[str, Path]:
    """Return the folder of each game and service, by its package: `cogs.mausen`. A game has rules, and a cog as soon
    as it can be shown; a service has a cog.
    """
    found = ((package, folder) for package in PACKAGES for folder in sorted(_root(package).iterdir()))
    return {
        f"{package}.{folder.name}": folder
        for package, folder in found
        if (folder / "rules").is_dir() or (folder / "cog.py").exists()
    }


def modules(name: str) -> list[str]:
    """Return the modules of this name, as `cog`, of all games and services that have one."""
    return [f"{package}.{name}" for package, folder in folders().items() if (folder / f"{name}.py").exists()]


def row_modules() -> list[str]:
    """Return the modules in which tables are: `rows.py` and `*_rows.py` of the table, of all games and services."""
    places = {"bot": _root("bot"), **folders()}
    files = ((package, file.relative_to(folder)) for package, folder in places.items() for file in folder.rglob("*.py"))
    with_tables = ((package, file) for package, file in files if f"_{file.stem}".endswith("_rows"))
    return sorted(".".join((package, *file.with_suffix("").parts)) for package, file in with_tables)


def game_keys() -> list[str]:
    """Return the keys of the games: the folders that have rules."""
    return [folder.name for folder in folders().values() if (folder / "rules").is_dir()]


def package_of(name: str) -> str:
    """Return the package of the game or service in a folder of this name; ModuleNotFoundError if there is none."""
    for package, folder in folders().items():
        if folder.name == name:
            return package
    raise ModuleNotFoundError(f"there is no folder {name} in {', '.join(PACKAGES)}")


def load_game(key: str) -> AnyGame:
    """Return the rules of a game, without any of its pictures and pages; ModuleNotFoundError for a key that is none."""
    return import_module(f"{package_of(key)}.rules").GAME


def load_plug(key: str) -> Plug[Any]:
    """Return all of a game; ModuleNotFoundError for a key that is none."""
    return import_module(f"{package_of(key)}.cog").PLUG


def _root(package: str) -> Path:
    return Path(import_module(package).__path__[0])
