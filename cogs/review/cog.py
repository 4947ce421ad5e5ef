"""How a finished game went: looked back at with the computer player's eyes."""

from bot.features.kit import Kit
from bot.sessions.replay import TurningPoint
from cogs.review.pages import turned_in


async def setup(kit: Kit) -> None:
    """Follow games to their end."""
    kit.hooks.offer(TurningPoint(turned_in))
