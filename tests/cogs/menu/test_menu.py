"""/games and /help: what waits for me, and what there is."""

import json
import re
from random import Random

import pytest

from bot.clicks import limits
from bot.clicks.places import invitation
from bot.discovery import load_game
from bot.features.kit import HelpLine
from bot.person import ChannelRef
from bot.sessions import decisions
from bot.sessions.session import Status
from bot.table.pages.ways import MENU, PLAY_ALONE, ways_at
from bot.text.words import LANGUAGES, speaker
from cogs.menu.welcome import begin_button
from tests.harness import Answer, en
from tests.journeys.any_game_table import COMMANDS, begun, counting, first_is_quick, lobby, says
from tests.journeys.test_everywhere import ELSEWHERE
from tests.journeys.visitors import Visitor, said


async def games(house, name, channel=None):
    """A player asks for their games."""
    return Answer(await house.people[name].slash(channel or house.channel, "games"))


async def line(table, language, *, waits_for_others=False):
    """What /games says of a table."""
    session = await table.session()
    facts = {"title": says(language, f"{table.game}-title"), "link": session.link, "channel": table.channel.mention}
    if waits_for_others:
        return says(language, "menu-games-other", **facts)
    if session.due_at is None:
        return says(language, "menu-games-waiting", **facts)
    return says(language, "menu-games-due", until=counting(session.due_at), **facts)


async def other(table, language):
    """What it says of a table that waits for others."""
    return await line(table, language, waits_for_others=True)


@first_is_quick("language", LANGUAGES)
async def test_games_lists_what_waits_for_me_the_soonest_due_first_with_links_in_my_language(house, language):
    house.speaks(anna=language)
    letter = await begun(house, "maunz", "anna", "ben", first="0", pace="letter", language="it")
    unhurried = await begun(house, "aus_die_maus", "anna", "ben", first="0", pace="none", pings="off")
    not_mine = await begun(house, "maunz", "ben", "anna", first="0", channel=house.guild.create_text_channel("other"))
    evening = await begun(house, "mausen", "anna", "ben", "cleo")
    fast = house.guild.create_text_channel("fast")
    live = await begun(house, "mausen", "anna", "ben", "cleo", pace="live", channel=fast)
    with house.requests() as requests:
        answer = await games(house, "anna")
    assert requests == ["answer"]
    assert answer.shown.message.ephemeral
    head = says(language, "menu-games-head", waiting=4, own=5)
    mine = [await line(table, language) for table in (live, evening, letter, unhurried)]
    wanted = [head, *mine, await other(not_mine, language)]
    listed, offers = answer.shown.text.split("\n" + says(language, "menu-games-another") + "\n")
    assert listed.split("\n") == wanted
    assert says(language, "maunz-title") in offers, "another game can be begun"
    assert says(language, "maunz-pitch") not in offers, "so short that a phone shows the head, too"
    assert all(table.channel.mention in text for table, text in zip((live, evening), wanted[1:3], strict=True))


async def test_what_i_have_answered_waits_for_others(house):
    house.speaks(anna="fr")
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    await table.click_on("anna", Random(1))
    text = (await games(house, "anna")).shown.text.split("\n")
    assert text[:2] == [says("fr", "menu-games-head", waiting=0, own=1), await other(table, "fr")]


async def test_a_game_that_waits_for_no_player_since_i_left_does_not_wait_for_me(house):
    house.speaks(ben="de")
    table = await begun(house, "maunz", "anna", "ben", first="1")
    await table.leave("ben")
    assert (await games(house, "ben")).shown.text.split("\n")[0] == says("de", "menu-games-head", waiting=0, own=0)


async def test_a_game_in_which_only_computers_are_left_beside_me_waits_for_me(house):
    table = await begun(house, "maunz", "anna", "ben", first="1")
    assert (await games(house, "anna")).shown.text.split("\n")[1] == await other(table, "en")
    await table.leave("ben")
    assert (await games(house, "anna")).shown.text.split("\n")[0] == en("menu-games-head", waiting=1, own=1)


@first_is_quick("language", LANGUAGES)
async def test_who_plays_nowhere_reads_how_to_begin(house, language):
    house.speaks(anna=language)
    over = await begun(house, "maunz", "anna", "ben")
    await over.rush()
    assert (await over.session()).status == Status.FINISHED
    shown = (await games(house, "anna")).shown
    head, *lines = shown.text.split("\n")
    assert head == says(language, "menu-games-head", waiting=0, own=0)
    for key in COMMANDS:
        fewest, *_, most = (*load_game(key).seats, load_game(key).seats[-1])
        range_of_players = says(language, "lobby-about", fewest=fewest, most=most, span=most - fewest)
        sign = house.services.games.get(key).screen.sign
        at = lines.index(f"{sign} **{says(language, f'{key}-title')}**")
        assert lines[at + 1] == f"-# {range_of_players}. {says(language, f'{key}-pitch')}"
    assert len(lines) == 2 * len(COMMANDS) > 8
    assert shown.labels == offered(house, language)


