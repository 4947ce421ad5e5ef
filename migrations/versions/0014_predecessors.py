"""Who gave a seat to another player keeps their name in what they did; the first message of a table is known."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    op.add_column("games", sa.Column("opening_id", BIG, comment="the first message: goes if it is cancelled"))
    op.create_table(
        "predecessors",
        sa.Column("game_id", BIG, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", SMALL, primary_key=True, autoincrement=False),
        sa.Column(
            "until_seq",
            BIG,
            primary_key=True,
            autoincrement=False,
            comment="the last change at which this player sat there, before another one",
        ),
        sa.Column("since_seq", BIG, nullable=False, comment="the change from which this player sat there"),
        sa.Column("user_id", BIG, comment="none for a computer player"),
        sa.Column("name", sa.Text(), nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_predecessors_user", "predecessors", ["user_id"])
