"""The log of a session: every move that was made in it, in order."""

from dataclasses import dataclass, field

from bot.games.contract import Seat


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
