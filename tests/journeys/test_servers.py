"""The bot is removed from a server, comes back, or stays away; and its backups are made while it plays."""

import sqlite3
from contextlib import closing

import pytest

from bot.draw.worker import threads
from bot.hosting.settings import load_settings
from bot.person import ChannelRef
from bot.run.app import App
from bot.sessions.session import Status
from cogs.privacy import rows as retention
from tests import harness
from tests.journeys.any_game_table import DAY, begun

MONTH = 31 * DAY


async def noted(house):
    """The servers that are noted as gone."""
    return set(await house.database.read(retention.list_left))


async def another(house):
    """Another server in which anna plays."""
    guild = house.env.create_guild("elsewhere")
    anna, channel = guild.add_member(house.people["anna"].user), guild.create_text_channel("there")
    await anna.slash(channel, "maunz new", pace="none")
    return guild, await house.services.sessions.find(ChannelRef(guild.id, channel.id), "maunz")


async def test_a_server_that_removes_the_bot_ends_its_games_and_loses_its_data_after_a_month(house):
    here = await begun(house, "maunz", "anna", "ben", pace="none")
    guild, session = await another(house)
    house.env.backend.remove_guild(guild.id)
    await house.env.settle()
    assert (await house.services.sessions.get(session.id)).status == Status.STOPPED
    assert await noted(house) == {guild.id}
    await house.env.advance_time(29 * DAY)
    assert (await house.services.sessions.get(session.id)).status == Status.STOPPED
    await house.env.advance_time(3 * DAY)
    assert await house.database.read(retention.list_known) == {house.guild.id}
    assert await noted(house) == set()
    assert (await here.session()).id == here.id


async def test_an_outage_of_a_server_is_no_removal(house):
    table = await begun(house, "maunz", "anna", "ben", pace="none")
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.env.settle()
    assert house.bot.get_guild(house.guild.id).unavailable
    assert (await table.session()).status == Status.RUNNING
    await house.env.advance_time(MONTH)
    assert await noted(house) == set()
    assert (await table.session()).status == Status.RUNNING


@pytest.mark.slow
async def test_backups_are_made_while_the_bot_plays(tmp_path, monkeypatch):
    folder = tmp_path / "copies"

    def with_backups(where, _database_url):
        settings = load_settings(
            database_url=f"sqlite:///{where / 'katzentisch.db'}",
            sqlite_synchronous="NORMAL",
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
