"""What did I miss? Placements that cost much are found, with those that would have been right."""

import msgspec
import pytest
from msgspec import structs

from bot.games.contract import TakeBack
from bot.games.lesson import FixedChance
from bot.games.plugin import Miss, Moment
from cogs.maunz.computer.misses import AS_GOOD, LOSES, MOST, SUREST, Judgement, misses, percent, value_of
from cogs.maunz.computer.recap import RECAP
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.rules import GAME
from cogs.maunz.rules.state import PlacePiece, Resign
from cogs.maunz.screen.lesson import LESSON, _task
from tests.playout import game_folders
from tests.plugins import plugin_in

DEFEND = LESSON.tasks[-2]
WIN = _task("win", "...... .BB... ..AA.. ...... ...... ......", "cE3", (3, 3))
"""Whoever is in turn wins at once: the learner, or else the other one."""
NO_CHANCE = FixedChance(())
BEGUN = _task("begun", "...... ...... .a.b.. ..a... ...b.. ......", "")
assert DEFEND.key == "defend"


def moments(*tasks, by_bot=False, move=None):
    """A kitten in the far corner, in each of these tasks."""
    corner = PlacePiece(Piece.KITTEN, "F6")
    states = [structs.replace(task.state, plies=number) for number, task in enumerate(tasks, start=1)]
    return [Moment(state.plies, 0, move or corner, state, by_bot) for state in states]


@pytest.fixture(scope="module")
def found():
    return misses(moments(WIN, DEFEND))


def decoded(encoded):
    return [GAME.decode_move(one.encode()) for one in encoded]


def test_a_sure_win_that_was_missed_is_told_with_every_placement_that_wins(found):
    miss = found[0]
    assert (miss.number, miss.seat, miss.why) == (1, 0, "win")
    assert set(WIN.answers) <= set(decoded(miss.right))
    assert miss.chances[0] == 100
    assert miss.lost >= LOSES


def test_a_sure_win_that_was_allowed_is_told_with_the_reply_that_wins(found):
    miss = found[1]
    assert (miss.number, miss.why, miss.chances[1]) == (2, "loss", 0)
    assert set(decoded(miss.right)) <= set(DEFEND.answers)
    played, reply = decoded(miss.lines[0])
    assert played == moments(WIN, DEFEND)[1].move
    after = GAME.apply(DEFEND.state, 0, played, NO_CHANCE).state
    assert GAME.outcome(GAME.apply(after, 1, reply, NO_CHANCE).state).winners == (1,)


def test_the_right_placement_is_no_miss_and_neither_is_a_computers():
    assert misses(moments(WIN, move=WIN.answers[0])) == ()
    assert misses(moments(WIN, DEFEND, by_bot=True)) == ()


def test_what_was_taken_back_is_not_judged():
    (first,) = moments(WIN)
    back = Moment(2, 0, TakeBack(), first.state, by_bot=False)
    assert misses([first, back, first._replace(number=3, move=WIN.answers[0])]) == ()
    assert misses([first, back, first._replace(number=3, move=Resign())]) == (), "and then the player gave up"


def test_no_more_than_three_are_told_of_each_player(monkeypatch):
    many = [one._replace(state=structs.replace(one.state, plies=at)) for at, one in enumerate(moments(WIN) * 5)]
    assert len(misses(many)) == MOST


def test_the_same_game_is_judged_the_same_each_time(found):
    assert misses(moments(WIN, DEFEND)) == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=tuple[Miss, ...]) == found


def test_a_value_and_a_chance_stand_for_each_other():
    for chance in range(1, 100):
        assert percent(value_of(chance)) == pytest.approx(chance, abs=0.5)
    assert percent(10**5) == 100
    assert percent(-(10**5)) == 0
    assert percent(2 * SUREST) == percent(SUREST) < 100


def test_every_right_placement_is_within_five_points_and_the_others_are_not():
    """Looked at one by one, as deep, without a limit."""
    (one,) = moments(BEGUN)
    judged = Judgement(one, 2_000)
    best = percent(judged.value)
    right = {each[-1] for each in judged._right()}
    for each in judged._all:
        lost = best - percent(judged._value(each))
        assert (each[-1] in right) == (lost < AS_GOOD) or lost == pytest.approx(AS_GOOD, abs=0.6)


def test_only_where_all_is_open_moves_are_judged():
    judging = {key for key in game_folders() if plugin_in(key).recap.chances}
    assert judging == {"maunz"}
    assert RECAP.chances
    assert RECAP.chances.misses is misses
