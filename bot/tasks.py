"""Tasks in the background, which no other code waits for; locks by key; processes that end; garbage."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Coroutine, Hashable
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

log = logging.getLogger(__name__)

CLOSE_S = 4.0
"""How long work that is under way may go on when the bot stops."""

GARBAGE = (1_000, 10, 10)
"""After how many new objects Python looks for garbage among them, and after how many such looks among older ones, and
among all. What was there at the start is left out, so that this takes milliseconds. Most of the garbage are the views
and interactions of discord.py, which refer to each other: some eight kilobytes a click.
"""

T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)


class KeyedLocks(Generic[Key]):
    """One lock for each key, for as long as anyone holds it or waits for it: `async with locks[session_id]: …`."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: Key) -> asyncio.Lock:
        """Return the lock of this key."""
        return self._locks.setdefault(key, asyncio.Lock())


class FairSlots(Generic[Key]):
    """A few places for work that takes long. Those who wait get one in rotation, so that no one's many wait before
    another's one: `async with turns.of(user_id): …`.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[Key, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, key: Key) -> AsyncGenerator[None]:
        """Hold a place while this lasts."""
        await self._enter(key)
        try:
            yield
        finally:
            self._leave()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def _enter(self, key: Key) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it had its turn already
            raise

    def _leave(self) -> None:
        while self._waiting:
            key, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[key] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class BackgroundTasks:
    """Keeps tasks alive until they are done, and logs what one of them fails with."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T], name: str, *, is_awaited: bool = False) -> asyncio.Task[T]:
        """Begin to do this work now. Its errors are logged here, unless the caller waits for it, at least a while."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_take_error if is_awaited else _log_error)
        return task

    async def close(self, seconds: float | None = CLOSE_S) -> None:
        """Let the tasks finish; those that take longer are cancelled. With None, wait for as long as they take."""
        if tasks := [*self._tasks]:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            await _cancel(late)

    async def cancel(self) -> None:
        """End all tasks now."""
        await _cancel({*self._tasks})


class Slots:
    """Lets a few things be under way at once, first come, first served: a few at a time are all done sooner.

    What takes longer than a moment, since it waits for others, makes room for the next.
    """

    def __init__(self, most: int, moment_s: float) -> None:
        self._free, self._moment_s = asyncio.Semaphore(most), moment_s

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a turn, and take it."""
        await self._free.acquire()
        is_over = False

        def make_room() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._free.release()

        timer = asyncio.get_running_loop().call_later(self._moment_s, make_room)
        try:
            yield
        finally:
            timer.cancel()
            make_room()


def end_with_parent() -> None:
    """In a process that the bot started: leave Ctrl+C to the bot, and end when it ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, name="wait for the bot's end", daemon=True).start()


def _wait_for_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(0)


def collect_seldom() -> None:
    """Leave all objects that there are now out of garbage collections, and look for garbage less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _take_error(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()  # asyncio would say that no one has asked


def _log_error(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("a mistake of ours: %s failed", task.get_name(), exc_info=error)


async def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=CLOSE_S)
