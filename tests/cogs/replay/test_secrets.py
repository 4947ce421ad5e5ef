"""A try tells its player no more than the moment that it begins with."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.contract import Level
from bot.messages.page import Page, Picture
from bot.person import Person
from bot.solo.solo import Playing, Solo, Start, table_of
from bot.text.words import speaker
from cogs.replay.tries import page_of
from tests.playout import game_in
from tests.plugins import plugin_in
from tests.trust.secrets import OWN, pair, positions, seats_of


def a_try(key: str, state: Any, seat: int) -> Page:
    """Return the first page of a try that begins in this position: computers take the other seats."""
    game = game_in(key)
    levels: tuple[Level | None, ...] = tuple(None if one == seat else "medium" for one in range(seats_of(game, state)))
    start = Start(key, 1, game.settle_options({}), levels, bytes(32), state=game.encode_state(state))
    playing = Playing(Solo("try", 7, 0, start), replace(table_of(game, start, Person(1, "anna", "de")), step=7))
    return page_of(plugin_in(key), playing, speaker("de"))


@pytest.mark.parametrize("games", [2, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", sorted(OWN))
def test_no_byte_of_a_try_depends_on_what_its_seat_could_not_know(key, games, capsys):
    """The first page is all that the moment shows. What computers reply depends on hidden cards by their own views
    only, which is all that they get."""
    rng, looked, changed = Random(key), 0, 0
    for seed in range(games):
        for state in positions(key, seed, every=15 if games < 9 else 5):
            for seat in range(seats_of(game_in(key), state)):
                one, other = pair(key, state, seat, rng)
                pages = [a_try(key, each, seat) for each in (one, other)]
                assert pages[0] == pages[1]
                if not looked % 40:
                    drawn = [[b.draw() for b in page.blocks if isinstance(b, Picture)] for page in pages]
                    assert drawn[0] == drawn[1] != []
                looked, changed = looked + 1, changed + (one != other)
    with capsys.disabled():
        print(f"\n{key}: {looked} pairs of tries, {changed} of them from different positions")
    assert changed > looked // 4, "many positions have secrets"
