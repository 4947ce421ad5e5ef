"""Backups are made while the bot plays."""

import sqlite3
from contextlib import closing

import pytest

from bot.draw.worker import threads
from bot.hosting.settings import load_settings
from bot.run.app import App
from tests import harness
from tests.journeys.any_game_table import DAY, begun


@pytest.mark.slow
async def test_backups_are_made_while_the_bot_plays(tmp_path, monkeypatch):
    folder = tmp_path / "copies"

    def with_backups(where, _database_url):
        settings = load_settings(
            database_url=f"sqlite:///{where / 'katzentisch.db'}",
            shard_count=1,
            backup_folder=folder,
            backup_keep=2,
        )
        return App(settings, edit_pause=0.0, make_painters=threads)

    monkeypatch.setattr(harness, "new_app", with_backups)
    async with harness.open_house(tmp_path, pictures=False) as house:
        table = await begun(house, "maunz", "anna", "ben", pace="none")
        for day in range(3):
            await house.env.advance_time(DAY)
            assert len(list(folder.iterdir())) == min(2, day + 2)
        with closing(sqlite3.connect(max(folder.iterdir()))) as copy:
            assert copy.execute("SELECT id FROM games").fetchall() == [(table.id,)]
            assert copy.execute("SELECT name FROM seats ORDER BY seat").fetchall() == [("anna",), ("ben",)]
