"""Calls that have to be deleted later. A call is noted before it is sent, so that none stays when the bot stops."""

from collections.abc import Callable, Sequence

from bot.sessions.shards import Shards
from bot.storage import stray_calls as rows
from bot.storage.database import Database
from bot.storage.stray_calls import StrayCall, new_nonce

KEPT_MS = 30 * 86_400_000
"""After which a message that cannot be deleted is left alone."""


class StrayCalls:
    """Remembers them until they are deleted."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database, self._now = database, now

    async def add(self, channel_id: int, link: str, message_id: int | None = None) -> str:
        """Note a call that is about to be sent, or a message that could not be deleted; return its nonce."""
        stray = StrayCall(new_nonce(), channel_id, message_id, link, self._now())
        await self._database.write(rows.add, stray)
        return stray.nonce

    async def identify(self, nonce: str, message_id: int) -> None:
        """Note which message it is."""
        await self._database.write(rows.identify, nonce, message_id)

    async def remove(self, *nonces: str) -> None:
        """These are deleted in Discord, or were never posted."""
        await self._database.write(rows.remove, nonces)

    async def due(self, shards: Shards) -> Sequence[StrayCall]:
        """Return those of these shards to be deleted, the oldest first; those that are too old are forgotten."""
        found = [stray for stray in await self._database.read(rows.list_all) if shards.have(stray.guild_id)]
        if old := [stray.nonce for stray in found if stray.noted_at < self._now() - KEPT_MS]:
            await self.remove(*old)
        return [stray for stray in found if stray.nonce not in old]

    async def is_call(self, message_id: int) -> bool:
        """Return whether this message is the call of a seat, and no stray one."""
        return await self._database.read(rows.is_call, message_id)

    async def sessions_with_calls(self, shards: Shards) -> Sequence[int]:
        """Return the sessions of these shards in which messages call players."""
        return await self._database.read(rows.list_called, shards)
