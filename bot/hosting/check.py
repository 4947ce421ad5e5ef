"""`python -m bot check`: tries every setting that can be tried, and only looks at the database."""

import asyncio
import errno
import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import discord

from bot.discovery import game_keys
from bot.draw import canvas, worker
from bot.errors import Misconfigured, OperatorError
from bot.hosting.inspection import inspect
from bot.hosting.login import clock_trace, discord_refuses, find_discord
from bot.hosting.settings import Settings, doubts, read_from
from bot.hosting.version import numbered
from bot.storage.database import address, redacted
from bot.storage.files import closed_to_us

PATIENCE_S = 30.0
"""How long Discord may take to answer."""
Probe = Callable[[Settings], Awaitable[list[str]]]


async def examine(settings: Settings) -> None:
    """Print of each setting whether it works; OperatorError if one does not."""
    print(f"version   {numbered()}")
    for line in read_from():
        print(f"settings  {line}")
    failures = [failure for name, probe in PROBES.items() if (failure := await _tried(name, probe, settings))]
    for line in doubts():
        print(f"warning   {line}")
    if failures:
        kind = Misconfigured if any(isinstance(failure, Misconfigured) for failure in failures) else OperatorError
        raise kind(f"{len(failures)} of these cannot be used as they are set.")


async def _tried(name: str, probe: Probe, settings: Settings) -> OperatorError | None:
    """Print what a probe found, and return why it failed, if it did."""
    try:
        for line in await probe(settings):
            print(f"{name:<10}{line}")
    except OperatorError as error:
        print(f"{name:<10}NO: {error}")
        return error
    return None


async def _database(settings: Settings) -> list[str]:
    url = address(settings.database_url)
    look = await inspect(settings.database_url)
    found = f"{redacted(url)}: {look.schema} ({look.server})"
    return [found, *(f"held by {holder}" for holder in look.holders)]


async def _games(_settings: Settings) -> list[str]:
    """Draw a picture as the bot does."""
    try:
        with worker.processes() as painters:
            await asyncio.get_running_loop().run_in_executor(painters, canvas.sprite, "cat", 100)
    except Exception as error:
        raise OperatorError(f"No picture can be drawn: {error!r}.") from error
    return [f"{', '.join(game_keys())}; a picture was drawn"]


async def _backups(settings: Settings) -> list[str]:
    folder = settings.backup_folder
    if folder is None:
        return ["no BACKUP_FOLDER: the bot makes no copies itself"]
    try_folder("BACKUP_FOLDER", folder)
    return [f"{folder}: one a day, the newest {settings.backup_keep} are kept"]


def try_folder(name: str, folder: Path) -> None:
    """Look whether files can be written there, or the folder can be made; Misconfigured if not."""
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK, effective_ids=True):
        why = closed_to_us(folder / "file") or f"{there} cannot be written to"
        raise Misconfigured(f"{name} {folder} cannot be used: {why}.")


async def _port(settings: Settings) -> list[str]:
    if settings.metrics_port is None:
        return ["no METRICS_PORT: no /healthz, no /metrics"]
    where = f"{settings.metrics_host}:{settings.metrics_port}"
    try:
        server = await asyncio.start_server(_hang_up, settings.metrics_host, settings.metrics_port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise port_refused(settings, error) from None
        return [f"{where} is in use: by a bot that runs, or by another program"]
    server.close()
    return [f"{where} is free"]


def _hang_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def port_refused(settings: Settings, error: OSError) -> OperatorError:
    """Return the sentence about METRICS_PORT; another process that has it may end soon."""
    kind = OperatorError if error.errno == errno.EADDRINUSE else Misconfigured
    # getaddrinfo has numbers of its own
    reason = str(error.strerror) if isinstance(error, socket.gaierror) else os.strerror(error.errno or 0)
    return kind(
        f"METRICS_PORT {settings.metrics_port} at METRICS_HOST {settings.metrics_host} cannot be used: {reason}. "
        "Choose another one."
    )


async def _discord(settings: Settings) -> list[str]:
    """Ask Discord, or the proxy, who the token belongs to, and what people who look at the application would miss."""
    await find_discord(settings)
    token, doubt = settings.token(), list[str]()
    trace = clock_trace(lambda said: doubt.append(f"but {said}"))
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=trace) as client:
        try:
            with discord_refuses():
                async with asyncio.timeout(PATIENCE_S):
                    me = await client.http.static_login(token)
                    application = await client.http.application_info()
        except TimeoutError:
            raise OperatorError(f"Discord takes longer than {PATIENCE_S:g} seconds to answer.") from None
    return [f"the token is that of {me['username']} ({me['id']})", *doubt, *_hints(application)]


def _hints(application: Mapping[str, Any]) -> Iterator[str]:
    link = any(application.get(field) for field in ("install_params", "integration_types_config", "custom_install_url"))
    has = {"description": application.get("description"), "icon": application.get("icon"), "install link": link}
    if missing := [what for what, there in has.items() if not there]:
        yield f"hint: the application has no {', no '.join(missing)} yet (docs/hosting.md, Install)"


PROBES: dict[str, Probe] = {
    "database": _database,
    "games": _games,
    "backups": _backups,
    "port": _port,
    "discord": _discord,
}
