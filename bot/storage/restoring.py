"""A backup put in the place of the database, so that what happened since then does no harm.

Buttons in Discord are newer than the backup: the numbers of the tables that it does not know are not given again, and
all boards are shown anew.
"""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from bot.errors import OperatorError
from bot.storage.database import Database, address
from bot.storage.moving import count_on, last_ids_of
from bot.storage.ownership import FileOwnership
from bot.storage.tables import games

GAP = 1_000_000
"""So many numbers are left out where it is not known which were given."""
PARTS = ("", "-wal", "-shm", "-journal")
"""What belongs to a SQLite database: the ends of its files' names."""


@dataclass(frozen=True)
class Restored:
    """What a restore did."""

    next_id: int
    replaced: Path | None
    """Where the database is that was there before."""


async def restore(url: str, source: Path) -> Restored:
    """Put a copy of a backup in the place of a SQLite file; OperatorError if that cannot be done."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        raise OperatorError("PostgreSQL is restored by its own pg_restore: docs/hosting.md says how.")
    target = Path(parsed.database or "")
    ownership = FileOwnership.take(target)
    part = target.with_name(f"{target.name}.restoring")
    try:
        _copy(source, part)
        next_id = await _prepare(part, _last_ids(target))
        _give_owner(part, target)
        replaced = _put_aside(target)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or error
        raise OperatorError(f"{source} cannot be restored: {reason}. Nothing was changed.") from error
    finally:
        _remove(part)
        await ownership.release()
    return Restored(next_id, replaced)


def _remove(part: Path) -> None:
    for end in (*PARTS, ".lock"):
        Path(f"{part}{end}").unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """Copy the backup with all that SQLite has beside it, as in a snapshot; sqlite3.Error if it is none of ours."""
    _remove(part)
    for end in PARTS:
        if not end or Path(f"{source}{end}").exists():
            Path(f"{part}{end}").touch(mode=0o600)
            shutil.copyfile(f"{source}{end}", f"{part}{end}")
    with closing(sqlite3.connect(part)) as connection:
        [(line,)] = connection.execute("PRAGMA integrity_check(1)")
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if line != "ok" or not {games.name, "alembic_version"} <= tables:
        raise sqlite3.DatabaseError("it is no backup of Katzentisch" if line == "ok" else line)


def _last_ids(target: Path) -> dict[str, int] | None:
    """Return the last numbers that the database gave; None if there is none, or it cannot be read: that may be why."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{target.resolve().as_uri()}?mode=ro", uri=True)) as old:
        return dict(old.execute("SELECT name, seq FROM sqlite_sequence"))
    return None


async def _prepare(part: Path, given: dict[str, int] | None) -> int:
    """Bring the copy up to date, mark all boards as behind, and count on from the last numbers that were given."""

    def prepare(connection: sa.Connection) -> int:
        last_ids = last_ids_of(connection)
        for name, last in last_ids.items():
            last_ids[name] = last + GAP if given is None else max(last, given.get(name, 0))
        count_on(connection, last_ids)
        connection.execute(games.update().where(games.c.status < 2).values(shown_seq=games.c.seq - 1))
        return last_ids[games.name] + 1

    database = await Database.open(f"sqlite:///{part}")
    try:
        return await database.write(prepare)
    finally:
        await database.close()


def _give_owner(part: Path, target: Path) -> None:
    """Let the file, and its lock, belong to whom the one belongs that it replaces, or the folder: root may restore."""
    like = (target if target.exists() else target.parent).stat()
    for path in (part, Path(f"{target.resolve()}.lock")):
        with suppress(PermissionError):  # we are not root: then it is ours, as all that we make
            os.chown(path, like.st_uid, like.st_gid)
    if target.exists():
        shutil.copymode(target, part)


def _put_aside(target: Path) -> Path | None:
    """Give the database another name, with all that SQLite still has beside it."""
    aside = target.with_name(target.name + datetime.now(UTC).strftime(".replaced-%Y-%m-%d-%H%M%S"))
    there = [end for end in PARTS if Path(f"{target}{end}").exists()]
    for end in there:
        Path(f"{target}{end}").rename(f"{aside}{end}")
    return aside if there else None
