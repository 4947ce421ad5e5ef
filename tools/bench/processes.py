"""The same tables on PostgreSQL, served by one process and by two: clicks a second, and what that takes."""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests import postgres
from tools.bench.discord_server import DiscordServer
from tools.bench.load import IN_FLIGHT, TABLES, Bot, begun, window
from tools.bench.measure import head, row

SHARDS, BUSY_S = 2, 20
CONNECTED_S = 8
"""Discord, and so the bot, wants five seconds between two connections."""


def measure(folder: Path, url: str, tables: int = TABLES) -> None:
    """Let people play as fast as they can, with as many clicks in flight, before one process and before two."""
    head(f"One process and two on PostgreSQL: {tables} tables, {SHARDS} shards, {os.cpu_count()} cores")
    for count in (1, 2):
        with postgres.database(url, f"bench{count}") as database:
            asyncio.run(_measure(folder / str(count), database, count, tables))


async def _measure(folder: Path, database: str, count: int, tables: int) -> None:
    folder.mkdir()
    server = DiscordServer(tables, SHARDS)
    await server.__aenter__()
    bots = [_bot(server, folder / str(number), database, number) for number in range(count)]
    for bot in bots:
        await bot.launch()
    async with asyncio.timeout(60):
        await server.is_ready.wait()
    await asyncio.sleep(CONNECTED_S)
    try:
        players = await begun(server, tables)
        for in_flight in (IN_FLIGHT, tables):
            began, ours_s = time.perf_counter(), time.process_time()
            spent = await window(bots, BUSY_S, in_flight, players)
            ours = (time.process_time() - ours_s) / (time.perf_counter() - began)
            bots_cpu = spent.cpu_s / spent.seconds
            row(f"{count} bots, {in_flight} in flight", f"{spent}; CPU {spent.cpu_ms:.1f} ms a click")
            row("  cores in use", f"bots {bots_cpu:.2f}, the stand-in for Discord and its people {ours:.2f}")
    finally:
        for bot in bots:
            await bot.stop()
        await server.__aexit__()


def _bot(server: DiscordServer, folder: Path, database: str, number: int) -> Bot:
    folder.mkdir()
    shards = [*range(SHARDS)][:: -1 if number else 1]
    own = {"SHARD_COUNT": str(SHARDS), "SHARD_IDS": ",".join(map(str, shards)), "DATABASE_URL": database}
    return Bot(server, folder, "bot", own)


def main(tables: int = TABLES) -> None:
    """Measure on a PostgreSQL of our own, if it is installed."""
    with tempfile.TemporaryDirectory() as folder, postgres.server(is_needed=True) as url:
        measure(Path(folder), url, tables)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES)
