"""What a person turns on or off in /settings."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.person import Person


@dataclass(frozen=True)
class OwnSwitch:
    """A hook: a switch of a feature's own, beside those of the table."""

    action: str
    """Of its button."""
    key: str
    """Of the text that names it."""
    is_on: Callable[[int], Awaitable[bool]]
    """Asked about a user id."""
    turn: Callable[[Person, bool], Awaitable[None]]
