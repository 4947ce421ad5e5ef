"""The schema as the tables say it: nothing is released yet. The first release writes it out here, and from then on each
change of the tables has a file of its own.
"""

from alembic import op

from bot.storage.tables import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables and their indexes."""
    metadata.create_all(op.get_bind(), checkfirst=False)
