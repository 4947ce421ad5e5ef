"""A way to PostgreSQL that can fall silent, as a network does from which a cable is pulled: nothing is closed, nothing
comes through, and what was sent comes later, all at once."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa

CHUNK = 1 << 16
FIRST_OF_POOL = 2
"""The first connection of a process owns its shards, the second one migrates."""


class Proxy:
    """Between a process and its database."""

    def __init__(self, url: str) -> None:
        parsed = sa.make_url(url)
        self._target = (parsed.host, parsed.port)
        self._parsed = parsed
        self._flows = asyncio.Event()
        self._flows.set()
        self._tasks = set[asyncio.Task[None]]()
        self._connections = 0
        self._until_pause, self._pause_s = -1, 0.0

    @property
    def url(self) -> str:
        """The address of the database by this way."""
        there = self._parsed.set(host="127.0.0.1", port=self._port)
        return there.render_as_string(hide_password=False)

    def freeze(self) -> None:
        """Let nothing through, in either direction."""
        self._flows.clear()

    def thaw(self) -> None:
        """Let everything through, also what waits."""
        self._flows.set()

    def pause(self, statements: int, seconds: float) -> None:
        """After so many more statements of the pool, let the next one come so much later: it alone."""
        self._until_pause, self._pause_s = statements, seconds

    @property
    def has_paused(self) -> bool:
        """Whether that statement came."""
        return self._until_pause < 0

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End all connections."""
        self._server.close()
        for task in [*self._tasks]:
            task.cancel()
        if self._tasks:
            await asyncio.wait({*self._tasks})

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        there_reader, there_writer = await asyncio.open_connection(*self._target)
        is_pools = self._connections >= FIRST_OF_POOL
        self._connections += 1
        for source, sink, may_pause in ((reader, there_writer, is_pools), (there_reader, writer, False)):
            task = asyncio.create_task(self._pass_on(source, sink, may_pause))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, may_pause: bool) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await self._flows.wait()
                if may_pause and self._until_pause >= 0:
                    self._until_pause -= 1
                    if self._until_pause < 0:
                        await asyncio.sleep(self._pause_s)
                sink.write(data)
                await sink.drain()
            await self._flows.wait()
        sink.close()


@asynccontextmanager
async def proxy(url: str) -> AsyncGenerator[Proxy]:
    """A way to this database."""
    made = Proxy(url)
    await made.start()
    try:
        yield made
    finally:
        await made.close()
