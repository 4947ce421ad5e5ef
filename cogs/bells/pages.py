"""The way to the bell of a game."""

from bot.messages.ids import free_id
from bot.messages.page import Button
from bot.text.words import Say


def bell_button(argument: str, say: Say, action: str = "bell.open") -> tuple[Button, ...]:
    """Return the button that opens a person's bell for a game, or does another action with bells."""
    return (Button(say("bell-button"), free_id(action, argument), "plain", "🔔"),)
