"""People get a tip when something happens to them for the first time in a game, once; or none, as they like."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table of the tips that were shown, and a column of who wants none."""
    op.create_table(
        "tips",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("tip", sa.Text(), nullable=False),
        sa.Column("game_id", BIG, nullable=False, comment="at which table it was shown"),
        sa.Column("step", BIG, nullable=False, comment="and at which step: as long as that lasts, it stays"),
        sa.PrimaryKeyConstraint("user_id", "game", "tip", name="pk_tips"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    wanted = sa.Column("has_tips", SMALL, nullable=False, server_default="1", comment="1 while the person wants tips")
    op.add_column("users", wanted)
