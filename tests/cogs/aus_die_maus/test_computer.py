"""The computer player of Aus die Maus: by the rules, by what its seat knows, within its budget, better by level."""

import time
from collections import Counter
from itertools import cycle, islice
from random import Random
from statistics import fmean

import pytest
from msgspec import structs

from bot.games.chance import Chance, SimulationChance
from bot.games.contract import LEVELS, Level
from cogs.aus_die_maus.computer import computer
from cogs.aus_die_maus.computer.computer import choose
from cogs.aus_die_maus.computer.evaluation import RoundEvaluation, RoundResult
from cogs.aus_die_maus.computer.simulation import THROW_OF_BYTE, THROWS, SimulatedRound, tape_of, tapes
from cogs.aus_die_maus.rules.cheese import pay
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import Keep, Keeping, Roll, State
from cogs.aus_die_maus.rules.track import WHITE, Dice, Race, Run, close, is_over, led_by_dice, legal_runs, run
from tests.cogs.aus_die_maus.notation import do, position
from tests.playout import play_out
from tools.ladder.arena import at, play
from tools.ladder.aus_die_maus import REFERENCES
from tools.ladder.best_mouse import BestPlay, losses_a_round

LONGEST = 5.0  # seconds of computing for one choice on a slow machine: the figures are in `make bench`
QUICK = 0.5


def choice(state: State, level: Level = "hard", seed: int = 1):
    """Return what the computer in turn chooses."""
    (seat,) = GAME.waiting_on(state)
    return choose(GAME.view(state, seat), GAME.legal_moves(state, seat), SimulationChance(seed), level)


@pytest.fixture
def few_playouts(monkeypatch):
    """Hard thinks for a moment only: enough to see that it works."""
    monkeypatch.setattr(computer, "PLAYOUTS", 100)
    monkeypatch.setattr(computer, "A_BATCH", 12)


@pytest.fixture(scope="module")
def games():
    """A random game for each number of players and with every option somewhere."""
    return [play_out(GAME, seats, seed) for seats in GAME.seats for seed in range(4)]


# By the rules


@pytest.mark.parametrize("level", LEVELS)
def test_a_throw_is_a_throw(level):
    assert choice(position("3 5 0 9"), level) == Roll()


@pytest.mark.parametrize("level", LEVELS)
def test_the_better_cheese_is_kept(level):
    for drawn, best in (((3, 1), 0), ((1, 2), 1)):
        assert choice(position("13 0 0 T", phase=Keeping(0, drawn)), level) == Keep(best)


def test_it_never_takes_back(games):
    may = [state for played in games for state in played.states if GAME.view(state, None).may_take_back is not None]
    assert may
    assert not any(GAME.view(state, None).may_take_back in GAME.waiting_on(state) for state in may)


# What it knows


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cheeses_change_nothing(level, few_playouts):
    state = position(
        "13 11 9 13 12",
        0,
        "2 1",
        number=3,
        cheeses=((3,), (2, 1), (1,), (1,), (2,)),
        supply=(1,) * 9 + (2,) * 3 + (3,) * 2,
    )
    other = structs.replace(state, cheeses=((3,), (1, 1), (3,), (1,), (1,)), supply=tuple(reversed(state.supply)))
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert [choice(state, level, seed) for seed in range(5)] == [choice(other, level, seed) for seed in range(5)]


def test_the_cheeses_that_others_look_at_change_nothing():
    state = do(position("11 0 0 13", 0, "2 1"), "2").state
    one, other = (GAME.view(structs.replace(state, phase=Keeping(0, drawn)), 1) for drawn in ((3, 3), (1, 1)))
    assert one == other


# Its budget


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("mice", "options"), [("9 9 9 9 9 9 0", {"track": "18"}), ("3 3 3 3 3 3 0", {"track": "18"}), ("13 12 13 T", {})]
)
def test_a_choice_takes_no_longer_than_it_may(level, mice, options, monkeypatch):
    """Also where the moves are so equal that all of the budget is used."""
    monkeypatch.setattr(computer, "LITTLE", -1.0)
    state = position(mice, 0, "1" if "T" in mice else "2 1", **options)
    began = time.process_time()
    choice(state, level)
    assert time.process_time() - began < (LONGEST if level == "hard" else QUICK)


