"""What SQLite and PostgreSQL say differently."""

from typing import Any

import sqlalchemy as sa


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Return an insert that can say ON CONFLICT: both dialects do, each through a class of its own."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects import sqlite as dialect
    else:
        from sqlalchemy.dialects import postgresql as dialect
    return dialect.insert(table)
