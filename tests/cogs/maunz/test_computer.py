"""The computer player of maunz.: what each level sees, and that it does not think long."""

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.games.chance import SimulationChance
from bot.games.contract import Level, Seat
from cogs.maunz.computer import LEVELS, computer
from cogs.maunz.computer.computer import SLIPS, SLY, choose
from cogs.maunz.computer.evaluation import ends
from cogs.maunz.computer.search import Search
from cogs.maunz.computer.simulation import Position, move_of, placements
from cogs.maunz.computer.simulation import position as simulated
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import BIT, Bed, Squares, has_line, names, nudge
from cogs.maunz.rules.rules import apply, legal_moves, legal_placements, view
from cogs.maunz.rules.state import (
    Choosing,
    Graduate,
    Move,
    OfferDraw,
    Over,
    PlacePiece,
    Placing,
    State,
)
from tests.cogs.maunz.notation import EMPTY, NO_CHANCE, do, ending, in_turn, last_turn, position
from tools.ladder.arena import at, play
from tools.ladder.maunz import REFERENCES

THOUGHTFUL = LEVELS[1:]


def chosen(state: State, level: Level, seed: int = 1) -> Move:
    (seat,) = GAME.waiting_on(state)
    return choose(view(state, seat), legal_moves(state, seat), SimulationChance(seed), level)


def game(seed: int, **options: str) -> Iterator[State]:
    """Yield the states of a random game, in which a draw is offered now and then; options not given are random too."""
    rng = Random(seed)
    settled = {option.key: rng.choice(option.choices) for option in GAME.table_options} | options
    state = GAME.setup(2, settled, SimulationChance(seed))
    while not isinstance(state.phase, Over):
        yield state
        seat = in_turn(state)
        if OfferDraw() in legal_moves(state, seat) and rng.random() < 0.2:
            state = do(state, seat, OfferDraw()).state
        state = do(state, seat, rng.choice(legal_placements(state, seat))).state


def positions(number: int, seed: int, **options: str) -> list[State]:
    """Return states from random games."""
    found = [state for nth in range(number) for state in game(100 * seed + nth, **options)]
    return Random(seed).sample(found, number)


@pytest.fixture
def in_a_hurry(monkeypatch):
    """Let hard think much less, where it matters not how well."""
    monkeypatch.setattr(computer, "EFFORT", 1_000)


# Every option, every phase


@pytest.mark.parametrize("level", LEVELS)
def test_it_chooses_what_graduates(level, in_a_hurry):
    choosing = [state for seed in range(8) for state in game(seed, kids="no") if isinstance(state.phase, Choosing)]
    assert len(choosing) > 10
    for state in choosing[:10]:
        assert isinstance(chosen(state, level), Graduate)


@pytest.mark.parametrize("level", ["easy", "medium", "tricky"])
def test_different_chances_start_differently(level):
    assert len({chosen(position(EMPTY), level, seed) for seed in range(8)}) > 1


# It thinks of the same game


def test_its_placements_are_those_of_the_rules():
    for state in positions(40, 4):
        if isinstance(state.phase, Placing):
            seat = in_turn(state)
            found = {move_of(number): after for number, *after in placements(simulated(state.bed, seat))}
            assert found == {move: after_placing(state.bed, seat, move) for move in legal_placements(state, seat)}


def after_placing(bed: Bed, seat: Seat, move: Move) -> list[Squares]:
    assert isinstance(move, PlacePiece)
    after, _ = nudge(bed, seat, move.piece, move.square)
    return [after.kittens[seat], after.cats[seat], after.kittens[1 - seat], after.cats[1 - seat]]


def test_what_it_expects_of_a_turn_is_what_happens():
    for state in positions(40, 5):
        if isinstance(state.phase, Placing):
            seat = in_turn(state)
            continuations = Search(state.variant, 0).continuations(simulated(state.bed, seat))
            expected = {(after, move_of(number), lifted) for _, after, (number, lifted) in continuations}
            assert expected == {
                (after, move, lifted)
                for move in legal_placements(state, seat)
                for after, lifted in turns(state, seat, move)
            }


