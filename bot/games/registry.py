"""Which games can be played now: filled when a cog is loaded, emptied when it is unloaded."""

from collections.abc import Iterator
from typing import Any, Generic

from bot.errors import NotAllowed
from bot.games.plugin import Plug, Screen


class Registry(Generic[Screen]):
    """The games on offer, by key."""

    def __init__(self) -> None:
        self._plugins: dict[str, Plug[Screen]] = {}

    def add(self, plugin: Plug[Screen]) -> None:
        """Offer a game; ValueError for a second one under the same key."""
        if plugin.key in self._plugins:
            raise ValueError(f"two games are called {plugin.key}")
        self._plugins[plugin.key] = plugin

    def remove(self, key: str) -> None:
        """Stop offering a game. Its sessions stay stored, and go on when it is back."""
        self._plugins.pop(key, None)

    def get(self, key: str) -> Plug[Screen]:
        """Return the game; NotAllowed when its cog is not loaded at the moment."""
        if plugin := self._plugins.get(key):
            return plugin
        raise NotAllowed("no-game-away")

    def find(self, key: str) -> Plug[Screen] | None:
        """Return the game; None when its cog is not loaded at the moment."""
        return self._plugins.get(key)

    def __contains__(self, key: str) -> bool:
        """Return whether this game is on offer."""
        return key in self._plugins

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys of all games on offer."""
        return iter(self._plugins)


AnyRegistry = Registry[Any]
