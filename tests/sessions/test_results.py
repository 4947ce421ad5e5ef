"""What a game came to for each seat, by playing its log again."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.plugin import Recap
from bot.sessions.results import SeatResult, seat_results
from tests import dice
from tests.crowd import around
from tests.finished import left_behind
from tests.playout import game_folders, play_out
from tests.plugins import plugin_in


@pytest.mark.parametrize("folder", game_folders())
def test_every_game_can_be_told_from_its_log(folder):
    plugin = plugin_in(folder)
    game, recap = plugin.game, plugin.recap
    for seats in game.seats:
        played = play_out(game, seats, 1)
        results = seat_results(game, recap, *left_behind(game, played))
        before, after = (recap.standing(played.states[at]) for at in (0, -1))
        gained = [end - start for start, end in zip(before, after, strict=True)]
        chapters = len({recap.chapter(state) for state in played.states})
        assert len(results) == seats
        assert [dict(one.traits) for one in results] == [
            dict(recap.traits(played.states[-1], seat)) for seat in range(seats)
        ]
        if recap.chances:
            assert {one.best_round for one in results} == {0}, "a round brings no points"
        else:
            assert all(one.best_round * chapters >= gain for one, gain in zip(results, gained, strict=True)), (
                "no chapter brought more than the best"
            )


def test_those_without_a_seat_who_ranked_better_are_counted():
    plugin = plugin_in("aus_die_maus")
    ahead = set[int]()
    for seed in range(10):
        played = play_out(plugin.game, 4, seed)
        results = seat_results(plugin.game, plugin.recap, *left_behind(plugin.game, played))
        outcome = plugin.game.outcome(played.states[-1])
        places = [place + one.others_ahead for place, one in zip(outcome.places, results, strict=True)]
        assert places == [*plugin.ranks(played.states[-1])[:4]]
        ahead |= {one.others_ahead for one in results}
    assert ahead == {0, 1}


def test_the_best_round_is_what_one_chapter_brought(monkeypatch):
    """Chapters 1, 1, 2, 2, 3 in which the first seat stands at 0, 2, 5, 5, 6 and the second loses now and then."""
    states = [(1, (0, 9)), (1, (2, 9)), (2, (5, 7)), (2, (5, 4)), (3, (6, 8)), (3, (10, 8))]
    frames = [SimpleNamespace(state=state) for state in states]
    monkeypatch.setattr("bot.sessions.results.replay", lambda *_: frames)
    recap = Recap[Any](
        chapter=lambda state: state[0],
        chapters="turn",
        standing=lambda state: state[1],
        traits=lambda state, seat: {"end": state[1][seat]},
    )
    assert seat_results(dice.GAME, recap, around(2), ()) == (SeatResult(5, {"end": 10}), SeatResult(1, {"end": 8}))
