"""Asks the people for whom a lobby keeps a seat: one message each, in its channel or by direct message as they like.

All calls to a lobby go when it is one no more, or what they say is over.
"""

from dataclasses import replace

from bot.messages.desired import Words
from bot.messages.ids import free_id
from bot.messages.names import shown
from bot.messages.page import Button
from bot.people.preferences import Preferences
from bot.sessions.session import Guest, Session, Status
from bot.table.messages.call_messages import CallMessages
from bot.table.messages.lobby_watch import LobbyWatch
from bot.table.messages.services import Services
from bot.table.pages.screen import title
from bot.table.service.call_rows import INVITES
from bot.text.words import speaker

BOARD_LATE_S = 10.0
"""Until the next look where the board, to which a call leads, is not posted yet."""
ACCEPT, DECLINE = "guest.accept", "guest.decline"


class GuestCalls:
    """Sends invitations, and takes away the calls of lobbies that are none any more."""

    def __init__(self, services: Services, messages: CallMessages) -> None:
        self._messages, self._preferences, self._servers = messages, services.preferences, services.servers
        self.watch = LobbyWatch("ask guests", self._look_at, services)

    async def _look_at(self, session: Session) -> float | None:
        """Send the invitations that are not there yet, and let those go that are answered."""
        if session.status != Status.LOBBY:
            await self._messages.sweep()
            return None
        invited = {f"{INVITES}{guest.asked_at:x}.{session.id:x}": guest for guest in session.guests if guest.until}
        standing = await self._messages.of_lobby(session.id)
        if over := [nonce for nonce in standing if nonce.startswith(INVITES) and nonce not in invited]:
            await self._messages.let_go(over)
        if session.message_id is None:
            return BOARD_LATE_S if invited else None
        preferences = await self._preferences.load(guest.user_id for guest in invited.values())
        for nonce, guest in invited.items():
            if nonce not in standing:
                await self._ask(session, guest, preferences.get(guest.user_id), nonce)
        return None

    async def _ask(self, session: Session, guest: Guest, own: Preferences | None, nonce: str) -> None:
        """Send one invitation, where the person likes to be called; to one who does not like it without a ping."""
        if own and own.reminders == "dm":
            words = _invitation(session, guest, own.language)
            if await self._messages.tell(session, guest.user_id, words, nonce):
                return
        words = _invitation(session, guest)
        has_calls = (await self._servers.load(session.where.guild_id)).has_calls
        is_called = has_calls and not (own and own.reminders == "off")
        words = replace(words, called=(guest.user_id,) if is_called else ())
        await self._messages.send_for_lobby(session, session.where, words, nonce)


def _invitation(session: Session, guest: Guest, language: str = "") -> Words:
    """Return the words that invite a person: with a language those of a direct message."""
    say, host = speaker(language or session.language), session.seated(guest.host_id)
    name = shown(host.name if host else session.names[0])
    person = "" if language else f"<@{guest.user_id}>, "
    facts = {"person": person, "title": title(session.game, say), "link": session.link}
    text = say("invite-call", host=name, until=f"<t:{(guest.until or 0) // 1000}:R>", **facts)
    whose = f"{session.id}.{guest.user_id}"
    row = (
        Button(say("invite-accept"), free_id(ACCEPT, whose), "good", "➕"),
        Button(say("invite-decline"), free_id(DECLINE, whose)),
    )
    return Words(text, (), row)
