"""Who sits at the table: the people who clicked something lately. They need no call."""

from collections.abc import Callable, Iterable
from math import inf

from cachetools import TTLCache

THERE_MS = 60_000
"""For which a person who clicked is held to be there, though computer players have moved since."""
GONE_MS = 600_000
"""After which a person who has not clicked is held to be gone."""


class Presence:
    """Remembers when each person last clicked something of a session, for as long as that tells anything."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self._since = now, now()
        self._clicked = TTLCache[tuple[int, int], int](inf, GONE_MS, now)
        """When: by session and user."""

    def note(self, session_id: int, user_id: int) -> None:
        """Remember that a person just clicked something of a session."""
        self._clicked[session_id, user_id] = self._now()

    def is_there(self, session_id: int, user_id: int, within_ms: int = THERE_MS) -> bool:
        """Return whether a person clicked so lately."""
        at = self._clicked.get((session_id, user_id))
        return at is not None and at + within_ms > self._now()

    def is_played(self, session_id: int, user_ids: Iterable[int | None]) -> bool:
        """Return whether any of these persons clicked something of a session lately."""
        return any(user_id and self.is_there(session_id, user_id) for user_id in user_ids)

    def is_gone(self, session_id: int, user_id: int) -> bool:
        """Return whether a person clicked nothing for long. Just after a start that is not known of anyone."""
        return self._clicked.get((session_id, user_id), self._since) + GONE_MS <= self._now()

    def forget(self, user_id: int) -> None:
        """Remember nothing of a person."""
        for clicked in [clicked for clicked in self._clicked if clicked[1] == user_id]:
            del self._clicked[clicked]
