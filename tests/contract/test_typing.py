"""What is offered while a person types means the same when it comes back as text, whatever the players are called."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from itertools import cycle, islice
from random import Random
from types import SimpleNamespace
from typing import Any
from unicodedata import normalize
from unittest.mock import Mock

import pytest
import regex

from bot import discovery
from bot.discovery import package_of
from bot.errors import GameError, NotAllowed
from bot.games.registry import Registry
from bot.sessions.session import Seated
from bot.table.buttons.cog import ActionsCog
from bot.table.buttons.commands import CHOICE_LENGTH
from bot.text.words import LANGUAGES
from bot.unicode import in_letters
from tests.discord_stand_in import session
from tests.languages import EACH_LANGUAGE
from tests.names import NAMES
from tests.playout import IN_THE_BOX
from tests.plugins import plugin_in

KEPT, TYPED = 25, 2
"""So many moments of each game, and so many of what is offered there."""


class TypedMove:
    """One command of a game's cog, by a player of a session."""

    def __init__(self, folder: str, state: Any, seat: int, names: tuple[str, ...], command: Any) -> None:
        game = plugin_in(folder).game
        seated = tuple(Seated(n, 100 + n, name) for n, name in enumerate(names))
        self._here = session(game=folder, seats=seated, options=game.settle_options({}))
        self._view, self._seat, self._command, self.sessions = game.view(state, seat), seat, command, self
        self.fields = {field.name: field for field in command.parameters if field.autocomplete}

    async def session_here(self, _: Any) -> Any:
        return self._here

    async def seat_here(self, _: Any) -> Any:
        return self._here, self._seat

    def view(self, *_: Any) -> Any:
        return self._view

    async def typed(self, _interaction: Any, _session: Any, move: Any) -> None:
        self._move = move

    async def offered(self, name: str, language: str, given: dict[str, str]) -> list[tuple[str, str]]:
        by_display = [(str(self.fields[one].display_name), text) for one, text in given.items()]
        offer = self._command._params[name].autocomplete
        return [(one.name, one.value) for one in await offer(self, self._by(language, by_display), "")]

    async def move(self, language: str, **given: str) -> Any:
        """The move that is typed, or the key of why there is none."""
        try:
            await self._command.callback(self, self._by(language), **given)
        except GameError as error:
            return error.key
        return self._move

    def _by(self, language: str, given: Any = ()) -> Any:
        return SimpleNamespace(user=SimpleNamespace(id=100 + self._seat), locale=language, namespace=given)


def commands_of(module: str) -> list[Any]:
    """The commands of a game or feature in which something is offered."""
    found = (
        one for kind in vars(import_module(module)).values() if isinstance(kind, type) for one in vars(kind).values()
    )
    return [one for one in found if any(field.autocomplete for field in getattr(one, "parameters", ()))]


def writings(label: str) -> Iterator[str]:
    """In either composition, in capitals, without its sign."""
    yield from (label, f" {label} ", normalize("NFD", label), normalize("NFC", label), label.upper())
    yield regex.sub(r"^[^\p{L}\p{N}]+ ", "", label)


@pytest.fixture(scope="module")
def typed_moves(folder, moments) -> list[TypedMove]:
    """Moments of whole games with all the names, each at its turn."""
    names, found = cycle(NAMES), list[TypedMove]()
    for played, at in Random(2).sample(moments, KEPT):
        called = tuple(islice(names, played.seats))
        if awaited := plugin_in(folder).game.waiting_on(played.states[at]):
            at_turn = partial(TypedMove, folder, played.states[at], min(awaited), called)
            found += map(at_turn, commands_of(f"{package_of(folder)}.cog"))
    return found


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_what_is_offered_is_read_when_it_comes_back_as_text(typed_moves, language):
    rng, read = Random(language), 0
    for typing in typed_moves:
        given: dict[str, str] = {}
        for name in typing.fields:
            offered = await typing.offered(name, language, given)
            letters = [in_letters(label) for label, _ in offered]
            for label, value in rng.sample(offered, min(TYPED, len(offered))):
                assert 1 <= len(label) <= CHOICE_LENGTH
                meant = await typing.move(language, **given, **{name: value})
                for text in writings(label):
                    if len(text) <= CHOICE_LENGTH and letters.count(in_letters(label)) == 1:
                        for reader in (language, rng.choice(LANGUAGES)):
                            assert await typing.move(reader, **given, **{name: text}) == meant, ascii(text)
                            read += 1
            given |= {name: rng.choice(offered)[1]} if offered else {}
    assert read > 100


async def test_no_name_makes_a_typed_move_a_mistake_of_ours(typed_moves):
    for typing in typed_moves:
        for text in Random(1).sample(NAMES, 20):
            await typing.move("de", **dict.fromkeys(typing.fields, text))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_is_read_as_it_is_offered(language):
    games = Registry[Any]()
    for key in IN_THE_BOX:
        games.add(plugin_in(key))
    cog, person = ActionsCog(Mock(games=games)), Mock(locale=language)
    offered = await cog.offer_games(person, "")
    assert {one.value for one in offered} == {*IN_THE_BOX}
    for one in offered:
        for text in (one.value, games.get(one.value).game.command, *writings(one.name), *writings(f"🎲 {one.name}")):
            assert cog.game_named(person, text) == one.value
            assert cog.game_named(Mock(locale="en"), text) == one.value
    with pytest.raises(NotAllowed, match="no-such-game"):
        cog.game_named(person, "9" * 5000)


def test_there_is_no_other_way_to_offer_something():
    """What is offered otherwise needs a test here, or beside its command, as the events of evenings have one."""
    commands = [one for module in discovery.modules("cog") for one in commands_of(module)]
    ways = {one._params[field.name].autocomplete for one in commands for field in one.parameters if field.autocomplete}
    assert {way.__name__ for way in ways} <= {"suggest", "offer_games", "offer_events"}


def test_there_are_two_hundred_names_that_discord_lets_people_have():
    assert len(NAMES) == 200
    assert max(map(len, NAMES)) <= 32
