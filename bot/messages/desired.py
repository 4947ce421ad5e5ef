"""What a message of ours in Discord has to be now, and who knows that."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.messages.page import Button, Page
from bot.person import ChannelRef

Interaction: TypeAlias = discord.Interaction[Any]
Key: TypeAlias = tuple[str, *tuple[int | str, ...]]
"""The kind of a message, and which one of that kind it is."""
Ref: TypeAlias = tuple[int, int]
"""Channel and message."""


@dataclass(frozen=True)
class Words:
    """A short classic message, so that telephones show its text at once."""

    text: str
    called: tuple[int, ...] = ()
    """The users."""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class DesiredMessage:
    """A message as it has to be now."""

    key: Key
    where: ChannelRef | int | Interaction
    """A channel, the direct messages of a user, or the private message that the token of a click edits."""
    wanted: Page | Words | None
    """What it shows; none if it has to be gone."""
    message: Ref | None = None
    """Where it is; none before it is posted, and for private messages."""
    nonce: str = ""
    """By this Discord posts it once though it is sent twice: by discord.py, or after a start if the bot was killed
    before it had noted where the message is."""
    is_anew: bool = False
    """Post it anew at the end of its channel, and delete the old one."""
    may_post: bool = True
    """Post it if it is not there; else it is only edited."""


class TooEarly(Exception):
    """What a message has to be is known so many seconds later."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class MessageOwner:
    """Says what the messages of some kinds have to be, and notes what became of them."""

    async def channel(self, key: Key) -> int | None:
        """Return the channel in which many look at this message: its edits keep a distance there."""
        return None

    def may_exist(self, key: Key) -> bool:
        """Return whether there may be such a message: what cannot exist is not looked up."""
        return True

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return the message as it has to be now; None if there is nothing to do."""
        raise NotImplementedError

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note that the message is as it has to be, and where."""

    async def moved(self, desired: DesiredMessage) -> None:
        """Follow that another message has taken the place of this one."""

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Note that Discord does not let us; return whether that may change by itself."""
        return False
