"""Calls that are in Discord, or may be. A call is noted before it is sent, so that none stays when the bot stops."""

from collections.abc import Callable, Mapping, Sequence

from bot.sessions.shards import Shards
from bot.storage import stray_calls as rows
from bot.storage.database import Database
from bot.storage.store import Store
from bot.storage.stray_calls import StrayCall, new_nonce

KEPT_MS = 30 * 86_400_000
"""After which a message that cannot be deleted is left alone."""


class StrayCalls(Store):
    """Remembers them until they are deleted."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        super().__init__(database)
        self._now = now

    async def settle(self, sent: Mapping[str, int | None]) -> None:
        """Note which messages the calls of these nonces are; none if they were not posted."""
        await self.database.write(rows.settle, sent)

    async def of_lobby(self, lobby_id: int) -> dict[str, int | None]:
        """Return the calls that stand for a lobby: their nonces, and which messages they are, if that is known."""
        return await self.database.read(rows.list_of_lobby, lobby_id)

    async def let_go(self, nonces: Sequence[str]) -> None:
        """Note that these calls stand for no lobby any more."""
        await self.database.write(rows.let_go, nonces)

    async def known(self, message_ids: list[int]) -> set[int]:
        """Return those of these messages that are noted."""
        return await self.database.read(rows.list_known, message_ids)

    async def sessions_with_calls(self, shards: Shards) -> list[int]:
        """Return the sessions of these shards in which messages call players."""
        return await self.database.write(rows.list_called, shards)

    async def add(self, channel_id: int, link: str, nonce: str = "", lobby_id: int | None = None) -> StrayCall:
        """Note and return a call that is about to be sent, and the lobby for which it stands, if it does for one."""
        stray = StrayCall(nonce or new_nonce(), channel_id, None, link, self._now(), lobby_id)
        await self.database.write(rows.add, stray)
        return stray

    def may_be_there(self, stray: StrayCall, session_id: int) -> None:
        """Note again a call in this session that was sent when it was not sure any more who looks after the session:
        who does may have forgotten it, since it was not there.
        """
        self.database.owe(("stray call", stray.nonce), rows.add_again, stray, session_id)

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
