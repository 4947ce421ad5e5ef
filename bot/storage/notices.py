"""What processes that share a PostgreSQL database tell one another, in the transaction that saves it.

They listen on the connection that holds their locks: who cannot hear any more has ended, so no notice is missed.
"""

import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

CHANNEL = "katzentisch"
PREFERENCES, FORGOTTEN, REACHED = 0, -1, -2
"""Instead of a session: what a user likes has changed; a user is forgotten, and with that rows of many sessions;
Discord has connected the process that holds the shard `seq` now."""

_SENDER = secrets.token_hex(8)
"""This process."""


@dataclass(frozen=True)
class Notice:
    """What was changed."""

    session_id: int
    seq: int = 0
    guild_id: int = 0
    user_id: int = 0
    """Whose click it was, once that is answered; 0 at the change itself."""


def send(connection: sa.Connection, notice: Notice) -> None:
    """Tell the other processes when this transaction is committed; on SQLite there are none."""
    if connection.dialect.name == "postgresql":
        fields = (notice.session_id, notice.seq, notice.guild_id, notice.user_id, _SENDER)
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, ":".join(map(str, fields)))))


def received(text: str) -> Notice | None:
    """Return what another process told; None for what this one did, or what is of another version."""
    *numbers, sender = text.split(":")
    if sender == _SENDER or len(numbers) != 4 or not all(re.fullmatch("-?[0-9]{1,19}", number) for number in numbers):
        return None
    return Notice(*map(int, numbers))
