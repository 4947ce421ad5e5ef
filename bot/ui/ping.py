"""Calls whoever is in turn: an edited board makes no telephone ring, and a short new message that names somebody does.

At most one such message is there per table. It goes as soon as it is answered, and is no part of the game: if it cannot be sent, or is deleted,
nobody is told anything.
"""

import asyncio
import logging
from collections.abc import Mapping
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.errors import GameError
from bot.game import PINGS
from bot.sessions.service import Sessions
from bot.sessions.session import Seated, Session
from bot.text import speaker
from bot.ui import failures
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

CLOSE_SECONDS = 4
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, GameError)


class Pings:
    """Sends calls and takes them away, for the games that have the option PINGS."""

    def __init__(self, client: discord.Client, sessions: Sessions, screens: Mapping[str, Screen]) -> None:
        self._client, self._sessions, self._screens = client, sessions, screens
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, session_id: int, actor: int | None = None) -> None:
        """Soon: take away the call that is answered, and call whoever is in turn now, but for the person who just acted."""
        task = asyncio.create_task(self._follow(session_id, actor), name=f"ping {session_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(failures.watch)

    async def catch_up(self) -> None:
        """After a start: call those whose turn came when nobody was there to call them."""
        for session_id in await self._sessions.unshown():
            self.follow(session_id)

    async def close(self) -> None:
        """Finish the calls that are under way."""
        if tasks := [*self._tasks]:
            _, late = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
            for task in late:
                task.cancel()

    async def _follow(self, session_id: int, actor: int | None) -> None:
        async with self._locks.setdefault(session_id, asyncio.Lock()):
            try:
                session = await self._sessions.get(session_id)
                called = self._to_call(session)
                if session.ping and (called is None or session.ping[1] != session.step):
                    await self._delete(session, session.ping[0])
                elif session.ping:
                    return
                ping = await self._send(session, called.user_id) if called and called.user_id and called.user_id != actor else None
                if ping != session.ping:
                    await self._sessions.note_ping(session_id, ping)
            except TROUBLE as error:
                log.info("nobody is called in session %s: %s", session_id, error)

    def _to_call(self, session: Session) -> Seated | None:
        """Return who is in turn, if people at this table are called."""
        if session.options.get(PINGS.key) != PINGS.default:
            return None
        awaited = [session.seats[seat] for seat in self._sessions.awaited(session)]
        return awaited[0] if len(awaited) == 1 and not awaited[0].away else None

    async def _send(self, session: Session, user_id: int) -> tuple[int, int] | None:
        """Return the new message and the step that it calls for; None if it may not be sent."""
        say = speaker(session.language)
        screen = self._screens.get(session.game)
        if screen is None:
            return None
        text = say("ping", person=f"<@{user_id}>", title=screen.title(say), link=session.link)
        try:
            message = await self._channel(session).send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id)]))
        except discord.HTTPException as error:
            log.info("the person in turn in session %s is not called: %s", session.id, error)
            return None
        return message.id, session.step

    async def _delete(self, session: Session, message_id: int) -> None:
        try:
            await self._channel(session).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.info("the call %s stays: %s", message_id, error)

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.where.channel_id, guild_id=session.where.guild_id)
