"""The bot is removed from a server, comes back, or stays away."""

from bot.person import ChannelRef
from bot.sessions.session import Status
from cogs.privacy import rows as retention
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
    return guild, await house.services.sessions.session_in_channel(ChannelRef(guild.id, channel.id), "maunz")


async def test_a_server_that_removes_the_bot_ends_its_games_and_loses_its_data_after_a_month(house):
    here = await begun(house, "maunz", "anna", "ben", pace="none")
    guild, session = await another(house)
    house.env.backend.remove_guild(guild.id)
    await house.env.settle()
    assert (await house.services.sessions.session_by_id(session.id)).status == Status.STOPPED
    assert await noted(house) == {guild.id}
    await house.env.advance_time(29 * DAY)
    assert (await house.services.sessions.session_by_id(session.id)).status == Status.STOPPED
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
