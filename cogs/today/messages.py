"""The messages of the day: one in the channel that a server chose, and in each where a person shared a result; edited,
never repeated.
"""

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
from cogs.today.day import streak_of
from cogs.today.message_page import DaySummary, day_page
from cogs.today.rows import DayService

KIND = "day"
EDIT_MS = 15_000
"""Between two edits of one message: many people may finish in a minute."""
MOST = 10_000
"""Messages of which it is remembered when they were edited."""


class DayMessages(MessageOwner):
    """Says what the messages of the day have to be."""

    def __init__(
        self, keeper: Keeper, days: DayService, servers: ServerStore, sessions: Sessions, games: Games
    ) -> None:
        self._keeper, self._days, self._servers = keeper, days, servers
        self._sessions, self._games = sessions, games
        self._counts = LRUCache[Key, int](MOST)
        """How many results each message shows, or is about to."""
        self._tried_at = LRUCache[Key, int](MOST)
        self._shared = set[Key]()
        """What is posted anew if it was deleted: somebody shares there."""
        keeper.add(self, KIND)

    async def refresh(self, guild_id: int) -> None:
        """Soon: show in a server what its messages do not show yet."""
        for channel_id in await self._days.channels_behind(guild_id):
            self._keeper.want((KIND, channel_id, self._days.today))

    def share(self, channel_id: int) -> None:
        """Soon: show the message of today in a channel, anew if it was deleted."""
        key = KIND, channel_id, self._days.today
        self._shared.add(key)
        self._keeper.want_again(key)

    async def catch_up(self) -> None:
        """After a start: show what was not shown before."""
        for channel_id in await self._days.channels_behind():
            self._keeper.want((KIND, channel_id, self._days.today), REST)

    async def channel(self, key: Key) -> int:
        """Return the channel of a message of the day."""
        return int(key[1])

    async def desired_message(self, key: Key) -> DesiredMessage | None:
        """Return a message as it has to be now; None if there is no one to show."""
        channel_id, day = _parts(key)
        posted = await self._days.message(channel_id, day)
        if posted is None or not self._sessions.shards.have(posted.guild_id):
            return None
        wait_ms = self._tried_at.get(key, 0) + EDIT_MS - self._days.now()
        if wait_ms > 0:
            raise TooEarly(wait_ms / 1000)
        say = speaker(posted.language)
        today, yesterday = [await self._summary(posted.guild_id, one, say) for one in (day, day - 1)]
        if today is None or not today.results:
            return None
        self._counts[key] = len(today.results)
        streak = streak_of(await self._days.days_of_server(posted.guild_id), day)
        page = day_page(today, yesterday, streak.days, say)
        message = (channel_id, posted.message_id) if posted.message_id else None
        where = ChannelRef(posted.guild_id, channel_id)
        return DesiredMessage(
            key, where, page, message, nonce_of(*key), may_post=message is None or key in self._shared
        )

    async def _summary(self, guild_id: int, number: int, say: Say) -> DaySummary | None:
        """Return what a day was in a server; None for one that no person played anywhere."""
        day = await self._days.find(number)
        if day is None:
            return None
        plug = self._games.get(day.game)
        found = DaySummary(number, title(day.game, say), results=await self._days.results(guild_id, number))
        if day.puzzle and plug.puzzles:
            return replace(found, solution=await asyncio.to_thread(solution_line, plug, day.puzzle))
        return replace(found, seal=day.seal, secret=day.secret.hex())

    async def shown(self, desired: DesiredMessage, message: Ref | None) -> None:
        """Note where the message is, and what it shows."""
        self._tried_at[desired.key] = self._days.now()
        self._shared.discard(desired.key)
        if message:
            await self._days.save_message(*_parts(desired.key), message[1], self._counts[desired.key])

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """It is not made anew if it was deleted; without its channel the server has chosen none any more."""
        self._tried_at[key] = self._days.now()
        self._shared.discard(key)
        channel_id, day = _parts(key)
        posted = await self._days.message(channel_id, day) if error.code == UNKNOWN_CHANNEL else None
        if posted and (await self._servers.load(posted.guild_id)).day_channel == channel_id:
            await self._servers.change(posted.guild_id, day_channel=None)
        return error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)


def _parts(key: Key) -> tuple[int, int]:
    """Return the channel and the day."""
    return int(key[1]), int(key[2])
