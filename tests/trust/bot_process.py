"""A bot in a process of its own, started again and again, and what the test says to it: see killable_bot."""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

from tests.standin.world import Interaction

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120.0
"""Long enough for a machine that is busy with other work."""
SECRET = "5e" * 32
"""Of every game, so that each is dealt alike."""


class Died(Exception):
    """The bot was killed."""


class Process:
    """The process that forks bots, and the connection to the one that runs."""

    def __init__(self, folder: Path) -> None:
        self._control, self._is_running = str(folder / "control"), False
        self._connected: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(
            lambda *streams: self._connected.put_nowait(streams), self._control
        )
        command = (sys.executable, "-m", "tests.trust.killable_bot")
        pipe = asyncio.subprocess.PIPE
        self._forker = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)

    async def close(self) -> None:
        assert self._forker.stdin
        if self._is_running:
            await self.stop()
        self._forker.stdin.close()
        await self._forker.wait()
        self._server.close()

    async def start(self, base: str, database: Path, *, sync: bool = False) -> None:
        """Fork a bot, and wait until people can reach it."""
        assert self._forker.stdin
        order = {"base": base, "secret": SECRET, "database": f"sqlite:///{database}", "sync": sync}
        self._forker.stdin.write(json.dumps(order | {"control": self._control}).encode() + b"\n")
        async with asyncio.timeout(PATIENCE_S):
            self._reader, self._writer = await self._connected.get()
        self._is_running = True

    async def stop(self) -> None:
        """Let the bot end at once, if it runs."""
        self._writer.close()
        if not self._is_running:
            return
        self._is_running = False
        while not (line := await self._said()).startswith("gone"):
            assert line

    async def arm(self, point: int) -> None:
        await self._ask(f"arm {point}")

    async def settled(self) -> dict[str, Any]:
        """Wait until no work is under way; Died if it was killed meanwhile."""
        return await self._ask("settle")

    async def answered(self, interaction: Interaction) -> None:
        """Wait for the answer to a click; Died if the bot was killed before."""
        waiting = asyncio.create_task(interaction.answered.wait())
        ended = asyncio.create_task(self._reader.read(1))
        await asyncio.wait((waiting, ended), timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        is_dead = ended.done() and not waiting.done()
        for task in (waiting, ended):
            task.cancel()
        await asyncio.wait((waiting, ended))
        if is_dead:
            await self._bury()
        assert interaction.answered.is_set(), "no answer"

    async def _ask(self, words: str) -> Any:
        try:
            self._writer.write(f"{words}\n".encode())
            async with asyncio.timeout(PATIENCE_S):
                line = await self._reader.readline()
        except ConnectionError:
            line = b""
        return json.loads(line) if line else await self._bury()

    async def _bury(self) -> NoReturn:
        while not (said := await self._said()).startswith("gone"):
            assert said
        self._is_running = False
        assert said.split() == ["gone", "-9"], f"the bot was killed, and did not fail: {said}"
        self._writer.close()
        raise Died

    async def _said(self) -> str:
        assert self._forker.stdout
        return (await self._forker.stdout.readline()).decode()


@asynccontextmanager
async def forker(folder: Path) -> AsyncGenerator[Process]:
    process = Process(folder)
    await process.open()
    try:
        yield process
    finally:
        await process.close()
