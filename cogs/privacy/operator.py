"""`katzentisch forget` and `katzentisch export`: for a person who cannot use the commands any more."""

import argparse
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.discovery import game_keys, load_plug
from bot.errors import OperatorError
from bot.features.operator import OperatorCommand
from bot.games.registry import AnyRegistry, Registry
from bot.hosting.inspection import need_database
from bot.hosting.settings import Settings
from bot.storage.database import Database, redacted
from bot.table.service.service import Sessions
from cogs.privacy.export import file_of
from cogs.privacy.service import Retention


async def forget(settings: Settings, options: argparse.Namespace) -> None:
    """Forget the person with this number."""
    async with _retention(settings) as (retention, there):
        if traces := await retention.traces(options.user_id):
            await retention.forget(options.user_id)
    if not traces:
        print(f"forgotten nothing is kept about user {options.user_id} in {there}")
        return
    kept = ", ".join(f"{group} {count}" for group, count in traces.items())
    print(f"forgotten user {options.user_id} in {there}: {kept}")
    print("          messages in Discord stay, and so do backups and copies beside the database (.replaced-, .schema-)")
    print("          forget the person again after a restore")


async def export(settings: Settings, options: argparse.Namespace) -> None:
    """Write all that is kept about a person into a new file."""
    target = options.file or Path(f"katzentisch_{options.user_id}.json")
    async with _retention(settings) as (retention, there):
        data = file_of(await retention.everything_about(options.user_id), options.user_id)
    try:
        target.touch(mode=0o600, exist_ok=False)
        target.write_bytes(data)
    except FileExistsError:
        raise OperatorError(f"{target} is there already: an export overwrites nothing. Choose another name.") from None
    except OSError as error:
        raise OperatorError(f"{target} cannot be written: {error.strerror}.") from None
    print(f"export    {target}, from {there}")


@asynccontextmanager
async def _retention(settings: Settings) -> AsyncGenerator[tuple[Retention, str]]:
    """Give what is kept about people in the database that is there, and which that is; it is owned meanwhile."""
    there = redacted(await need_database(settings.database_url))
    games: AnyRegistry = Registry()
    for key in game_keys():
        games.add(load_plug(key))
    database = await Database.open(settings.database_url)
    try:
        yield Retention(database, Sessions(database, games)), there
    finally:
        await database.close()


def _user_id(text: str) -> int:
    """Return the number of a person; databases keep none that is larger."""
    if not re.fullmatch("[0-9]{1,19}", text) or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{text[:30]} is no number of a person in Discord")
    return int(text)


def _of_person(command: argparse.ArgumentParser) -> None:
    command.add_argument("user_id", type=_user_id, metavar="USER_ID", help="the person's number in Discord")


def _to_file(command: argparse.ArgumentParser) -> None:
    _of_person(command)
    command.add_argument("file", type=Path, nargs="?", help="the new file; without one, katzentisch_USER_ID.json")


OPERATOR_COMMANDS = (
    OperatorCommand("forget", "forget a person for good; stop the bot first", _of_person, forget),
    OperatorCommand("export", "write all that is kept about a person to a file; stop the bot first", _to_file, export),
)
