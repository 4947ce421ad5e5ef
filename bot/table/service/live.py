"""The sessions that are being played, kept in memory as of their last commit.

They are those that this process looks after: it hears at once what others change, and a save on an older one fails.
States are frozen: to hand them out is safe.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from cachetools import LRUCache

from bot.games.contract import Seat
from bot.sessions.session import Session

MOST = 2000
"""How many sessions are kept; beyond that, the one that was not used for longest is dropped."""


class LiveSessions:
    """Sessions by id, the last used ones."""

    def __init__(self, most: int = MOST) -> None:
        self._sessions = LRUCache[int, Session](most)
        self._generation = 0
        """Counts drops, and changes of sessions that are not kept: what was read before one may be older."""

    def get(self, session_id: int) -> Session | None:
        """Return the session; None if it has to be read."""
        return self._sessions.get(session_id)

    def begin_reading(self) -> int:
        """Return a ticket for `loaded`, which becomes void if what is read may be too old."""
        return self._generation

    def loaded(self, session: Session, ticket: int) -> Session:
        """Keep what was read, unless a commit was faster; return what is kept."""
        if session.id not in self._sessions and ticket == self._generation:
            self._sessions[session.id] = session
        return self._sessions.get(session.id, session)

    def saved(self, session: Session) -> None:
        """Keep what a change committed, with the messages noted meanwhile: `note` is for those. If the session was
        dropped meanwhile, no one knows of them: it is read again.
        """
        if kept := self._sessions.get(session.id):
            self._sessions[session.id] = _with_messages_of(kept, session)
        else:
            self._generation += 1

    def note(self, session_id: int, change: Callable[[Session], Session]) -> None:
        """Apply what another write committed, if the session is kept."""
        if session := self._sessions.get(session_id):
            self._sessions[session_id] = change(session)
        else:
            self._generation += 1

    def drop(self, session_id: int) -> None:
        """Drop this session: it is read again when it is needed."""
        self._sessions.pop(session_id, None)
        self._generation += 1

    def drop_older(self, session_id: int, seq: int) -> None:
        """Drop this session if what is kept is not newer than this change of it."""
        if (kept := self._sessions.get(session_id)) is None or kept.seq <= seq:
            self.drop(session_id)

    def drop_all(self) -> None:
        """Drop all sessions: many rows were changed at once."""
        self._sessions.clear()
        self._generation += 1


def _with_messages_of(kept: Session, saved: Session) -> Session:
    """Return the saved session with the messages that are known by now; a seat's belong to its user."""
    seats = tuple(
        replace(seat, dm=old.dm, call=old.call) if old.user_id == seat.user_id else replace(seat, dm=None, call=None)
        for seat, old in zip(saved.seats, kept.seats, strict=False)
    )
    return replace(
        saved,
        message_id=kept.message_id,
        opening_id=kept.opening_id,
        shown_seq=kept.shown_seq,
        review=kept.review,
        seats=(*seats, *saved.seats[len(seats) :]),
    )


# What other writes than a change of the game change


def shown(session: Session, version: Session, message_id: int | None) -> Session:
    """Return the session with its board in this message, which shows this version."""
    is_newer = session.shown_seq <= version.seq
    return replace(session, shown_seq=version.seq, message_id=message_id) if is_newer else session


def edited(session: Session, version: Session, message_id: int | None) -> Session:
    """Return the session with this version on its board, unless another message has become the board."""
    is_newer = session.message_id == message_id and session.shown_seq <= version.seq
    return replace(session, shown_seq=version.seq) if is_newer else session


def with_calls(session: Session, calls: Mapping[Seat, tuple[int, int]]) -> Session:
    """Return the session with these messages that call players."""
    return replace(session, seats=tuple(replace(s, call=calls.get(s.seat, s.call)) for s in session.seats))


def without_calls(session: Session, gone: Mapping[Seat, tuple[int, int]]) -> Session:
    """Return the session without these calls; newer ones stay."""
    seats = tuple(replace(s, call=None) if s.call and s.call == gone.get(s.seat) else s for s in session.seats)
    return replace(session, seats=seats)


def with_dm(session: Session, seat: Seat, dm: tuple[int, int]) -> Session:
    """Return the session with this direct message as the hand of a seat."""
    return replace(session, seats=tuple(replace(s, dm=dm) if s.seat == seat else s for s in session.seats))