def turns(state: State, seat: Seat, move: Move) -> Iterator[tuple[Position | None, Squares]]:
    """Play the whole turn, in every way in which something can graduate; yield the position and what was lifted."""
    after = apply(state, seat, move, NO_CHANCE).state
    ways = [apply(after, seat, way, NO_CHANCE).state for way in legal_placements(after, seat)] or [after]
    for end in ways:
        graduated = last_turn(end).graduated
        lifted = sum(BIT[square] for square in graduated.squares) if graduated else 0
        yield None if isinstance(end.phase, Over) else simulated(end.bed, 1 - seat), lifted


def test_it_sees_where_one_piece_makes_a_line():
    rng = Random(6)
    for _ in range(500):
        squares = rng.getrandbits(36) & rng.getrandbits(36)
        if not has_line(squares):
            assert all(has_line(squares | BIT[name]) for name in names(ends(squares)))


# What it sees, two and three placements ahead

# A cat on D3 makes three, as the two hold each other; the lid has a third one for it
WIN_IN_ONE = """
......
......
.AA...
......
....b.
.b....
"""


@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.parametrize("seed", range(5))
def test_it_takes_a_win(level, seed):
    state = position(WIN_IN_ONE, lid=(3, 0))
    assert ending(do(state, 0, chosen(state, level, seed)).state).winner == 0


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_child_wins_by_three_kittens(level):
    state = position(WIN_IN_ONE.lower(), kids="yes")
    assert ending(do(state, 0, chosen(state, level)).state).reason == "three_kittens"


def test_a_small_child_sees_a_win_now_and_then():
    state = position(WIN_IN_ONE, lid=(3, 0))
    wins = [isinstance(apply(state, 0, chosen(state, "easy", seed), NO_CHANCE).state.phase, Over) for seed in range(60)]
    assert 20 < sum(wins) < 60


@pytest.mark.parametrize("level", ["tricky", "hard"])
@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_let_the_other_one_win_next(level, seed, in_a_hurry):
    assert prevents_a_win(level, seed)


def test_medium_mostly_sees_what_it_has_to_prevent_and_a_small_child_does_not():
    """What a child prevents it prevents by luck."""
    by_luck, mostly = (sum(prevents_a_win(level, seed) for seed in range(60)) for level in ("easy", "medium"))
    assert by_luck < 30 < 40 < mostly < 60


def prevents_a_win(level: Level, seed: int) -> bool:
    state = position(WIN_IN_ONE, turn=1, lid=(3, 3))
    assert wins_at_once(state, 0)
    return not wins_at_once(apply(state, 1, chosen(state, level, seed), NO_CHANCE).state, 0)


def wins_at_once(state: State, seat: Seat) -> bool:
    """Say whether the seat would win if it placed now."""
    moves = legal_placements(position_for(state, seat), seat)
    ends = [apply(position_for(state, seat), seat, move, NO_CHANCE).state.phase for move in moves]
    return any(isinstance(end, Over) and end.winner == seat for end in ends)


def position_for(state: State, seat: Seat) -> State:
    return State(state.variant, state.bed, Placing(seat))


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_it_does_not_line_up_the_cats_of_the_other_one_where_that_counts_at_once(level, in_a_hurry):
    tempting = [
        state
        for seed in range(6)
        for state in game(seed, kids="no", opponent_cat_line="win")
        if may_lose_by_placing(state)
    ]
    for state in tempting[:15]:
        after = apply(state, in_turn(state), chosen(state, level), NO_CHANCE).state
        assert not (isinstance(after.phase, Over) and after.phase.winner == 1 - in_turn(state))


def may_lose_by_placing(state: State) -> bool:
    if not isinstance(state.phase, Placing):
        return False
    seat = in_turn(state)
    ends = [apply(state, seat, move, NO_CHANCE).state.phase for move in legal_placements(state, seat)]
    return any(isinstance(end, Over) and end.winner == 1 - seat for end in ends)


