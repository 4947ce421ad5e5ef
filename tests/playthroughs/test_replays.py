"""Every game that was ever recorded can be watched again: move by move as it was, from the log as it is stored."""

import json
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import pytest

from bot.discovery import game_keys
from bot.sessions.replay import Mismatch, ReplayFrame, replay
from bot.sessions.session import TAIL
from bot.text.words import speaker
from cogs.replay.reel import Reel
from tests import finished
from tests.languages import EACH_LANGUAGE
from tests.plugins import plugin_in

FILES = finished.GOLDEN
FIRST_OF_EACH_GAME = {path.parent: path for path in reversed(FILES)}.values()
SOME_FIRST = [pytest.param(path, marks=() if path in FIRST_OF_EACH_GAME else pytest.mark.slow) for path in FILES]


class Recorded:
    """A golden game as the notebook would hold it, and its states as they were recorded."""

    def __init__(self, path: Path) -> None:
        golden = json.loads(path.read_text())
        played = finished.recorded(path)
        self.plugin = plugin_in(path.parent.name)
        self.game, self.screen, self.recap = self.plugin.game, self.plugin.screen, self.plugin.recap
        self.session, self.log = played.session, played.log
        self.states = {at: self.game.decode_state(json.dumps(state).encode()) for at, state in golden["states"]}

    @cached_property
    def frames(self) -> tuple[ReplayFrame, ...]:
        return replay(self.game, self.session, self.log)

    def reel(self) -> Reel:
        return Reel.of(self.session, self.plugin, self.frames)


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


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_each_recorded_board_is_shown_as_it_was(recorded, language):
    say, reel = speaker(language), recorded.reel()
    places = {frame.move: at for at, frame in enumerate(reel.frames)}
    shown = [at for at in recorded.states if at in places]
    assert {0, max(recorded.states)} <= set(shown)
    for at in shown:
        view = recorded.game.view(recorded.states[at], None)
        session = replace(recorded.session, tail=recorded.log[:at][-TAIL:])
        assert reel.moment(places[at], say) == recorded.screen.moment(session, view, say)


def test_every_step_shows_something_new(recorded):
    """In words or in the picture; and no player is asked to choose any more."""
    say, reel = speaker("en"), recorded.reel()
    moments = [(text, picture.alt) for text, picture in (reel.moment(at, say) for at in range(len(reel.frames)))]
    assert [at for at in range(1, len(moments)) if moments[at] == moments[at - 1]] == []
    assert all(text.strip() for text, _ in moments)


def test_each_chapter_begins_where_the_first_move_of_its_round_was_made(recorded):
    reel = recorded.reel()
    chapters = reel.chapters(1000)
    assert [number for number, _ in chapters] == sorted(
        {recorded.recap.chapter(frame.state) for frame in reel.frames[:-1]}
    )
    assert chapters[0] == (1, 1)
    for number, at in chapters:
        assert recorded.recap.chapter(reel.frames[at - 1].state) == number
    menu = reel.chapters(24)
    assert len(chapters[:24]) / 2 <= len(menu) <= 24
    assert {chapters[0], chapters[-1]} <= {*menu} <= {*chapters}


def test_the_end_says_who_won_and_only_the_end(recorded):
    say, reel = speaker("en"), recorded.reel()
    over = [recorded.game.outcome(frame.state) is not None for frame in reel.frames]
    assert over == [False] * reel.last + [True]
    view = recorded.game.view(reel.frames[-1].state, None)
    session = replace(recorded.session, tail=recorded.log[-TAIL:])
    board = recorded.screen.public(session, view, say, "").text
    assert all(part in board for part in reel.moment(reel.last, say)[0].split("\n\n"))


# A log that does not fit


@pytest.fixture
def onions() -> Recorded:
    return Recorded(next(path for path in FILES if path.parent.name == "heul_doch"))


def test_a_log_with_other_events_is_noticed_at_its_move(onions):
    onions.log = (*onions.log[:7], replace(onions.log[7], events=b"[]"), *onions.log[8:])
    with pytest.raises(Mismatch) as noticed:
        onions.reel()
    assert noticed.value.move == 8


def test_another_secret_is_noticed(onions):
    onions.session = replace(onions.session, secret=bytes(32))
    with pytest.raises(Mismatch):
        onions.reel()


# What stays hidden


def test_a_secret_pick_has_no_moment_of_its_own():
    mice = Recorded(next(path for path in FILES if path.parent.name == "mausen"))
    hidden = [number for number, logged in enumerate(mice.log, start=1) if not logged.events]
    assert hidden
    assert not {frame.move for frame in mice.reel().frames} & set(hidden)


def test_who_has_left_is_not_marked_in_moments_before_the_end(onions):
    """When a player left is not in the log."""
    away = tuple(replace(seated, gone=True) for seated in onions.session.seats)
    onions.session = replace(onions.session, seats=away)
    reel, marked = onions.reel(), onions.session
    bare = replace(marked, seats=tuple(replace(seated, gone=False) for seated in marked.seats))

    def moment(session, at):
        session = replace(session, tail=onions.log[: reel.frames[at].move][-TAIL:])
        return onions.screen.moment(session, onions.game.view(reel.frames[at].state, None), speaker("en"))

    for at in (0, reel.last - 1):
        assert reel.moment(at, speaker("en")) == moment(bare, at) != moment(marked, at)
