"""Knows which people clicked something lately, so that they need no call, and where their hands lie."""

from collections.abc import Callable, Iterable
from math import inf

from cachetools import LRUCache, TTLCache

from bot.sessions.session import Session

THERE_MS = 60_000
"""For which a person who clicked is held to be there, though computer players have moved since."""
GONE_MS = 600_000
"""After which a person who has not clicked is held to be gone."""
HANDS = 5000
"""Of so many it is known where they lie."""


class Presence:
    """Remembers when each person last clicked something of a session, for as long as that tells anything."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self._since = now, now()
        self._clicked = TTLCache[tuple[int, int], int](inf, GONE_MS, now)
        """When: by session and user."""
        self._hands = LRUCache[tuple[int, int], int](HANDS)
        """The click that opened the hand: by session and user."""

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

    def note_hand(self, session_id: int, user_id: int, click: int | None) -> None:
        """Remember the id of the click that opened a person's hand; None if it was put away."""
        self._hands.pop((session_id, user_id), None)
        if click:
            self._hands[session_id, user_id] = click

    def have_hands_below(self, session: Session, message_id: int) -> bool:
        """Return whether all for whom a game waits have opened their hands below this message: ids tell when."""
        awaited = session.people_to_move
        return bool(awaited) and all(self._hands.get((session.id, s.user_id or 0), 0) > message_id for s in awaited)

    def forget(self, user_id: int) -> None:
        """Remember nothing of a person."""
        for known in (self._clicked, self._hands):
            for key in [key for key in known if key[1] == user_id]:
                del known[key]
