"""Games that are over, played again before one's eyes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Called by discord.py: offer the command."""
    from cogs.replay.cog import Replay

    await bot.add_cog(Replay(bot))
