"""The schema brought up to date, by the migrations that stand beside the code."""

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from bot.errors import Misconfigured, OperatorError

MIGRATIONS = Path(__file__).parents[2] / "migrations"
BUSY_TIMEOUT_S = 2


async def migrate_sqlite(url: sa.URL) -> None:
    """Bring a SQLite file up to date."""
    await asyncio.to_thread(_migrate_sqlite, url)


def _migrate_sqlite(url: sa.URL) -> None:
    """Migrate with a connection of its own and foreign keys off.

    A migration that makes a table anew drops the old one, and with foreign keys on, the rows that refer to it go too.
    """
    engine = sa.create_engine(
        url.set(drivername="sqlite"), hide_parameters=True, connect_args={"timeout": BUSY_TIMEOUT_S}
    )

    def on_connect(connection: Any, _record: object) -> None:
        # the driver would never say BEGIN before CREATE TABLE: half a migration would stay
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")

    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    try:
        with engine.begin() as connection:
            upgrade(connection)
            # a file that can only be read is opened without a word: the first write would fail
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise OperatorError(
                    f"The database {url.database} is damaged: rows point to games that are gone. Restore a backup."
                )
    finally:
        engine.dispose()


def upgrade(connection: sa.Connection) -> None:
    """Bring the schema to this version's; OperatorError if a newer Katzentisch has written it."""
    known, found = revisions(), current(connection)
    if newer := found - {*known}:
        raise Misconfigured(
            f"The database was written by a newer Katzentisch (schema {', '.join(sorted(newer))}). Update the bot."
        )
    if found != {known[-1]}:
        from alembic import command  # takes longer to import than the rest of the start, and is seldom needed
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revisions() -> list[str]:
    """Return all revisions that this version knows, the newest last: the numbers with which their files begin."""
    return sorted(file.stem.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


def current(connection: sa.Connection) -> set[str]:
    """Return what Alembic noted in the database; empty if there is no schema yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())
