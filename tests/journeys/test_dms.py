"""Hands by direct message, for those who like that better."""

import discord
import pytest

from bot.storage.notices import Notice
from tests.harness import en

PLAYERS = ("anna", "ben", "cleo")


async def with_dm(house, **options):
    """A running game in which anna gets her hand by direct message."""
    table = await house.play(*PLAYERS, **options)
    await table.in_hand("anna", "dm")
    return table


async def test_the_hand_comes_by_direct_message_with_the_same_buttons(house):
    table = await with_dm(house)
    (hand,) = house.dms("anna")
    assert hand.cards() == table.hand("anna").cards()
    assert en("hand-which", link=(await table.session()).link) in hand.text
    assert hand.ids("no_dm") != []
    assert table.hand("anna").ids("no_dm") != []
    assert house.dms("ben") == []


async def test_clicks_in_the_direct_message_count_and_it_follows_the_game(house):
    table = await with_dm(house)
    (dm,) = house.dms("anna")
    with house.requests() as requests:
        answer = await house.click("anna", dm.message, dm.ids("mausen.pick")[0])
    assert sorted(requests) == ["answer", "edit", "edit panel"]
    assert (answer.kind, answer.text) == ("update", "")
    (dm,) = house.dms("anna")
    assert dm.picked == table.hand("anna").picked == ["E1"]
    assert en("hand-which", link=(await table.session()).link) in dm.text, (
        "a click does not take away which game this is"
    )
    await table.round(ben="D3", cleo="M1")
    (dm,) = house.dms("anna")
    assert en("mausen-hand", number=2, rounds=16) in dm.text
    assert len(dm.cards()) == 15


async def test_a_pick_in_the_channel_shows_in_the_direct_message(house):
    table = await with_dm(house)
    await table.pick("anna", "D2")
    assert house.dms("anna")[0].picked == ["D2"]


@pytest.mark.slow
async def test_the_wish_is_remembered_for_the_next_game(house):
    table = await with_dm(house)
    await table.hurry()
    (over,) = house.dms("anna")
    assert over.cards() == []
    new = await house.lobby("ben", "anna", "cleo")
    assert len(house.dms("anna")) == 1
    await new.press("ben", "start")
    hand = house.dms("anna")[-1]
    assert len(house.dms("anna")) == 2
    assert len(hand.cards()) == 16
    assert hand.ids("mausen.pick")[0].startswith(f"k1|{new.id}|")


@pytest.mark.slow
async def test_it_is_switched_off_again(house):
    table = await with_dm(house)
    (dm,) = house.dms("anna")
    await house.click("anna", dm.message, dm.ids("no_dm")[0])
    (dm,) = house.dms("anna")
    assert dm.ids("dm") != []
    await table.round(anna="E4", ben="D3", cleo="M1")
    (dm,) = house.dms("anna")
    assert dm.ids("no_dm") == [], "the message goes on saying that it is switched off"
    await house.delete(dm.message)
    await table.round(anna="E3", ben="D4", cleo="M2")
    assert house.dms("anna") == [], "no message is sent to those who want none"
    await table.hurry()
    await (await house.lobby(*PLAYERS)).press("anna", "start")
    assert house.dms("anna") == []


async def test_closed_direct_messages_are_said_in_the_hand_and_the_game_goes_on_there(house):
    table = await house.play(*PLAYERS)
    house.close_dms("anna")
    answer = await table.in_hand("anna", "dm")
    assert en("hand-dms-closed") in answer.shown.text
    assert answer.shown.ids("dm") != [], "it can be tried again"
    await table.pick("anna", "E4")
    assert table.hand("anna").picked == ["E4"]
    house.mend()
    answer = await table.in_hand("anna", "dm")
    assert en("hand-dms-closed") not in answer.shown.text
    assert house.dms("anna")[0].picked == ["E4"]


