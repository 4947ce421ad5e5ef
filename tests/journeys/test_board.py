"""The board in its channel: deleted, buried, grown old, forbidden; and always the newest state in one message."""

import re
from random import Random

import pytest

from bot.sessions.session import Status
from tests.harness import en, named
from tests.journeys.any_game_table import begun, command, first_is_quick
from tests.journeys.maunz_table import play as maunz

PLAYERS = ("anna", "ben", "cleo")
A_WHILE, AN_HOUR = 3 * 60 + 1, 56 * 60


def boards(house, channel=None):
    """Every message of the channel with buttons that a stranger sees."""
    return [message for message in house.seen("stranger", channel) if message.buttons]


async def test_there_is_one_board_and_it_is_edited_in_place(house):
    table = await house.play(*PLAYERS)
    before = (await table.board()).message.id
    await table.round(anna="E4", ben="D3", cleo="M1")
    (board,) = boards(house)
    assert board.message.id == before
    assert en("mausen-head", number=2, rounds=16) in board.text
    assert len(board.alts) == 1


async def test_a_deleted_board_is_posted_anew(house):
    table = await house.play(*PLAYERS)
    await house.delete((await table.board()).message)
    await table.pick("anna", "E4")
    (board,) = boards(house)
    assert en("mausen-chosen", names="\u2068anna\u2069") in board.text
    assert board.message.id == (await table.session()).message_id
    await table.round(ben="D3", cleo="M1")
    assert en("mausen-head", number=2, rounds=16) in boards(house)[0].text


async def test_a_board_that_is_deleted_again_and_again_is_left_deleted_and_the_hand_says_so(house):
    table = await house.play(*PLAYERS)
    for name, card in (("anna", "E4"), ("ben", "D3")):
        await house.delete((await table.board()).message)
        await table.pick(name, card)
        await house.env.advance_time(1)
    assert boards(house) == []
    assert "cannot be shown" in house.log.take()[0]
    answer = await table.pick("ben", "D2")
    assert en("trouble-board", why="gone") in answer.shown.text
    assert "cannot be shown" in house.log.take()[0]
    await house.command("cleo", "board")
    assert en("mausen-chosen", names="\u2068anna\u2069, \u2068ben\u2069") in boards(house)[0].text
    assert en("trouble-board", why="gone") not in (await table.pick("ben", "D3")).shown.text


async def test_a_player_brings_the_board_down_and_the_old_one_goes(house):
    table = await house.play(*PLAYERS)
    old = (await table.board()).message.id
    await house.people["stranger"].send(house.channel, "a lot of talk")
    assert (await house.command("stranger", "board")).text == en(
        "no-admin", players=named(*PLAYERS), link=(await table.session()).link
    )
    with house.requests() as requests:
        answer = await house.command("ben", "board")
    assert requests == ["answer", "post", "delete"] + ["edit panel"] * 3, "the hands get the way to the new one"
    assert answer.text == en("board-coming")
    (board,) = boards(house)
    assert board.message.id > old
    assert house.channel.last_message.id in (board.message.id, answer.shown.message.id)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert en("mausen-head", number=2, rounds=16) in boards(house)[0].text


async def test_a_buried_board_comes_down_as_people_go_on_playing_and_not_all_the_time(house):
    bed = await maunz(house, pace="letter")
    old = (await bed.board()).message.id
    await house.env.advance_time(A_WHILE)
    await house.people["stranger"].send(house.channel, "a lot of talk")
    with house.requests() as requests:
        await bed.place("anna", "C3")
    assert requests == ["answer", f"GET /channels/{house.channel.id}", "post", "delete"]
    (board,) = boards(house)
    assert board.message.id > old
    await house.people["stranger"].send(house.channel, "more talk")
    with house.requests() as requests:
        await bed.place("ben", "C5")
    assert requests == ["answer"], "it has just come"
    await house.env.advance_time(A_WHILE)
    with house.requests() as requests:
        await bed.place("anna", "C1")
    assert requests == ["answer", f"GET /channels/{house.channel.id}", "post", "delete"]


