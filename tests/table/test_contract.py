"""A game that does not keep to the contract is refused at the start, in a sentence for its author."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from bot.discovery import game_keys
from bot.errors import OperatorError
from bot.features.loading import set_up_all
from bot.games.lesson import Task
from bot.games.plugin import Chances
from bot.table.buttons.contract import check, words_of
from bot.text.words import LANGUAGES, command_text, texts
from tests.plugins import plugin_in

NIM = plugin_in("nim")
LESSON = NIM.screen.lesson


def in_game(**changes):
    return replace(NIM, game=replace(NIM.game, **changes))


def with_lesson(*tasks):
    return replace(NIM, screen=replace(NIM.screen, lesson=replace(LESSON, tasks=tasks)))


@pytest.mark.parametrize("game", game_keys())
def test_every_game_keeps_to_the_contract(game):
    check(plugin_in(game))


@pytest.mark.parametrize(
    ("plug", "why"),
    [
        (in_game(seats=range(2, 8)), "it is for range(2, 8), and a table has 1 to 6 seats"),
        (in_game(seats=range(3, 3)), "it is for range(3, 3), and a table has 1 to 6 seats"),
        (replace(NIM, levels=("hard", "medium")), "its levels ('hard', 'medium') are not in order"),
        (replace(NIM, levels=("easy", "hard")), "or without medium, which plays for people who are away"),
        (replace(NIM, moves=("nim.take_so_many_of_them_out",)), "at most 24 characters"),
        (replace(NIM, moves=("take",)), "the action 'take' is not nim.<word>"),
        (replace(NIM, opens=("nim.TAKE",)), "the action 'nim.TAKE' is not nim.<word>"),
        (with_lesson(), "its lesson has no tasks"),
        (
            replace(NIM, recap=replace(NIM.recap, chances=Chances(lambda _: ()))),
            "its recap has misses, and its screen does not",
        ),
        (with_lesson(Task("new", LESSON.tasks[0].state, ())), "text/en.ftl lacks nim-lesson-new, nim-lesson-new.done"),
        (replace(NIM, recap=replace(NIM.recap, traits=lambda *_: {"odd": 1})), "text/en.ftl lacks nim-favourite"),
    ],
)
def test_what_a_game_may_not_be_is_said_in_a_sentence(plug, why):
    with pytest.raises(OperatorError) as refused:
        check(plug)
    assert str(refused.value).startswith("The game nim cannot be offered: ")
    assert why in str(refused.value)


async def test_a_folder_whose_cog_is_missing_stops_the_bot_with_a_sentence(monkeypatch):
    monkeypatch.setattr("bot.features.loading.cog_modules", lambda: ["tests.games.nim.rules"])
    with pytest.raises(OperatorError, match=r"tests\.games\.nim\.rules has no cog\."):
        await set_up_all(Mock())


def test_a_command_without_a_name_is_refused_where_it_is_made():
    with pytest.raises(OperatorError, match="No text says nim-option-nothing"):
        command_text("nim-option-nothing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_there_is_a_text_is_known_without_parsing_and_after_it(language):
    found, words = texts(language), ("nim-lesson-even", "nim-lesson-even.done", "nim-lesson-even.why", "nim-lesson")
    for _ in range(2):
        assert [found.has(word) for word in words] == [True, True, False, False]
        assert found.pattern("nim-lesson-even")


def test_an_option_is_checked_with_all_its_choices_and_the_option_of_the_house_by_its_own_words():
    assert {"nim-option-holes", "nim-option-holes.about", "nim-option-holes-small"} <= set(words_of(NIM))
    assert {"option-pings", "option-pings.about", "option-pings-on"} <= set(words_of(NIM))
