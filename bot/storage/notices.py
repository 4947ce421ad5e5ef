"""What processes that share a PostgreSQL database tell one another: each change, in the transaction that saves it.

A process that has heard nothing since its connection was lost reads what it missed from the columns, as after a start.
"""

import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

CHANNEL = "katzentisch"
PREFERENCES, FORGOTTEN, REACHED, BEHIND = 0, -1, -2, -3
"""Instead of a session: what a user likes has changed; a user is forgotten, and with that rows of many sessions; people
reach the process now that holds the shard `seq`; what was sent last for session `seq` may be an older version."""

_SENDER = secrets.token_hex(8)
"""This process."""


@dataclass(frozen=True)
class Notice:
    """What was changed."""

    session_id: int
    seq: int = 0
    guild_id: int = 0
    user_id: int = 0
    """Whose click it was; 0 for a computer player or the clock."""


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
