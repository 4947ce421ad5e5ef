"""Whole games before two processes that share a PostgreSQL, either of which is killed at any moment: what users do, and
what has to be so in the end. Hands are direct messages: these reach shard 0, the boards those of their servers."""

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.sessions.session import Session, Status
from bot.storage import sessions as rows
from bot.storage.database import Database
from bot.storage.tables import calls
from tests import postgres
from tests.journeys.any_game_table import COMMANDS
from tests.people import open_beside, replayed
from tests.playout import game_in
from tests.standin.server import Standin
from tests.standin.world import Interaction
from tests.trust.bot_process import ROOT
from tests.trust.killed_games import CHOOSES_A_CARD, NO_MOVES, _controls

SERVERS = (str(4 << 22), str(5 << 22))
"""The first is on shard 0 of two, with all direct messages, the second on shard 1."""
PATIENCE_S = 120.0
SWEPT_S = 30
"""After which a call that is known to be over is deleted."""
ANSWER_S = 5.0
"""After which a user clicks again when the process that heard of the click is gone."""
REDRAW, LASTING = 7, "0"
"""The answer that changes the message that was clicked; the step of buttons that are good at any."""
SURE_MOVES = ("mausen.pick", "maunz.square")
NOTE_TURNS = """
    CREATE TABLE turns AS SELECT key, value::bigint AS at FROM notes WHERE key LIKE 'identify %';
    CREATE FUNCTION note_turn() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO turns VALUES (new.key, new.value::bigint); RETURN NULL; END $$;
    CREATE TRIGGER note_turn AFTER INSERT OR UPDATE ON notes FOR EACH ROW
    WHEN (new.key LIKE 'identify %') EXECUTE FUNCTION note_turn()
"""
PAUSES = "SELECT at - lag(at) OVER (PARTITION BY key ORDER BY at) FROM turns"
OPTIONS: dict[str, dict[str, str]] = {"aus_die_maus": {"throws": "click"}, "heul_doch": {"cards": "half"}}