def offered(house, language):
    """What a person can do alone first, then one clear button for each game."""
    alone, more = labels(house, PLAY_ALONE, "", language), labels(house, MENU, here(house), language)
    return [*alone, *[says(language, "menu-play")] * len(COMMANDS), *more]


def here(house):
    return ChannelRef(house.guild.id, house.channel.id)


def labels(house, place, about, language):
    """What features offer there."""
    return [way.label for way in ways_at(house.services.hooks, place, about, speaker(language))]


async def test_where_a_person_may_open_no_table_the_games_say_why_and_offer_lessons_alone(house):
    room = house.guild.create_text_channel("tables")
    await house.in_server(channels=(room.id,))
    why = en("no-open-here", channels=room.mention, count=1)
    shown = (await games(house, "anna")).shown
    assert why in shown.text
    assert shown.labels == labels(house, MENU, None, "en"), "what she may not do is not offered"
    assert (await house.forge("anna", shown.message, "k1|0|0|house.play|maunz")).text == why


@first_is_quick("language", LANGUAGES)
async def test_help_is_one_page_with_the_way_to_all_games_and_commands_as_the_user_sees_them(house, language):
    house.speaks(anna=language)
    answer = Answer(await house.people["anna"].slash(house.channel, "help"))
    shown = answer.shown
    assert shown.message.ephemeral
    assert shown.labels == [says(language, "menu-help-games"), *labels(house, MENU, None, language)]
    assert says(language, "menu-help-head") in shown.text
    named = re.findall("`/(.*?)`", shown.text)
    assert len(named) >= 2 + len(house.services.hooks.all(HelpLine))
    known = " ".join(path for one in house.env.backend.commands[None].values() for path in paths(one, language))
    assert all(f" {name} " in f" {known} " for name in named)


def paths(command, language, before=""):
    """The commands that a user of this language sees, those below a group with it."""
    localized = (command.get("name_localizations") or {}).get({"en": "en-US"}.get(language, language))
    path = f"{before} {localized or command['name']}".strip()
    below = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
    return [one for option in below for one in paths(option, language, path)] or [path]


async def test_help_leads_into_a_game(house):
    answer = Answer(await house.people["anna"].slash(house.channel, "help"))
    answer = await house.click("anna", answer.shown.message, answer.shown.ids("house.games")[0])
    listed = answer.shown
    (play,) = [b["custom_id"] for b in listed.buttons if b["custom_id"].endswith("house.play|mausen")]
    await house.click("anna", listed.message, play)
    assert await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), "mausen")
    assert not [one for one in house.seen("anna") if one.message.id == listed.message.id], "the list goes"


@pytest.mark.slow
async def test_only_the_first_fifteen_are_named_and_the_message_fits(house, monkeypatch):
    monkeypatch.setattr(limits, "TABLES_IN_AN_HOUR", 17)
    house.speaks(anna="it")
    for number in range(17):
        channel = house.guild.create_text_channel(f"table-{number}")
        table = await lobby(house, "maunz", "anna", channel=channel, pace="letter", first="0")
        await house.services.sessions.act_for_person(table.id, decisions.invite, house.people["anna"].id, "easy")
        await house.services.sessions.act_for_person(table.id, decisions.start, house.people["anna"].id)
    text = (await games(house, "anna")).shown.text
    assert text.split("\n")[0] == says("it", "menu-games-head", waiting=17, own=17)
    assert text.count("https://discord.com/channels/") == 15
    assert says("it", "menu-games-more", more=2) in text.split("\n")
    assert len(text) <= 3500


async def test_the_games_of_another_server_are_listed_too(house):
    elsewhere = house.env.create_guild("elsewhere")
    channel = elsewhere.create_text_channel("there")
    elsewhere_anna = elsewhere.add_member(house.people["anna"].user)
    await begun(house, "maunz", "anna", computers=1)
    text = Answer(await elsewhere_anna.slash(channel, "games")).shown.text
    assert text.split("\n")[0] == en("menu-games-head", waiting=1, own=1)


async def play(house, name, game):
    """A player opens a table of a game from the list."""
    shown = (await games(house, name)).shown
    (button,) = [one for one in shown.ids("house.play") if one.endswith(f"|{game}")]
    return await house.click(name, shown.message, button)


