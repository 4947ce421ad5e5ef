"""A backup put in the place of the database, so that what happened since then does no harm.

Buttons in Discord are newer than the backup: the numbers of the tables that it does not know are not given again, and
all boards are shown anew.
"""

import asyncio
import glob
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from bot.errors import OperatorError
from bot.storage.database import Database, address
from bot.storage.moving import count_on, last_ids_of
from bot.storage.ownership import FileOwnership
from bot.storage.retention import NAMING_PEOPLE
from bot.storage.tables import games

GAP = 1_000_000
"""So many numbers are left out where it is not known which were given."""


@dataclass(frozen=True)
class Restored:
    """What a restore did."""

    next_id: int
    replaced: Path | None
    """Where the database is that was there before."""
    unknown: list[int] | None
    """The people in the backup of whom that database did not know any more; None if that cannot be said."""


async def restore(url: str, source: Path) -> Restored:
    """Put a copy of a backup in the place of a SQLite file; OperatorError if that cannot be done."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        raise OperatorError("PostgreSQL is restored by its own pg_restore: docs/hosting.md says how.")
    target = Path(parsed.database or "")
    try:
        _require(source, target)
    except OSError as error:
        raise OperatorError(f"{source} cannot be read: {error.strerror}.") from None
    ownership = FileOwnership.take(target)
    part = target.with_name(f"{target.name}.restoring")
    try:
        await asyncio.to_thread(_copy, source, part)
        before = await asyncio.to_thread(_look, target)
        after = await _prepare(part, before)
        replaced = _put_aside(target)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise OperatorError(f"{source} cannot be restored: {error}. Nothing was changed.") from error
    finally:
        for left in part.parent.glob(f"{glob.escape(part.name)}*"):
            left.unlink()
        await ownership.release()
    return Restored(after.last_ids[games.name] + 1, replaced, sorted(after.people - before.people) if before else None)


def _require(source: Path, target: Path) -> None:
    if not source.is_file():
        raise OperatorError(f"There is no backup {source}.")
    if target.exists() and source.samefile(target):
        raise OperatorError(f"{source} is the database itself.")


@dataclass(frozen=True)
class _Contents:
    last_ids: dict[str, int]
    people: set[int]


def _copy(source: Path, part: Path) -> None:
    """Copy the backup, and check it; sqlite3.Error if it is none."""
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    shutil.copyfile(source, part)
    with closing(sqlite3.connect(part)) as connection:
        [(line,)] = connection.execute("PRAGMA integrity_check(1)")
        if (
            line != "ok"
            or not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone()
        ):
            raise sqlite3.DatabaseError("it is no whole backup of Katzentisch" if line == "ok" else line)


def _look(target: Path) -> _Contents | None:
    """Return what is in the database that goes; None if there is none, or it cannot be read: that may be why."""
    if not target.exists():
        return None
    engine = sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(target), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return _contents(connection)
    except DatabaseError:
        return None


async def _prepare(part: Path, before: _Contents | None) -> _Contents:
    """Bring the copy up to date, mark all boards as behind, and count on from the last numbers that were given."""

    def prepare(connection: sa.Connection) -> _Contents:
        own = _contents(connection)
        given = before.last_ids if before else {name: last + GAP for name, last in own.last_ids.items()}
        last_ids = {name: max(last, given.get(name, 0)) for name, last in own.last_ids.items()}
        count_on(connection, last_ids)
        connection.execute(games.update().where(games.c.status < 2).values(shown_seq=games.c.seq - 1))
        return _Contents(last_ids, own.people)

    database = await Database.open(f"sqlite:///{part}")
    try:
        return await database.write(prepare)
    finally:
        await database.close()


def _contents(connection: sa.Connection) -> _Contents:
    people: set[int] = set()
    for column in (c for table in NAMING_PEOPLE for c in table.c if c.name in ("user_id", "host_id")):
        people.update(_ids(connection.execute(sa.select(column).distinct()).scalars()))
    return _Contents(last_ids_of(connection), people)


def _ids(found: Iterable[int | None]) -> Iterable[int]:
    return (user_id for user_id in found if user_id is not None and user_id > 0)  # stand-ins have negative ones


def _put_aside(target: Path) -> Path | None:
    """Give the database another name, with all that SQLite still has beside it."""
    if not target.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = target.with_name(target.name + datetime.now(UTC).strftime(".replaced-%Y-%m-%d-%H%M%S"))
    target.rename(aside)
    for end in ("-wal", "-shm"):  # what a damaged file left of them belongs to it, and to no other
        with suppress(FileNotFoundError):
            target.with_name(f"{target.name}{end}").rename(f"{aside}{end}")
    return aside
