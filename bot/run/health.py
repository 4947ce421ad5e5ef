"""What machines may ask a running bot: /healthz for those that restart it, /metrics for Prometheus.

Only where METRICS_PORT is set: otherwise nothing of this is imported.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot.errors import Unavailable
from bot.hosting.backup import newest_backup
from bot.hosting.check import port_refused
from bot.run.app import App
from bot.storage.database import save_note

PATIENCE_S = 2.0
"""How long the database may take to answer before it counts as gone."""
HEALTH_NOTE = "health"
"""Written by each look at /healthz: when that was."""


@asynccontextmanager
async def monitoring(app: App, host: str, port: int) -> AsyncGenerator[None]:
    """Answer machines while this lasts; OperatorError if the port cannot be had."""
    monitor = Monitor(app)
    site = web.Application()
    site.add_routes([web.get("/healthz", monitor.healthz), web.get("/metrics", monitor.metrics)])
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise port_refused(app.settings, error) from None
        yield
    finally:
        await runner.cleanup()


class Monitor:
    """Looks at one bot."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)
        newest = partial(newest_backup, app.settings.backup_folder) if app.settings.backup_folder else lambda: 0
        for name, about, value in (
            ("ready", "1 while people in all servers of the shards held can reach the bot", self._is_reached),
            ("servers", "Discord servers of these shards", lambda: len(app.client.guilds)),
            ("last_backup_timestamp_seconds", "When the newest backup was made; 0 if none", newest),
        ):
            Gauge(f"katzentisch_{name}", about, registry=self._registry).set_function(value)

    async def healthz(self, _request: web.Request) -> web.Response:
        """Answer 200 while all is well: the bot plays, or stands by for another process; otherwise 503."""
        does_answer, (held, reached) = await self._database_answers(), self._shards()
        is_ready = does_answer and self._is_reached()
        stands_by = does_answer and self._app.shards is not None and self._app.shards.is_standing_by
        body = {
            "ready": is_ready,
            "standing_by": stands_by,
            "shards_held": sorted(held),
            "shards_reached": sorted(reached),
            "database": does_answer,
        }
        return web.json_response(body, status=200 if is_ready or stands_by else 503)

    async def metrics(self, _request: web.Request) -> web.Response:
        """Answer with all metrics, in Prometheus' own format."""
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _is_reached(self) -> bool:
        held, reached = self._shards()
        return bool(held) and held == reached

    def _shards(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return the shards held, and those in whose servers people can reach the bot; none while it starts."""
        shards, clock = self._app.shards, self._app.clock
        return shards.held if shards else frozenset(), clock.reached if clock else frozenset()

    async def _database_answers(self) -> bool:
        """Return whether something can be written: a full disk still reads."""
        if self._app.clock is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._app.database.write(save_note, HEALTH_NOTE, datetime.now(UTC).isoformat())
        except (TimeoutError, Unavailable):
            return False
        return True
