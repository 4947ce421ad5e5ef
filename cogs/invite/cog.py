"""Apps → Invite to a game: a person is asked to a table in this channel."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.clicks.places import channel_here
from bot.clicks.reply import redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press, number_of
from bot.errors import NotAllowed
from bot.features.kit import Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.names import shown
from bot.messages.page import Button, Page, in_rows
from bot.sessions.session import Session, Status
from bot.table.buttons.cog import ActionsCog
from bot.table.pages.screen import title
from bot.table.service.service import TablePlan
from bot.text.words import command_text


class Invite(ActionsCog):
    """Asks which game, opens a table, and asks the person."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._sessions, self._lobby, self._presenter = kit.sessions, kit.lobby, kit.presenter
        self._invitations, self._tree = kit.invitations, kit.client.tree
        self._menu = app_commands.ContextMenu(name=command_text("invite-menu"), callback=self.chosen)
        self._menu.allowed_contexts = app_commands.AppCommandContext(guild=True)
        self._menu.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)

    async def cog_load(self) -> None:
        """Offer the command."""
        await super().cog_load()
        self._tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Offer it no more."""
        await super().cog_unload()
        self._tree.remove_command(self._menu.name, type=self._menu.type)

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {"guest.ask": self.ask}

    async def chosen(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """Ask to which game this person shall be invited."""
        await self._invitations.check(interaction, person)
        say = say_to(interaction)
        games = [
            Button(title(key, say), free_id("guest.ask", f"{key}.{person.id}"), "main", self.games.get(key).screen.sign)
            for key in self.games
        ]
        which = say("invite-which", guest=shown(person.display_name))
        await show_privately(interaction, Page((which, *in_rows(games))))

    async def ask(self, press: Press) -> None:
        """Ask the person: to the table of this game that the host has here, or to a new one."""
        key, _, user_id = press.argument.partition(".")
        game, interaction = self.games.get(key).key, press.interaction
        guest = await self._invitations.find(interaction, number_of(user_id))
        own = await self._own_lobby(interaction, game)
        session = own or await self._lobby.open(interaction, TablePlan(game))
        update = await self._invitations.ask(interaction, session, guest)
        page = Page((say_to(interaction)("invite-asked", guest=shown(guest.display_name)),))
        await self._presenter.show(update, interaction, redraw_privately(interaction, page) if own else None)

    async def _own_lobby(self, interaction: Interaction, game: str) -> Session | None:
        """Return the lobby of this game that the person hosts in this channel."""
        try:
            session = await self._sessions.session_in_channel(channel_here(interaction), game)
        except NotAllowed:
            return None
        is_own = session.host is not None and session.host.user_id == interaction.user.id
        return session if is_own and session.status == Status.LOBBY else None


async def setup(kit: Kit) -> None:
    """Offer the invitation of a person."""
    await kit.add_cog(Invite(kit))
