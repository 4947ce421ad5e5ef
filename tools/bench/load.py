"""Many tables at once over real sockets: the bot as a process of its own, beside an echo bot in the same run."""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import TypeAlias

from tests.standin.world import walk
from tools.bench.discord_server import CHANGED, Click, DiscordServer, Json
from tools.bench.measure import head, row

TABLES = 60
IN_FLIGHT = 8
ECHO_S, BUSY_S, ALL_S = 6, 15, 10
GAMES = {"maunz": 2, "heuldoch": 3, "ausdiemaus": 2, "mausen": 3}
"""How many people play each game; by the name of its command."""
WITH_HANDS = ("heuldoch", "mausen")
PREFIX = {"maunz": "maunz.", "heuldoch": "heul_doch.", "ausdiemaus": "aus_die_maus.", "mausen": "mausen."}
NO_MOVE = ("piece", "table")
LATE_S = 3.0
"""After which Discord takes no first answer."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_MIB = os.sysconf("SC_PAGE_SIZE") / (1 << 20)


Player: TypeAlias = Callable[[], Awaitable[Click | None]]
"""Makes a click; None if there is nothing to click."""


@dataclass
class Bot:
    """A bot as a process, with those that it has started."""

    server: DiscordServer
    folder: Path
    which: str
    settings: dict[str, str] = field(default_factory=dict)
    """Besides those of every bot here."""
    start_s: float = 0.0
    start_cpu_s: float = 0.0

    async def start(self) -> None:
        """Start it, and wait until people can click; the database is new."""
        began = time.perf_counter()
        await self.launch()
        async with asyncio.timeout(60):
            await self.server.is_ready.wait()
        self.start_s, self.start_cpu_s = time.perf_counter() - began, self.ticks().total() / TICKS

    async def launch(self) -> None:
        """Start it."""
        launch = Path(__file__).with_name("launch.py")
        settings = {"DISCORD_TOKEN": "token", "DATABASE_URL": f"sqlite:///{self.folder}/load.db", "BACKUP_FOLDER": ""}
        arguments = (str(launch), self.server.base, str(self.folder / "seen.json"), self.which)
        self.log = (self.folder / f"{self.which}.log").open("w")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, env=os.environ | settings | self.settings, stdout=self.log, stderr=self.log
        )

    async def stop(self) -> None:
        """End it as an operator would."""
        self._process.terminate()
        await self._process.wait()
        self.log.close()

    def ticks(self) -> Counter[str]:
        """Return the time on a core so far, in the system's ticks, by what the processes do."""
        own, *others = self._stats()
        ticks = Counter({"itself": _ticks(own)})
        for fields in others:
            ticks["drawing" if int(fields[16]) == 0 else "thinking"] += _ticks(fields)  # who thinks stands back
        return ticks

    def memory_mib(self) -> tuple[float, float]:
        """Return the resident memory of the bot itself and of the processes it has started."""
        own, *others = (int(fields[21]) * PAGE_MIB for fields in self._stats())
        return own, sum(others)

    def _stats(self) -> list[list[str]]:
        """Return what the system says of the process and its children, the fields after the name."""
        own = str(self._process.pid)
        found: dict[str, list[str]] = {}
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                found[file.parent.name] = file.read_text().rpartition(")")[2].split()
            except OSError:
                continue
        return [found[own], *(fields for fields in found.values() if fields[1] == own)]


