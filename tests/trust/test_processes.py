"""Two real processes on a real PostgreSQL, before a stand-in of Discord with two shards: people play games of all four
kinds in servers of both, with hands by direct messages at shard 0, while processes are killed, lose their locks, stand
still, or are stopped for an update. `--troubles 20` for more than one of each kind."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from aiohttp import web

from bot.text.words import speaker
from tests import postgres
from tests.crowd import open_beside
from tests.playout import IN_THE_BOX, game_in
from tests.standin.server import Standin
from tests.standin.world import DISCORD_EPOCH_MS, Refusal, World
from tests.trust.shared_games import Bots, SharedGame, bots

pytestmark = pytest.mark.slow

en = speaker("en")
SERVERS = (str(4 << 22), str(5 << 22))
"""The first is on shard 0 of two, with all direct messages, the second on shard 1."""
STAND_BY, APART = ("0-1", "0-1"), ("0", "1")
"""How the shards are divided: one process stands by for the other, or each has its own."""
PEOPLE = {key: game_in(key).seats[0] for key in IN_THE_BOX}
PUT_OFF, PATIENCE_S, TOO_LATE_S = 6, 60, 3.5
LOST, HUNG = 75, 1
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
    AND mode = 'ExclusiveLock' AND classid::bigint = x'6b61747c'::bigint AND objid = {shard}
"""


class Discord(Standin):
    """Notes who sent what when; if it is to be strict it takes no first answer after three seconds."""

    is_strict = False
    """Not on a machine that is busy with other work."""

    def __init__(self) -> None:
        super().__init__(World(), 2)
        self.sent: list[tuple[float, str, str]] = []
        for server in SERVERS:
            self.world.add_channel(server=server)

    async def _handled(self, request: web.Request, handler: Any) -> web.StreamResponse:
        came = asyncio.get_running_loop().time()
        self.sent.append((came, request.headers.get("User-Agent", ""), f"{request.method} {request.path}"))
        return await super()._handled(request, handler)

    async def _answer(self, request: web.Request) -> web.Response:
        interaction = self.world.interactions.get(request.match_info["token"])
        if interaction and self.is_strict and not interaction.answers:
            sent_ms = (int(interaction.payload["id"]) >> 22) + DISCORD_EPOCH_MS
            if time.time() - sent_ms / 1000 > TOO_LATE_S:
                raise Refusal(404, 10062, "Unknown interaction")
        return await super()._answer(request)


class Lab:
    """Discord, the processes, and the games before them."""

    def __init__(self, discord: Discord, url: str, two: Bots, database: Any) -> None:
        self.discord, self.url, self.two, self.random = discord, url, two, Random("troubles")
        self.playing = [
            SharedGame(discord, database, game, people, server) for game, people in PEOPLE.items() for server in SERVERS
        ]
        self.playing.append(SharedGame(discord, database, "maunz", 1, None))

    async def cut(self, number: int) -> None:
        """End the connection that holds this process's shards."""
        shard = next(shard for shard in (0, 1) if self.two.holder(shard) == number)
        await postgres.execute(self.url, CUT.format(shard=shard))

    # What happens to the process that holds a shard

    async def kill(self, number: int) -> None:
        self.two.running[number].kill()
        await self.two.ended(number)

    async def lose(self, number: int) -> None:
        await self.cut(number)
        assert await self.two.ended(number) == LOST

    async def freeze(self, number: int, seconds: float, *, is_cut: bool = False) -> None:
        """Let it stand still. If it is cut off meanwhile, it ends when it wakes."""
        process, name, loop = self.two.running[number], self.two.names[number], asyncio.get_running_loop()
        process.send_signal(signal.SIGSTOP)
        if is_cut:
            await self.cut(number)
        await asyncio.sleep(seconds)
        woken_at = loop.time()
        process.send_signal(signal.SIGCONT)
        if is_cut:
            assert await self.two.ended(number) in (LOST, HUNG)
            sent = [line for at, who, line in self.discord.sent if who == name and at > woken_at]
            assert len(sent) <= 1, "only the piece that it was sending"
        elif seconds > 20:  # it ends by itself, since its event loop stood still
            await self.two.ended(number)

    async def update(self, number: int) -> None:
        self.two.running[number].terminate()
        assert await self.two.ended(number) == 0


