"""The schema brought up to date, by the migrations that stand beside the code."""

import glob
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from bot.errors import Misconfigured, OperatorError
from bot.storage.files import give
from bot.storage.tables import games

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parents[2] / "migrations"
BUSY_TIMEOUT_S = 2
COPY = "schema-"
"""In the name of a copy that was made before an update, before the number of its schema."""
UNRELEASED = (
    "The database was written by Katzentisch 0.2 or on the way to 0.3, which this version cannot read. Set DATABASE_URL"
    " to a new one, or keep its games: `git checkout $(git rev-list -1 HEAD -- migrations/versions/0023_votes.py)^` is"
    " the last 0.2."
)


def migrate_sqlite(url: sa.URL) -> None:
    """Migrate with foreign keys off: a table that is made anew would take the rows that refer to it along."""
    path = Path(url.database or "")
    _keep_private(path)
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
        with engine.connect() as connection:
            found = current(connection)
            refuse_others(connection, path)
        if found and found != {revisions()[-1]}:
            _copy_before(path, "-".join(sorted(found)))
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


def _keep_private(path: Path) -> None:
    """Make the file and SQLite's files beside it readable for this user only: names and secrets stand there."""
    for one in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(PermissionError):  # another user's file: whether it can be used shows itself
            if one.exists():
                one.chmod(one.stat().st_mode & 0o700)
            elif one == path:
                one.touch(mode=0o600)
                give(one, one.parent)


def _copy_before(path: Path, schema: str) -> None:
    """Copy the file as it is before its schema changes: the way back to an earlier Katzentisch. One copy is kept."""
    copy = path.with_name(f"{path.name}.{COPY}{schema}")
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as source:
        source.execute("VACUUM INTO ?", (str(part),))
    for old in _copies(path):
        old.unlink()
    part.replace(copy)
    log.info("before the update the database was copied to %s", copy)


def _copies(path: Path) -> list[Path]:
    return [copy for copy in path.parent.glob(f"{glob.escape(path.name)}.{COPY}*") if copy.suffix != ".part"]


def refuse_others(connection: sa.Connection, path: Path | None = None) -> None:
    """Raise Misconfigured for a schema that a newer Katzentisch has written, or one from before the first release."""
    known, found = revisions(), current(connection)
    there = sa.inspect(connection)
    if found and there.has_table("games"):
        columns = {one["name"] for one in there.get_columns("games")}
        if "goes_on" not in columns or (found == {known[-1]} and not columns >= {*games.c.keys()}):
            raise Misconfigured(UNRELEASED)
    newer = found - {*known}
    if not newer:
        return
    copies = [copy for copy in _copies(path) if copy.name.rpartition(COPY)[2] in known] if path else []
    back = f" Or go back: `python -m bot restore {copies[0]}` has all as it was before the update." if copies else ""
    raise Misconfigured(
        f"The database was written by a newer Katzentisch (schema {', '.join(sorted(newer))}). Update the bot.{back}"
    )


def upgrade(connection: sa.Connection) -> None:
    """Bring the schema to this version's; Misconfigured if a Katzentisch has written it that this one cannot read."""
    refuse_others(connection)
    if current(connection) != {revisions()[-1]}:
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
