"""Backups: one moment of the whole database, made while people play, and good to go on from."""

import asyncio
import logging
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from bot.errors import OperatorError
from bot.hosting import backup
from bot.hosting.backup import Backups, back_up, newest_backup
from bot.sessions.session import Status
from bot.storage.database import Database
from bot.table.service.service import Sessions
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import ANNA, BEN, act, file_of, log_of, pick, play_to_the_end, replayed, running

NIGHT = round(datetime(2026, 3, 1, 2, 30, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000


@pytest.fixture
async def database(sqlite_url):
    opened = await Database.open(sqlite_url)
    yield opened
    await opened.close()


# One backup


async def test_a_backup_during_play_is_restored_and_the_games_go_on(sqlite_url, database, sessions, registry, tmp_path):
    session = await running(sessions)
    await act(sessions, session, ANNA, pick("E4"))
    copied = await sessions.session_by_id(session.id)
    await asyncio.to_thread(back_up, sqlite_url, tmp_path / "copy.db")
    await act(sessions, session, BEN, pick("D3"))
    await database.close()
    await backup.restore(sqlite_url, tmp_path / "copy.db")
    again = await Database.open(sqlite_url)
    try:
        anew = Sessions(again, registry)
        there = await anew.session_by_id(session.id)
        assert (there.seq, there.state) == (copied.seq, copied.state), "as it was at the moment of the backup"
        over = await play_to_the_end(anew, MAUSEN, copied)
        assert over.status == Status.FINISHED
        assert replayed(MAUSEN, over, await log_of(again, over)) == (over.state, over.draws)
    finally:
        await again.close()


async def test_moves_are_saved_while_a_backup_is_made(sqlite_url, sessions, tmp_path):
    session = await running(sessions)
    making = [asyncio.create_task(asyncio.to_thread(back_up, sqlite_url, tmp_path / f"{n}.db")) for n in range(3)]
    over = await play_to_the_end(sessions, MAUSEN, session)
    await asyncio.gather(*making)
    assert over.status == Status.FINISHED
    for n in range(3):
        with closing(sqlite3.connect(tmp_path / f"{n}.db")) as copy:
            assert copy.execute("SELECT count(*) FROM games").fetchone() == (1,)
            assert copy.execute("PRAGMA foreign_key_check").fetchall() == []


def test_nor_what_came_into_being_meanwhile(sqlite_url, tmp_path, monkeypatch):
    check = backup._check

    def slowly(copy):
        (tmp_path / "copy.db").write_text("precious")
        check(copy)

    monkeypatch.setattr(backup, "_check", slowly)
    with pytest.raises(OperatorError, match="is there already"):
        back_up(sqlite_url, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    assert list(tmp_path.glob("*.part")) == []


def test_where_files_have_no_links_it_is_renamed(sqlite_url, tmp_path, monkeypatch):
    def no_links(*_):
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", no_links)
    back_up(sqlite_url, tmp_path / "copies/copy.db")
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["copy.db"]


def test_a_damaged_copy_is_no_backup(sqlite_url, tmp_path, monkeypatch):
    """The check reads the copy itself."""
    check = backup._check

    def spoiled(copy):
        data = bytearray(copy.read_bytes())
        data[4096 : 4096 + 200] = b"\xff" * 200
        copy.write_bytes(data)
        check(copy)

    monkeypatch.setattr(backup, "_check", spoiled)
    with pytest.raises(OperatorError, match="could not be made"):
        back_up(sqlite_url, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy.db*")) == []


# Every few hours


class Nights:
    """Scheduled backups, and a clock that a test moves."""

    def __init__(self, url, folder):
        self.folder, self.at = folder, NIGHT
        self.backups = Backups(url, folder, 3, lambda: self.at)

    async def after(self, hours):
        """Ask so many hours later; returns in how many hours to ask again."""
        self.at += round(hours * HOUR)
        return await self.backups.make() / 3600

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())


@pytest.fixture
def nights(sqlite_url, tmp_path):
    return Nights(sqlite_url, tmp_path / "copies")


async def test_the_next_is_made_when_it_is_time_also_after_a_restart(nights):
    await nights.after(0)
    assert await nights.after(10) == 14
    assert len(nights.names()) == 1
    assert await nights.after(14) == 24
    assert nights.names() == ["katzentisch-2026-03-01-023000.db", "katzentisch-2026-03-02-023000.db"]


async def test_the_oldest_go_and_other_files_stay(nights):
    nights.folder.mkdir()
    others = ["katzentisch-old.db", "holiday.png", "katzentisch-2026-03-01-0230.db", "katzentisch-2026-02-30-120000.db"]
    for name in others:
        (nights.folder / name).write_text("mine")
    (nights.folder / "katzentisch-2026-02-27-023000.db.abc.part").write_text("half a copy, of a bot that was killed")
    for _ in range(5):
        await nights.after(24)
    kept = [f"katzentisch-2026-03-0{day}-023000.db" for day in (4, 5, 6)]
    assert nights.names() == sorted([*kept, *others])
    assert newest_backup(nights.folder) * 1000 == nights.at


async def test_a_failure_is_a_line_in_the_log_and_tried_again_in_an_hour(nights, caplog):
    nights.folder.write_text("a file where the folder should be")
    with caplog.at_level(logging.ERROR):
        assert await nights.after(0) == 1
    assert "no backup was made" in caplog.text
    nights.folder.unlink()
    assert await nights.after(1) == 24
    assert len(nights.names()) == 1


async def test_a_failure_takes_no_old_backup_away(nights, sqlite_url):
    for _ in range(3):
        await nights.after(24)
    kept = nights.names()
    file_of(sqlite_url).rename(nights.folder.parent / "gone")
    assert await nights.after(24) == 1
    assert nights.names() == kept


async def test_a_clock_that_was_put_back_does_not_stop_the_backups(nights):
    await nights.after(0)
    assert await nights.after(-1000) == 24, "and not in six weeks"