@pytest.mark.slow
async def test_direct_messages_that_are_closed_by_the_next_game_do_not_stop_it(house):
    table = await with_dm(house)
    await table.hurry()
    house.close_dms("anna")
    new = await house.play(*PLAYERS)
    assert len(house.dms("anna")) == 1
    assert en("hand-dms-closed") in new.hand("anna").text
    await new.round(anna="E4", ben="D3", cleo="M1")
    assert len(new.hand("anna").cards()) == 15


async def test_a_deleted_direct_message_is_sent_anew(house):
    table = await with_dm(house)
    await house.delete(house.dms("anna")[0].message)
    await table.round(anna="E4", ben="D3", cleo="M1")
    (dm,) = house.dms("anna")
    assert len(dm.cards()) == 15
    assert en("mausen-hand", number=2, rounds=16) in dm.text


async def test_a_stale_button_in_a_direct_message_plays_nothing(house):
    table = await with_dm(house)
    (dm,) = house.dms("anna")
    stale = dm.ids("mausen.pick")[0]
    house.env.inject_error(
        "PATCH", f"/channels/{house.people['anna'].user.dm_channel.id}/messages/*", status=403, code=50001, times=None
    )
    await table.round(anna="E4", ben="D3", cleo="M1")
    house.mend()
    answer = await house.click("anna", dm.message, stale)
    assert answer.text == ""
    assert en("no-stale") in house.dms("anna")[0].text
    assert en("mausen-hand", number=2, rounds=16) in house.dms("anna")[0].text


@pytest.mark.parametrize("code", [0, 50007, 50278, 50001])
async def test_whatever_forbids_a_direct_message_means_that_they_are_closed(house, code):
    table = await house.play(*PLAYERS)
    path = f"/channels/{house.people['anna'].user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=code, message="no", times=None)
    answer = await table.in_hand("anna", "dm")
    assert en("hand-dms-closed") in answer.shown.text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "message"),
    [
        (40003, "You are opening direct messages too fast."),
        (20026, "Your bot has been flagged by our anti-spam system"),
        (0, "While your bot is quarantined, it is unable to send any direct messages"),
    ],
)
async def test_when_discord_finds_them_too_many_no_direct_messages_are_opened_for_a_while(house, code, message):
    table = await house.play(*PLAYERS, pace="none")
    house.log.expected |= {"no direct messages are opened"}
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=code, message=message, times=1)
    answer = await table.in_hand("anna", "dm")
    assert en("hand-dms-paused") in answer.shown.text
    with house.requests() as requests:
        answer = await table.in_hand("ben", "dm")
    assert en("hand-dms-paused") in answer.shown.text
    assert not {"post", "open dm"} & set(requests)
    assert house.dms("ben") == []
    await house.env.advance_time(3600)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert len(house.dms("anna")) == len(house.dms("ben")) == 1


async def test_what_another_process_answered_is_sent_again_though_it_should_look_as_before(house):
    """Board and hand: the answer may have arrived after what was shown here since, and shows less."""
    table = await with_dm(house)
    await table.pick("anna", "D2")
    services, session = house.services, await table.session()
    board, (hand,) = await table.board(), house.dms("anna")
    for shown in (board, hand):
        message = house.bot.get_partial_messageable(shown.message.channel.id).get_partial_message(shown.message.id)
        await house.inside(message.edit(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("of long ago"))))
    with house.requests() as requests:
        notice = Notice(table.id, session.seq - 1, house.guild.id, house.people["anna"].id)
        await house.inside(services.presenter.follow_elsewhere(notice))
        await house.env.settle()
    assert requests == ["edit", "edit"]
    assert (await table.board()).text == board.text
    assert house.dms("anna")[0].picked == ["D2"]


async def test_what_another_process_changed_while_it_was_being_sent_is_sent_again(house):
    table = await with_dm(house)
    key, services = ("board", table.id), house.services
    look = services.keeper.fingerprints[key]
    with house.requests() as requests:
        async with services.keeper.sending(key, look):
            services.keeper.want_again(key)
        await house.env.settle()
    assert requests == ["edit"]
