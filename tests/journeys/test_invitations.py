"""Invitations: the host asks a person, whose seat is kept for three hours."""

from bot.errors import NotAllowed
from bot.messages.names import shown
from bot.person import ChannelRef
from bot.sessions.invitations import KEPT_MS
from bot.table.messages import call_messages
from bot.table.pages.lobby import SET_UP
from tests.harness import BUTTON, Answer, en, named
from tests.journeys.any_game_table import AnyGameTable, command, lobby, noted, says

PEOPLE_MENU = 5
"""Discord's number for menus of people."""


def invitations(house):
    return [one for one in house.seen("stranger") if one.ids("guest.accept")]


async def invite(house, host, guest, game="mausen"):
    """A host takes a person in the menu of their page, or opens a table for them."""
    try:
        table = await table_of(house, game)
    except NotAllowed:
        return await command(house, host, game, "new", invite=house.people[guest])
    return await choose(house, host, (await table.forge(host, SET_UP)).shown, guest)


async def table_of(house, game="mausen"):
    session = await house.services.sessions.session_in_channel(ChannelRef(house.guild.id, house.channel.id), game)
    return AnyGameTable(house, session, house.channel)


async def press(house, name, action):
    (message,) = invitations(house)
    return await house.click(name, message.message, message.ids(action)[0])


async def test_two_people_and_one_press_and_maunz_starts(house):
    await invite(house, "anna", "ben", "maunz")
    (asked,) = invitations(house)
    assert [user.name for user in asked.message.mentions] == ["ben"]
    assert asked.labels == [en("invite-accept"), en("invite-decline")]
    table = await table_of(house, "maunz")
    accepted = await press(house, "ben", "guest.accept")
    session = await table.session()
    assert accepted.shown.text == en("invite-accepted", link=session.link)
    assert (session.status.name, session.names) == ("RUNNING", ("anna", "ben"))
    assert (invitations(house), await noted(house)) == ([], [])


async def test_who_is_invited_too_cannot_answer_for_another_one(house):
    table = await lobby(house, "mausen", "anna")
    for guest in ("ben", "cleo"):
        await invite(house, "anna", guest)
    [of_ben, _] = invitations(house)
    for action in ("guest.accept", "guest.decline"):
        refused = await house.click("cleo", of_ben.message, of_ben.ids(action)[0])
        assert refused.text == en("no-invite-you", link=(await table.session()).link)
    assert en("lobby-kept", names=named("ben", "cleo")) in (await table.board()).text


async def test_a_guest_of_a_larger_table_sits_down_and_the_host_sees_who_said_no(house):
    table = await lobby(house, "mausen", "anna")
    await invite(house, "anna", "ben")
    assert en("lobby-kept", names=named("ben")) in (await table.board()).text
    assert (await press(house, "cleo", "guest.accept")).text == en("no-invite-you", link=(await table.session()).link)
    assert (await press(house, "ben", "guest.decline")).shown.text == en("invite-declined", host=named("anna"))
    refused = en("lobby-refused", names=named("ben"))
    assert any(refused in one.text for one in house.seen("anna")), "at once, in private"
    assert refused not in [one.text for one in (*house.seen("cleo"), *house.seen("ben"))]
    await table.press("ben", "rules")
    assert en("invite-declined", host=named("anna")) not in [one.text for one in house.seen("ben")], (
        "it goes with the next click"
    )
    assert refused not in (await table.board()).text, "nobody is shown to all for a no"
    assert refused not in (await table.press("cleo", SET_UP)).shown.text
    assert refused in (await table.press("anna", SET_UP)).shown.text
    assert (invitations(house), await noted(house)) == ([], [])
    await invite(house, "anna", "cleo")
    await press(house, "cleo", "guest.accept")
    assert (await table.session()).names == ("anna", "cleo")
    answers = (await table.press("anna", SET_UP)).shown.text
    assert en("lobby-accepted", names=named("cleo")) in answers
    assert refused in answers


async def test_the_seat_is_kept_for_three_hours(house):
    table = await lobby(house, "maunz", "anna")
    await invite(house, "anna", "ben", "maunz")
    assert (await table.press("cleo", "join")).text == en("no-join-kept")
    session = await table.session()
    assert session.guests[0].until == session.wake_at == session.updated_at + KEPT_MS
    later = session.wake_at + 1
    services = house.services
    services.sessions.now, now = lambda: later, services.sessions.now
    await house.inside(house.app.clock._pass_deadlines())
    services.sessions.now = now
    assert (invitations(house), await noted(house)) == ([], [])
    await table.press("cleo", "join")
    assert (await table.session()).names == ("anna", "cleo")


