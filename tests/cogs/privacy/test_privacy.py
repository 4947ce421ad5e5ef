"""/privacy: everything about me as a file, and forgetting it, by commands and clicks."""

import gzip
import json
from random import Random

import pytest

from bot.games.contract import FACES
from bot.sessions.session import Status
from bot.table.service import thinking
from cogs.privacy import cog as privacy
from tests.harness import Answer, en, named
from tests.journeys.any_game_table import begun, lobby, says
from tests.languages import EACH_LANGUAGE


@pytest.fixture(autouse=True)
def quick_substitute(monkeypatch):
    """The computer that plays for people does not think long."""
    monkeypatch.setattr(thinking, "SUBSTITUTE", "easy")


async def export(house, name, **options):
    """A user asks for their data in the channel."""
    return Answer(await house.people[name].slash(house.channel, "privacy export", **options))


async def data_of(message):
    """What stands in the file of a message."""
    (attached,) = message.attachments
    assert attached.filename == "katzentisch.json"
    return json.loads(await attached.read())


async def first_question(house, name):
    """A user says that they want to be forgotten."""
    return Answer(await house.people[name].slash(house.channel, "privacy forget"))


async def second_question(house, name):
    """And that they want to know what goes."""
    question = (await first_question(house, name)).shown
    return await house.click(name, question.message, question.ids("house.forget")[0])


async def forget(house, name):
    """And that they really want it."""
    question = (await second_question(house, name)).shown
    return await house.click(name, question.message, question.ids("house.forget_now")[0])


# Everything about me


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_file_comes_privately_in_my_language(house, language):
    house.speaks(anna=language)
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    await table.rush()
    answer = await export(house, "anna")
    assert answer.shown.message.ephemeral
    assert answer.shown.text == says(language, "privacy-export-about")
    data = await data_of(answer.shown.message)
    (seat,) = data["seats"]
    session = await table.session()
    assert data["user"] == str(house.people["anna"].id)
    assert (seat["game"], seat["name"], seat["status"]) == ("mausen", "anna", "finished")
    assert seat["server"] == {"id": str(house.guild.id), "name": house.guild.name}
    assert seat["channel"] == {"id": str(house.channel.id), "name": "spieltisch"}
    assert (seat["place"], seat["score"]) == (session.seats[0].rank, session.seats[0].score)
    assert seat["ended"].startswith("20")
    assert len(seat["moves"]) == 15, "the last card plays itself"
    assert str(house.people["ben"].id) not in json.dumps(data)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_file_comes_by_direct_message_if_i_like(house, language):
    house.speaks(ben=language)
    answer = await export(house, "ben", **{"to": "dm"})
    assert answer.shown.text == says(language, "privacy-export-sent")
    assert answer.shown.message.attachments == []
    (dm,) = house.people["ben"].user.dm_channel.history()
    assert dm.content == says(language, "privacy-export-about")
    assert (await data_of(dm))["seats"] == []


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_closed_direct_messages_bring_it_here(house, language):
    house.speaks(ben=language)
    house.close_dms("ben")
    answer = await export(house, "ben", to="dm")
    assert answer.shown.message.ephemeral
    assert says(language, "privacy-export-dms-closed") in answer.shown.text
    assert (await data_of(answer.shown.message))["user"] == str(house.people["ben"].id)


async def test_a_user_who_has_left_every_server_can_ask_in_direct_messages(house):
    table = await begun(house, "maunz", "anna", "ben")
    await table.rush()
    anna = house.people["anna"].user
    data = await data_of(Answer(await anna.slash("privacy export")).shown.message)
    assert len(data["seats"]) == 1
    question = Answer(await anna.slash("privacy forget")).shown
    for action in ("house.forget", "house.forget_now"):
        question = Answer(await anna.click(question.message, custom_id=question.ids(action)[0])).shown
    assert question.text == en("privacy-forget-done")
    assert (await table.session()).names[0] == en("privacy-stand-in")


async def test_a_server_that_is_gone_has_no_name_any_more(house):
    elsewhere = house.env.create_guild("elsewhere")
    there = elsewhere.add_member(house.people["anna"].user)
    channel = elsewhere.create_text_channel("there")
    await there.slash(channel, "mausen new")
    house.env.backend.remove_guild(elsewhere.id)
    await house.env.settle()
    (seat,) = (await data_of((await export(house, "anna")).shown.message))["seats"]
    assert (seat["server"], seat["channel"]) == (
        {"id": str(elsewhere.id), "name": None},
        {"id": str(channel.id), "name": None},
    )


async def test_a_file_that_is_too_large_is_packed(house, monkeypatch):
    monkeypatch.setattr(privacy, "ATTACHED_MOST", 10)
    (attached,) = (await export(house, "anna")).shown.message.attachments
    assert attached.filename == "katzentisch.json.gz"
    assert json.loads(gzip.decompress(await attached.read()))["user"] == str(house.people["anna"].id)


