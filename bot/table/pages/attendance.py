"""What a board says of the players of a running game: whose time runs, who came, left, thinks or would like to stop."""

from collections.abc import Collection, Iterable, Sequence

from bot.games.contract import FACES, Seat
from bot.messages.ids import button_id
from bot.messages.names import plain, shown
from bot.messages.page import Button
from bot.sessions.computers import SUBSTITUTE
from bot.sessions.session import MISSED_MOST, Seated, Session
from bot.text.words import Say

VOTE = "vote"
"""The argument of a vote below a board or in a hand, which is drawn anew; the answer to a question is not."""
NAMES_FIT = 24  # letters, in a button on a phone


def who_thinks(session: Session, say: Say) -> str:
    """Say which computer players think, or for whom the computer chooses, where the game waits for no person; empty
    where it does.
    """
    seats = () if session.people_to_move else session.computers_to_move
    return _thinking(session, seats, say) if seats else ""


def lines(session: Session, thinking: Collection[Seat], say: Say) -> tuple[str, ...]:
    """Return one block of small lines, or none if there is nothing to say."""
    missed = [s for s in session.seats if s.missed and s.is_here and s.seat not in session.computers_to_move]
    found = list[str]()
    if session.due_at and session.people_to_move:
        found.append(say("attendance-due", until=f"<t:{session.due_at // 1000}:R>"))
    busy = [seat for seat in sorted(session.awaited.intersection(thinking)) if not session.seats[seat].is_away]
    if busy and session.people_to_move:  # else the task says so
        found.append(_thinking(session, busy, say))
    if late := tuple(f"{shown(s.name)} ({s.missed}/{MISSED_MOST})" for s in missed):
        found.append(say("attendance-missed", names=late, most=MISSED_MOST))
    if away := _names(s for s in session.seats if s.is_away):
        found.append(say("attendance-away", face=FACES[SUBSTITUTE], names=away))
    names = zip(session.as_last_seen.names, session.names, strict=True)  # what happened last is told by the former ones
    if replaced := [f"{shown(before)} → {shown(now)}" for before, now in names if before != now]:
        found.append(f"🪑 {' · '.join(replaced)}")
    return ("\n".join(f"-# {line}" for line in found),) if found else ()


def paused(session: Session, say: Say) -> str:
    """Say that a game rests since everyone is away, and how it goes on."""
    return say("attendance-paused", until=f"<t:{(session.due_at or 0) // 1000}:R>")


def vote(session: Session, say: Say, seat: Seat | None = None) -> tuple[str, ...]:
    """Return who would like to stop the game, and who is against it; none if no one would. A vote that failed stays
    until the game goes on. In the hand of a seat it says that its person has voted.
    """
    those, against = session.votes_to_stop, session.votes_to_play_on
    if not those:
        return (say("attendance-stop-lost", names=_names(against)),) if against else ()
    where = "voted" if seat in [s.seat for s in (*those, *against)] else "board"
    facts = {"here": len(those), "needed": session.needed_to_stop, "against": len(against), "others": _names(against)}
    return (say("attendance-stop", names=_names(those), where=where, **facts),)


def stopped(session: Session, say: Say) -> str:
    """Say by whom a game was stopped, as far as that is known."""
    those = session.votes_to_stop
    by = {0: "unknown", 1: "one"}.get(len(those), "vote")
    return say("board-stopped", by="manager" if session.stopped_by_manager else by, names=_names(those))


def unrated(session: Session, say: Say) -> tuple[str, ...]:
    """Say why a game of people does not count; nothing where it does, or where computers played from the beginning."""
    if any(s.computer for s in session.seats):
        return ()
    first = {one.seat: one for one in reversed(session.predecessors)}.values()
    took = [one.name for one in session.predecessors if one not in first]
    late = dict.fromkeys((*took, *(s.name for s in session.seats if s.joined_late)))
    return (say("board-unrated", names=tuple(map(shown, late))),) if late else ()


def _thinking(session: Session, seats: Collection[Seat], say: Say) -> str:
    computers = [seat for seat in seats if session.seats[seat].computer]
    key = "attendance-thinking" if computers else "attendance-choosing"
    names = _names(session.seats[seat] for seat in computers or seats)
    return say(key, names=names, count=len(names))


def buttons(session: Session, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return a row of buttons for those who are away, those who would like to sit down, and those who would like to
    stop; often none.
    """
    row: list[Button] = []
    if away := session.may_return:
        row.append(Button(_whose(say("attendance-back"), away), button_id(session, "back"), "plain", "🙋"))
    if free := session.free_seats:
        row.append(Button(_whose(say("attendance-take"), free), button_id(session, "take"), "plain", "🪑"))
    row += [button for votes in vote_buttons(session, say) for button in votes]
    return (tuple(row),) if row else ()


def vote_buttons(session: Session, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the row that answers those who would like to stop the game; none if no one would."""
    if not session.votes_to_stop:
        return ()
    stop = Button(say("attendance-stop-too"), button_id(session, "stop_now", VOTE), "bad", "🛑")
    return ((stop, Button(say("attendance-play-on"), button_id(session, "play_on"), "good", "💪")),)


def _whose(label: str, seats: Sequence[Seated]) -> str:
    """Return the label of a button with the names of those whose seats it is about, where they fit on a phone."""
    names = ", ".join(plain(s.name) for s in seats)
    return f"{label} ({names})" if len(names) <= NAMES_FIT else label


def _names(seats: Iterable[Seated]) -> tuple[str, ...]:
    return tuple(shown(s.name) for s in seats)
