"""The whole bot in the browser, without a token: simcord stands in for Discord, its preview page for the client.

    /            who is there; one link per person
    /table#Anna  the channel as Anna sees it; another tab may be Ben
    /table#Anna/nebenzimmer  another channel; `revanche` is a thread
  /table#Anna/dm  what the bot wrote to Anna alone

simcord is made for tests: one thing at a time, in a time of its own, shown when asked. Here several people play at
once, in real time, and every tab follows. The server, its channels, its people and the commands are the same at every
start, so a game goes on where the last run left it. All uses of simcord's private names are in this folder, and
simcord's version is pinned.
"""

# pyright: reportPrivateUsage=false

import asyncio
import gc
import logging
import socket
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from discord.ext import commands

from bot.errors import GameError, Misconfigured, OperatorError
from bot.playground.live import Live
from bot.playground.scene import set_scene
from bot.playground.world import load_world, save_world

if TYPE_CHECKING:
    from simcord import Env

PEOPLE = ("Anna", "Ben", "Cleo", "Deniz", "Emil", "Fatma")
LET_GO_S = 0.1
"""How long a process that was killed needs to be gone."""
NEEDS = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")


async def play(
    make_bot: Callable[[], commands.AutoShardedBot], *, port: int, people: Sequence[str] = PEOPLE, world: Path
) -> None:
    """Serve the playground until cancelled; `world` is the file that keeps what Discord keeps between two runs.

    Raises OperatorError when a package is missing or the port is taken.
    """
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise Misconfigured(f"The playground needs {', '.join(missing)}: `make play` installs them.")
    _require_free(port)
    # simcord tries out a client without intents, of which discord.py warns
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    from simcord import Env

    env = Env(make_bot(), check_errors=False)
    _ignore_refusals(env)
    live = Live(env, set_scene(env, people), save=partial(save_world, env, world))
    load_world(env, world)
    try:
        await env.start()
        async with live.serve(port) as address:
            print(_instructions(address), flush=True)
            await live.keep_fresh()
    finally:
        with env._bot_scope():
            await env.bot.close()
        save_world(env, world)
        await env.shutdown()
        await asyncio.sleep(LET_GO_S)
        gc.collect()  # simcord's stopped processes: left to the end, they would print a traceback


def _ignore_refusals(env: "Env") -> None:
    """Let simcord collect real errors only: a refusal is no crash."""
    record = env._record_error

    def record_crash(error: BaseException) -> None:
        if not isinstance(getattr(error, "original", error), GameError):
            record(error)

    env._record_error = record_crash


def _require_free(port: int) -> None:
    """Refuse a taken port before the bot starts: a second playground must not touch the database of the first."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except (OSError, OverflowError) as error:
        raise OperatorError(
            f"Port {port} cannot be used: {error}. Stop the program that has it, or choose another one with --port."
        ) from error


def _instructions(address: str) -> str:
    return (
        f"The table is set: {address}\n"
        "  1. Open that address once per person, each in a tab of its own, and choose who you are.\n"
        "  2. Press Show the games, or type a command such as /mausen new and press Enter twice: once to take it,\n"
        "     once to send it. The others click what appears. A / alone lists all commands.\n"
        "  3. The bot speaks the language of your browser. Ctrl+C ends it.\n"
        "     The games are kept: the next start goes on with them."
    )
