"""Sets up whatever lies in cogs/: a folder that is gone is not missed."""

from importlib import import_module

from bot.discovery import modules
from bot.errors import OperatorError
from bot.features.kit import Kit
from bot.table.buttons.cog import GameCog


async def set_up_all(kit: Kit) -> None:
    """Set up every feature by its `setup`, and offer every game; OperatorError for what breaks the contract."""
    for name in modules("cog"):
        module = import_module(name)
        if set_up := getattr(module, "setup", None):
            await set_up(kit)
            continue
        found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, GameCog)]
        own = next((cog for cog in found if cog.__module__ == name), None)
        if own is None:
            raise OperatorError(
                f"{name} has no cog: write `async def setup(kit)` for a feature, or a GameCog for a game."
            )
        await kit.add_cog(own(kit))
