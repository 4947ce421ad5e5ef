"""A game at its table, for what the rules leave to the table: taking back."""

from typing import Any

import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Position, Seat, TakeBack, TakenBack


class Table:
    """A position and what is done there."""

    def __init__(self, game: AnyGame, state: Any, chance: Chance | None = None) -> None:
        self._game, self._at, self._chance = game, Position[Any](state), chance or Chance(b"", 0, ())

    @property
    def state(self) -> Any:
        return self._at.state

    @property
    def may_take_back(self) -> Seat | None:
        """Whose last move may be taken back."""
        return self._at.earlier.seat if self._at.earlier else None

    def do(self, seat: Seat, move: Any, *, by_bot: bool = False) -> "Table":
        self._at, self.events = self._game.play(self._at, seat, move, self._chance, by_bot=by_bot)
        return self

    def take_back(self, seat: Seat) -> Any:
        """Return the state to which it leads back."""
        self.do(seat, TakeBack())
        (event,) = self.events
        assert isinstance(event, TakenBack)
        assert event.seat == seat
        return self.state

    def stays(self) -> bool:
        """Return whether no seat may take anything back."""
        for seat in range(6):
            with pytest.raises(IllegalMove, match="no-take-back"):
                self._game.play(self._at, seat, TakeBack(), self._chance)
        return True
