"""Private messages that are kept up to date: the token of their person's last click edits them, for 15 minutes."""

from collections.abc import Iterator

import discord

from bot.messages.desired import Interaction, Key

IS_GONE = "is gone"
"""Noted with a click whose message was put away."""


class PrivateMessages:
    """Knows the last click in each."""

    def __init__(self) -> None:
        self._clicks: dict[Key, Interaction] = {}
        """In the order of the clicks."""

    def __contains__(self, key: Key) -> bool:
        """Return whether this message is open, for all we know."""
        return key in self._clicks

    def __iter__(self) -> Iterator[Key]:
        """Return which there are."""
        return iter([*self._clicks])

    def click_in(self, key: Key) -> Interaction | None:
        """Return the click whose token edits this message; None if there is none, or it was too long ago."""
        click = self._clicks.get(key)
        if click and (click.is_expired() or click.extras.get(IS_GONE)):
            return self._clicks.pop(key) and None
        return click

    def note(self, key: Key, click: Interaction) -> None:
        """Remember a click that was answered by this message."""
        self._clicks.pop(key, None)
        if is_original_private(click):
            self._clicks[key] = click
        while (oldest := next(iter(self._clicks), None)) and self._clicks[oldest].is_expired():
            del self._clicks[oldest]

    def forget(self, key: Key) -> Interaction | None:
        """Keep a message up to date no more; return the click whose token still edits it."""
        click = self.click_in(key)
        self._clicks.pop(key, None)
        return click


def is_original_private(click: Interaction) -> bool:
    """Return whether the message that the token of an answered interaction edits is one that only its person sees:
    after a click that was put off it is the message that was clicked, and that may be the board.
    """
    if click.message is not None and click.message.flags.ephemeral:
        return True
    first = click.response.type
    kinds = discord.InteractionResponseType
    return first is kinds.channel_message or (first is kinds.deferred_channel_message and click.message is None)
