"""When a board that could not be shown is tried again."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass
class _Retry:
    """The next try, and how often the board could not be shown so far."""

    timer: asyncio.TimerHandle
    failures: int


class Retries:
    """Has boards tried again: each time later, but never earlier than Discord says."""

    def __init__(self, show: Callable[[int], None]) -> None:
        self._show = show
        self._retries: dict[int, _Retry] = {}

    def later(self, session_id: int, distances_s: Sequence[float], at_least_s: float = 0.0) -> None:
        """A try has failed: make the next one after these distances, one after the other, the last one again and
        again.
        """
        before = self._retries.get(session_id)
        failures = before.failures + 1 if before else 0
        self.end(session_id)
        seconds = max(distances_s[min(failures, len(distances_s) - 1)], at_least_s)
        timer = asyncio.get_running_loop().call_later(seconds, self._show, session_id)
        self._retries[session_id] = _Retry(timer, failures)

    def now(self) -> None:
        """Try all boards at once."""
        for session_id in [*self._retries]:
            self._show(session_id)

    def end(self, session_id: int) -> None:
        """A board is shown."""
        if retry := self._retries.pop(session_id, None):
            retry.timer.cancel()

    def close(self) -> None:
        """Try no more."""
        for session_id in [*self._retries]:
            self.end(session_id)
