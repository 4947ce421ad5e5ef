"""maunz.: nudge kittens over the bed, let them grow into cats, line up three cats."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Load the cog; imported only here, so that the rules stay free of Discord."""
    from cogs.maunz.cog import Maunz

    await bot.add_cog(Maunz(bot))
