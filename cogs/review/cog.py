"""How a finished game went: looked back at with the computer player's eyes."""

from bot.features.kit import Kit


async def setup(kit: Kit) -> None:
    """Follow games to their end."""
