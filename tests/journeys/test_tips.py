"""Tips in first games: something happens to a person for the first time, and one private line explains it, once."""

from random import Random

import pytest
import sqlalchemy as sa

from bot.members.lessons import Progress
from bot.storage.tables import tips
from bot.text.words import LANGUAGES, speaker
from bot.ui.messages.tips import line
from tests.harness import Answer, open_house
from tests.journeys.any_game_table import begun, command, first_is_quick
from tests.journeys.aus_die_maus_table import drawn, lobby


@pytest.fixture
async def house(tmp_path, database_url):
    """A house in which nobody has had a tip."""
    async with open_house(tmp_path, pictures=False, tips=True, database_url=database_url) as house:
        yield house


def told(text, game, language="en"):
    """The tips in a text."""
    known = ("fell", "stayed") if game == "maunz" else ("stood_down", "watched", "prey", "no_prey")
    return [tip for tip in known if line(game, tip, speaker(language)) in text]


async def rows(house):
    query = sa.select(tips.c.user_id, tips.c.game, tips.c.tip)
    return await house.database.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def settle_for_none(house, name):
    """A person wants no tips."""
    message = Answer(await house.people[name].slash(house.channel, "settings me")).shown.message
    await house.click(name, message, "k1|0|0|house.tips|off")


@first_is_quick("language", LANGUAGES)
async def test_in_the_hand_it_stands_until_the_next_step_and_comes_once_in_whatever_game(house, language):
    house.speaks(anna=language)
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="E4", cleo="D1")
    hand = table.hand("anna").text
    assert told(hand, "mausen", language) == ["stood_down"]
    assert told((await table.board()).text, "mausen", language) == [], "nobody else reads it"
    await table.pick("anna", "D4")
    assert told(table.hand("anna").text, "mausen", language) == ["stood_down"], "it stays for this step"
    await table.pick("ben", "D4")
    await table.pick("cleo", "D2")
    assert told(table.hand("anna").text, "mausen", language) == [], "never again"
    other = await house.play("anna", "ben", "cleo", channel=house.guild.create_text_channel("other"))
    await other.round(anna="E4", ben="E4", cleo="D1")
    assert told(other.hand("anna").text, "mausen", language) == []


async def test_each_player_gets_what_happened_to_them(house):
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E3", ben="E4", cleo="D1")
    assert told(table.hand("anna").text, "mausen") == ["watched"]
    assert told(table.hand("ben").text, "mausen") == []
    assert told(table.hand("cleo").text, "mausen") == ["prey"]
    asked = await table.press("cleo", "how_come")
    assert told(asked.shown.text, "mausen") == [], "it stands in the hand"
    ids = {name: house.people[name].id for name in ("anna", "cleo")}
    assert sorted(await rows(house)) == sorted([(ids["anna"], "mausen", "watched"), (ids["cleo"], "mausen", "prey")])


async def test_it_is_remembered_by_the_next_process(house):
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="E4", cleo="D1")
    await house.restart()
    hand = (await table.open_hand("anna")).shown.text
    assert told(hand, "mausen") == ["stood_down"], "the step is the same"
    await table.round(anna="D4", ben="D4", cleo="D2")
    assert told(table.hand("anna").text, "mausen") == []


async def test_who_wants_none_gets_none_and_none_is_noted(house):
    await settle_for_none(house, "anna")
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="E4", cleo="D1")
    assert told(table.hand("anna").text, "mausen") == []
    assert house.people["anna"].id not in {user_id for user_id, *_ in await rows(house)}


