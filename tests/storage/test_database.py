"""The connection: who may open the file, what is in force there, and which sentence stands for which trouble."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.errors import OperatorError, Unavailable
from bot.storage import schema, sqlite, tables
from bot.storage.database import Database, address, load_note, redacted, save_note
from bot.storage.ownership import FileOwnership
from tests.crowd import file_of
from tests.postgres import execute

OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
"""The other connections to a PostgreSQL."""


@pytest.fixture
def impatient(monkeypatch):
    """Wait for a lock a moment only."""
    monkeypatch.setattr(schema, "BUSY_TIMEOUT_S", 0.05)
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout=50", *sqlite.PRAGMAS[1:]))


@pytest.fixture
def file(sqlite_url) -> Path:
    return file_of(sqlite_url)


async def cannot_open(url: str) -> str:
    with pytest.raises(OperatorError) as refused:
        await Database.open(url)
    return str(refused.value)


# Addresses


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///data/katzentisch.db", "sqlite+aiosqlite"),
        ("postgresql://katze:geheim@host:5432/tisch", "postgresql+asyncpg"),
        ("postgres://katze:ge%40heim@host/tisch?sslmode=require", "postgresql+asyncpg"),
    ],
)
def test_every_address_gets_our_driver(given, driver):
    assert address(given).drivername == driver


# The file


async def test_a_second_bot_on_the_file_is_refused_until_the_first_one_ends(sqlite_url, file):
    first = await Database.open(sqlite_url)
    said = await cannot_open(sqlite_url)
    assert said == f"Another Katzentisch is using {file}. Stop it first: only one at a time can."
    await first.close()
    await (await Database.open(sqlite_url)).close()


async def test_a_second_bot_on_a_postgres_is_refused_until_the_first_one_ends(postgres_url):
    first = await Database.open(postgres_url)
    assert await cannot_open(postgres_url) == (
        f"Another Katzentisch is using {redacted(address(postgres_url))}. Stop it first: only one at a time can."
    )
    await first.close()
    await (await Database.open(postgres_url)).close()


@pytest.fixture
def open_to_all():
    """A folder in which other users may write, which pytest's own are not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


async def test_a_file_that_cannot_be_written_is_refused(open_to_all, file, monkeypatch):
    own = open_to_all / "table.db"
    shutil.copy(file, own)
    own.chmod(0o444)
    user = os.geteuid()
    if user == 0:  # for whom everything can be written
        os.seteuid(65534)
    try:
        said = await cannot_open(f"sqlite:///{own}")
    finally:
        os.seteuid(user)
    assert said.startswith(f"The database sqlite:///{own} cannot be used: {own} belongs to ")
    assert said.endswith(" (mode 444), and this runs as nobody." if user == 0 else "")


def check(database: Database) -> None:
    """Look whether the file is still there, as the bot does again and again."""
    assert isinstance(database._ownership, FileOwnership)
    database._ownership.check()


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
async def test_a_file_that_is_taken_away_from_under_the_bot_is_noticed(sqlite_url, file, how):
    database = await Database.open(sqlite_url)
    check(database)
    aside = file.rename(file.with_suffix(".aside"))
    if how == "replaced":
        shutil.copy(aside, file)
    elif how == "deleted":
        aside.unlink()
    with pytest.raises(OperatorError, match="was moved, deleted or replaced while the bot was running"):
        check(database)
    await database.close()


async def test_a_lock_file_that_was_deleted_is_made_anew(sqlite_url, file, caplog):
    database, lock = await Database.open(sqlite_url), file.with_name(f"{file.name}.lock")
    lock.unlink()
    check(database)
    assert "the lock file" in caplog.text
    assert "Another Katzentisch" in await cannot_open(sqlite_url)
    await database.close()


async def test_a_bot_whose_lock_file_was_deleted_yields_to_one_that_has_taken_the_file(sqlite_url, file):
    first = await Database.open(sqlite_url)
    file.with_name(f"{file.name}.lock").unlink()
    second = await Database.open(sqlite_url)
    with pytest.raises(OperatorError, match="Another Katzentisch is using"):
        check(first)
    check(second)
    for database in (first, second):
        await database.close()


async def test_a_file_that_is_no_database_gets_a_sentence_and_stays_as_it_is(sqlite_url, file):
    file.write_bytes(b"Dear diary, " * 1000)
    assert await cannot_open(sqlite_url) == f"The database sqlite:///{file} cannot be used: file is not a database."
    assert file.read_bytes() == b"Dear diary, " * 1000


async def test_rows_that_point_nowhere_get_a_sentence(sqlite_url, file):
    with closing(sqlite3.connect(file)) as raw:
        columns = "game_id, seq, seat, by_bot, at, move, events"
        raw.execute(f"INSERT INTO moves ({columns}) VALUES (4711, 1, 0, 0, 0, x'', x'')")
        raw.commit()
    said = await cannot_open(sqlite_url)
    assert said == f"The database {file} is damaged: rows point to games that are gone. Restore a backup."


