"""The bot as a process that can be killed at a point: `python -m tests.trust.killable_bot`.

For every line of JSON that it reads it forks a child that runs the bot, connected to the stand-in of Discord at `base`
and to a socket of the test at `control`. Forking saves a second of importing for each of many starts. Over the socket
the test says, one line each, and gets one line of JSON back:

    arm 7       be killed at the seventh point from here on, 0 for never
    settle      answer when no work is under way: what passed since, and what the log says

A point is before or after a commit, a request to Discord, the drawing of a picture. The bot knows nothing of them.
"""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discovery import modules
from bot.draw.worker import threads
from bot.games import chance
from bot.hosting.settings import load_settings
from bot.messages import page
from bot.run.app import App
from bot.run.shard_keeper import ShardKeeper
from bot.storage import database as storage
from bot.storage.database import Database
from bot.storage.sqlite import Sqlite, SqliteConnection
from bot.table.messages.presence import Presence
from bot.tasks import BackgroundTasks
from tests.standin.server import TOKEN, point_at

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010100000000376ef9240000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
)
GUILD_READY_S = 0.05
"""discord.py waits so long for more servers: there is one."""
NEVER_S = 3600.0
"""What may be written a little later waits for the test's word."""


class Points:
    """Counts the points that pass, and dies at one of them."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.deadly = 0

    def arm(self, number: int) -> None:
        """Die at this point from now on, counted from 1; 0 for never."""
        self.passed, self.deadly = [], number

    def at(self, what: str) -> None:
        """Pass a point, or die here."""
        self.passed.append(what)
        if len(self.passed) == self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, what: Callable[..., str], work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return the work with a point before it and one after it."""

        async def pointed(*args: Any, **named: Any) -> Any:
            self.at(f"before {what(*args)}")
            result = await work(*args, **named)
            self.at(f"after {what(*args)}")
            return result

        return pointed


def instrument(points: Points) -> None:
    """Put points around what outlives the process, and around drawing; every picture is a dot."""

    async def drawn(_paint: Any, _args: Any) -> bytes:
        return DOT

    page.drawn = points.around(lambda *_: "picture", drawn)
    requests = points.around(lambda _client, route, **_: _named(route), HTTPClient.request)
    HTTPClient.request = requests  # pyright: ignore[reportAttributeAccessIssue]
    answers = points.around(lambda _adapter, route, *_, **__: _named(route), AsyncWebhookAdapter.request)
    AsyncWebhookAdapter.request = answers  # pyright: ignore[reportAttributeAccessIssue]
    write_together, transaction = Sqlite._write_together, SqliteConnection.transaction

    async def committing(self: Sqlite, batch: Any) -> None:
        async def with_point(work: Any) -> Any:
            def last(connection: Any) -> Any:
                done = work(connection)
                points.at("before commit")  # in the open transaction, after its last statement
                return done

            return await transaction(self._writer, last)

        self._writer.transaction = with_point
        await write_together(self, batch)
        points.at("after commit")

    Sqlite._write_together = committing


KINDS = {
    "/interactions/{webhook_id}/{webhook_token}/callback": "answer",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original": "hand",
    "/webhooks/{webhook_id}/{webhook_token}": "whisper",
    "/channels/{channel_id}/messages": "message",
    "/channels/{channel_id}/messages/{message_id}": "message",
}


def _named(route: Any) -> str:
    return f"{route.method} {KINDS.get(route.path, route.path)}"


async def run(order: dict[str, Any]) -> None:
    """Be the bot until killed."""
    points = Points()
    instrument(points)
    point_at(order["base"])
    storage.SOON_S = NEVER_S
    chance.new_secret = lambda: bytes.fromhex(order["secret"])
    # how a game went comes when it comes: no move is lost by it
    if find_spec("cogs.review"):
        import_module("cogs.review.reviewing").Reviewers._look_at = lambda *_: None
    Presence.is_there = lambda *_, **__: False  # so that players are called, and calls can be lost
    log = Log()
    logging.getLogger().addHandler(log)
    settings = load_settings(database_url=order["database"], shard_count=1)
    app = App(settings, edit_pause=0.0, make_executor=lambda: ThreadPoolExecutor(1), make_painters=threads)
    if not order["sync"]:
        app._sync_commands = _nothing  # pyright: ignore[reportAttributeAccessIssue]
    app.client._connection.guild_ready_timeout = GUILD_READY_S
    reached, tasks = ShardKeeper.reached, BackgroundTasks()

    async def ready(keeper: ShardKeeper, shard: int) -> None:
        await reached(keeper, shard)
        tasks.start(control(order["control"], points, log, app.database), "control")

    ShardKeeper.reached = ready  # pyright: ignore[reportAttributeAccessIssue]
    async with app.client as bot:
        await bot.start(TOKEN)


async def _nothing(_database: Any) -> None:
    pass


class Log(logging.Handler):
    """Keeps what is a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


async def control(path: str, points: Points, log: Log, database: Database) -> None:
    """Do what the test says."""
    reader, writer = await asyncio.open_unix_connection(path)
    while line := await reader.readline():
        match line.decode().split():
            case ["arm", number]:
                points.arm(int(number))
                answer: Any = None
            case _:
                await settled()
                await database.flush()  # what may wait is written now, and not at any moment
                await settled()
                answer = {"points": points.passed, "log": log.lines}
        writer.write(json.dumps(answer).encode() + b"\n")
    os._exit(0)  # the test is over


async def settled() -> None:
    """Return when no work is under way: all tasks are those that a bot has that does nothing."""
    while busy := [task for task in asyncio.all_tasks() if not _is_idle(task)]:
        await asyncio.wait(busy)


IDLE = ("control", "AutoShardedClient.launch_shards", "Shard.worker", "Client.start", "run", "_until_killed")


def _is_idle(task: asyncio.Task[Any]) -> bool:
    coroutine = task.get_coro()
    return task.get_name() in IDLE or getattr(coroutine, "__qualname__", "") in IDLE


def main() -> None:
    for module in modules("cog"):
        __import__(module)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(run(json.loads(line)))
        print("playing", child, flush=True)
        _, status = os.waitpid(child, 0)
        print("gone", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
