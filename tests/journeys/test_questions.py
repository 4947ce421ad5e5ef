"""Who is asked to stop a game, or offered a draw, is called as for a turn: with the same rules of silence."""

from tests.harness import en, named
from tests.journeys.any_game_table import begun, says
from tests.journeys.maunz_table import play

CALL_S, LONG_S = 45, 700
ROW = 1
"""Discord's number for a row of buttons."""


def words(table):
    return [one.text for one in table.calls()]


def called_at(table):
    return sorted(user.name for call in table.calls() for user in call.message.mentions)


async def opened(house, game="mausen", **options):
    return await begun(house, game, "anna", "ben", "cleo", **options)


async def test_those_who_have_not_voted_are_called_once_when_they_do_not_click(house):
    table = await opened(house, language="de")
    await table.forge("anna", "stop_now")
    assert table.calls() == [], "they have just clicked"
    with house.requests() as requests:
        await house.env.advance_time(CALL_S + 1)
    assert requests.count("post") == 1
    people = "".join(f"<@{house.people[name].id}> " for name in ("ben", "cleo"))
    link = (await table.session()).link
    facts = {"title": says("de", "mausen-title"), "link": link}
    assert words(table) == [says("de", "call-vote", person=people, **facts)]
    await table.forge("ben", "stop_now")
    assert table.calls() == [], "the game is stopped"


async def test_a_vote_stands_above_the_buttons_of_the_board_and_of_every_hand(house):
    table = await opened(house, "heul_doch")
    await table.forge("anna", "stop_now")
    pages = (await table.board(), "board"), (table.hand("anna"), "voted"), (table.hand("cleo"), "hand")
    for page, where in pages:
        line = en("attendance-stop", names=named("anna"), here=1, needed=2, against=0, others=(), where=where)
        (container,) = (one if isinstance(one, dict) else one.to_dict() for one in page.message.components)
        blocks = container["components"]
        kinds, said = [one["type"] for one in blocks], [one.get("content") for one in blocks]
        assert said.index(line) < kinds.index(ROW), "where they look before they press"


async def test_a_vote_is_answered_in_the_hand_which_is_drawn_anew(house):
    table = await opened(house)
    await table.open_hand("ben")
    await table.open_hand("cleo")
    await table.forge("anna", "stop_now")

    async def votes(name, action):
        (found,) = (b["custom_id"] for b in table.hand(name).buttons if f"|{action}|" in b.get("custom_id", ""))
        await house.click(name, table.hands[name], found)

    await votes("ben", "play_on")
    assert en("attendance-play-on") in table.hand("ben").labels
    await votes("cleo", "stop_now")
    assert table.hand("cleo").text.startswith(en("hand-stopped"))


async def test_the_end_of_a_stopped_game_comes_to_where_the_channel_is(house):
    table = await opened(house)
    before = (await table.board()).message.id
    await house.people["stranger"].send(house.channel, "Who is playing?")
    await table.forge("anna", "stop_now")
    assert (await table.board()).message.id == before, "a vote moves nothing"
    await table.forge("ben", "stop_now")
    board = await table.board()
    assert board.message.id == house.seen("stranger")[-1].message.id
    assert en("board-stopped", by="vote", names=named("anna", "ben")) in board.text


async def test_a_player_who_looks_at_the_board_is_not_called(house):
    table = await opened(house)
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S - 10)
    await table.press("ben", "rules")
    await house.env.advance_time(20)
    assert called_at(table) == ["cleo"]


async def test_who_plays_on_has_answered_and_is_not_called_again(house):
    table = await opened(house)
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    assert called_at(table) == ["ben", "cleo"]
    await table.open_hand("ben")
    await table.pick("ben", table.hand("ben").cards()[0])
    await table.open_hand("cleo")
    await table.pick("cleo", table.hand("cleo").cards()[0])
    assert table.calls() == []
    await table.forge("anna", "play_on")
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    assert table.calls() == [], "a vote that comes and goes is no way to call people"


async def test_who_says_to_play_on_has_answered_and_a_vote_that_failed_calls_no_one(house):
    table = await opened(house)
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    await table.press("ben", "play_on")
    assert called_at(table) == ["ben", "cleo"], "one message called both"
    await table.press("cleo", "play_on")
    assert table.calls() == []


async def test_a_vote_that_is_withdrawn_takes_its_call_back(house):
    table = await opened(house)
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    await table.forge("anna", "play_on")
    assert table.calls() == []


async def test_no_one_is_called_who_wants_none_and_by_direct_message_who_likes_that(house):
    for name, choice in (("ben", "off"), ("cleo", "dm")):
        await house.prefers(name, reminders=choice)
    table = await opened(house)
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    assert table.calls() == []
    link = (await table.session()).link
    assert [one.text for one in house.dms("cleo")] == [en("call-vote", person="", title=en("mausen-title"), link=link)]
    await table.forge("anna", "play_on")
    assert house.dms("cleo") == []


async def test_a_table_without_pings_calls_no_one(house):
    table = await opened(house, "heul_doch", pings="off")
    await table.forge("anna", "stop_now")
    await house.env.advance_time(CALL_S + 1)
    assert table.calls() == []


async def test_by_letter_a_draw_offered_calls_the_opponent_until_they_answer(house):
    bed = await play(house, pings="on", pace="letter")
    await bed.agree("anna", "offer")
    link = (await bed.session()).link
    text = en("call-offer", person=f"<@{house.people['ben'].id}> ", title=en("maunz-title"), link=link)
    assert words(bed) == [text], "by letter who did not click is away"
    accept = (await bed.board()).ids("maunz.square")[-1]
    await house.click("ben", (await bed.board()).message, accept)
    assert bed.calls() == []


async def test_a_call_that_goes_as_the_board_comes_down_comes_again(house):
    bed = await play(house, pings="on", pace="letter")
    await house.env.advance_time(LONG_S)
    assert called_at(bed) == ["anna"], "who is in turn"
    await bed.agree("anna", "offer")
    await house.env.advance_time(CALL_S + 1)
    assert "ben" in called_at(bed)
