"""Invitations to a table: the host asks a person, who says yes or no."""

from contextlib import suppress

import discord
from cachetools import LRUCache

from bot.clicks.reply import say_to, show_in_passing, whisper
from bot.clicks.router import Press, number_of
from bot.errors import InvalidInput, NotAllowed
from bot.messages.desired import Interaction
from bot.messages.names import shown
from bot.messages.outages import OUTAGES
from bot.messages.page import Page
from bot.people.permissions import may_read, sees
from bot.person import Person
from bot.sessions import invitations
from bot.sessions.decisions import check_hosts
from bot.sessions.invitations import check_guest
from bot.sessions.session import Session
from bot.table.messages.guest_calls import ACCEPT, DECLINE
from bot.table.messages.presenter import Presenter
from bot.table.messages.services import Services
from bot.table.pages.lobby import PICK
from bot.table.service.events import Update

ASKED = 1_000
"""So many invitations are known by their clicks."""


class Invitations:
    """Asks people, and hears what they say. The message that asks them follows the lobby."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self._client, self._sessions, self._preferences = services.client, services.sessions, services.preferences
        self._presenter = presenter
        self._asked = LRUCache[tuple[int, int], Interaction](ASKED)
        """The clicks by which people were invited, by table and person: Discord takes words to the host for a while."""
        services.router.add_all({PICK: self.pick, ACCEPT: self.accept, DECLINE: self.decline})

    async def pick(self, press: Press) -> None:
        """Invite the person who was taken in the menu of the host's page, which tells so."""
        if len(press.ids) != 1:
            raise InvalidInput
        interaction, session = press.interaction, await self._sessions.session_by_id(press.session)
        check_hosts(session, press.person.id)
        update = await self.ask(interaction, session, await self.find(interaction, press.ids[0]))
        self._asked.pop((session.id, press.ids[0]), None)  # the page tells the answer
        await self._presenter.played(press, update)

    async def find(self, interaction: Interaction, user_id: int) -> discord.Member:
        """Return a person of this server; NotAllowed if they are none, or may not be invited by who clicked."""
        if interaction.guild is None:
            raise InvalidInput
        try:
            guest = await interaction.guild.fetch_member(user_id)
        except discord.NotFound as error:
            raise NotAllowed("no-invite-unseen") from error
        await self.check(interaction, guest)
        return guest

    async def check(self, interaction: Interaction, guest: discord.Member | discord.User) -> None:
        """Refuse a person who may not be invited by who clicked."""
        if not isinstance(guest, discord.Member):
            raise NotAllowed("no-invite-unseen")
        own = (await self._preferences.load([guest.id])).get(guest.id)
        refusals = await self._sessions.refusals(interaction.user.id, guest.id)
        takes, is_host = own is None or own.invitable, guest.id == interaction.user.id
        check_guest(is_host=is_host, is_bot=guest.bot, takes_invitations=takes, refusals=refusals)

    async def ask(self, interaction: Interaction, session: Session, guest: discord.Member) -> Update:
        """Keep a seat for a person who was checked, and ask them."""
        channel = guest.guild.get_channel_or_thread(session.where.channel_id)
        if not may_read(channel, guest):
            raise NotAllowed("no-invite-unseen")
        person = Person(guest.id, guest.display_name, session.language)
        host, now = interaction.user.id, self._sessions.now()
        update = await self._sessions.act_for_person(session.id, invitations.invite, host, person, now)
        self._asked[session.id, guest.id] = interaction
        return update

    async def accept(self, press: Press) -> None:
        """Take the seat that is kept; a game for two starts at once."""
        session_id = await self._session_of(press)
        update = await self._sessions.act_for_person(session_id, invitations.accept, press.person, press.interaction.id)
        await self._answer(press, update, "invite-accepted")

    async def decline(self, press: Press) -> None:
        """Give the seat back."""
        session_id, guest = await self._session_of(press), press.person
        update = await self._sessions.act_for_person(session_id, invitations.decline, guest.id)
        await self._answer(press, update, "invite-declined")
        asked = self._asked.pop((session_id, guest.id), None)
        if asked and not asked.is_expired():  # later it is on the host's page only
            with suppress(discord.HTTPException, *OUTAGES):
                await whisper(asked, say_to(asked)("lobby-refused", names=(shown(guest.name),)))
                await asked.extras["pages"].over(asked)

    async def _session_of(self, press: Press) -> int:
        """Return the table of the person's invitation, which they see."""
        table, _, guest = press.argument.partition(".")
        session, here = await self._sessions.session_by_id(number_of(table)), press.interaction.guild_id
        if here is not None and here != session.where.guild_id:
            raise InvalidInput
        if guest != str(press.person.id):
            raise NotAllowed("no-invite-you", link=session.link)
        if here is None:  # direct messages do not say what the person sees in the server
            guild, is_invited = self._client.get_guild(session.where.guild_id), press.person.id in session.waiting_for
            if guild is None or not (is_invited and await sees(guild, session.where.channel_id, press.person.id)):
                raise NotAllowed("no-invite-over", link=session.link)
        return session.id

    async def _answer(self, press: Press, update: Update, key: str) -> None:
        host = shown(update.after.host.name) if update.after.host else ""
        text = say_to(press.interaction)(key, link=update.after.link, host=host)
        await self._presenter.show(update, press.interaction, show_in_passing(press.interaction, Page((text,))))
