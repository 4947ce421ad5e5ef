"""Private hands: a message that only its player sees, or a direct message for those who like that better.

Discord lets a private message be edited for 15 minutes after its person's last click. Younger ones follow the game by
themselves; an older one is drawn anew by the next click in it, or opened again from the board. Nothing here is the only
copy of anything.
"""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.errors import NotAllowed
from bot.games.contract import Seat
from bot.members.preferences import PreferenceStore
from bot.service.events import BoardMoved, Events
from bot.service.service import Sessions
from bot.sessions.decisions import seat_of
from bot.sessions.session import Seated, Session, Status
from bot.tasks import BackgroundTasks, KeyedLocks
from bot.text.words import Say, speaker
from bot.ui.clicks.outages import OUTAGES, REQUEST_S, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, nonce_of
from bot.ui.clicks.reply import Interaction, redraw_privately, say_to, show_privately
from bot.ui.clicks.router import Press
from bot.ui.messages.boards import Boards
from bot.ui.messages.dms import DirectMessages
from bot.ui.messages.looks import Looks, look_of
from bot.ui.messages.tips import Tips
from bot.ui.pages.ids import button_id, lasting_id
from bot.ui.pages.page import Button, Page, render
from bot.ui.pages.screen import Games

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _OpenHand:
    """A private message: the last click in it, whose token edits it for a while, and what it shows."""

    click: Interaction
    look: bytes | None
    """None if an edit may have arrived or not."""