async def test_where_there_are_no_hands_it_stands_in_the_answer_to_why_and_never_below_the_board(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    before = len(house.seen("ben"))
    await command(house, "anna", "maunz", "place", square="A1")
    await place(house, table, "ben", "B1")
    assert len(house.seen("ben")) == before, "nothing private came"
    assert told((await table.board()).text, "maunz") == []
    assert told((await why(table, "ben")).text, "maunz") == ["fell"]
    assert told((await why(table, "anna")).text, "maunz") == ["fell"], "it happened to both"
    await place(house, table, "anna", "A1")
    await place(house, table, "ben", "F1")
    assert told((await why(table, "ben")).text, "maunz") == []


async def test_where_moves_are_made_on_the_board_an_open_hand_has_it_and_nothing_private_stands_below(house):
    table = await race(house)
    assert (await table.move("anna", "2")).text == ""
    await table.set_up(drawn("12 0 5", 0, "3 2"))
    await table.open_hand("anna")
    tip = line("aus_die_maus", "trapped", speaker("en"))
    assert (await table.move("anna", "2")).text == ""
    assert tip in table.hand("anna").text


async def race(house):
    """A table of Aus die Maus at which nobody has opened their cheese, and the trap is near."""
    table = await lobby(house, "anna", first="0", pings="off", throws="click")
    await table.sit_down("ben")
    await table.forge("anna", "start")
    await table.set_up(drawn("12 0 5", 0, "3 2"))
    return table


async def test_who_has_done_the_lesson_of_a_game_gets_no_tips_in_it(house):
    lesson = house.services.games.get("mausen").screen.lesson
    await house.services.lessons.save(house.people["anna"].id, "mausen", Progress(lesson.version, len(lesson.tasks)))
    await house.services.lessons.save(house.people["ben"].id, "mausen", Progress(lesson.version, 1))
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="E4", cleo="D1")
    assert told(table.hand("anna").text, "mausen") == []
    assert told(table.hand("ben").text, "mausen") == ["stood_down"], "a lesson that is begun is not done"


async def why(table, name):
    """What a player reads who asks why."""
    more = (await table.press(name, "maunz.more")).shown
    return (await table.house.click(name, more.message, more.ids("how_come")[0])).shown


async def place(house, table, name, square):
    """A player presses a square, before it a letter if need be."""
    board = await table.board()
    if letter := [one for one in board.ids("maunz.column") if one.endswith(square[0])]:
        await house.click(name, board.message, letter[0])
        board = await table.board()
    (free,) = [one for one in board.ids("maunz.square") if one.endswith(square)]
    return await house.click(name, board.message, free)


async def test_after_a_typed_move_it_comes_too(house):
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await command(house, "anna", "maunz", "place", square="A1")
    answer = await command(house, "ben", "maunz", "place", square="B1")
    assert told(answer.text, "maunz") == ["fell"]
    assert table.game == "maunz"


async def test_tips_of_a_forgotten_person_are_gone_from_the_memory_too(house):
    table = await house.play("anna", "ben", "cleo")
    await table.round(anna="E4", ben="E4", cleo="D1")
    anna = house.people["anna"]
    retention = house.services.retention
    assert (await retention.everything_about(anna.id))["tips_read"] == [{"game": "mausen", "tip": "stood_down"}]
    question = Answer(await anna.slash(house.channel, "privacy forget")).shown
    really = (await house.click("anna", question.message, question.ids("house.forget")[0])).shown
    assert speaker("en")("house-forget-tips") in really.text
    await house.click("anna", really.message, really.ids("house.forget_now")[0])
    assert anna.id not in {user_id for user_id, *_ in await rows(house)}
    anew = await house.play("anna", "ben", "cleo", channel=house.guild.create_text_channel("other"))
    await anew.round(anna="E4", ben="E4", cleo="D1")
    assert told(anew.hand("anna").text, "mausen") == ["stood_down"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["aus_die_maus", "heul_doch"])
async def test_in_whole_games_no_tip_comes_twice(house, game):
    came, rng = list[str](), Random(3)
    for _ in range(5):  # in a lucky game of Aus die Maus nothing happens that needs a tip
        table, before = await begun(house, game, "anna", computers=2), set[str]()
        while await table.awaited():
            texts = [(await table.click_on("anna", rng)).text]
            texts += [table.hand("anna").text] if "anna" in table.hands else []
            now = {line for text in texts for line in text.split("\n") if line.startswith("💡")}
            came += now - before
            before = now
        if came:
            break
    assert came
    assert len(came) == len(set(came))
    noted = await rows(house)
    assert len(noted) == len(came)
    assert {user_id for user_id, *_ in noted} == {house.people["anna"].id}, "computers read nothing"
