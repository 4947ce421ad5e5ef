"""A player's name can have any of the signs that a game offers, not only one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Name the signs: the one sign until now was the tear of Heul doch."""
    op.add_column(
        "seats",
        sa.Column(
            "marks",
            sa.Text(),
            nullable=False,
            server_default="",
            comment="the signs beside the player's name, comma separated; no rule knows of them",
        ),
    )
    op.execute("UPDATE seats SET marks = 'tear' WHERE mark = 1")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("mark")
        seats.alter_column("marks", server_default=None)
