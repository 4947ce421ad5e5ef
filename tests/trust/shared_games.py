"""Whole games before two processes that share a PostgreSQL, either of which is killed at any moment: what users do, and
what has to be so in the end. Hands are direct messages: these reach shard 0, the boards those of their servers."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.games.plugin import Opens
from bot.sessions.session import Session, Status
from bot.storage.database import Database
from bot.table.service import rows
from tests.crowd import replayed
from tests.journeys.any_game_table import COMMANDS
from tests.playout import game_in
from tests.plugins import by_click, meaning, surest
from tests.standin.server import Standin
from tests.standin.world import Interaction
from tests.trust.bot_process import PATIENCE_S, ROOT
from tests.trust.killed_games import _controls

SWEPT_S = 30
"""After which a call that is known to be over is deleted."""
ANSWER_S = 5.0
"""After which a user clicks again when the process that heard of the click is gone."""
REDRAW, LASTING = 7, "0"
"""The answer that changes the message that was clicked; the step of buttons that are good at any."""


class Bots:
    """The processes, which a supervisor starts again whenever one ends."""

    def __init__(self, discord: Standin, url: str, folder: Path, ids: Sequence[str]) -> None:
        """Each has the shards of one of `ids`."""
        self._discord, self._folder, self._ids = discord, folder, ids
        self.slow = folder / "slow"
        """While this file is there, no picture is finished."""
        self._order = {"base": discord.base, "database": url, "slow": str(self.slow), "count": discord.shards}
        self.running: dict[int, asyncio.subprocess.Process] = {}
        self.names: dict[int, str] = {}
        """By what the stand-in of Discord knows each: another one after each start."""
        self._starts = count(1)
        self._said_before: dict[int, int] = {}
        """How long the log of each was before it was started."""
        self.out_s: list[float] = []
        """For how long a shard was out of reach, each time."""

    async def start(self, number: int) -> None:
        """Start a process; it stands by for what another one holds."""
        self.names[number] = f"bot{number}.{next(self._starts)}"
        order = self._order | {"shards": self._ids[number], "name": self.names[number]}
        command = (sys.executable, "-m", "tests.trust.shared_bot", json.dumps(order))
        self._said_before[number] = len(self.log(number))
        with (self._folder / f"bot{number}.log").open("ab") as log:
            self.running[number] = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=log, stderr=log)

    async def ended(self, number: int) -> int:
        """Wait until a process has ended, start it again, and return its exit code."""
        code = await asyncio.wait_for(self.running.pop(number).wait(), PATIENCE_S)
        await self.start(number)
        return code

    async def up(self) -> None:
        """Wait until all shards are served, and all processes have said that they serve or stand by."""
        async with asyncio.timeout(PATIENCE_S):
            while not (all(map(self._discord.is_connected, (0, 1))) and all(map(self._is_up, self.running))):
                await asyncio.sleep(0.05)

    def _is_up(self, number: int) -> bool:
        assert self.running[number].returncode is None, self.log(number)
        said = self.log(number)[self._said_before[number] :]
        return any(word in said for word in ("standing by", "ready"))

    def holder(self, shard: int) -> int:
        """Return which process was connected to a shard last."""
        name = next(name for _, which, name in reversed(self._discord.identified) if which == shard)
        return next(number for number, known in self.names.items() if known == name)

    async def watch(self) -> None:
        """Note again and again for how long shards are out of reach."""
        loop, since = asyncio.get_running_loop(), dict[int, float]()
        while True:
            for shard in range(self._discord.shards):
                if not self._discord.is_connected(shard):
                    since.setdefault(shard, loop.time())
                elif shard in since:
                    self.out_s.append(loop.time() - since.pop(shard))
            await asyncio.sleep(0.02)

    def log(self, number: int) -> str:
        file = self._folder / f"bot{number}.log"
        return file.read_text() if file.exists() else ""

    async def close(self) -> None:
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.terminate()
        for process in self.running.values():
            await asyncio.wait_for(process.wait(), PATIENCE_S)


@asynccontextmanager
async def bots(discord: Standin, url: str, folder: Path, ids: Sequence[str]) -> AsyncGenerator[Bots]:
    """Start the processes, one after the other, and wait until they serve or stand by."""
    opened = Bots(discord, url, folder, ids)
    try:
        for number in range(len(ids)):
            await opened.start(number)
        await opened.up()
        watching = asyncio.create_task(opened.watch())
        yield opened
        watching.cancel()
    finally:
        await opened.close()


class SharedGame:
    """One game, in a channel of its own; without a server one person's alone, in direct messages."""

    def __init__(self, discord: Standin, database: Database, game: str, people: int, server: str | None) -> None:
        self.discord, self.database, self.game = discord, database, game
        self.world = discord.world
        self.people = [self.world.add_user(f"{game}{seat}") for seat in range(people)]
        alone = self.people[0]["id"]
        self.channel = self.world.add_channel(game, server) if server else self.world.dm_channel(alone)
        self.random = Random(game)
        self.session_id = 0
        self.is_enough = False
        self.patience_s = PATIENCE_S
        """After which a user clicks again."""
        self.answered = 0
        """How many clicks were."""
        self.given_up: list[Interaction] = []
        """Clicks for whose answer no one waits any more."""

    # What users do

    async def play(self, most: int = 10_000) -> None:
        """Play to the end, or so many clicks, or until it is enough."""
        await self._open()
        while (session := await self._session()).status == Status.RUNNING and self.clicks < most:
            if not session.people_to_move:
                await asyncio.sleep(0.05)
            elif self.is_enough:
                return
            else:
                await self._move(session, self.random.choice(session.people_to_move).seat)

    async def _open(self) -> None:
        while (found := await self.database.read(rows.load_active, int(self.channel["id"]), self.game)) is None:
            words = f"{COMMANDS[self.game]} new"
            await self._connected(self.channel)
            options: dict[str, Any] = {"pace": "letter"} | self._short() if len(self.people) > 1 else {}
            await self._answered(await self.discord.command(self.people[0], self.channel, words, **options))
        self.session_id = found.id
        for seat in range(1, len(self.people)):
            while (await self._session()).seated(int(self.people[seat]["id"])) is None:
                await self._press(seat, "join")
        while (await self._session()).status == Status.LOBBY:
            await self._press(0, "start")
        hands = _controls(self._board(await self._session()) or {}, "hand")
        for seat in range(len(self.people)) if hands else ():
            await self._want_direct(seat)

    def _short(self) -> dict[str, str]:
        """Return the options of a short game in which each makes their own moves."""
        return {**game_in(self.game).alone, **by_click(self.game)}

    async def _want_direct(self, seat: int) -> None:
        """Let a user ask for the hand by direct message: it is there at once, or if the process was killed meanwhile
        with the next change."""
        while not _controls(self._private(seat), "no_dm"):
            await self._press(seat, "hand")
            for control in _controls(private := self._private(seat), "dm"):
                await self._click(seat, private, control)

    async def _move(self, session: Session, seat: int) -> None:
        """Let a user click on something that is good now; where nothing is, what they see is brought up to date."""
        where = [self._board(session), self._direct(session, seat), self._private(seat)]
        found = [(message, one) for message in filter(None, where) for one in self._choices(message, session.step)]
        found = surest(found, lambda one: _meaning(one[1]))
        if not found:
            await asyncio.sleep(0.05)
            session = await self._session()
            if session.shown_seq >= session.seq and seat in session.awaited:
                await self._press(seat, "hand")
            return
        message, control = self.random.choice(found)
        now, before = await self._session(), await self._moves()
        kinds = await self._click(seat, message, control)
        made = await self._moves() - before
        assert made <= 1 + len(self.given_up), f"{control['custom_id']} moved {made} times"
        if kinds == [REDRAW] and not isinstance(_meaning(control), Opens):
            was_late = now.seq > session.seq  # an earlier click was saved in between
            assert made == 1 or was_late, f"{control['custom_id']} was answered and is lost"

    async def _press(self, seat: int, action: str) -> None:
        board = self._board(await self._session()) or {}
        for control in _controls(board, action)[:1]:
            await self._click(seat, board, control)
        await asyncio.sleep(0.05)

    async def _click(self, seat: int, message: dict[str, Any], control: dict[str, Any]) -> list[int]:
        """Click once, and return how it was answered: not at all, if the process was killed."""
        await self._connected(self.world.channels[message["channel_id"]])
        values = [self.random.choice(control["options"])["value"]] if control.get("options") else []
        return await self._answered(await self.discord.click(self.people[seat], message, control["custom_id"], *values))

    async def _answered(self, interaction: Interaction) -> list[int]:
        loop = asyncio.get_running_loop()
        until = loop.time() + self.patience_s
        while not interaction.done.is_set() and not self.discord.is_lost(interaction) and loop.time() < until:
            with suppress(TimeoutError):
                await asyncio.wait_for(interaction.done.wait(), 0.1)
        if self.discord.is_lost(interaction):
            with suppress(TimeoutError):  # what it has sent may still arrive
                await asyncio.wait_for(interaction.done.wait(), ANSWER_S)
        if interaction.done.is_set():
            self.answered += 1
        else:
            self.given_up.append(interaction)
        return interaction.answers

    @property
    def clicks(self) -> int:
        return self.answered + len(self.given_up)

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
        return [control for control, part in parts if int(part[2]) == step]

    def _board(self, session: Session) -> dict[str, Any] | None:
        return self.world.messages[self.channel["id"]].get(str(session.message_id))

    def _direct(self, session: Session, seat: int) -> dict[str, Any] | None:
        channel_id, message_id = session.seats[seat].dm or (0, 0)
        return self.world.messages.get(str(channel_id), {}).get(str(message_id))

    def _private(self, seat: int) -> dict[str, Any]:
        user, messages = self.people[seat]["id"], self.world.messages[self.channel["id"]].values()
        return next((one for one in reversed(messages) if one["_for"] == user and one["components"]), {})

    # What has to be so in the end

    async def check(self) -> None:
        """The log has no gap and leads to the state; there is one board, which shows it, and no call that stays. Direct
        messages follow the game, and have no buttons of it after its end."""
        await self._comes_true(lambda session: session.shown_seq >= session.seq, PATIENCE_S)
        session = await self._session()
        log = await self.database.read(rows.load_log, self.session_id)
        assert replayed(game_in(self.game), session, log) == (session.state, session.draws)
        assert session.seq >= len(log)
        posted = [one for one in self.world.seen(self.channel["id"]) if not one["content"]]
        boards = [one for one in posted if f"|{self.session_id}|" in json.dumps(self.world.public(one))]
        assert [one["id"] for one in boards] == [str(session.message_id)], f"{len(boards)} boards"
        assert self._steps(boards[0]) <= {str(session.step), LASTING}
        await self._comes_true(self._are_hands_right)
        await self._comes_true(self._are_calls_right)

    async def _comes_true(self, is_so: Callable[[Session], bool], within_s: float = SWEPT_S) -> None:
        until = asyncio.get_running_loop().time() + within_s
        while not is_so(session := await self._session()):
            await asyncio.sleep(0.1)
            assert asyncio.get_running_loop().time() < until, f"{is_so} stays false of {session}"

    def _steps(self, message: dict[str, Any]) -> set[str]:
        return {control["custom_id"].split("|")[2] for control in _controls(message, f"{self.game}.")}

    def _are_hands_right(self, session: Session) -> bool:
        right = {str(session.step), LASTING} if session.status == Status.RUNNING else set[str]()
        hands = (self._direct(session, seat) for seat in range(len(self.people)))
        return all(self._steps(hand) <= right for hand in hands if hand)

    def _are_calls_right(self, session: Session) -> bool:
        messages = self.world.seen(self.channel["id"])
        called = [int(user) for one in messages for user in re.findall(r"<@([0-9]+)>", one["content"])]
        return len({*called}) == len(called) and {*called} <= {seated.user_id for seated in session.people_to_move}


def _meaning(control: dict[str, Any]) -> Any:
    """Return what pressing this means, or taking the first line of this menu."""
    return meaning(control["custom_id"], *(one["value"] for one in control.get("options", [])[:1]))