class Bots:
    """The processes: each takes all shards, the first one in their order and the second one in the other."""

    def __init__(self, discord: Standin, url: str, folder: Path, identify_ms: int) -> None:
        self._discord, self._url, self._folder = discord, url, folder
        self.slow = folder / "slow"
        """While this file is there, no picture is finished."""
        self._order = {"base": discord.base, "database": url, "identify_ms": identify_ms, "slow": str(self.slow)}
        self.urls: dict[int, str] = {}
        """By what address a process reaches the database, where it is another one."""
        self.running: dict[int, asyncio.subprocess.Process] = {}
        self._connections_before = 0
        """How many there were when turns began to be noted."""
        self._said_before: dict[int, int] = {}
        """How long the log of each was before it was started."""
        self.took_over_s: list[float] = []
        """How long it took until a process that stood by had all shards of one that was killed."""

    async def start(self, number: int) -> None:
        """Start a process; it stands by for what the other one holds."""
        shards = range(self._discord.shards)
        order = self._order | {"count": len(shards), "shards": [*(reversed(shards) if number else shards)]}
        order |= {"name": f"bot{number}", "database": self.urls.get(number, order["database"])}
        command = (sys.executable, "-m", "tests.trust.shared_bot", json.dumps(order))
        self._said_before[number] = len(self.log(number))
        with (self._folder / f"bot{number}.log").open("ab") as log:
            self.running[number] = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=log, stderr=log)

    async def kill(self, number: int) -> None:
        """Kill a process, and wait until the other one has all shards; then start it again."""
        loop = asyncio.get_running_loop()
        process, began, is_hot = self.running.pop(number), loop.time(), self.is_up(1 - number)
        process.kill()
        await process.wait()
        await asyncio.sleep(0.1)  # until the stand-in has noticed
        had_shards = not self.are_connected
        await self.connected()
        if had_shards and is_hot:
            self.took_over_s.append(loop.time() - began)
        await self.start(number)

    async def stop(self, number: int) -> int | None:
        """Stop a process as an operator does, and return its exit code."""
        process = self.running.pop(number)
        with suppress(ProcessLookupError):
            process.terminate()
        return await asyncio.wait_for(process.wait(), PATIENCE_S)

    async def stand_by(self, number: int) -> None:
        """Wait until a process has been told that the other one holds what it wants."""
        async with asyncio.timeout(PATIENCE_S):
            while "standing by" not in self._said(number):
                await asyncio.sleep(0.1)

    def is_up(self, number: int) -> bool:
        """Return whether a process has said since it began, or lost the database, that it serves or stands by."""
        return any(word in self._said(number) for word in ("standing by", "ready"))

    def _said(self, number: int) -> str:
        return self.log(number)[self._said_before[number] :].rpartition("the database was lost")[2]

    @property
    def are_connected(self) -> bool:
        return all(map(self._discord.is_connected, range(self._discord.shards)))

    async def connected(self) -> None:
        """Wait until all shards are served."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.are_connected:
                assert all(process.returncode is None for process in self.running.values()), self.log()
                await asyncio.sleep(0.05)

    def log(self, number: int | None = None) -> str:
        files = [f"bot{one}.log" for one in ((0, 1) if number is None else (number,))]
        return "\n".join((self._folder / file).read_text() for file in files if (self._folder / file).exists())

    async def close(self) -> None:
        await asyncio.gather(*map(self.stop, [*self.running]))

    async def note_turns(self) -> None:
        """From now on, note when a process takes its turn to connect."""
        await postgres.execute(self._url, NOTE_TURNS)
        self._connections_before = len(self._discord.identified)

    async def pauses_ms(self) -> list[int]:
        """Return how long each bucket of Discord was left alone between two turns to connect, by the database's clock:
        when a connection arrives says how busy the machine is, too.
        """
        connection = await asyncpg.connect(self._url)
        try:
            found = [row[0] for row in await connection.fetch(PAUSES)]
        finally:
            await connection.close()
        connections = len(self._discord.identified) - self._connections_before
        assert connections <= len(found), f"{connections} connections, {len(found)} turns"
        return [pause for pause in found if pause is not None]


@asynccontextmanager
async def bots(
    discord: Standin, url: str, folder: Path, identify_ms: int, processes: int = 2, urls: dict[int, str] | None = None
) -> AsyncGenerator[Bots]:
    """Start two processes, and wait until they have a shard each; or one, which has both."""
    opened = Bots(discord, url, folder, identify_ms)
    opened.urls |= urls or {}
    try:
        for number in range(processes):
            await opened.start(number)
        await opened.connected()
        await opened.note_turns()
        yield opened
    finally:
        await opened.close()


class SharedGame:
    """One game, in a channel of its own."""

    def __init__(self, discord: Standin, database: Database, game: str, people: int, server: str) -> None:
        self.discord, self.database, self.game = discord, database, game
        self.world = discord.world
        self.people = [self.world.add_user(f"{game}{seat}") for seat in range(people)]
        self.channel = self.world.add_channel(game, server)
        self.random = Random(game)
        self.session_id = 0
        self.is_enough = False
        self.clicks: Counter[str] = Counter()
        """How many were answered, and how many not."""
        self.times_s: list[float] = []
        """How long each answer took."""
        self.unanswered = 0
        """Clicks for whose answer no one waits any more."""

    # What users do

    async def play(self, most: int = 10_000) -> None:
        """Play to the end, or so many clicks, or until it is enough."""
        await self._open()
        while (session := await self._session()).status == Status.RUNNING and self.clicks.total() < most:
            if self.is_enough:
                return
            seat = self.random.choice(sorted(session.awaited))
            await self._move(session, seat)

    async def _open(self) -> None:
        while await self.database.read(rows.load_active, int(self.channel["id"]), self.game) is None:
            words = f"{COMMANDS[self.game]} new"
            await self._connected(self.channel)
            options: dict[str, Any] = {"pace": "letter"} | OPTIONS.get(self.game, {})
            await self._answered(await self.discord.command(self.people[0], self.channel, words, **options))
        found = await self.database.read(rows.load_active, int(self.channel["id"]), self.game)
        self.session_id = found.id
        for seat in range(1, len(self.people)):
            while (await self._session()).seated(int(self.people[seat]["id"])) is None:
                await self._press(seat, "join")
        while (await self._session()).status == Status.LOBBY:
            await self._press(0, "start")
        if await self._control("hand"):
            for seat in range(len(self.people)):
                await self._want_direct(seat)

    async def _want_direct(self, seat: int) -> None:
        """Let a user ask for the hand by direct message: it is there at once, or if the process was killed meanwhile
        with the next change."""
        while not ((private := self._private(seat)) and _controls(private, "no_dm")):
            await self._press(seat, "hand")
            if private := self._private(seat):
                await self._click(seat, private, _controls(private, "dm"))

    async def _move(self, session: Session, seat: int) -> None:
        """Let a user click on something that is good now; where nothing is, what they see is brought up to date."""
        where = [self._board(session), self._direct(session, seat), self._private(seat)]
        found = [(message, one) for message in filter(None, where) for one in self._choices(message, session.step)]
        found = [one for one in found if CHOOSES_A_CARD not in one[1]["custom_id"]] or found
        found = [one for one in found if "|maunz.square|" in one[1]["custom_id"]] or found
        if not found:
            await asyncio.sleep(0.05)
            if self._is_shown(session := await self._session()) and seat in session.awaited:
                await self._press(seat, "hand")
            return
        message, control = self.random.choice(found)
        before = await self._moves()
        kinds = await self._click(seat, message, [control])
        made = await self._moves() - before
        assert made <= 1 + self.unanswered, f"{control['custom_id']} moved {made} times"
        if kinds == [REDRAW] and any(f"|{sure}|" in control["custom_id"] for sure in SURE_MOVES):
            came_first = {*(await self._session()).clicks} - {*session.clicks}  # a click that was saved late
            assert made == 1 or came_first, f"{control['custom_id']} was answered and is lost"

    async def _press(self, seat: int, action: str) -> None:
        if found := await self._control(action):
            await self._click(seat, *found)
        else:
            await asyncio.sleep(0.05)

    async def _control(self, action: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        board = self._board(await self._session())
        controls = _controls(board, action) if board else []
        return (board, controls) if board and controls else None

    async def _click(self, seat: int, message: dict[str, Any], controls: list[dict[str, Any]]) -> list[int]:
        """Click once, and return how it was answered: not at all, if the process was killed."""
        if not controls:
            return []
        channel = self.world.channels[message["channel_id"]]
        await self._connected(channel)
        control = controls[0]
        values = [self.random.choice(control["options"])["value"]] if control.get("options") else []
        return await self._answered(await self.discord.click(self.people[seat], message, control["custom_id"], *values))

    async def _answered(self, interaction: Interaction) -> list[int]:
        began = asyncio.get_running_loop().time()
        async with asyncio.timeout(PATIENCE_S):
            while not interaction.done.is_set() and not self.discord.is_lost(interaction):
                with suppress(TimeoutError):
                    await asyncio.wait_for(interaction.done.wait(), 0.1)
        with suppress(TimeoutError):  # what it has sent may still arrive
            await asyncio.wait_for(interaction.done.wait(), ANSWER_S)
        self.clicks["answered" if interaction.done.is_set() else "lost"] += 1
        self.times_s.append(asyncio.get_running_loop().time() - began)
        return interaction.answers

    async def _connected(self, channel: dict[str, Any]) -> None:
        shard = self.discord.shard_of(channel.get("guild_id"))
        async with asyncio.timeout(PATIENCE_S):
            while not self.discord.is_connected(shard):
                await asyncio.sleep(0.05)

    # What is there

    async def _session(self) -> Session:
        found = await self.database.read(rows.load, self.session_id)
        assert found
        return found

    async def _moves(self) -> int:
        log = await self.database.read(rows.load_log, self.session_id)
        return sum(not logged.by_bot for logged in log)

    def _choices(self, message: dict[str, Any], step: int) -> list[dict[str, Any]]:
        found = _controls(message, f"{self.game}.")
        parts = [(control, control["custom_id"].split("|")) for control in found]
        return [control for control, part in parts if part[3] not in NO_MOVES and int(part[2]) == step]

    def _board(self, session: Session) -> dict[str, Any] | None:
        return self.world.messages[self.channel["id"]].get(str(session.message_id))

    def _direct(self, session: Session, seat: int) -> dict[str, Any] | None:
        channel_id, message_id = session.seats[seat].dm or (0, 0)
        return self.world.messages.get(str(channel_id), {}).get(str(message_id))

    def _private(self, seat: int) -> dict[str, Any] | None:
        user = self.people[seat]["id"]
        mine = (one for one in self.world.messages[self.channel["id"]].values() if one["_for"] == user)
        return next((one for one in reversed([*mine]) if one["components"]), None)

    def _is_shown(self, session: Session) -> bool:
        return session.shown_seq >= session.seq

    # What has to be so in the end

    async def check(self) -> None:
        """The log has no gap and leads to the state; there is one board, which shows it, and no call that stays."""
        until = asyncio.get_running_loop().time() + PATIENCE_S
        while not self._is_shown(session := await self._session()):
            await asyncio.sleep(0.1)
            assert asyncio.get_running_loop().time() < until, f"{self.game}: {session.shown_seq} of {session.seq} shown"
        log = await self.database.read(rows.load_log, self.session_id)
        assert replayed(game_in(self.game), session, log) == (session.state, session.draws)
        assert session.seq >= len(log)
        boards = [
            one
            for one in self.world.seen(self.channel["id"])
            if not one["content"] and f"|{self.session_id}|" in json.dumps(self.world.public(one))
        ]
        assert [one["id"] for one in boards] == [str(session.message_id)], f"{len(boards)} boards"
        steps = {control["custom_id"].split("|")[2] for control in _controls(boards[0], f"{self.game}.")}
        steps -= {LASTING}
        assert steps <= {str(session.step)}, f"the board shows {steps}, {session.step} is the newest step"
        await self._check_hands()
        until = asyncio.get_running_loop().time() + SWEPT_S
        while unwanted := self.unwanted_calls(await self._session()):
            await asyncio.sleep(0.1)
            is_late = asyncio.get_running_loop().time() >= until
            assert not is_late, f"{self.game}: {len(unwanted)} calls stay: {await self._calls()}"

    async def _check_hands(self) -> None:
        """Direct messages follow the game, and have no buttons of it after its end."""
        until = asyncio.get_running_loop().time() + SWEPT_S
        while wrong := self._wrong_hands(await self._session()):
            await asyncio.sleep(0.1)
            assert asyncio.get_running_loop().time() < until, f"{self.game}: {wrong}"

    def _wrong_hands(self, session: Session) -> list[str]:
        wrong = list[str]()
        for seat, _ in enumerate(self.people):
            hand = self._direct(session, seat)
            steps = {control["custom_id"].split("|")[2] for control in _controls(hand, f"{self.game}.")} if hand else {}
            right = {str(session.step), LASTING} if session.status == Status.RUNNING else set[str]()
            wrong += [f"the hand of seat {seat} is of step {step}" for step in steps if step not in right]
        return wrong

    async def _calls(self) -> str:
        """Return what is noted of calls, and which messages are there."""
        session, noted = await self._session(), await self.database.read(lambda c: c.execute(calls.select()).all())
        there = [(one["id"], one["content"]) for one in self.world.seen(self.channel["id"]) if one["content"]]
        return f"seats {[seat.call for seat in session.seats]}, noted {noted}, messages {there}"

    def unwanted_calls(self, session: Session) -> list[str]:
        messages = self.world.seen(self.channel["id"])
        users = [int(user) for one in messages for user in re.findall(r"<@([0-9]+)>", one["content"])]
        wanted = {seated.user_id for seated in session.for_people}
        return [str(user) for n, user in enumerate(users) if user not in wanted or user in users[:n]]


@asynccontextmanager
async def beside(url: str) -> AsyncGenerator[Database]:
    """Read the database while the processes use it, for as many players as there are: a few at a time."""
    database, places = await open_beside(url), asyncio.Semaphore(8)
    read = database.read

    async def read_in_turn(*words: Any) -> Any:
        async with places:
            return await read(*words)

    database.read = read_in_turn  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield database
    finally:
        await database.close()
