"""People can learn the games by lessons, leave them, and go on later."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table of how far they are."""
    op.create_table(
        "lessons",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("version", SMALL, nullable=False, comment="of the lesson"),
        sa.Column("task", SMALL, nullable=False, comment="the task that comes next, from 0"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_lessons"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
