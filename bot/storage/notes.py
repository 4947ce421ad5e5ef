"""What the bot notes about itself: when it wrote to people directly who had not just clicked."""

import sqlalchemy as sa

from bot.storage.database import load_note, save_note

DMS_NOTE = "bell messages"
"""When it did so lately, in ms."""
DMS_MOST, DMS_MS = 60, 2 * 3_600_000
"""So many of the whole bot in that time: Discord takes a bot that writes to many for spam."""


def may_write_directly(connection: sa.Connection, now_ms: int) -> bool:
    """Return whether one more person may be called by direct message, and count that."""
    if connection.dialect.name == "postgresql":  # one process at a time
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(DMS_NOTE))))
    noted = map(int, filter(None, (load_note(connection, DMS_NOTE) or "").split(",")))
    sent = [at for at in noted if at > now_ms - DMS_MS]
    if len(sent) >= DMS_MOST:
        return False
    save_note(connection, DMS_NOTE, ",".join(map(str, (*sent, now_ms))))
    return True