async def test_the_command_for_a_new_table_invites_too(house):
    answer = await house.new("anna", invite=house.people["ben"])
    assert answer.kind == "message"
    assert [user.name for user in invitations(house)[0].message.mentions] == ["ben"]
    assert (await house.new("cleo", invite=house.people["cleo"])).text == en("no-invite-self")


async def test_who_said_no_twice_on_one_day_is_not_asked_again_by_the_same_host(house):
    await lobby(house, "mausen", "anna")
    for _ in range(2):
        await invite(house, "anna", "ben")
        await press(house, "ben", "guest.decline")
    assert (await invite(house, "anna", "ben")).text == en("no-invite-now")
    await invite(house, "cleo", "ben", "maunz")
    assert len(invitations(house)) == 1


# The button of the lobby


async def choose(house, host, page, guest):
    """A host takes a person in the menu."""
    menu = people_menu(page)
    person = house.people[guest]
    return Answer(await house.people[host].select(page.message, [person], custom_id=menu["custom_id"]))


def people_menu(page):
    return next(one for one in walk(page.message) if one["type"] == PEOPLE_MENU)


def walk(message):
    (container,) = message.components
    for row in container["components"]:
        yield from row.get("components", ())


async def test_the_host_invites_from_the_lobby_one_after_another_until_it_is_full(house):
    table = await lobby(house, "mausen", "anna")
    page = (await table.press("anna", SET_UP)).shown
    assert en("invite-whom") in page.text
    before = people_menu(page)["custom_id"]
    await table.press("ben", "join")
    page = (await table.press("anna", SET_UP)).shown
    assert people_menu(page)["custom_id"] == before, "it stays open while others sit down"
    for guests in (("cleo",), ("cleo", "dora")):
        answer = await choose(house, "anna", page, guests[-1])
        page = answer.shown
        assert people_menu(page)["custom_id"] != before, "nobody seems to be taken in it"
        before = people_menu(page)["custom_id"]
        assert answer.kind == "update", "one note, however many are invited"
        assert en("lobby-kept", names=tuple(map(shown, guests))) in page.text
    assert [m.name for one in invitations(house) for m in one.message.mentions] == ["cleo", "dora"]
    await choose(house, "anna", page, "emil")
    await choose(house, "anna", page, "fritz")
    assert not [one for one in walk(page.message) if one["type"] == PEOPLE_MENU], "no seat is left"
    old = (await table.forge("anna", SET_UP)).shown
    assert not [one for one in walk(old.message) if one["type"] == PEOPLE_MENU], "nor on another page"


async def test_the_host_takes_an_invitation_back_and_the_seat_is_free(house):
    table = await lobby(house, "maunz", "anna")
    await invite(house, "anna", "ben", "maunz")
    old = invitations(house)[0]
    assert (await table.press("cleo", "join")).text == en("no-join-kept")
    page = (await table.press("anna", SET_UP)).shown
    (menu,) = [one for one in page.menus if "remove_now" in one["custom_id"]]
    (choice,) = menu["options"]
    assert (choice["label"], choice["description"]) == ("ben", en("lobby-remove.invited"))
    await house.people["anna"].select(page.message, [choice["value"]], custom_id=menu["custom_id"])
    assert invitations(house) == []
    assert await noted(house) == []
    assert en("lobby-kept", names=named("ben")) not in (await table.board()).text
    session = await table.session()
    late = await house.forge("ben", (await table.board()).message, old.ids("guest.accept")[0])
    assert late.text == en("no-invite-over", link=session.link)
    assert (await invite(house, "anna", "ben", "maunz")).text == en("no-invite-back"), "each invitation pings"
    await table.press("cleo", "join")
    assert (await table.session()).names == ("anna", "cleo")


async def test_only_the_host_invites_and_reads_why_someone_cannot_be_invited(house):
    table = await lobby(house, "mausen", "anna", "ben")
    for name in ("ben", "cleo"):
        page = (await table.forge(name, SET_UP)).shown
        assert (page.text, next(walk(page.message))["type"]) == (
            f"🪑 {en('no-start-host', host=named('anna'))}",
            BUTTON,
        )
    page = (await table.forge("anna", SET_UP)).shown
    assert (await choose(house, "anna", page, "ben")).text == en("no-invite-seated")
    assert (await choose(house, "anna", page, "anna")).text == en("no-invite-self")
    house.forbid("cleo", house.channel, view_channel=False)
    assert (await choose(house, "anna", page, "cleo")).text == en("no-invite-unseen")
    await table.press("ben", "leave")
    await choose(house, "anna", page, "ben")
    assert len(invitations(house)) == 1
    menu = next(one for one in walk(page.message) if one["type"] == PEOPLE_MENU)["custom_id"]
    for values in (["x"], [str(house.people["cleo"].id), str(house.people["dora"].id)], ["9" * 19]):
        assert (await house.forge("anna", page.message, menu, *values)).text
    assert len(invitations(house)) == 1


