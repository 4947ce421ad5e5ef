"""The private page on which the host of a lobby sets it up: one, always as the lobby is, and gone with it.

Discord lets it be edited for 15 minutes after its person's last click on it; an older one is drawn anew by the next.
"""

import discord

from bot.clicks.reply import put_away, redraw_privately, say_to, show_beside, show_in_passing
from bot.clicks.router import Press
from bot.messages.desired import DesiredMessage, Interaction, Key, MessageOwner
from bot.messages.fingerprints import fingerprint_of
from bot.messages.page import Page
from bot.messages.private import PrivateMessages
from bot.people.permissions import is_manager
from bot.sessions.session import Session, Status
from bot.table.messages.boards import is_in_words
from bot.table.messages.plan import HOST_PAGE
from bot.table.messages.services import Services
from bot.table.pages import lobby


class HostPages(MessageOwner):
    """Opens them, answers clicks on them, and says what the open ones have to be."""

    def __init__(self, services: Services) -> None:
        self._keeper, self._sessions = services.keeper, services.sessions
        self._games, self._hooks = services.games, services.hooks
        self._open = PrivateMessages()
        self._keeper.add(self, HOST_PAGE)

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click on the page, or on the board, by the page; others read whose it is. It goes with the lobby."""
        clicked, session = press.interaction, await self._sessions.session_by_id(press.session)
        key, is_there = (HOST_PAGE, session.id), is_on_page(press)
        if session.status != Status.LOBBY:
            if _is_host(session, clicked):
                self._open.forget(key)
            await put_away(clicked)
            return
        if not _is_host(session, clicked):
            plugin, may_cancel = self._games.get(session.game), is_manager(clicked)
            page = lobby.whose(session, plugin, say_to(clicked), self._hooks, clicked.user.id, may_cancel=may_cancel)
            await show_in_passing(clicked, page)
            return
        page = self._page(session, clicked)
        async with self._keeper.locks[key]:
            older = None if is_there else self._open.forget(key)
            async with self._keeper.sending(key, fingerprint_of(page)):
                await (redraw_privately if is_there else show_beside)(clicked, page)
            self._open.note(key, clicked)
            if older:
                await self._keeper.take_away(older)

    def may_exist(self, key: Key) -> bool:
        """Return whether the page is open."""
        return key in self._open

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a page as it has to be now; None if there is none, or its token is too old."""
        session = await self._sessions.session_by_id(int(key[1]))
        if (click := self._open.click_in(key)) is None:
            return None
        is_wanted = session.status == Status.LOBBY and _is_host(session, click)
        if not is_wanted:
            self._open.forget(key)
        return DesiredMessage(key, click, self._page(session, click) if is_wanted else None, may_post=False)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Discord does not let us, or the host has dismissed it: the next click brings it back."""
        self._open.forget(key)
        return False

    def _page(self, session: Session, clicked: Interaction) -> Page:
        return lobby.set_up(session, self._games.get(session.game), say_to(clicked), self._hooks)


def is_on_page(press: Press) -> bool:
    """Return whether a click was on such a page, and not on the board, which may be one in words."""
    message = press.interaction.message
    return message is not None and message.flags.ephemeral and not is_in_words(press)


def _is_host(session: Session, clicked: Interaction) -> bool:
    return session.host is not None and session.host.user_id == clicked.user.id