def test_the_playouts_are_counted(monkeypatch):
    playouts = Counter()
    real = SimulatedRound.play_on
    monkeypatch.setattr(SimulatedRound, "play_on", lambda *arguments: playouts.update(played=1) or real(*arguments))
    monkeypatch.setattr(computer, "LITTLE", -1.0)
    choice(position("13 12 11 13", 0, "2 1"))
    assert computer.PLAYOUTS <= playouts["played"] < computer.PLAYOUTS + 4 * computer.A_BATCH


def test_the_first_two_throws_of_the_playouts_are_every_pair_once():
    pairs = Counter(tuple(tape[:2]) for tape in islice(tapes(SimulationChance(1)), len(THROWS) ** 2))
    assert len(pairs) == len(THROWS) ** 2
    assert set(pairs.values()) == {1}


def test_throws_are_fair():
    tape = tape_of(Chance(b"secret", 1, ()))
    assert max(tape) < len(THROW_OF_BYTE)
    assert len(tape) > 200
    assert Counter(THROW_OF_BYTE) == Counter(THROWS * 7)


# The simulated round is the real one


@pytest.mark.parametrize("seed", range(12))
def test_a_simulated_round_runs_as_the_rules_do(seed):
    """Move by move, over whole rounds of random moves, with small children and both readings of the trap."""
    for nth in range(30):
        run_side_by_side(Random(30 * seed + nth))


def run_side_by_side(rng: Random) -> None:
    mice, goal, enters = rng.randrange(3, 8), rng.choice((10, 14, 18)), rng.random() < 0.5
    children = frozenset(mouse for mouse in range(mice - 1) if rng.random() < 0.2)
    race = Race(goal, (0,) * mice)
    simulated = SimulatedRound(goal, race.spaces, children, enters_by_yellow=enters)
    for mouse in cycle(race.mice):
        if is_over(race):
            break
        if mouse in race.running:
            red, yellow = rng.choice(THROWS)
            move = move_of(race, simulated, mouse, red, yellow, rng)
            race, _ = run(race, mouse, move, ())
            simulated.run(simulated.number(mouse), move)
            assert same(simulated, race)
    assert [(paid.mouse, paid.cheeses) for paid in pay(close(race)[0])] == paid_for(simulated)
    assert (simulated.result().kept is not None) == race.shover_paid


def move_of(race: Race, simulated: SimulatedRound, mouse, red: int, yellow: int, rng: Random) -> Run:
    """Return a random move by these dice, or the one they lead to; the simulation's move is legal, or the same."""
    number, throw = simulated.number(mouse), Dice(red if race.trapped is None else None, yellow)
    if number in simulated.led:
        move, _ = led_by_dice(race, mouse, throw, enters_by_yellow=simulated.enters_by_yellow)
        assert move == as_run(yellow if race.trapped is not None else simulated.led_by(number, red, yellow))
        return move
    moves = legal_runs(race, mouse, throw)
    assert race.trapped is not None or as_run(simulated.choose(mouse, red, yellow)) in moves
    return rng.choice(moves)


def paid_for(simulated: SimulatedRound) -> list:
    result = simulated.result()
    first, second, shover = (
        WHITE if mouse == simulated.white else mouse for mouse in (result.first, result.second, result.shover)
    )
    if first == WHITE:
        return [(WHITE, 4)]
    return [(first, 2), (second, 1), *([] if simulated.shover_paid else [(WHITE if shover is None else shover, 1)])]


def as_run(spaces: int) -> Run:
    return Run(abs(spaces), backward=spaces < 0)


def same(simulated: SimulatedRound, race: Race) -> bool:
    numbers = tuple(simulated.number(mouse) for mouse in race.finished)
    trapped = None if race.trapped is None else simulated.number(race.trapped)
    facts = (tuple(simulated.spaces), simulated.trapped, simulated.finished, simulated.marker, simulated.shover_paid)
    return facts == (race.spaces, trapped, numbers, race.marker, race.shover_paid) and simulated.is_over == is_over(
        race
    )


def test_a_simulated_round_begins_as_the_view_shows(games):
    for played in games:
        for state in played.states[:-1:7]:
            assert same(SimulatedRound.of(GAME.view(state, None)), state.race)


