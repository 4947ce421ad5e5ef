"""From the command to the first card: who may do what in a lobby, and what they read otherwise."""

import discord
import pytest

from bot.discovery import game_keys, load_game
from bot.person import ChannelRef
from bot.sessions.session import Status
from bot.table.pages.lobby import SET_UP
from bot.text.words import speaker
from tests.harness import Answer, en, named
from tests.journeys.any_game_table import lobby

PERMISSIONS = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


async def names(table):
    return list((await table.session()).names)


async def test_a_sentence_comes_first_and_the_user_who_opens_the_table_sits_at_it(house):
    table = await house.lobby("anna")
    opened, board = house.seen("stranger")
    session = await table.session()
    assert opened.text == en("lobby-opened", host="\u2068anna\u2069", title=en("mausen-title"))
    assert session.seal[:16] not in opened.text + board.text, "in Mausen nothing is left to chance"
    assert f"**\u2068anna\u2069** ({en('lobby-host')})" in board.text
    assert en("lobby-missing", missing=2) in board.text
    assert [action for action in ("join", "leave", "start", "cancel", "rules") if board.ids(action)] == [
        "join",
        "leave",
        "rules",
    ]


async def test_a_click_in_the_lobby_is_one_request_and_the_picture_names_who_sits_there(house):
    table = await house.lobby("anna")
    with house.requests() as requests:
        await table.press("ben", "join")
    assert requests == ["answer"]
    board = await table.board()
    assert "ben" in board.alts[0]
    assert await names(table) == ["anna", "ben"]
    with house.requests() as requests:
        await table.press("ben", "leave")
    assert requests == ["answer"]
    assert await names(table) == ["anna"]


async def test_when_the_last_one_leaves_the_lobby_is_closed(house):
    table = await house.lobby("anna", "ben")
    await table.press("anna", "leave")
    question = (await table.press("ben", "leave")).shown
    assert en("leave-last-question") in question.text
    assert (await table.session()).status == Status.LOBBY
    await house.click("ben", question.message, question.ids("leave_now")[0])
    assert question.text not in [one.text for one in house.seen("ben")], "the board says the rest"
    board = await table.board()
    assert (await table.session()).status == Status.STOPPED
    assert en("board-cancelled", title=en("mausen-title")) in board.text
    assert board.ids("join") == board.ids("start") == []
    assert (await house.new("cleo")).kind == "message", "the channel is free again"


async def test_only_the_host_starts(house):
    table = await house.lobby("anna", "ben", "cleo")
    assert (await table.press("ben", "start")).text == en("no-start-host", host=named("anna"))
    assert (await table.press("stranger", "start")).text == en("no-not-seated")
    assert (await table.session()).status == Status.LOBBY


async def test_a_user_who_comes_when_the_game_has_begun_reads_so(house):
    table = await house.play("anna", "ben", "cleo")
    for action in ("join", "start", "cancel"):
        assert (await table.forge("dora", action)).text == en("no-already-started")
    assert await names(table) == ["anna", "ben", "cleo"]


async def test_the_host_has_one_page_for_all_that_others_may_not_and_it_is_gone_with_the_lobby(house):
    table = await lobby(house, "heul_doch", "anna", "ben", "cleo")
    before = len(house.seen("anna"))
    page = (await table.press("anna", SET_UP)).shown
    assert page.message.ephemeral
    for action in ("start", "cancel", "length"):
        assert page.ids(action), action
    await table.press("anna", SET_UP)
    assert len(house.seen("anna")) == before + 1, "the older one is gone"
    page = house.seen("anna")[-1]
    await house.click("anna", page.message, page.ids("start")[0])
    assert (await table.session()).status == Status.RUNNING
    assert len(house.seen("anna")) == before
    assert (await table.forge("anna", SET_UP)).text == en("no-already-started")