# Forgetting


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_two_questions_in_a_row_the_second_names_what_goes(house, language):
    house.speaks(anna=language)
    over = await begun(house, "maunz", "anna", "ben")
    await over.rush()
    plays = await begun(house, "mausen", "anna", "ben", "cleo")
    waits = await lobby(house, "aus_die_maus", "ben", "anna")
    await house.prefers("anna", reminders="off")
    first = await first_question(house, "anna")
    assert first.shown.message.ephemeral
    assert first.shown.text == says(language, "privacy-forget-question")
    assert first.shown.labels == [says(language, "privacy-forget-on"), says(language, "privacy-forget-keep")]
    second = await house.click("anna", first.shown.message, first.shown.ids("house.forget")[0])
    assert (second.kind, second.shown.message.ephemeral) == ("update", True)
    counts = {"games": 3, "settings": 1}
    for group, count in counts.items():
        assert says(language, "privacy-forget-group", group=group, count=count) in second.shown.text
    assert says(language, "privacy-stand-in") in second.shown.text
    assert (await plays.session()).seated(house.people["anna"].id), "nothing has happened yet"
    third = await house.click("anna", second.shown.message, second.shown.ids("house.forget_now")[0])
    assert (third.kind, third.shown.text, third.shown.labels) == ("update", says(language, "privacy-forget-done"), [])
    for table in (over, plays, waits):
        assert (await table.session()).seated(house.people["anna"].id) is None
        assert "anna" not in (await table.session()).names
    assert (await first_question(house, "anna")).shown.text == says(language, "privacy-forget-nothing")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_at_either_question_everything_can_be_kept(house, language):
    house.speaks(anna=language)
    table = await begun(house, "mausen", "anna", "ben", "cleo")
    for ask in (first_question, second_question):
        question = (await ask(house, "anna")).shown
        answer = await house.click("anna", question.message, question.ids("house.keep")[0])
        assert (answer.shown.text, answer.shown.labels) == (says(language, "privacy-forget-kept"), [])
    assert (await table.session()).names == ("anna", "ben", "cleo")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_board_of_a_running_game_names_a_stand_in_in_its_own_language_and_the_seat_is_free(house, language):
    house.speaks(anna="it")
    table = await begun(house, "mausen", "anna", "ben", "cleo", language=language)
    await forget(house, "anna")
    stand_in = says(language, "privacy-stand-in")
    board = await table.board()
    assert "anna" not in board.text
    assert says(language, "attendance-away", face=FACES["medium"], names=named(stand_in)) in board.text
    assert board.ids("back") == []
    await table.press("dora", "take")
    assert (await table.session()).names == ("dora", "ben", "cleo")


@pytest.mark.whole_game
async def test_the_computer_plays_on_and_the_game_ends_as_if_a_player_had_left(house):
    table = await house.play("anna", "ben", "cleo")
    await table.pick("anna", "E4")
    await forget(house, "anna")
    del table.hands["anna"]
    await table.play_out()
    session = await table.session()
    assert (session.status, session.names[0]) == (Status.FINISHED, en("privacy-stand-in"))
    board = await table.board()
    assert "anna" not in board.text + "".join(board.alts)


async def test_the_open_hand_and_the_direct_message_go_away(house):
    table = await house.play("anna", "ben", "cleo")
    await table.in_hand("anna", "dm")
    assert len(house.dms("anna")) == 1
    await forget(house, "anna")
    assert house.dms("anna") == []
    assert ("hand", table.id, house.people["anna"].id) not in house.services.hands._open
    with house.requests() as requests:
        await table.round(ben="D3", cleo="M1")
    assert requests.count("edit panel") <= 2
    answer = await table.forge("anna", "back")
    assert answer.text == en("no-stranger-free", link=(await table.session()).link), "an old button knows a stranger"


async def test_the_call_in_the_channel_goes_away(house):
    table = await begun(house, "maunz", "anna", "ben", first="1")
    await table.click_on("ben", Random(1))
    await house.env.advance_time(45)
    assert table.called() == [["anna"]]
    await forget(house, "anna")
    assert table.called() == []
    assert house.people["anna"].id not in [user for _, user in house.services.calls._presence._clicked]


async def test_a_lobby_shows_that_a_player_left_and_one_without_people_ends(house):
    both = await lobby(house, "mausen", "ben", "anna")
    alone = await lobby(house, "maunz", "anna")
    await forget(house, "anna")
    assert (await both.session()).names == ("ben",)
    assert "anna" not in (await both.board()).text
    assert (await alone.session()).status == Status.STOPPED
    assert en("board-cancelled", title=en("maunz-title")) in (await alone.board()).text


async def test_the_board_of_a_game_that_is_over_stays_and_what_is_drawn_anew_names_a_stand_in(house):
    table = await house.play("anna", "ben", "cleo")
    await table.hurry()
    before = await table.board()
    await forget(house, "cleo")  # who has won
    assert (await table.board()).text == before.text
    await house.inside(house.services.boards.bring_down(table.id))
    await house.env.settle()
    after = await table.board()
    assert "cleo" not in after.text
    assert en("privacy-stand-in") in after.text
    called = (await table.press("ben", "again")).shown.text
    assert "<@-" not in called, "playing again calls no one who was forgotten"
    assert f"<@{house.people['anna'].id}>" in called


async def test_a_user_who_plays_again_is_known_again_and_only_from_then_on(house):
    old = await begun(house, "maunz", "anna", "ben")
    await old.rush()
    await forget(house, "anna")
    new = await lobby(house, "maunz", "anna")
    data = await data_of((await export(house, "anna")).shown.message)
    assert [seat["table"] for seat in data["seats"]] == [new.id]