@pytest.mark.parametrize("game", COMMANDS)
async def test_play_now_opens_a_lobby_here_and_then_leads_to_it(house, game):
    await play(house, "anna", game)
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), game)
    assert (session.game, session.status, session.names) == (game, Status.LOBBY, ("anna",))
    assert session.message_id is not None
    listed = (await games(house, "ben")).shown
    assert [one.get("url") for one in listed.buttons if one.get("label") == en("hand-board")] == [session.link]
    assert not [one for one in listed.ids("house.play") if one.endswith(f"|{game}")]


async def test_every_page_of_the_games_leads_back_to_them(house):
    shown = Answer(await house.people["anna"].slash(house.channel, "games")).shown
    offers = shown.labels
    for menu, action in (("alone_menu", "house.alone"), ("learn_menu", "learn.open"), ("bell_menu", "bell.open")):
        if not shown.ids(f"house.{menu}"):
            continue  # there is no such feature
        which = (await house.click("anna", shown.message, shown.ids(f"house.{menu}")[0])).shown
        page = (await house.click("anna", which.message, which.ids(action)[0])).shown
        again = (await house.click("anna", page.message, page.ids(f"house.{menu}")[0])).shown
        assert again.labels == which.labels
        shown = (await house.click("anna", again.message, again.ids("house.games")[0])).shown
        assert [label for label in shown.labels if label != en("page-back")] == offers


async def test_games_lists_what_can_be_joined_above_the_offers(house):
    table = await lobby(house, "mausen", "anna", "ben")
    session = await table.session()
    facts = {"title": en("mausen-title"), "link": session.link, "channel": house.channel.mention}
    line = en("menu-open-lobby", here=2, most=6, **facts)
    text = (await games(house, "cleo")).shown.text
    assert text.index(en("menu-open-head")) < text.index(line) < text.index(en("menu-games-another"))
    mine = (await games(house, "anna")).shown.text
    assert line not in mine
    assert en("menu-games-other", **facts) in mine, "she sits there"
    with house.requests() as requests:
        await table.press("cleo", "join")
    assert "delete panel" in requests, "the list is not true any more"
    assert en("menu-games-start", **facts) in (await games(house, "anna")).shown.text
    await table.press("anna", "start")
    await house.inside(house.services.sessions.act_for_person(table.id, decisions.leave, house.people["ben"].id))
    assert en("menu-open-seat", **facts) in (await games(house, "dora")).shown.text
    assert en("menu-open-seat", **facts) in (await games(house, "ben")).shown.text, "what he left is no game of his"


async def test_what_a_person_cannot_see_or_was_removed_from_is_not_listed(house):
    there = house.guild.create_text_channel("geheim")
    await lobby(house, "mausen", "anna", channel=there)
    house.forbid("cleo", there, view_channel=False)
    assert en("menu-open-head") in (await games(house, "ben")).shown.text
    assert en("menu-open-head") not in (await games(house, "cleo")).shown.text
    table = await lobby(house, "maunz", "anna", "dora")
    anna, dora = house.people["anna"].id, house.people["dora"].id
    await house.inside(house.services.sessions.act_for_person(table.id, decisions.remove, anna, dora))
    assert en("maunz-title") not in (await games(house, "dora")).shown.text.partition(en("menu-games-another"))[0]
    assert en("maunz-title") in (await games(house, "emil")).shown.text.partition(en("menu-games-another"))[0]


async def test_the_first_words_of_a_person_are_answered_with_a_table_of_each_game(direct):
    anna = Visitor(direct, "direct")
    for _ in range(3):
        await anna.write("hallo?")
    (hello,) = anna.seen()
    assert en("menu-hello") in said(hello)
    for key in direct.app.services.games:
        assert begin_button(key, speaker("en"), direct.app.services.hooks).id in json.dumps(hello["components"])


@pytest.mark.parametrize("place", ELSEWHERE)
async def test_where_no_table_can_be_the_games_say_so_and_offer_what_can_be_done_alone(direct, place):
    anna = Visitor(direct, place)
    await anna.command("help")
    assert en("menu-hello") in said(anna.private())
    for line in direct.app.services.hooks.all(HelpLine):
        assert (en(line.key) in said(anna.private())) is not line.is_of_servers
    await anna.press(anna.private(), "house.games")
    number = int(direct.world.bot["id"])
    why = en("no-table-elsewhere", invite=invitation(number), direct=f"https://discord.com/users/{number}")
    assert why in said(anna.private())
    for way in ways_at(direct.app.services.hooks, MENU, None, speaker("en")):
        assert way.label in said(anna.private())
