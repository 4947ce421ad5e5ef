"""Two processes on one PostgreSQL: games of all four kinds are played from both sides, in servers of both shards and by
direct messages at shard 0, while either process is killed (SIGKILL) at any moment."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.text.words import speaker
from tests import postgres
from tests.standin.server import Standin
from tests.standin.world import World
from tests.trust.shared_games import SERVERS, SharedGame, beside, bots

PEOPLE = {"mausen": 3, "maunz": 2, "heul_doch": 3, "aus_die_maus": 2}
pytestmark = pytest.mark.slow

en = speaker("en")
QUICK_MS, DISCORDS_MS = 1_100, 5_500
"""Between two connections to Discord: for a sample, and as it is."""
KILLS = 20
PUT_OFF, PATIENCE_S = 6, 60
MANY, CLICKS_OF_EACH = 200, 12


@pytest.fixture
def url(postgres_server):
    with postgres.database(postgres_server, "shared") as made:
        yield made


@asynccontextmanager
async def played_by_two(url: str, folder: Path, identify_ms: int, processes: int = 2):
    async with Standin(World(), 2) as discord:
        for server in SERVERS:
            discord.world.add_channel(server=server)
        async with bots(discord, url, folder, identify_ms, processes) as two, beside(url) as database:
            yield discord, two, database


def games(discord: Standin, database, kinds, servers=SERVERS) -> list[SharedGame]:
    return [SharedGame(discord, database, game, PEOPLE[game], server) for game in kinds for server in servers]


async def test_a_process_takes_over_what_another_held(url, tmp_path: Path, capsys):
    """The sample: a game of Mausen in the server of shard 1, hands at shard 0, and each process killed once."""
    async with played_by_two(url, tmp_path, QUICK_MS) as (discord, two, database):
        [game] = games(discord, database, ["mausen"], SERVERS[1:])
        await game.play(12)
        for number in (0, 1):
            await two.kill(number)
            await two.stand_by(number)
            await game.play(12 + 6 * (number + 1))
        await game.check()
        assert max(two.took_over_s) < 30
        assert min(await two.pauses_ms()) >= QUICK_MS
        assert "Traceback" not in two.log()
    with capsys.disabled():
        print(f"\ntaken over in {[round(seconds, 1) for seconds in two.took_over_s]} s, clicks {dict(game.clicks)}")


async def test_each_click_reaches_both_processes_and_moves_once(url, tmp_path: Path):
    async with played_by_two(url, tmp_path, QUICK_MS) as (discord, two, database):
        discord.are_doubled = True
        [game] = games(discord, database, ["mausen"], SERVERS[1:])
        await game.play(20)
        await game.check()
        assert game.clicks["lost"] == 0
        assert "Traceback" not in two.log()


async def test_a_click_that_was_put_off_by_a_process_that_is_killed_is_answered(url, tmp_path: Path):
    """Its picture takes long; the move is saved."""
    async with played_by_two(url, tmp_path, QUICK_MS) as (discord, two, database):
        [game] = games(discord, database, ["maunz"], SERVERS[1:])
        await game.play(8)
        two.slow.touch()
        clicking = asyncio.create_task(game.play(game.clicks.total() + 1))
        async with asyncio.timeout(PATIENCE_S):
            while not (late := [one for one in discord.world.interactions.values() if one.answers == [PUT_OFF]]):
                await asyncio.sleep(0.05)
        two.slow.unlink()
        await two.kill(1)
        await asyncio.wait_for(late[0].done.wait(), PATIENCE_S)
        said = [one for one in discord.world.seen(game.channel["id"], late[0].user["id"]) if one["_for"]]
        assert en("no-answer-cut-off") in [one["content"] for one in said]
        await clicking
        await game.check()


@pytest.mark.parametrize(("shards", "buckets"), [(5, 1), (8, 2)])
async def test_all_shards_of_a_killed_process_are_served_within_half_a_minute(url, tmp_path, capsys, shards, buckets):
    """Discord lets one shard connect every five seconds, in each of its buckets: five of a bucket are that fast."""
    async with Standin(World(), shards, buckets) as discord, bots(discord, url, tmp_path, DISCORDS_MS, 1) as two:
        await two.start(1)
        await two.stand_by(1)
        await two.kill(0)
        assert min(await two.pauses_ms()) >= DISCORDS_MS
        assert max(two.took_over_s) < 30
    with capsys.disabled():
        print(f"\n{shards} shards in {buckets} buckets taken over in {two.took_over_s[0]:.1f} s")


async def test_two_hundred_games_at_once_from_both_processes(url, tmp_path: Path, capsys):
    """Fifty of each kind, in servers of both shards, with hands in direct messages, each some way into the game."""
    loop = asyncio.get_running_loop()
    async with played_by_two(url, tmp_path, QUICK_MS) as (discord, two, database):
        playing = [game for _ in range(MANY // 8) for game in games(discord, database, PEOPLE)]
        began = loop.time()
        await asyncio.gather(*(game.play(CLICKS_OF_EACH) for game in playing))
        took_s = loop.time() - began
        for game in playing:
            await game.check()
        clicks = {key: sum(game.clicks[key] for game in playing) for key in ("answered", "lost")}
        assert clicks["lost"] == 0
        assert "Traceback" not in two.log()
    with capsys.disabled():
        print(f"\n{len(playing)} games at once, clicks {clicks} in {took_s:.0f} s")


async def test_either_process_is_killed_again_and_again(url, tmp_path: Path, capsys):
    random, rounds = Random("kills"), 0
    async with (
        Standin(World(), 2) as discord,
        bots(discord, url, tmp_path, DISCORDS_MS) as two,
        beside(url) as database,
    ):

        async def kill() -> None:
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0.5, 4))
                number = random.choice([0, 1])
                await two.kill(number)
                if random.random() < 0.5:
                    await two.stand_by(number)

        killing, played = asyncio.create_task(kill()), []
        while not killing.done():
            playing = games(discord, database, PEOPLE)
            await asyncio.gather(*(game.play() for game in playing))
            played += playing
            rounds += 1
        await killing
        for game in played:
            await game.check()
        assert max(two.took_over_s) < 30
        pauses_ms = await two.pauses_ms()
        assert min(pauses_ms) >= DISCORDS_MS
        clicks = {key: sum(game.clicks[key] for game in played) for key in ("answered", "lost")}
    with capsys.disabled():
        times = sorted(round(seconds, 1) for seconds in two.took_over_s)
        print(f"\n{KILLS} kills, {len(played)} whole games, clicks {clicks}")
        print(f"taken over {len(times)} times, in {times[0]} to {times[-1]} s, median {times[len(times) // 2]}")
        print(f"connections {len(pauses_ms) + 1}, at least {min(pauses_ms)} ms apart")
