"""It is known from which change on a person sits on a seat: earlier moves there are not theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it. Who joined late before is taken to have joined at the newest change: nothing of others is theirs."""
    op.add_column(
        "seats",
        sa.Column(
            "since_seq",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            nullable=False,
            server_default="0",
            comment="the change from which this person sits here",
        ),
    )
    op.execute(
        "UPDATE seats SET since_seq = (SELECT games.seq FROM games WHERE games.id = seats.game_id)"
        " WHERE joined_late = 1"
    )
