"""Aus die Maus: a race with dice for two to six, against each other and a white mouse."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Katzentisch


async def setup(bot: "Katzentisch") -> None:
    """Load the cog; imported only here, so that the rules stay free of Discord."""
    from cogs.aus_die_maus.cog import AusDieMaus

    await bot.add_cog(AusDieMaus(bot))