@asynccontextmanager
async def lab(url: str, folder: Path, ids: tuple[str, ...]):
    async with Discord() as discord, bots(discord, url, folder, ids) as two:
        database = await open_beside(url)
        yield Lab(discord, url, two, database)
        await database.close()


TROUBLES: dict[str, Callable[[Lab, int], Awaitable[None]]] = {
    "kill": Lab.kill,
    "cut": Lab.lose,
    "freeze 5 s": lambda lab, number: lab.freeze(number, 5),
    "freeze 5 s and cut": lambda lab, number: lab.freeze(number, 5, is_cut=True),
    "freeze 40 s": lambda lab, number: lab.freeze(number, 40),
    "freeze 40 s and cut": lambda lab, number: lab.freeze(number, 40, is_cut=True),
    "update": Lab.update,
}


@pytest.fixture
def url(postgres_server):
    with postgres.database(postgres_server, "processes") as made:
        yield made


@pytest.mark.parametrize(
    ("trouble", "ids"),
    [*((trouble, STAND_BY) for trouble in TROUBLES), ("kill", APART), ("cut", APART)],
    ids=lambda value: value if isinstance(value, str) else "+".join(value),
)
async def test_nothing_that_was_answered_is_lost(url, tmp_path: Path, capsys, request, trouble, ids):
    """There is one board, which shows the game, and no call stays. In an update each click is answered."""
    async with lab(url, tmp_path, ids) as there:
        if "freeze" in trouble:
            there.discord.is_strict = True
            for game in there.playing:
                game.patience_s = TOO_LATE_S
        play = asyncio.gather(*(game.play() for game in there.playing))
        for _ in range(request.config.getoption("troubles")):
            await asyncio.sleep(there.random.uniform(1, 3))
            await TROUBLES[trouble](there, there.two.holder(there.random.choice([0, 1])))
            await there.two.up()
        await asyncio.sleep(1)
        for game in there.playing:
            game.is_enough = True
        await play
        for game in there.playing:
            await game.check()
        for number in there.two.running:
            assert "Traceback" not in there.two.log(number)
        answered = sum(game.answered for game in there.playing)
        given_up = [one for game in there.playing for one in game.given_up]
        swallowed = [one for one in given_up if PUT_OFF in one.answers and not one.done.is_set()]
        assert swallowed == [], "what was put off is answered"
        if trouble == "update":
            assert [(one.payload.get("data"), one.answers) for one in given_up] == []
    with capsys.disabled():
        out = there.two.out_s or [0.0]
        print(
            f"\n{trouble}, {'+'.join(ids)}: {answered} clicks answered, {len(given_up)} lost; a shard was out of reach"
        )
        print(f"{len(there.two.out_s)} times, for {median(out):.1f} s, at most {max(out):.1f}")


async def test_a_click_that_was_put_off_by_a_process_that_is_killed_is_answered(url, tmp_path: Path):
    """Its picture takes long; the move is saved."""
    async with lab(url, tmp_path, STAND_BY) as there:
        game = next(one for one in there.playing if one.game == "maunz")
        await game.play(8)
        there.two.slow.touch()
        clicking = asyncio.create_task(game.play(game.clicks + 1))
        interactions = there.discord.world.interactions
        async with asyncio.timeout(PATIENCE_S):
            while not (late := [one for one in interactions.values() if one.answers == [PUT_OFF]]):
                await asyncio.sleep(0.05)
        there.two.slow.unlink()
        await there.kill(there.two.holder(0))
        await asyncio.wait_for(late[0].done.wait(), PATIENCE_S)
        said = [one for one in there.discord.world.seen(game.channel["id"], late[0].user["id"]) if one["_for"]]
        assert en("no-answer-cut-off") in [one["content"] for one in said]
        await clicking
        await game.check()