async def test_a_failed_start_lets_go_of_the_file(sqlite_url, file):
    whole = file.read_bytes()
    file.write_bytes(b"no database")
    await cannot_open(sqlite_url)
    file.write_bytes(whole)
    await (await Database.open(sqlite_url)).close()


async def test_a_folder_that_is_a_file_gets_a_sentence(tmp_path):
    (tmp_path / "data").write_text("")
    said = await cannot_open(f"sqlite:///{tmp_path}/data/table.db")
    assert said.startswith(f"The database {tmp_path}/data/table.db cannot be opened: ")


# Newer and other versions


async def test_a_database_of_a_newer_version_is_left_alone(url):
    database = await Database.open(url)
    stamp = "UPDATE alembic_version SET version_num = '9999'"
    await database.write(lambda connection: connection.exec_driver_sql(stamp).rowcount)
    try:
        await database.close()
        sentence = await cannot_open(url)
    finally:
        await write_version_back(url)
    assert sentence == "The database was written by a newer Katzentisch (schema 9999). Update the bot."


async def write_version_back(url):
    """The PostgreSQL of the tests is migrated once for all of them."""
    if not url.startswith("sqlite"):
        head = ScriptDirectory(str(schema.MIGRATIONS)).get_current_head()
        await execute(url, f"UPDATE alembic_version SET version_num = '{head}'")


async def test_a_postgres_database_that_is_not_there_gets_a_sentence(postgres_url):
    there = sa.make_url(postgres_url).set(database="nowhere")
    assert 'database "nowhere" does not exist' in await cannot_open(there.render_as_string(hide_password=False))


# What is in force


COMMON: dict[str, int | str] = {
    **{"journal_mode": "wal", "foreign_keys": 1, "secure_delete": 1, "trusted_schema": 0, "temp_store": 2},
    "busy_timeout": sqlite.BUSY_TIMEOUT_MS,
}


async def pragmas(run) -> dict[str, int | str]:
    names = (*COMMON, "synchronous", "query_only")
    return await run(lambda connection: {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names})


async def test_every_connection_has_its_pragmas(sqlite_url):
    database = await Database.open(sqlite_url)
    for run, reads_only in ((database.write, 0), (database.read, 1)):
        assert await pragmas(run) == COMMON | {"synchronous": 2, "query_only": reads_only}
    await database.close()


async def test_a_reader_cannot_write(sqlite_url):
    database = await Database.open(sqlite_url)
    with pytest.raises(Unavailable) as refused:
        await database.read(save_note, "key", "value")
    assert "readonly database" in str(refused.value.__cause__)
    assert await database.read(load_note, "key") is None
    await database.close()


# Trouble at the table


async def test_a_file_that_another_program_is_writing_is_unavailable_and_then_there_again(sqlite_url, file, impatient):
    database = await Database.open(sqlite_url)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as refused:
            await database.write(save_note, "key", "value")
        assert isinstance(refused.value.__cause__, OperationalError)
        assert refused.value.key == "no-database"
        assert await database.read(load_note, "key") is None  # reading goes on
        other.execute("ROLLBACK")
    await database.write(save_note, "key", "value")
    assert await database.read(load_note, "key") == "value"
    await database.close()


async def test_a_start_while_another_program_is_writing_gets_a_sentence(sqlite_url, file, impatient):
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "database is locked" in await cannot_open(sqlite_url)


async def test_a_postgres_that_was_restarted_is_unavailable_at_most_once_for_each_connection(postgres_url):
    database = await Database.open(postgres_url)
    await database.write(save_note, "key", "value")
    await execute(postgres_url, f"SELECT pg_terminate_backend(pid) {OTHERS}")
    presses = 0
    while presses < 3:
        presses += 1
        with suppress(Unavailable):  # whatever else comes up is no sentence for a person
            await database.write(save_note, "key", "newest")
            break
    assert presses == 2
    assert await database.read(load_note, "key") == "newest"
    await database.close()


async def test_a_postgres_that_goes_away_in_the_middle_is_unavailable(postgres_url):
    database = await Database.open(postgres_url)
    about_us = f"{OTHERS} AND query LIKE '%pg_sleep(60)'"
    asleep = database.read(lambda connection: connection.exec_driver_sql("SELECT pg_sleep(60)").scalar())
    waiting = asyncio.create_task(asleep)
    watching = await asyncpg.connect(postgres_url)
    while not await watching.fetchval(f"SELECT pg_terminate_backend(pid) {about_us}"):
        assert not waiting.done()
    await watching.close()
    with pytest.raises(Unavailable):
        await waiting
    await database.close()


async def test_a_bug_in_a_statement_is_not_called_unavailable(database):
    """No one should press again because of it."""
    nameless = tables.notes.insert().values(key=None, value="x")
    with pytest.raises(IntegrityError):
        await database.write(lambda connection: connection.execute(nameless).rowcount)
