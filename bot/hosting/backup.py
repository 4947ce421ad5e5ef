"""Copies of the database, made while the bot plays: a reader of its own copies one moment, and blocks no writer.

A SQLite file is copied by SQLite, a PostgreSQL by its own pg_dump. A copy is put back so that what happened since then
does no harm: buttons in Discord are newer, so the numbers of the tables that it does not know are not given again, and
all boards are shown anew.
"""

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from bot.errors import OperatorError
from bot.hosting.moving import count_on, last_ids_of
from bot.storage.database import Database, address
from bot.storage.files import give
from bot.storage.ownership import FileOwnership
from bot.storage.tables import games

log = logging.getLogger(__name__)

NAME = "katzentisch-%Y-%m-%d-%H%M%S.db"
UNFINISHED = "katzentisch-*.part"
EVERY = timedelta(days=1)
RETRY = timedelta(hours=1)
"""Until the next try of a backup that could not be made."""
GAP = 1_000_000
"""So many numbers are left out where it is not known which were given."""
PARTS = ("", "-wal", "-shm", "-journal")
"""What belongs to a SQLite database: the ends of its files' names."""


def name_at(moment: datetime, url: str = "sqlite:") -> str:
    """Return the name of a backup that is made now."""
    name = moment.strftime(NAME)
    return name if url.startswith("sqlite") else f"{name.removesuffix('.db')}.dump"


def back_up(url: str, target: Path) -> None:
    """Copy the database to a new file, and check the copy; OperatorError if it cannot be."""
    parsed = address(url)
    is_file = parsed.get_backend_name() == "sqlite"
    source = Path(parsed.database or "")
    try:
        if target.exists():
            raise _taken(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        _make_whole(lambda part: _copy(source, part) if is_file else _dump(parsed, part), target)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or error
        raise OperatorError(f"The backup {target} could not be made: {reason}.") from error


def _make_whole(make: Callable[[Path], None], target: Path) -> None:
    """Copy under another name first: a file with the name of a backup is always a whole one."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        make(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        try:
            os.link(part, target)  # unlike a rename, this never overwrites
        except FileExistsError:
            raise _taken(target) from None
        except OSError:  # there are file systems without links
            part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    _check(part)


def _dump(source: sa.URL, part: Path) -> None:
    """Let pg_dump write the file, and pg_restore read what is in it."""
    password = {"PGPASSWORD": str(source.password)} if source.password else {}
    plain = source._replace(drivername="postgresql", password=None)  # `set` would leave it in, as ***
    _run("pg_dump", "--format=custom", "--no-password", f"--file={part}", plain.render_as_string(), **password)
    _run("pg_restore", "--list", str(part))


def _run(program: str, *words: str, **environment: str) -> None:
    """Run one of PostgreSQL's own programs; OSError with its last words if it fails."""
    try:
        done = subprocess.run(
            [program, *words],
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
    except FileNotFoundError:
        raise OperatorError(
            f"A backup of PostgreSQL needs its program {program}: apt-get install postgresql-client, or the like."
        ) from None
    if done.returncode:
        raise OSError(" ".join(done.stderr.split()).removesuffix("."))


def _taken(target: Path) -> OperatorError:
    return OperatorError(f"{target} is there already: a backup overwrites nothing. Choose another name.")


def _check(copy: Path) -> None:
    """Raise sqlite3.DatabaseError for a damaged file; immutable: nothing is written beside it."""
    with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?immutable=1", uri=True)) as connection:
        lines = [line for (line,) in connection.execute("PRAGMA integrity_check(1)")]
    if lines != ["ok"]:
        raise sqlite3.DatabaseError(f"the copy is damaged: {lines[0]}")


class Backups:
    """Makes a backup each day, and keeps the newest ones."""

    def __init__(self, url: str, folder: Path, keep: int, now: Callable[[], int]) -> None:
        self._url, self._folder, self._keep, self._now = url, folder, keep, now

    async def make(self) -> float:
        """Make a backup if it is time for one, and return the seconds until the next call. A failure is only logged."""
        try:
            return (await asyncio.to_thread(self._make)).total_seconds()
        except (OperatorError, OSError) as error:
            log.error("no backup was made, and there will be another try in an hour: %s", error)
            return RETRY.total_seconds()

    def _make(self) -> timedelta:
        now = datetime.fromtimestamp(self._now() / 1000, UTC)
        newest = max(_backups_in(self._folder), default=None)
        if newest and (due := min(newest, now) + EVERY) > now:  # a date in the future does not stop the backups
            return due - now
        for unfinished in self._folder.glob(UNFINISHED):
            unfinished.unlink()
        target = self._folder / name_at(now)
        back_up(self._url, target)
        for _, old in sorted(_backups_in(self._folder).items(), reverse=True)[self._keep :]:
            old.unlink()
        log.info("backup made: %s", target)
        return EVERY


def newest_backup(folder: Path) -> float:
    """Return when the newest backup of this folder was made, in seconds since 1970; 0 if there is none."""
    newest = max(_backups_in(folder), default=None)
    return newest.timestamp() if newest else 0.0


def _backups_in(folder: Path) -> dict[datetime, Path]:
    """Return the backups of this folder by when they were made; other files in it are left alone."""
    found: dict[datetime, Path] = {}
    for path in folder.glob("katzentisch-*.db"):
        with suppress(ValueError):  # a name like ours, but of no moment
            made_at = datetime.strptime(path.name, NAME).replace(tzinfo=UTC)
            found |= {made_at: path} if name_at(made_at) == path.name else {}
    return found


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
        _copy_back(source, part)
        next_id = await _prepare(part, _last_ids(target))
        give(part, target)
        with suppress(FileNotFoundError):
            shutil.copymode(target, part)
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


def _copy_back(source: Path, part: Path) -> None:
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


def _put_aside(target: Path) -> Path | None:
    """Give the database another name, with all that SQLite still has beside it."""
    aside = target.with_name(target.name + datetime.now(UTC).strftime(".replaced-%Y-%m-%d-%H%M%S"))
    there = [end for end in PARTS if Path(f"{target}{end}").exists()]
    for end in there:
        Path(f"{target}{end}").rename(f"{aside}{end}")
    return aside if there else None
