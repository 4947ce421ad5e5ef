"""Evenings: games that a host plans for an event of their server in Discord."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.person import ChannelRef

LENGTH_MS = 6 * 3_600_000
"""The length of an evening without an end in Discord."""
LONGEST_MS = 2 * LENGTH_MS
"""For so long after its beginning, an evening waits for the end of its last game."""


@dataclass(frozen=True)
class Evening:
    """What the host planned."""

    event_id: int
    guild_id: int
    channel_id: int
    host_id: int
    games: tuple[str, ...]
    language: str
    opened_at: int | None = None
    """When its tables were opened; None before it begins."""

    @property
    def where(self) -> ChannelRef:
        """The channel of its tables."""
        return ChannelRef(self.guild_id, self.channel_id)


class Placed(NamedTuple):
    """How a player did in a game."""

    name: str
    score: int
    rank: int


class Played(NamedTuple):
    """A game that ended in the evening, and its players, the best first."""

    game: str
    players: tuple[Placed, ...]
