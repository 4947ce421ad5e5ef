"""The living board: one public message per session that always shows its newest state.

A click on the board is answered by editing it; everything else asks the keeper for it.
"""

import logging
import re
from dataclasses import dataclass
from datetime import timedelta
from math import inf

import discord
from cachetools import TTLCache
from discord.utils import snowflake_time, utcnow

from bot.clicks.reply import redraw, say_to
from bot.clicks.router import Press
from bot.errors import NotAllowed
from bot.messages.budget import NOW, Priority
from bot.messages.desired import DesiredMessage, Interaction, Key, MessageOwner, Ref
from bot.messages.fingerprints import fingerprint_of
from bot.messages.ids import lasting_id
from bot.messages.outages import OUTAGES, UNKNOWN_CHANNEL, nonce_of, why_refused
from bot.messages.page import Button, Page, Picture, in_rows
from bot.sessions.session import Session, Status
from bot.table.messages.openings import OPENING
from bot.table.messages.plan import BOARD
from bot.table.messages.services import Services
from bot.table.pages import alone, attendance, lobby
from bot.table.pages.board_buttons import afterwards, game_buttons, next_level, took_back
from bot.table.pages.screen import Screen, title
from bot.table.service.events import BoardMoved, ThinkingTakesLong
from bot.tasks import BackgroundTasks
from bot.text.words import Say, speaker

log = logging.getLogger(__name__)

_ON_BOARDS = re.compile(r"k1\|[0-9]+\|[0-9]+\|(rules|again|[a-z_]+\.more)\|")
REPOST_AFTER = timedelta(minutes=55)  # Discord slows edits of messages older than an hour
NEW_FOR = timedelta(minutes=3)
"""For which a board stays where it was posted, though people talk."""
LOOK_MS = 60_000
"""Between two looks at what lies on a board."""
NEWS_MS = 60_000
"""For which a change is worth a new message, where the old one is old: later only the time left may have changed."""


@dataclass(frozen=True, kw_only=True)
class SessionMessage(DesiredMessage):
    """A board or a hand as it has to be now, and the version of the session that it then shows."""

    session: Session


