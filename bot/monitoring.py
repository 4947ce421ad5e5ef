"""What machines may ask a running bot: /healthz for those that restart it, /metrics for Prometheus.

Only where METRICS_PORT is set: otherwise nothing of this is imported, and nothing is measured.
"""

import asyncio
import os
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager

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
from bot.app import COMMANDS_NOTE, App
from bot.errors import OperatorError, Unavailable
from bot.logs import rate_limits
from bot.storage import notes

TICK_S = 0.5
"""Between two looks at how late the event loop is."""
PATIENCE_S = 2.0
"""How long the database may take to answer before it counts as gone."""
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
        await _listen(runner, host, port)
        with metrics.measuring():
            yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise OperatorError(
            f"METRICS_PORT {port} at METRICS_HOST {host} cannot be used: {reason}. Choose another one."
        ) from None


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
        self._ready = gauge("ready", "1 while people can reach the bot")
        self._shards = gauge("shards", "Shards whose connection to Discord stands")
        self._servers = gauge("servers", "Discord servers of these shards")
        self._behind = gauge("boards_behind", "Boards that do not show the last move yet")
        self._waiting = gauge("computers_waiting", "Computer players that wait for a free process")
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
        """Answer 200 while people can reach the bot and the database answers, otherwise 503."""
        shards = self._held()
        does_answer = await self._database_answers()
        is_ready = self._is_ready() and does_answer
        body = {"ready": is_ready, "shards": shards, "database": does_answer}
        return web.json_response(body, status=200 if is_ready else 503)

    async def page(self, _request: web.Request) -> web.Response:
        """Answer with all metrics, in Prometheus' own format."""
        self._ready.set(self._is_ready())
        self._shards.set(len(self._held()))
        self._servers.set(len(self._app.client.guilds))
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
        return [limited]

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

    def _is_ready(self) -> bool:
        client = self._app.client
        return self._is_set_up() and client.is_ready() and len(self._held()) == len(client.shards) > 0

    def _held(self) -> list[int]:
        """Return the shards whose connection stands."""
        return sorted(number for number, shard in self._app.client.shards.items() if not shard.is_closed())

    async def _database_answers(self) -> bool:
        if not self._is_set_up():
            return False
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._app.database.read(notes.load_note, COMMANDS_NOTE)
        except (TimeoutError, Unavailable):
            return False
        return True
