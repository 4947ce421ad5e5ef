"""The command line: `python -m bot run`, also installed as `katzentisch`.

Each command imports what it needs: the processes in which pictures are drawn and computer players think import this
module too.
"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import AsyncGenerator, Coroutine, Generator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import logs
from bot.errors import OperatorError

if TYPE_CHECKING:
    from bot.hosting.settings import Settings
    from bot.run.app import App
    from cogs.privacy.service import Retention

log = logging.getLogger("bot")

STOPS = (signal.SIGINT, signal.SIGTERM)
CANCEL_AGAIN_S = 5.0


async def run(settings: "Settings") -> None:
    """Play on Discord until cancelled."""
    from bot.hosting.login import discord_refuses, find_discord
    from bot.run.app import App

    token = settings.token()
    await find_discord(settings)
    app = App(settings)
    async with _monitoring(app), app.client as bot:
        with discord_refuses():
            await _unless(bot.start(token), app.watch_database())


async def invite(settings: "Settings") -> None:
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
    from bot.hosting.check import require_metrics

    require_metrics()
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


async def play(settings: "Settings", *, fresh: bool) -> None:
    """Play in the browser, against a stand-in of Discord."""
    from bot.playground import server as playground
    from bot.run.app import App

    folder = settings.play_data
    if fresh:
        for file in folder.glob("playground.*"):
            file.unlink()
    database = f"sqlite:///{folder / 'playground.db'}"
    own = settings.model_copy(
        update={"database_url": database, "shard_count": 1, "shard_ids": None, "backup_folder": None}
    )
    await playground.play(lambda: App(own).client, port=settings.play_port, world=folder / "playground.json")


async def check(settings: "Settings") -> None:
    """Print whether the bot has everything that it needs."""
    from bot.hosting.check import examine

    await examine(settings)


async def move(source: str, target: str) -> None:
    """Copy everything into another database."""
    from bot.hosting import moving
    from bot.storage.database import address, redacted

    for name, url in (("FROM", source), ("TO", target)):
        try:
            address(url)
        except ValueError as error:
            raise OperatorError(f"{name} {error}.") from None
    for table, rows in (await moving.move(source, target)).items():
        print(f"{table:<12}{rows}")
    print(f"moved     all of {redacted(address(source))}, and compared")
    print(f"          set DATABASE_URL to {redacted(address(target))}; do not start a bot on the old one any more")


async def backup(settings: "Settings", target: Path | None) -> None:
    """Copy the database, whether or not the bot runs."""
    from bot.hosting.backup import back_up, name_at

    target = target or Path(name_at(datetime.now(UTC), settings.database_url))
    await asyncio.to_thread(back_up, settings.database_url, target)
    print(f"backup    {target}: whole")


async def restore(settings: "Settings", source: Path) -> None:
    """Put a backup in the place of the database; the bot is stopped."""
    from bot.hosting.backup import restore as put_back

    done = await put_back(settings.database_url, source)
    print(f"restored  {source}: the next start shows all boards as they were then")
    print(f"          the next table is number {done.next_id}: no number is used twice")
    if done.replaced:
        print(f"          what was there is {done.replaced} now; delete it when all is well")
    print("          forget those again who have asked for it since the backup")


async def forget(settings: "Settings", user_id: int) -> None:
    """Forget a person who cannot ask for it by a command."""
    from bot.text.words import say

    async with _retention(settings) as retention:
        if traces := await retention.traces(user_id):
            await retention.forget(user_id, lambda language: say(language, "stand-in"))
    if not traces:
        print(f"forgotten nothing is kept about user {user_id}")
        return
    seats = sum(traces.get(where, 0) for where in ("lobbies", "running", "over"))
    print(f"forgotten user {user_id}: {seats} seats, {traces.get('ratings', 0)} ratings")
    print("          messages in Discord stay, and so do backups: forget the person again after a restore")


async def export(settings: "Settings", user_id: int, target: Path | None) -> None:
    """Write all that is kept about a person into a new file."""
    from cogs.privacy.export import file_of

    target = target or Path(f"katzentisch_{user_id}.json")
    async with _retention(settings) as retention:
        data = file_of(await retention.everything_about(user_id), user_id)
    try:
        target.touch(mode=0o600, exist_ok=False)
        target.write_bytes(data)
    except FileExistsError:
        raise OperatorError(f"{target} is there already: an export overwrites nothing. Choose another name.") from None
    except OSError as error:
        raise OperatorError(f"{target} cannot be written: {error.strerror}.") from None
    print(f"export    {target}")


@asynccontextmanager
async def _retention(settings: "Settings") -> AsyncGenerator["Retention"]:
    """Give what is kept about people in the database that is there, without a bot; it owns the database meanwhile."""
    from bot.discovery import game_keys, load_plug
    from bot.games.registry import AnyRegistry, Registry
    from bot.storage.database import Database
    from bot.table.service.service import Sessions
    from cogs.privacy.service import Retention

    _require_database(settings)
    games: AnyRegistry = Registry()
    for key in game_keys():
        games.add(load_plug(key))
    async with AsyncExitStack() as opened:
        database = await Database.open(settings.database_url, settings.sqlite_synchronous)
        opened.push_async_callback(database.close)
        yield Retention(database, Sessions(database, games))


def _require_database(settings: "Settings") -> None:
    from bot.storage.database import address

    url = address(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OperatorError(f"There is no database {url.database}.")


def main() -> None:
    """Run what the command line asks for; operator errors end in one sentence and an exit code."""
    options = _parser().parse_args()
    try:
        if options.command == "verify":
            from cogs.proof.verify import check_record

            sys.exit(check_record(options.file))
        with _noting_stops() as stops:
            from bot.hosting.settings import load_settings

            port = {"play_port": options.port} if getattr(options, "port", None) is not None else {}
            settings = load_settings(**port)
            logs.set_up(settings.log_level, settings.log_format, is_quiet=options.command == "play")
            asyncio.run(_until_stopped(_work(settings, options), stops))
    except OperatorError as error:
        print(f"katzentisch: {error}", file=sys.stderr)
        sys.exit(error.exit_code)


def _work(settings: "Settings", options: argparse.Namespace) -> Coroutine[Any, Any, None]:
    match options.command:
        case "play":
            return play(settings, fresh=options.fresh)
        case "invite":
            return invite(settings)
        case "check":
            return check(settings)
        case "backup":
            return backup(settings, options.file)
        case "restore":
            return restore(settings, options.file)
        case "move":
            return move(options.source, options.target)
        case "forget":
            return forget(settings, options.user_id)
        case "export":
            return export(settings, options.user_id, options.file)
        case _:
            return run(settings)


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


def _user_id(text: str) -> int:
    """Return the number of a person; databases keep none that is larger."""
    if not text.isdecimal() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{text[:30]} is no number of a person in Discord")
    return int(text)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.hosting.version import numbered

        print(f"katzentisch {numbered()}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="katzentisch", description="A Discord bot for German table games.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the number and the revision")
    names = "run|play|invite|check|backup|restore|move|verify|forget|export"
    commands = parser.add_subparsers(dest="command", metavar=names)
    commands.add_parser("run", help="play on Discord (the default); needs DISCORD_TOKEN")
    playing = commands.add_parser("play", help="play in the browser, without a token")
    playing.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    playing.add_argument("--port", type=int, help="the page's port")
    commands.add_parser(
        "invite", help="print the addresses that bring the bot to a server and a person; needs DISCORD_TOKEN"
    )
    commands.add_parser(
        "check", help="try every setting and the token, and look at the database; a bot may run meanwhile"
    )
    verifying = commands.add_parser("verify", help="check the record of a game: that its cards and dice were fair")
    verifying.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="the record that /verify gave; without one, standard input"
    )
    backing_up = commands.add_parser("backup", help="copy the database into a new file; the bot may run meanwhile")
    backing_up.add_argument(
        "file",
        type=Path,
        nargs="?",
        help="the new file; its name is the date if you give none",
    )
    restoring = commands.add_parser("restore", help="put a backup in the place of the database; stop the bot first")
    restoring.add_argument("file", type=Path, metavar="FILE", help="the backup")
    moving = commands.add_parser("move", help="copy everything into another, empty database; stop the bot first")
    moving.add_argument("source", metavar="FROM", help="its address, as in DATABASE_URL")
    moving.add_argument("target", metavar="TO", help="the address of the new one")
    forgetting = commands.add_parser("forget", help="forget a person for good; stop the bot first")
    exporting = commands.add_parser(
        "export", help="write all that is kept about a person to a file; stop the bot first"
    )
    for command in (forgetting, exporting):
        command.add_argument("user_id", type=_user_id, metavar="USER_ID", help="the person's number in Discord")
    exporting.add_argument("file", type=Path, nargs="?", help="the new file; without one, katzentisch_USER_ID.json")
    return parser


if __name__ == "__main__":
    main()
