"""Direct messages: who takes none, and a pause when Discord finds that the bot opens too many.

Discord quarantines bots that write to many people who never wrote to them: then none gets through, and only an appeal
helps. So after the first sign no new one is opened for a while; hands and calls come in the channel.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Literal, TypeAlias

import discord

from bot.errors import Unavailable
from bot.storage.database import Database
from bot.storage.notes import may_write_directly

log = logging.getLogger(__name__)

TOO_FAST, FLAGGED = 40003, 20026
"""Discord's codes for bots that open direct messages too fast, and for those it takes for spam."""
PAUSE_S = 3600.0

Refusal: TypeAlias = Literal["paused", "closed", "failed"]


class DirectMessages:
    """Opens them, unless that rests."""

    def __init__(self, client: discord.Client, database: Database, now: Callable[[], int]) -> None:
        self._client, self._database, self._now = client, database, now
        self._paused_until_s = 0.0

    @property
    def are_paused(self) -> bool:
        """Whether no new ones are sent for now."""
        return asyncio.get_running_loop().time() < self._paused_until_s

    async def may_write(self) -> bool:
        """Return whether one more person may be called by direct message, and count that; no if it is not known."""
        try:
            return not self.are_paused and await self._database.write(may_write_directly, self._now())
        except Unavailable:
            return False

    async def channel(self, user_id: int) -> discord.DMChannel:
        """Return the channel to this person; discord.HTTPException if it cannot be opened."""
        return await self._client.create_dm(discord.Object(user_id))

    def refused(self, error: discord.HTTPException) -> Refusal:
        """Return what a refusal means: all rest for a while, this person takes none, or something else failed."""
        is_sign = error.code in (TOO_FAST, FLAGGED) or "quarantine" in error.text.lower()
        if is_sign:
            log.warning("no direct messages are opened for %s s: %s", round(PAUSE_S), error)
            self._paused_until_s = asyncio.get_running_loop().time() + PAUSE_S
            return "paused"
        return "closed" if error.status == 403 else "failed"
