"""One budget for all requests that answer no click.

Discord takes fifty of them a second from a bot, and shuts out an address that had 10,000 requests refused in ten
minutes. Answers to clicks count for the second only, and wait for nothing. Processes that hold a part of the shards
have this part of the budget.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

import aiohttp

log = logging.getLogger(__name__)

MOST, LEAST = 40, 2
"""Requests a second: as a rule, and after rate limits."""
UNLIMITED = 100_000
RESERVED = 0.2
"""This part of them is for games that are being played, and waits for no others."""
TICK_S = 0.001
"""What is shorter is not waited for."""
RECOVERY_S = 60.0
"""How long it takes from the least back to the most."""
REFUSED_MOST, REFUSED_S = 5_000, 600.0
"""After so many refused requests in that time, only clicks are answered."""
REFUSALS = (401, 403, 429)
_ANSWERS = re.compile(r"/(interactions|webhooks)/")
"""In the path of a request that answers a click, or changes an answer: Discord's limit is not for those."""

Rank: TypeAlias = tuple[int, int]
"""What goes first: the lower one."""
NOW: Rank = (0, 0)
"""A game that is being played."""
REST: Rank = (2, 0)


def waits(due_at: int | None) -> Rank:
    """Return the rank of a game that no one is clicking in: by when a player's time is over."""
    return (1, due_at) if due_at else REST


class Budget:
    """Gives turns to requests, those with the lowest rank first."""

    def __init__(self, most: int = MOST, share: Callable[[], float] = lambda: 1.0) -> None:
        """`share` returns which part of all shards is this process's."""
        self._most, self._share = most, share
        self._queue: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._count = count()
        self._sent = deque[float](maxlen=most)
        """When the last ones had their turns."""
        self._gone = deque[float](maxlen=most)
        """When the last requests were really sent."""
        self._spaced_at = 0.0
        """When the last one that could wait had its turn: those do not come all at once."""
        self._timer: asyncio.TimerHandle | None = None
        self._lowered_to, self._lowered_at = float(most), 0.0
        self._refused_at = deque[float](maxlen=REFUSED_MOST)
        self.refused = 0
        """How many requests of any kind Discord has refused since the start."""

    def ask(self, rank: Rank, turn: asyncio.Future[None] | None = None) -> asyncio.Future[None]:
        """Return what is done when the turn has come; a `turn` that was asked for before comes as early as now this
        rank lets it.
        """
        turn = turn or asyncio.get_running_loop().create_future()
        heappush(self._queue, (rank, next(self._count), turn))
        self._grant()
        return turn

    def give_back(self) -> None:
        """A turn was not needed."""
        if self._sent:
            self._sent.pop()
        self._grant()

    def close(self) -> None:
        """Drop what can wait for the next start."""
        for rank, _, turn in self._queue:
            if rank > NOW:
                turn.cancel()
        self._grant()

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len({id(turn) for _, _, turn in self._queue if not turn.done()})

    @property
    def per_s(self) -> float:
        """How many turns there are a second: fewer after a rate limit, and by and by as many as before."""
        recovered = (asyncio.get_running_loop().time() - self._lowered_at) * self._most / RECOVERY_S
        return min(self._most * self._share(), self._lowered_to + recovered)

    def note(self, status: int, *, is_shared: bool = False) -> None:
        """Note how Discord answered a request; `is_shared` says that others used up the limit that it met."""
        if status not in REFUSALS or is_shared:
            return
        now = asyncio.get_running_loop().time()
        self.refused += 1
        self._refused_at.append(now)
        if status == 429:
            self._lowered_to, self._lowered_at = max(LEAST, self.per_s / 2), now
        if self._shut_s(now) and self.refused % self._refused_most == 0:
            log.error("Discord refused %s requests in ten minutes: only clicks are answered now", self._refused_most)

    async def pace(self, _client: object, _context: object, request: aiohttp.TraceRequestStartParams) -> None:
        """Hold a request up that would be one too many in this second: aiohttp calls this before each. Where a picture
        took long, the turns of many come long before they are sent, and they would all be sent at once.
        """
        if _ANSWERS.search(request.url.path):
            return
        loop, most = asyncio.get_running_loop(), max(1, int(self._most * self._share()))
        while (wait_s := _full_s(self._gone, most, loop.time())) > TICK_S:  # noqa: ASYNC110  time passes
            await asyncio.sleep(wait_s)
        self._gone.append(loop.time())

    async def heard(self, _client: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        """Note a request of any kind: aiohttp calls this at its end."""
        self.note(end.response.status, is_shared=end.response.headers.get("X-RateLimit-Scope") == "shared")

    def _grant(self) -> None:
        """Give the turns for which it is time."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        while self._queue:
            rank, _, turn = self._queue[0]
            if not turn.done():
                now = asyncio.get_running_loop().time()
                if (wait_s := self._wait_s(rank, now)) > TICK_S:
                    self._timer = asyncio.get_running_loop().call_later(wait_s, self._grant)
                    return
                self._sent.append(now)
                self._spaced_at = now if rank > NOW else self._spaced_at
                turn.set_result(None)
            heappop(self._queue)

    def _wait_s(self, rank: Rank, now: float) -> float:
        if shut_s := self._shut_s(now):
            return shut_s
        allowed = max(1, int(self.per_s * (1 - RESERVED if rank > NOW else 1)))
        full_s = _full_s(self._sent, allowed, now)
        return max(full_s, self._spaced_at + 1.0 / allowed - now) if rank > NOW else full_s

    def _shut_s(self, now: float) -> float:
        """Return how long no request is to be made but answers to clicks."""
        is_full = len(self._refused_at) >= self._refused_most
        return max(0.0, self._refused_at[-self._refused_most] + REFUSED_S - now) if is_full else 0.0

    @property
    def _refused_most(self) -> int:
        return max(1, int(REFUSED_MOST * self._share()))


def _full_s(times: deque[float], most: int, now: float) -> float:
    """Return until when there were `most` of them in a second."""
    return times[-most] + 1.0 - now if len(times) >= most else 0.0
