"""What a user has chosen for all tables."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Reminders: TypeAlias = Literal["channel", "dm", "off"]
"""Where a user likes to be called when a game waits for them."""


@dataclass(frozen=True)
class Preferences:
    """What a user has chosen, or what holds for users who have chosen nothing yet."""

    language: str
    """Of the user's Discord, as last seen."""
    hands_by_dm: bool = False
    reminders: Reminders = "channel"
    in_words: bool = False
    """Whether hands are in words instead of pictures."""
    invitable: bool = True
    """Whether others may invite the user to their tables."""
