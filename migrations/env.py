"""The entry point of Alembic: the bot passes its connection; `alembic …` opens the database of the settings."""

import asyncio

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.hosting.settings import load_settings
from bot.storage.database import address
from bot.storage.personal_data import load_all
from bot.storage.tables import metadata

MIGRATION_LOCK = 0x4B41545A  # "KATZ": two bots that start at once migrate one after the other


def migrate(connection: Connection) -> None:
    """Run the migrations over this connection, in its transaction."""
    load_all()  # then the tables of all features are known
    is_sqlite = connection.dialect.name == "sqlite"
    if not is_sqlite:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=is_sqlite, compare_server_default=True
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_from_command_line() -> None:
    """Open the database of the settings and migrate it."""
    engine = create_async_engine(address(load_settings().database_url))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


if (given := context.config.attributes.get("connection")) is not None:
    migrate(given)
else:
    asyncio.run(migrate_from_command_line())
