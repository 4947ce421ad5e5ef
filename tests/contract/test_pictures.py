"""What holds for the pictures of every game: they are light, and not too high for a phone, whoever plays."""

from dataclasses import replace
from random import Random

import pytest

from bot.messages.page import Picture
from bot.text.words import speaker
from tests.cogs.pictures import HEAVY_NAMES, MOST_BYTES, light
from tests.crowd import around
from tests.names import NAMES
from tests.plugins import plugin_in

MOMENTS = 12


@pytest.fixture
def screen(folder):
    return plugin_in(folder).screen


def test_any_moment_of_any_game_can_be_drawn(game, screen, moments):
    rng = Random(game.key)
    for nth, (played, at) in enumerate(Random(1).sample(moments, MOMENTS)):
        names = HEAVY_NAMES if nth % 2 else rng.sample(NAMES, played.seats)
        table = around(played.seats, game=game, options=game.settle_options(played.options))
        seats = tuple(replace(one, name=name) for one, name in zip(table.seats, names, strict=False))
        _, shown = screen.moment(replace(table, seats=seats), game.view(played.states[at], None), speaker("en"))
        light(shown.draw())


def test_the_cover_shows_however_many_sit_there(game, screen):
    covers = [screen.cover(HEAVY_NAMES[:seats]).png() for seats in range(game.seats[-1] + 1)]
    assert len({light(cover).tobytes() for cover in covers}) == len(covers)


def test_the_pictures_of_the_rules_are_light(screen):
    shown = [block for block in screen.rules({}, speaker("en")).blocks if isinstance(block, Picture)]
    assert all(len(picture.draw()) <= MOST_BYTES / 2 for picture in shown)
