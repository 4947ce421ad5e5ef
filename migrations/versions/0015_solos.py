"""People can try in private how a finished game would have gone on."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table of the games that people play by themselves."""
    op.create_table(
        "solos",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="what it is played for: a person has one of each"),
        sa.Column("seq", BIG, nullable=False, comment="counts every change: the optimistic lock"),
        sa.Column("until", BIG, nullable=False, comment="when it is gone"),
        sa.Column("start", sa.LargeBinary(), nullable=False, comment="JSON: game, options, seats, state, chance"),
        sa.Column("moves", sa.LargeBinary(), nullable=False, comment="JSON: all since the start"),
        sa.PrimaryKeyConstraint("user_id", "kind", name="pk_solos"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_solos_until", "solos", ["until"])
