"""Two processes on one PostgreSQL, one of which loses sight of the database while people play: no process acts for a
shard that another one holds, no answered click is lost, and everyone gets a sentence in time."""

import asyncio
import json
import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.sessions.session import Session
from bot.storage.database import Database
from tests import postgres
from tests.standin.server import Standin
from tests.standin.world import DISCORD_EPOCH_MS, Interaction, Refusal, World
from tests.trust.frozen_proxy import proxy
from tests.trust.shared_games import REDRAW, SERVERS, Bots, SharedGame, beside, bots
from tests.trust.test_shared_processes import PEOPLE, QUICK_MS

pytestmark = pytest.mark.slow

TOKEN_S, TOO_LATE_S = 3.0, 3.5
"""After which Discord takes no first answer, and after which the user clicks again."""
IN_TIME_S, LOOK_S = 3.0, 0.2
PAUSE_S = 6.0
STATEMENTS = 14
"""More than any click has."""


@dataclass
class Sent:
    """A request that others than one person see."""

    at: float
    process: str
    shard: int
    line: str
    channel: str
    steps: str
    """Those of the buttons in the channel's messages, afterwards."""


class WatchedDiscord(Standin):
    """Notes which process connects to a shard, and which one acts there."""

    def __init__(self, world: World, shards: int) -> None:
        super().__init__(world, shards)
        self.connected_by: list[tuple[float, int, str]] = []
        self.sent: list[Sent] = []
        self._names: dict[int, str] = {}

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        task = asyncio.current_task()
        assert task
        task.set_name(request.headers.get("User-Agent", ""))
        return await super()._gateway(request)

    async def _identify(self, shard: int, socket: web.WebSocketResponse) -> None:
        task = asyncio.current_task()
        assert task
        self.connected_by.append((asyncio.get_running_loop().time(), shard, task.get_name()))
        await super()._identify(shard, socket)

    async def _handled(self, request: web.Request, handler: Any) -> web.StreamResponse:
        came, response = asyncio.get_running_loop().time(), await super()._handled(request, handler)
        channel = self._acted_in(request)
        server = self.world.channels[channel].get("guild_id") if channel else None
        if channel and server and response.status < 300:  # direct messages are sent by whose game it is
            shard = self.shard_of(server)
            line = f"{request.method} {request.path}"
            self.sent.append(
                Sent(came, request.headers.get("User-Agent", ""), shard, line, channel, self._steps(channel))
            )
        return response

    def _steps(self, channel: str) -> str:
        found = (re.findall(r"k1\|\d+\|(\d+)\|", json.dumps(one["components"])) for one in self.world.seen(channel))
        return " ".join("/".join(sorted({*steps})) for steps in found)

    def story(self, channel: str, most: int = 12) -> str:
        """Return what was sent last to a channel: when, by whom, and the steps that its messages showed then."""
        return "\n".join(
            f"{one.at:.3f} {one.process} {one.line[-40:]}: {one.steps}"
            for one in [one for one in self.sent if one.channel == channel][-most:]
        )

    def _acted_in(self, request: web.Request) -> str | None:
        """Return the channel that a request changed for others than one person."""
        if request.method == "GET":
            return None
        if token := re.search(r"/interactions/\d+/([^/]+)/callback", request.path):
            answered = self.world.interactions.get(token[1])
            return answered.payload["channel_id"] if answered and answered.answers == [REDRAW] else None
        found = re.search(r"/channels/(\d+)/messages", request.path)
        return found[1] if found else None

    def out_of_turn(self) -> list[Sent]:
        """Return what a process sent for a shard to which another one has connected since itself did."""
        return [one for one in self.sent if self.holder(one.shard, one.at) not in (None, one.process)]

    def holder(self, shard: int, at: float = inf) -> str | None:
        """Return which process has connected to a shard last, at this time."""
        return next((name for when, which, name in reversed(self.connected_by) if which == shard and when <= at), None)

    async def _answer(self, request: web.Request) -> web.Response:
        interaction = self.world.interactions.get(request.match_info["token"])
        if interaction and not interaction.answers and age_s(interaction) > TOKEN_S:
            raise Refusal(404, 10062, "Unknown interaction")
        return await super()._answer(request)


def age_s(interaction: Interaction) -> float:
    """Return how long ago a click was."""
    return time.time() - ((int(interaction.payload["id"]) >> 22) + DISCORD_EPOCH_MS) / 1000


