"""Messages that call people: each is noted, sent, led to the board where that moves, and deleted when it is answered
or over.

Where no answer comes it is sent again, also after a start: by its nonce Discord posts it once.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref, Words
from bot.messages.outages import OUTAGES
from bot.person import ChannelRef
from bot.sessions.session import Session
from bot.table.messages.services import Services
from bot.table.service.call_rows import Call, CallStore
from bot.table.service.events import BoardMoved

log = logging.getLogger(__name__)

CALL = "call"
"""The kind of these messages: by server, channel and message."""
AGAIN_S = (1.0, 15.0)
"""After which a call is sent again of which it is not known whether it arrived."""
STANDING = 10_000
"""Of so many calls it is known what they say."""


class CallMessages(MessageOwner):
    """Sends them, and takes them away."""

    def __init__(self, services: Services) -> None:
        self._keeper, self._sessions, self._dms = services.keeper, services.sessions, services.dms
        self._store = CallStore(services.database, services.sessions.now)
        self._keeper.add(self, CALL)
        self._standing = LRUCache[Key, Words](STANDING)
        """What the calls say that do not have to go."""
        services.events.listen(BoardMoved, self._lead_to)

    async def send(self, session: Session, to: ChannelRef | int, words: Words, nonce: str) -> Call | None:
        """Return the new message, which is to be noted now; None if it was not sent, for all we know."""
        try:
            channel_id = await self._keeper.direct_channel(to) if isinstance(to, int) else to.channel_id
            await self._store.add(session, channel_id, nonce)
            if isinstance(to, ChannelRef):
                with suppress(discord.HTTPException, *OUTAGES):  # below the call nobody sees that people have talked
                    await self._keeper.newest_talk(channel_id)
            _, message_id = await self._post(DesiredMessage((CALL, session.id), to, words, nonce=nonce))
        except OUTAGES as error:
            log.warning("a call in session %s is not sent: %r", session.id, error)
        except discord.HTTPException as error:
            log.info("a call in session %s is not sent: %s", session.id, error)
            await self._store.settle(nonce, None)
            if isinstance(to, int):
                self._dms.refused(error)
        else:
            self._standing[CALL, session.where.guild_id, channel_id, message_id] = words
            return Call(nonce, session.where.guild_id, channel_id, message_id)
        return None

    async def send_for_lobby(self, session: Session, to: ChannelRef | int, words: Words, nonce: str) -> bool:
        """Send a call that stands until its lobby is one no more; return whether it was sent."""
        if call := await self.send(session, to, words, nonce):
            await self._store.settle(nonce, call.message_id, session.id)
        return call is not None

    async def tell(self, session: Session, user_id: int, words: Words, nonce: str) -> bool:
        """Return whether a person was called to a lobby by direct message: some take none, and the bot may not send
        many.
        """
        return await self._dms.may_write() and await self.send_for_lobby(session, user_id, words, nonce)

    async def of_lobby(self, lobby_id: int) -> dict[str, Call]:
        """Return the calls that stand for a lobby, by their nonces."""
        return await self._store.of_lobby(lobby_id)

    async def let_go(self, nonces: Iterable[str]) -> None:
        """Take calls away of a lobby that goes on."""
        await self._store.let_go(nonces)
        await self.sweep()

    def change(self, call: Call, words: Words) -> None:
        """Soon: let a call that stands say this; after a start it is not known what it says."""
        key: Key = (CALL, call.guild_id, call.channel_id, call.message_id or 0)
        if call.message_id and self._standing.get(key) != words:
            self._standing[key] = words
            self._keeper.want(key)

    async def _post(self, call: DesiredMessage) -> Ref:
        for seconds in AGAIN_S:
            try:
                return await self._keeper.post(call)
            except OUTAGES as error:
                log.info("it is not known whether a call was sent: %r", error)
            await asyncio.sleep(seconds)
        return await self._keeper.post(call)

    def take_away(self, session: Session, calls: Iterable[Ref]) -> None:
        """Soon: delete these calls."""
        for channel_id, message_id in calls:
            self._delete((CALL, session.where.guild_id, channel_id, message_id))

    async def sweep(self) -> None:
        """Soon: delete the calls that are over."""
        for call in await self._store.over(self._sessions.shards):
            self._delete((CALL, call.guild_id, call.channel_id, call.message_id or 0))

    def _delete(self, key: Key) -> None:
        self._standing.pop(key, None)
        self._keeper.want(key)

    def _lead_to(self, moved: BoardMoved) -> None:
        """Soon: let the calls that lead to a board lead to where it is now."""
        for key, words in [*self._standing.items()]:
            if moved.dead_link in words.text:
                self._standing[key] = replace(words, text=words.text.replace(moved.dead_link, moved.session.link))
                self._keeper.want(key)

    async def sessions_with_calls(self) -> list[int]:
        """Return the sessions in which a call stands."""
        return await self._store.sessions_with_calls(self._sessions.shards)

    async def catch_up(self, began_at: int) -> None:
        """After a start: take away what was being sent when the bot stopped, and what is over."""
        for call in await self._store.unknown(self._sessions.shards, began_at):
            where = ChannelRef(call.guild_id, call.channel_id)
            try:  # Discord says which message it is, or posts this one, which calls no one
                _, message_id = await self._keeper.post(
                    DesiredMessage((CALL, call.nonce), where, Words("…"), nonce=call.nonce)
                )
            except (discord.HTTPException, *OUTAGES) as error:
                log.info("a call of before the start stays, if it is there: %r", error)
            else:
                await self._store.settle(call.nonce, message_id)
        await self.sweep()

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return what a call says; one that is not known to stand has to go."""
        guild_id, channel_id, message_id = map(int, key[1:])
        where, words = ChannelRef(guild_id, channel_id), self._standing.get(key)
        return DesiredMessage(key, where, words, (channel_id, message_id), may_post=False)

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note that a call is gone."""
        if desired.message and not message:
            self._store.gone(desired.message[1])

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Try again: no call stays. One that was deleted stands no more."""
        if isinstance(error, discord.NotFound):
            self._standing.pop(key, None)
        return True