async def test_it_is_asked_once_a_minute_what_lies_on_a_board(house):
    bed = await maunz(house, pace="letter")
    await house.env.advance_time(A_WHILE)
    look = f"GET /channels/{house.channel.id}"
    for name, square, expected in (
        ("anna", "C3", ["answer", look]),
        ("ben", "C5", ["answer"]),
    ):
        with house.requests() as requests:
            await bed.place(name, square)
        assert requests == expected
    await house.env.advance_time(60)
    with house.requests() as requests:
        await bed.place("anna", "C1")
    assert requests == ["answer", look], "nothing lies there: it stays"


async def test_a_lobby_that_was_just_opened_stays_though_there_is_talk(house):
    table = await house.lobby("anna")
    old = (await table.board()).message.id
    await house.people["stranger"].send(house.channel, "a lot of talk")
    await table.press("ben", "join")
    assert (await table.board()).message.id == old


async def test_talk_above_a_call_brings_the_board_down_and_the_bots_own_messages_do_not(house):
    bed = await maunz(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    old = (await bed.board()).message.id
    await house.env.advance_time(A_WHILE)
    assert bed.calls() != []
    await house.restart()
    await bed.place("ben", "C5")
    assert (await bed.board()).message.id == old
    await house.people["stranger"].send(house.channel, "a lot of talk")
    await house.env.advance_time(A_WHILE)
    assert bed.calls() != []
    await bed.place("anna", "C1")
    assert (await bed.board()).message.id > old


async def test_two_boards_in_a_channel_stay_for_an_hour_of_play_and_come_down_once_when_people_talk(house):
    tables = [
        await begun(house, "heul_doch", "anna", "ben", "fritz"),
        await begun(house, "mausen", "cleo", "dora", "emil"),
    ]
    rng, seen = Random(1), list[list[int]]()

    async def play():
        for table in tables:
            name, *_ = await table.awaited()
            await table.click_on(name, rng)
        await house.env.advance_time(A_WHILE)
        seen.append([(await table.board()).message.id for table in tables])
        return len(seen) * A_WHILE

    while await play() < AN_HOUR - 2 * A_WHILE:
        assert seen[-1] == seen[0]
    await house.people["stranger"].send(house.channel, "a lot of talk")
    for _ in range(3):
        await play()
    assert min(seen[-1]) > max(seen[0])
    assert seen[-1] == seen[-2] == seen[-3]


async def test_a_board_comes_down_unless_everyone_in_turn_has_a_hand_below_the_talk(house):
    table = await house.play("anna", "ben", "cleo")
    old = (await table.board()).message.id
    await house.env.advance_time(A_WHILE)
    await house.people["stranger"].send(house.channel, "a lot of talk")
    for name in ("anna", "ben", "cleo"):
        await table.open_hand(name)
    await table.round(anna="E4", ben="D3", cleo="M1")
    assert (await table.board()).message.id == old
    await house.people["stranger"].send(house.channel, "more talk")
    await house.env.advance_time(A_WHILE)
    for name in ("anna", "ben"):
        await table.open_hand(name)
    await table.round(anna="E3", ben="D2", cleo="M2")
    assert (await table.board()).message.id > old, "that of cleo is above it"


async def test_where_it_is_not_known_what_lies_on_a_board_it_stays(house):
    bed = await maunz(house, pace="letter")
    old = (await bed.board()).message.id
    await house.env.advance_time(A_WHILE)
    await house.people["stranger"].send(house.channel, "a lot of talk")
    house.env.inject_error("GET", f"/channels/{house.channel.id}", status=403, code=50001)
    await bed.place("anna", "C3")
    assert (await bed.board()).message.id == old


async def test_the_call_of_a_player_has_a_button_that_brings_the_board_down(house):
    bed = await maunz(house, pings="on")
    await bed.place("anna", "C3")
    await house.env.advance_time(50)
    (call,) = bed.calls()
    assert call.labels == [en("call-down")]
    old = (await bed.board()).message.id
    await house.click("stranger", call.message, call.ids("down")[0])
    assert (await bed.board()).message.id == old, "only players and managers"
    await command(house, "anna", "maunz", "board")
    assert (await bed.board()).message.id > call.message.id > old
    assert [(one.message.id, (await bed.session()).link in one.text) for one in bed.calls()] == [
        (call.message.id, True)
    ]
    await house.env.advance_time(31)
    await house.click("ben", call.message, call.ids("down")[0])
    assert bed.calls() == [], "ben is there"


async def test_a_click_on_an_old_copy_gets_the_way_to_the_board_and_still_counts(house):
    table = await house.lobby("anna", "ben")
    old = await table.board()
    house.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    await house.command("anna", "board")
    assert len(boards(house)) == 2
    answer = await house.click("cleo", old.message, old.ids("join")[0])
    link = (await table.session()).link
    assert answer.text == en("no-old-board", link=link)
    assert link.endswith(str((await table.board()).message.id))
    assert "3. **\u2068cleo" in (await table.board()).text
    assert boards(house)[0].text == old.text


async def test_by_letter_an_old_board_is_edited_where_it_stands(house):
    table = await house.play(*PLAYERS, pace="letter")
    old = (await table.board()).message.id
    await house.env.advance_time(AN_HOUR)
    await table.pick("anna", "E4")
    (board,) = boards(house)
    assert (board.message.id, en("mausen-chosen", names="\u2068anna\u2069") in board.text) == (old, True)


async def test_a_board_that_is_nearly_an_hour_old_is_posted_anew_at_its_next_change(house):
    table = await house.play(*PLAYERS, pace="none")
    old = (await table.board()).message.id
    await house.env.advance_time(AN_HOUR)
    assert [board.message.id for board in boards(house)] == [old], "not before something happens"
    with house.requests() as requests:
        await table.pick("anna", "E4")
    assert requests == ["answer", "post", "delete", "edit panel"]
    (board,) = boards(house)
    assert board.message.id > old
    with house.requests() as requests:
        await table.pick("ben", "D3")
    assert requests == ["answer", "edit"]


async def test_an_archived_thread_is_woken_up(house):
    thread = house.thread()
    table = await house.play(*PLAYERS, channel=thread)
    house.env.inject_error(
        "PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, message="Thread is archived"
    )
    with house.requests() as requests:
        await table.pick("anna", "E4")
    assert requests == ["answer", "edit", "post", "delete"] + ["edit panel"] * 3
    (board,) = boards(house, thread)
    assert en("mausen-chosen", names="\u2068anna\u2069") in board.text


async def test_a_locked_thread_is_named_and_its_board_follows_when_the_thread_is_unlocked(house):
    thread = house.thread()
    table = await house.play(*PLAYERS, channel=thread)
    for method, path in (("PATCH", f"/channels/{thread.id}/messages/*"), ("POST", f"/channels/{thread.id}/messages")):
        house.env.inject_error(method, path, status=400, code=50083, message="Thread is archived", times=None)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await house.env.settle()
    await table.pick("anna", "E4")
    answer = await table.pick("ben", "D3")
    assert en("trouble-board", why="locked") in answer.shown.text
    assert all("cannot be shown" in line for line in house.log.take())
    house.mend()
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False, "locked": False})
    await house.env.settle()
    assert en("mausen-chosen", names="\u2068anna\u2069, \u2068ben\u2069") in boards(house, thread)[0].text


