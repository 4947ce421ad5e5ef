"""Before each round of a tournament a message asks who is here: which one, so that it goes after a restart, too."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    call = sa.Column(
        "call_id",
        sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
        comment="the message that asks before a round who is here, while it stands",
    )
    op.add_column("tournaments", call)
