"""Heul doch! Mau Mau: keep cards on the own pile, give away those that fit a neighbour, and count the onions."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Load the cog; imported only here, so that the rules stay free of Discord."""
    from cogs.heul_doch.cog import HeulDoch

    await bot.add_cog(HeulDoch(bot))
