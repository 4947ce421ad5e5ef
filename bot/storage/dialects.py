"""What SQLite and PostgreSQL say differently."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Return an insert that can say ON CONFLICT: both dialects do, each through a class of its own."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
