"""Every game that was ever recorded can be watched again: move by move as it was, from the log as it is stored."""

import json
from dataclasses import replace
from importlib import import_module

import msgspec
import pytest

from bot.games.chance import Chance
from bot.past.replay import Mismatch, replay
from bot.sessions.log import LoggedMove
from bot.sessions.session import ChannelRef, Seated, Session, Status
from bot.text.words import LANGUAGES, speaker
from bot.ui.replay import Reel
from tests.playout import game_in
from tests.playthroughs.golden import FOLDER

FILES = sorted(FOLDER.glob("*/*.json"))
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")

files = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


class Recorded:
    """A golden game as the notebook would hold it, and its states as they were recorded."""

    def __init__(self, path):
        self.golden = json.loads(path.read_text())
        self.game = game_in(path.parent.name)
        self.screen = import_module(f"cogs.{path.parent.name}.screen").SCREEN
        self.recap = import_module(f"cogs.{path.parent.name}.recap").RECAP
        self.states = {at: self.game.decode_state(json.dumps(state).encode()) for at, state in self.golden["states"]}
        self.log = self._log()
        self.session = self._session()

    def _log(self) -> tuple[LoggedMove, ...]:
        chance = Chance(bytes.fromhex(self.golden["secret"]), self.golden["session"], self.golden["joins"])
        state = self.game.setup(self.golden["seats"], self.game.settle_options(self.golden["options"]), chance)
        log = []
        for seat, move in self.golden["moves"]:
            data = json.dumps(move).encode()
            applied = self.game.apply(state, seat, self.game.decode_move(data), chance)
            log.append(LoggedMove(seat, False, data, msgspec.json.encode(applied.events) if applied.events else b""))
            state = applied.state
        return tuple(log)

    def _session(self) -> Session:
        outcome = self.golden["outcome"]
        seats = (
            Seated(n, n, NAMES[n], place=outcome["places"][n], score=outcome["scores"][n])
            for n in range(self.golden["seats"])
        )
        return Session(
            id=self.golden["session"], where=ChannelRef(1, 2), message_id=3, game=self.game.key, rules_version=self.golden["rules_version"],
            options=self.game.settle_options(self.golden["options"]), language="en", secret=bytes.fromhex(self.golden["secret"]),
            joins=tuple(self.golden["joins"]), draws=self.golden["drawn"], status=Status.FINISHED, seq=len(self.log), step=1, shown_seq=0,
            updated_at=0, state=self.game.encode_state(self.states[max(self.states)]), seats=tuple(seats),
        )  # fmt: skip

    def frames(self):
        return replay(self.game, self.session, self.log)

    def reel(self) -> Reel:
        return Reel.of(self.session, self.game, self.screen, self.recap, self.frames())


@pytest.fixture(scope="module", params=FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def recorded(request) -> Recorded:
    return Recorded(request.param)


def test_there_are_games_of_every_kind():
    assert len({path.parent.name for path in FILES}) == 4


def test_each_recorded_state_comes_again(recorded):
    frames = recorded.frames()
    assert [frame.move for frame in frames] == list(range(len(recorded.log) + 1))
    assert [frame.seat for frame in frames] == [None, *(logged.seat for logged in recorded.log)]
    assert {at: frames[at].state for at in recorded.states} == recorded.states


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_recorded_board_is_shown_as_it_was(recorded, language):
    say, reel = speaker(language), recorded.reel()
    places = {frame.move: at for at, frame in enumerate(reel.frames)}
    shown = [at for at in recorded.states if at in places]
    assert {0, max(recorded.states)} <= set(shown)
    for at in shown:
        view = recorded.game.view(recorded.states[at], None)
        told, picture = reel.moment(places[at], say)
        wanted, drawing = recorded.screen.moment(recorded.session, view, say)
        assert (told, picture.alt) == (wanted, drawing.alt)


def test_pictures_are_drawn_from_the_recorded_states(recorded):
    first, last = (recorded.reel().moment(at, speaker("en"))[1].draw() for at in (0, recorded.reel().last))
    ends = (recorded.states[0], recorded.states[max(recorded.states)])
    drawn = [
        recorded.screen.moment(recorded.session, recorded.game.view(state, None), speaker("en"))[1].draw()
        for state in ends
    ]
    assert [first, last] == drawn


def test_every_step_shows_something_new(recorded):
    """In words or in the picture; and nobody is asked to choose any more."""
    say, reel = speaker("en"), recorded.reel()
    moments = [(told, picture.alt) for told, picture in (reel.moment(at, say) for at in range(len(reel.frames)))]
    assert [at for at in range(1, len(moments)) if moments[at] == moments[at - 1]] == []
    assert all(told.strip() for told, _ in moments)


def test_each_chapter_begins_where_the_first_move_of_its_round_was_made(recorded):
    reel = recorded.reel()
    chapters = reel.chapters(1000)
    assert [number for number, _ in chapters] == sorted(
        {recorded.recap.chapter(frame.state) for frame in reel.frames[:-1]}
    )
    assert chapters[0] == (1, 1)
    for number, at in chapters:
        assert recorded.recap.chapter(reel.frames[at - 1].state) == number
    assert len(reel.chapters(24)) == min(24, len(chapters))


def test_the_end_tells_who_won_and_only_the_end(recorded):
    say, reel = speaker("en"), recorded.reel()
    over = [recorded.game.outcome(frame.state) is not None for frame in reel.frames]
    assert over == [False] * reel.last + [True]
    assert (
        reel.moment(reel.last, say)[0]
        in recorded.screen.public(recorded.session, recorded.game.view(reel.frames[-1].state, None), say, "").text
    )


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


# What nobody saw


def test_a_secret_pick_has_no_moment_of_its_own():
    mice = Recorded(next(path for path in FILES if path.parent.name == "mausen"))
    hidden = [number for number, logged in enumerate(mice.log, start=1) if not logged.events]
    assert hidden
    assert not {frame.move for frame in mice.reel().frames} & set(hidden)


def test_a_mark_stands_beside_the_name_only_at_the_end(onions):
    """When somebody took a tissue is not in the log."""
    onions.session = replace(onions.session, seats=tuple(replace(seated, mark=True) for seated in onions.session.seats))
    reel, marked = onions.reel(), onions.session
    bare = replace(marked, seats=tuple(replace(seated, mark=False) for seated in marked.seats))

    def drawn(session, at):
        return onions.screen.moment(session, onions.game.view(reel.frames[at].state, None), speaker("en"))[1].draw()

    for at in (0, reel.last - 1, reel.last):
        assert drawn(bare, at) != drawn(marked, at) or at == reel.last  # at the end the mark is told, not drawn
        assert reel.moment(at, speaker("en"))[1].draw() == drawn(marked if at == reel.last else bare, at)
