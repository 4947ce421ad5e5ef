"""Games as the table knows them."""

from importlib import import_module
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Level
from bot.games.plugin import Choose, GamePlugin, Recap
from bot.games.registry import AnyRegistry, Registry
from bot.ui.pages.screen import Plugin

NO_RECAP = Recap[Any](
    chapter=lambda state: 1, standing=lambda state: (0,) * 9, traits=lambda state, seat: {}, has_luck=False
)
"""For tests in which no game is told afterwards."""


def any_move(view: Any, moves: tuple[Any, ...], chance: Chance, level: Level) -> Any:
    """A computer player for games that have none here."""
    return chance.pick(moves)


def plugin_of(game: AnyGame, choose: Choose[Any, Any] = any_move, recap: Recap[Any] = NO_RECAP) -> GamePlugin[None]:
    """Return a game without pages."""
    return GamePlugin(game, None, choose, recap)


def registry_of(*games: AnyGame, choose: Choose[Any, Any] = any_move) -> AnyRegistry:
    registry = Registry[None]()
    for game in games:
        registry.add(plugin_of(game, choose))
    return registry


def plugin_in(folder: str) -> Plugin:
    """Return a game with everything that its cog registers."""
    classes = (found for found in vars(import_module(f"cogs.{folder}.cog")).values() if isinstance(found, type))
    return next(found.plugin for found in classes if isinstance(getattr(found, "plugin", None), GamePlugin))
