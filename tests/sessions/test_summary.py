"""What a game came to for each seat, by playing its log again."""

from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace

import msgspec
import pytest

from bot.games.plugin import Recap
from bot.past.replay import Mismatch
from bot.past.results import SeatResult, summary
from bot.sessions.log import LoggedMove
from bot.sessions.session import Seated, Session
from cogs.mausen.rules.recap import RECAP as MAUSEN_TELLING
from tests.playout import Playout, game_folders, game_in, play_out
from tests.sessions.table import around


def written(game, played: Playout) -> tuple[Session, list[LoggedMove]]:
    """Return a random game as it is stored."""
    chance, log = played.chance(), []
    state = game.setup(played.seats, played.options, chance)
    for seat, move in played.moves:
        applied = game.apply(state, seat, move, chance)
        log.append(
            LoggedMove(
                seat, False, game.encode_move(move), msgspec.json.encode(applied.events) if applied.events else b""
            )
        )
        state = applied.state
    seats = tuple(Seated(n, n, "x") for n in range(played.seats))
    known = {
        "game": game.key,
        "options": played.options,
        "secret": played.secret,
        "joins": played.joins,
        "seats": seats,
    }
    return replace(around(), id=played.session, **known), log


@pytest.mark.parametrize("folder", game_folders())
def test_every_game_can_be_told_from_its_log(folder):
    game, recap = game_in(folder), import_module(f"cogs.{folder}.recap").RECAP
    for seats in game.seats:
        played = play_out(game, seats, 1)
        told = summary(game, recap, *written(game, played))
        gained = [
            end - start
            for start, end in zip(recap.standing(played.states[0]), recap.standing(played.states[-1]), strict=True)
        ]
        chapters = len({recap.chapter(state) for state in played.states})
        assert len(told) == seats
        assert [dict(one.traits) for one in told] == [
            dict(recap.traits(played.states[-1], seat)) for seat in range(seats)
        ]
        if recap.in_percent:
            assert {one.best_round for one in told} == {0}, "a round brings no points"
        else:
            assert all(one.best_round * chapters >= gain for one, gain in zip(told, gained, strict=True)), (
                "no chapter brought more than the best"
            )


def test_the_points_of_mausen_come_from_its_animals():
    game = game_in("mausen")
    for seed in range(5):
        played = play_out(game, 4, seed)
        told, outcome = summary(game, MAUSEN_TELLING, *written(game, played)), game.outcome(played.states[-1])
        assert tuple(sum(one.traits.values()) for one in told) == outcome.scores
        assert all(0 <= one.best_round <= score for one, score in zip(told, outcome.scores, strict=True))


def test_the_best_round_is_what_one_chapter_brought(monkeypatch):
    """Chapters 1, 1, 2, 2, 3 in which the first seat stands at 0, 2, 5, 5, 6 and the second loses now and then."""
    states = [(1, (0, 9)), (1, (2, 9)), (2, (5, 7)), (2, (5, 4)), (3, (6, 8)), (3, (10, 8))]
    frames = [SimpleNamespace(state=state) for state in states]
    monkeypatch.setattr("bot.sessions.summary.replay", lambda *_: frames)
    recap = Recap(
        lambda state: state[0], lambda state: state[1], lambda state, seat: {"end": state[1][seat]}, has_luck=False
    )
    assert summary(None, recap, around(2), ()) == (SeatResult(5, {"end": 10}), SeatResult(1, {"end": 8}))


def test_a_log_that_was_tampered_with_is_not_told():
    game = game_in("mausen")
    session, log = written(game, play_out(game, 3, 1))
    shown = next(n for n, logged in enumerate(log) if logged.events)
    log[shown] = replace(log[shown], events=b"[]")
    with pytest.raises(Mismatch):
        summary(game, MAUSEN_TELLING, session, log)
