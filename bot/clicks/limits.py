"""How much one person may ask for: generous for play, so that no one makes the others wait. Kept in memory only."""

import asyncio
from itertools import count
from math import inf

from cachetools import TTLCache

from bot.errors import NotAllowed

HOUR_S = 3600.0
TABLES_IN_AN_HOUR, ALONE_IN_AN_HOUR = 10, 30
"""Tables that one person opens, and how many if the last one is in direct messages, where no one waits for it."""
LOBBIES = 5
"""Lobbies that one person hosts at once."""
HARD_COMPUTERS = 15
"""Hard computer players at the tables of one person."""
GREETED_MOST = 10_000
BOARD_PAUSE_S = 20.0
"""Between two boards that are brought down in one channel."""


class Limits:
    """Counts what people ask for."""

    def __init__(self) -> None:
        self._opened = TTLCache[int, int](inf, HOUR_S, _now)
        """Who opened a table: an entry for each."""
        self._numbers = count()
        self._greeted = TTLCache[int, bool](GREETED_MOST, HOUR_S, _now)
        self._brought_down = TTLCache[int, bool](inf, BOARD_PAUSE_S, _now)

    def check_tables(self, user_id: int, lobbies: int, *, is_alone: bool = False) -> None:
        """Refuse one more table after many within the hour, or beside many lobbies."""
        if lobbies >= LOBBIES:
            raise NotAllowed("no-many-lobbies", lobbies=lobbies)
        most = ALONE_IN_AN_HOUR if is_alone else TABLES_IN_AN_HOUR
        if [*self._opened.values()].count(user_id) >= most:
            raise NotAllowed("no-many-tables", tables=most)

    def note_table(self, user_id: int) -> None:
        """A person has opened a table."""
        self._opened[next(self._numbers)] = user_id

    def greet(self, user_id: int) -> bool:
        """Return whether to greet this person: once within the hour."""
        is_new = user_id not in self._greeted
        self._greeted[user_id] = True
        return is_new

    def check_computers(self, hard: int) -> None:
        """Refuse if there would be so many hard computer players at the tables of one person."""
        if hard > HARD_COMPUTERS:
            raise NotAllowed("no-many-computers", most=HARD_COMPUTERS)

    def bring_down(self, channel_id: int) -> None:
        """Note that a board is brought down in this channel; refuse if one was a moment ago."""
        if channel_id in self._brought_down:
            raise NotAllowed("no-board-soon")
        self._brought_down[channel_id] = True

    def forget(self, user_id: int) -> None:
        """Keep nothing of this person."""
        self._greeted.pop(user_id, None)
        for number in [number for number, user in self._opened.items() if user == user_id]:
            del self._opened[number]


def _now() -> float:
    return asyncio.get_running_loop().time()
