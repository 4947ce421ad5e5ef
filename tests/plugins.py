"""Games as the table knows them."""

from typing import Any

from bot.discovery import load_plug
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Level
from bot.games.plugin import Choose, Plug, Recap
from bot.games.registry import AnyRegistry, Registry
from bot.table.pages.screen import Plugin

NO_RECAP = Recap[Any](chapter=lambda state: 1, chapters="round", standing=lambda state: (0,) * 9)
"""For tests in which no game is told afterwards."""


def any_move(view: Any, moves: tuple[Any, ...], chance: Chance, level: Level) -> Any:
    """A computer player for games that have none here."""
    return chance.pick(moves)


def plugin_of(game: AnyGame, choose: Choose[Any, Any] = any_move, recap: Recap[Any] = NO_RECAP) -> Plug[None]:
    """Return a game without pages."""
    return Plug(game, None, choose, recap, moves=())


def registry_of(*games: AnyGame, choose: Choose[Any, Any] = any_move) -> AnyRegistry:
    registry = Registry[None]()
    for game in games:
        registry.add(plugin_of(game, choose))
    return registry


def plugin_in(folder: str) -> Plugin:
    """Return a game with everything that its cog offers."""
    return load_plug(folder)
