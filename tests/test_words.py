"""Every sentence in every language: none unused, none that cannot be said, and the names of commands as Discord wants
them. Those that one language lacks are found by `make check`."""

import asyncio
import re
from itertools import product
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest
import regex

from bot.clicks import places
from bot.features.kit import Kit
from bot.features.loading import set_up_all
from bot.games.contract import Level
from bot.run.app import App
from bot.run.client import Katzentisch
from bot.sessions.computers import introduced
from bot.table.buttons.contract import words_of
from bot.table.pages.screen import option_word
from bot.text import words as text
from bot.text.words import FALLBACK, LANGUAGES, CommandTranslator
from tests.playout import game_folders, game_in, play_out
from tests.plugins import plugin_in
from tests.words import (
    REFERENCE,
    ROOMS,
    WORDED,
    Code,
    code,
    known,
    messages,
    room_of,
    sentences,
)
from tools import translations

NUMBERS = (0, 1, 2, 3, 4, 5, 6, 11, 21, 100)
LABEL_LENGTH, MENU_LENGTH, CHOICE_LENGTH = 34, 50, 35
COMMAND_NAME = regex.compile(r"[-_'\p{L}\p{N}]{1,32}")
GAMES = game_folders()

rooms = pytest.mark.parametrize("room", WORDED, ids=lambda room: room.name)
languages = pytest.mark.parametrize("language", LANGUAGES)


# Every language


@rooms
@languages
def test_every_message_can_be_said_with_whatever_facts(room: Path, language):
    """Numbers where it counts, each variant where it chooses; and nothing is left of a missing fact or an empty
    branch."""
    found = text.texts(language)
    for key, message in messages(room, language).items():
        pattern = found.pattern(key)
        assert pattern is not None
        for facts in matrix(room, message):
            said, errors = found.bundle.format_pattern(pattern, facts)
            assert not errors, (key, facts, errors)
            assert str(said).strip(), (key, facts)
            assert "{" not in str(said), (key, facts)


def matrix(room: Path, message):
    """Yield facts of each kind that some language chooses by."""
    everywhere = [found for language in LANGUAGES if (found := messages(room, language).get(message.key))]
    numbers = set().union(*(one.numbers for one in everywhere))
    variants = {
        name: sorted(set().union(*(one.variants.get(name, set()) for one in everywhere))) for name in message.variables
    }
    values = [NUMBERS if name in numbers else variants[name] or ["Anna"] for name in sorted(message.variables)]
    assert all(name not in ("key", "language") for name in message.variables), "these are what `say` itself is told"
    for combination in product(*values):
        yield dict(zip(sorted(message.variables), combination, strict=True))


def test_what_a_language_lacks_has_besides_or_says_with_other_facts_is_found(tmp_path, monkeypatch):
    (tmp_path / "text").mkdir()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text/en.ftl").write_text("one = {$name}\ntwo = 2\nthree = 3\nfour = 4\n")
    (tmp_path / "text/it.ftl").write_text("three = 3\none = 1\nfour = 4\nfive = 5\n")
    assert [*translations.faults(tmp_path, "it")] == [
        "text/it.ftl lacks two: translate what en.ftl says there, in the same order",
        "text/it.ftl has five, which en.ftl lacks: take it out, or write it there",
        "text/it.ftl: one stands elsewhere than in en.ftl",
        "text/it.ftl: one and its English text do not both use $name",
    ]


@languages
def test_every_permission_has_its_name(language):
    needed = (*places.NEEDED, "send_messages_in_threads", "connect")
    assert len({text.say(language, "permission", name=name) for name in needed}) == len(needed)


# Missing and unused


@rooms
def test_every_key_that_is_said_exists(room: Path):
    for said in code(room).said:
        assert said.key in known(room), said


@rooms
def test_whatever_looks_like_a_key_is_one(room: Path):
    """Keys also stand in tables and conditions, far from where they are said."""
    prefixes = "|".join({key.partition("-")[0] for key in known(room)})
    looks = re.compile(rf"({prefixes})(-[a-z0-9_]+)+(\.[a-z]+)?")
    beginnings = {
        key[:at] for key in known(room) for at, char in enumerate(key) if char == "-"
    }  # the rest is put to it
    assert {literal for literal in code(room).literals if looks.fullmatch(literal)} <= set(known(room)) | beginnings