async def test_who_wants_no_pings_is_invited_without_one(house):
    await house.prefers("ben", reminders="off")
    await lobby(house, "mausen", "anna")
    await invite(house, "anna", "ben")
    (asked,) = invitations(house)
    (sent,) = (r.json for r in house.env.http_requests if asked.text == str((r.json or {}).get("content")))
    assert not any(sent["allowed_mentions"].values()), "it names whom it asks, and makes no telephone ring"
    assert f"<@{house.people['ben'].id}>" in asked.text


async def test_who_is_called_by_direct_message_is_invited_there_and_answers_there(house):
    await house.prefers("ben", reminders="dm")
    house.speaks(ben="de")
    await house.people["ben"].slash(house.channel, "mausen rules")
    table = await lobby(house, "mausen", "anna")
    await invite(house, "anna", "ben")
    assert invitations(house) == []
    (asked,) = house.dms("ben")
    session = await table.session()
    assert session.link in asked.text
    assert f"<@{house.people['ben'].id}>" not in asked.text
    declined = await house.click("ben", asked.message, asked.ids("guest.decline")[0])
    assert declined.shown.text == says("de", "invite-declined", host=named("anna"))
    assert (house.dms("ben"), await noted(house)) == ([], [])
    await invite(house, "anna", "ben")
    (asked,) = house.dms("ben")
    await house.click("ben", asked.message, asked.ids("guest.accept")[0])
    assert (await table.session()).names == ("anna", "ben")
    assert (house.dms("ben"), await noted(house)) == ([], [])


async def test_who_sees_the_channel_no_more_takes_no_seat_by_direct_message(house):
    await house.prefers("ben", reminders="dm")
    table = await lobby(house, "mausen", "anna")
    await invite(house, "anna", "ben")
    (asked,) = house.dms("ben")
    house.forbid("ben", house.channel, view_channel=False)
    refused = await house.click("ben", asked.message, asked.ids("guest.accept")[0])
    assert refused.text == en("no-invite-over", link=(await table.session()).link)
    assert (await table.session()).names == ("anna",)


async def test_who_takes_no_direct_messages_is_invited_in_the_channel(house):
    await house.prefers("ben", reminders="dm")
    house.close_dms("ben")
    await lobby(house, "mausen", "anna")
    await invite(house, "anna", "ben")
    (asked,) = invitations(house)
    assert [user.name for user in asked.message.mentions] == ["ben"]
    await house.restart()
    assert len(invitations(house)) == 1
    await press(house, "ben", "guest.accept")
    assert (invitations(house), await noted(house)) == ([], [])


# Kills


async def test_an_invitation_that_was_not_sent_when_the_bot_stopped_is_sent_once(house, monkeypatch):
    async def die(*_, **__):
        raise TimeoutError

    send = call_messages.CallMessages.send
    await lobby(house, "mausen", "anna")
    monkeypatch.setattr(call_messages.CallMessages, "send", die)
    await invite(house, "anna", "ben")
    assert invitations(house) == []
    monkeypatch.setattr(call_messages.CallMessages, "send", send)
    await house.restart()
    assert len(invitations(house)) == 1
    await house.restart()
    assert len(invitations(house)) == 1
    await press(house, "ben", "guest.accept")
    assert (invitations(house), await noted(house)) == ([], [])


async def test_an_invitation_that_got_no_answer_is_sent_again(house):
    await lobby(house, "mausen", "anna")
    house.fail("post", 500)
    await invite(house, "anna", "ben")
    await house.env.advance_time(60)
    assert len(invitations(house)) == 1
    await press(house, "ben", "guest.accept")
    assert (invitations(house), await noted(house)) == ([], [])


async def test_an_invitation_goes_with_its_lobby(house):
    for action in ("cancel", "start"):
        table = await lobby(house, "mausen", "anna", "cleo", "dora")
        await invite(house, "anna", "ben")
        assert len(invitations(house)) == 1
        await (table.cancel("anna") if action == "cancel" else table.press("anna", action))
        assert (invitations(house), await noted(house)) == ([], [])
