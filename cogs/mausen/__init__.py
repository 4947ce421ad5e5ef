"""Mausen: secret simultaneous picks for three to six."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Load the cog; imported only here, so that the rules stay free of Discord."""
    from cogs.mausen.cog import Mausen

    await bot.add_cog(Mausen(bot))
