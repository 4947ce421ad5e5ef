"""What did I miss? Moves of two that cost cheese, by the best play."""

import msgspec
import pytest
from msgspec import structs

from bot.games.plugin import Miss, Moment
from cogs.aus_die_maus.computer import misses as told
from cogs.aus_die_maus.computer.best_play import (
    EXACT,
    MICE,
    WHITE_MOUSE,
    BestPlay,
    Lead,
    Position,
    _number,
    _spaces,
    best_play,
)
from cogs.aus_die_maus.computer.misses import LOSES, MOST, misses
from cogs.aus_die_maus.computer.simulation import THROWS
from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.state import Moving, TakeBack
from cogs.aus_die_maus.rules.track import Dice, Race, Run
from tests.playout import play_out

GOAL = 10
"""The short track: its best play is found in a second."""


def moments(**options):
    """Every choice of a random game for two on the short track, as people chose."""
    played, found = play_out(GAME, options.pop("seats", 2), 3, track=str(GOAL), **options), []
    chance = played.chance()
    state = GAME.setup(played.seats, GAME.settle_options(played.options), chance)
    for number, (seat, move) in enumerate(played.moves, start=1):
        found.append(Moment(number, seat, move, state, by_bot=False))
        state = GAME.apply(state, seat, move, chance).state
    return found


@pytest.fixture(scope="module")
def game():
    return moments()


@pytest.fixture(scope="module")
def best():
    return best_play(GOAL, frozenset({2}), enters_by_yellow=True)


def standing(spaces, dice, seat=0):
    """A choice in a game for two, with the mice here, the white one last."""
    state = next(one.state for one in moments() if isinstance(one.state.phase, Moving))
    return structs.replace(state, race=Race(GOAL, spaces), phase=Moving(seat, dice))


def test_those_that_cost_most_are_told_of_each_player_the_dearest_first(game, best):
    found = misses(game)
    assert found
    for seat in (0, 1):
        own = [miss for miss in found if miss.seat == seat]
        assert 0 < len(own) <= MOST
        assert [miss.lost for miss in own] == sorted((miss.lost for miss in own), reverse=True)
        costs = {
            one.number: round(100 * best.losses(one.state)[one.move])
            for one in game
            if one.seat == seat and isinstance(one.move, Run)
        }
        dearest = sorted((cost for cost in costs.values() if cost >= LOSES), reverse=True)[:MOST]
        assert [miss.lost for miss in own] == dearest
        assert all(costs[miss.number] == miss.lost for miss in own)


def test_what_is_better_really_is(game, best):
    for miss in misses(game):
        one = game[miss.number - 1]
        (made,), (better,) = (tuple(GAME.decode_move(move.encode()) for move in line) for line in miss.lines)
        assert made == one.move
        assert best.losses(one.state)[better] == 0
        assert miss.right == miss.lines[1]


def test_running_into_the_trap_costs_a_cheese_and_more(best):
    """Right before the finish one may run back: who runs in sits in the trap while the others race for the cheese."""
    state = standing((9, 9, 5), Dice(1, 2))
    losses = best.losses(state)
    assert losses[Run(1, backward=True)] == 0
    assert losses[Run(1)] == losses[Run(2)] > 1
    (miss,) = misses([Moment(1, 0, Run(2), state, by_bot=False)])
    assert miss.lost == round(100 * losses[Run(2)])


@pytest.mark.parametrize(
    ("spaces", "dice", "made", "because"),
    [
        ((9, 9, 5), Dice(1, 2), Run(2), "race"),  # into the trap
        ((4, 0, 5), Dice(1, 3), Run(3), "white"),  # instead of shoving her
        ((6, 2, 9), Dice(2, 3), Run(2), "both"),  # instead of shoving her into the trap
    ],
)
def test_it_says_which_cheeses_it_is_about(spaces, dice, made, because):
    (miss,) = misses([Moment(1, 0, made, standing(spaces, dice), by_bot=False)])
    assert miss.because == because


def test_only_own_choices_count(game):
    assert misses([one._replace(by_bot=True) for one in game]) == ()
    ran = next(one for one in game if one.number == misses(game)[0].number)
    back = Moment(ran.number + 1, ran.seat, TakeBack(), ran.state, by_bot=False)
    assert misses([ran]) != () == misses([ran, back])


def test_with_three_mice_nothing_is_known_exactly(monkeypatch):
    monkeypatch.setattr(told, "best_play", None)
    assert misses(moments(seats=3)) == ()


def test_nothing_that_was_hidden_counts(game):
    """What cheeses are worth, in the supply or with the players, changes no verdict."""

    def turned(state):
        cheeses = tuple(tuple(4 - value for value in own) for own in state.cheeses)
        return structs.replace(state, supply=tuple(4 - value for value in state.supply), cheeses=cheeses)

    assert misses([one._replace(state=turned(one.state)) for one in game]) == misses(game)


def test_it_is_kept_with_the_review(game):
    found = misses(game)
    assert msgspec.json.decode(msgspec.json.encode(found), type=tuple[Miss, ...]) == found


def test_a_child_who_is_led_by_the_dice_has_less_of_a_round():
    both, child = BestPlay(6), BestPlay(6, frozenset({1}))
    assert child.for_the_first > both.for_the_first + 0.1


def test_a_position_is_worth_what_its_throws_let_the_mouse_in_turn_choose():
    play = BestPlay(5)
    positions: set[Position] = set()
    todo: list[Position] = [(0, 0, 0, None, None, False, mouse) for mouse in range(MICE)]
    while todo:
        position = todo.pop()
        if position in positions:
            continue
        positions.add(position)
        choices, leads = play._leads(position)
        assert sum(count for count, _ in choices) == len(THROWS)
        best = min if position[-1] == 1 or position[-1] == WHITE_MOUSE else max
        worth = [play._worth(lead).cheeses for lead in leads]
        value = sum(count * best(worth[lead] for lead in choice) for count, choice in choices) / len(THROWS)
        assert play._worth(Lead(0.0, position)).cheeses == pytest.approx(value, abs=2 * EXACT)
        todo += [lead.after for lead in leads if lead.after]
        races = [play._worth(lead).race for lead in leads]
        least, most = (
            sum(
                count * one(races[lead] for lead in choice if worth[lead] == best(worth[at] for at in choice))
                for count, choice in choices
            )
            / len(THROWS)
            for one in (min, max)
        )
        assert least - 2 * EXACT <= play._worth(Lead(0.0, position)).race <= most + 2 * EXACT, "of the best move"
    assert len(play._index) == len(positions) == len({_number(position) for position in positions})
    assert all((*_spaces(_number(position)),) == position[MICE - 1 :: -1] for position in positions)
