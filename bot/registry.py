"""Which games there are: filled when a cog is loaded, emptied when it is unloaded."""

from bot.errors import Refused
from bot.game import AnyGame


class Registry:
    """The games that can be played now, by key."""

    def __init__(self) -> None:
        self._games: dict[str, AnyGame] = {}

    def add(self, game: AnyGame) -> None:
        """Offer a game; a second one under the same key is a mistake of ours."""
        if game.key in self._games:
            raise ValueError(f"two games are called {game.key}")
        self._games[game.key] = game

    def remove(self, key: str) -> None:
        """Stop offering a game. Its sessions keep, and go on when it is back."""
        self._games.pop(key, None)

    def get(self, key: str) -> AnyGame:
        """Return the game; Refused when its cog is not loaded at the moment."""
        try:
            return self._games[key]
        except KeyError:
            raise Refused("no-game-away") from None

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all games on offer."""
        return tuple(self._games)