class Hands:
    """Opens hands, answers clicks in them, and keeps the open ones up to date."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        preferences: PreferenceStore,
        boards: Boards,
        games: Games,
        events: Events,
        dms: DirectMessages,
        tips: Tips,
    ) -> None:
        self._direct, self._tips = dms, tips
        self._client, self._sessions, self._preferences = client, sessions, preferences
        self._boards, self._games = boards, games
        self._open: dict[tuple[int, int], _OpenHand] = {}
        """By session and user."""
        self._dms = Looks()
        """What the direct messages show, by channel and message."""
        self._locks = KeyedLocks[tuple[int, int]]()
        """The messages of one user are drawn one after the other, so that an older hand never comes last."""
        self._dms_closed: set[int] = set()
        self._tasks = BackgroundTasks()
        events.listen(BoardMoved, self._board_moved)

    async def close(self) -> None:
        """Finish what is being shown."""
        await self._tasks.close()

    def has_hands(self, session: Session) -> bool:
        """Return whether people hold private hands in this game; also while the game itself is away."""
        plugin = self._games.find(session.game)
        return plugin is None or plugin.screen.private is not None

    async def open(self, interaction: Interaction, session_id: int) -> None:
        """Answer with the person's hand, as a new private message."""
        async with self._locks[session_id, interaction.user.id]:
            page = await self._page(interaction, session_id)
            await show_privately(interaction, page)
            await self._put_away(session_id, interaction.user.id)
            self._remember(session_id, interaction, page)

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click in a hand, private or direct message, by drawing it anew; `focus` opens a part of it, until
        its next change.
        """
        clicked, message = press.interaction, press.interaction.message
        async with self._locks[press.session, press.person.id]:
            page = await self._page(clicked, press.session, focus)
            plain = await self._page(clicked, press.session) if focus else page  # what does not change stays open
            if clicked.guild_id is not None:  # direct messages are edited without a token
                self._doubt(press.session, press.person.id)
                await redraw_privately(clicked, page)
                self._remember(press.session, clicked, plain)
            elif message is not None:
                self._dms.forget((clicked.channel_id, message.id))
                await redraw_privately(clicked, page)
                self._dms.note((clicked.channel_id, message.id), look_of(plain))

    async def refresh(self, session_id: int, clicked: Interaction | None = None, *, only: int | None = None) -> None:
        """Bring the hands of the session up to date, of all players or of one, but for the message that was just
        clicked, and for those that would look as they do.
        """
        session = await self._sessions.get(session_id)
        if not self.has_hands(session):
            return
        hands = [s for s in session.seats if only in (None, s.user_id)]
        preferences = await self._preferences.load(s.user_id for s in hands if s.user_id)
        await asyncio.gather(*(self._refresh_open(session_id, s.user_id, clicked) for s in hands if s.user_id))
        for seated in hands:
            own = preferences.get(seated.user_id or 0)
            wants_dm = own is not None and own.hands_by_dm and session.status == Status.RUNNING and seated.is_here
            was_clicked = (
                clicked is not None
                and clicked.message is not None
                and seated.dm == (clicked.channel_id, clicked.message.id)
            )
            if (wants_dm or seated.dm) and not was_clicked:
                await self._refresh_dm(session_id, seated, own.language if own else session.language, wanted=wants_dm)

    def _board_moved(self, moved: BoardMoved) -> None:
        self._tasks.start(self.refresh(moved.session_id), "link hands to the new board")

    async def forget(self, user_id: int, hands: Iterable[tuple[int, int]]) -> None:
        """Take away the person's open hands, and those direct messages (channel, message); nothing here remembers
        them then.
        """
        self._dms_closed.discard(user_id)
        for session_id in [session_id for session_id, user in self._open if user == user_id]:
            await self._put_away(session_id, user_id)
        for channel_id, message_id in hands:
            self._dms.forget((channel_id, message_id))
            try:
                await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
            except discord.HTTPException as error:
                log.info("a hand in direct messages stays: %s", error)

    async def send_by_dm(self, press: Press) -> None:
        """From now on this person gets hands by direct message; the hand says so, or why it cannot be."""
        session = await self._sessions.get(press.session)
        seated = self._seat(session, press.interaction)
        await self._preferences.prefer_hands_by_dm(press.person, by_dm=True)
        self._dms_closed.discard(press.person.id)
        await self._refresh_dm(session.id, seated, press.person.language, wanted=True)
        await self.answer(press)

    async def stop_dms(self, press: Press) -> None:
        """From now on this person gets hands in the channel only."""
        await self._preferences.prefer_hands_by_dm(press.person, by_dm=False)
        await self.answer(press)

    def _seat(self, session: Session, interaction: Interaction) -> Seated:
        seated = seat_of(session, interaction.user.id)
        if session.status == Status.LOBBY:
            raise self._sessions.waits_in_lobby("no-not-started", session)
        return seated

    async def _page(self, interaction: Interaction, session_id: int, focus: str = "") -> Page:
        """Return the person's hand as of now, with the buttons that belong below it."""
        session = await self._sessions.get(session_id)
        own = (await self._preferences.load([interaction.user.id])).get(interaction.user.id)
        seated = self._seat(session, interaction)
        say, by_dm = say_to(interaction), own is not None and own.hands_by_dm
        below = self._below(session, interaction.user.id, say, by_dm=by_dm, in_dm=interaction.guild_id is None)
        tip = await self._tips.lines(session, interaction.user.id, say)
        page = self.page(session, seated.seat, say, focus) + tip + below
        return page.in_words() if own and own.in_words else page

    def page(self, session: Session, seat: Seat, say: Say, focus: str = "") -> Page:
        """Return the hand of a seat, or how the game ended for it."""
        screen = self._games.get(session.game).screen
        if screen.private is None:
            raise NotAllowed("no-game-away")
        seated = session.seats[seat]
        if session.status == Status.RUNNING and seated.is_away:
            back = Button(say("attendance-back"), button_id(session, "back"), "good", "🙋")
            key, paused = "hand-gone" if seated.gone else "hand-away", "yes" if session.is_paused else "no"
            return Page((say(key, paused=paused), (back,)))
        if session.status == Status.RUNNING:
            return screen.private(session, self._sessions.view(session, seat), say, focus)
        if seated.rank is None or seated.score is None:
            return Page((say("hand-stopped"),))
        return Page((say("hand-over", place=seated.rank, score=seated.score),))

    def _below(
        self, session: Session, user_id: int, say: Say, *, by_dm: bool, in_dm: bool
    ) -> tuple[str | tuple[Button, ...], ...]:
        """Return what belongs below a hand: what its person has to know, in a direct message which game this is, and
        the buttons.
        """
        hints = [self._boards.trouble.get(session.id), "hand-dms-closed" if user_id in self._dms_closed else None]
        if by_dm and not in_dm and self._direct.are_paused:
            hints.append("hand-dms-paused")
        lines = [f"⚠️ {say(hint)}" for hint in hints if hint]
        if by_dm and not in_dm and not lines and session.status == Status.RUNNING:
            lines.append(f"-# {say('hand-dm-sent')}")
        which = [say("hand-which", link=session.link)] if in_dm else []
        return (*lines, *which, _buttons(session, user_id, say, by_dm=by_dm))

    async def _refresh_open(self, session_id: int, user_id: int, clicked: Interaction | None) -> None:
        async with self._locks[session_id, user_id]:
            hand = self._open.get((session_id, user_id))
            if hand is None or hand.click is clicked:
                return
            if hand.click.is_expired():
                del self._open[session_id, user_id]
                return
            page = await self._page(hand.click, session_id)
            if hand.look == look_of(page):
                return
            self._doubt(session_id, user_id)
            try:
                async with asyncio.timeout(REQUEST_S):
                    rendered = await render(page)
                    await hand.click.edit_original_response(view=rendered["view"], attachments=rendered["files"])
                self._open[session_id, user_id] = _OpenHand(hand.click, look_of(page))
            except OUTAGES as error:
                log.warning("a hand of session %s could not be shown: %r", session_id, error)
            except discord.HTTPException as error:  # dismissed, or its token died early: the next click opens it again
                log.info("a hand of session %s is gone: %s", session_id, error)
                self._open.pop((session_id, user_id), None)

    async def _refresh_dm(self, session_id: int, seated: Seated, language: str, *, wanted: bool) -> None:
        """Edit the hand in the person's direct messages; if there is none, send one to those who want it."""
        async with self._locks[session_id, seated.user_id or 0]:
            session = await self._sessions.get(session_id)
            say = speaker(language)
            below = self._below(session, seated.user_id or 0, say, by_dm=wanted, in_dm=True)
            tip = await self._tips.lines(session, seated.user_id or 0, say)
            own = (await self._preferences.load([seated.user_id or 0])).get(seated.user_id or 0)
            page = self.page(session, seated.seat, say) + tip + below
            page = page.in_words() if own and own.in_words else page
            if self._dms.has(session.seats[seated.seat].dm, look_of(page)):
                return
            try:
                async with asyncio.timeout(REQUEST_S):
                    if not await self._edit_dm(session.seats[seated.seat], page) and wanted:
                        await self._send_dm(session, seated, page)
            except OUTAGES as error:
                log.warning("a hand of session %s could not be sent: %r", session_id, error)
            except discord.HTTPException as error:
                match self._direct.refused(error):
                    case "paused":
                        pass  # the hand in the channel says so
                    case "closed":
                        self._dms_closed.add(seated.user_id or 0)
                        await self._preferences.hands_by_dm_refused(seated.user_id or 0)
                    case "failed":
                        log.warning("a hand of session %s could not be sent: %s", session_id, error)

    async def _edit_dm(self, seated: Seated, page: Page) -> bool:
        """Return whether there was a message to edit."""
        if seated.dm is None:
            return False
        channel_id, message_id = seated.dm
        rendered = await render(page)
        self._dms.forget(seated.dm)
        try:
            await (
                self._client.get_partial_messageable(channel_id)
                .get_partial_message(message_id)
                .edit(view=rendered["view"], attachments=rendered["files"])
            )
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
                raise
            return False
        self._dms.note(seated.dm, look_of(page))
        return True

    async def _send_dm(self, session: Session, seated: Seated, page: Page) -> None:
        if self._direct.are_paused:
            return
        channel = await self._direct.channel(seated.user_id or 0)
        nonce = nonce_of(f"hand {seated.seat}", session, session.seats[seated.seat].dm)
        message = await channel.send(**await render(page), nonce=nonce)
        self._dms.note((channel.id, message.id), look_of(page))
        await self._sessions.note_dm(session.id, seated.seat, (channel.id, message.id))

    async def _put_away(self, session_id: int, user_id: int) -> None:
        """Take the person's older hand away: two that drift apart would confuse."""
        older = self._open.pop((session_id, user_id), None)
        if older is None or older.click.is_expired():
            return
        try:
            async with asyncio.timeout(REQUEST_S):
                await older.click.delete_original_response()
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("an older hand of session %s stays: %s", session_id, error)

    def _doubt(self, session_id: int, user_id: int) -> None:
        """An edit is under way: until it has arrived, it is not known what the person's hand shows."""
        if hand := self._open.get((session_id, user_id)):
            self._open[session_id, user_id] = _OpenHand(hand.click, None)

    def _remember(self, session_id: int, clicked: Interaction, page: Page) -> None:
        self._open.pop((session_id, clicked.user.id), None)
        self._open[session_id, clicked.user.id] = _OpenHand(clicked, look_of(page))
        while (oldest := next(iter(self._open), None)) and self._open[oldest].click.is_expired():
            del self._open[oldest]  # they stand in the order of their clicks


def _buttons(session: Session, user_id: int, say: Say, *, by_dm: bool) -> tuple[Button, ...]:
    """Return the way to the board, and while there is a hand, the choice where it is shown."""
    to_board = Button(say("hand-board"), url=session.link)
    seated = session.seated(user_id)
    if session.status != Status.RUNNING or seated is None or seated.is_away:
        return (to_board,)
    key, action = ("hand-no-dm", "no_dm") if by_dm else ("hand-dm", "dm")
    return (Button(say(key), lasting_id(session, action), "plain", "✉️"), to_board)
