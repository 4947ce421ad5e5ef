"""A setting of few choices, as buttons."""

from collections.abc import Mapping

from bot.messages.ids import free_id
from bot.messages.page import Button


def choices(action: str, labels: Mapping[str, str], now: str) -> tuple[Button, ...]:
    """Return a button for each choice; the one that holds has a tick and is green."""
    return tuple(
        Button(f"✓ {label}" if one == now else label, free_id(action, one), "good" if one == now else "plain")
        for one, label in labels.items()
    )
