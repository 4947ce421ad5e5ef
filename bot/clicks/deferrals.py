"""Answers that are put off are given, also if the process ends that put them off.

Each is noted before Discord is told so; while the database is silent none is put off. The next process that serves
there says a sentence to those who still wait.
"""

import asyncio
import logging

import discord

from bot.clicks import deferral_rows
from bot.clicks.deferral_rows import Deferral
from bot.messages.desired import Interaction
from bot.messages.outages import OUTAGES, REQUEST_S
from bot.storage.database import Database
from bot.storage.shards import Shards
from bot.tasks import BackgroundTasks
from bot.text.words import language_of, speaker

log = logging.getLogger(__name__)


class Deferrals:
    """Notes them, and answers for processes that have ended."""

    def __init__(self, database: Database, client: discord.Client) -> None:
        self._database, self._client = database, client
        self._noted = set[int]()
        self._are_noted = True
        self._tasks = BackgroundTasks()

    async def note_deferral(self, interaction: Interaction) -> None:
        """Note that this answer is about to be put off; Unavailable if the database does not take it."""
        if self._are_noted:
            self._noted.add(interaction.id)
            language = language_of(interaction.locale)
            deferral = Deferral(interaction.id, interaction.guild_id or 0, language, interaction.token)
            await self._database.write(deferral_rows.note_deferral, deferral)

    def note_answer(self, interaction: Interaction) -> None:
        """Note soon that the answer is given."""
        if interaction.id in self._noted:
            self._noted.discard(interaction.id)
            self._database.write_lazily(("deferral", interaction.id), deferral_rows.forget_deferrals, [interaction.id])

    async def answer_all(self, shards: Shards) -> None:
        """Soon: answer what was put off in these shards by a process that has ended; before any click comes here."""
        for deferral in await self._database.write(deferral_rows.take_deferrals, shards):
            self._tasks.start(self._answer(deferral), "answer what was put off")

    async def keep_all(self) -> None:
        """Leave none to the process that takes over now: this one answers all that it still hears of."""
        self._are_noted = False
        await self._database.write(deferral_rows.forget_deferrals, [*self._noted])

    async def close(self) -> None:
        """Leave the rest to the next process."""
        await self._tasks.cancel()

    async def _answer(self, deferral: Deferral) -> None:
        webhook = discord.Webhook.partial(self._client.application_id or 0, deferral.token, client=self._client)
        webhook.type = discord.WebhookType.application
        try:
            async with asyncio.timeout(REQUEST_S):
                await webhook.send(speaker(deferral.language)("no-answer-cut-off"), ephemeral=True)
        except (discord.HTTPException, *OUTAGES) as error:  # older than a quarter of an hour, or answered after all
            log.info("interaction %s stays without an answer: %r", deferral.interaction_id, error)
