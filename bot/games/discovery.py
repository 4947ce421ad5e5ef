"""Which games and services there are: every folder of cogs/ that has a cog. A game is added by adding its folder."""

from importlib import import_module
from pathlib import Path

from bot.games.contract import AnyGame

COGS = Path(__file__).parents[2] / "cogs"


def cog_modules() -> list[str]:
    """Return the module of every cog, games and services."""
    return [f"cogs.{file.parent.name}.cog" for file in sorted(COGS.glob("*/cog.py"))]


def game_keys() -> list[str]:
    """Return the keys of the games: the folders that have rules."""
    return [folder.parent.name for folder in sorted(COGS.glob("*/rules")) if folder.is_dir()]


def load_game(key: str) -> AnyGame:
    """Return the rules of a game, without any of its pictures and pages; ModuleNotFoundError for a key that is none."""
    return import_module(f"cogs.{key}.rules").GAME
