"""A finished game, moment by moment."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import InvalidInput
from bot.games.contract import TakeBack
from bot.sessions.replay import replay
from cogs.replay.reel import Reel
from tests.finished import GOLDEN, recorded
from tests.plugins import plugin_in


def reel_of(moves: int) -> Reel:
    """A game in which each move is a round."""
    plugin: Any = SimpleNamespace(recap=SimpleNamespace(chapter=lambda state: state))
    frames: Any = tuple(SimpleNamespace(state=at + 1, logged=None) for at in range(moves + 1))
    session: Any = None
    return Reel(session, plugin, frames)


@pytest.mark.parametrize("moves", [0, 3, 24])
def test_each_round_of_a_short_game_stands_in_the_menu(moves):
    assert reel_of(moves).chapters(24, moves) == tuple((number, number) for number in range(1, moves + 1))


def test_a_long_game_is_jumped_through_by_round_numbers_and_around_where_one_is():
    offered = [number for number, _ in reel_of(94).chapters(24, 47)]
    assert len(offered) == 24
    assert offered == sorted(offered)
    assert {1, *range(10, 91, 10), 94, *range(42, 53)} <= {*offered}


@pytest.mark.parametrize(("moves", "jumps"), [(31, 2), (94, 2), (400, 5)])
def test_each_round_is_reached_by_a_few_jumps(moves, jumps):
    reel, reached = reel_of(moves), {0}
    for _ in range(jumps):
        reached |= {place for at in reached for _, place in reel.chapters(24, at)}
    assert reached >= {*range(1, moves + 1)}


# What was taken back

TAKEN_BACK = [path for path in GOLDEN if b'"type":"take_back"' in path.read_bytes().replace(b'": "', b'":"')]


@pytest.mark.parametrize("path", TAKEN_BACK, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_moment_follows_from_the_one_before_and_none_was_taken_back(path):
    played = recorded(path)
    game = played.game
    reel = Reel.of(played.session, plugin_in(path.parent.name), replay(played.game, played.session, played.log))
    assert len(reel.frames) < len(reel.seen)
    assert reel.frames[-1] == reel.seen[-1]
    for before, frame in pairwise(reel.frames):
        assert frame.logged is not None
        move = game.decode_move(frame.logged.move)
        assert move != TakeBack()
        assert move in game.legal_moves(before.state, frame.logged.seat)
    chapters = [reel.chapter(at) or 0 for at in range(1, reel.last + 1)]
    assert chapters == sorted(chapters), "no move is counted twice"


def test_a_button_of_an_older_page_leads_to_its_moment_or_to_the_one_before_what_was_taken_back():
    played = recorded(TAKEN_BACK[-1])
    reel = Reel.of(played.session, plugin_in("maunz"), replay(played.game, played.session, played.log))
    assert [reel.at(place) for place in reel.places] == [*range(reel.last + 1)]
    gone = [place for place in range(len(reel.seen)) if place not in reel.places]
    assert gone
    for place in gone:
        assert reel.places[reel.at(place)] == max(one for one in reel.places if one < place)
    for beyond in (-1, len(reel.seen)):
        with pytest.raises(InvalidInput):
            reel.at(beyond)
