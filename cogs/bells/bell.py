"""Bells: people who want to be called when a table opens in their server, or when one person is missing there.

What is decided here is when a bell rings for a lobby, and whom it calls.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.games.contract import AnyGame
from bot.sessions.session import Session

RingsWhen: TypeAlias = Literal["opens", "missing"]
"""When a table opens, or when one person is missing so that the game can begin."""
RINGS_WHEN: tuple[RingsWhen, ...] = get_args(RingsWhen)

OPENS_MS, MISSING_MS = 120_000, 10_000
"""How long a lobby has to stand with a free seat; and how long after its last change it may lack one person."""
TODAY_MS = 16 * 3_600_000
"""How long *today* is: Discord tells no one's time zone, and an evening ends after midnight."""
REST_MS = 3 * 3_600_000
"""Between two calls of one person."""
CALLED_MOST = 10
"""So many people one message calls."""
_EPOCH_MS = 1_420_070_400_000
"""Where the times in Discord's ids begin."""


@dataclass(frozen=True)
class Bell:
    """The bell of one person, for one game in one server."""

    user_id: int
    rings_when: RingsWhen
    until: int | None = None
    """None for always."""
    quiet_until: int | None = None
    called_at: int | None = None
    called_for: int | None = None
    """The lobby for which the person was called last."""
    is_busy: bool = False
    """Whether the person plays or waits at a table of this server, or has just played in this channel."""

    def may_be_called(self, session: Session, now_ms: int) -> bool:
        """Return whether the person may be called to this lobby now."""
        is_wanted = (self.until or now_ms) >= now_ms >= (self.quiet_until or 0)
        is_rested = self.called_at is None or self.called_at + REST_MS <= now_ms
        was_asked = self.called_for == session.id or any(guest.user_id == self.user_id for guest in session.guests)
        is_welcome = self.user_id not in session.removed and not was_asked
        return is_wanted and is_rested and is_welcome and not self.is_busy


def rings_at(session: Session, game: AnyGame, when: RingsWhen) -> int | None:
    """Return when bells of this kind ring for a lobby as it is; None for never. Seats that are kept are taken."""
    kept = len(session.waiting_for)
    if when == "missing":
        lacking = game.seats[0] - len(session.seats) - kept
        return session.updated_at + MISSING_MS if lacking == 1 else None
    opened_at = (session.joins[0] >> 22) + _EPOCH_MS  # the id of the host's click
    return opened_at + OPENS_MS if len(session.people_here) + kept < game.seats[-1] else None


def has_answered(bell: Bell, session: Session, now_ms: int) -> bool:
    """Return whether a person whom this lobby called sits down, or wants silence now."""
    return bell.is_busy or bell.user_id in session.removed or (bell.quiet_until or 0) > now_ms


def has_rung(bells: Iterable[Bell], session: Session, when: RingsWhen) -> bool:
    """Return whether bells of this kind have rung for a lobby: once when it opened, and since its last change for one
    who is missing.
    """
    since = session.updated_at if when == "missing" else 0
    called = (bell for bell in bells if bell.rings_when == when and bell.called_for == session.id)
    return any((bell.called_at or 0) >= since for bell in called)


def whom_to_call(bells: Iterable[Bell], session: Session, when: RingsWhen, now_ms: int) -> list[int]:
    """Return the users whom this lobby calls now, those first who were not called for longest."""
    ready = [bell for bell in bells if bell.rings_when == when and bell.may_be_called(session, now_ms)]
    ready.sort(key=lambda bell: (bell.called_at or 0, bell.user_id))
    return [bell.user_id for bell in ready[:CALLED_MOST]]
