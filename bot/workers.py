"""Processes or threads for work away from the event loop: begun with the first work, ended when there is none, replaced
when one hangs or is lost.
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

from bot.tasks import end_with_parent

log = logging.getLogger(__name__)

IDLE_S = 120.0
"""Without work for so long, the processes end and give their memory back; to begin anew takes half a second."""
END_S = 5.0
"""How long a process may take to end by itself."""

T = TypeVar("T")


class Workers:
    """The processes, or threads, for one kind of work."""

    def __init__(self, what: str, make: Callable[[], Executor]) -> None:
        """`what` they do is said in the log: "processes that draw"; `make` returns new ones."""
        self.make = make
        self._what = what
        self._executor: Executor | None = None
        self._under_way = 0
        self._idle: asyncio.TimerHandle | None = None

    async def run(self, longest_s: float, work: Callable[..., T], *args: Any) -> T:
        """Return what the work comes to; TimeoutError if that takes so many seconds, and then its process is ended;
        BrokenExecutor if the process was killed. Other work that was there is lost with it; the next begins new ones.
        """
        executor = self._executor = self._executor or self.make()
        self._under_way += 1
        try:
            async with asyncio.timeout(longest_s):
                return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
        except TimeoutError:
            log.warning("processes that %s: one hangs, and all are ended: no result in %.1f s", self._what, longest_s)
            self._replace(executor)
            raise
        except BrokenExecutor as error:  # killed, maybe for want of memory
            log.warning("processes that %s are lost: %s", self._what, error)
            self._replace(executor)
            raise
        finally:
            self._under_way -= 1
            self._end_when_idle()

    def close(self) -> None:
        """End them, in time even if one hangs; the next work begins new ones."""
        executor, self._executor = self._executor, None
        if executor:
            ending = Timer(END_S, _kill, [_processes(executor)])
            ending.daemon = True
            ending.start()
            executor.shutdown(wait=False, cancel_futures=True)

    def _replace(self, executor: Executor) -> None:
        processes = _processes(executor)
        if self._executor is executor:
            self._executor = None
            executor.shutdown(wait=False)  # what else was there is lost, and tried again by who waits for it
        _kill(processes)

    def _end_when_idle(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self._under_way:
            self.close()


def stand_back() -> None:
    """In a process that the bot started: work at the lowest priority."""
    os.nice(19)
    end_with_parent()


def _processes(executor: Executor) -> list[BaseProcess]:
    """Return the processes of an executor; threads have none."""
    return [*(getattr(executor, "_processes", None) or {}).values()]


def _kill(processes: list[BaseProcess]) -> None:
    for process in processes:
        with suppress(ValueError):  # it ended long ago, and was cleared away
            process.kill()
