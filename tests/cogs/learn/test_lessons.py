"""Every lesson played through by every right answer and every other move, in every language, by pressing what its
pages offer."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.errors import IllegalMove
from bot.games.lesson import LEARNER, AnyTask, FixedChance
from bot.games.plugin import Opens
from bot.hooks import Hooks
from bot.messages.page import Button, Page, Picture
from bot.solo.pages import read
from bot.table.pages.screen import Plugin
from bot.text.words import speaker
from cogs.heul_doch.rules.cards import BY_CODE
from cogs.heul_doch.rules.state import Play
from cogs.learn.pages import answer_page, task_page
from cogs.maunz.rules.state import PlacePiece
from tests.harness import carried, short
from tests.languages import EACH_LANGUAGE
from tests.playout import game_folders
from tests.plugins import plugin_in
from tests.solo.pages import LONGEST, fits

GAMES = game_folders()

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", EACH_LANGUAGE)


def is_task(words: str, text: str) -> bool:
    """Whether a text tells the task of a lesson: the story above the picture, what to do below it."""
    return all(part.strip() in text for part in words.split("**", 1))


def presses(page: Page) -> list[str]:
    """What can be pressed on a page: the action of the game with its argument."""
    buttons = [b for block in page.blocks if isinstance(block, tuple) for b in block if not b.disabled]
    parts = [button.id.split("|", 4) for button in buttons if isinstance(button, Button)]
    return [argument for *_, action, argument in parts if action == "learn.press"]


def pages_of(plugin: Plugin, at: int, say) -> Iterator[tuple[Page, list]]:
    """Yield every page of a task that can be come to by presses, and the moves that can be made on it."""
    seen, ahead = set(), [""]
    while ahead:
        focus = ahead.pop()
        if focus in seen:
            continue
        seen.add(focus)
        page = task_page(plugin, at, LONGEST, say, focus)
        meant = [read(plugin, pressed) for pressed in presses(page)]
        ahead += [opened.focus for opened in meant if isinstance(opened, Opens)]
        yield page, [move for move in meant if not isinstance(move, Opens)]


@each_game
@each_language
async def test_every_way_through_a_lesson_is_offered_and_said(game, language, caplog):
    plugin, say = plugin_in(game), speaker(language)
    lesson = plugin.screen.lesson
    for at, task in enumerate(lesson.tasks):
        offered = []
        for page, moves in pages_of(plugin, at, say):
            await fits(page)
            assert any(isinstance(block, Picture) for block in page.blocks)
            assert is_task(say(f"{game}-lesson-{task.key}"), page.text)
            offered += moves
        assert set(task.answers) <= set(offered), "each answer can be pressed"
        for move in dict.fromkeys(offered):
            page = answer_page(plugin, at, LONGEST, say, move, Hooks())
            await fits(page)
            assert any(isinstance(block, Picture) for block in page.blocks)
            is_right = move in task.answers
            assert (say(f"{game}-lesson-{task.key}.done") in page.text) == is_right
            assert (say("lesson-other") in page.text) != is_right
    assert caplog.records == []


def position_after(plugin: Plugin, task: AnyTask, move: Any) -> str:
    """What a move leads to, whatever is told of it."""
    state = task.play(plugin.game, move).state
    return repr({name: getattr(state, name) for name in state.__struct_fields__ if name != "last"})


@each_game
def test_what_a_lesson_offers_is_legal_and_all_of_it_can_be_played(game):
    """Of what can be done at a table alone nothing is offered: nobody is there to agree with. A move may have no button
    of its own where another one comes to the same."""
    plugin = plugin_in(game)
    for at, task in enumerate(plugin.screen.lesson.tasks):
        offered = {move for _, moves in pages_of(plugin, at, speaker("de")) for move in moves}
        legal = set(plugin.game.choices(task.state, LEARNER))
        assert offered <= legal
        assert {position_after(plugin, task, move) for move in legal} == {
            position_after(plugin, task, move) for move in offered
        }
        assert plugin.game.decode_state(plugin.game.encode_state(task.state)) == task.state


@each_game
def test_a_lesson_is_the_same_each_time(game):
    plugin = plugin_in(game)
    for task in plugin.screen.lesson.tasks:
        for move in plugin.game.choices(task.state, LEARNER):
            assert task.play(plugin.game, move) == task.play(plugin.game, move)


def test_a_refusal_names_the_other_player():
    """A forged button: the rules refuse it, in words for people."""
    plugin = plugin_in("heul_doch")
    lesson = plugin.screen.lesson
    at = next(at for at, task in enumerate(lesson.tasks) if task.key == "gift")
    forged = read(plugin, f"heul_doch.play|{carried(Play(BY_CODE['B1'], 'own'))}")
    with pytest.raises(IllegalMove) as refused:
        answer_page(plugin, at, LONGEST, speaker("de"), forged, Hooks())
    assert refused.value.key == "heul_doch-gift"
    assert refused.value.variables["seat"] == "😺 Krümel"


def test_written_down_draws_come_in_order_and_then_the_lowest():
    chance = FixedChance((2, 5))
    assert [chance.below(6), chance.below(3), chance.below(4)] == [2, 2, 0]


@each_language
def test_each_task_of_maunz_begins_with_a_column_that_holds_an_answer(language):
    plugin, say = plugin_in("maunz"), speaker(language)
    for at, task in enumerate(plugin.screen.lesson.tasks):
        page = task_page(plugin, at, LONGEST, say)
        squares = {short(one)[-2:] for one in presses(page) if one.startswith("maunz.square|")}
        placed = {answer.square for answer in task.answers if isinstance(answer, PlacePiece)}
        assert squares & placed or not placed, task.key
        assert len(page.text) <= 215, "so much is one screen of a phone"
