"""The schema: it is there whole or not at all, and every question that is asked often has its index."""

import asyncio
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from bot.errors import Misconfigured, OperatorError
from bot.people import rows as people
from bot.sessions.session import Status
from bot.storage.database import Database, address, load_note
from bot.storage.schema import MIGRATIONS, revisions
from bot.table.service import deadline_rows as deadlines
from bot.table.service import rows
from bot.table.service.finished_rows import finish
from tests import postgres
from tests.crowd import ANNA, HERE, act, around, pick, running
from tests.query_plans import check_answered_by

OPEN = "import asyncio, sys, tests.storage.test_migrations as here; asyncio.run(here.open_and_close(sys.argv[1]))"


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request, tmp_path):
    """The address of a database with nothing in it, not even the schema."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    with postgres.database(request.getfixturevalue("postgres_server"), "empty") as url:
        yield url


@pytest.fixture
def migrated(empty) -> str:
    asyncio.run(open_and_close(empty))
    return empty


async def open_and_close(url: str) -> None:
    await (await Database.open(url)).close()


def inside(url: str, work):
    """Return what `work` finds in a transaction on that database."""
    return asyncio.run(_inside(url, work))


async def _inside(url, work):
    engine = create_async_engine(address(url))
    async with engine.begin() as connection:
        found = await connection.run_sync(work)
    await engine.dispose()
    return found


def tables(connection: sa.Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names())


@pytest.mark.parametrize("columns", ["id INTEGER, thinking INTEGER", "id INTEGER, goes_on BOOLEAN"], ids=["0.2", "0.3"])
def test_a_schema_of_before_the_first_release_is_refused_and_stays_as_it_is(empty, columns):
    def old(connection):
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32))").close()
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0001')").close()
        connection.exec_driver_sql(f"CREATE TABLE games ({columns})").close()

    inside(empty, old)
    with pytest.raises(Misconfigured, match=r"written by Katzentisch 0\.2.*is the last 0\.2\."):
        asyncio.run(open_and_close(empty))
    assert inside(empty, tables) == {"alembic_version", "games"}


def test_a_migration_that_fails_leaves_nothing_behind(empty):
    """Here because a table of that name is in the way. Half a schema could never be migrated again."""
    inside(empty, lambda connection: connection.exec_driver_sql("CREATE TABLE users (id INTEGER)").rowcount)
    with pytest.raises(OperatorError, match="cannot be used"):
        asyncio.run(open_and_close(empty))
    assert inside(empty, tables) <= {"users"}
    inside(empty, lambda connection: connection.exec_driver_sql("DROP TABLE users").rowcount)
    asyncio.run(open_and_close(empty))


@pytest.mark.slow
def test_of_three_bots_that_start_at_once_one_migrates_and_none_disturbs_it(postgres_server):
    with postgres.database(postgres_server, "starting") as url:
        start = [sys.executable, "-c", OPEN, url]
        bots = [subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        ended = [(bot, *bot.communicate()) for bot in bots]
        for bot, said, complained in ended:
            if bot.returncode == 0:
                assert (said, complained) == ("", "")
            else:
                assert "OperatorError: Another Katzentisch is using" in complained
                assert ":***@" in complained  # not the password
        assert 0 in [bot.returncode for bot, *_ in ended]
        assert "games" in inside(url, tables)


async def test_a_database_that_is_opened_again_keeps_its_rows(url, sessions, database):
    """Opening runs the migrations; nothing that is there may go."""
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E1"))
    before = await sessions.session_by_id(session.id)
    await database.close()
    reopened = await Database.open(url)
    assert await reopened.read(rows.load, session.id) == before
    assert len(await reopened.read(rows.load_log, session.id)) == 1
    await reopened.close()


# Questions that are asked at every click or every start


@pytest.mark.parametrize(
    ("work", "args", "index"),
    [
        (rows.load, (10,), "USING INTEGER PRIMARY KEY"),
        (rows.load_active, (HERE.channel_id, "mausen"), "USING INDEX uq_games_active"),
        (rows.list_active_in, (HERE.channel_id,), "uq_games_active"),
        (rows.list_unshown, (), "ix_games_unshown"),
        (rows.list_thinking, (), "ix_games_goes_on"),
        (deadlines.list_due, (50,), "ix_games_wake"),
        (deadlines.next_wake, (), "ix_games_wake"),
        (rows.list_of, (10,), "ix_seats_user"),
        (rows.load_last, (HERE.channel_id,), "ix_games_channel"),
        (rows.load_log, (10,), "USING PRIMARY KEY"),
        (people.load_preferences, ([1, 2],), "USING PRIMARY KEY"),
        (load_note, ("commands",), "USING PRIMARY KEY"),
        (finish, (around(status=Status.FINISHED), (), ()), "ix_games_history (guild_id=?)"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_it_is_answered_by_an_index(plan, work, args, index):
    check_answered_by(index, plan(work, *args))


def test_every_migration_is_known_by_the_number_of_its_file():
    """A start looks at these numbers alone, since Alembic takes long to import."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert revisions() == sorted(script.revision for script in scripts.walk_revisions())
    assert scripts.get_heads() == [revisions()[-1]]
