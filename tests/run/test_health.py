"""/healthz and /metrics: what a real process says of itself while people play, and when something is wrong."""

import asyncio
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime

import aiohttp
import pytest
from sqlalchemy.exc import OperationalError

from bot.draw.worker import threads
from bot.errors import Unavailable
from bot.hosting.settings import Settings
from bot.run.app import App
from bot.run.health import monitoring
from bot.run.shard_keeper import ShardKeeper
from tests.standin.direct import connected
from tests.standin.server import API, TOKEN, Fault, Standin
from tests.standin.world import World

PATIENCE_S = 60.0
HOST = "127.0.0.1"


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def health(port: int) -> tuple[int, dict]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{port}/healthz") as answer:
        return answer.status, await answer.json()


def said(*, ready: bool = False, stands_by: bool = False, held=(), reached=(), database: bool = True) -> dict:
    shards = {"shards_held": [*held], "shards_reached": [*reached]}
    return {"ready": ready, "standing_by": stands_by, **shards, "database": database}


async def value(port: int, name: str) -> float:
    """Return one of the numbers."""
    _, page = await get(port, "/metrics")
    found = re.search(rf"^katzentisch_{name} (\S+)$", page, re.MULTILINE)
    assert found, f"no {name} in:\n{page}"
    return float(found[1])


async def until(what: Callable) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(aiohttp.ClientConnectionError):
                if await what():
                    return
            await asyncio.sleep(0.1)


# A process of its own


@asynccontextmanager
async def running_bot(environment: dict[str, str], folder, discord: Standin, port: int) -> AsyncGenerator[list[str]]:
    """Run the bot as its operator does; afterwards the list holds what it logged."""
    settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": f"{discord.base}{API}"}
    settings |= {"METRICS_PORT": str(port), "LOG_LEVEL": "INFO"}
    lines: list[str] = []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=folder, env=environment | settings, stderr=PIPE
    )
    reading = asyncio.create_task(process.stderr.read())
    try:
        await until(lambda: is_ready(port))
        yield lines
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE_S):
            assert await process.wait() == 0
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        lines += (await reading).decode().splitlines()
        print(*lines, sep="\n")


async def is_ready(port: int) -> bool:
    return (await health(port))[0] == 200


@pytest.mark.slow
async def test_a_bot_behind_a_proxy_says_how_it_is_while_people_play(
    environment, sqlite_url, tmp_path, unused_tcp_port
):
    world, port = World(), unused_tcp_port
    anna, channel = world.add_user("anna"), world.add_channel()
    async with Standin(world) as discord, running_bot(environment, tmp_path, discord, port) as lines:
        assert await health(port) == (200, said(ready=True, held=[0], reached=[0]))
        discord.faults.append(Fault("POST /channels", times=3, status=429, retry_after_s=0.05))
        async with asyncio.timeout(PATIENCE_S):
            await (await discord.command(anna, channel, "mausen new")).answered.wait()
        await until(lambda: is_posted(discord.requests))
        assert [await value(port, name) for name in ("ready", "servers")] == [1, 1]
        _, page = await get(port, "/metrics")
        assert "process_resident_memory_bytes" in page
    assert sum("rate limited" in line for line in lines) == 1, "a line a minute"
    with pytest.raises(aiohttp.ClientConnectionError):
        await get(port, "/healthz")


async def is_posted(requests: list[str]) -> bool:
    """Whether the board is there, after three tries that met a rate limit."""
    return sum(line.startswith("POST /channels") for line in requests) > 3


# What is wrong


@pytest.fixture
async def app(sqlite_url, monkeypatch):
    """A bot that is set up, without a connection to Discord."""
    made = App(Settings(database_url=sqlite_url, shard_count=1), make_painters=threads)
    made.__dict__["_sync_commands"] = _nothing
    async with connected(made, World(), monkeypatch):
        yield made


async def _nothing(*_: object) -> None:
    pass


