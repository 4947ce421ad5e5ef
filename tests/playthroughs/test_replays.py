"""Every game that was ever recorded plays again from its log as it is stored, and another log is noticed."""

from dataclasses import replace

import pytest

from bot.discovery import game_keys
from bot.sessions.replay import Mismatch
from tests.playthroughs.recorded import FILES, SOME_FIRST, Recorded


@pytest.fixture(scope="module", params=SOME_FIRST, ids=lambda path: f"{path.parent.name}-{path.stem}")
def recorded(request) -> Recorded:
    return Recorded(request.param)


def test_there_are_games_of_every_kind():
    assert {path.parent.name for path in FILES} == set(game_keys())


def test_each_recorded_state_comes_again(recorded):
    frames = recorded.frames
    assert [frame.move for frame in frames] == list(range(len(recorded.log) + 1))
    assert [frame.seat for frame in frames] == [None, *(logged.seat for logged in recorded.log)]
    assert {at: frames[at].state for at in recorded.states} == recorded.states


# A log that does not fit


@pytest.fixture
def onions() -> Recorded:
    return Recorded(next(path for path in FILES if path.parent.name == "heul_doch"))


def test_a_log_with_other_events_is_noticed_at_its_move(onions):
    onions.log = (*onions.log[:7], replace(onions.log[7], events=b"[]"), *onions.log[8:])
    with pytest.raises(Mismatch) as noticed:
        assert not onions.frames
    assert noticed.value.move == 8


def test_another_secret_is_noticed(onions):
    onions.session = replace(onions.session, secret=bytes(32))
    with pytest.raises(Mismatch):
        assert not onions.frames
