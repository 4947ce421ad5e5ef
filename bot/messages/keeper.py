"""Keeps messages in Discord as they have to be: boards, hands, calls.

Whoever knows that a message may be out of date says so; asking twice costs nothing. Its source then says what it has
to be now. A worker lives only while there is something to do.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from cachetools import LRUCache

from bot.errors import NotAllowed, Unavailable
from bot.messages.budget import NOW, Budget, Priority, waits
from bot.messages.desired import DesiredMessage, Interaction, Key, MessageOwner, Ref, TooEarly, Words
from bot.messages.dms import DirectMessages
from bot.messages.fingerprints import fingerprint_of
from bot.messages.outages import ARCHIVED_THREAD, OUTAGES, REQUEST_S, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, gave_up_emoji
from bot.messages.own import is_own, note_own
from bot.messages.page import Page, render, row_of
from bot.messages.retries import Retries
from bot.person import ChannelRef
from bot.tasks import BackgroundTasks, KeyedLocks

log = logging.getLogger(__name__)

EDIT_PAUSE_S = 1.2  # between two edits in one channel
REPOST_PAUSE_S = 30.0  # a message that is deleted twice in a row is not wanted
OUTAGE_RETRY_S = (1, 2, 15, 60, 300)
"""Between tries while Discord or the database is out of reach; the last one again and again. A request that gets
through in the channel brings the next one forward."""
FORBIDDEN_RETRY_S = (1, 2, 60, 300, 900, 3600)
"""The same while a permission is missing: an event mostly tells earlier that it is back."""
FINGERPRINTS = 50_000
"""Messages whose looks are remembered: some 10 MB. One that is forgotten is edited once more than needed."""
CHANNELS = 10_000
"""In so many it is known where people wrote last."""
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)


@dataclass
class _InFlight:
    """How many requests that show one message are under way, and what those show that were so at once."""

    now: int = 0
    fingerprints: set[bytes] = field(default_factory=set[bytes])
    is_certain: bool = True
    """Whether all of them arrived."""


class Keeper:
    """Posts, edits and deletes messages, one request at a time for each."""

    def __init__(
        self, client: discord.Client, dms: DirectMessages, budget: Budget, edit_pause: float = EDIT_PAUSE_S
    ) -> None:
        self._client, self._dms = client, dms
        self._budget, self.edit_pause = budget, edit_pause
        self._sources: dict[str, MessageOwner] = {}
        self.locks = KeyedLocks[Key]()
        """Held while the bot itself posts or edits a message, so that there is never a second one."""
        self.fingerprints = LRUCache[Key, bytes](FINGERPRINTS)
        """What each message shows: one that would look the same is not edited."""
        self._in_flight: dict[Key, _InFlight] = {}
        self._wanted: set[Key] = set()
        self._turns: dict[Key, asyncio.Future[bool] | None] = {}
        """The messages that a worker brings up to date, and what it waits for before it does."""
        self._followers: dict[Key, dict[Key, Priority]] = {}
        """What must not run ahead of each of those."""
        self._retries = Retries(lambda key: self.want(key, waits(1)))
        self._tasks = BackgroundTasks()
        self._began = discord.utils.time_snowflake(discord.utils.utcnow())
        self._talk = LRUCache[int, int](CHANNELS)
        """The newest message of each channel that was seen there and is none of the bot's."""
        self._edited_at: dict[int, float] = {}
        """When each channel's last edit is, or is due."""
        self._reposted_at: dict[Key, float] = {}

    def add(self, source: MessageOwner, *kinds: str) -> None:
        """Ask this source about messages of these kinds."""
        self._sources |= dict.fromkeys(kinds, source)

    def want(self, key: Key, priority: Priority = NOW, *, after: Key | None = None) -> None:
        """Bring a message up to date soon, after one that is being brought; asking twice costs nothing."""
        if not self._sources[key[0]].may_exist(key):
            return
        if after in self._turns and after != key:
            followers = self._followers.setdefault(after, {})
            followers[key] = min(priority, followers.get(key, priority))
            if turn := self._turns[after]:
                self._budget.ask(priority, turn)
            return
        self._wanted.add(key)
        if key not in self._turns:
            self._turns[key] = None
            self._tasks.start(self._work(key, priority), _named(key))
        elif turn := self._turns[key]:
            self._budget.ask(priority, turn)

    def want_again(self, key: Key) -> None:
        """Bring a message up to date soon, whatever this process sent last: another one has changed it."""
        self.fingerprints.pop(key, None)
        if sending := self._in_flight.get(key):
            sending.is_certain = False
        self.want(key)

    async def bring(self, key: Key, priority: Priority = NOW) -> bool:
        """Bring a message up to date now; return False if that failed. If it may succeed later, it is tried again."""
        channel_id = None
        try:
            async with self._turn(key, priority):
                channel_id = await self._pause(key)
                await self._show(key)
        except TooEarly as error:
            self._retries.later(key, (error.seconds,))
            return key in self._wanted  # what came meanwhile may be in time
        except OUTAGES as error:
            self.put_off(key, error, channel_id)
        except discord.HTTPException as error:
            log.log(_weight(key), "%s cannot be shown: %s", _named(key), error)
            if gave_up_emoji(error):
                self.put_off(key, error, channel_id)
            else:
                await self._refused(key, error)
        except NotAllowed as error:
            log.warning("%s not shown: %s", _named(key), error.key)
        else:
            return True
        return False

    async def _refused(self, key: Key, error: discord.HTTPException) -> None:
        try:
            if await self._sources[key[0]].refused(key, error):
                self._retries.later(key, FORBIDDEN_RETRY_S)
        except Unavailable as silent:
            self.put_off(key, silent)

    async def show(self, key: Key, *, is_anew: bool = False) -> None:
        """Bring a message up to date now, if wanted as a new one; discord.HTTPException or OUTAGES if that fails."""
        await self._pause(key)
        await self._show(key, is_anew=is_anew)

    def put_off(self, key: Key, error: BaseException, channel_id: int | None = None) -> None:
        """Try again later, since Discord or the database is out of reach; a request that gets through in the channel
        may mean that it is not.
        """
        log.warning("%s not shown yet: %r", _named(key), error)
        self._retries.later(key, OUTAGE_RETRY_S, getattr(error, "retry_after", 0.0), channel_id)

    def try_again(self) -> None:
        """Show soon what could not be shown: permissions or channels have changed."""
        self._retries.now()

    def works(self, channel_id: int | None) -> None:
        """A request got through in this channel: what an outage desired from being shown there is tried."""
        self._retries.works(channel_id)

    @asynccontextmanager
    async def sending(self, key: Key, fingerprint: bytes) -> AsyncGenerator[None]:
        """Let answers and edits be under way at once: no click waits for another request.

        Which of two came last only Discord knows, so unless both look the same, the newest message is then sent once
        more.
        """
        sending = self._in_flight.setdefault(key, _InFlight())
        sending.now += 1
        sending.fingerprints.add(fingerprint)
        self.fingerprints.pop(key, None)
        try:
            yield
        except BaseException:
            sending.is_certain = False
            raise
        finally:
            sending.now -= 1
            if sending.now == 0:
                del self._in_flight[key]
                self._landed(key, sending)

    def _landed(self, key: Key, sent: _InFlight) -> None:
        if len(sent.fingerprints) > 1:
            self.want(key)
        elif sent.is_certain:
            [self.fingerprints[key]] = sent.fingerprints

    async def direct_channel(self, user_id: int) -> int:
        """Return the channel of direct messages to this person; discord.HTTPException if it cannot be opened."""
        async with self.request():
            return (await self._dms.channel(user_id)).id

    async def delete(self, message: Ref) -> None:
        """Delete a message, unless it is gone already."""
        try:
            async with self.request():
                await self._partial(message).delete()
        except discord.NotFound as error:
            if error.code not in GONE:
                raise

    async def take_away(self, click: Interaction) -> None:
        """Take a private message away that the token of a click edits, if Discord still lets us."""
        try:
            async with asyncio.timeout(REQUEST_S):
                await click.delete_original_response()
        except (discord.HTTPException, *OUTAGES) as error:
            log.info("an older private message stays: %r", error)

    async def newest_talk(self, channel_id: int) -> int:
        """Return the newest message in a channel that is none of the bot's, as far as it was seen; 0 for none. What is
        older than this start does not count: it may be our own.
        """
        async with self.request():
            newest = getattr(await self._client.fetch_channel(channel_id), "last_message_id", None) or 0
        if newest > self._began and not is_own(self._client, newest):
            self._talk[channel_id] = newest
        return self._talk.get(channel_id, 0)

    @asynccontextmanager
    async def request(self) -> AsyncGenerator[None]:
        """Make one request in here that answers no click."""
        await self._budget.room()
        async with asyncio.timeout(REQUEST_S):
            yield

    async def close(self) -> None:
        """Finish what is under way; what waits for Discord to come back, or too long, is made at the next start."""
        self._retries.close()
        await self._tasks.close()

    async def _work(self, key: Key, priority: Priority) -> None:
        try:
            while key in self._wanted and await self.bring(key, priority):
                priority = NOW
        finally:
            del self._turns[key]
            for follower, its_priority in self._followers.pop(key, {}).items():
                self.want(follower, its_priority)

    @asynccontextmanager
    async def _turn(self, key: Key, priority: Priority) -> AsyncGenerator[None]:
        """Wait until it is this message's turn."""
        turn = self._budget.ask(priority)
        if key in self._turns:
            self._turns[key] = turn
        await turn
        if key in self._turns:
            self._turns[key] = None
        try:
            yield
        finally:
            self._budget.end(turn)

    async def _show(self, key: Key, *, is_anew: bool = False) -> None:
        async with self.locks[key]:
            self._wanted.discard(key)  # before the look: what comes after it is shown next time
            desired = await self._sources[key[0]].desired_message(key)
            if desired is None:
                self._retries.end(key)
                return
            fingerprint = fingerprint_of(desired.wanted) if desired.wanted else b""
            if fingerprint and not is_anew and _is_there(desired) and self.fingerprints.get(key) == fingerprint:
                await self._note(desired, desired.message)
                return
            async with self.sending(key, fingerprint):
                await self._change(replace(desired, is_anew=is_anew or desired.is_anew))

    async def _change(self, desired: DesiredMessage) -> None:
        if desired.wanted is None:
            if desired.message:
                await self.delete(desired.message)
            elif isinstance(desired.where, discord.Interaction):
                async with asyncio.timeout(REQUEST_S):
                    await desired.where.delete_original_response()
            await self._note(desired, None)
        elif not _is_there(desired) or desired.is_anew:
            await self._post(desired)
        else:
            await self._edit(desired)

    async def _edit(self, desired: DesiredMessage) -> None:
        rendered = await _rendered(desired.wanted)
        changed: dict[str, Any] = {"view": rendered.get("view"), "attachments": rendered.get("files", [])}
        if isinstance(desired.wanted, Words):
            changed |= {"content": desired.wanted.text, "allowed_mentions": rendered["allowed_mentions"]}
        try:
            if isinstance(desired.where, discord.Interaction):
                async with asyncio.timeout(REQUEST_S):
                    await desired.where.edit_original_response(**changed)
            elif desired.message:
                async with self.request():
                    await self._partial(desired.message).edit(**changed)
        except discord.NotFound as error:
            is_gone = error.code == UNKNOWN_MESSAGE or (isinstance(desired.where, int) and error.code in GONE)
            if not is_gone or not desired.may_post or not self._may_repost(desired.key):
                raise
            await self._post(desired)
        except discord.HTTPException as error:
            if error.code != ARCHIVED_THREAD or not desired.may_post:
                raise
            await self._budget.ask(NOW)
            await self._post(desired)  # a new message wakes the thread up; an edit does not
        else:
            await self._note(desired, desired.message)

    async def _post(self, desired: DesiredMessage) -> None:
        await self._note(desired, await self.post(desired))
        if desired.message and isinstance(desired.where, ChannelRef):
            try:
                await self.delete(desired.message)
            except (discord.HTTPException, *OUTAGES) as error:
                log.info("the old %s stays: %r", _named(desired.key), error)
            await self._sources[desired.key[0]].moved(desired)

    async def post(self, desired: DesiredMessage) -> Ref:
        """Post a message, and return where it is."""
        if isinstance(desired.where, ChannelRef):
            to = self._client.get_partial_messageable(desired.where.channel_id, guild_id=desired.where.guild_id)
        else:
            assert isinstance(desired.where, int)
            to = self._client.get_partial_messageable(await self.direct_channel(desired.where))
        rendered = await _rendered(desired.wanted)
        async with self.request():
            message = await to.send(**rendered, nonce=desired.nonce)
        note_own(self._client, message.id)
        return message.channel.id, message.id

    def _partial(self, message: Ref) -> discord.PartialMessage:
        channel_id, message_id = message
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _note(self, desired: DesiredMessage, message: Ref | None) -> None:
        await self._sources[desired.key[0]].shown(desired, message)
        self._retries.end(desired.key)
        if isinstance(desired.where, ChannelRef):
            self.works(desired.where.channel_id)

    async def _pause(self, key: Key) -> int | None:
        """Wait until this message's channel may be edited again, and return it, if others share its pauses."""
        channel_id, now = await self._sources[key[0]].channel(key), asyncio.get_running_loop().time()
        if channel_id is None:
            return None
        for channel in [c for c, edited_at in self._edited_at.items() if edited_at + self.edit_pause < now]:
            del self._edited_at[channel]
        turn = max(now, self._edited_at.get(channel_id, now - self.edit_pause) + self.edit_pause)
        self._edited_at[channel_id] = turn
        if turn > now:
            await asyncio.sleep(turn - now)
        return channel_id

    def _may_repost(self, key: Key) -> bool:
        """Return whether a deleted message may be posted anew: not twice in half a minute."""
        now = asyncio.get_running_loop().time()
        for one in [k for k, reposted_at in self._reposted_at.items() if reposted_at + REPOST_PAUSE_S < now]:
            del self._reposted_at[one]
        return self._reposted_at.setdefault(key, now) == now


def _is_there(desired: DesiredMessage) -> bool:
    return desired.message is not None or isinstance(desired.where, discord.Interaction)


def _named(key: Key) -> str:
    return f"{key[0]} {key[1]}"  # no user's id stands in the log


def _weight(key: Key) -> int:
    """Return how much a refusal weighs in the log: without its board a game can hardly be played."""
    return logging.WARNING if key[0] == "board" else logging.INFO


async def _rendered(wanted: Page | Words | None) -> dict[str, Any]:
    assert wanted  # what has to be gone is not sent
    mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in wanted.called])
    if isinstance(wanted, Page):
        async with asyncio.timeout(REQUEST_S):
            return await render(wanted) | {"allowed_mentions": mentions}
    view = {"view": row_of(wanted.buttons)} if wanted.buttons else {}
    return {"content": wanted.text, "allowed_mentions": mentions} | view
