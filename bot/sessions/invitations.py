"""Invitations: the host of a lobby keeps a seat for a person, who says yes or no."""

from dataclasses import replace

from bot.errors import NotAllowed
from bot.games.contract import AnyGame
from bot.person import Person
from bot.sessions import decisions
from bot.sessions.open_state import Decision
from bot.sessions.session import Guest, Session, Status

KEPT_MS = 3 * 3_600_000
"""How long a seat is kept."""
REFUSED_MOST, REFUSED_MS = 2, 86_400_000
"""After so many refusals within that time, a person is not asked by the same host."""


def check_guest(*, is_host: bool, is_bot: bool, takes_invitations: bool, refusals: int) -> None:
    """Refuse to invite oneself, a bot, and a person who takes no invitations or refused this host lately."""
    if is_host:
        raise NotAllowed("no-invite-self")
    if is_bot:
        raise NotAllowed("no-invite-bot")
    if not takes_invitations or refusals >= REFUSED_MOST:
        raise NotAllowed("no-invite-now")


def invite(session: Session, game: AnyGame, host_id: int, guest: Person, now_ms: int) -> Decision:
    """Keep a seat for this person. Only the host may."""
    decisions.check_hosts(session, host_id)
    if session.seated(guest.id):
        raise NotAllowed("no-invite-seated")
    if guest.id in session.waiting_for:
        raise NotAllowed("no-invite-twice")
    before = next((one for one in session.guests if one.user_id == guest.id), None)
    if before and before.until == 0:
        raise NotAllowed("no-invite-back")  # each invitation pings
    decisions.need_room(session, game)
    at = max((now_ms, *(one.asked_at + 1 for one in session.guests)))  # each at a time of its own: it names its message
    invited = Guest(guest.id, guest.name, host_id, at, now_ms + KEPT_MS, before.refusals if before else 0)
    return Decision(replace(session, guests=(*(one for one in session.guests if one != before), invited)))


def accept(session: Session, game: AnyGame, person: Person, click: int) -> Decision:
    """Take the seat that is kept; a game for two starts at once."""
    _need_guest(session, person.id)
    joined = decisions.join(session, game, person, click)
    if joined.after.host is None or len(joined.after.seats) < game.seats[-1] or game.seats[-1] > 2:
        return joined
    return decisions.start(joined.after, game, joined.after.host.user_id or 0)


def decline(session: Session, _game: AnyGame, user_id: int) -> Decision:
    """Give the seat that is kept to others."""
    _need_guest(session, user_id)
    said_no = [replace(g, until=None, refusals=g.refusals + (g.user_id == user_id)) for g in session.guests]
    guests = (no if no.user_id == user_id else g for no, g in zip(said_no, session.guests, strict=True))
    return Decision(replace(session, guests=tuple(guests)))


def _need_guest(session: Session, user_id: int) -> None:
    if user_id not in session.waiting_for:
        was_invited = session.seated(user_id) or user_id in [guest.user_id for guest in session.guests]
        is_over = was_invited or session.status != Status.LOBBY
        raise NotAllowed("no-invite-over" if is_over else "no-invite-you", link=session.link)