async def test_the_hosts_page_follows_the_lobby_until_the_game_begins_on_the_board(house):
    table = await house.lobby("anna")
    before = len(house.seen("anna"))
    page = (await table.press("anna", SET_UP)).shown
    assert page.ids("start") == []
    for name in ("ben", "cleo"):
        await table.press(name, "join")
    page = house.seen("anna")[-1]
    assert (page.ids("start") != [], len(page.menus)) == (True, 2)
    with house.requests() as requests:
        await table.press("anna", "start")
    assert len(house.seen("anna")) == before
    assert requests == ["answer", "delete panel"]


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10008)])
async def test_a_hosts_page_that_was_dismissed_or_is_too_old_is_opened_again(house, status, code):
    table = await house.lobby("anna")
    await table.press("anna", SET_UP)
    house.fail("edit panel", status, code)
    with house.requests() as requests:
        await table.press("ben", "join")
    assert sorted(requests) == ["answer", "edit panel"]
    with house.requests() as requests:
        await table.press("cleo", "join")
    assert requests == ["answer"], "nothing is left to be edited"
    page = (await table.press("anna", SET_UP)).shown
    assert page.ids("start")


async def test_the_page_goes_to_the_next_host(house):
    table = await house.lobby("anna", "ben")
    before = len(house.seen("anna"))
    await table.press("anna", SET_UP)
    await table.press("anna", "leave")
    assert len(house.seen("anna")) == before
    assert (await table.press("ben", SET_UP)).shown.ids("cancel")


async def test_the_host_can_cancel(house):
    table = await house.lobby("anna", "ben")
    await table.cancel("anna")
    assert (await table.session()).status == Status.STOPPED
    assert en("board-cancelled", title=en("mausen-title")) in (await table.board()).text


@pytest.mark.parametrize("name", ["ben", "stranger"])
async def test_others_cannot_cancel(house, name):
    table = await house.lobby("anna", "ben")
    page = (await table.press(name, SET_UP)).shown
    assert (page.text, page.ids("cancel")) == (f"🪑 {en('no-start-host', host=named('anna'))}", [])
    assert (await table.forge(name, "cancel")).text == en(
        "no-admin", players=named("anna"), link=(await table.session()).link
    )
    assert (await table.session()).status == Status.LOBBY


async def test_where_others_sit_one_tap_does_not_cancel_the_table(house):
    table = await house.lobby("anna", "ben")
    asked = (await table.press("anna", "cancel")).shown
    assert en("cancel-question", players=named("anna", "ben")) in asked.text
    assert (await table.session()).status == Status.LOBBY
    await house.click("anna", asked.message, asked.ids("cancel_now")[0])
    assert (await table.session()).status == Status.STOPPED
    assert len(house.seen("anna")) == len(house.seen("stranger")), "page and question are gone"


async def test_the_question_does_not_stop_a_game_that_has_begun_meanwhile(house):
    table = await house.lobby("anna", "ben", "cleo")
    asked = (await table.press("manager", "cancel")).shown
    await table.press("anna", "start")
    answer = await house.click("manager", asked.message, asked.ids("cancel_now")[0])
    assert answer.shown.text == en("no-already-started")
    assert (await table.session()).status == Status.RUNNING


async def test_the_command_that_stops_asks_in_a_lobby_what_its_button_asks(house):
    table = await lobby(house, "mausen", "anna", "ben")
    refused = Answer(await house.people["ben"].slash(house.channel, "mausen stop"))
    assert refused.text == en("no-admin", players=named("anna"), link=(await table.session()).link)
    asked = Answer(await house.people["anna"].slash(house.channel, "mausen stop")).shown
    assert en("cancel-question", players=named("anna", "ben")) in asked.text
    await house.click("anna", asked.message, asked.ids("cancel_now")[0])
    assert (await table.session()).is_cancelled


async def test_a_manager_of_the_server_can_cancel(house):
    table = await house.lobby("anna", "ben")
    await table.cancel("manager")
    assert (await table.session()).status == Status.STOPPED


