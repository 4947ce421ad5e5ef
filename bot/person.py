"""The person behind a click, and the channel of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChannelRef:
    """Where a session is played in Discord: threads count as channels."""

    guild_id: int
    """0 for the bot's direct messages to one person."""
    channel_id: int

    @property
    def is_direct(self) -> bool:
        """Whether these are direct messages: one person plays there, among computer players."""
        return self.guild_id == 0

    def link(self, message_id: int | None) -> str:
        """Return the address of a message here, of the channel for none."""
        address = f"https://discord.com/channels/{self.guild_id or '@me'}/{self.channel_id}"
        return f"{address}/{message_id}" if message_id else address


@dataclass(frozen=True)
class Person:
    """A user of Discord, as their click brought them."""

    id: int
    name: str
    language: str
