"""Which games can be played, and which there are."""

import pytest

from bot.discovery import game_keys, load_game, modules, package_of
from bot.errors import NotAllowed
from tests import dice
from tests.plugins import plugin_of, registry_of


def test_a_game_is_offered_from_its_adding_to_its_removal():
    registry = registry_of()
    plugin = plugin_of(dice.GAME)
    registry.add(plugin)
    assert registry.get("dice") is registry.find("dice") is plugin
    assert ("dice" in registry, [*registry]) == (True, ["dice"])
    registry.remove("dice")
    registry.remove("dice")
    assert ("dice" in registry, [*registry], registry.find("dice")) == (False, [], None)
    with pytest.raises(NotAllowed, match="no-game-away"):
        registry.get("dice")


def test_no_two_games_have_the_same_key():
    with pytest.raises(ValueError, match="two games"):
        registry_of(dice.GAME, dice.GAME)


def test_every_folder_with_rules_is_a_game_and_has_a_cog():
    assert {f"{package_of(key)}.cog" for key in game_keys()} < set(modules("cog"))
    assert [load_game(key).key for key in game_keys()] == game_keys()
    assert {"mausen", "nim"} <= set(game_keys()), "one of cogs/, and the one of the tests"