def test_the_simulation_plays_a_round_to_its_end():
    ends = Counter()
    for seed in range(300):
        result = SimulatedRound(14, (0,) * 5, frozenset(), enters_by_yellow=True).play_on(
            range(5), tape_of(SimulationChance(seed))
        )
        assert result
        ends["white" if result.first == 4 else "player"] += 1
    assert ends["player"] > 2 * ends["white"] > 0


def test_without_enough_throws_there_is_no_end():
    assert SimulatedRound(14, (0,) * 5, frozenset(), enters_by_yellow=True).play_on(range(5), bytes(3)) is None


# What the end of a round is worth


def evaluation(**changes) -> RoundEvaluation:
    return RoundEvaluation(GAME.view(position("0 0 0 0 0", **changes), 0), 0)


def test_more_cheese_promises_a_better_rank():
    seen = evaluation()
    first, second, nothing = (
        seen.value_of(RoundResult(*won)) for won in ((0, 1, None, None), (1, 0, None, None), (1, 2, None, None))
    )
    assert first > second > nothing
    assert seen.value_of(RoundResult(1, 2, 0, None)) > nothing
    assert seen.value_of(RoundResult(1, 2, None, 0)) > nothing
    assert (
        seen.value_of(RoundResult(1, 2, None, None))
        < seen.value_of(RoundResult(4, None, None, None))
        == pytest.approx(seen.value_of(None))
    )


def test_all_ranks_are_equally_likely_where_all_are_equal():
    assert evaluation().value_of(None) == pytest.approx(1.5)


def test_in_the_last_round_a_lead_counts_for_more():
    cheeses = ((3, 3), (1, 1), (1, 1), (1, 1), ())
    late, early = (evaluation(number=number, cheeses=cheeses, supply=(1,) * 12).value_of(None) for number in (5, 1))
    assert late > early > 1.5


# How it plays


def test_a_child_runs_as_far_as_it_can_and_loves_to_shove():
    assert choice(position("3 9 0 0", 0, "3 1"), "easy") == Run(3)
    assert choice(position("3 4 0 0", 0, "3 1"), "easy") == Run(1)


def test_a_child_does_not_step_into_the_trap_but_does_not_fear_it_either():
    assert choice(position("12 0 0 0", 0, "3 1"), "easy") == Run(1)
    assert choice(position("10 0 0 0", 0, "2 1"), "easy") == Run(2)
    assert choice(position("10 0 0 0", 0, "2 1"), "medium") == Run(1)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_white_mouse_is_shoved_into_the_trap(level):
    assert choice(position("11 0 0 13", 0, "2 1"), level) == Run(2)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_computer_does_not_walk_into_the_trap_without_need(level):
    assert choice(position("12 8 8 0", 0, "3 1"), level) == Run(1)
    assert choice(position("13 8 8 5", 0, "2 0"), level) != Run(2)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_mouse_that_can_be_first_at_the_cheese_goes_in(level):
    assert choice(position("13 T 5 4", 0, "2"), level) == Run(2)


# How well it plays


def mean_rank(player, others, games: int) -> float:
    """Return the mean rank at a table of four, each seat in turn."""
    total = 0
    for nth in range(games):
        seat = nth % 4
        players = [others] * 4
        players[seat] = player
        total += play(GAME, players, nth // 4).places[seat]
    return total / games


@pytest.mark.slow
def test_medium_is_better_than_easy():
    assert mean_rank(at("medium", choose), at("easy", choose), 80) < 2.4


@pytest.mark.slow
def test_medium_is_better_than_chance():
    assert mean_rank(at("medium", choose), REFERENCES["random"], 40) < 2.0


@pytest.mark.slow
def test_each_level_loses_less_against_the_best_play_and_hard_a_tenth_of_what_chance_loses():
    """For two on the short track, where the best play is known."""
    best = BestPlay(10)
    assert best.for_the_first > 0
    levels = [at(level, choose) for level in LEVELS]
    random, easy, medium, hard = (
        fmean(losses_a_round(best, player, rounds))
        for player, rounds in ((REFERENCES["random"], 100), *zip(levels, (100, 100, 25), strict=True))
    )
    assert random > 2 * easy
    assert easy > 1.2 * medium > 1.2 * hard
    assert hard < random / 10
