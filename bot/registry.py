"""Which games there are: filled when a cog is loaded, emptied when it is unloaded."""

from typing import Any

from bot.errors import Refused
from bot.game import AnyGame, Choose, Telling


class Registry:
    """The games that can be played now, by key."""

    def __init__(self) -> None:
        self._games: dict[str, AnyGame] = {}
        self._minds: dict[str, Choose[Any, Any]] = {}
        self._tellings: dict[str, Telling[Any]] = {}

    def add(self, game: AnyGame, mind: Choose[Any, Any], telling: Telling[Any] | None = None) -> None:
        """Offer a game, its computer player, and how it is told afterwards; a second one under the same key is a mistake of ours."""
        if game.key in self._games:
            raise ValueError(f"two games are called {game.key}")
        self._games[game.key], self._minds[game.key] = game, mind
        if telling:
            self._tellings[game.key] = telling

    def remove(self, key: str) -> None:
        """Stop offering a game. Its sessions keep, and go on when it is back."""
        self._games.pop(key, None)
        self._minds.pop(key, None)
        self._tellings.pop(key, None)

    def get(self, key: str) -> AnyGame:
        """Return the game; Refused when its cog is not loaded at the moment."""
        try:
            return self._games[key]
        except KeyError:
            raise Refused("no-game-away") from None

    def mind(self, key: str) -> Choose[Any, Any]:
        """Return the computer player of a game that is on offer."""
        return self._minds[key]

    def telling(self, key: str) -> Telling[Any] | None:
        """Return how a game is told afterwards; None for one that is not."""
        return self._tellings.get(key)

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all games on offer."""
        return tuple(self._games)
