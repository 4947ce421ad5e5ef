"""The living board: one public message per session that always shows its newest state.

A click on the board is answered by editing it. Everything else asks for a refresh: refreshes of one session are put
together, drawn from what the database holds at that moment, and kept at a distance that Discord likes. A worker lives
only while there is something to show.
"""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta

import discord
from discord.utils import snowflake_time, utcnow

from bot.errors import NotAllowed
from bot.games.contract import Seat
from bot.service.events import BoardMoved, Events, ReviewMade, ThinkingTakesLong
from bot.service.service import Sessions
from bot.sessions.session import Session, Status
from bot.tasks import BackgroundTasks, KeyedLocks
from bot.text.words import Say, speaker
from bot.ui.clicks.outages import ARCHIVED_THREAD, OUTAGES, REQUEST_S, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, nonce_of
from bot.ui.clicks.reply import Interaction, redraw, say_to
from bot.ui.clicks.router import Press
from bot.ui.messages.looks import Looks, look_of
from bot.ui.messages.retries import Retries
from bot.ui.pages import attendance, how_it_went, lobby
from bot.ui.pages.board_buttons import afterwards, game_buttons
from bot.ui.pages.page import Page, Picture, render
from bot.ui.pages.screen import Games, title

log = logging.getLogger(__name__)

EDIT_PAUSE_S = 1.2  # between two edits in one channel
_ON_BOARDS = re.compile(r"k1\|[0-9]+\|[0-9]+\|(rules|again|[a-z_]+\.more)\|")
REPOST_AFTER = timedelta(minutes=55)  # Discord slows edits of messages older than an hour
REPOST_PAUSE_S = 30.0  # a board that is deleted twice in a row is not wanted
OUTAGE_RETRY_S = (1, 2, 15, 60, 300)
"""Between tries while Discord or the database is out of reach; the last one again and again. A request that gets
through in the channel brings the next one forward."""
FORBIDDEN_RETRY_S = (1, 2, 60, 300, 900, 3600)
"""The same while a permission is missing: an event mostly tells earlier that it is back."""


@dataclass
class _InFlight:
    """How many requests that show one board are under way, and what those show that were so at once."""

    now: int = 0
    looks: set[bytes] = field(default_factory=set[bytes])
    is_certain: bool = True
    """Whether all of them arrived."""