class ImpatientGame(SharedGame):
    """People look at what they see for a moment, and click again when there was no answer in time."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.answered_at = [asyncio.get_running_loop().time()]
        self.given_up: list[Interaction] = []

    async def _move(self, session: Session, seat: int) -> None:
        await asyncio.sleep(LOOK_S)
        await super()._move(session, seat)

    async def _answered(self, interaction: Interaction) -> list[int]:
        loop = asyncio.get_running_loop()
        began = loop.time()
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.done.wait(), TOO_LATE_S)
        is_answered = interaction.done.is_set()
        self.clicks["answered" if is_answered else "lost"] += 1
        self.times_s.append(loop.time() - began)
        if is_answered and interaction.answers:
            self.answered_at.append(loop.time())
        elif not is_answered:
            self.given_up.append(interaction)
            self.unanswered += 1
        return interaction.answers

    @property
    def stood_still_s(self) -> float:
        """The longest time without an answer."""
        return max((later - earlier for earlier, later in pairwise(self.answered_at)), default=0.0)


@pytest.fixture
def url(postgres_server):
    with postgres.database(postgres_server, "standing_still") as made:
        yield made


@asynccontextmanager
async def table(
    url: str, folder: Path, urls: dict[int, str] | None = None
) -> AsyncGenerator[tuple[WatchedDiscord, Bots, Database]]:
    async with WatchedDiscord(World(), 2) as discord:
        for server in SERVERS:
            discord.world.add_channel(server=server)
        async with bots(discord, url, folder, QUICK_MS, urls=urls) as two, beside(url) as database:
            yield discord, two, database


def games(discord: Standin, database: Any) -> list[ImpatientGame]:
    return [ImpatientGame(discord, database, kind, PEOPLE[kind], server) for kind in PEOPLE for server in SERVERS]


async def end(play: asyncio.Future[Any], playing: list[ImpatientGame], discord: WatchedDiscord, two: Bots) -> str:
    """Let people make no more moves; all must be in order. Return what was seen."""
    for game in playing:
        game.is_enough = True
    await play
    for game in playing:
        try:
            await game.check()
        except AssertionError as error:
            raise AssertionError(f"{error}\n{discord.story(game.channel['id'])}") from error
    assert discord.out_of_turn() == []
    assert "Traceback" not in two.log()
    clicks = {key: sum(game.clicks[key] for game in playing) for key in ("answered", "lost")}
    swallowed = [one for game in playing for one in game.given_up if one.answers and not one.done.is_set()]
    assert swallowed == [], "what was put off is answered"
    still_s = max(game.stood_still_s for game in playing)
    return f"clicks {clicks}, a table stood still for {still_s:.1f} s at most, {len(discord.connected_by)} connections"


@pytest.mark.parametrize("seconds", [4, 30])
async def test_a_process_loses_sight_of_the_database(url, tmp_path: Path, capsys, seconds):
    async with proxy(url) as way, table(url, tmp_path, {1: way.url}) as (discord, two, database):
        playing = games(discord, database)
        play = asyncio.gather(*(game.play() for game in playing))
        await asyncio.sleep(5)
        way.freeze()
        await asyncio.sleep(seconds)
        way.thaw()
        await asyncio.sleep(12)
        assert two.is_up(1)
        assert all(process.returncode is None for process in two.running.values())
        assert max(game.stood_still_s for game in playing) < 25
        seen = await end(play, playing, discord, two)
    with capsys.disabled():
        print(f"\nthe database was silent for {seconds} s: {seen}")


async def test_any_statement_of_a_click_is_late(url, tmp_path: Path, capsys):
    """Of each click one statement, the first one, the second one …: the user has an answer in time, and no move is
    lost that was answered."""
    ways = proxy(url), proxy(url)
    async with (
        ways[0] as one,
        ways[1] as way,
        table(url, tmp_path, {0: one.url, 1: way.url}) as (discord, two, database),
    ):
        game = ImpatientGame(discord, database, "mausen", PEOPLE["mausen"], SERVERS[1])
        await game.play(8)
        slowest_s, met = [], 0
        for statement in range(STATEMENTS):
            game.times_s.clear()
            way.pause(statement, PAUSE_S)
            await game.play(game.clicks.total() + 1)
            slowest_s.append(max(game.times_s, default=0.0))
            met += way.has_paused
            await asyncio.sleep(PAUSE_S if way.has_paused else 0)
        way.pause(-1, 0)
        await game.check()
        assert met >= 3
        assert max(slowest_s) < IN_TIME_S, slowest_s
        assert game.clicks["lost"] == 0
        assert "Traceback" not in two.log()
    with capsys.disabled():
        print(f"\n{met} statements late, answers after {[round(seconds, 1) for seconds in slowest_s]} s")


async def test_two_that_are_asked_to_stop_at_once_do_not_wait_for_each_other(url, tmp_path: Path):
    loop = asyncio.get_running_loop()
    async with table(url, tmp_path) as (_, two, _database):
        began = loop.time()
        assert await asyncio.gather(*map(two.stop, [*two.running])) == [0, 0]
        assert loop.time() - began < 8
