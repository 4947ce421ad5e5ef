"""Games with their seats and moves, people's preferences, and what the bot remembers of itself."""

from typing import Any

import sqlalchemy as sa
from alembic import op

BigInt = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SmallInt = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")

revision = "0001"
down_revision = None


def only(rows: str) -> dict[str, Any]:
    """Limit an index to these rows, on either database."""
    return {"sqlite_where": sa.text(rows), "postgresql_where": sa.text(rows)}


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", BigInt, nullable=False),
        sa.Column("guild_id", BigInt, nullable=False),
        sa.Column("channel_id", BigInt, nullable=False),
        sa.Column("message_id", BigInt, nullable=True, comment="the board; none until it is posted"),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("rules_version", SmallInt, nullable=False),
        sa.Column("options", sa.Text(), nullable=False, comment="JSON"),
        sa.Column("language", sa.Text(), nullable=False, comment="of the public board"),
        sa.Column(
            "secret", sa.LargeBinary(), nullable=False, comment="of the verifiable chance; shown when the game is over"
        ),
        sa.Column(
            "joins",
            sa.Text(),
            nullable=False,
            comment="ids of all clicks on Join, comma separated: they are mixed into the chance",
        ),
        sa.Column("draws", SmallInt, nullable=False, comment="how many draws of chance were made"),
        sa.Column("status", SmallInt, nullable=False, comment="0 lobby, 1 running, 2 finished, 3 stopped"),
        sa.Column("seq", BigInt, nullable=False, comment="counts every change: the optimistic lock"),
        sa.Column("step", BigInt, nullable=False, comment="counts what everybody saw: the age of a button"),
        sa.Column("shown_seq", BigInt, nullable=False, comment="the last change that the board in Discord shows"),
        sa.Column("created_at", BigInt, nullable=False, comment="milliseconds since 1970, UTC, like all times"),
        sa.Column("updated_at", BigInt, nullable=False),
        sa.Column("finished_at", BigInt, nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True, comment="JSON snapshot of the game; none in the lobby"),
        sa.Column(
            "ping_message_id", BigInt, nullable=True, comment="the short message that calls whoever is in turn, if any"
        ),
        sa.Column("ping_step", BigInt, nullable=True, comment="the step that it calls for"),
        sa.CheckConstraint("(status < 2) = (finished_at IS NULL)", name=op.f("ck_games_finished")),
        sa.CheckConstraint("status IN (0, 1, 2, 3)", name=op.f("ck_games_status")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_games_history", "games", ["guild_id", "finished_at"], unique=False, **only("status = 2"))
    op.create_index("ix_games_unshown", "games", ["id"], unique=False, **only("shown_seq < seq"))
    op.create_index("uq_games_active", "games", ["channel_id", "game"], unique=True, **only("status < 2"))

    op.create_table(
        "notes",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notes")),
        comment="what the bot remembers of itself: the fingerprint of the commands that Discord has",
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "users",
        sa.Column("user_id", BigInt, autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=False, comment="of the person's Discord, as last seen"),
        sa.Column("hands_by_dm", SmallInt, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_users")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("game_id", BigInt, nullable=False),
        sa.Column("seq", BigInt, autoincrement=False, nullable=False),
        sa.Column("seat", SmallInt, nullable=False),
        sa.Column("by_bot", SmallInt, nullable=False, comment="1 when the bot moved for somebody who left"),
        sa.Column("at", BigInt, nullable=False),
        sa.Column("move", sa.LargeBinary(), nullable=False, comment="JSON"),
        sa.Column(
            "events",
            sa.LargeBinary(),
            nullable=False,
            comment="JSON: what everybody saw happen; empty for a secret pick",
        ),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_moves_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_moves")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("game_id", BigInt, nullable=False),
        sa.Column("seat", SmallInt, autoincrement=False, nullable=False),
        sa.Column("user_id", BigInt, nullable=True, comment="none once the person is forgotten"),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("away", SmallInt, nullable=False, comment="1 when the person left the running game"),
        sa.Column(
            "mark", SmallInt, nullable=False, comment="1 when the person marked their own name; no rule knows of it"
        ),
        sa.Column("dm_channel_id", BigInt, nullable=True, comment="the hand sent by direct message, if any"),
        sa.Column("dm_message_id", BigInt, nullable=True),
        sa.Column("place", SmallInt, nullable=True),
        sa.Column("score", BigInt, nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user", "seats", ["user_id", "game_id"], unique=False, **only("user_id IS NOT NULL"))
