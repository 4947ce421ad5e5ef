"""/settings: how a person likes to be served, and how tables are in a server."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from bot.clicks.places import at_home
from bot.clicks.router import Handler
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.table.buttons.cog import ActionsCog
from bot.text.words import command_text
from cogs.settings.own_page import OwnPage
from cogs.settings.server_page import ServerPage


@at_home
class Settings(
    commands.GroupCog,
    ActionsCog,
    group_name=command_text("settings-command"),
    group_description=command_text("settings-command.about"),
):
    """A person's own settings, and the server's."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._own, self._server = OwnPage(kit), ServerPage(kit)

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {**self._own.actions(), **self._server.actions()}

    @app_commands.command(name=command_text("settings-me"), description=command_text("settings-me.about"))
    async def me(self, interaction: Interaction) -> None:
        """Show how the person likes to be served, and let them change it."""
        await self._own.show(interaction)

    @app_commands.command(name=command_text("settings-server"), description=command_text("settings-server.about"))
    async def server(self, interaction: Interaction) -> None:
        """Show how tables are in this server, and let those who manage it change that."""
        await self._server.show(interaction)


async def setup(kit: Kit) -> None:
    """Offer the command."""
    kit.hooks.offer(HelpLine("settings-help-me", 7))
    kit.hooks.offer(HelpLine("settings-help-server", 9))
    await kit.add_cog(Settings(kit))
