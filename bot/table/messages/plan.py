"""What a change of a session shows beside the answer to its click: one plan, which needs nothing but the change. The
keeper and the calls carry it out.
"""

from dataclasses import dataclass

from bot.games.contract import Seat
from bot.messages.desired import Key, Ref
from bot.sessions.questions import unanswered
from bot.sessions.session import Session, Status
from bot.table.pages.screen import Plugin
from bot.table.service.events import Update

BOARD, HAND, DIRECT_HAND, HOST_PAGE = "board", "hand", "direct hand", "host page"
"""The kinds of messages: by session; by session and user; by session and seat; by session."""


@dataclass(frozen=True)
class Plan:
    """What to bring up to date after a change, and whom to call."""

    session: Session
    """As it is now."""
    messages: tuple[Key, ...] = ()
    """The messages that may look different. One that does not exist, or looks as before, costs no request."""
    actor: int | None = None
    """The user who made the change: needs no call now, and goes on playing, so that a buried board comes down."""
    unanswered: frozenset[Seat] = frozenset()
    """Whose answer to a question is missing since this change …"""
    has_ended_questions: bool = False
    """… and whether some answer is not missing any more."""
    lost_calls: frozenset[Ref] = frozenset()
    """The calls of people whose seats others have taken."""


def plan_after(update: Update, plugin: Plugin | None, actor: int | None = None, drawn: Key | None = None) -> Plan:
    """Return the plan for a change; `drawn` is the message that the answer to the click has drawn already.

    Everyone's hands change when everyone saw something happen, or somebody came or went; else those of the actor.
    """
    before, after = update.before, update.after
    has_changed_for_all = update.is_seen or before.seats != after.seats
    hands = hands_of(after, plugin, None if has_changed_for_all else actor) if actor or has_changed_for_all else ()
    host_page = ((HOST_PAGE, after.id),) if before.status == Status.LOBBY else ()
    messages = ((BOARD, after.id), *host_page, *hands)
    missing, missed = (unanswered(one, plugin.game) if plugin else {} for one in (after, before))
    return Plan(
        after,
        tuple(key for key in messages if key != drawn),
        actor,
        frozenset(missing.keys() - missed.keys()),
        bool(missed.keys() - missing.keys()),
        frozenset(s.call for s in before.seats if s.call) - {s.call for s in after.seats},
    )


def has_hands(session: Session, plugin: Plugin | None) -> bool:
    """Return whether people hold private hands in a session; also while the game itself is away. In direct messages
    the hand is a part of the board.
    """
    return not session.where.is_direct and (plugin is None or plugin.screen.hand is not None)


def hands_of(session: Session, plugin: Plugin | None, user_id: int | None = None) -> tuple[Key, ...]:
    """Return the hands of a session, also those that say who has the seat now, or those of one user. Direct messages
    that are missing are sent with the hands of all. Without hands there is what those read who left.
    """
    people = [seated for seated in session.seats if seated.user_id and user_id in (None, seated.user_id)]
    former = session.predecessors if user_id is None and session.status == Status.RUNNING else ()
    by_dm = [s for s in people if s.dm or not user_id] if has_hands(session, plugin) else []
    return (
        *((HAND, session.id, one.user_id or 0) for one in (*people, *former)),
        *((DIRECT_HAND, session.id, seated.seat) for seated in by_dm),
    )
