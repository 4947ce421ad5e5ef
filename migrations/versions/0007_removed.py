"""The host can remove people from a lobby; they cannot sit down there again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table of them."""
    op.create_table(
        "removed",
        sa.Column("game_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False, autoincrement=False, comment="may not sit down in this lobby"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_removed"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_removed_game_id", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_removed_user", "removed", ["user_id"])
