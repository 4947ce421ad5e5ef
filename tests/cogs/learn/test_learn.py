"""Learning a game by playing it: privately, step by step, left and taken up again."""

import pytest
import sqlalchemy as sa

from bot.storage.tables import games
from bot.text.words import speaker
from cogs.learn.rows import lessons
from tests.harness import Answer, House, Shown, en, is_task, look, open_house
from tests.playout import game_folders

GAMES = game_folders()
de = speaker("de")


async def learn(house: House, name: str, game: str = "mausen") -> Answer:
    return Answer(await house.people[name].slash(house.channel, "learn", game=game))


async def press(house: House, name: str, shown: Shown, action: str) -> Answer:
    return await house.click(name, shown.message, shown.ids(action)[0])


def offered(shown: Shown, end: str) -> str:
    """The button whose argument ends so."""
    return next(one for one in shown.ids("learn.press") if one.endswith(f"|{end}"))


async def play(house: House, name: str, shown: Shown, end: str) -> Shown:
    """A person presses this, and reads what came of it in the same message."""
    answer = await house.click(name, shown.message, offered(shown, end))
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


async def rows(house: House, table: sa.Table) -> list:
    return await house.database.read(lambda connection: [*connection.execute(sa.select(table))])


WAYS = {
    "nim": (["C", "C2"], ["C", "C3"]),
    "mausen": (["E1"], ["E4"], ["D3"], ["E3"], ["M1"], ["C1"], ["D2"], ["M3"]),
    "maunz": (
        ["kB", "kB3"],
        ["kE3"],
        ["kB", "kB3"],
        ["kE3"],
        ["B3C3D3"],
        ["cC", "cB", "cB2"],
        ["cC", "cB", "cB1"],
        ["cE", "cE3"],
    ),
    "heul_doch": (
        ["0.G5", "0.G5.own"],
        ["0.B1", "0.B1.left"],
        ["0.O6", "0.O6.left"],
        ["1.G3", "1.G3.onion"],
        ["0.R7", "0.R7.own"],
        ["0.P7", "0.P7.own"],
        ["1.R6", "1.R6.own"],
        ["0.R7", "0.R7.own"],
    ),
    "aus_die_maus": (["3"], ["2"], ["3"], ["1"], ["2b"], ["2"], ["0"], ["2"]),
}
"""What is pressed in each step."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_to_the_won_game_in_one_private_message(house, game):
    house.speaks(anna="de")
    posted = len(house.channel.history())
    shown = (await learn(house, "anna", game)).shown
    assert shown.message.ephemeral
    for at, ways in enumerate(WAYS[game], start=1):
        assert de("lesson-head", title=de(f"{game}-title"), number=at, tasks=len(WAYS[game])) in shown.text
        for way in ways:
            shown = await play(house, "anna", shown, way)
        assert "✅" in shown.text
        if at < len(WAYS[game]):
            await press(house, "anna", shown, "learn.open")
            shown = look(shown.message)
    command = house.services.games.get(game).game.command
    assert de("lesson-won", command=command) in shown.text
    assert shown.ids("house.alone") != []
    assert len(house.channel.history()) == posted, "nothing in the channel"
    assert await rows(house, games) == [], "and nothing in the statistics"


async def test_another_move_is_shown_and_can_be_tried_again_or_left(house):
    shown = (await learn(house, "anna")).shown
    shown = await play(house, "anna", shown, "M4")
    assert en("lesson-other") in shown.text
    await press(house, "anna", shown, "learn.open")
    shown = await play(house, "anna", look(shown.message), "D1")
    await press(house, "anna", shown, "learn.skip")
    assert en("lesson-head", title=en("mausen-title"), number=2, tasks=8) in look(shown.message).text


async def test_a_lesson_is_left_and_taken_up_again_after_a_restart(tmp_path):
    async with open_house(tmp_path, pictures=False) as house:
        shown = (await learn(house, "anna")).shown
        await play(house, "anna", shown, "E1")
        anna = house.people["anna"].id
    async with open_house(tmp_path, pictures=False) as house:
        (row,) = await rows(house, lessons)
        assert (row.user_id, row.game, row.task) == (anna, "mausen", 1)
        shown = (await learn(house, "anna")).shown
        assert is_task(en("mausen-lesson-highest"), shown.text)
        await press(house, "anna", shown, "learn.anew")
        assert is_task(en("mausen-lesson-hunt"), look(shown.message).text)


async def test_each_game_has_a_progress_of_its_own_and_so_has_each_person(house):
    shown = (await learn(house, "anna")).shown
    await play(house, "anna", shown, "E1")
    assert is_task(en("maunz-lesson-nudge"), (await learn(house, "anna", "maunz")).shown.text)
    assert is_task(en("mausen-lesson-hunt"), (await learn(house, "ben")).shown.text)
    assert is_task(en("mausen-lesson-highest"), (await learn(house, "anna")).shown.text)


async def test_a_button_of_an_earlier_step_plays_nothing_and_shows_the_present_one(house):
    """The same lesson stands open twice."""
    first, second = (await learn(house, "anna")).shown, (await learn(house, "anna")).shown
    await play(house, "anna", second, "E1")
    answer = await house.click("anna", first.message, offered(first, "E4"))
    assert answer.text == en("no-lesson-task")
    assert is_task(en("mausen-lesson-highest"), look(first.message).text)
    assert [row.task for row in await rows(house, lessons)] == [1]


async def test_a_button_of_an_older_lesson_plays_nothing(house):
    shown = (await learn(house, "anna")).shown
    await house.database.write(lambda connection: connection.execute(lessons.update().values(version=7, task=3)))
    answer = await house.click("anna", shown.message, offered(shown, "E4"))
    assert answer.text == en("no-lesson-task")
    assert is_task(en("mausen-lesson-hunt"), look(shown.message).text), "it begins anew: steps have changed places"


async def test_the_button_of_another_person_says_how_to_begin(house):
    table = await house.lobby("ben")
    shown = (await learn(house, "anna")).shown
    answer = await house.forge("ben", (await table.board()).message, offered(shown, "E4"))
    assert answer.text == en("no-lesson-begun", command="/learn")
    assert len(await rows(house, lessons)) == 1


async def test_a_game_that_is_none_is_refused_with_those_that_are(house):
    answer = await learn(house, "anna", "chess")
    assert en("mausen-title") in answer.text
    assert en("maunz-title") in answer.text


async def test_a_lesson_needs_no_permission_of_the_bot_in_the_channel(house):
    house.allow(house.channel, send_messages=False, attach_files=False, embed_links=False)
    shown = (await learn(house, "anna")).shown
    assert "✅" in (await play(house, "anna", shown, "E1")).text


async def test_the_lobby_and_the_rules_lead_into_the_lesson_and_stay_as_they_are_in_the_channel(house):
    table = await house.lobby("anna")
    answer = await table.forge("stranger", "learn.open", "mausen")
    assert answer.shown.message.ephemeral, "by a lobby from before the rules had the way there"
    assert is_task(en("mausen-lesson-hunt"), answer.shown.text)
    rules = (await table.press("ben", "rules")).shown
    await press(house, "ben", rules, "learn.open")
    assert is_task(en("mausen-lesson-hunt"), look(rules.message).text)
    assert en("lobby-join") in (await table.board()).labels


async def test_a_lesson_is_exported_and_forgotten(house):
    await play(house, "anna", (await learn(house, "anna")).shown, "E1")
    retention = house.bot.get_cog("Privacy").retention
    anna = house.people["anna"].id
    assert (await retention.everything_about(anna))["lessons"] == [{"game": "mausen", "tasks_done": 1}]
    answer = Answer(await house.people["anna"].slash(house.channel, "privacy forget"))
    await press(house, "anna", answer.shown, "house.forget")
    assert en("forget-lessons", lessons=1) in look(answer.shown.message).text
    await press(house, "anna", look(answer.shown.message), "house.forget_now")
    assert await rows(house, lessons) == []
