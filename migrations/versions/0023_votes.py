"""Who is against stopping a game can say so: a vote that can no longer pass ends."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    small = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")
    against = "1 when the person is against stopping"
    op.add_column("seats", sa.Column("plays_on", small, nullable=False, server_default="0", comment=against))
