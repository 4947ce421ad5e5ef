"""The command line: `python -m bot run`, also installed as `katzentisch`."""

import argparse
import asyncio
import logging
import signal
import sqlite3
import sys
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import logs
from bot.app import App
from bot.errors import OperatorError
from bot.games.discovery import game_keys
from bot.past.verify import check_record
from bot.settings import Settings, load_settings
from bot.storage import history
from bot.storage.backup import back_up, name_at
from bot.storage.database import Database, address, redacted

log = logging.getLogger("bot")


async def run(settings: Settings) -> None:
    """Play on Discord until cancelled."""
    token = settings.token()
    app = App(settings)
    async with app.client as bot:
        try:
            await _unless(bot.start(token), app.watch_database())
        except discord.LoginFailure:
            raise OperatorError(
                "Discord refuses DISCORD_TOKEN. Copy it again from the developer portal, page Bot."
            ) from None
        except (discord.GatewayNotFound, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            raise OperatorError(f"Discord cannot be reached: {error}. Check the network and start again.") from None


async def _unless(work: Coroutine[Any, Any, None], guard: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends, or until the guard raises an error: then raise that."""
    tasks = [asyncio.ensure_future(work), asyncio.ensure_future(guard)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def play(settings: Settings, *, fresh: bool) -> None:
    """Play in the browser, against a stand-in of Discord."""
    from bot.playground import server as playground

    folder = settings.play_data
    if fresh:
        for file in folder.glob("playground.*"):
            file.unlink()
    database = f"sqlite:///{folder / 'playground.db'}"
    own = settings.model_copy(update={"database_url": database, "shard_count": 1, "backup_folder": None})
    await playground.play(lambda: App(own).client, port=settings.play_port, world=folder / "playground.json")


async def check(settings: Settings) -> None:
    """Print whether the bot has everything that it needs."""
    database = await Database.open(settings.database_url, settings.sqlite_synchronous)
    await database.close()
    url = address(settings.database_url)
    version = f" (SQLite {sqlite3.sqlite_version})" if url.get_backend_name() == "sqlite" else ""
    print(f"database  {redacted(url)}: schema up to date{version}")
    print(f"games     {', '.join(game_keys())}")
    print(f"token     {'set' if settings.discord_token else 'not set: only `play` will work'}")


async def backup(settings: Settings, target: Path) -> None:
    """Copy the database, whether or not the bot runs."""
    await asyncio.to_thread(back_up, settings.database_url, target)
    print(f"backup    {target}: whole")


async def rate(settings: Settings) -> None:
    """Work out all ratings anew from the games that are stored."""
    _require_database(settings)
    database = await Database.open(settings.database_url, settings.sqlite_synchronous)
    try:
        games, ratings = await database.write(history.recount)
    finally:
        await database.close()
    print(f"ratings   {ratings}, from {games} games of people among themselves")


def _require_database(settings: Settings) -> None:
    url = address(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OperatorError(f"There is no database {url.database}.")


def main() -> None:
    """Run what the command line asks for; operator errors end in one sentence and exit code 1."""
    options = _parser().parse_args()
    try:
        if options.command == "verify":
            sys.exit(check_record(options.file))
        settings = load_settings(**({"play_port": options.port} if getattr(options, "port", None) is not None else {}))
        logs.set_up(settings.log_level, settings.log_format, is_quiet=options.command == "play")
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak
        asyncio.run(_until_stopped(_work(settings, options)))
    except OperatorError as error:
        sys.exit(f"katzentisch: {error}")


def _work(settings: Settings, options: argparse.Namespace) -> Coroutine[Any, Any, None]:
    match options.command:
        case "play":
            return play(settings, fresh=options.fresh)
        case "check":
            return check(settings)
        case "backup":
            return backup(settings, options.file)
        case "rate":
            return rate(settings)
        case _:
            return run(settings)


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end, or until SIGINT or SIGTERM: then cancel the work, which finishes what it has begun."""
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopped")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="katzentisch", description="A Discord bot for German table games.")
    commands = parser.add_subparsers(dest="command", metavar="run|play|check|backup|verify|rate")
    commands.add_parser("run", help="play on Discord (the default); needs DISCORD_TOKEN")
    playing = commands.add_parser("play", help="play in the browser, without a token")
    playing.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    playing.add_argument("--port", type=int, help="the page's port")
    commands.add_parser("check", help="say whether settings and database are in order")
    verifying = commands.add_parser("verify", help="check the record of a game: that its cards and dice were fair")
    verifying.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="the record that /verify gave; without one, standard input"
    )
    backing_up = commands.add_parser(
        "backup", help="copy the SQLite database into a new file; the bot may run meanwhile"
    )
    backing_up.add_argument(
        "file",
        type=Path,
        nargs="?",
        default=Path(name_at(datetime.now(UTC))),
        help="the new file; its name is the date if you give none",
    )
    commands.add_parser("rate", help="work out all ratings anew from the games that are stored; stop the bot first")
    return parser


if __name__ == "__main__":
    main()
