"""The proof that a game was fair."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Called by discord.py: offer the proof."""
    from cogs.proof.cog import Proof

    await bot.add_cog(Proof(bot))
