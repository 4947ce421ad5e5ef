"""A session as the rest of the bot knows it: rows in, these out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from bot import chance
from bot.game import Seat


class Status(IntEnum):
    """Where a session stands; below FINISHED it is active."""

    LOBBY = 0
    RUNNING = 1
    FINISHED = 2
    STOPPED = 3

    @property
    def is_active(self) -> bool:
        """Whether somebody can still do something in it."""
        return self < Status.FINISHED


@dataclass(frozen=True)
class Place:
    """Where a session lives in Discord: threads count as channels."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True)
class Person:
    """Somebody on Discord, as their click brought them."""

    id: int
    name: str
    language: str


@dataclass(frozen=True)
class Seated:
    """A seat and who sits there."""

    seat: Seat
    user_id: int | None
    name: str
    away: bool = False
    """The person left the running game; the bot plays for the seat."""
    mark: bool = False
    """The person marked their own name, as some games let them; no rule knows of it."""
    dm: tuple[int, int] | None = None
    """Channel and message of the hand sent by direct message."""
    place: int | None = None
    score: int | None = None


@dataclass(frozen=True)
class Session:
    """One game in one channel, from the lobby to its end."""

    id: int
    where: Place
    message_id: int | None
    game: str
    rules_version: int
    options: Mapping[str, str]
    language: str
    secret: bytes = field(repr=False)
    joins: tuple[int, ...]
    draws: int
    status: Status
    seq: int
    step: int
    shown_seq: int
    updated_at: int
    state: bytes | None = field(repr=False)
    seats: tuple[Seated, ...]
    ping: tuple[int, int] | None = None
    """The message that calls whoever is in turn, and the step that it calls for."""

    @property
    def seal(self) -> str:
        """The SHA-256 of the secret, shown from the first moment."""
        return chance.seal(self.secret)

    @property
    def host(self) -> Seated | None:
        """Whoever sits longest and has not left: they start, cancel and stop."""
        return next((seated for seated in self.seats if not seated.away), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(seated.name for seated in self.seats)

    def seated(self, user_id: int) -> Seated | None:
        """Return the seat of this person; None for a stranger."""
        return next((seated for seated in self.seats if seated.user_id == user_id), None)

    @property
    def link(self) -> str:
        """The address of the board in Discord, of the channel while the board is not posted."""
        address = f"https://discord.com/channels/{self.where.guild_id}/{self.where.channel_id}"
        return f"{address}/{self.message_id}" if self.message_id else address