class Boards:
    """Keeps every board in Discord up to date."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        games: Games,
        events: Events,
        slow_seats: Callable[[int], Collection[Seat]],
        edit_pause: float = EDIT_PAUSE_S,
    ) -> None:
        """`slow_seats` tells which computer players of a session have been thinking for a while."""
        self._client, self._sessions, self._games, self._events = client, sessions, games, events
        self._slow_seats, self._edit_pause = slow_seats, edit_pause
        self._locks = KeyedLocks[int]()
        """Held while the bot itself posts or edits a board, so that there is never a second one."""
        self._in_flight: dict[int, _InFlight] = {}
        self._looks = Looks()
        """What the board of each session shows: one that would look the same is not edited."""
        self._open: dict[int, tuple[int, str]] = {}
        """The step of each session at which a click opened a part of its board, and which: it stays open until the
        game goes on."""
        self._retries = Retries(self._show_news)
        self._tasks = BackgroundTasks()
        self._working: set[int] = set()
        self._wanted: set[int] = set()
        self._restless: set[int] = set()
        """Sessions whose board has news that no change brought: a computer player thinks, or it is known how the
        game went."""
        self._reposted_at: dict[int, float] = {}
        self._edited_at: dict[int, float] = {}
        """When each channel's last edit is, or is due."""
        self.trouble: dict[int, str] = {}
        """Sessions whose board cannot be shown, and the key of the reason: players read it in their hands."""
        events.listen(ThinkingTakesLong, lambda event: self._show_news(event.session_id))
        events.listen(ReviewMade, lambda event: self._show_news(event.session.id))

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click on the board by showing the board as it is now; `focus` opens a part of it, until the
        game goes on.
        """
        try:
            session = await self._sessions.get(press.session)
            if is_in_words(press):
                self.refresh(session.id)
                await redraw(press.interaction, self.in_words(session, press.interaction, focus))
                return
            if not press.is_on(session):
                raise NotAllowed("no-old-board", link=session.link)
            if focus:
                self._open[session.id] = session.step, focus
            elif not self._opened(session):
                self._open.pop(session.id, None)
            page = self.page(session)
            async with self._sending(session.id, look_of(page)):
                await redraw(press.interaction, page)
                await self._mark_shown(session, session.message_id)
            is_old = session.message_id is not None and _age(session.message_id) > REPOST_AFTER
            if is_old and session.status.is_active and not focus:  # what is open is about to be used
                self._tasks.start(self._move_down(session.id), f"move board {session.id} down")
        except Exception:  # what the click did is saved: the board shows it though the answer did not arrive
            self.refresh(press.session)
            raise

    @asynccontextmanager
    async def _sending(self, session_id: int, look: bytes) -> AsyncGenerator[None]:
        """Let answers and edits be under way at once: no click waits for another request.

        Which of two came last only Discord knows, so unless both look the same, the newest board is then sent once
        more.
        """
        sending = self._in_flight.setdefault(session_id, _InFlight())
        sending.now += 1
        sending.looks.add(look)
        self._looks.forget(session_id)
        try:
            yield
        except BaseException:
            sending.is_certain = False
            raise
        finally:
            sending.now -= 1
            if sending.now == 0:
                del self._in_flight[session_id]
                self._landed(session_id, sending)

    def _landed(self, session_id: int, sent: _InFlight) -> None:
        if len(sent.looks) > 1:
            self._show_news(session_id)
        elif sent.is_certain:
            self._looks.note(session_id, *sent.looks)

    def refresh(self, session_id: int) -> None:
        """Bring the board up to date soon; asking twice costs nothing."""
        self._wanted.add(session_id)
        if session_id not in self._working:
            self._working.add(session_id)
            self._tasks.start(self._work(session_id), f"board {session_id}")

    def _show_news(self, session_id: int) -> None:
        """Show soon what no change brought."""
        self._restless.add(session_id)
        self.refresh(session_id)

    async def catch_up(self) -> None:
        """After a start: show every board that Discord has not seen as it is."""
        for session_id in await self._sessions.unshown():
            self.refresh(session_id)

    def try_again(self) -> None:
        """Show soon what could not be shown: permissions or channels have changed."""
        self._retries.now()

    def works(self, channel_id: int | None) -> None:
        """A request got through in this channel: its boards that an outage kept from being shown are tried."""
        self._retries.works(channel_id)

    async def show_first(self, session_id: int) -> None:
        """Post the board of a new table; discord.HTTPException if it may not be posted. An outage is waited for."""
        try:
            await self._turn(session_id)
            await self._show(session_id)
        except OUTAGES as error:
            log.warning("board %s not shown yet: %r", session_id, error)
            self._retries.later(session_id, OUTAGE_RETRY_S, _wanted_pause_s(error))

    async def bring_down(self, session_id: int) -> None:
        """Post the board anew at the end of the channel, and delete the old message; NotAllowed if it may not be."""
        try:
            await self._bring_down(session_id)
        except discord.HTTPException as error:
            if isinstance(error, OUTAGES):
                raise
            await self._note_trouble(session_id, error)
            raise NotAllowed(self.trouble[session_id]) from error

    async def _move_down(self, session_id: int) -> None:
        """Do so for a board that stands far up, if it can be."""
        try:
            await self._bring_down(session_id)
        except (discord.HTTPException, *OUTAGES, NotAllowed) as error:
            log.info("the board %s stays far up: %r", session_id, error)

    async def _bring_down(self, session_id: int) -> None:
        async with self._locks[session_id]:
            session = await self._sessions.get(session_id)
            page = self.page(session)
            async with self._sending(session_id, look_of(page)), asyncio.timeout(REQUEST_S):
                await self._post(session, page)

    async def close(self) -> None:
        """Finish the refreshes that are under way; those that wait for Discord to come back are made at the next
        start.
        """
        self._retries.close()
        await self._tasks.close()

    def in_words(self, session: Session, reader: Interaction, focus: str = "") -> Page:
        """Return the board in words and in the language of its reader, with all its buttons."""
        return self.page(session, focus, say_to(reader)).in_words()

    def page(self, session: Session, focus: str = "", say: Say | None = None) -> Page:
        """Return the board of a session, in its language unless another is spoken: the same for everyone."""
        say, plugin = say or speaker(session.language), self._games.get(session.game)
        screen = plugin.screen
        match session.status:
            case Status.LOBBY:
                return lobby.page(session, plugin, say)
            case Status.STOPPED:
                name = title(session.game, say)
                if session.state is None:
                    return Page((say("board-cancelled", title=name),))
                by = "manager" if session.is_stopped_by_manager else "players"
                page = screen.public(session, self._sessions.view(session, None), say, "")
                pictures = [block for block in page.blocks if isinstance(block, Picture)]
                ended = f"## {name}\n{say('board-stopped', by=by)}"
                return Page((ended, *pictures, afterwards(session, plugin, say)))
            case Status.RUNNING:
                lines = attendance.lines(session, self._slow_seats(session.id), say)
                page = screen.public(session, self._sessions.view(session, None), say, focus or self._opened(session))
                buttons = () if screen.has_rules_button else (game_buttons(session, plugin, say),)
                return Page((*page.blocks, *lines, *buttons, *attendance.buttons(session, say)))
            case Status.FINISHED:
                page = screen.public(session, self._sessions.view(session, None), say, "")
                story = (*how_it_went.blocks(session, screen, say), *attendance.unrated(session, say))
                return Page((*page.blocks, *story, afterwards(session, plugin, say)))

    def _opened(self, session: Session) -> str:
        """Return the part of the board that a click has opened, empty if there is none or the game went on."""
        step, focus = self._open.get(session.id, (session.step, ""))
        return focus if step == session.step else ""

    async def _work(self, session_id: int) -> None:
        channel_id = None
        try:
            while session_id in self._wanted:
                self._wanted.discard(session_id)
                channel_id = await self._turn(session_id)
                await self._show(session_id)
        except OUTAGES as error:
            log.warning("board %s not shown yet: %r", session_id, error)
            self._retries.later(session_id, OUTAGE_RETRY_S, _wanted_pause_s(error), channel_id)
        except discord.HTTPException as error:
            await self._note_trouble(session_id, error)
        except NotAllowed as error:
            log.warning("board %s not shown: %s", session_id, error.key)
        finally:
            self._working.discard(session_id)

    async def _turn(self, session_id: int) -> int:
        """Wait until the channel of a session may be edited again, and return it."""
        channel_id = (await self._sessions.get(session_id)).where.channel_id
        await self._pause(channel_id)
        return channel_id

    async def _show(self, session_id: int) -> None:
        async with self._locks[session_id]:
            is_restless = session_id in self._restless
            self._restless.discard(session_id)  # before the look: what comes after it is shown next time
            session = await self._sessions.get(session_id)
            if not self._sessions.is_ours(session):
                return
            is_behind = session.shown_seq < session.seq
            if session.message_id and not is_behind and not is_restless:
                return
            is_news = session.status.is_active or (is_behind and session.review is None)  # how it went is none
            page = self.page(session)
            look = look_of(page)
            if session.message_id and self._looks.has(session_id, look):
                await self._mark_shown(session, session.message_id)
                return
            async with self._sending(session_id, look), asyncio.timeout(REQUEST_S):
                if session.message_id is None or (is_news and _age(session.message_id) > REPOST_AFTER):
                    await self._post(session, page)
                else:
                    await self._edit(session, page, session.message_id)

    async def _edit(self, session: Session, page: Page, message_id: int) -> None:
        rendered = await render(page)
        message = self._channel(session).get_partial_message(message_id)
        try:
            await message.edit(view=rendered["view"], attachments=rendered["files"])
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or not self._may_repost(session.id):
                raise
            await self._post(session, page)
        except discord.HTTPException as error:
            if error.code != ARCHIVED_THREAD:
                raise
            await self._post(session, page)  # a new message wakes the thread up; an edit does not
        else:
            await self._mark_shown(session, message_id)

    async def _post(self, session: Session, page: Page) -> None:
        old = session.message_id
        rendered, nonce = await render(page), nonce_of("board", session, old)
        message = await self._channel(session).send(**rendered, nonce=nonce)
        await self._mark_shown(session, message.id)
        if old:
            try:
                await self._channel(session).get_partial_message(old).delete()
            except discord.HTTPException as error:
                log.info("the old board %s stays: %s", old, error)
            self._events.publish(BoardMoved(session.id))

    async def _mark_shown(self, session: Session, message_id: int | None) -> None:
        await self._sessions.mark_shown(session, message_id)
        self.trouble.pop(session.id, None)
        self._retries.end(session.id)
        self._retries.works(session.where.channel_id)

    async def _pause(self, channel_id: int) -> None:
        """Wait until this channel may be edited again, and take the turn."""
        now = asyncio.get_running_loop().time()
        for channel in [c for c, edited_at in self._edited_at.items() if edited_at + self._edit_pause < now]:
            del self._edited_at[channel]
        turn = max(now, self._edited_at.get(channel_id, now - self._edit_pause) + self._edit_pause)
        self._edited_at[channel_id] = turn
        if turn > now:
            await asyncio.sleep(turn - now)

    def _may_repost(self, session_id: int) -> bool:
        """Return whether a deleted board may be posted anew: not twice in half a minute."""
        now = asyncio.get_running_loop().time()
        for session in [s for s, reposted_at in self._reposted_at.items() if reposted_at + REPOST_PAUSE_S < now]:
            del self._reposted_at[session]
        return self._reposted_at.setdefault(session_id, now) == now

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.where.channel_id, guild_id=session.where.guild_id)

    async def _note_trouble(self, session_id: int, error: discord.HTTPException) -> None:
        """Discord does not let us: the game goes on in the hands, and the board follows when it may.

        Without its channel the game ends.
        """
        log.warning("board %s cannot be shown: %s", session_id, error)
        gone = error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
        self.trouble[session_id] = "trouble-board-gone" if gone else "trouble-board-forbidden"
        if error.code == UNKNOWN_CHANNEL:  # it was deleted while the bot was away
            await self._sessions.stop_all_in((await self._sessions.get(session_id)).where.channel_id)
        elif not gone:
            self._retries.later(session_id, FORBIDDEN_RETRY_S)


def _wanted_pause_s(error: BaseException) -> float:
    """Return how long Discord wants to be left alone after this."""
    return getattr(error, "retry_after", 0.0)


def _age(message_id: int) -> timedelta:
    return utcnow() - snowflake_time(message_id)


def is_in_words(press: Press) -> bool:
    """Return whether a click was on a board in words: a private message with a button that every board has."""
    message = press.interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    return any(_ON_BOARDS.search(str(component.to_dict())) for component in message.components)
