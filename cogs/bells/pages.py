"""The way to the bell of a game."""

from bot.messages.ids import free_id
from bot.messages.page import Button
from bot.text.words import Say


def bell_button(game: str, say: Say) -> tuple[Button, ...]:
    """Return the button that opens a person's bell for a game."""
    return (Button(say("bell-button"), free_id("bell.open", game), "plain", "🔔"),)
