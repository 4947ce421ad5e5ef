"""Tips of all games: everything that is explained happens, and is worded."""

import pytest

from bot.text.words import speaker
from bot.ui.messages.tips import line
from tests.languages import EACH_LANGUAGE
from tests.playout import game_folders, play_out
from tests.plugins import plugin_in
from tests.words import known, room_of

GAMES = [folder for folder in game_folders() if any(key.startswith(f"{folder}-tip-") for key in known(room_of(folder)))]
SEEDS = (*range(12), 23, 50)
"""In the last two of maunz. there is something to choose, and a row that waits."""


def explained(folder):
    """Everything that is explained in a game."""
    return {key.removeprefix(f"{folder}-tip-") for key in known(room_of(folder)) if key.startswith(f"{folder}-tip-")}


@pytest.mark.parametrize("folder", GAMES)
def test_all_that_is_explained_happens_in_random_games_and_nothing_else(folder):
    plugin, found = plugin_in(folder), set()
    for seed in SEEDS:
        played = play_out(plugin.game, plugin.game.seats[seed % 2 and -1], seed)
        for state in played.states[:-1]:
            for seat in range(plugin.game.seats[0]):
                found.update(plugin.screen.tips(plugin.game.view(state, seat)))
    assert found == explained(folder)
    assert len(found) <= 7, "more would be no tips"


def test_the_games_of_the_box_have_tips_and_one_without_has_none():
    assert {"mausen", "maunz", "heul_doch", "aus_die_maus"} <= set(GAMES)
    nim = plugin_in("nim")
    assert [*nim.screen.tips(nim.game.view(play_out(nim.game, 2, 1).states[0], 0))] == []


@pytest.mark.parametrize("folder", GAMES)
def test_nothing_is_to_be_explained_at_the_beginning_of_a_game_but_what_cards_already_show(folder):
    plugin = plugin_in(folder)
    first = play_out(plugin.game, plugin.game.seats[0], 1).states[0]
    assert set(plugin.screen.tips(plugin.game.view(first, 0))) <= {"gift", "either"}


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("folder", GAMES)
def test_a_tip_is_one_line_in_every_language_and_says_how_to_have_no_more(folder, language):
    screen, say = plugin_in(folder).screen, speaker(language)
    most = 80 if screen.hand and screen.hand.retells else 260  # two lines of a hand that fits a phone
    for tip in explained(folder):
        told, off = line(folder, tip, say).split("\n")
        assert told.startswith("💡 ")
        assert 40 < len(told) < most, told
        assert off == f"-# {say('tip-once')}"
