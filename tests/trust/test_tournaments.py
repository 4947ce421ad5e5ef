"""A tournament of sixteen before the stand-in of Discord on sockets, in threads, to its end, while the bot is killed
(SIGKILL) at any moment: alone on SQLite, and as one of two processes on PostgreSQL."""

import asyncio
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sessions.session import Session, Status
from bot.storage import sessions as session_rows
from bot.storage import tournaments as rows
from bot.storage.database import Database
from bot.tournaments.tournament import Match, Stage, Tournament
from tests import postgres
from tests.people import replayed
from tests.playout import game_in
from tests.standin.server import Standin
from tests.standin.world import World
from tests.trust.killed_games import _controls
from tests.trust.shared_games import ALONE, SERVERS, STAND_BY, Bots, SharedGame, beside, bots

pytestmark = pytest.mark.slow

GAME, PEOPLE, ROUNDS = "maunz", 16, 5
KILLS, BETWEEN_KILLS_S = 12, (2.0, 6.0)
PATIENCE_S = 900.0


class Table(SharedGame):
    """One game of the tournament, in its thread."""

    def __init__(self, cup: "Cup", session: Session) -> None:
        super().__init__(cup.discord, cup.database, GAME, 0, cup.channel["guild_id"])
        by_id = {int(user["id"]): user for user in cup.people}
        self.people = [by_id[seated.user_id or 0] for seated in session.seats]
        self.channel = self.world.channels[str(session.where.channel_id)]
        self.session_id = session.id

    async def _open(self) -> None:
        """The bot did it."""


class Cup:
    """The tournament, as its people see it."""

    def __init__(self, discord: Standin, database: Database, server: str) -> None:
        self.discord, self.database = discord, database
        self.channel = discord.world.add_channel("turnier", server)
        self.people = [discord.world.add_user(f"p{number}") for number in range(PEOPLE)]
        self.tables: dict[int, Table] = {}

    async def now(self) -> Tournament | None:
        return await self.database.read(rows.load, 1)

    async def begin(self) -> None:
        """Open it, join and begin, by clicks."""
        options: dict[str, Any] = {"game": GAME, "until": 10, "pace": "letter"}
        opened = await self.discord.command(self.people[0], self.channel, "tournament new", **options)
        await asyncio.wait_for(opened.done.wait(), PATIENCE_S)
        for user in self.people[1:]:
            await self._press(user, "join")
        await self._press(self.people[0], "begin")

    async def play(self) -> Tournament:
        """Play all tables, as soon as each of them has begun, to the end of the last round."""
        async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as playing:
            while not (t := await self.now()) or t.stage != Stage.OVER:
                for match in t.now_played if t else ():
                    if match.session_id and match.session_id not in self.tables:
                        self.tables[match.session_id] = Table(self, await self._session(match.session_id))
                        playing.create_task(self._play(self.tables[match.session_id]))
                await asyncio.sleep(0.2)
        return t

    async def check(self, t: Tournament) -> None:
        """Nothing is lost, and nothing was done twice."""
        assert (t.rounds, len(t.matches)) == (ROUNDS, ROUNDS * PEOPLE // 2)
        pairs = [pair for match in t.matches for pair in combinations(sorted(match.entrants), 2)]
        assert len({*pairs}) == len(pairs), "two people met twice"
        for match in t.matches:
            await self._check_table(t, match)
        threads = {thread["id"] for thread in self.discord.world.threads(self.channel["id"])}
        assert threads == {str(match.channel_id) for match in t.matches}
        await self._shown(t)
        messages = self.discord.world.seen(self.channel["id"])
        assert sum(bool(one["components"]) for one in messages) == 2, "the standings, and the podium"

    async def _check_table(self, t: Tournament, match: Match) -> None:
        session = await self._session(match.session_id or 0)
        assert [s.user_id for s in session.seats] == [t.entrants[n].user_id for n in match.entrants]
        assert (session.status, match.ranks) == (Status.FINISHED, tuple(s.rank for s in session.seats))
        log = await self.database.read(session_rows.load_log, session.id)
        assert replayed(game_in(GAME), session, log) == (session.state, session.draws)
        found = self.discord.world.seen(str(match.channel_id))
        assert sum(bool(one["content"]) for one in found) == 1, "one message greets"
        assert sum(f"|{session.id}|" in json.dumps(self.discord.world.public(one)) for one in found) == 1, "one board"

    async def _shown(self, t: Tournament) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while t.shown_seq < t.seq or not t.podium_id:
                await asyncio.sleep(0.2)
                t = await self.now() or t

    async def _play(self, table: Table) -> None:
        while (await self._session(table.session_id)).status == Status.LOBBY:
            await asyncio.sleep(0.1)
        await table.play()

    async def _session(self, session_id: int) -> Session:
        found = await self.database.read(session_rows.load, session_id)
        assert found
        return found

    async def _press(self, user: dict[str, Any], action: str) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not (found := self._button(action)):
                await asyncio.sleep(0.1)
            pressed = await self.discord.click(user, *found)
            await pressed.done.wait()

    def _button(self, action: str) -> tuple[dict[str, Any], str] | None:
        messages = self.discord.world.seen(self.channel["id"])
        found = [(one, control) for one in messages for control in _controls(one, f"tournament.{action}")]
        return (found[-1][0], found[-1][1]["custom_id"]) if found else None


async def kill_again_and_again(processes: Bots, numbers: range) -> None:
    """Kill one of the processes now and then, and start it again: a few times, so that the end comes anywhere."""
    rng = Random(16)
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(*BETWEEN_KILLS_S))
        await processes.kill(rng.choice(numbers))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'cup.db'}"
        return
    with postgres.database(request.getfixturevalue("postgres_server"), "cup") as made:
        yield made


async def test_a_tournament_of_sixteen_ends_though_the_bot_is_killed(url, tmp_path: Path, capsys):
    ids = ALONE if url.startswith("sqlite") else STAND_BY
    many = len(ids)
    async with Standin(World(), many) as discord:
        for server in SERVERS:
            discord.world.add_channel(server=server)
        async with bots(discord, url, tmp_path, ids=ids) as processes, beside(url) as database:
            cup = Cup(discord, database, SERVERS[-1])
            await discord.dispatch("CHANNEL_CREATE", cup.channel)
            await cup.begin()
            killing = asyncio.create_task(kill_again_and_again(processes, range(many)))
            over = await cup.play()
            killing.cancel()
            await asyncio.wait([killing])
            for number in {*range(many)} - {*processes.running}:
                await processes.start(number)
            await processes.up()
            await cup.check(over)
            assert "Traceback" not in processes.log()
    with capsys.disabled():
        clicks = sum((table.clicks for table in cup.tables.values()), Counter())
        out = sorted(round(seconds, 1) for seconds in processes.out_s)
        print(f"\n{many} processes: {len(over.matches)} games in {over.rounds} rounds, {dict(clicks)}, out for {out} s")
