"""Requests that answer no click: Discord takes fifty a second. Those of games that are played go first."""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

MOST, UNLIMITED = 40, 100_000  # requests in a second
OTHERS, PAUSE_S = 5, 0.25
"""Of games that are not played a fifth as many messages are shown at once, each after this pause."""

Priority: TypeAlias = tuple[int, int]
NOW: Priority = (0, 0)
"""A game that is being played; higher ranks come later."""
REST: Priority = (2, 0)


def waits(due_at: int | None) -> Priority:
    """Return the rank of a game that no one is clicking in: by when a player's time is over."""
    return (1, due_at) if due_at else REST


class Budget:
    """Says which message is brought up to date next, and when a request may be sent."""

    def __init__(self, most: int = MOST, share: Callable[[], float] = lambda: 1.0) -> None:
        """`share` returns which part of all shards is this process's."""
        self._most, self._share, self._others = most, share, 0
        self._sent, self._sending = deque[float](maxlen=most), asyncio.Lock()
        self._queue, self._count = list[tuple[Priority, int, asyncio.Future[bool]]](), count()

    def ask(self, priority: Priority, turn: asyncio.Future[bool] | None = None) -> asyncio.Future[bool]:
        """Return what is done when the turn has come, or let one that waits come as early as this rank lets it."""
        turn = turn or asyncio.get_running_loop().create_future()
        heappush(self._queue, (priority, next(self._count), turn))
        self._grant(0)
        return turn

    def end(self, turn: asyncio.Future[bool]) -> None:
        """A turn is over: after a pause, which leaves room for games that are played, it is another's."""
        if turn.result():
            asyncio.get_running_loop().call_later(PAUSE_S / self._share(), self._grant, 1)

    def _grant(self, ended: int) -> None:
        self._others -= ended
        while self._queue and (self._queue[0][0] == NOW or self._others < self._most // OTHERS):
            priority, _, turn = heappop(self._queue)
            if not turn.done():
                self._others += priority > NOW
                turn.set_result(priority > NOW)

    async def room(self) -> None:
        """Wait until one more request may be sent in this second: those who ask first go first."""
        async with self._sending:
            most, time = max(1, int(self._most * self._share())), asyncio.get_running_loop().time
            while len(self._sent) >= most and (wait_s := self._sent[-most] + 1.0 - time()) > 0:  # noqa: ASYNC110
                await asyncio.sleep(wait_s)
            self._sent.append(time())
