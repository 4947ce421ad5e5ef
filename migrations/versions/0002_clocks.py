"""Clocks, computer players and people who come and go."""

from typing import Any

import sqlalchemy as sa
from alembic import op

BigInt = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SmallInt = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")

revision = "0002"
down_revision = "0001"

# The values in rows that exist already: a running game still has no clock, and is looked at once after the start.
GAMES = {"pace": "none", "awaited": "0", "thinking": "0"}
SEATS = {"missed": "0", "joined_late": "0", "agrees_to_stop": "0"}
USERS = {"reminders": "channel"}

COUNTS_UP = {"sqlite_autoincrement": True}  # what a table made anew would forget


def only(rows: str) -> dict[str, Any]:
    """Limit an index to these rows, on either database."""
    return {"sqlite_where": sa.text(rows), "postgresql_where": sa.text(rows)}


def upgrade() -> None:
    """Add what clocks and computer players need."""
    with op.batch_alter_table("games", table_kwargs=COUNTS_UP) as games:
        games.alter_column("draws", type_=BigInt, existing_type=SmallInt)
        games.drop_column("ping_message_id")
        games.drop_column("ping_step")
        games.add_column(
            _filled(GAMES, "pace", sa.Text(), comment="how long a decision may take: evening, live, letter, none")
        )
        games.add_column(sa.Column("due_at", BigInt, comment="when the time for what is awaited runs out"))
        games.add_column(sa.Column("wake_at", BigInt, comment="when the clock has to look at this session next"))
        games.add_column(_filled(GAMES, "awaited", SmallInt, comment="bit n is set while the game waits for seat n"))
        games.add_column(_filled(GAMES, "thinking", SmallInt, comment="1 while the computer has to choose for a seat"))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("away", new_column_name="gone", existing_type=SmallInt, existing_nullable=False)
        seats.add_column(
            sa.Column("computer", sa.Text(), comment="the level of the computer player that sits here, if one does")
        )
        seats.add_column(_filled(SEATS, "missed", SmallInt, comment="for how many decisions in a row the time ran out"))
        seats.add_column(sa.Column("late", BigInt, comment="the step at which it ran out"))
        seats.add_column(
            _filled(SEATS, "joined_late", SmallInt, comment="1 when somebody else sat here at the beginning")
        )
        seats.add_column(_filled(SEATS, "agrees_to_stop", SmallInt))
        seats.add_column(
            sa.Column("ping_channel_id", BigInt, comment="the short message that calls the person, if any")
        )
        seats.add_column(sa.Column("ping_message_id", BigInt))
    with op.batch_alter_table("users") as users:
        users.add_column(_filled(USERS, "reminders", sa.Text(), comment="channel, dm or off"))
    for table, filled in (("games", GAMES), ("seats", SEATS), ("users", USERS)):
        with op.batch_alter_table(table, table_kwargs=COUNTS_UP if table == "games" else {}) as batch:
            for column in filled:
                batch.alter_column(column, server_default=None, existing_nullable=False)
    if op.get_bind().dialect.name == "postgresql":  # SQLite keeps no comments
        op.alter_column("moves", "by_bot", comment="1 when the computer chose")
    op.execute("UPDATE games SET wake_at = 1 WHERE status = 1")
    op.create_index("ix_games_wake", "games", ["wake_at"], unique=False, **only("wake_at IS NOT NULL"))
    op.create_index("ix_games_thinking", "games", ["id"], unique=False, **only("thinking = 1"))


def _filled(values: dict[str, str], name: str, kind: Any, comment: str | None = None) -> sa.Column[Any]:
    """Return a column that must not be empty, with a value for the rows that are there."""
    return sa.Column(name, kind, nullable=False, server_default=values[name], comment=comment)
