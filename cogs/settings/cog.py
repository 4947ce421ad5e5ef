"""/settings: how a person likes to be served, and how tables are in a server."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from bot.clicks.places import at_home, server_here
from bot.clicks.reply import person_of, redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput, NotAllowed
from bot.features.kit import HelpLine, Kit
from bot.messages.desired import Interaction
from bot.messages.page import Page
from bot.people.permissions import check_manages
from bot.people.preferences import Preferences
from bot.people.switches import OwnSwitch
from bot.table.buttons.cog import ActionsCog
from bot.text.words import command_text
from cogs.settings.pages import FIELDS, ON_OFF, own_page, server_page
from cogs.settings.server_choices import SETTINGS

OF_SERVER = "house.server_"
"""Begins the actions on the server's page."""


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
        self._preferences, self._servers, self._hooks = kit.preferences, kit.servers, kit.hooks
        kit.when_started(self._hear_switches)

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        own = {"house.me": self.back, **{f"house.{setting}": self.preferred for setting in FIELDS}}
        return own | {f"{OF_SERVER}{setting}": self.set_for_server for setting in SETTINGS}

    @app_commands.command(name=command_text("settings-me"), description=command_text("settings-me.about"))
    async def me(self, interaction: Interaction) -> None:
        """Show how the person likes to be served, and let them change it."""
        await show_privately(interaction, await self._own_page(interaction))

    async def back(self, press: Press) -> None:
        """Show it again: from a question that it leads to."""
        await redraw_privately(press.interaction, await self._own_page(press.interaction))

    async def preferred(self, press: Press) -> None:
        """Remember what the person likes."""
        field, meanings = FIELDS[press.action.removeprefix("house.")]
        if press.argument not in meanings:
            raise InvalidInput
        await self._preferences.prefer(press.person, **{field: meanings[press.argument]})
        await self.back(press)

    async def _hear_switches(self) -> None:
        """Hear the switches of all features, once these are there."""
        self.router.add_all({switch.action: self.switched for switch in self._hooks.all(OwnSwitch)})

    async def switched(self, press: Press) -> None:
        """Turn a feature's switch."""
        if press.argument not in ON_OFF:
            raise InvalidInput
        switch = next(one for one in self._hooks.all(OwnSwitch) if one.action == press.action)
        await switch.turn(press.person, ON_OFF[press.argument])
        await self.back(press)

    async def _own_page(self, interaction: Interaction) -> Page:
        person = person_of(interaction)
        own = (await self._preferences.load([person.id])).get(person.id, Preferences(person.language))
        return await own_page(person, server_here(interaction), own, self._hooks, say_to(interaction))

    @app_commands.command(name=command_text("settings-server"), description=command_text("settings-server.about"))
    async def server(self, interaction: Interaction) -> None:
        """Show how tables are in this server, and let those who manage it change that."""
        if not (server := server_here(interaction)):
            raise NotAllowed("no-manager-here")
        check_manages(interaction)
        page = server_page(await self._servers.load(server), interaction.guild, say_to(interaction))
        await show_privately(interaction, page)

    async def set_for_server(self, press: Press) -> None:
        """Remember what a manager chose for the server."""
        interaction = press.interaction
        if not (server := server_here(interaction)):
            raise InvalidInput
        check_manages(interaction)
        setting, read = SETTINGS[press.action.removeprefix(OF_SERVER)]
        settings = await self._servers.change(server, **{setting: read(press)})
        await redraw_privately(interaction, server_page(settings, interaction.guild, say_to(interaction)))


async def setup(kit: Kit) -> None:
    """Offer the command."""
    kit.hooks.offer(HelpLine("settings-help-me", 7))
    kit.hooks.offer(HelpLine("settings-help-server", 9, is_of_servers=True))
    await kit.add_cog(Settings(kit))
