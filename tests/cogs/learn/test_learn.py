"""Learning a game by playing it: privately, step by step, left and taken up again."""

from collections.abc import Collection
from typing import Any

import pytest
import sqlalchemy as sa

from bot.games.plugin import Opens
from bot.storage.tables import games
from bot.table.pages.ways import PLAY_ALONE, ways_at
from bot.text.words import speaker
from cogs.learn.rows import lessons
from tests.cogs.learn.test_lessons import is_task
from tests.harness import Answer, House, Shown, en, look, open_house, short
from tests.playout import game_folders
from tests.plugins import meaning, plugin_in

GAMES = game_folders()
de = speaker("de")


async def learn(house: House, name: str, game: str = "mausen") -> Answer:
    return Answer(await house.people[name].slash(house.channel, "learn", game=game))


async def press(house: House, name: str, shown: Shown, action: str) -> Answer:
    return await house.click(name, shown.message, shown.ids(action)[0])


def offered(shown: Shown, end: str) -> str:
    """The button whose argument ends so."""
    return next(one for one in shown.ids("learn.press") if short(one).endswith(f"|{end}"))


async def play(house: House, name: str, shown: Shown, end: str) -> Shown:
    """A person presses this, and reads what came of it in the same message."""
    answer = await house.click(name, shown.message, offered(shown, end))
    assert (answer.kind, answer.text) == ("update", "")
    return look(shown.message)


async def rows(house: House, table: sa.Table) -> list:
    return await house.database.read(lambda connection: [*connection.execute(sa.select(table))])


async def answered(house: House, name: str, shown: Shown, answers: Collection[Any]) -> Shown:
    """A person opens one part after the other until an answer can be pressed, and presses it."""
    opened = set[str]()
    while True:
        controls = [one for one in (*shown.buttons, *shown.menus) if "|learn.press|" in one.get("custom_id", "")]
        presses = [(c["custom_id"], *v) for c in controls for v in [[o["value"]] for o in c.get("options", [])] or [[]]]
        meant = {press: meaning(press[0].replace("|learn.press", "", 1), *press[1:]) for press in presses}
        right = next((press for press, what in meant.items() if what in answers), None)
        opening = (press for press, what in meant.items() if isinstance(what, Opens) and what.focus not in opened)
        custom_id, *taken = right or next(opening)
        opened.add("" if right else meant[custom_id, *taken].focus)
        answer = await house.forge(name, shown.message, custom_id, *taken)
        assert (answer.kind, answer.text) == ("update", "")
        shown = look(shown.message)
        if right:
            return shown


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_to_the_won_game_in_one_private_message(house, game):
    house.speaks(anna="de")
    posted = len(house.channel.history())
    shown = (await learn(house, "anna", game)).shown
    assert shown.message.ephemeral
    tasks = plugin_in(game).screen.lesson.tasks
    for at, task in enumerate(tasks, start=1):
        assert de("lesson-head", title=de(f"{game}-title"), number=at, tasks=len(tasks)) in shown.text
        shown = await answered(house, "anna", shown, task.answers)
        assert "✅" in shown.text
        if at < len(tasks):
            await press(house, "anna", shown, "learn.open")
            shown = look(shown.message)
    command = house.services.games.get(game).game.command
    assert de("lesson-won", command=command) in shown.text
    assert {way.label for way in ways_at(house.services.hooks, PLAY_ALONE, game, de)} <= {*shown.labels}
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
    """The same lesson stands open twice: the first page is from before a start."""
    first = (await learn(house, "anna")).shown
    house.services.router._pages._newest.clear()
    second = (await learn(house, "anna")).shown
    await play(house, "anna", second, "E1")
    answer = await house.click("anna", first.message, offered(first, "E4"))
    assert answer.text == en("no-stale")
    assert is_task(en("mausen-lesson-highest"), look(first.message).text)
    assert [row.task for row in await rows(house, lessons)] == [1]


async def test_a_button_of_an_older_lesson_plays_nothing(house):
    shown = (await learn(house, "anna")).shown
    await house.database.write(lambda connection: connection.execute(lessons.update().values(version=7, task=3)))
    answer = await house.click("anna", shown.message, offered(shown, "E4"))
    assert answer.text == en("no-stale")
    assert is_task(en("mausen-lesson-hunt"), look(shown.message).text), "it begins anew: steps have changed places"


async def test_the_button_of_another_person_says_how_to_begin(house):
    table = await house.lobby("ben")
    shown = (await learn(house, "anna")).shown
    answer = await house.forge("ben", (await table.board()).message, offered(shown, "E4"))
    assert answer.text == en("no-lesson-begun")
    assert len(await rows(house, lessons)) == 1


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
    assert (await house.exported("anna"))["lessons"] == [{"game": "mausen", "tasks_done": 1}]
    await house.forget("anna")
    assert await rows(house, lessons) == []
