"""Calls that are in Discord, or may be. A call is noted before it is sent, so that none stays when the bot stops."""

from collections.abc import Callable, Sequence

from bot.sessions.shards import Shards
from bot.storage import stray_calls as rows
from bot.storage.database import Database
from bot.storage.store import Store, reading, writing
from bot.storage.stray_calls import StrayCall, new_nonce

KEPT_MS = 30 * 86_400_000
"""After which a message that cannot be deleted is left alone."""


class StrayCalls(Store):
    """Remembers them until they are deleted."""

    settle = writing(rows.settle)
    of_lobby = reading(rows.list_of_lobby)
    let_go = writing(rows.let_go)
    known = reading(rows.list_known)
    sessions_with_calls = writing(rows.list_called)

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        super().__init__(database)
        self._now = now

    async def add(self, channel_id: int, link: str, nonce: str = "", lobby_id: int | None = None) -> StrayCall:
        """Note and return a call that is about to be sent, and the lobby for which it stands, if it does for one."""
        stray = StrayCall(nonce or new_nonce(), channel_id, None, link, self._now(), lobby_id)
        await self.database.write(rows.add, stray)
        return stray

    def gone(self, nonce: str) -> None:
        """Note that this call is deleted; if that is lost, it is deleted once more."""
        self.database.write_soon(("stray call", nonce), rows.settle, {nonce: None})

    async def find(self, which: int | str) -> StrayCall | None:
        """Return the call that is this message, or has this nonce, if it has to be deleted."""
        await self.database.flush()  # it may be said there that no seat has it
        return await self.database.read(rows.find_stray, which)

    async def due(self, shards: Shards) -> Sequence[StrayCall]:
        """Return those of these shards to be deleted, the oldest first; those that are too old are forgotten."""
        await self.database.flush()
        found = [stray for stray in await self.database.read(rows.list_stray) if shards.have(stray.guild_id)]
        if old := [stray.nonce for stray in found if stray.noted_at < self._now() - KEPT_MS]:
            await self.database.write(rows.settle, dict.fromkeys(old))
        return [stray for stray in found if stray.nonce not in old]
