"""The ladder's own arithmetic, and that everyone on it can play."""

import sys
from importlib import import_module

import pytest

from tests.ladder.elo import Result, ratings
from tests.ladder.matches import Match, play_match, players_of
from tests.playout import IN_THE_BOX
from tests.plugins import plugin_in


def results(first: str, second: str, wins: int, losses: int) -> list[Result]:
    return [Result(first, second, 1.0)] * wins + [Result(first, second, 0.0)] * losses


@pytest.mark.slow
def test_odds_of_ten_to_one_are_400_elo():
    rated = ratings(results("a", "b", 1000, 100), zero="b")
    assert rated["b"].elo == 0
    assert rated["a"].elo == pytest.approx(400, abs=2)
    assert rated["a"].low < 380 < 420 < rated["a"].high


@pytest.mark.slow
def test_who_was_never_met_is_placed_by_who_met_both():
    rated = ratings(results("a", "b", 300, 100) + results("b", "c", 300, 100), zero="c")
    assert rated["a"].elo == pytest.approx(2 * rated["b"].elo, rel=0.02)


@pytest.mark.slow
def test_draws_pull_together_and_more_games_make_surer():
    few, many = (ratings([Result("a", "b", 0.5), Result("a", "b", 1.0)] * times, zero="b")["a"] for times in (10, 200))
    assert few.elo == pytest.approx(many.elo, abs=15)
    assert many.high - many.low < few.high - few.low


def test_who_always_wins_is_not_infinitely_strong():
    assert 400 < ratings(results("a", "b", 50, 0), zero="b")["a"].elo < 2000


@pytest.mark.parametrize("game", IN_THE_BOX)
def test_everyone_on_the_ladder_can_play(game):
    sys.modules.pop(
        f"tests.ladder.{game}", None
    )  # a bot that was closed in another test has thrown the game's modules away: these are older
    everyone = players_of(game)
    assert {*plugin_in(game).levels, "random"} <= set(everyone)
    assert "newcomer" in everyone
    assert {one for step in import_module(f"tests.ladder.{game}").STEPS for one in step[:2]} <= set(everyone)
    ended = play_match(Match(game, "medium", "random", 2 if game == "maunz" else 4, 1, 7))
    assert 1 <= ended.rank <= 4
    assert 0 <= ended.score <= 1
