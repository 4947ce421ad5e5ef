"""A backup is put back: what happened since then harms no game of the backup, and none that is opened afterwards."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import Misconfigured, NotAllowed, OperatorError
from bot.hosting.backup import GAP, back_up, restore
from bot.storage import schema
from bot.storage.database import Database
from bot.table.service.service import Sessions
from tests.crowd import ANNA, THERE, act, file_of, lobby, pick, running


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
        await anew.session_by_id(lost.id)
    assert (await lobby(anew, where=THERE)).id == done.next_id == lost.id + 1
    await database.close()


async def test_boards_are_shown_anew(sqlite_url, database, sessions, registry, copy):
    session = await sessions.session_by_id(1)
    await sessions.mark_shown(session, 7)
    await asyncio.to_thread(back_up, sqlite_url, copy.with_name("later.db"))
    await act(sessions, session, ANNA, pick("E4"))
    await database.close()
    await restore(sqlite_url, copy.with_name("later.db"))
    database, anew = await reopened(sqlite_url, registry)
    assert [*await anew.unshown()] == [session.id]
    assert (await anew.session_by_id(session.id)).seq == session.seq
    await database.close()


async def test_the_old_database_is_kept_beside_it_with_what_was_not_in_its_file_yet(
    sqlite_url, database, sessions, copy
):
    await act(sessions, await sessions.session_by_id(1), ANNA, pick("E4"))
    snapshot(sqlite_url, killed := copy.with_name("killed.db"))
    await database.close()
    for end in ("", "-wal"):
        Path(f"{killed}{end}").replace(f"{file_of(sqlite_url)}{end}")
    done = await restore(sqlite_url, copy)
    assert done.replaced
    with closing(sqlite3.connect(done.replaced)) as old:
        assert old.execute("SELECT COUNT(*) FROM moves").fetchone() == (1,)
    left = {path.name for path in file_of(sqlite_url).parent.iterdir()}
    assert left == {file_of(sqlite_url).name, f"{file_of(sqlite_url).name}.lock", done.replaced.name, copy.name}


def snapshot(sqlite_url: str, to: Path) -> None:
    """Copy the files of a bot that plays, as a file system does."""
    for end in ("", "-wal"):
        shutil.copy(f"{file_of(sqlite_url)}{end}", f"{to}{end}")


async def test_a_snapshot_is_restored_with_the_moves_that_only_its_log_has(
    sqlite_url, database, sessions, registry, tmp_path
):
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    snapshot(sqlite_url, tmp_path / "snapshot.db")
    await database.close()
    await restore(sqlite_url, tmp_path / "snapshot.db")
    database, anew = await reopened(sqlite_url, registry)
    assert (await anew.session_by_id(session.id)).seq == session.seq + 1
    await database.close()


async def test_the_log_of_a_database_that_is_gone_is_not_read_into_the_new_one(sqlite_url, database, sessions, copy):
    await act(sessions, await sessions.session_by_id(1), ANNA, pick("E4"))
    snapshot(sqlite_url, killed := copy.with_name("killed.db"))
    await database.close()
    file_of(sqlite_url).unlink()
    Path(f"{killed}-wal").replace(f"{file_of(sqlite_url)}-wal")
    await restore(sqlite_url, copy)
    with closing(sqlite3.connect(file_of(sqlite_url))) as new:
        assert new.execute("SELECT COUNT(*) FROM moves").fetchone() == (0,)


async def test_root_gives_the_file_and_its_lock_to_the_one_that_had_them(sqlite_url, database, copy, monkeypatch):
    await database.close()
    given, file = {}, file_of(sqlite_url)
    file.chmod(0o640)
    monkeypatch.setattr("os.chown", lambda path, user, group: given.update({path.name: (user, group)}))
    await restore(sqlite_url, copy)
    owner = (file.parent.stat().st_uid, file.parent.stat().st_gid)
    assert given.items() >= {f"{file.name}.restoring": owner, f"{file.name}.lock": owner}.items()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.parametrize("trouble", ["deleted", "damaged"])
async def test_where_nothing_is_known_of_what_was_lost_many_numbers_are_left_out(
    sqlite_url, database, registry, copy, trouble
):
    await database.close()
    file_of(sqlite_url).unlink()
    if trouble == "damaged":
        file_of(sqlite_url).write_bytes(b"no database" * 1000)
    done = await restore(sqlite_url, copy)
    assert done.next_id == 1 + GAP + 1
    database, anew = await reopened(sqlite_url, registry)
    assert (await lobby(anew, where=THERE)).id == done.next_id
    await database.close()


async def test_a_bot_that_plays_is_left_alone(sqlite_url, database, copy):
    with pytest.raises(OperatorError, match="Another Katzentisch is using"):
        await restore(sqlite_url, copy)


@pytest.mark.parametrize("what", ["text", "other", "migrated", "nothing"])
async def test_what_is_no_backup_changes_nothing(sqlite_url, database, tmp_path, what):
    await database.close()
    before, wrong = file_of(sqlite_url).read_bytes(), tmp_path / "wrong.db"
    if what == "text":
        wrong.write_text("no database" * 1000)
    elif what != "nothing":
        with closing(sqlite3.connect(wrong)) as other:
            other.execute(f"CREATE TABLE {'cats' if what == 'other' else 'alembic_version'} (version_num TEXT)")
    with pytest.raises(OperatorError, match="cannot be restored"):
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
