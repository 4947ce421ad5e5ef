"""Places of finished games count those without a seat, too, as the white mouse: games before this one keep theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    ahead = sa.Column(
        "others_ahead",
        sa.SmallInteger().with_variant(sa.Integer(), "sqlite"),
        comment="how many of those without a seat ranked better, as the white mouse",
    )
    op.add_column("seats", ahead)