@rooms
def test_who_says_it_gives_its_facts(room: Path):
    for said in code(room).said:
        needed = known(room)[said.key].variables - REFERENCE.get(said.key, set())
        assert said.facts is None or needed <= said.facts, said


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_has_its_words(game):
    """An option by seat has no words for its choices: those are seats."""
    rules = game_in(game)
    options = (*rules.table_options, *rules.seat_options)
    wanted = [f"{option_word(rules, option)}{end}" for option in options for end in ("", ".about")]
    wanted += [option_word(rules, option, choice) for option in rules.table_options for choice in option.choices]
    assert set(wanted) <= set(known(room_of(game)))


@languages
@pytest.mark.parametrize("game", GAMES)
def test_choices_of_options_fit_a_phone(game, language):
    """What Discord's menu cuts off; the whole sentence stands in the attribute `rule`, for the lobby."""
    labels = [
        text.say(language, f"{game}-option-{option.key}-{choice}")
        for option in game_in(game).table_options
        if option.key != "pings"
        for choice in option.choices
    ]
    assert labels
    assert [label for label in labels if len(label) > CHOICE_LENGTH] == []


# Lists of names


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Anna and Ben", "Anna, Ben and Cem"),
        ("de", "Anna und Ben", "Anna, Ben und Cem"),
        ("fr", "Anna et Ben", "Anna, Ben et Cem"),
        ("it", "Anna e Ben", "Anna, Ben e Cem"),
    ],
)
def test_several_names_become_a_list_of_the_language(language, two, three):
    key = "mausen-won"
    for names, listed in ((("Anna", "Ben"), two), (("Anna", "Ben", "Cem"), three), (("Anna",), "Anna")):
        assert text.say(language, key, by="", names=names) == text.say(language, key, by="", names=listed)
        assert listed in text.say(language, key, by="", names=names)


@languages
def test_an_attribute_that_is_missing_gives_the_text_itself(language):
    assert text.say(language, "lobby-join.rule") == text.say(language, "lobby-join")


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_its_words(game):
    """Each reason that random games end for is said by one of the patterns that have a reason in them, if any has."""
    rules = game_in(game)
    ends = [play_out(rules, seats, seed) for seats in rules.seats for seed in range(5)]
    by_reason = [
        pattern
        for pattern, slots in code(room_of(game)).patterns.items()
        if any(slot.endswith("reason") for slot in slots) and "won" in pattern
    ]
    worded = {
        match.group(1) for pattern in by_reason for key in known(room_of(game)) if (match := re.fullmatch(pattern, key))
    }
    assert not by_reason or {rules.outcome(end.states[-1]).reason for end in ends} <= worded


@rooms
def test_every_key_that_is_put_together_fits_some_message(room: Path):
    for pattern in code(room).patterns:
        assert any(re.fullmatch(pattern, key) for one in WORDED for key in messages(one, FALLBACK)), pattern


@rooms
def test_no_message_is_unused(room: Path):
    """It is written out, put together from parts that are, mentioned by another message, or asked of every game; a
    command, or what can be chosen in it, is described by `.about`; a choice is told at a table by `.rule`."""
    heard = [code(one) for one in ROOMS]
    mentioned = set().union(*(message.mentioned for message in messages(room, FALLBACK).values()))
    mentioned |= {word for game in GAMES for word in words_of(plugin_in(game))}
    for key in (re.sub(r"\.(about|rule)$", "", key) for key in messages(room, FALLBACK)):
        written = any(key in one.literals for one in heard)
        assert written or key in mentioned or is_put_together(key, heard), key


def is_put_together(key: str, heard: list[Code]) -> bool:
    parts = set().union(*(one.literals for one in heard)) | {room.name for room in ROOMS}
    matches = [match for one in heard for pattern in one.patterns if (match := re.fullmatch(pattern, key))]
    return any(all(part in parts for part in match.groups()) for match in matches)


