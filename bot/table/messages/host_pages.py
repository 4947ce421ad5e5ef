"""The private page on which the host of a lobby sets it up: one, always as the lobby is, and gone with it.

Discord lets it be edited for 15 minutes after its person's last click on it; an older one is drawn anew by the next.
"""

import discord

from bot.clicks.reply import is_original_private, put_away, redraw_privately, say_to, show_in_passing, show_privately
from bot.clicks.router import Press
from bot.messages.desired import DesiredMessage, Interaction, Key, MessageOwner
from bot.messages.fingerprints import fingerprint_of
from bot.messages.page import Page
from bot.sessions.session import Session, Status
from bot.table.messages.boards import is_in_words
from bot.table.messages.services import Services
from bot.table.pages import lobby

HOST_PAGE = "host page"


class HostPages(MessageOwner):
    """Opens them, answers clicks on them, and says what the open ones have to be."""

    def __init__(self, services: Services) -> None:
        self._keeper, self._sessions = services.keeper, services.sessions
        self._games, self._hooks = services.games, services.hooks
        self._open: dict[int, Interaction] = {}
        """The last click on each of them, whose token edits it for a while, by session."""
        self._keeper.add(self, HOST_PAGE)

    async def answer(self, press: Press, session: Session, *, may_cancel: bool = False) -> None:
        """Answer a click by the page, on it or from the board; others read whose it is."""
        clicked = press.interaction
        if not _is_host(session, clicked):
            await show_in_passing(clicked, lobby.whose(session, say_to(clicked), self._hooks, may_cancel=may_cancel))
            return
        key, page, is_there = (HOST_PAGE, session.id), self._page(session, clicked), is_on_page(press)
        async with self._keeper.locks[key]:
            older = None if is_there else self._open.pop(session.id, None)
            async with self._keeper.sending(key, fingerprint_of(page)):
                await (redraw_privately if is_there else show_privately)(clicked, page)
            if is_original_private(clicked):
                self._open = {one: click for one, click in self._open.items() if not click.is_expired()}
                self._open[session.id] = clicked
            if older and not older.is_expired():
                await self._keeper.take_away(older)

    async def put_away(self, press: Press) -> None:
        """Answer a click on a page by taking it away, since the lobby is over."""
        async with self._keeper.locks[HOST_PAGE, press.session]:
            self._open.pop(press.session, None)
            await put_away(press.interaction)

    def follow(self, session_id: int) -> None:
        """Soon: bring the page of a lobby that has changed up to date, if there is one."""
        if session_id in self._open:
            self._keeper.want((HOST_PAGE, session_id))

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a page as it has to be now; None if there is none, or its token is too old."""
        session = await self._sessions.session_by_id(int(key[1]))
        click = self._open.get(session.id)
        if click is None or click.is_expired():
            self._open.pop(session.id, None)
            return None
        is_wanted = session.status == Status.LOBBY and _is_host(session, click)
        if not is_wanted:
            del self._open[session.id]
        return DesiredMessage(key, click, self._page(session, click) if is_wanted else None, may_post=False)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Discord does not let us, or the host has dismissed it: the next click brings it back."""
        self._open.pop(int(key[1]), None)
        return False

    def _page(self, session: Session, clicked: Interaction) -> Page:
        return lobby.set_up(session, self._games.get(session.game), say_to(clicked), self._hooks)


def is_on_page(press: Press) -> bool:
    """Return whether a click was on such a page, and not on the board, which may be one in words."""
    message = press.interaction.message
    return message is not None and message.flags.ephemeral and not is_in_words(press)


def _is_host(session: Session, clicked: Interaction) -> bool:
    return session.host is not None and session.host.user_id == clicked.user.id
