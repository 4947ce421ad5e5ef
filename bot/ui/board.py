"""The living board: one public message per session that always shows its newest state.

A click on the board is answered by editing it. Everything else asks for a refresh: refreshes of one session are put together, drawn from what
the database holds at that moment, and kept at a distance that Discord likes. A worker lives only while there is something to show.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta

import discord
from discord.utils import snowflake_time, utcnow

from bot.errors import Refused, Unavailable
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.text import Say, speaker
from bot.ui import lobby
from bot.ui.page import Button, Page, render
from bot.ui.reply import redraw
from bot.ui.router import Press, button_id
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

EDIT_PAUSE = 1.2  # seconds between two edits in one channel
REPOST_AFTER = timedelta(minutes=55)  # Discord slows edits of messages older than an hour
REPOST_PAUSE = 30.0  # whoever deletes the board twice in a row wants it gone
RETRY_AFTER = (5, 15, 60, 300)  # seconds, while Discord or the database is out of reach

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED_THREAD = 10003, 10008, 50083


@dataclass
class _Channel:
    """What is kept of a channel while its boards change."""

    edited_at: float = float("-inf")


@dataclass
class _Board:
    """What is kept of a board while somebody looks after it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the message is drawn and sent, so that an older picture never comes last."""
    worker: asyncio.Task[None] | None = None
    wanted: bool = False
    reposted_at: float = float("-inf")


class Boards:
    """Keeps every board in Discord up to date."""

    def __init__(self, client: discord.Client, sessions: Sessions, screens: Mapping[str, Screen], edit_pause: float = EDIT_PAUSE) -> None:
        self._client, self._sessions, self._screens = client, sessions, screens
        self._edit_pause = edit_pause
        self._boards: dict[int, _Board] = {}
        self._channels: dict[int, _Channel] = {}
        self.trouble: dict[int, str] = {}
        """Sessions whose board cannot be shown, and the word for why: people are told in their hands."""

    async def answer(self, press: Press, focus: str = "") -> None:
        """Answer a click on the board by showing the board as it is now; `focus` opens a part of it, until its next change."""
        async with self._board(press.session).lock:
            session = await self._sessions.get(press.session)
            if not press.is_on(session):
                raise Refused("no-old-board", link=session.link)
            await redraw(press.interaction, self.page(session, focus))
            await self._mark_shown(session, session.message_id)

    def refresh(self, session_id: int) -> None:
        """Bring the board up to date soon; asking twice costs nothing."""
        board = self._board(session_id)
        board.wanted = True
        if board.worker is None:
            board.worker = asyncio.create_task(self._work(session_id, board), name=f"board {session_id}")

    async def catch_up(self) -> None:
        """After a start: show every board that Discord has not seen as it is."""
        for session_id in await self._sessions.unshown():
            self.refresh(session_id)

    async def bring_down(self, session_id: int) -> None:
        """Post the board anew at the end of the channel, and delete the old message."""
        async with self._board(session_id).lock:
            await self._post(await self._sessions.get(session_id))

    async def close(self) -> None:
        """Finish the refreshes that are under way."""
        workers = [board.worker for board in self._boards.values() if board.worker]
        await asyncio.gather(*workers, return_exceptions=True)

    def page(self, session: Session, focus: str = "") -> Page:
        """Return the board of a session in its language: the same for everybody."""
        say, screen = speaker(session.language), self._screens.get(session.game)
        if screen is None:
            raise Refused("no-game-away")
        match session.status:
            case Status.LOBBY:
                return lobby.page(session, screen, say)
            case Status.STOPPED:
                return Page((f"## {screen.title(say)}\n{say('board-stopped')}", *_proof(session, say)))
            case Status.RUNNING:
                return screen.public(session, self._sessions.view(session, None), say, focus) + (_game_buttons(session, screen, say),)
            case Status.FINISHED:
                again = Button(say("board-again"), button_id(session, "again"), "main", "🔁")
                return screen.public(session, self._sessions.view(session, None), say, "") + (*_proof(session, say), (again,))

    async def _work(self, session_id: int, board: _Board) -> None:
        outages = 0
        try:
            while board.wanted:
                board.wanted = False
                try:
                    await self._show(session_id, board)
                    outages = 0
                except (discord.RateLimited, discord.DiscordServerError, Unavailable) as error:
                    outages += 1
                    if outages > len(RETRY_AFTER):
                        log.error("board %s not shown, it will be at its next change or the next start: %s", session_id, error)
                        break
                    board.wanted = True
                    await asyncio.sleep(RETRY_AFTER[outages - 1])
        except discord.HTTPException as error:
            self._give_up(session_id, error)
        except Refused as error:
            log.warning("board %s not shown: %s", session_id, error.word)
        finally:
            board.worker = None
            self._forget_idle(session_id, board)

    async def _show(self, session_id: int, board: _Board) -> None:
        session = await self._sessions.get(session_id)
        await self._pause(session.where.channel_id)
        async with board.lock:
            session = await self._sessions.get(session_id)
            if session.message_id and session.shown_seq >= session.seq:
                return
            if session.message_id is None or _age(session.message_id) > REPOST_AFTER:
                await self._post(session)
            else:
                await self._edit(session, session.message_id, board)

    async def _edit(self, session: Session, message_id: int, board: _Board) -> None:
        rendered = await render(self.page(session))
        message = self._channel(session).get_partial_message(message_id)
        try:
            await message.edit(view=rendered["view"], attachments=rendered["files"])
        except discord.NotFound as error:
            now = asyncio.get_running_loop().time()
            if error.code != UNKNOWN_MESSAGE or now - board.reposted_at < REPOST_PAUSE:
                raise
            board.reposted_at = now
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

    async def _mark_shown(self, session: Session, message_id: int | None) -> None:
        await self._sessions.mark_shown(session, message_id)
        self.trouble.pop(session.id, None)

    async def _pause(self, channel_id: int) -> None:
        """Wait until this channel may be edited again, and take the turn."""
        now = asyncio.get_running_loop().time()
        channel = self._channels.setdefault(channel_id, _Channel())
        turn = max(now, channel.edited_at + self._edit_pause)
        channel.edited_at = turn
        if turn > now:
            await asyncio.sleep(turn - now)

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.where.channel_id, guild_id=session.where.guild_id)

    def _board(self, session_id: int) -> _Board:
        return self._boards.setdefault(session_id, _Board())

    def _give_up(self, session_id: int, error: discord.HTTPException) -> None:
        """Discord does not let us: the game goes on in the hands, and the next change tries again."""
        log.warning("board %s cannot be shown: %s", session_id, error)
        gone = error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
        self.trouble[session_id] = "trouble-board-gone" if gone else "trouble-board-forbidden"

    def _forget_idle(self, session_id: int, board: _Board) -> None:
        """Keep nothing of a board that nobody looks after, so that idle games cost no memory."""
        now = asyncio.get_running_loop().time()
        if not board.lock.locked() and now - board.reposted_at > REPOST_PAUSE:
            self._boards.pop(session_id, None)
        for channel_id in [c for c, channel in self._channels.items() if now - channel.edited_at > self._edit_pause]:
            del self._channels[channel_id]


def _game_buttons(session: Session, screen: Screen, say: Say) -> tuple[Button, ...]:
    rules = Button(say("board-rules"), button_id(session, "rules"), "plain", "📖")
    return (Button(say("board-hand"), button_id(session, "hand"), "main", "🖐️"), rules) if screen.private else (rules,)


def _proof(session: Session, say: Say) -> tuple[str, ...]:
    """Show the secret of a game that is over, so that anybody can check it against the seal."""
    return (say("board-secret", secret=session.secret.hex(), seal=session.seal, joins=",".join(map(str, session.joins)), session=str(session.id)),)


def _age(message_id: int) -> timedelta:
    return utcnow() - snowflake_time(message_id)