async def test_a_bot_without_a_connection_to_discord_is_not_ready(app, unused_tcp_port):
    async with monitoring(app, HOST, unused_tcp_port):
        assert await health(unused_tcp_port) == (503, said(held=[0]))
        assert await value(unused_tcp_port, "ready") == 0


async def test_a_bot_that_waits_for_shards_stands_by(app, unused_tcp_port, monkeypatch):
    monkeypatch.setattr(ShardKeeper, "held", frozenset())
    async with monitoring(app, HOST, unused_tcp_port):
        assert (await health(unused_tcp_port))[0] == 503, "it has no shards, but waits for none: it is still starting"
    app.shards.is_standing_by = True
    async with monitoring(app, HOST, unused_tcp_port):
        assert await health(unused_tcp_port) == (200, said(stands_by=True))
        assert await value(unused_tcp_port, "ready") == 0


async def test_a_bot_that_loses_its_connection_is_not_ready_until_it_is_back(app, unused_tcp_port):
    async with monitoring(app, HOST, unused_tcp_port):
        await app.shards.reached(0)
        assert await health(unused_tcp_port) == (200, said(ready=True, held=[0], reached=[0]))
        await app.shards.lost(0)
        assert await health(unused_tcp_port) == (503, said(held=[0]))
        assert await value(unused_tcp_port, "ready") == 0
        await app.shards.reached(0)
        assert (await health(unused_tcp_port))[0] == 200


async def test_a_bot_that_is_not_set_up_yet_is_not_ready(sqlite_url, unused_tcp_port):
    async with monitoring(App(Settings(database_url=sqlite_url)), HOST, unused_tcp_port):
        assert await health(unused_tcp_port) == (503, said(database=False))
        assert (await get(unused_tcp_port, "/metrics"))[0] == 200


async def test_a_full_disk_still_reads_and_is_no_health(app, unused_tcp_port):
    async with monitoring(app, HOST, unused_tcp_port):
        await app.shards.reached(0)
        assert (await health(unused_tcp_port))[0] == 200
        await fill_up(app)
        assert await health(unused_tcp_port) == (503, said(held=[0], reached=[0], database=False))


async def fill_up(app: App) -> None:
    """Let the disk be full: SQLite says so to whoever writes."""

    async def full(*_: object) -> None:
        raise OperationalError("", None, sqlite3.OperationalError("database or disk is full"))

    app.database._backend.__dict__["write"] = full


async def test_the_last_backup_is_in_the_metrics(app, unused_tcp_port, tmp_path):
    (tmp_path / "katzentisch-2026-01-02-030405.db").touch()
    app.settings = app.settings.model_copy(update={"backup_folder": tmp_path})
    async with monitoring(app, HOST, unused_tcp_port):
        made = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC).timestamp()
        assert await value(unused_tcp_port, "last_backup_timestamp_seconds") == made


@pytest.mark.parametrize("trouble", ["refuses", "hangs"])
async def test_a_database_that_does_not_answer(app, unused_tcp_port, monkeypatch, trouble):
    async def read(*_: object) -> None:
        if trouble == "hangs":
            await asyncio.Event().wait()
        raise Unavailable

    monkeypatch.setattr("bot.run.health.PATIENCE_S", 0.05)
    monkeypatch.setattr(app.database, "read", read)
    monkeypatch.setattr(app.database, "write", read)
    async with monitoring(app, HOST, unused_tcp_port):
        assert (await health(unused_tcp_port))[1]["database"] is False


@pytest.mark.slow
async def test_a_bot_without_the_setting_imports_nothing_of_it(environment, tmp_path):
    unwanted = "{'prometheus_client', 'bot.run.health'}"
    looked = f"import sys, bot.__main__, bot.run.app; sys.exit(bool({unwanted} & {{*sys.modules}}))"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", looked, cwd=tmp_path, env=environment)
    assert await process.wait() == 0
