"""Invitations to a table: the host asks a person, who says yes or no."""

import discord

from bot.errors import InvalidInput, NotAllowed
from bot.members.preferences import PreferenceStore
from bot.service.events import Update
from bot.service.service import Sessions
from bot.sessions import invitations
from bot.sessions.invitations import Wish
from bot.sessions.session import Person, Session
from bot.ui.clicks.reply import Interaction, say_to, whisper
from bot.ui.clicks.router import Press, Router
from bot.ui.messages.bells import ACCEPT, DECLINE
from bot.ui.messages.presenter import Presenter


class Invitations:
    """Asks people, and hears what they say. The message that asks them follows the lobby."""

    def __init__(self, sessions: Sessions, preferences: PreferenceStore, presenter: Presenter, router: Router) -> None:
        self._sessions, self._preferences, self._presenter = sessions, preferences, presenter
        router.add(ACCEPT, self.accept)
        router.add(DECLINE, self.decline)

    async def find(self, interaction: Interaction, user_id: int) -> discord.Member:
        """Return a person of this server; NotAllowed if they are none, or may not be invited by who clicked."""
        if interaction.guild is None:
            raise InvalidInput
        try:
            guest = await interaction.guild.fetch_member(user_id)
        except discord.NotFound as error:
            raise NotAllowed("no-invite-left") from error
        await self.check(interaction, guest)
        return guest

    async def check(self, interaction: Interaction, guest: discord.Member | discord.User) -> None:
        """Refuse a person who may not be invited by who clicked."""
        if not isinstance(guest, discord.Member):
            raise NotAllowed("no-invite-left")
        own = (await self._preferences.load([guest.id])).get(guest.id)
        refusals = await self._sessions.refusals(interaction.user.id, guest.id)
        Wish(guest.bot, own is None or own.invitable, refusals).check(interaction.user.id, guest.id)

    async def ask(self, interaction: Interaction, session: Session, guest: discord.Member) -> Update:
        """Keep a seat for a person who was checked, and ask them."""
        person = Person(guest.id, guest.display_name, session.language)
        host, now = interaction.user.id, self._sessions.now()
        return await self._sessions.do(session.id, invitations.invite, host, person, now)

    async def accept(self, press: Press) -> None:
        """Take the seat that is kept; a game for two starts at once."""
        update = await self._sessions.do(press.session, invitations.accept, press.person, press.interaction.id)
        await self._answer(press, update, "invite-accepted")

    async def decline(self, press: Press) -> None:
        """Give the seat back."""
        update = await self._sessions.do(press.session, invitations.decline, press.person.id)
        await self._answer(press, update, "invite-declined")

    async def _answer(self, press: Press, update: Update, key: str) -> None:
        text = say_to(press.interaction)(key, link=update.after.link)
        await self._presenter.answered(whisper(press.interaction, text), update, press.interaction)