@dataclass
class Table:
    """A game and the people who play it, as fast as they can."""

    server: DiscordServer
    channel: Json
    game: str
    users: list[Json]
    hands: list[Json] = field(default_factory=list)
    turn: int = 0

    @property
    def board(self) -> Json:
        """The newest message of the channel with buttons."""
        return max(self._boards, key=lambda message: int(message["id"]))

    @property
    def _boards(self) -> list[Json]:
        return [message for message in self.server.world.seen(self.channel["id"]) if _buttons(message)]

    async def begin(self) -> None:
        """Open the table, sit down, deal, take the hands."""
        await self.server.command(self.users[0], self.channel, f"{self.game} new")
        await self._until(lambda: bool(self._boards))
        for user in self.users[1:]:
            await self._sure(user, "join")
        await self._sure(self.users[0], "start")
        if self.game in WITH_HANDS:
            self.hands = [(await self._sure(user, "hand")).interaction.shown or {} for user in self.users]

    async def click(self, rng: random.Random) -> Click | None:
        """Make a move by chance for the next person who has one; None if the game is over."""
        for _ in self.users:
            user, message = self.users[self.turn], self.hands[self.turn] if self.hands else self.board
            self.turn = (self.turn + 1) % len(self.users)
            moves = [part for part in _buttons(message) if _is_move(part["custom_id"], PREFIX[self.game])]
            if moves:
                squares = [part for part in moves if _action(part["custom_id"]) == "maunz.square"]
                part = rng.choice(squares or moves)
                values = [rng.choice(part["options"])["value"]] if part["type"] == 3 else []
                click = await self.server.timed(user, message, part["custom_id"], *values)
                is_first = self.game == "ausdiemaus" or _action(part["custom_id"]) == "maunz.column"
                if is_first and click.answer == CHANGED:  # a person rolls, or chooses a column, then moves
                    self.turn = (self.turn - 1) % len(self.users)
                return click
        return None

    async def _sure(self, user: Json, action: str) -> Click:
        await self._until(lambda: any(_action(part["custom_id"]) == action for part in _buttons(self.board)))
        button = next(part for part in _buttons(self.board) if _action(part["custom_id"]) == action)
        return await self.server.timed(user, self.board, button["custom_id"])

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                await asyncio.sleep(0.02)


def _ticks(fields: list[str]) -> int:
    return sum(map(int, fields[11:13]))


def _buttons(message: Json) -> list[Json]:
    return [part for part in walk(message["components"]) if part.get("custom_id") and not part.get("disabled")]


def _action(custom_id: str) -> str:
    return custom_id.split("|")[3]


def _is_move(custom_id: str, prefix: str) -> bool:
    action = _action(custom_id)
    return action.startswith(prefix) and not action.endswith(NO_MOVE)


@dataclass
class Window:
    """What happened in a stretch of time."""

    seconds: float
    ticks: Counter[str]
    """On a core, by what the processes do."""
    clicks: list[Click]

    @property
    def cpu_s(self) -> float:
        """The bot's CPU."""
        return self.ticks.total() / TICKS

    @property
    def cpu_ms(self) -> float:
        """The bot's CPU for a click."""
        return self._ms_a_click(self.ticks.total())

    @property
    def cpu_by_process(self) -> str:
        """The same, by what the processes do."""
        return ", ".join(f"{what} {self._ms_a_click(ticks):.1f}" for what, ticks in self.ticks.items())

    def _ms_a_click(self, ticks: int) -> float:
        return ticks * 1000 / TICKS / max(1, len(self.clicks))

    def __str__(self) -> str:
        times = [click.answered_s or LATE_S * 20 for click in self.clicks]
        late = sum(seconds > LATE_S for seconds in times)
        middle, slow = median(times) * 1000, quantiles(times, n=20)[-1] * 1000
        return (
            f"{len(times) / self.seconds:5.1f} clicks/s, median {middle:5.0f} ms, p95 {slow:5.0f} ms, {late} over 3 s"
        )


async def window(bots: Sequence[Bot], seconds: float, in_flight: int, players: Sequence[Player]) -> Window:
    """Let all play, so many clicks at once."""
    gate, clicks = asyncio.Semaphore(in_flight), list[Click]()
    began, before = time.perf_counter(), _spent(bots)
    end = began + seconds

    async def keep_clicking(player: Player) -> None:
        while time.perf_counter() < end:
            async with gate:
                click = await player()
            if click is None:
                await asyncio.sleep(0.1)
            else:
                clicks.append(click)

    await asyncio.gather(*map(keep_clicking, players))
    spent = _spent(bots)
    spent.subtract(before)
    return Window(time.perf_counter() - began, spent, clicks)


def _spent(bots: Sequence[Bot]) -> Counter[str]:
    return sum((bot.ticks() for bot in bots), Counter[str]())


