"""Every game that was ever recorded plays the same today. A new one: python -m tools.record golden <game>."""

import json

import pytest

from tests.playout import game_folders, game_in, play_out
from tests.playthroughs.golden import FOLDER, replay, write

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_plays_the_same_today(path):
    replay(game_in(path.parent.name), json.loads(path.read_text()))


@pytest.mark.parametrize("folder", game_folders())
def test_the_rules_of_today_have_a_recorded_game(folder):
    game = game_in(folder)
    recorded = [json.loads(path.read_text()) for path in (FOLDER / folder).glob("*.json")]
    versions = {(golden["game"], golden["rules_version"]) for golden in recorded}
    assert (game.key, game.rules_version) in versions, f"python -m tools.record golden {folder}"


@pytest.mark.parametrize("folder", game_folders())
def test_a_game_just_recorded_plays_again(folder):
    game = game_in(folder)
    replay(game, json.loads(write(game, play_out(game, min(game.seats), 5))))


@pytest.mark.parametrize("path", FILES[:1], ids=lambda path: path.stem)
@pytest.mark.parametrize("part", ["outcome", "drawn", "moves", "states"])
def test_a_recorded_game_that_was_tampered_with_is_noticed(path, part):
    golden = json.loads(path.read_text())
    match part:
        case "outcome":
            golden["outcome"]["reason"] += "!"
        case "drawn":
            golden["drawn"] += 1
        case "moves" | "states":
            golden[part].pop()
    with pytest.raises(AssertionError):
        replay(game_in(path.parent.name), golden)


def test_one_recorded_game_of_mausen_loses_its_last_cards_on_an_empty_table():
    """Ruling M-7, the printed rule: the rarest end that a game has."""
    ends = [json.loads(path.read_text())["states"][-1][1] for path in (FOLDER / "mausen").glob("*.json")]
    assert any(end["last"]["restart"] for end in ends)
