"""A session knows the last clicks that changed it: should one come to two processes, it changes the session once."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column that versions before this one need not know: they may still play meanwhile."""
    comment = "ids of the last clicks that changed it, so that none does twice"
    op.add_column("games", sa.Column("clicks", sa.Text(), comment=comment))
