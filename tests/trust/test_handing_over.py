"""Processes that share a PostgreSQL hand over to one another while people play: in an update, and when the database
cuts their connections."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.event import listen

from bot.storage.database import Database
from bot.storage.postgres import Postgres
from tests import postgres
from tests.trust.shared_games import SERVERS, Bots, SharedGame
from tests.trust.test_shared_processes import PEOPLE, QUICK_MS, games, played_by_two

pytestmark = pytest.mark.slow

UPDATES, POLL_S = 4, 0.02
HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND mode = 'ExclusiveLock'"
"""The connections that hold a shard."""
ALL = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"


@pytest.fixture
def url(postgres_server):
    with postgres.database(postgres_server, "handing_over") as made:
        yield made


async def test_no_click_is_lost_in_an_update(url, tmp_path: Path, capsys):
    """As docs/hosting.md says: the new version is started beside the old one, which is stopped then."""
    gaps_s: list[float] = []
    async with played_by_two(url, tmp_path, QUICK_MS, processes=1) as (discord, bots, database):
        playing = games(discord, database, PEOPLE)
        play = asyncio.gather(*(game.play() for game in playing))
        for number in range(UPDATES):
            old, new = number % 2, 1 - number % 2
            await bots.start(new)
            await bots.stand_by(new)
            await asyncio.sleep(1)
            assert not play.done(), "people play meanwhile"
            gaps_s.append(await gap_s(bots, old))
        await ended(play, playing)
        clicks = {key: sum(game.clicks[key] for game in playing) for key in ("answered", "lost")}
        assert clicks["lost"] == 0
        assert "Traceback" not in bots.log()
        assert len(discord.identified) == len(SERVERS) * (UPDATES + 1)
    with capsys.disabled():
        gaps = [round(seconds, 1) for seconds in gaps_s]
        print(f"\n{UPDATES} updates, clicks {clicks}; shards were out of reach for {gaps} s")


async def ended(play: asyncio.Future[Any], playing: list[SharedGame]) -> None:
    """Let people make no more moves; all must be in order."""
    for game in playing:
        game.is_enough = True
    await play
    for game in playing:
        await game.check()


async def gap_s(bots: Bots, old: int) -> float:
    """Stop the old process, and return for how long a shard was out of reach."""
    gap_s, stopping = 0.0, asyncio.create_task(bots.stop(old))
    async with asyncio.timeout(60):
        while not stopping.done() or not bots.are_connected:
            gap_s += 0 if bots.are_connected else POLL_S
            await asyncio.sleep(POLL_S)
    assert await stopping == 0
    return gap_s


@pytest.mark.parametrize("cut", [HOLDERS, ALL], ids=["what holds shards", "everything"])
async def test_a_process_that_loses_its_connection_stops_serving_and_queues_again(url, tmp_path: Path, cut, capsys):
    """The process runs on. Whoever takes its shards, it or the other one, people play on."""
    until_cut_s, until_served_s, loop = list[float](), list[float](), asyncio.get_running_loop()
    async with played_by_two(url, tmp_path, QUICK_MS) as (discord, two, database):
        ours = await connections_of(database)
        playing = games(discord, database, PEOPLE)
        play = asyncio.gather(*(game.play() for game in playing))
        for times in (1, 2):
            await asyncio.sleep(2)
            assert not play.done(), "people play meanwhile"
            serving, began = discord.connections, loop.time()
            spared = ", ".join(map(str, {0, *ours}))
            found = f"SELECT DISTINCT pid FROM ({cut}) AS found WHERE pid NOT IN (pg_backend_pid(), {spared})"
            await postgres.execute(url, f"SELECT pg_terminate_backend(pid) FROM ({found}) AS others")
            async with asyncio.timeout(10):
                while not all(connection.closed for connection in serving):
                    await asyncio.sleep(0.02)
            until_cut_s.append(loop.time() - began)
            await two.connected()
            until_served_s.append(loop.time() - began)
            await are_back(two, times)
        await ended(play, playing)
        assert all(process.returncode is None for process in two.running.values())
        assert min(await two.pauses_ms()) >= QUICK_MS
        assert "Traceback" not in two.log()
    with capsys.disabled():
        stopped, served = [[round(seconds, 1) for seconds in one] for one in (until_cut_s, until_served_s)]
        print(f"\nno shard is served after {stopped} s, all are again after {served} s")


async def connections_of(database: Database) -> set[int]:
    """Return the server's numbers of the connections of the test itself, which are to be spared."""
    assert isinstance(database._backend, Postgres)
    numbers, engine = set[int](), database._backend._engine

    def note(raw: Any, _record: object) -> None:
        numbers.add(raw.driver_connection.get_server_pid())

    listen(engine.sync_engine, "connect", note)
    await engine.dispose()
    return numbers


async def are_back(two: Bots, losses: int) -> None:
    """Wait until the processes have lost the database so often, and serve again or stand by."""
    async with asyncio.timeout(60):
        while two.log().count("the database was lost") < losses or not all(map(two.is_up, two.running)):
            await asyncio.sleep(0.1)
