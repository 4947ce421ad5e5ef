"""Which games there are: filled when a cog is loaded, emptied when it is unloaded."""

from typing import Any

from bot.errors import Refused
from bot.game import AnyGame, Choose


class Registry:
    """The games that can be played now, by key."""

    def __init__(self) -> None:
        self._games: dict[str, AnyGame] = {}
        self._minds: dict[str, Choose[Any, Any]] = {}

    def add(self, game: AnyGame, mind: Choose[Any, Any]) -> None:
        """Offer a game and its computer player; a second one under the same key is a mistake of ours."""
        if game.key in self._games:
            raise ValueError(f"two games are called {game.key}")
        self._games[game.key], self._minds[game.key] = game, mind

    def remove(self, key: str) -> None:
        """Stop offering a game. Its sessions keep, and go on when it is back."""
        self._games.pop(key, None)
        self._minds.pop(key, None)

    def get(self, key: str) -> AnyGame:
        """Return the game; Refused when its cog is not loaded at the moment."""
        try:
            return self._games[key]
        except KeyError:
            raise Refused("no-game-away") from None

    def mind(self, key: str) -> Choose[Any, Any]:
        """Return the computer player of a game that is on offer."""
        return self._minds[key]

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all games on offer."""
        return tuple(self._games)
