"""When a message that could not be shown is tried again."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.messages.desired import Key

SUCCESS_AFTER_S = 5.0
"""So long after a failure, a request that gets through in the channel says that the outage may be over."""


@dataclass
class _Retry:
    """The next try, and how often the message could not be shown so far."""

    timer: asyncio.TimerHandle
    failures: int
    channel_id: int | None
    not_before: float
    """In the loop's time: no success brings the next try forward to an earlier moment."""


class Retries:
    """Has messages tried again: each time later, but never earlier than Discord says."""

    def __init__(self, show: Callable[[Key], None]) -> None:
        self._show = show
        self._retries: dict[Key, _Retry] = {}
        self._is_closed = False

    def later(
        self, key: Key, distances_s: Sequence[float], at_least_s: float = 0.0, outage_in: int | None = None
    ) -> None:
        """A try has failed: make the next one after these distances, one after the other, the last one again and
        again.

        `outage_in` is the channel if another request that gets through there may mean that this one would.
        """
        if self._is_closed:
            return
        before = self._retries.get(key)
        failures = before.failures + 1 if before else 0
        self.end(key)
        loop = asyncio.get_running_loop()
        seconds = max(distances_s[min(failures, len(distances_s) - 1)], at_least_s)
        timer = loop.call_later(seconds, self._show, key)
        not_before = loop.time() + max(SUCCESS_AFTER_S, at_least_s)
        self._retries[key] = _Retry(timer, failures, outage_in, not_before)

    def works(self, channel_id: int | None) -> None:
        """A request got through in this channel: try its messages now that an outage kept from being shown."""
        now = asyncio.get_running_loop().time()
        for key, retry in [*self._retries.items()]:
            if retry.channel_id is not None and retry.channel_id == channel_id and retry.not_before <= now:
                self._show(key)

    def now(self) -> None:
        """Try all of them."""
        for key in [*self._retries]:
            self._show(key)

    def end(self, key: Key) -> None:
        """It is shown."""
        if retry := self._retries.pop(key, None):
            retry.timer.cancel()

    def close(self) -> None:
        """Try no more."""
        self._is_closed = True
        for key in [*self._retries]:
            self.end(key)
