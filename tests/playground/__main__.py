"""Plays with the tiny bot: python -m tests.playground PORT FOLDER"""

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from bot.playground.server import play
from tests.playground.tiny_bot import TinyBot


async def main() -> None:
    here, folder = asyncio.current_task(), Path(sys.argv[2])
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, here.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await play(lambda: TinyBot(folder / "tiny.db"), port=int(sys.argv[1]), world=folder / "tiny.json")


asyncio.run(main())
