"""Every game that was ever recorded is shown moment by moment as it was."""

from dataclasses import replace

import pytest

from bot.sessions.session import TAIL
from bot.text.words import speaker
from cogs.replay.reel import Reel
from tests.languages import EACH_LANGUAGE
from tests.playthroughs.recorded import FILES, SOME_FIRST, Recorded


@pytest.fixture(scope="module", params=SOME_FIRST, ids=lambda path: f"{path.parent.name}-{path.stem}")
def recorded(request) -> Recorded:
    return Recorded(request.param)


def reel_of(recorded: Recorded) -> Reel:
    return Reel.of(recorded.session, recorded.plugin, recorded.frames)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_each_recorded_board_is_shown_as_it_was(recorded, language):
    say, reel = speaker(language), reel_of(recorded)
    places = {frame.move: at for at, frame in enumerate(reel.frames)}
    shown = [at for at in recorded.states if at in places]
    assert {0, max(recorded.states)} <= set(shown)
    for at in shown:
        view = recorded.game.view(recorded.states[at], None)
        session = replace(recorded.session, tail=recorded.log[:at][-TAIL:])
        assert reel.moment(places[at], say) == recorded.screen.moment(session, view, say)


def test_every_step_shows_something_new(recorded):
    """In words or in the picture; and no player is asked to choose any more."""
    say, reel = speaker("en"), reel_of(recorded)
    moments = [(text, picture.alt) for text, picture in (reel.moment(at, say) for at in range(len(reel.frames)))]
    assert [at for at in range(1, len(moments)) if moments[at] == moments[at - 1]] == []
    assert all(text.strip() for text, _ in moments)


def test_each_chapter_begins_where_the_first_move_of_its_round_was_made(recorded):
    reel = reel_of(recorded)
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
    say, reel = speaker("en"), reel_of(recorded)
    over = [recorded.game.outcome(frame.state) is not None for frame in reel.frames]
    assert over == [False] * reel.last + [True]
    view = recorded.game.view(reel.frames[-1].state, None)
    session = replace(recorded.session, tail=recorded.log[-TAIL:])
    board = recorded.screen.public(session, view, say, "").text
    assert all(part in board for part in reel.moment(reel.last, say)[0].split("\n\n"))


# What stays hidden


def test_a_secret_pick_has_no_moment_of_its_own():
    mice = Recorded(next(path for path in FILES if path.parent.name == "mausen"))
    hidden = [number for number, logged in enumerate(mice.log, start=1) if not logged.events]
    assert hidden
    assert not {frame.move for frame in reel_of(mice).frames} & set(hidden)


def test_who_has_left_is_not_marked_in_moments_before_the_end():
    """When a player left is not in the log."""
    onions = Recorded(next(path for path in FILES if path.parent.name == "heul_doch"))
    away = tuple(replace(seated, gone=True) for seated in onions.session.seats)
    onions.session = replace(onions.session, seats=away)
    reel, marked = reel_of(onions), onions.session
    bare = replace(marked, seats=tuple(replace(seated, gone=False) for seated in marked.seats))

    def moment(session, at):
        session = replace(session, tail=onions.log[: reel.frames[at].move][-TAIL:])
        return onions.screen.moment(session, onions.game.view(reel.frames[at].state, None), speaker("en"))

    for at in (0, reel.last - 1):
        assert reel.moment(at, speaker("en")) == moment(bare, at) != moment(marked, at)