async def test_a_channel_has_one_table_and_others_are_free(house):
    table = await house.lobby("anna")
    second = await house.new("ben")
    assert second.text == en("no-second-table", link=(await table.session()).link)
    again = await house.new("anna")
    assert again.text == en("no-second-table-own", link=(await table.session()).link, command="mausen")
    assert len(house.seen("stranger")) == 2, "no other user sees that"
    other = await house.lobby("ben", channel=house.guild.create_text_channel("other"))
    thread = await house.lobby("cleo", channel=house.thread())
    assert len({table.id, other.id, thread.id}) == 3


async def test_a_missing_permission_is_named_and_nothing_is_made(house):
    for missing in PERMISSIONS:
        house.allow(house.channel, **{missing: False})
        assert (await house.new("anna")).text == en("no-permission", missing=en("permission", name=missing))
        house.allow(house.channel)
        assert house.seen("stranger") == []
    assert (await house.new("anna")).kind == "message"
    assert len(house.seen("stranger")) == 2


async def test_in_a_voice_channel_it_has_to_be_allowed_to_connect(house):
    voice = house.guild.create_voice_channel("plausch")
    house.allow(voice, connect=False)
    assert (await house.new("anna", voice)).text == en("no-permission", missing=en("permission", name="connect"))
    house.allow(voice)
    assert (await house.new("anna", voice)).kind == "message"


async def test_who_may_not_write_cannot_make_the_bot_post(house):
    table = await house.play("anna", "ben", "cleo")
    await table.hurry()
    other = house.guild.create_text_channel("other")
    running = await house.lobby("anna", channel=other)
    for channel in (house.channel, other):
        house.forbid("anna", channel, send_messages=False)
    before = [len(house.seen("stranger", channel)) for channel in (house.channel, other)]
    assert (await house.new("anna")).text == en("no-write")
    assert (await table.press("anna", "again")).text == en("no-write")
    assert (await house.command("anna", "board", other)).text == en("no-write")
    assert before == [len(house.seen("stranger", channel)) for channel in (house.channel, other)]
    assert (await running.forge("anna", "cancel")).kind == "update", "what posts nothing is allowed"


async def test_only_who_manages_the_server_is_a_manager(house):
    table = await house.lobby("anna", "ben")
    moderators = house.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    house.people["moderator"] = house.guild.add_member(house.env.create_user("moderator"), roles=[moderators])
    assert "anna" in (await table.forge("moderator", "cancel")).text
    assert (await table.session()).status == Status.LOBBY
    await table.cancel("manager")
    assert (await table.session()).status == Status.STOPPED


async def test_the_host_removes_a_person_who_cannot_sit_down_there_again(house):
    table = await house.lobby("anna", "ben", "cleo")
    page = (await table.press("anna", SET_UP)).shown
    menu = page.menus[-1]
    assert [one["label"] for one in menu["options"]] == ["2. ben", "3. cleo"]
    ben = menu["options"][0]["value"]
    await house.people["anna"].select(page.message, [ben], custom_id=menu["custom_id"])
    assert [one["label"] for one in house.seen("anna")[-1].menus[-1]["options"]] == ["2. cleo"]
    assert (await table.session()).names == ("anna", "cleo")
    assert "ben" not in (await table.board()).text
    assert (await table.press("ben", "join")).text == en("no-join-removed")
    await house.restart()
    assert (await table.press("ben", "join")).text == en("no-join-removed")
    assert (await table.session()).names == ("anna", "cleo")
    await house.lobby("ben", channel=house.guild.create_text_channel("other"))