class Boards(MessageOwner):
    """Says what every board in Discord has to be."""

    def __init__(self, services: Services) -> None:
        self._keeper, self._sessions, self._games = services.keeper, services.sessions, services.games
        self._presence, self._hooks, self._thinkers = services.presence, services.hooks, services.thinkers
        self._events = services.events
        self._open: dict[int, tuple[int, str]] = {}
        """The step of each session at which a click opened a part of its board, and which: it stays open until the
        game goes on."""
        self._looked_at = TTLCache[int, bool](inf, LOOK_MS, self._sessions.now)
        self._tasks = BackgroundTasks()
        self.trouble: dict[int, str] = {}
        """Sessions whose board cannot be shown, and why, as `why-refused` says it: players read it in their hands."""
        self._keeper.add(self, BOARD)
        self._events.listen(ThinkingTakesLong, lambda event: self.refresh(event.session_id))

    def refresh(self, session_id: int, priority: Priority = NOW) -> None:
        """Bring the board up to date soon; asking twice costs nothing."""
        self._keeper.want((BOARD, session_id), priority)

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click on the board by showing the board as it is now; `focus` opens a part of it, until the
        game goes on.
        """
        session = await self._sessions.session_by_id(press.session)
        if is_in_words(press):
            page = self.in_words(session, press.interaction, focus)
            await redraw(press.interaction, page.with_news((press.note,)) if press.note else page)
            return
        if not press.is_on(session.message_id):
            raise NotAllowed("no-old-board", link=session.link)
        if focus:
            self._open[session.id] = session.step, focus
        elif not self._opened(session):
            self._open.pop(session.id, None)
        page = self.page(session)
        async with self._keeper.sending((BOARD, session.id), fingerprint_of(page)):
            await redraw(press.interaction, page)
            await self._mark_shown(session, session.message_id)
        if _is_slowed(session) and session.status.is_active and not focus:  # what is open is about to be used
            self._tasks.start(self._move_down(session.id), f"move board {session.id} down")

    async def show_first(self, session_id: int) -> None:
        """Post the board of a new table; discord.HTTPException if it may not be posted. An outage is waited for."""
        try:
            await self._keeper.show((BOARD, session_id))
        except OUTAGES as error:
            self._keeper.put_off((BOARD, session_id), error)

    async def bring_down(self, session_id: int) -> None:
        """Post the board anew at the end of the channel, and delete the old message; NotAllowed if it may not be."""
        try:
            await self._keeper.show((BOARD, session_id), is_anew=True)
        except discord.HTTPException as error:
            if isinstance(error, OUTAGES):
                raise
            await self.refused((BOARD, session_id), error)
            raise NotAllowed("trouble-board", why=why_refused(error)) from error

    async def _move_down(self, session_id: int) -> None:
        """Post a board that stands far up anew, if it may be."""
        try:
            await self._keeper.show((BOARD, session_id), is_anew=True)
        except (discord.HTTPException, *OUTAGES, NotAllowed) as error:
            log.info("the board %s stays far up: %r", session_id, error)

    def repost_if_buried(self, session: Session) -> None:
        """Soon, as people go on playing: bring a board down on which messages of others than the bot lie, unless
        everyone in turn has a hand below the newest one. A new board stays, unless the game was stopped: nothing else
        says so. An old one comes down by itself, and a cancelled table stays where it is.
        """
        is_due = _is_old(session, NEW_FOR) and session.id not in self._looked_at
        is_due |= session.status == Status.STOPPED
        if session.message_id and not session.is_cancelled and is_due and not _is_slowed(session):
            self._looked_at[session.id] = True
            self._tasks.start(self._come_down(session, session.message_id), f"bring board {session.id} down")

    async def _come_down(self, session: Session, message_id: int) -> None:
        try:
            talk = await self._keeper.newest_talk(session.where.channel_id)
            is_there = (await self._sessions.session_by_id(session.id)).message_id == message_id
        except (discord.DiscordException, *OUTAGES) as error:
            log.info("it is not known what lies on board %s: %r", session.id, error)
        else:
            if talk > message_id and is_there and not self._presence.have_hands_below(session, talk):
                await self._move_down(session.id)

    async def close(self) -> None:
        """Finish what is under way."""
        await self._tasks.close()

    # What a board has to be

    async def channel(self, key: Key) -> int:
        """Return the channel of a board."""
        return (await self._sessions.session_by_id(_session_id(key))).where.channel_id

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return the board as it has to be now; None if another process shows it, or its channel is gone."""
        session = await self._sessions.session_by_id(_session_id(key))
        is_behind = session.shown_seq < session.seq
        if not self._sessions.is_ours(session) or (session.message_id is None and not is_behind):
            return None
        if session.status == Status.LOBBY and session.contest_id:  # it is a game in a moment
            return None
        is_news = session.status.is_active or is_behind
        is_new = session.updated_at + NEWS_MS > self._sessions.now()
        message = (session.where.channel_id, session.message_id) if session.message_id else None
        return SessionMessage(
            key,
            session.where,
            self.page(session),
            message,
            nonce_of("board", session.id, session.seq, session.message_id),
            is_anew=is_news and is_new and _is_slowed(session),
            session=session,
        )

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note which version the board shows, and in which message."""
        assert isinstance(desired, SessionMessage)
        await self._mark_shown(desired.session, message[1] if message else None)

    async def moved(self, desired: DesiredMessage) -> None:
        """Links to the old message are dead."""
        assert isinstance(desired, SessionMessage)
        session = await self._sessions.session_by_id(desired.session.id)
        self._events.publish(BoardMoved(session, desired.session.link))

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Discord does not let us: the game goes on in the hands, and the board follows when it may.

        Without its channel the game ends.
        """
        session_id = _session_id(key)
        self.trouble[session_id] = why_refused(error)
        if error.code == UNKNOWN_CHANNEL:  # it was deleted while the bot was away
            await self._sessions.stop_all_in((await self._sessions.session_by_id(session_id)).where.channel_id)
        return self.trouble[session_id] != "gone"

    async def _mark_shown(self, session: Session, message_id: int | None) -> None:
        if session.is_cancelled and session.opening_id:
            self._keeper.want((OPENING, session.id))
        await self._sessions.mark_shown(session, message_id)
        self.trouble.pop(session.id, None)

    def in_words(self, session: Session, reader: Interaction, focus: str = "") -> Page:
        """Return the board in words and in the language of its reader, with all its buttons."""
        return self.page(session, focus, say_to(reader)).in_words()

    def page(self, session: Session, focus: str = "", say: Say | None = None) -> Page:
        """Return the board of a session, in its language unless another is spoken: the same for everyone."""
        say, plugin = say or speaker(session.language), self._games.get(session.game)
        screen = plugin.screen
        match session.status:
            case Status.LOBBY:
                return lobby.page(session, plugin, say, self._hooks)
            case Status.STOPPED:
                if session.is_cancelled:
                    return Page((say("board-cancelled", title=title(session.game, say)),))
                row = afterwards(session, plugin, say, self._hooks)
                return self._at_rest(session, screen, say, attendance.stopped(session, say), row)
            case Status.RUNNING if session.is_paused:
                paused = attendance.paused(session, say)
                return self._at_rest(session, screen, say, paused, *attendance.buttons(session, say))
            case Status.RUNNING:
                lines = attendance.lines(session, self._thinkers.slow_seats(session.id), say)
                page = self._in_play(session, screen, say, focus or self._opened(session))
                page = page.with_news((*took_back(session, say), *attendance.vote(session, say)))
                buttons = () if _has_more(page, session) else game_buttons(session, plugin, say)
                return Page((*page.blocks, *lines, *in_rows(buttons), *attendance.buttons(session, say)))
            case Status.FINISHED:
                page = screen.public(session, self._sessions.view(session, None), say, "")
                notes = (*attendance.unrated(session, say), *next_level(session, plugin, say))
                return Page((*page.blocks, *notes, afterwards(session, plugin, say, self._hooks)))

    def _at_rest(self, session: Session, screen: Screen, say: Say, why: str, *rows: tuple[Button, ...]) -> Page:
        """Return the picture of a game that no one plays now, below a line that says why, and its buttons."""
        page = screen.public(session, self._sessions.view(session, None), say, "")
        pictures = [block for block in page.blocks if isinstance(block, Picture)]
        return Page((f"## {title(session.game, say)}\n{why}", *pictures, *rows))

    def _in_play(self, session: Session, screen: Screen, say: Say, focus: str) -> Page:
        """Return what a game shows while it is played; in direct messages with the hand of the one who plays there."""
        board = screen.public(session, self._sessions.view(session, None), say, focus)
        if not (session.where.is_direct and screen.hand and session.people_here):
            return board
        view = self._sessions.view(session, session.people_here[0].seat)
        return alone.with_hand(screen.hand, board, screen.hand.page(session, view, say, focus))

    def _opened(self, session: Session) -> str:
        """Return the part of the board that a click has opened, empty if there is none or the game went on."""
        step, focus = self._open.get(session.id, (session.step, ""))
        return focus if step == session.step else ""


def _session_id(key: Key) -> int:
    return int(key[1])


def _has_more(page: Page, session: Session) -> bool:
    """Return whether a board has a button of its own, `<game>.more`, behind which all those of the house are."""
    more = lasting_id(session, f"{session.game}.more")
    return any(isinstance(row, tuple) and any(button.id == more for button in row) for row in page.blocks)


def _is_old(session: Session, age: timedelta) -> bool:
    return session.message_id is not None and utcnow() - snowflake_time(session.message_id) > age


def _is_slowed(session: Session) -> bool:
    """Return whether Discord may slow the edits of a board; by letter it is edited too seldom for that."""
    return session.pace != "letter" and _is_old(session, REPOST_AFTER)


def is_in_words(press: Press) -> bool:
    """Return whether a click was on a board in words: a private message with a button that every board has."""
    message = press.interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    return any(_ON_BOARDS.search(str(component.to_dict())) for component in message.components)
