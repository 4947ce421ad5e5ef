"""What machines may ask a running bot: /healthz for those that restart it, /metrics for Prometheus.

Only where METRICS_PORT is set: otherwise nothing of this is imported, and nothing is measured.
"""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from bot import timing
from bot.app import App
from bot.doctor import port_refused
from bot.draw import worker
from bot.errors import Unavailable
from bot.logs import rate_limits
from bot.storage import notes
from bot.storage.backup import newest_backup

TICK_S = 0.5
"""Between two looks at how late the event loop is."""
PATIENCE_S = 2.0
"""How long the database may take to answer before it counts as gone."""
HEALTH_NOTE = "health"
"""Written by each look at /healthz: when that was."""
LONG = (0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10)
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""The bounds of histograms, in seconds."""


@asynccontextmanager
async def monitoring(app: App, host: str, port: int) -> AsyncGenerator[None]:
    """Answer machines while this lasts; OperatorError if the port cannot be had."""
    metrics = Metrics(app)
    site = web.Application()
    site.add_routes([web.get("/healthz", metrics.healthz), web.get("/metrics", metrics.page)])
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise port_refused(app.settings, error) from None
        with metrics.measuring():
            yield
    finally:
        await runner.cleanup()


class Metrics(Collector):
    """What is measured of one bot."""

    _timer: asyncio.TimerHandle

    def __init__(self, app: App) -> None:
        self._app = app
        self._registry = CollectorRegistry()
        histogram, gauge = self._histogram, self._gauge
        self._times = {
            "click": histogram("click", "From a click in Discord until it is answered and all is done for it", LONG),
            "database": histogram("database", "A read or a write, with the wait for a connection", SHORT),
            "drawing": histogram("picture", "Until a picture is there, drawn or kept", SHORT),
        }
        self._lag = histogram("loop_lag", "How late the event loop comes to what is due", SHORT)
        self._ready = gauge("ready", "1 while people in all servers of the shards held can reach the bot")
        self._held = gauge("shards_held", "Shards that are this process's to serve")
        self._reached = gauge("shards_reached", "Those of them in whose servers people can reach the bot")
        self._servers = gauge("servers", "Discord servers of these shards")
        self._behind = gauge("boards_behind", "Boards that do not show the last move yet")
        self._waiting = gauge("computers_waiting", "Computer players that wait for a free process")
        self._budget = gauge("requests_per_second", "Requests that answer no click and may be sent in a second now")
        self._queue = gauge("requests_waiting", "Requests that answer no click and wait for their turn")
        self._oldest = gauge("oldest_picture_seconds", "How long the picture is waited for that was asked for first")
        self._backup = gauge(
            "last_backup_timestamp_seconds", "When the newest copy in BACKUP_FOLDER was made; 0 if none"
        )
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    @contextmanager
    def measuring(self) -> Generator[None]:
        """Measure while this lasts."""
        timing.listeners.append(self._observe)
        self._tick_at(asyncio.get_running_loop().time() + TICK_S)
        try:
            yield
        finally:
            self._timer.cancel()
            timing.listeners.remove(self._observe)

    async def healthz(self, _request: web.Request) -> web.Response:
        """Answer 200 while all is well: the bot plays, or stands by for another process; otherwise 503."""
        does_answer, held = await self._database_answers(), self._app.held_shards
        is_ready = does_answer and self._is_reached()
        stands_by = does_answer and self._app.is_standing_by
        body = {
            "ready": is_ready,
            "standing_by": stands_by,
            "shards_held": sorted(held),
            "shards_reached": sorted(self._app.reached_shards),
            "database": does_answer,
        }
        return web.json_response(body, status=200 if is_ready or stands_by else 503)

    async def page(self, _request: web.Request) -> web.Response:
        """Answer with all metrics, in Prometheus' own format."""
        self._ready.set(self._is_reached())
        self._held.set(len(self._app.held_shards))
        self._reached.set(len(self._app.reached_shards))
        self._servers.set(len(self._app.client.guilds))
        self._budget.set(self._app.budget.per_s)
        self._queue.set(self._app.budget.waiting)
        self._oldest.set(worker.oldest_s())
        if folder := self._app.settings.backup_folder:
            self._backup.set(newest_backup(folder))
        if self._is_set_up():
            self._waiting.set(self._app.thinkers.waiting)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    self._behind.set(len(await self._app.services.sessions.unshown()))
            except (TimeoutError, Unavailable):
                self._behind.set(float("nan"))  # it is not known
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def collect(self) -> list[CounterMetricFamily]:
        """Return what is counted elsewhere."""
        limited = CounterMetricFamily("katzentisch_rate_limited", "Requests that met a rate limit of Discord")
        limited.add_metric([], rate_limits.count)
        refused = CounterMetricFamily("katzentisch_requests_refused", "Requests that Discord refused: 401, 403 or 429")
        refused.add_metric([], self._app.budget.refused)
        failed = CounterMetricFamily("katzentisch_failed_writes", "Writes that the database did not take")
        failed.add_metric([], self._app.database.failed_writes if self._is_set_up() else 0)
        return [limited, refused, failed]

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"katzentisch_{name}_seconds", about, registry=self._registry, buckets=buckets)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"katzentisch_{name}", about, registry=self._registry)

    def _observe(self, what: str, seconds: float) -> None:
        self._times[what].observe(seconds)

    def _tick_at(self, due_s: float) -> None:
        loop = asyncio.get_running_loop()

        def tick() -> None:
            now_s = loop.time()
            self._lag.observe(now_s - due_s)
            self._tick_at(now_s + TICK_S)

        self._timer = loop.call_at(due_s, tick)

    def _is_set_up(self) -> bool:
        return self._app.clock is not None

    def _is_reached(self) -> bool:
        return bool(held := self._app.held_shards) and held == self._app.reached_shards

    async def _database_answers(self) -> bool:
        """Return whether something can be written: a full disk still reads."""
        if not self._is_set_up():
            return False
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._app.database.write(notes.save_note, HEALTH_NOTE, datetime.now(UTC).isoformat())
        except (TimeoutError, Unavailable):
            return False
        return True
