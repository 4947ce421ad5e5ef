"""How long players may take. No player who is away holds up a game for long, and no outage costs a player their time.

At half time the players whom the game waits for are called. When the time is up, the computer makes that one decision
for them.
"""

from dataclasses import replace

from bot.games.contract import Seat
from bot.sessions.session import Pace, Session, Status

MINUTE_MS, DAY_MS = 60_000, 86_400_000
DECISION_MS: dict[Pace, int | None] = {"live": 2 * MINUTE_MS, "evening": 10 * MINUTE_MS, "letter": DAY_MS, "none": None}
"""The time for one decision."""
LOBBY_MS, PAUSE_MS = DAY_MS, 7 * DAY_MS
"""How long a lobby waits for its start, and a paused game for its players to come back."""


def with_deadlines(before: Session | None, after: Session, awaited: frozenset[Seat], now_ms: int) -> Session:
    """Return the changed session with the deadlines that hold from now on; `before` is None for a new one.

    `awaited` are the seats that the game waits for.
    """
    after = replace(after, awaited=awaited)
    if after.status == Status.LOBBY:
        return replace(after, due_at=now_ms + LOBBY_MS, wake_at=now_ms + LOBBY_MS)
    if after.is_paused:
        was_paused = before is not None and before.is_paused
        return after if was_paused else replace(after, due_at=now_ms + PAUSE_MS, wake_at=now_ms + PAUSE_MS)
    time_ms = DECISION_MS[after.pace]
    if not after.status.is_active or time_ms is None or not after.for_people:
        return replace(after, due_at=None, wake_at=None)
    if before and after.due_at is not None and _is_same_decision(before, after):
        return after  # its time runs on, no matter which other players have chosen
    return replace(after, due_at=now_ms + time_ms, wake_at=now_ms + time_ms // 2)


def _is_same_decision(before: Session, after: Session) -> bool:
    return before.status == Status.RUNNING and not before.is_paused and before.step == after.step
