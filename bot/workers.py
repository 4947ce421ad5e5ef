"""Processes or threads for work away from the event loop, each with one piece of work at a time: begun with the work,
ended when there is none for a while, or when it hangs.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from threading import Timer
from typing import Any, TypeVar

from bot.tasks import FairSlots, end_with_parent

log = logging.getLogger(__name__)

IDLE_S = 120.0
"""Without work for so long, the processes end and give their memory back; to begin anew takes half a second."""
END_S = 5.0
"""How long a process may take to end by itself."""

T = TypeVar("T")


class Workers:
    """The processes, or threads, for one kind of work."""

    def __init__(self, what: str, make: Callable[[], Executor], most: int, queued: int = 0) -> None:
        """`what` they do is said in the log: "processes that draw"; `make` returns a new one; so many work at once. Up
        to `queued` pieces wait in each, so that it need not wait for the next; those are lost if it hangs.
        """
        self.make = make
        self._what, self._most = what, most
        self._room = FairSlots[None](most * (1 + queued))
        self._pieces = dict[Executor, int]()  # of work that each has now
        self._idle: asyncio.TimerHandle | None = None

    async def run(self, longest_s: float, work: Callable[..., T], *args: Any) -> T:
        """Return what the work comes to; TimeoutError if that takes so many seconds, and then its process is ended;
        BrokenExecutor if the process was killed. Work in other processes goes on.
        """
        async with self._room.of(None):
            executor = self._least_busy()
            self._pieces[executor] += 1
            try:
                async with asyncio.timeout(longest_s):
                    return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
            except (TimeoutError, BrokenExecutor, asyncio.CancelledError) as error:  # killed, maybe for want of memory
                if executor in self._pieces:
                    del self._pieces[executor]
                    if not isinstance(error, asyncio.CancelledError):
                        log.warning("one of the processes that %s hangs or is lost: %r", self._what, error)
                    _end(executor, within_s=0.0)
                raise
            finally:
                if executor in self._pieces:
                    self._pieces[executor] -= 1
                self._end_when_idle()

    def close(self) -> None:
        """End them, in time even if one hangs; the next work begins new ones."""
        for executor in self._pieces:
            _end(executor, within_s=END_S)
        self._pieces.clear()

    def _least_busy(self) -> Executor:
        executor = min(self._pieces, key=lambda one: self._pieces[one], default=None)
        if executor is None or (self._pieces[executor] and len(self._pieces) < self._most):
            executor = self.make()
            self._pieces[executor] = 0
        return executor

    def _end_when_idle(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not any(self._pieces.values()):
            self.close()


def stand_back() -> None:
    """In a process that the bot started: work at the lowest priority."""
    os.nice(19)
    end_with_parent()


def _end(executor: Executor, within_s: float) -> None:
    """End a process, after so many seconds by force; a thread ends with its work."""
    ending = Timer(within_s, _kill, [[*(getattr(executor, "_processes", None) or {}).values()]])
    ending.daemon = True
    ending.start()
    executor.shutdown(wait=False, cancel_futures=True)


def _kill(processes: list[BaseProcess]) -> None:
    for process in processes:
        with suppress(ValueError):  # it ended long ago, and was cleared away
            process.kill()
