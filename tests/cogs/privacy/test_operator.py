"""`katzentisch export` and `forget`: for a person who cannot use the commands any more."""

import json
import shutil
import sqlite3
from contextlib import closing

import pytest
from filelock import FileLock

from bot.storage.database import Database
from bot.table.service.service import Sessions
from cogs.mausen.rules import GAME
from tests.command_line import sentence
from tests.crowd import ANNA, act, pick, running
from tests.plugins import registry_of

BOTH = pytest.mark.parametrize("command", ["forget", "export"])


@pytest.fixture
async def kept(tmp_path):
    """A database in which user 1 plays in a running game."""
    database = await Database.open(f"sqlite:///{tmp_path}/table.db")
    sessions = Sessions(database, registry_of(GAME))
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    await database.close()
    return session


@pytest.mark.slow
def test_a_person_who_cannot_use_commands_gets_an_export(bot, kept, tmp_path):
    assert (
        bot("export", str(ANNA.id)).stdout
        == f"export    katzentisch_{ANNA.id}.json, from sqlite:///{tmp_path}/table.db\n"
    )
    everything = json.loads((tmp_path / f"katzentisch_{ANNA.id}.json").read_text())
    assert [(seat["table"], seat["name"]) for seat in everything["seats"]] == [(kept.id, "Anna")]
    assert len(everything["seats"][0]["moves"]) == 1
    assert sentence(bot("export", str(ANNA.id))).startswith(f"katzentisch_{ANNA.id}.json is there already")


def test_a_person_who_cannot_use_commands_is_forgotten(bot, kept, tmp_path):
    said = bot("forget", str(ANNA.id)).stdout
    assert said.startswith(f"forgotten user {ANNA.id} in sqlite:///{tmp_path}/table.db: games 1")
    assert "nothing is kept about user" in bot("forget", str(ANNA.id)).stdout
    with closing(sqlite3.connect(tmp_path / "table.db")) as raw:
        seats = raw.execute("SELECT name, gone FROM seats ORDER BY seat").fetchall()
        (goes_on,) = raw.execute("SELECT goes_on FROM games").fetchone()
    assert [gone for _, gone in seats] == [1, 0, 0]
    assert "Anna" not in [name for name, _ in seats]
    assert goes_on == 0, "she had picked already"


@BOTH
def test_neither_makes_a_database_nor_disturbs_a_running_bot(bot, tmp_path, migrated_file, command):
    assert sentence(bot(command, "1")).startswith("There is no database")
    shutil.copy(migrated_file, tmp_path / "table.db")
    with FileLock(tmp_path / "table.db.lock"):
        assert sentence(bot(command, "1")).startswith("Another Katzentisch is using")


@pytest.fixture
async def playing(postgres_url):
    """A bot that plays there."""
    database = await Database.open(postgres_url)
    yield
    await database.close()


@pytest.mark.usefixtures("playing")
@BOTH
def test_neither_disturbs_a_bot_on_a_postgres(bot, postgres_url, command):
    assert sentence(bot(command, "1", DATABASE_URL=postgres_url)).startswith("Another Katzentisch is using ")


@BOTH
@pytest.mark.parametrize("number", ["9" * 20, "-5", "0", "anna"])
def test_what_is_no_number_of_a_person(bot, command, number):
    done = bot(command, number)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "is no number of a person in Discord" in done.stderr or number.startswith("-")