# In the code itself


@rooms
def test_no_sentence_for_people_stands_in_the_code(room: Path):
    for file in room.rglob("*.py"):
        assert sentences(file.read_text(encoding="utf-8")) == [], file


# Buttons


@languages
@pytest.mark.parametrize("key", ["lobby-computer", "lobby-computer.about", "lobby-fill", "level"])
def test_each_level_of_computer_players_has_words_of_its_own(language, key):
    labels = {text.say(language, key, level=level, count=3, names=introduced(level)) for level in get_args(Level)}
    assert len(labels) == len(get_args(Level))
    assert all(len(label) <= MENU_LENGTH for label in labels), labels


@languages
def test_labels_of_buttons_fit_a_phone(language):
    labels = {
        key: text.say(language, key) for room in WORDED for key in code(room).labels if not known(room)[key].variables
    }
    assert len(labels) >= 10
    assert {key: label for key, label in labels.items() if len(label) > LABEL_LENGTH} == {}


# Commands


@pytest.fixture(scope="module")
def commands() -> list[dict]:
    """What Discord is told of all commands, with the names in all languages."""
    return asyncio.run(payloads_of_all_commands())


async def payloads_of_all_commands() -> list[dict]:
    async with Katzentisch(Mock(App), None, None) as bot:
        await set_up_all(Kit(Mock(add_cog=bot.add_cog), Mock(), Mock()))
        translator = CommandTranslator()
        return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def tree(siblings: list[dict]):
    """Yield each group of siblings: commands, subcommands, options."""
    yield siblings
    for one in siblings:
        if one.get("options"):
            yield from tree(one["options"])


def in_language(one: dict, what: str, language: str) -> str:
    return (one.get(f"{what}_localizations") or {}).get(language, one[what])


@languages
def test_names_and_descriptions_of_commands_are_as_discord_wants_them(commands, language):
    assert {game_in(game).command for game in GAMES} < {one["name"] for one in commands}
    for siblings in tree(commands):
        for one in siblings:
            name, about = in_language(one, "name", language), in_language(one, "description", language)
            assert COMMAND_NAME.fullmatch(name), name
            assert name == name.lower(), name
            assert 1 <= len(about) <= 100, about


@languages
def test_no_two_siblings_have_the_same_name(commands, language):
    for siblings in tree(commands):
        names = [in_language(one, "name", language) for one in siblings]
        assert len(set(names)) == len(names) <= 25, names


def typed(siblings: list[dict], language: str, before: str = "/") -> set[str]:
    """What can be typed in a language, with and without subcommands."""
    names = {before + in_language(one, "name", language): one for one in siblings if one.get("type", 1) <= 2}
    return {*names}.union(*(typed(one.get("options", []), language, f"{name} ") for name, one in names.items()))


@languages
def test_commands_are_mentioned_by_their_names_in_the_language(commands, language):
    texts = "\n".join((room / "text" / f"{language}.ftl").read_text() for room in WORDED)
    mentioned = set(re.findall(r"`(/[^`{]+)`", texts))
    assert mentioned
    assert mentioned <= typed(commands, language)


@languages
def test_choices_are_short_and_differ(commands, language):
    offered = [one["choices"] for siblings in tree(commands) for one in siblings if one.get("choices")]
    assert offered
    for choices in offered:
        names = [in_language(choice, "name", language) for choice in choices]
        assert len(set(names)) == len(names) <= 25
        assert all(1 <= len(name) <= 100 for name in names), names


def test_commands_are_described_in_every_language(commands):
    """But for the games, which have one name everywhere."""
    of_the_house = [one for one in commands if one["name"] not in {game_in(game).command for game in GAMES}]
    for siblings in [of_the_house, *list(tree(commands))[1:]]:
        for one in siblings:
            assert {str(locale).partition("-")[0] for locale in one.get("name_localizations") or {}} >= set(
                LANGUAGES
            ) - {FALLBACK}, one["name"]
