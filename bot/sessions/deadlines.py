"""How long players may take. No player who is away holds up a game for long, and no outage costs a player their time.

The one player in turn is called after a while without a click, and at half time all whom the game waits for. When the
time is up, the computer makes that one decision for them. Who plays alone among computer players keeps
nobody waiting: there is no call and no end of the time, only an end to a table that was left for a week.
"""

from dataclasses import replace

from bot.games.contract import CALLS, Seat
from bot.sessions.session import Pace, Seated, Session, Status

MINUTE_MS, DAY_MS = 60_000, 86_400_000
DECISION_MS: dict[Pace, int | None] = {"live": 2 * MINUTE_MS, "evening": 10 * MINUTE_MS, "letter": DAY_MS, "none": None}
"""The time for one decision."""
LOBBY_MS, PAUSE_MS = DAY_MS, 7 * DAY_MS
"""How long a lobby waits for its start; and for its players to come back a paused game, or one against computers."""

CALL_MS = 45_000
"""How long the player in turn has until a message calls them: people who look at the board have clicked by then."""


def with_deadlines(before: Session | None, after: Session, awaited: frozenset[Seat], now_ms: int) -> Session:
    """Return the session with its deadlines; `before` is None for a new one, and the game waits for `awaited`."""
    after = _with_deadlines(before, replace(after, awaited=awaited), now_ms)
    if after.ends_at is None or not after.status.is_active or not after.people_to_move:
        return after
    wake_at, due_at = (min(at or after.ends_at, after.ends_at) for at in (after.wake_at, after.due_at))
    return replace(after, wake_at=wake_at, due_at=due_at)


def _with_deadlines(before: Session | None, after: Session, now_ms: int) -> Session:
    if after.status == Status.LOBBY:
        kept_until = min((guest.until for guest in after.guests if guest.until), default=now_ms + LOBBY_MS)
        return replace(after, due_at=now_ms + LOBBY_MS, wake_at=min(now_ms + LOBBY_MS, kept_until))
    if after.is_paused:
        was_paused = before is not None and before.is_paused
        return after if was_paused else replace(after, due_at=now_ms + PAUSE_MS, wake_at=now_ms + PAUSE_MS)
    time_ms = DECISION_MS[after.pace]
    if after.is_alone and after.status.is_active:
        return replace(after, due_at=None, wake_at=now_ms + PAUSE_MS)
    if not after.status.is_active or not after.people_to_move:
        return replace(after, due_at=None, wake_at=None)
    if before and before.people_to_move and not before.is_alone and _is_same_decision(before, after):
        return after  # its time runs on, no matter which other players have chosen
    looks = [now_ms + CALL_MS] if in_turn(after) else []
    if time_ms is None:
        return replace(after, due_at=None, wake_at=min(looks, default=None))
    return replace(after, due_at=now_ms + time_ms, wake_at=min([*looks, now_ms + time_ms // 2]))


def in_turn(session: Session) -> tuple[Seated, ...]:
    """Return the one player in turn if they are to be called: not alone, and not just greeted in a contest."""
    is_wanted = session.options.get(CALLS.key) == CALLS.default and not session.is_alone
    is_due = is_wanted and not session.is_greeted
    return session.people_to_move if is_due and len(session.people_to_move) == 1 else ()


def is_half_time(session: Session) -> bool:
    """Return whether the clock looks at this session since half of its time is over: now or next."""
    time_ms = DECISION_MS[session.pace]
    if session.due_at is None or session.wake_at is None or time_ms is None:
        return False
    return session.due_at - session.wake_at <= time_ms // 2


def after_call(session: Session) -> Session:
    """Return the session with its next look after a call: at half time none is called again within a minute."""
    time_ms = DECISION_MS[session.pace]
    if session.due_at is None or session.wake_at is None or time_ms is None:
        return replace(session, wake_at=None)
    half_time = session.due_at - time_ms // 2
    return replace(session, wake_at=half_time if half_time - session.wake_at >= MINUTE_MS else session.due_at)


def _is_same_decision(before: Session, after: Session) -> bool:
    return before.status == Status.RUNNING and not before.is_paused and before.step == after.step