async def test_no_other_player_removes_anyone_and_nonsense_is_refused(house):
    table = await house.lobby("anna", "ben")
    anna, stranger = (house.people[name].id for name in ("anna", "stranger"))
    assert f"🪑 {en('no-start-host', host=named('anna'))}" == (await table.forge("ben", SET_UP)).shown.text
    assert (await table.forge("ben", "remove_now", "", str(anna))).text == en("no-start-host", host=named("anna"))
    assert (await table.forge("anna", "remove_now", "", str(anna))).text == en("no-forged")
    assert (await table.forge("anna", "remove_now", "", "x")).text == en("no-forged")
    assert (await table.forge("anna", "remove_now", "", str(stranger))).text == en("no-remove-gone")
    assert (await table.session()).names == ("anna", "ben")


async def test_in_a_thread_it_is_another_permission(house):
    thread = house.thread()
    house.allow(house.channel, send_messages=False, send_messages_in_threads=True)
    assert (await house.new("anna", thread)).kind == "message"
    house.allow(house.channel, send_messages=True, send_messages_in_threads=False)
    other = house.thread("second")
    missing = en("permission", name="send_messages_in_threads")
    assert (await house.new("anna", other)).text == en("no-permission", missing=missing)


async def test_the_same_people_play_again_and_are_called_once(house):
    table = await house.play("anna", "ben", "cleo", scores="open", language="de")
    await table.hurry()
    assert (await table.press("stranger", "again")).text == en("no-stranger", players=named("anna", "ben", "cleo"))
    before = len(house.seen("stranger"))
    with house.requests() as requests:
        again = await table.press("ben", "again")
    assert requests == ["answer", "post"]
    anna, cleo = house.people["anna"], house.people["cleo"]
    assert again.shown.text.endswith(speaker("de")("lobby-invited", guests=f"{anna.mention} {cleo.mention}"))
    assert {user.id for user in again.shown.message.message.mentions} == {anna.id, cleo.id}
    new = await house.session_in(house.channel)
    assert (new.names, new.options["scores"], new.language) == (("ben",), "open", "de")
    new = await house.session_in(house.channel)
    assert (await table.press("cleo", "again")).text == en("no-second-table", link=new.link)
    assert len(house.seen("stranger")) == before + 2, "no third table, no second call"


async def test_another_game_with_the_same_people_asks_them_by_one_message(house):
    table = await house.play("anna", "ben", "cleo")
    await table.hurry()
    assert (await table.press("stranger", "other")).text == en("no-stranger", players=named("anna", "ben", "cleo"))
    page = (await table.press("ben", "other")).shown
    others = [key for key in game_keys() if 3 in load_game(key).seats and key != "mausen"]
    assert page.message.ephemeral
    assert page.text == en("other-question")
    assert page.labels == [en(f"{game}-title") for game in others], "not those for two"
    with house.requests() as requests:
        asked = await house.click("ben", page.message, page.ids("other_now")[others.index("heul_doch")])
    assert requests == ["answer", "post"]
    anna, cleo = house.people["anna"], house.people["cleo"]
    assert {user.id for user in asked.shown.message.message.mentions} == {anna.id, cleo.id}
    new = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), "heul_doch")
    assert (new.names, new.language) == (("ben",), "en"), "no one is pulled in"


async def test_everyone_can_read_the_rules_in_their_language(house):
    house.speaks(stranger="fr")
    table = await house.lobby("anna", language="it")
    rules = (await table.press("stranger", "rules")).shown
    assert len(rules.alts) == 3
    assert speaker("fr")("mausen-rules-1") in rules.text
    assert rules.message.ephemeral
    assert en("mausen-rules-1") in (await house.command("ben", "rules")).shown.text


async def test_the_options_that_differ_from_the_printed_rules_stand_in_the_lobby(house):
    table = await house.lobby("anna", scores="open")
    assert en("with-options", options=en("mausen-option-scores-open.rule")) in (await table.board()).text


async def test_the_board_speaks_the_language_of_its_host_unless_an_option_says_otherwise(house):
    house.speaks(anna="it")
    table = await house.lobby("anna")
    assert (await table.session()).language == "it"
