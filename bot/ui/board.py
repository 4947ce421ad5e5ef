"""The living board: one public message per session that always shows its newest state.

A click on the board is answered by editing it. Everything else asks for a refresh: refreshes of one session are put together, drawn from what
the database holds at that moment, and kept at a distance that Discord likes. A worker lives only while there is something to show.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import timedelta
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.utils import snowflake_time, utcnow

from bot.errors import Refused, Unavailable
from bot.game import Seat
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.text import Say, speaker
from bot.ui import course, failures, lobby, seated
from bot.ui.page import Button, Page, render
from bot.ui.reply import redraw
from bot.ui.router import Press, button_id
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

EDIT_PAUSE = 1.2  # seconds between two edits in one channel
REPOST_AFTER = timedelta(minutes=55)  # Discord slows edits of messages older than an hour
REPOST_PAUSE = 30.0  # whoever deletes the board twice in a row wants it gone
CLOSE_SECONDS = 4
RETRY_AFTER = (5, 15, 60, 300)  # seconds, while Discord or the database is out of reach

OUTAGES = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Unavailable)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED_THREAD = 10003, 10008, 50083


class Boards:
    """Keeps every board in Discord up to date."""

    def __init__(self, client: discord.Client, sessions: Sessions, screens: Mapping[str, Screen], edit_pause: float = EDIT_PAUSE) -> None:
        self._client, self._sessions, self._screens = client, sessions, screens
        self._edit_pause = edit_pause
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a board is drawn and sent, so that an older picture never comes last."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._restless: set[int] = set()
        """Sessions whose board has something to say that no change brought: a computer player thinks, or it is known how the game went."""
        self._reposted_at: dict[int, float] = {}
        self._edited_at: dict[int, float] = {}
        """When each channel's last edit is, or is due."""
        self.trouble: dict[int, str] = {}
        """Sessions whose board cannot be shown, and the word for why: people are told in their hands."""
        self.thinking: Callable[[int], Collection[Seat]] = lambda _: ()
        """Tells which computer players of a session have been thinking for a while."""
        self.on_move: Callable[[int], Awaitable[None]] | None = None
        """Told when a board has moved to a new message: links to the old one are dead then."""

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click on the board by showing the board as it is now; `focus` opens a part of it, until its next change."""
        try:
            async with self._lock(press.session):
                session = await self._sessions.get(press.session)
                if not press.is_on(session):
                    raise Refused("no-old-board", link=session.link)
                await redraw(press.interaction, self.page(session, focus))
                await self._mark_shown(session, session.message_id)
        except Exception:
            self.refresh(press.session)  # what the click did is saved: the board shows it though the answer did not arrive
            raise

    def refresh(self, session_id: int) -> None:
        """Bring the board up to date soon; asking twice costs nothing."""
        self._wanted.add(session_id)
        if session_id not in self._workers:
            self._workers[session_id] = worker = asyncio.create_task(self._work(session_id), name=f"board {session_id}")
            worker.add_done_callback(failures.watch)

    def tell_thinking(self, session_id: int) -> None:
        """Show soon that a computer player thinks; the change that ends it takes it off again."""
        self._restless.add(session_id)
        self.refresh(session_id)

    def tell_review(self, session: Session) -> None:
        """Show soon how a game went."""
        self._restless.add(session.id)
        self.refresh(session.id)

    async def catch_up(self) -> None:
        """After a start: show every board that Discord has not seen as it is."""
        for session_id in await self._sessions.unshown():
            self.refresh(session_id)

    async def bring_down(self, session_id: int) -> None:
        """Post the board anew at the end of the channel, and delete the old message."""
        async with self._lock(session_id):
            await self._post(await self._sessions.get(session_id))

    async def close(self) -> None:
        """Finish the refreshes that are under way; those that wait for Discord to come back are made at the next start."""
        if workers := [*self._workers.values()]:
            _, late = await asyncio.wait(workers, timeout=CLOSE_SECONDS)
            for worker in late:
                worker.cancel()

    def page(self, session: Session, focus: str = "") -> Page:
        """Return the board of a session in its language: the same for everybody."""
        say, screen = speaker(session.language), self._screens.get(session.game)
        if screen is None:
            raise Refused("no-game-away")
        match session.status:
            case Status.LOBBY:
                return lobby.page(session, screen, self._sessions.seat_options(session), say)
            case Status.STOPPED:
                return Page((f"## {screen.title(say)}\n{say('board-stopped')}", *_afterwards(session, say)))
            case Status.RUNNING:
                told, buttons = seated.told(session, self.thinking(session.id), say), seated.buttons(session, say)
                page = screen.public(session, self._sessions.view(session, None), say, focus)
                return page + (*told, _game_buttons(session, screen, say), *buttons)
            case Status.FINISHED:
                page = screen.public(session, self._sessions.view(session, None), say, "")
                return page + (*course.told(session, say), *_afterwards(session, say))

    async def _work(self, session_id: int) -> None:
        outages = 0
        try:
            while session_id in self._wanted:
                self._wanted.discard(session_id)
                try:
                    await self._show(session_id)
                    outages = 0
                except OUTAGES as error:
                    outages += 1
                    if outages > len(RETRY_AFTER):
                        log.error("board %s not shown, it will be at its next change or the next start: %s", session_id, error)
                        break
                    self._wanted.add(session_id)
                    self._restless.add(session_id)
                    await asyncio.sleep(RETRY_AFTER[outages - 1])
        except discord.HTTPException as error:
            await self._give_up(session_id, error)
        except Refused as error:
            log.warning("board %s not shown: %s", session_id, error.word)
        finally:
            del self._workers[session_id]

    async def _show(self, session_id: int) -> None:
        session = await self._sessions.get(session_id)
        await self._pause(session.where.channel_id)
        async with self._lock(session_id):
            is_restless = session_id in self._restless
            self._restless.discard(session_id)  # before the look: what comes after it is shown next time
            session = await self._sessions.get(session_id)
            if session.message_id and session.shown_seq >= session.seq and not is_restless:
                return
            is_news = session.status.is_active or session.shown_seq < session.seq  # how a game went that is long over is none
            if session.message_id is None or (is_news and _age(session.message_id) > REPOST_AFTER):
                await self._post(session)
            else:
                await self._edit(session, session.message_id)

    async def _edit(self, session: Session, message_id: int) -> None:
        rendered = await render(self.page(session))
        message = self._channel(session).get_partial_message(message_id)
        try:
            await message.edit(view=rendered["view"], attachments=rendered["files"])
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or not self._may_repost(session.id):
                raise
            await self._post(session)
        except discord.HTTPException as error:
            if error.code != ARCHIVED_THREAD:
                raise
            await self._post(session)  # a new message wakes the thread up; an edit does not
        else:
            await self._mark_shown(session, message_id)

    async def _post(self, session: Session) -> None:
        old = session.message_id
        message = await self._channel(session).send(**await render(self.page(session)))
        await self._mark_shown(session, message.id)
        if old:
            try:
                await self._channel(session).get_partial_message(old).delete()
            except discord.HTTPException as error:
                log.info("the old board %s stays: %s", old, error)
            if self.on_move:
                await self.on_move(session.id)

    async def _mark_shown(self, session: Session, message_id: int | None) -> None:
        await self._sessions.mark_shown(session, message_id)
        self.trouble.pop(session.id, None)

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
        for session in [s for s, reposted_at in self._reposted_at.items() if reposted_at + REPOST_PAUSE < now]:
            del self._reposted_at[session]
        return self._reposted_at.setdefault(session_id, now) == now

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.where.channel_id, guild_id=session.where.guild_id)

    def _lock(self, session_id: int) -> asyncio.Lock:
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def _give_up(self, session_id: int, error: discord.HTTPException) -> None:
        """Discord does not let us: the game goes on in the hands, and the next change tries again. Without its channel it ends."""
        log.warning("board %s cannot be shown: %s", session_id, error)
        if error.code == UNKNOWN_CHANNEL:  # it went while the bot was away, and nobody told us
            await self._sessions.stop_all_in((await self._sessions.get(session_id)).where.channel_id)
        gone = error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
        self.trouble[session_id] = "trouble-board-gone" if gone else "trouble-board-forbidden"


def _game_buttons(session: Session, screen: Screen, say: Say) -> tuple[Button, ...]:
    rules = Button(say("board-rules"), button_id(session, "rules"), "plain", "📖")
    word, sign = screen.hand
    return (Button(say(word), button_id(session, "hand"), "main", sign), rules) if screen.private else (rules,)


def _afterwards(session: Session, say: Say) -> tuple[str | tuple[Button, ...], ...]:
    """Return what stands below a game that is over: its secret, for whoever kept the seal, and what to do next."""
    again = Button(say("board-again"), button_id(session, "again"), "main", "🔁")
    replay = Button(say("board-replay"), button_id(session, "replay.open"), "plain", "🎞️")
    proof = Button(say("board-proof"), button_id(session, "proof"), "plain", "🔏")
    row = (again, replay, proof) if session.state else (again, proof)  # a lobby that was stopped has nothing to show
    return (say("board-secret", secret=session.secret.hex(), session=str(session.id)), row)


def _age(message_id: int) -> timedelta:
    return utcnow() - snowflake_time(message_id)
