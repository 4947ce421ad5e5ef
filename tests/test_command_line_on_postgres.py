"""`python -m bot` on a PostgreSQL, beside a bot that plays there or without one."""

import sqlite3
import subprocess
from contextlib import closing

import pytest

from bot.storage.database import Database, address, redacted
from bot.table.service.service import Sessions
from cogs.mausen.rules import GAME
from tests import postgres
from tests.command_line import sentence
from tests.crowd import ANNA, act, pick, play_to_the_end, running
from tests.plugins import registry_of

SOMEWHERE = "postgresql://katze:geheim@127.0.0.1:1/tisch"


@pytest.fixture
def run(bot, postgres_url):
    """Run a command on the PostgreSQL."""
    return lambda *words: bot(*words, DATABASE_URL=f"{postgres_url}?sslmode=prefer&channel_binding=disable")


@pytest.fixture
async def kept(postgres_url) -> int:
    """A game that is over, and the number of one in which Anna has picked."""
    database = await Database.open(postgres_url)
    sessions = Sessions(database, registry_of(GAME))
    await play_to_the_end(sessions, GAME, await running(sessions))
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    await database.close()
    return session.id


@pytest.fixture
async def playing(postgres_url):
    """A bot that plays there."""
    database = await Database.open(postgres_url)
    yield
    await database.close()


# check


def test_check_says_which_database_and_which_schema(run, postgres_url):
    done = run("check")
    first, second = [line for line in done.stdout.splitlines() if line.startswith(("database", "games"))]
    assert first.startswith(f"database  {redacted(address(postgres_url))}: schema 0")
    assert ", up to date (PostgreSQL 1" in first
    assert second.startswith("games "), "no bot plays there"


# backup


@pytest.mark.slow
@pytest.mark.usefixtures("kept", "playing")
def test_a_backup_beside_a_bot_is_read_by_pg_restore(run, postgres_server, postgres_url, tmp_path):
    done, there = run("backup", "copies/first.dump"), redacted(address(postgres_url))
    assert (done.returncode, done.stderr, done.stdout) == (
        0,
        "",
        f"backup    copies/first.dump: {there}, whole\n",
    )
    assert sentence(run("backup", "copies/first.dump")).startswith("copies/first.dump is there already")
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["first.dump"]
    with postgres.database(postgres_server, "restored") as url:
        subprocess.run(["pg_restore", "--no-owner", f"--dbname={url}", tmp_path / "copies/first.dump"], check=True)
        assert counted(url) == 2


def counted(url: str) -> int:
    """Return how many games are in a PostgreSQL, as psql sees it."""
    words = ["psql", "--no-psqlrc", "--tuples-only", f"--dbname={url}", "--command", "SELECT count(*) FROM games"]
    return int(subprocess.run(words, capture_output=True, check=True).stdout)


def test_a_backup_of_a_server_that_does_not_answer(bot, tmp_path):
    said = sentence(bot("backup", "copy.dump", DATABASE_URL=SOMEWHERE))
    assert said.startswith("The database postgresql://katze:***@127.0.0.1:1/tisch cannot be used: ")
    assert "geheim" not in said
    assert not [*tmp_path.iterdir()], "and nothing is left behind"


def test_a_backup_without_pg_dump(bot, postgres_url, tmp_path):
    said = sentence(bot("backup", "copy.dump", DATABASE_URL=postgres_url, PATH=str(tmp_path)))
    assert said == "A backup of PostgreSQL needs its program pg_dump: apt-get install postgresql-client, or the like."


# move


@pytest.fixture
def new(postgres_server):
    """The address of an empty database."""
    with postgres.database(postgres_server, "new") as url:
        yield url


@pytest.mark.slow
@pytest.mark.usefixtures("kept")
def test_move_says_what_it_moved_and_what_is_next(bot, postgres_url, tmp_path):
    file = f"sqlite:///{tmp_path}/moved.db"
    done = bot("move", postgres_url, file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "games               2\n" in done.stdout
    assert f"moved     all of {redacted(address(postgres_url))}, and compared\n" in done.stdout
    assert f"set DATABASE_URL to {file};" in done.stdout
    with closing(sqlite3.connect(tmp_path / "moved.db")) as raw:
        assert raw.execute("SELECT count(*) FROM games").fetchone() == (2,)
    assert sentence(bot("move", postgres_url, file)).startswith(f"{file} is in use: there are rows in games")