# No cat wins at once. But after the right one every reply leaves a win
WIN_IN_THREE = """
A.b...
..A...
.b..A.
......
......
.....b
"""


def test_hard_sees_a_win_in_three_placements():
    state = position(WIN_IN_THREE, lid=(4, 0))
    assert not wins_at_once(state, 0)
    after = do(state, 0, chosen(state, "hard")).state
    for reply in legal_placements(after, 1):
        assert wins_at_once(do(after, 1, reply).state, 0), reply


# How long it thinks


@pytest.fixture
def searches(monkeypatch):
    """Every search that is made, in order."""
    made: list[Search] = []
    monkeypatch.setattr(computer, "Search", lambda *of: made.append(Search(*of)) or made[-1])
    return made


@pytest.mark.parametrize("effort", [300, 3_000])
def test_it_looks_at_no_more_than_its_effort_and_chooses_then(effort, searches, monkeypatch):
    monkeypatch.setattr(computer, "EFFORT", effort)
    most_of_a_turn = 600  # the one that it was looking at when the effort was spent
    for state in positions(12, 8, kids="no"):
        assert chosen(state, "hard") in legal_moves(state, in_turn(state))
        assert searches[-1].looked <= effort + most_of_a_turn


@pytest.mark.parametrize(("level", "most"), [("tricky", 1_000), ("sly", 5_000)])
def test_the_levels_below_look_at_few_placements(level, most, searches):
    for state in positions(12, 8, kids="no"):
        assert chosen(state, level) in legal_moves(state, in_turn(state))
        assert searches[-1].looked <= most


@pytest.mark.parametrize(
    ("level", "seconds"), [("easy", 0.5), ("medium", 0.5), ("tricky", 0.5), ("sly", 1), ("tough", 1), ("hard", 2)]
)
def test_it_does_not_think_long(level, seconds):
    """Seconds of computing; generous, as the machine that tests may be a slow one."""
    (state,) = positions(1, 9, kids="no")
    start = time.process_time()
    chosen(state, level)
    assert time.process_time() - start < seconds


# How well it plays; tools/ladder has more of that


def points(level, other, seed):
    """Return the points of a level in two games of the same seed, each starting one of them."""
    first = play(GAME, (at(level, choose), other), seed, first="0").scores[0]
    return first + play(GAME, (other, at(level, choose)), seed, first="0").scores[1]


def test_hard_beats_tricky_even_in_a_hurry(in_a_hurry):
    assert sum(points("hard", at("tricky", choose), seed) for seed in range(2)) >= 3


@pytest.mark.slow
def test_easy_is_a_match_for_a_newcomer():
    """One who knows the rules, sees one placement ahead and prevents nothing."""
    assert 20 < sum(points("easy", REFERENCES["newcomer"], seed) for seed in range(30)) < 40


@pytest.mark.slow
@pytest.mark.parametrize(("below", "level"), [*pairwise(LEVELS[:-2])])
def test_each_level_is_a_step_above_the_one_below(level, below):
    assert 36 < sum(points(level, at(below, choose), seed) for seed in range(30)) <= 56


@pytest.mark.parametrize("level", SLIPS)
def test_who_slips_plays_as_hard_or_as_sly(level, monkeypatch):
    """How often it slips, and that it has its part of the effort otherwise."""
    considered: list[int] = []
    deepen = Search.deepen
    monkeypatch.setattr(Search, "deepen", lambda *of: considered.append(len(of[1])) or deepen(*of))
    monkeypatch.setattr(computer, "EFFORT", 15)
    for seed in range(200):
        chosen(position(EMPTY), level, seed)
    assert abs(considered.count(SLY[0]) / 2 - SLIPS[level].often) < 10
    assert set(considered) == {SLY[0], len(legal_placements(position(EMPTY), 0))}


def test_easy_beats_chance():
    assert sum(points("easy", REFERENCES["random"], seed) for seed in range(3)) >= 5
