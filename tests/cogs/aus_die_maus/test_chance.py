"""Dice, cheeses and whole games of Aus die Maus."""

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.games.chance import Chance
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Kept, Moving, Over, Paid, RoundBegan, Threw
from cogs.aus_die_maus.rules.track import Race
from tests.cogs.aus_die_maus.notation import all_cheeses
from tests.playout import play_out

GOLDEN = sorted((Path(__file__).parents[2] / "playthroughs" / "aus_die_maus").glob("*.json"))
SEATS = (2, 3, 4, 5, 6)


def test_games_of_every_number_of_players_are_recorded_and_in_some_a_cheese_is_kept_and_a_move_taken_back():
    recorded = [json.loads(path.read_text()) for path in GOLDEN]
    assert {golden["seats"] for golden in recorded} == set(SEATS)
    assert any(move["type"] == "take_back" for golden in recorded for _, move in golden["moves"])
    assert any(move["type"] == "keep" for golden in recorded for _, move in golden["moves"])


# Fairness: the secret is fixed, so these come out the same every time


@pytest.fixture(scope="module")
def throws():
    """All throws of some games: before and after the trap was sprung."""
    found = [
        event
        for seed in range(30)
        for event in events_of(play_out(GAME, 3, seed, children="none"))
        if isinstance(event, Threw)
    ]
    return [event.dice for event in found if event.dice.red is not None], [
        event.dice for event in found if event.dice.red is None
    ]


@pytest.mark.slow
def test_each_die_falls_as_often_as_its_faces_are_there(throws):
    """Red has 0, 1, 2 once and 3 three times, yellow 1, 2, 3 once and 0 three times.

    The limits hold in 999 of 1,000 fair cases.
    """
    both, alone = throws
    assert len(both) > 2500
    assert len(alone) > 800
    assert chi_square(Counter(dice.red for dice in both), {0: 1, 1: 1, 2: 1, 3: 3}) < 16.3
    assert chi_square(Counter(dice.yellow for dice in both), {1: 1, 2: 1, 3: 1, 0: 3}) < 16.3
    assert chi_square(Counter(dice.yellow for dice in alone), {1: 1, 2: 1, 3: 1, 0: 3}) < 16.3


@pytest.mark.slow
def test_the_two_dice_do_not_depend_on_each_other(throws):
    both = Counter((dice.red, dice.yellow) for dice in throws[0])
    faces = {
        (red, yellow): (3 if red == 3 else 1) * (3 if yellow == 0 else 1) for red in range(4) for yellow in range(4)
    }
    assert chi_square(both, faces) < 37.7


def test_the_first_cheese_is_any_of_them():
    first = Counter(GAME.setup(4, {}, Chance(b"secret", session, (1, 2))).supply[0] for session in range(600))
    assert chi_square(first, {3: 3, 2: 5, 1: 12}) < 13.9


def chi_square(counts, weights) -> float:
    assert set(counts) <= set(weights)
    each = sum(counts.values()) / sum(weights.values())
    return sum((counts[face] - weight * each) ** 2 / (weight * each) for face, weight in weights.items())


# Whole games


@pytest.fixture(scope="module", params=SEATS)
def games(request):
    """Some games of each number of players, with random options, and their events."""
    played = [play_out(GAME, request.param, seed) for seed in range(25)]
    return [(game, events_of(game)) for game in played]


def events_of(played) -> list:
    chance = played.chance()
    state = GAME.setup(played.seats, GAME.settle_options(played.options), chance)
    events = list(state.last)
    for seat, move in played.moves:
        applied = GAME.apply(state, seat, move, chance)
        assert applied.events, "no move is hidden"
        state, events = applied.state, events + list(applied.events)
    return events


@pytest.mark.slow
def test_random_games_end_and_use_the_cheeses_up_exactly(games):
    for played, _ in games:
        start, end = played.states[0], played.states[-1]
        assert end.phase == Over()
        assert end.supply == ()
        assert all(all_cheeses(state) == all_cheeses(start) for state in played.states)
        assert sum(map(sum, end.cheeses)) == (38 if end.rounds == 6 else 31)


@pytest.mark.slow
def test_every_round_gives_four_cheeses_away(games):
    """A-13, A-15, A-16."""
    rounds = []
    for _, events in games:
        for event in events:
            match event:
                case RoundBegan():
                    rounds.append(0)
                case Paid(_, cheeses):
                    rounds[-1] += cheeses
                case Kept():
                    rounds[-1] += 1
                case _:
                    pass
    assert set(rounds) == {4}


@pytest.mark.slow
def test_a_race_is_always_in_order(games):
    """The mice in the goal are those trapped or come in, and no others; a mouse that is out has no turn."""
    for state in (state for played, _ in games for state in played.states):
        race: Race = state.race
        assert all(0 <= space <= race.goal for space in race.spaces)
        came_in = {mouse for mouse in race.finished if race.space_of(mouse) == race.goal}
        assert set(race.on(race.goal)) == came_in | ({race.trapped} - {None})
        assert race.trapped is not None or not race.finished
        assert race.trapped not in race.finished
        assert isinstance(state.phase, Over) or state.phase.seat in race.running


def test_only_who_has_something_to_decide_chooses(games):
    """After a throw a seat waits only if its moves lead to different things, and a child never does."""
    for state in (state for played, _ in games for state in played.states if isinstance(state.phase, Moving)):
        choices = GAME.view(state, None).choices
        assert len({(choice.to, choice.shoved) for choice in choices}) > 1
        assert str(state.phase.seat) not in state.variant.children


@pytest.mark.parametrize(
    "options", [{"children": "012345"}, {"children": "02"}, {"at_the_trap": "stays"}, {"track": "10"}, {"track": "18"}]
)
def test_games_with_every_option_end(options):
    for seats in SEATS:
        assert play_out(GAME, seats, 7, **options).states[-1].phase == Over()
