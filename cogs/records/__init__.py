"""What is remembered of games that are over."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Called by discord.py: offer the commands."""
    from cogs.records.cog import Records

    await bot.add_cog(Records(bot))
