"""The command line: `python -m bot run`, also installed as `katzentisch`.

Each command imports what it needs: the processes in which pictures are drawn and computer players think import this
module too.
"""

import argparse
import asyncio
import logging
import shutil
import signal
import sys
from collections.abc import Coroutine, Generator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import logs
from bot.errors import OperatorError
from bot.features.operator import operator_commands

if TYPE_CHECKING:
    from bot.hosting.settings import Settings
    from bot.run.app import App

log = logging.getLogger("bot")

STOPS = (signal.SIGINT, signal.SIGTERM)
CANCEL_AGAIN_S = 5.0
PLAYGROUND = Path("data/playground")
"""Where `play` keeps its games."""


async def run(settings: "Settings", _options: argparse.Namespace) -> None:
    """Play on Discord until cancelled."""
    from bot.hosting.login import discord_refuses, find_discord
    from bot.run.app import App

    token = settings.token()
    await find_discord(settings)
    app = App(settings)
    async with _monitoring(app), app.client as bot:
        with discord_refuses():
            await _unless(bot.start(token), app.watch_database())


async def invite(settings: "Settings", _options: argparse.Namespace) -> None:
    """Print the addresses that bring the bot into a server, with the permissions that it needs, and to a person."""
    import discord

    from bot.clicks.places import installation, invitation
    from bot.hosting.login import discord_refuses, find_discord

    token = settings.token()
    await find_discord(settings)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        with discord_refuses():
            await client.login(token)
        assert client.application_id
        print(f"server    {invitation(client.application_id)}")
        print(f"person    {installation(client.application_id)}")


def _monitoring(app: "App") -> AbstractAsyncContextManager[None]:
    """Answer machines at METRICS_PORT, if it is set."""
    port = app.settings.metrics_port
    if port is None:
        return nullcontext()
    from bot.run.health import monitoring

    return monitoring(app, app.settings.metrics_host, port)


async def _unless(work: Coroutine[Any, Any, None], guard: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends, or until the guard raises an error: then raise that."""
    tasks = [asyncio.ensure_future(work), asyncio.ensure_future(guard)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        pending = {*tasks}
        while pending:  # discord.py swallows a cancellation that comes while it connects again
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=CANCEL_AGAIN_S)


async def play(settings: "Settings", options: argparse.Namespace) -> None:
    """Play in the browser, against a stand-in of Discord."""
    from bot.playground import server as playground
    from bot.run.app import App

    if options.fresh:
        shutil.rmtree(PLAYGROUND, ignore_errors=True)
    database = f"sqlite:///{PLAYGROUND / 'playground.db'}"
    own = settings.model_copy(
        update={"database_url": database, "shard_count": 1, "shard_ids": None, "backup_folder": None}
    )
    await playground.play(lambda: App(own).client, port=options.port, world=PLAYGROUND / "playground.json")


async def check(settings: "Settings", _options: argparse.Namespace) -> None:
    """Print whether the bot has everything that it needs."""
    from bot.hosting.check import examine

    await examine(settings)


async def move(_settings: "Settings", options: argparse.Namespace) -> None:
    """Copy everything into another database."""
    from bot.hosting import moving
    from bot.storage.database import address, redacted

    source, target = options.source, options.target
    for name, url in (("FROM", source), ("TO", target)):
        try:
            address(url)
        except ValueError as error:
            raise OperatorError(f"{name} {error}.") from None
    for table, rows in (await moving.move(source, target)).items():
        print(f"{table:<20}{rows}")
    print(f"moved     all of {redacted(address(source))}, and compared")
    print(f"          set DATABASE_URL to {redacted(address(target))}; do not start a bot on the old one any more")


async def backup(settings: "Settings", options: argparse.Namespace) -> None:
    """Copy the database, whether or not the bot runs."""
    from bot.hosting.backup import back_up, name_at
    from bot.hosting.inspection import need_database
    from bot.storage.database import redacted

    url = await need_database(settings.database_url)
    target = options.file or Path(name_at(datetime.now(UTC), settings.database_url))
    await asyncio.to_thread(back_up, settings.database_url, target)
    print(f"backup    {target}: {redacted(url)}, whole")


async def restore(settings: "Settings", options: argparse.Namespace) -> None:
    """Put a backup in the place of the database; the bot is stopped."""
    from bot.hosting.backup import restore as put_back

    done = await put_back(settings.database_url, options.file)
    print(f"restored  {options.file}: the next start shows all boards as they were then")
    print(f"          the next table is number {done.next_id}: no number is used twice")
    if done.replaced:
        print(f"          what was there is {done.replaced} now; delete it when all is well")
    print("          forget those again who have asked for it since the backup")


def main() -> None:
    """Run what the command line asks for; operator errors end in one sentence and an exit code."""
    options = _parser().parse_args()
    try:
        if options.check:
            sys.exit(options.check(options))
        with _noting_stops() as stops:
            from bot.hosting.settings import load_settings

            settings = load_settings()
            logs.set_up(settings.log_level, settings.log_format, is_quiet=options.command == "play")
            asyncio.run(_until_stopped(options.work(settings, options), stops))
    except OperatorError as error:
        print(f"katzentisch: {error}", file=sys.stderr)
        sys.exit(error.exit_code)


@contextmanager
def _noting_stops() -> Generator[Sequence[int]]:
    """Give the signals to stop that come while nothing runs yet that could be stopped."""
    noted = list[int]()
    before = {number: signal.signal(number, lambda number, _: noted.append(number)) for number in STOPS}
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def _until_stopped(work: Coroutine[Any, Any, None], stops: Sequence[int] = ()) -> None:
    """Run to the end, or until SIGINT or SIGTERM: then cancel the work, which finishes what it has begun. So it is
    where one of these has come before.
    """
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in STOPS:
        loop.add_signal_handler(number, running.cancel)
    if stops:
        running.cancel()
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopped")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.hosting.version import numbered

        print(f"katzentisch {numbered()}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="katzentisch", description="A Discord bot for German table games.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the number and the revision")
    parser.set_defaults(work=run, check=None)
    commands = parser.add_subparsers(dest="command")
    ours = {
        run: "play on Discord (the default)",
        play: "play in the browser, without a token",
        invite: "print the addresses that bring the bot to a server and a person",
        check: "look at settings, token, clock and database; a bot may run meanwhile",
        backup: "copy the database into a new file; the bot may run meanwhile",
        restore: "put a backup in the place of the SQLite file; stop the bot first",
        move: "copy everything into another, empty database; stop the bot first",
    }
    made = {work.__name__: commands.add_parser(work.__name__, help=about) for work, about in ours.items()}
    for work in ours:
        made[work.__name__].set_defaults(work=work)
    made["play"].add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    made["play"].add_argument("--port", type=int, default=8020, help="the page's port")
    made["backup"].add_argument(
        "file", type=Path, nargs="?", help="the new file; its name is the date if you give none"
    )
    made["restore"].add_argument("file", type=Path, metavar="FILE", help="the backup")
    made["move"].add_argument("source", metavar="FROM", help="its address, as in DATABASE_URL")
    made["move"].add_argument("target", metavar="TO", help="the address of the new one")
    for offered in operator_commands():
        command = commands.add_parser(offered.name, help=offered.help)
        offered.add_arguments(command)
        command.set_defaults(work=offered.work, check=offered.check)
    commands.metavar = "|".join(commands.choices)
    return parser


if __name__ == "__main__":
    main()
