"""The log of a session: every move that was made in it, in order."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from bot.games.contract import Seat, TakeBack, TakenBack

TAKE_BACK = msgspec.json.encode(TakeBack())
_UNDOES = msgspec.json.Decoder(tuple[TakenBack])


@dataclass(frozen=True)
class LoggedMove:
    """A move as the log keeps it."""

    seat: Seat
    by_bot: bool
    """Whether no player chose it: the computer did, for itself or for a player who is away, or it was the only move."""
    move: bytes
    """As JSON."""
    events: bytes
    """What everyone at the table saw happen, as JSON; empty for a secret pick."""
    seq: int = field(default=0, compare=False)
    """The change with which it was saved; 0 until then, and for one that is saved nowhere."""

    @property
    def undoes(self) -> int:
        """How many moves before it are undone by it: those that it takes back."""
        return _UNDOES.decode(self.events)[0].moves if self.move == TAKE_BACK else 0


def standing(log: Iterable[LoggedMove | None]) -> tuple[int, ...]:
    """Return which moves of a log stand: none that was taken back; None is the moment before the first move."""
    stand: list[int] = []
    for at, logged in enumerate(log):
        if logged and logged.undoes:
            del stand[-logged.undoes :]
        else:
            stand.append(at)
    return tuple(stand)
