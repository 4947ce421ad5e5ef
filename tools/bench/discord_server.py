"""The stand-in of Discord for a bot under load: it times clicks, counts requests and what comes with them, and keeps no
pictures.
"""

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.standin.server import Handler, Standin
from tests.standin.world import DEFERRALS, Interaction, World

Json = dict[str, Any]

CHANGED = 7
"""An answer that gives the clicked message another look."""
PATIENCE_S = 60
KINDS = {
    r"/callback$": "answer",
    r"/webhooks/.*/@original$": "hand",
    r"/webhooks/": "follow-up",
    r"/messages$": "post",
    r"/messages/\d+$": "board",
}
"""What requests are called, by their paths."""


@dataclass
class Click:
    """An interaction, and how soon it was answered."""

    interaction: Interaction
    sent_at: float = field(default_factory=time.perf_counter)
    answered_s: float | None = None

    @property
    def answer(self) -> int | None:
        """The type of the answer; None if there was none."""
        return next(iter(self.interaction.answers), None)

    @property
    def is_deferred(self) -> bool:
        """Whether it was promised first."""
        return self.answer in DEFERRALS


class _World(World):
    def _attach(self, message: Json, named: Json, data: bytes) -> None:
        super()._attach(message, named, b"")


class DiscordServer(Standin):
    """Discord for one bot, with one server of many channels on each shard."""

    def __init__(self, channels: int, shards: int = 1) -> None:
        super().__init__(_World(), shards)
        servers = [str((shards + shard) << 22) for shard in range(shards)]
        self.world.guild_id = servers[0]
        self.channels = [self.world.add_channel(server=servers[at // 4 % shards]) for at in range(channels)]
        """Four tables in a row, one of each game, are in one server."""
        self.kinds: Counter[str] = Counter()
        self.received_bytes = 0
        self.is_ready = asyncio.Event()
        self._clicks: dict[str, Click] = {}

    async def send(self, interaction: Interaction) -> Interaction:
        """Let the bot hear of it, and return once it is done."""
        self._clicks[interaction.payload["token"]] = Click(interaction)
        await super().send(interaction)
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.done.wait(), PATIENCE_S)
        return interaction

    async def timed(self, user: Json, message: Json, custom_id: str, *values: str) -> Click:
        """Press a button, or take something in a menu."""
        interaction = await self.click(user, message, custom_id, *values)
        return self._clicks.pop(interaction.payload["token"])

    async def _answer(self, request: web.Request) -> web.Response:
        answered = await super()._answer(request)
        if click := self._clicks.get(request.match_info["token"]):
            click.answered_s = time.perf_counter() - click.sent_at
        return answered

    async def _with_faults(self, request: web.Request, handler: Handler, line: str) -> web.StreamResponse:
        self.received_bytes += request.content_length or 0
        kind = next((kind for path, kind in KINDS.items() if re.search(path, line)), "other")
        self.kinds[kind if kind in ("answer", "post", "follow-up") else f"{kind} {request.method.lower()}"] += 1
        return await super()._with_faults(request, handler, line)

    async def _identify(self, shard: int, socket: web.WebSocketResponse, process: str) -> None:
        await super()._identify(shard, socket, process)
        if all(map(self.is_connected, range(self.shards))):
            self.is_ready.set()
