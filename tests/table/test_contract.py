"""A game that does not keep to the contract is refused at the start, in a sentence for its author."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from msgspec import structs

from bot.discovery import game_keys
from bot.errors import OperatorError
from bot.features.loading import set_up_all
from bot.games.contract import Option, Outcome
from bot.games.deal import Deal
from bot.games.lesson import Task
from bot.games.plugin import Chances, Unseated
from bot.table.buttons.contract import check, words_of
from bot.text.words import LANGUAGES, command_text, texts
from tests.games.nim.rules.rules import Take
from tests.plugins import plugin_in

NIM = plugin_in("nim")
GAME, LESSON = NIM.game, NIM.screen.lesson
FIRST, LAST = LESSON.tasks
theirs = structs.replace(FIRST.state, turn=1)
either = structs.replace(LAST.state, holes=(0, 0, 2))


def count(*_):
    return 0


def won(_):
    return Outcome((1, 2), (1, 0), "last")


def nothing(*_):
    return ()


def one(*_):
    return (1,)


def in_game(**changes):
    return replace(NIM, game=replace(GAME, **changes))


def with_recap(**changes):
    return replace(NIM, recap=replace(NIM.recap, **changes))


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
        (with_lesson(LAST, LAST), "its lesson has 2 tasks: up to 10 fit, each with a key of its own"),
        (in_game(length=Option("holes", ("large", "tiny"), "large")), "its length 'holes' is not one of its options"),
        (in_game(length=GAME.options[0]), "text/en.ftl lacks nim-length-large, nim-length-small"),
        (in_game(alone={"holes": "tiny"}), "alone in GAME names an option or a choice that there is not (nim: holes"),
        (replace(NIM, deal=Deal(2, {"mice": "few"})), "deal in PLUG names an option or a choice that there is not"),
        (with_recap(chapter=lambda state: state.number), "RECAP cannot be sent to another process (Can't pickle"),
        (replace(NIM, choose=lambda *_: Take("A", 1)), "choose cannot be sent to another process"),
        (with_recap(chances=Chances(lambda _: ())), "its recap has misses, and its screen does not"),
        (with_lesson(Task("new", LAST.state, ())), "text/en.ftl lacks nim-lesson-new, nim-lesson-new.done"),
        (with_recap(traits=count), "text/en.ftl lacks nim-favourite"),
        (in_game(apply=count), "the type of state in apply is missing or unknown ('state')"),
        (with_recap(chapter=count), "chapter in RECAP is 0 at the beginning of a game of 2: chapters count from 1"),
        (with_recap(standing=nothing), "standing in RECAP is () at the end of a game of 2: it needs"),
        (with_recap(unseated=Unseated(one, one)), "unseated in RECAP is (1,) at the beginning: it needs"),
        (with_lesson(replace(FIRST, state=theirs), LAST), "task even of its lesson waits for seats [1], and only 0"),
        (with_lesson(replace(FIRST, answers=()), LAST), "task even of its lesson has no answer, or one that"),
        (with_lesson(replace(FIRST, answers=(Take("C", 4),)), LAST), "task even of its lesson has no answer, or one"),
        (with_lesson(replace(LAST, key="even"), LAST), "ends the game in task even of its lesson: only the last task"),
        (with_lesson(LAST, FIRST), "its lesson does not end by its learner's win: answer the last task by a move"),
        (
            with_lesson(FIRST, replace(LAST, state=either, answers=(Take("C", 1),))),
            "its lesson does not end by its learner's win: answer the last task by a move that wins, not Take(hole='C'",
        ),
        (
            replace(with_lesson(LAST), game=replace(GAME, outcome=won)),
            "Take(hole='C', mice=1) wins in task last of its lesson, the last one: write it among its answers",
        ),
    ],
)
def test_what_a_game_may_not_be_is_said_in_a_sentence(plug, why):
    with pytest.raises(OperatorError) as refused:
        check(plug)
    assert str(refused.value).startswith("The game nim cannot be offered: ")
    assert why in str(refused.value)


def test_all_faults_are_said_at_once():
    with pytest.raises(OperatorError, match=r"levels.*; its lesson has no tasks\.$"):
        check(replace(with_lesson(), levels=("hard",)))


async def test_a_folder_whose_cog_is_missing_stops_the_bot_with_a_sentence(monkeypatch):
    monkeypatch.setattr("bot.features.loading.modules", lambda _: ["tests.games.nim.rules"])
    with pytest.raises(OperatorError, match=r"tests\.games\.nim\.rules has no cog: write"):
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
