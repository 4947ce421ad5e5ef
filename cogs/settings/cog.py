"""Settings: a person's own, and the server's."""

from bot.features.kit import Kit


async def setup(kit: Kit) -> None:
    """Its pages are shown by /settings."""
