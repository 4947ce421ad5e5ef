"""Two processes on one PostgreSQL, one of which stands still (SIGSTOP) while people play: its system keeps its
connections. When it is woken it does nothing for a shard that the other one holds, and boards, hands and calls are as
the games say, also those that it was just sending."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from tests import postgres
from tests.trust.test_silent_database import end, games, table

pytestmark = pytest.mark.slow

MUST_LOSE_S = 10.0
"""Who stands still for longer loses what it holds."""
UP_S = 60.0


@pytest.fixture
def url(postgres_server):
    with postgres.database(postgres_server, "standing_still") as made:
        yield made


@pytest.fixture
def stops(request) -> int:
    return request.config.getoption("--stops")


@pytest.mark.parametrize("seconds", [5, 15, 40, 120])
async def test_a_process_stands_still(url, tmp_path: Path, capsys, seconds, stops):
    random = Random(f"stops of {seconds} s")
    async with table(url, tmp_path) as (discord, two, database):
        for _ in range(stops):
            playing = games(discord, database)
            play = asyncio.gather(*(game.play() for game in playing))
            await asyncio.sleep(random.uniform(3, 6))
            held_by = discord.holder(random.choice([0, 1]))
            stopped = two.running[int(held_by.removeprefix("bot"))]
            connections = len(discord.connected_by)
            stopped.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            stopped.send_signal(signal.SIGCONT)
            await asyncio.sleep(8)
            async with asyncio.timeout(UP_S):
                while not all(map(two.is_up, two.running)):
                    await asyncio.sleep(0.1)
            if seconds > MUST_LOSE_S:
                assert len(discord.connected_by) > connections, "the other one took over"
            seen = await end(play, playing, discord, two)
            with capsys.disabled():
                print(f"\n{held_by} stood still for {seconds} s: {seen}")
