"""The bot as one of several processes on a PostgreSQL: `python -m tests.trust.shared_bot`, with an order in JSON.

It runs as from the command line, but for what would take time and proves nothing here: each picture is a dot, computers
think in a thread, and the pause between two connections to Discord is short.
"""

import asyncio
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from aiohttp import client_reqrep

from bot import __main__ as command_line
from bot import logs
from bot.draw.worker import threads
from bot.errors import OperatorError
from bot.hosting.settings import load_settings
from bot.messages import page
from bot.run import app
from bot.run.app import App
from bot.storage import ownership
from bot.table.messages.presence import Presence
from tests.standin.server import TOKEN, point_at
from tests.trust.killable_bot import DOT, GUILD_READY_S

QUICK_S = 1.1
"""Between two connections to Discord: quicker than it wants it."""
ORDER = json.loads(sys.argv[1])
"""Its `name` is that by which the stand-in of Discord knows this process. As long as the file `slow` is there, no
picture is finished."""


class QuickApp(App):
    """The bot with threads instead of processes."""

    def __init__(self, settings: Any, **more: Any) -> None:
        super().__init__(
            settings, **more, edit_pause=0.0, make_executor=lambda: ThreadPoolExecutor(1), make_painters=threads
        )
        self.client._connection.guild_ready_timeout = GUILD_READY_S
        self.client.http.user_agent = ORDER["name"]


async def _dot(_paint: Any, _args: Any) -> bytes:
    while Path(ORDER["slow"]).exists():
        await asyncio.sleep(0.1)
    return DOT


def main() -> None:
    client_reqrep.SERVER_SOFTWARE = ORDER["name"]  # pyright: ignore[reportPrivateImportUsage]
    point_at(ORDER["base"])
    page.drawn = _dot
    app.App, ownership.IDENTIFY_S = QuickApp, QUICK_S
    Presence.is_there = lambda *_, **__: False  # so that players are called, and calls can be doubled
    if find_spec("cogs.review"):
        import_module("cogs.review.reviewing").Reviewers._look_at = lambda *_: None
    os.environ["DISCORD_TOKEN"] = TOKEN
    settings = load_settings(database_url=ORDER["database"], shard_count=ORDER["count"], shard_ids=ORDER["shards"])
    logs.set_up("INFO", "text")
    try:
        asyncio.run(command_line._until_stopped(command_line.run(settings, command_line.argparse.Namespace())))
    except OperatorError as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
