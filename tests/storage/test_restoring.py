"""A backup is put back: what happened since then harms no game of the backup, and none that is opened afterwards."""

import asyncio
import sqlite3
import stat
from contextlib import closing

import pytest
import sqlalchemy as sa

from bot.errors import Misconfigured, NotAllowed, OperatorError
from bot.service.service import Sessions
from bot.storage import schema
from bot.storage.backup import back_up
from bot.storage.database import Database
from bot.storage.restoring import GAP, restore
from bot.storage.tables import ratings
from tests.people import ANNA, THERE, act, file_of, lobby, pick, running


@pytest.fixture
async def database(sqlite_url):
    opened = await Database.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
async def copy(sqlite_url, database, sessions, tmp_path):
    """A backup with a running game."""
    await running(sessions)
    await asyncio.to_thread(back_up, sqlite_url, tmp_path / "copy.db")
    return tmp_path / "copy.db"


async def reopened(sqlite_url, registry):
    database = await Database.open(sqlite_url)
    return database, Sessions(database, registry)


async def test_no_number_of_a_table_is_used_twice(sqlite_url, database, sessions, registry, copy):
    lost = await lobby(sessions, where=THERE)
    await database.close()
    done = await restore(sqlite_url, copy)
    database, anew = await reopened(sqlite_url, registry)
    with pytest.raises(NotAllowed):
        await anew.get(lost.id)
    assert (await lobby(anew, where=THERE)).id == done.next_id == lost.id + 1
    await database.close()


async def test_boards_are_shown_anew(sqlite_url, database, sessions, registry, copy):
    session = await sessions.get(1)
    await sessions.mark_shown(session, 7)
    await asyncio.to_thread(back_up, sqlite_url, copy.with_name("later.db"))
    await act(sessions, session, ANNA, pick("E4"))
    await database.close()
    await restore(sqlite_url, copy.with_name("later.db"))
    database, anew = await reopened(sqlite_url, registry)
    assert [*await anew.unshown()] == [session.id]
    assert (await anew.get(session.id)).seq == session.seq
    await database.close()


async def test_the_old_database_is_kept_beside_it(sqlite_url, database, sessions, copy):
    await act(sessions, await sessions.get(1), ANNA, pick("E4"))
    await database.close()
    done = await restore(sqlite_url, copy)
    assert done.replaced
    with closing(sqlite3.connect(done.replaced)) as old:
        assert old.execute("SELECT COUNT(*) FROM moves").fetchone() == (1,)
    left = {path.name for path in file_of(sqlite_url).parent.iterdir()}
    assert left == {file_of(sqlite_url).name, f"{file_of(sqlite_url).name}.lock", done.replaced.name, copy.name}


async def test_people_who_were_forgotten_since_are_named(sqlite_url, database, copy):
    gone = {"guild_id": 1, "game": "maunz", "user_id": 77, "mu": 25.0, "sigma": 8.0, "games": 3, "wins": 1}
    await database.write(lambda connection: connection.execute(ratings.insert(), [gone]) and None)
    await asyncio.to_thread(back_up, sqlite_url, copy.with_name("later.db"))
    await database.write(lambda connection: connection.execute(sa.delete(ratings)) and None)
    await database.close()
    assert (await restore(sqlite_url, copy.with_name("later.db"))).unknown == [77]


@pytest.mark.parametrize("trouble", ["deleted", "damaged"])
async def test_where_nothing_is_known_of_what_was_lost_many_numbers_are_left_out(
    sqlite_url, database, registry, copy, trouble
):
    await database.close()
    file_of(sqlite_url).unlink()
    if trouble == "damaged":
        file_of(sqlite_url).write_bytes(b"no database" * 1000)
    done = await restore(sqlite_url, copy)
    assert (done.next_id, done.unknown) == (1 + GAP + 1, None)
    database, anew = await reopened(sqlite_url, registry)
    assert (await lobby(anew, where=THERE)).id == done.next_id
    await database.close()


async def test_a_bot_that_plays_is_left_alone(sqlite_url, database, copy):
    with pytest.raises(OperatorError, match="Another Katzentisch is using"):
        await restore(sqlite_url, copy)


@pytest.mark.parametrize("what", ["text", "other", "nothing"])
async def test_what_is_no_backup_changes_nothing(sqlite_url, database, tmp_path, what):
    await database.close()
    before, wrong = file_of(sqlite_url).read_bytes(), tmp_path / "wrong.db"
    if what == "text":
        wrong.write_text("no database" * 1000)
    elif what == "other":
        with closing(sqlite3.connect(wrong)) as other:
            other.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(OperatorError, match=r"cannot be restored|There is no backup"):
        await restore(sqlite_url, wrong)
    assert file_of(sqlite_url).read_bytes() == before


# Before an update


async def test_before_its_schema_changes_the_database_is_copied_and_whoever_is_too_old_is_told(
    sqlite_url, database, sessions, copy, monkeypatch
):
    await database.close()
    path, newest = file_of(sqlite_url), schema.revisions()[-1]
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '0000'")
    with monkeypatch.context() as before:
        before.setattr(schema, "revisions", lambda: ["0000", newest])
        before.setattr("alembic.command.upgrade", lambda *_: None)
        await (await Database.open(sqlite_url)).close()
    kept = path.with_name(f"{path.name}.schema-0000")
    with closing(sqlite3.connect(kept)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0000",)
        assert raw.execute("SELECT COUNT(*) FROM games").fetchone() == (1,)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = ?", (newest,))
    monkeypatch.setattr(schema, "revisions", lambda: ["0000"])
    with pytest.raises(Misconfigured) as refused:
        await Database.open(sqlite_url)
    assert str(refused.value).endswith(
        f"Update the bot. Or go back: `python -m bot restore {kept}` has all as it was before the update."
    )


# Who may read it


async def test_nobody_else_may_read_the_database(sqlite_url):
    path = file_of(sqlite_url)
    for _ in range(2):
        database = await Database.open(sqlite_url)
        await database.flush()
        assert {
            stat.S_IMODE(one.stat().st_mode) for one in path.parent.glob(f"{path.name}*") if one.suffix != ".lock"
        } == {0o600}
        await database.close()
        path.chmod(0o644)  # as an earlier version made it