@first_is_quick("place", ["channel", "thread"])
async def test_a_deleted_place_ends_its_games(house, place):
    where = house.guild.create_text_channel("other") if place == "channel" else house.thread()
    table, other = await house.play(*PLAYERS, channel=where), await house.lobby("dora")
    with house.requests() as requests:
        await house.delete(where)
    assert requests == []
    session = await table.session()
    assert (session.status, session.shown_seq) == (Status.STOPPED, session.seq)
    assert (await other.session()).status == Status.LOBBY
    with house.requests() as requests:
        await house.restart()
    assert [request for request in requests if request in ("post", "edit")] == []


@pytest.mark.slow
async def test_a_permission_lost_in_mid_game_stops_no_pick_and_is_said_in_the_hand(house):
    table = await house.play(*PLAYERS)
    house.fail("edit", 403, 50013, times=None)
    answer = await table.pick("anna", "E4")
    assert (answer.kind, answer.text) == ("update", "")
    answer = await table.pick("ben", "D3")
    assert en("trouble-board", why="forbidden") in answer.shown.text
    await table.pick("cleo", "M1")
    assert en("mausen-hand", number=2, rounds=16) in table.hand("anna").text
    assert en("mausen-head", number=1, rounds=16) in (await table.board()).text
    warnings = house.log.take()
    assert warnings
    assert all("cannot be shown" in line for line in warnings)
    house.mend()
    await table.pick("anna", "E3")
    board = await table.board()
    assert en("mausen-head", number=2, rounds=16) in board.text
    assert en("mausen-chosen", names="\u2068anna\u2069") in board.text
    assert en("trouble-board", why="forbidden") not in (await table.pick("ben", "D4")).shown.text


