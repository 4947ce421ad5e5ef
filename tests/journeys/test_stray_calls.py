"""No call stays: what cannot be deleted at once, or was posted when the bot stopped, is deleted later."""

import discord
import pytest

from bot.errors import Unavailable
from bot.service.service import Sessions
from bot.service.stray_calls import StrayCalls
from bot.sessions import decisions
from bot.storage import stray_calls as rows
from bot.ui.messages.call_messages import IN_FLIGHT_MS
from tests.journeys.maunz_table import play


async def strays(house):
    return await house.database.read(rows.list_stray)


async def test_a_call_that_cannot_be_deleted_is_deleted_later(house):
    bed = await play(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    await house.env.advance_time(60)
    house.env.inject_error(
        "DELETE", f"/channels/{house.channel.id}/messages/*", status=403, code=50013, message="no", times=4
    )
    await bed.place("ben", "F6")
    await house.env.advance_time(5)
    assert len(bed.calls()) == 2, "ben's call still stands beside anna's"
    assert len(await strays(house)) == 1
    await house.env.advance_time(60)
    assert len(bed.calls()) == 2, "the fourth try fails too"
    await house.env.advance_time(300)
    assert [[user.name for user in call.message.mentions] for call in bed.calls()] == [["anna"]]
    assert await strays(house) == []


async def test_a_call_is_taken_away_after_a_restart_too(house):
    bed = await play(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    await house.env.advance_time(60)
    house.env.inject_error(
        "DELETE", f"/channels/{house.channel.id}/messages/*", status=403, code=50013, message="no", times=1
    )
    await bed.place("ben", "F6")
    await house.restart()
    assert [[user.name for user in call.message.mentions] for call in bed.calls()] == [["anna"]]
    assert await strays(house) == []


@pytest.mark.parametrize("is_posted", [True, False])
async def test_a_call_that_was_being_sent_when_the_bot_stopped_is_looked_for(house, is_posted):
    bed = await play(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    link = (await bed.session()).link
    await house.inside(house.services.calls._strays.add(house.channel.id, link))
    if is_posted:
        channel = house.bot.get_partial_messageable(house.channel.id)
        called = discord.AllowedMentions(users=True)
        await house.inside(channel.send(f"<@{house.people['ben'].id}> {link}", allowed_mentions=called))
    assert len(bed.calls()) == 1 + is_posted
    await house.restart()
    assert [[user.name for user in call.message.mentions] for call in bed.calls()] == [["ben"]]
    assert len(await strays(house)) == (not is_posted), "its request may still be on the way"
    await house.env.advance_time(IN_FLIGHT_MS / 1000 + 1)
    assert await strays(house) == []


async def test_a_call_whose_fate_is_unknown_is_looked_for_at_once(house):
    """Discord answers with an outage: the message may be there or not."""
    bed = await play(house, pings="on", pace="letter")
    house.fail("post", 500, times=1)
    house.log.expected |= {"it is not known whether a call was sent", "call"}
    await bed.place("anna", "C3")
    await house.env.advance_time(10)
    assert [one for one in house.env.http_requests if one.method == "GET" and one.path.endswith("/messages")]
    assert await strays(house) == []


async def test_a_call_that_is_answered_while_it_is_sent_goes_at_once(house, monkeypatch):
    bed = await play(house, pings="on", pace="letter")
    add = StrayCalls.add

    async def add_late(strays, *facts):
        stray = await add(strays, *facts)
        session = await bed.session()
        await house.services.sessions.do(session.id, decisions.stop, house.people["anna"].id, is_manager=True)
        return stray

    monkeypatch.setattr(StrayCalls, "add", add_late)
    await bed.place("anna", "C3")
    assert bed.calls() == []


async def test_a_call_that_is_noted_while_the_game_ends_goes_with_it(house, monkeypatch):
    """The change was decided before the call was there, and is saved after it."""
    bed = await play(house, pings="on", pace="letter")
    write = Sessions._save

    async def save_late(sessions, before, *facts):
        channel = house.bot.get_partial_messageable(house.channel.id)
        called = discord.AllowedMentions(users=True)
        message = await channel.send(f"<@{house.people['anna'].id}> {before.link}", allowed_mentions=called)
        nonce = (await house.services.calls._strays.add(message.channel.id, before.link)).nonce
        await sessions.note_calls(before.id, {0: (message.channel.id, message.id)}, {nonce: message.id})
        return await write(sessions, before, *facts)

    monkeypatch.setattr(Sessions, "_save", save_late)
    session, anna, services = await bed.session(), house.people["anna"].id, house.services

    async def stop():
        await services.presenter.follow(await services.sessions.do(session.id, decisions.stop, anna, is_manager=True))

    await house.inside(stop())
    await house.env.settle()
    assert not (await services.sessions.get(session.id)).status.is_active
    assert bed.calls() == []


async def test_a_call_that_is_being_sent_is_not_taken_for_a_stray_one(house, monkeypatch):
    """A process was killed before it sent one like it: the two cannot be told apart until this one is noted."""
    bed = await play(house, pings="on", pace="letter")
    link, note = (await bed.session()).link, Sessions.note_calls
    await house.inside(house.services.calls._strays.add(house.channel.id, link))

    async def note_late(sessions, *facts):
        await house.services.calls._messages.sweep()
        return await note(sessions, *facts)

    monkeypatch.setattr(Sessions, "note_calls", note_late)
    await bed.place("anna", "C3")
    await house.env.advance_time(60)
    assert [[user.name for user in call.message.mentions] for call in bed.calls()] == [["ben"]]
    assert await strays(house) == []


async def test_a_call_that_cannot_be_noted_goes(house, monkeypatch):
    """It was sent, and then the database did not answer. The next one can be noted."""
    bed = await play(house, pings="on", pace="letter")

    async def note_not(*_):
        raise Unavailable

    monkeypatch.setattr(Sessions, "note_calls", note_not)
    await bed.place("anna", "C3")
    monkeypatch.undo()
    assert ["not shown yet" in line for line in house.log.take()] == [True]
    await house.env.advance_time(30)
    assert bed.calls() == []
    assert await strays(house) == []
    await house.env.advance_time(30)
    assert len(bed.calls()) == 1
