"""The columns that the clock looks at."""

import sqlalchemy as sa

from bot.storage.notes import delete_note, save_note
from bot.storage.tables import games

MOST_DUE = 100
"""How many sessions the clock looks at in one go; it comes again at once for the others."""


def list_due(connection: sa.Connection, now: int) -> list[int]:
    """Return the sessions that the clock has to look at, the most overdue first."""
    query = sa.select(games.c.id).where(games.c.wake_at <= now).order_by(games.c.wake_at).limit(MOST_DUE)
    return list(connection.execute(query).scalars())


def next_wake(connection: sa.Connection) -> int | None:
    """Return when the clock has to look at a session next."""
    return connection.execute(sa.select(sa.func.min(games.c.wake_at)).where(games.c.wake_at.is_not(None))).scalar()


def snooze(connection: sa.Connection, session_id: int, until: int) -> None:
    """Let the clock look at this session later."""
    connection.execute(
        games.update().where((games.c.id == session_id) & games.c.wake_at.is_not(None)).values(wake_at=until)
    )


def put_off(connection: sa.Connection, pause: int) -> None:
    """Move all deadlines this much later, and mark their boards as out of date."""
    later = {"due_at": games.c.due_at + pause, "wake_at": games.c.wake_at + pause, "shown_seq": games.c.seq - 1}
    connection.execute(games.update().where(games.c.wake_at.is_not(None)).values(later))


def note_alive(connection: sa.Connection, key: str, now: int) -> bool:
    """Note the time and return True while any session has a deadline; else delete the note."""
    has_deadline = next_wake(connection) is not None
    if has_deadline:
        save_note(connection, key, str(now))
    else:
        delete_note(connection, key)
    return has_deadline
