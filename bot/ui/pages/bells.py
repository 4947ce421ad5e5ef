"""The way to the bell of a game."""

from bot.text.words import Say
from bot.ui.pages.ids import free_id
from bot.ui.pages.page import Button


def bell_button(game: str, say: Say) -> Button:
    """Return the button that opens a person's bell for a game."""
    return Button(say("bell-button"), free_id("bell.open", game), "plain", "🔔")
