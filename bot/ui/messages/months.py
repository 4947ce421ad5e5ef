"""On the first of a month: one message with the three best of each game in the month before, where a server has its
channel of the day.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime

import discord
from babel.dates import format_date

from bot.draw.furniture import rank_sign
from bot.members.servers import ServerStore
from bot.past.finished import Leaderboard
from bot.past.months import month_of
from bot.service.archive import Archive
from bot.sessions.session import ChannelRef
from bot.text.words import FALLBACK, Say, speaker
from bot.ui.clicks.outages import nonce_of
from bot.ui.messages.keeper import Keeper
from bot.ui.messages.kept import Kept, Key, Ref, Source, Words
from bot.ui.pages.names import shown
from bot.ui.pages.screen import Games, title

MONTH = "month"
LOOK_S = 3600.0
THREE = 3


class Months(Source):
    """Says what that message has to be, and when it is due."""

    def __init__(
        self, keeper: Keeper, archive: Archive, servers: ServerStore, games: Games, now: Callable[[], int]
    ) -> None:
        self._keeper, self._archive, self._servers, self._games, self._now = keeper, archive, servers, games, now
        keeper.add(self, MONTH)

    async def look(self, guild_ids: Collection[int]) -> float:
        """Let the messages of these servers be posted that are due; return the seconds until the next look.

        A server of which nothing is noted gets its first message in the next month.
        """
        this = month_of(self._now())[0]
        for guild_id in guild_ids:
            noted = await self._servers.month(guild_id)
            if noted is None and (await self._servers.load(guild_id)).day_channel:
                await self._servers.note_month(guild_id, this)
            elif noted is not None and noted < this:
                self._keeper.want((MONTH, guild_id, this))
        return LOOK_S

    async def kept(self, key: Key) -> Kept | None:
        """Return the message; None where nothing was played or there is no channel: then the month is over."""
        guild_id, this = int(key[1]), int(key[2])
        settings = await self._servers.load(guild_id)
        since = month_of(this)[1]
        boards = await self._archive.leaderboards_of(guild_id, since, this)
        played = {game: boards[game] for game in self._games if game in boards}
        channel_id = settings.day_channel
        if not played or not channel_id or (await self._servers.month(guild_id) or 0) >= this:
            await self._servers.note_month(guild_id, this)
            return None
        words = Words(page(played, since, settings.language or FALLBACK))
        nonce = nonce_of(MONTH, guild_id, this)
        return Kept(key, ChannelRef(guild_id, channel_id), words, nonce=nonce)

    async def shown(self, kept: Kept, message: Ref | None) -> None:
        """Note that it is there."""
        await self._servers.note_month(int(kept.key[1]), int(kept.key[2]))

    async def refused(self, key: Key, error: discord.HTTPException) -> bool:
        """Try again at the next look: the channel may be another one then."""
        return False


def page(boards: dict[str, Leaderboard], since: int, language: str) -> str:
    """Return the three best of each game in words."""
    say = speaker(language)
    month = format_date(datetime.fromtimestamp(since / 1000, UTC), "LLLL y", locale=language)
    lines = (say("month-game", title=title(game, say), names=_three(board, say)) for game, board in boards.items())
    return "\n".join((say("month-head", month=month), *lines))


def _three(board: Leaderboard, say: Say) -> str:
    best = ((rank_sign(one.rank), shown(one.name), one.rating.points) for one in board.top if one.rank <= THREE)
    return " · ".join(say("month-place", medal=sign, name=name, rating=str(points)) for sign, name, points in best)
