"""The message of the day: one in each server that wants it, made by the first who finishes; edited, never repeated."""

import asyncio
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.messages.budget import REST
from bot.messages.desired import DesiredMessage, Key, MessageOwner, Ref, TooEarly
from bot.messages.keeper import Keeper
from bot.messages.outages import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, nonce_of
from bot.people.rows import ServerStore
from bot.person import ChannelRef
from bot.solo.puzzle_page import solution_line
from bot.table.pages.screen import Games, title
from bot.table.service.service import Sessions
from bot.text.words import Say, speaker
from cogs.today.day import Posted, streak_of
from cogs.today.message_page import DaySummary, day_page
from cogs.today.rows import DayService

KIND = "day"
EDIT_MS = 15_000
"""Between two edits of one message: many people may finish in a minute."""
MOST = 10_000
"""Messages of which it is remembered when they were edited."""


class DayMessages(MessageOwner):
    """Says what the message of a day has to be."""

    def __init__(
        self, keeper: Keeper, days: DayService, servers: ServerStore, sessions: Sessions, games: Games
    ) -> None:
        self._keeper, self._days, self._servers = keeper, days, servers
        self._sessions, self._games = sessions, games
        self._counts = LRUCache[Key, int](MOST)
        """How many results each message shows, or is about to."""
        self._tried_at = LRUCache[Key, int](MOST)
        self._languages = LRUCache[Key, str](MOST)
        """Of messages that are not posted yet: that of who finished first."""
        keeper.add(self, KIND)

    def refresh(self, guild_id: int, language: str) -> None:
        """Soon: show in a server that a person finished the day."""
        key = (KIND, guild_id, self._days.today)
        self._languages.setdefault(key, language)
        self._keeper.want(key)

    async def catch_up(self) -> None:
        """After a start: show what was not shown before."""
        for guild_id in await self._days.servers_behind():
            self._keeper.want((KIND, guild_id, self._days.today), REST)

    async def channel(self, key: Key) -> int | None:
        """Return the channel of a message of the day."""
        guild_id, day = _parts(key)
        posted = await self._days.message(guild_id, day)
        return posted.channel_id if posted else (await self._servers.load(guild_id)).day_channel

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a message as it has to be now; None if there is no one to show, or no channel."""
        guild_id, day = _parts(key)
        posted, settings = await self._days.message(guild_id, day), await self._servers.load(guild_id)
        channel_id = posted.channel_id if posted else settings.day_channel
        if channel_id is None or not self._sessions.shards.have(guild_id):
            return None
        wait_ms = self._tried_at.get(key, 0) + EDIT_MS - self._days.now()
        if wait_ms > 0:
            raise TooEarly(wait_ms / 1000)
        known = self._languages.setdefault(key, settings.language or "en")
        self._languages[key] = posted.language if posted else settings.language or known
        say = speaker(self._languages[key])
        today, yesterday = await self._told(guild_id, day, say), await self._told(guild_id, day - 1, say)
        if today is None or not today.results:
            return None
        self._counts[key] = len(today.results)
        streak = streak_of(await self._days.days_of_server(guild_id), day)
        page = day_page(today, yesterday, streak.days, say)
        message = (posted.channel_id, posted.message_id) if posted else None
        return DesiredMessage(
            key, ChannelRef(guild_id, channel_id), page, message, nonce_of(*key), may_post=posted is None
        )

    async def _told(self, guild_id: int, number: int, say: Say) -> DaySummary | None:
        """Return what a day was in a server; None for one that no person played anywhere."""
        day = await self._days.find(number)
        if day is None:
            return None
        plug = self._games.get(day.game)
        told = DaySummary(number, title(day.game, say), results=await self._days.results(guild_id, number))
        if day.puzzle and plug.puzzles:
            return replace(told, solution=await asyncio.to_thread(solution_line, plug, day.puzzle))
        return replace(told, seal=day.seal, secret=day.secret.hex())

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note where the message is, and what it shows."""
        guild_id, day = _parts(desired.key)
        self._tried_at[desired.key] = self._days.now()
        if message:
            posted = Posted(*message, self._languages[desired.key], self._counts[desired.key])
            await self._days.save_message(guild_id, day, posted)

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """It is not made anew if it was deleted; without its channel there is none in this server any more."""
        self._tried_at[key] = self._days.now()
        if error.code == UNKNOWN_CHANNEL:
            await self._servers.change(_parts(key)[0], day_channel=None)
        return error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)


def _parts(key: Key) -> tuple[int, int]:
    """Return the server and the day."""
    return int(key[1]), int(key[2])