async def measure(folder: Path, tables: int = TABLES) -> None:
    """Run an echo bot and the bot in turn, since machines change their speed, and print what a click costs each."""
    head(f"Load over real sockets: {tables} tables, {IN_FLIGHT} clicks in flight")
    echo, bot = [Bot(DiscordServer(tables), folder, which) for which in ("echo", "bot")]
    for one in (echo, bot):
        await one.server.__aenter__()
        await one.start()
    try:
        await _measure_both(bot, tables, echo, await _echoed(echo.server))
    finally:
        for one in (echo, bot):
            await one.stop()
            await one.server.__aexit__()


async def _echoed(server: DiscordServer) -> list[Player]:
    """Wait for the messages of the echo bot, and return who clicks them."""
    user = server.world.add_user("Anna")
    async with asyncio.timeout(60):
        while not all(server.world.messages.values()):
            await asyncio.sleep(0.05)

    def clicker(channel: Json) -> Player:
        [message] = server.world.seen(channel["id"])
        return lambda: server.timed(user, message, "echo")

    return [clicker(channel) for channel in server.channels]


async def _measure_both(bot: Bot, count: int, echo: Bot, echoed: list[Player]) -> None:
    server = bot.server
    await asyncio.sleep(1)
    row("start, and CPU until then", f"{bot.start_s:.1f} s, {bot.start_cpu_s:.1f} s; memory {_memory(bot)}")
    players = await begun(server, count)
    memory = [_memory(bot)]
    for number in ("first", "second"):
        floor = await window([echo], ECHO_S, IN_FLIGHT, echoed)
        row("echo bot", f"{floor}; CPU {floor.cpu_ms:.1f} ms a click")
        server.kinds.clear()
        server.received_bytes = 0
        spent = await window([bot], BUSY_S, IN_FLIGHT, players)
        row(f"{IN_FLIGHT} in flight, {number} time", str(spent))
        ratio = spent.cpu_ms / floor.cpu_ms
        row("  CPU a click", f"{spent.cpu_ms:.1f} ms ({spent.cpu_by_process}); ratio to the echo {ratio:.1f}")
        _tell_requests(server, len(spent.clicks))
        memory.append(_memory(bot))
    spent = await window([bot], ALL_S, count, players)
    deferred = sum(click.is_deferred for click in spent.clicks)
    row(f"all {count} in flight", f"{spent}, {deferred} deferred")
    memory.append(_memory(bot))
    row("memory: begun, after each of these", "; ".join(memory))
    _tell_seen(json.loads((bot.folder / "seen.json").read_text(encoding="utf-8")))
    row("lines in the log", ", ".join(sorted(_levels(bot.folder / "bot.log"))) or "none")


async def begun(server: DiscordServer, count: int) -> list[Player]:
    """Open so many tables, four at a time, and return who plays at them."""
    rng, games = random.Random(1), [*GAMES] * count
    tables = [
        Table(server, channel, game, [server.world.add_user(f"{game} {number}") for number in range(GAMES[game])])
        for channel, game in zip(server.channels, games, strict=False)
    ]
    for at in range(0, count, 4):
        await asyncio.gather(*(table.begin() for table in tables[at : at + 4]))
    return [lambda table=table: table.click(rng) for table in tables]


def _tell_requests(server: DiscordServer, clicks: int) -> None:
    kinds = ", ".join(f"{kind} {number / clicks:.2f}" for kind, number in server.kinds.most_common())
    whole = server.kinds.total() / clicks
    row("  requests a click", f"{whole:.2f}: {kinds}; {server.received_bytes / clicks / 1000:.0f} KB")


def _tell_seen(seen: Json) -> None:
    layers = Counter(seen["seen"])
    layers.pop("idle", None)
    shares = ", ".join(f"{layer} {number * 100 / layers.total():.0f} %" for layer, number in layers.most_common())
    row("the event loop's time", shares)
    late = seen["late_ms"]
    row("event loop late by more than 50 ms", f"{len(late)} times, at most {max(late, default=0)} ms")


def _memory(bot: Bot) -> str:
    own, others = bot.memory_mib()
    return f"{own:.0f} + {others:.0f} MiB"


def _levels(log: Path) -> set[str]:
    lines = log.read_text(encoding="utf-8").splitlines()
    found = Counter(word for line in lines for word in ("WARNING", "ERROR") if word in line)
    return {f"{number} × {level}" for level, number in found.items()}


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(measure(Path(temporary), int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
