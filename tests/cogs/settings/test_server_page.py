"""/settings server: those who manage a server say how tables are there."""

import discord
import pytest

from bot.people.server_settings import ServerSettings
from bot.person import ChannelRef
from bot.text.words import LANGUAGES
from tests.harness import Answer, en
from tests.journeys.any_game_table import MINUTE, begun, command, first_is_quick, lobby, says

ROLES, CHANNELS = 6, 8
"""Discord's kinds of menus."""


async def page(house, name="manager"):
    """Somebody opens the settings of the server."""
    return Answer(await house.people[name].slash(house.channel, "settings server"))


def controls(shown, kind):
    """The menus of a kind."""
    (container,) = shown.message.components
    return [one for row in container["components"] for one in row.get("components", ()) if one["type"] == kind]


async def choose(house, action, *values):
    """The manager chooses in a menu of the page, which must offer it."""
    message = (await page(house)).shown.message
    return Answer(await house.people["manager"].select(message, values, custom_id=f"k1|0|0|house.server_{action}|"))


async def switch(house, what, now):
    """The manager turns something on or off."""
    message = (await page(house)).shown.message
    return await house.click("manager", message, f"k1|0|0|house.server_{what}|{now}")


def switches(language, **ticks):
    """The labels of what is on or off, with their ticks."""
    return [
        f"{tick}{says(language, f'settings-server-{what}', chosen=now)}"
        for what in ("calls", "bells", "hints")
        for now, tick in ticks.items()
    ]


async def settings(house):
    return await house.services.servers.load(house.guild.id)


@first_is_quick("language", LANGUAGES)
async def test_the_page_shows_what_holds_where_nothing_was_chosen(house, language):
    house.speaks(manager=language)
    with house.requests() as requests:
        shown = (await page(house)).shown
    assert requests == ["answer"]
    assert shown.message.ephemeral
    chosen = [[one["label"] for one in menu["options"] if one.get("default")] for menu in shown.menus]
    assert chosen == [
        [says(language, "settings-server-discord")],
        [says(language, "command-pace-evening")],
        [says(language, "settings-server-who", who="everyone")],
    ]
    assert shown.labels == switches(language, on="✓ ", off="")
    assert len(controls(shown, CHANNELS)) == 3, "of tables, of the day, and of bells"
    assert not controls(shown, ROLES), "roles are asked for only where they count"


async def test_it_is_for_those_who_manage_the_server_only(house):
    assert (await page(house, "anna")).text == en("no-manager")
    message = (await page(house)).shown.message
    board = await (await lobby(house, "mausen", "anna")).board()
    for custom_id, values in (("k1|0|0|house.server_pace|", ("live",)), ("k1|0|0|house.server_calls|off", ())):
        assert (await house.forge("anna", board.message, custom_id, *values)).text == en("no-manager")
    assert await settings(house) == ServerSettings()
    assert message.ephemeral


async def test_the_role_of_a_bot_opens_no_tables_and_is_refused_with_a_reason(house, monkeypatch):
    monkeypatch.setattr(discord.Role, "is_bot_managed", lambda role: role.name == "katzentisch")
    await choose(house, "openers", "roles")
    own = house.guild.create_role("katzentisch")
    refused = await choose(house, "roles", own)
    assert refused.text == en("no-bot-role", roles=f"<@&{own.id}>")
    assert (await settings(house)).roles == ()


async def test_a_channel_in_which_the_bot_cannot_write_is_refused_for_the_day_and_an_empty_menu_means_none(house):
    house.allow(house.channel, send_messages=False)
    assert (await choose(house, "day", house.channel)).text == en("no-day-channel")
    assert (await settings(house)).day_channel is None
    house.allow(house.channel, send_messages=True)
    await choose(house, "day", house.channel)
    assert (await settings(house)).day_channel == house.channel.id
    await choose(house, "day")
    assert (await settings(house)).day_channel is None


async def test_what_was_chosen_stands_on_the_page_and_holds_after_a_restart(house):
    role, room = house.guild.create_role("cats"), house.guild.create_text_channel("tables")
    await choose(house, "language", "it")
    await choose(house, "pace", "letter")
    answer = await choose(house, "openers", "roles")
    assert says("en", "settings-server-openers", none="yes") in answer.shown.text
    await choose(house, "roles", role)
    await choose(house, "rooms", room)
    await switch(house, "calls", "off")
    await choose(house, "bell_rooms", room)
    await switch(house, "bells", "off")
    assert (await switch(house, "hints", "off")).kind == "update"
    await house.restart()
    wanted = ServerSettings("it", "letter", False, False, "roles", (role.id,), (room.id,), None, False, (room.id,))
    assert await settings(house) == wanted
    shown = (await page(house)).shown
    assert [[c["value"] for c in menu["options"] if c.get("default")] for menu in shown.menus] == [
        ["it"],
        ["letter"],
        ["roles"],
    ]
    assert shown.labels == switches("en", on="", off="✓ ")
    for kind, one in ((ROLES, role), (CHANNELS, room)):
        menu, *_ = controls(shown, kind)
        assert [int(default["id"]) for default in menu["default_values"]] == [one.id]
    await choose(house, "language", "discord")
    await choose(house, "rooms")
    assert (await settings(house)).language is None
    assert (await settings(house)).channels == ()


