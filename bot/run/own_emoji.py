"""Our signs as emoji of the application: uploaded once, in the background, by the process that has shard 0."""

import asyncio
import json
import logging

import discord

from bot.draw import signs
from bot.messages.budget import Budget
from bot.run.client import Katzentisch
from bot.storage.database import Database, load_note, save_note
from bot.table.service.service import Sessions

log = logging.getLogger(__name__)

LOOK_S = 3600.0
"""Until the next look. What is out of use is deleted by a look that has nothing to upload: meanwhile another process,
of an older version, may still show it.
"""


class OwnEmoji:
    """Brings the application's emoji up to date, and says which signs can be shown by them."""

    def __init__(
        self, client: Katzentisch, database: Database, budget: Budget, sessions: Sessions, pause_s: float
    ) -> None:
        """`pause_s` is between two uploads: Discord takes few at once."""
        self._client, self._database, self._budget, self._sessions = client, database, budget, sessions
        self._pause_s = pause_s

    @property
    def _note(self) -> str:
        """Where the ids of those that the bot uploaded are, by their names: another application has none of them."""
        return f"emoji {self._client.application_id}"

    async def load(self) -> dict[str, int]:
        """Show those that are noted, and return them."""
        noted: dict[str, int] = json.loads(await self._database.read(load_note, self._note) or "{}")
        signs.use(noted)
        return noted

    async def keep_up(self) -> float:
        """Upload what is missing, or delete what is out of use; return the seconds until the next look."""
        noted = await self.load()
        if 0 in self._sessions.shards.ids:
            try:
                await self._keep_up(noted)
            except (discord.DiscordException, OSError) as refused:
                log.warning("emoji: stock ones are shown instead of those that Discord did not take: %s", refused)
        return LOOK_S

    async def _keep_up(self, noted: dict[str, int]) -> None:
        there = {emoji.name: emoji.id for emoji in await self._client.fetch_application_emojis()}
        missing = [sign for sign in signs.signs().values() if sign.name not in there]
        ours = {name: there[name] for name in there if name in noted or name in signs.names()}
        try:
            await (self._upload(missing, ours) if missing else self._delete_old(ours))
        finally:
            signs.use(ours)
            if ours != noted:
                await self._database.write(save_note, self._note, json.dumps(ours))

    async def _upload(self, missing: list[signs.Sign], ours: dict[str, int]) -> None:
        for sign in missing:
            await asyncio.sleep(self._pause_s)
            await self._budget.room()
            image = sign.file.read_bytes()
            ours[sign.name] = (await self._client.create_application_emoji(name=sign.name, image=image)).id
        log.info("Discord has %s more emoji of ours", len(missing))

    async def _delete_old(self, ours: dict[str, int]) -> None:
        for name in ours.keys() - signs.names().keys():
            await self._budget.room()
            await self._client.http.delete_application_emoji(self._client.application_id or 0, ours.pop(name))
