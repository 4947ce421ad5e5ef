"""Games alone in direct messages, over real sockets: before two processes, either of which is killed at any moment."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sessions.session import Session, Status
from bot.storage import sessions as rows
from bot.storage.database import Database
from tests import postgres
from tests.journeys.any_game_table import COMMANDS
from tests.playout import IN_THE_BOX
from tests.standin.server import Standin
from tests.standin.world import World
from tests.trust.shared_games import SERVERS, Bots, SharedGame, beside, bots

pytestmark = pytest.mark.slow
KILLS, PAUSE_S = 6, 1.0


class GameAlone(SharedGame):
    """One game in a person's direct messages, which reach shard 0."""

    def __init__(self, discord: Standin, database: Database, game: str) -> None:
        super().__init__(discord, database, game, 1, SERVERS[0])
        self.channel = self.world.dm_channel(self.people[0]["id"])

    async def _open(self) -> None:
        while (found := await self.database.read(rows.load_active, int(self.channel["id"]), self.game)) is None:
            await self._connected(self.channel)
            words = f"{COMMANDS[self.game]} new"
            await self._answered(await self.discord.command(self.people[0], self.channel, words))
        self.session_id = found.id
        while (await self._session()).status == Status.LOBBY:
            await self._press(0, "start")

    async def _move(self, session: Session, seat: int) -> None:
        board = self._board(session)
        found = self._choices(board, session.step) if board and session.for_people else []
        if not found:  # a computer thinks, or the board is not there yet
            await asyncio.sleep(0.05)
            return
        await asyncio.sleep(self.random.uniform(0, PAUSE_S))  # so that kills come in the middle of games
        await super()._move(session, 0)

    async def is_over(self) -> bool:
        return bool(self.session_id) and not (await self._session()).status.is_active


@pytest.fixture
def url(postgres_server: Any):
    with postgres.database(postgres_server, "alone") as made:
        yield made


async def kill(two: Bots, games: list[GameAlone]) -> int:
    """Kill one of two processes again and again while anyone plays; return how often."""
    random, kills = Random("alone"), 0
    while kills < KILLS and not all([await game.is_over() for game in games]):
        await asyncio.sleep(random.uniform(0, 1))
        number = random.randrange(2)
        await two.kill(number)
        kills += 1
    return kills


async def test_whole_games_of_all_kinds_survive_kills_of_two_processes(url: str, tmp_path: Path, capsys: Any):
    async with Standin(World(), 2) as discord:
        for server in SERVERS:
            discord.world.add_channel(server=server)
        async with bots(discord, url, tmp_path) as two, beside(url) as database:
            games = [GameAlone(discord, database, game) for game in IN_THE_BOX]
            *_, kills = await asyncio.gather(*(game.play() for game in games), kill(two, games))
            assert kills, "the games were over before any process was killed"
            for game in games:
                session = await game._session()
                assert (session.where.guild_id, session.status) == (0, Status.FINISHED)
                await game.check()
            assert "Traceback" not in two.log()
    with capsys.disabled():
        print(f"\n{kills} kills, clicks {[(game.game, dict(game.clicks)) for game in games]}")
