"""Answers that are put off are given, also if the process ends that put them off.

Each is noted before Discord is told so; while the database is silent none is put off. Whoever holds the shard next says
a sentence to those who still wait.
"""

import asyncio
import logging

import discord
from discord.utils import time_snowflake, utcnow

from bot.errors import Unavailable
from bot.sessions.shards import Shards
from bot.storage import deferrals as rows
from bot.storage.database import Database
from bot.storage.deferrals import Deferral
from bot.tasks import BackgroundTasks
from bot.text.words import language_of, speaker
from bot.ui.clicks.outages import OUTAGES, REQUEST_S
from bot.ui.clicks.reply import Interaction, privately

log = logging.getLogger(__name__)

OVER_S = 10.0
"""After which a process that still lives has given its answers."""
RETRY_S = 1.0


class Deferrals:
    """Notes them, and answers for processes that have ended."""

    def __init__(self, database: Database, client: discord.Client) -> None:
        self._database, self._client = database, client
        self._noted = set[int]()
        self._tasks = BackgroundTasks()

    async def note(self, interaction: Interaction) -> None:
        """Note that this answer is about to be put off; Unavailable if the database does not take it."""
        self._noted.add(interaction.id)
        language = language_of(interaction.locale)
        deferral = Deferral(interaction.id, interaction.guild_id or 0, language, interaction.token)
        await self._database.write(rows.note, deferral)

    def over(self, interaction: Interaction) -> None:
        """The answer is given."""
        if interaction.id in self._noted:
            self._noted.discard(interaction.id)
            self._database.write_soon(("deferral", interaction.id), rows.forget, interaction.id)

    def catch_up(self, shards: Shards) -> None:
        """Soon: answer what was put off in these shards until now, by a process that has ended."""
        self._tasks.start(self._catch_up(shards, time_snowflake(utcnow(), high=True)), "answer what was put off")

    async def close(self) -> None:
        """Leave the rest to the next process."""
        await self._tasks.cancel()

    async def _catch_up(self, shards: Shards, before: int) -> None:
        await asyncio.sleep(OVER_S if self._database.shared else 0)
        while True:
            try:
                for deferral in await self._database.write(rows.take, shards, before):
                    await self._answer(deferral)
                return
            except Unavailable as error:
                log.warning("what was put off is not answered yet: %s", error.__cause__)
            await asyncio.sleep(RETRY_S)

    async def _answer(self, deferral: Deferral) -> None:
        webhook = discord.Webhook.partial(self._client.application_id or 0, deferral.token, client=self._client)
        webhook.type = discord.WebhookType.application
        try:
            with privately():
                async with asyncio.timeout(REQUEST_S):
                    await webhook.send(speaker(deferral.language)("no-answer-cut-off"), ephemeral=True)
        except (discord.HTTPException, *OUTAGES) as error:  # older than a quarter of an hour, or answered after all
            log.info("interaction %s stays without an answer: %r", deferral.interaction_id, error)
