"""The house: what belongs to no single game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Called by discord.py: offer the house's commands."""
    from cogs.house.cog import House
    from cogs.house.privacy import Privacy

    await bot.add_cog(House(bot))
    await bot.add_cog(Privacy(bot))