@pytest.mark.slow
async def test_a_channel_that_the_bot_may_not_see_any_more_keeps_its_game(house):
    table = await house.play(*PLAYERS)
    house.allow(house.channel, view_channel=False)
    await table.pick("anna", "E4")
    assert "cannot be shown" in house.log.take()[0]
    text = (await house.command("anna", "board")).text
    assert text == en("no-permission", missing=en("permission", name="view_channel"))
    house.allow(house.channel, view_channel=True)
    await house.command("anna", "board")
    assert en("mausen-chosen", names="\u2068anna\u2069") in (await table.board()).text


@first_is_quick(
    "name", ["**@everyone** `x` ||y||", "[a](http://x.yz) **b**", "<@1456074443980800007>", "https://x.yz/_a_b_"]
)
async def test_what_people_call_themselves_neither_formats_nor_links_nor_names_another_person(house, name):
    house.people["anna"] = house.guild.add_member(house.env.create_user("tricky", global_name=name))
    table = await house.lobby("anna", "ben", "cleo")
    text = [(await table.press("ben", "start")).text, (await table.press("stranger", "start")).text]
    shown = [*text, house.seen("ben")[0].text, (await table.board()).text]
    for text in shown:
        assert not re.search(r"(?<!\\)(\*\*@|`x|\|\||\[a\]|<@|_b)|@everyone|://x", text), text
    assert name in (await table.board()).alts[0], "words for the picture are shown as they are"


async def test_a_channel_that_went_while_the_bot_was_away_ends_its_games(house):
    table = await house.play(*PLAYERS)
    house.env.inject_error(
        "PATCH", f"/channels/{house.channel.id}/messages/*", status=404, code=10003, message="Unknown Channel"
    )
    await table.pick("anna", "E4")
    assert (await table.session()).status == Status.STOPPED
    assert "cannot be shown" in house.log.take()[0]


async def test_a_board_that_is_changed_by_clicks_on_it_only_moves_down_too_when_it_is_old(house):
    table = await maunz(house, pace="none")
    before = (await table.board()).message.id
    await table.place("anna", "C3")
    assert (await table.board()).message.id == before
    await house.env.advance_time(AN_HOUR)
    await table.place(*await turn(table))
    (board,) = boards(house)
    assert board.message.id == (await table.session()).message_id != before


async def turn(table):
    """Return who is in turn, and a free square."""
    session, view = await table.session(), await table.view()
    name = session.names[view.turn]
    return name, next(iter(await table.free(name)))


async def test_a_first_board_that_may_not_be_posted_ends_the_table_and_the_host_reads_why(house):
    house.fail("post", 403, 50001)
    answer = await house.new("anna")
    assert en("no-first-board", why="forbidden") in [message.content for message in answer.result.followups]
    assert (await house.command("anna", "board")).text == en("no-table-here", command="mausen")
    assert (await house.new("anna")).kind == "message"


async def test_a_first_board_that_an_outage_delays_comes_by_itself(house):
    house.fail("post", 503)
    house.log.expected |= {"board"}
    assert (await house.new("anna")).kind == "message"
    await house.env.advance_time(6)
    assert len(boards(house)) == 1


async def test_a_board_that_may_not_be_brought_down_is_said_to_be_forbidden(house):
    await house.lobby("anna")
    house.log.expected |= {"board"}
    house.fail("post", 403, 50013)
    answer = await house.command("anna", "board")
    assert en("trouble-board", why="forbidden") in [message.content for message in answer.result.followups]