@pytest.mark.parametrize(
    ("action", "values"),
    [
        ("language|", ("xx",)),
        ("pace|", ("never",)),
        ("openers|", ("nobody",)),
        ("roles|", ("cats",)),
        ("rooms|", ("1,2",)),
        ("calls|maybe", ()),
        ("hints|", ()),
    ],
)
async def test_forged_choices_are_refused(house, action, values):
    message = (await page(house)).shown.message
    assert (await house.forge("manager", message, f"k1|0|0|house.server_{action}", *values)).text == en("no-forged")
    assert await settings(house) == ServerSettings()


async def test_new_tables_have_the_language_and_the_pace_of_the_server_unless_somebody_chooses_others(house):
    await choose(house, "language", "fr")
    await choose(house, "pace", "live")
    table = await lobby(house, "mausen", "anna")
    assert ((await table.session()).language, (await table.session()).pace) == ("fr", "live")
    other = await lobby(house, "maunz", "anna", language="de", pace="letter")
    assert ((await other.session()).language, (await other.session()).pace) == ("de", "letter")


@first_is_quick("language", LANGUAGES)
async def test_tables_are_opened_in_the_chosen_channels_and_their_threads_only(house, language):
    house.speaks(anna=language)
    room = house.guild.create_text_channel("tables")
    await choose(house, "rooms", room)
    refused = await command(house, "anna", "mausen", "new")
    assert refused.text == says(language, "no-open-here", channels=room.mention, count=1)
    assert (await command(house, "manager", "mausen", "new")).text == en(
        "no-open-here", channels=room.mention, count=1
    ), "for those who manage the server, too"
    assert await lobby(house, "mausen", "anna", channel=room)
    house.env.backend.create_thread(room.id, "runde", house.people["anna"].id)
    assert await lobby(house, "mausen", "anna", channel=room.threads[-1])


async def test_where_all_chosen_channels_are_gone_the_sentence_and_the_page_say_so(house):
    room = house.guild.create_text_channel("tables")
    await choose(house, "rooms", room)
    await house.delete(room)
    assert (await command(house, "anna", "mausen", "new")).text == en("no-open-here", channels="", count=0)
    shown = (await page(house)).shown
    assert en("settings-server-where", gone="yes") in shown.text
    menu, *_ = controls(shown, CHANNELS)
    assert not menu.get("default_values")


@first_is_quick("language", LANGUAGES)
async def test_where_roles_are_wanted_those_who_have_one_open_tables_and_all_others_sit_down(house, language):
    house.speaks(ben=language)
    role = house.guild.create_role("cats")
    house.people["cat"] = house.guild.add_member(house.env.create_user("cat"), roles=[role])
    await choose(house, "openers", "roles")
    await choose(house, "roles", role)
    refused = await command(house, "ben", "mausen", "new")
    assert refused.text == says(language, "no-open-you", roles=role.mention, count=1)
    table = await lobby(house, "mausen", "cat")
    await table.sit_down("ben")
    assert (await table.session()).names == ("cat", "ben")
    assert await lobby(house, "maunz", "manager")
    await choose(house, "openers", "managers")
    refused = await command(house, "cat", "heul_doch", "new")
    assert refused.text == en("no-open-you", roles="", count=0)


async def test_where_calls_are_off_nobody_is_called_in_a_channel(house):
    await house.prefers("ben", reminders="dm")
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    await switch(house, "calls", "off")
    await house.env.advance_time(5 * MINUTE)
    assert table.called() == []
    assert len(house.dms("ben")) == 1, "who likes to be called by direct message is"
    in_turn = await begun(house, "maunz", "anna", "cleo", first="0", pace="letter")
    await house.env.advance_time(50)
    assert in_turn.called() == []


async def test_where_hints_are_not_allowed_a_table_with_hints_is_refused_and_again_goes_without(house):
    table = await begun(house, "maunz", "anna", "ben", hints="on")
    await table.rush()
    await switch(house, "hints", "off")
    assert (await command(house, "cleo", "maunz", "new", hints="on")).text == en("no-hints-here")
    await table.press("anna", "again")
    again = await house.services.sessions.session_in_channel((await table.session()).where, "maunz")
    assert again.options["hints"] == "off"


async def test_another_server_has_settings_of_its_own(house):
    await choose(house, "openers", "managers")
    elsewhere = house.env.create_guild("elsewhere")
    channel = elsewhere.create_text_channel("there")
    anna = elsewhere.add_member(house.people["anna"].user)
    await anna.slash(channel, "mausen new")
    assert await house.services.sessions.session_in_channel(ChannelRef(elsewhere.id, channel.id), "mausen")
    assert (await command(house, "anna", "mausen", "new")).text == en("no-open-you", roles="", count=0)
