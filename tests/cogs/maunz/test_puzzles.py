"""The puzzles of maunz.: each proven again by the prover, and a sample by the rules alone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from bot.errors import IllegalMove
from bot.games.lesson import LEARNER
from bot.games.puzzle import Puzzle, attempt_of
from cogs.maunz.computer.simulation import Position, move_of, position
from cogs.maunz.puzzles.prover import Prover, turns, winning
from cogs.maunz.puzzles.puzzles import PLACEMENTS, PUZZLES, moves_of
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import Bed, has_line
from cogs.maunz.rules.rules import legal_placements
from cogs.maunz.rules.state import BoardMove, Choosing, Over, Placing, State, Variant
from tests.cogs.maunz.notation import do, in_turn
from tools.make_puzzles import IN_A_WEEK, canonical, harvest, line_of, looking_better, saving, winning_turns

PARTS = 244
"""The puzzles are proven again in so many parts; one of them in every run."""
each_part = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=() if part == 0 else pytest.mark.slow) for part in range(PARTS)]
)


def of_part(part: int) -> list[Puzzle[State, BoardMove]]:
    return [PUZZLES.get(number) for number in range(part, PUZZLES.count, PARTS)]


# What the rules alone say, slowly: no bits, no order, nothing remembered


def full_turns(state: State) -> Iterator[tuple[tuple[BoardMove, ...], State]]:
    """Yield each turn of the seat in turn as its moves, and what it leads to."""
    seat = in_turn(state)
    for placement in legal_placements(state, seat):
        after = do(state, seat, placement).state
        if isinstance(after.phase, Choosing):
            for choice in legal_placements(after, seat):
                yield (placement, choice), do(after, seat, choice).state
        else:
            yield (placement,), after


def is_won_by_rules(after: State, seat: int, most: int) -> bool:
    """Whether the seat that made this turn has won, or wins by so many more, whatever the other one does."""
    if isinstance(after.phase, Over):
        return after.phase.winner == seat
    return most > 0 and all(
        not isinstance(reply.phase, Over) and wins_by_rules(reply, most) for _, reply in full_turns(after)
    )


def wins_by_rules(state: State, most: int) -> bool:
    return any(is_won_by_rules(after, in_turn(state), most - 1) for _, after in full_turns(state))


def right_by_rules(puzzle: Puzzle[State, BoardMove]) -> set[BoardMove]:
    """Return the first placements that do what the puzzle asks for."""
    most = PLACEMENTS[puzzle.kind]
    if puzzle.kind == "save":
        found = [moves for moves, after in full_turns(puzzle.state) if not wins_by_rules(after, 1)]
    else:
        found = [moves for moves, after in full_turns(puzzle.state) if is_won_by_rules(after, LEARNER, most - 1)]
    return {moves[0] for moves in found}


@cache
def positions(seed: int, many: int) -> list[State]:
    """Beds on which anything may stand: often three cats short of a row, rows that wait, seven cats, eight pieces."""
    rng, found = Random(seed), []
    while len(found) < many:
        squares = rng.sample(range(36), rng.randint(3, 16))
        retired = rng.randint(0, 8), rng.randint(0, 8)
        kittens, cats = [0, 0], [0, 0]
        for square in squares:
            seat = rng.randrange(2)
            on_bed = (kittens[seat] | cats[seat]).bit_count()
            if on_bed == 7:
                continue
            if cats[seat].bit_count() < retired[seat] and rng.random() < 0.7:
                cats[seat] |= 1 << square
            elif kittens[seat].bit_count() < 8 - retired[seat]:
                kittens[seat] |= 1 << square
        found.append(
            State(Variant(), Bed((kittens[0], kittens[1]), (cats[0], cats[1]), retired), Placing(rng.randrange(2)), 20)
        )
    return found


def seen(state: State) -> Position:
    return position(state.bed, in_turn(state))


# The prover


def test_turns_are_those_of_the_rules():
    """Wins, rows, full beds and each choice of what leaves: the same moves lead to the same beds."""
    ways, won = Counter[int](), 0
    for state in positions(1, 60):
        here, seat = seen(state), in_turn(state)
        by_rules = {
            moves: None if isinstance(after.phase, Over) else position(after.bed, 1 - seat)
            for moves, after in full_turns(state)
        }
        found = {moves_of(here, action): after for action, after in turns(here)}
        assert found == by_rules
        ways += Counter(map(len, found))
        won += sum(after is None for after in found.values())
    assert min(ways[1], ways[2], won), "there were wins and choices among them"


def test_what_wins_at_once_is_what_the_rules_say():
    cases: Counter[str] = Counter()
    for state in positions(2, 300):
        here, seat = seen(state), in_turn(state)
        by_rules = {
            moves[0]
            for moves, after in full_turns(state)
            if isinstance(after.phase, Over) and after.phase.winner == seat
        }
        assert set(map(move_of, winning(here))) == by_rules
        cats = state.bed.cats[seat]
        cases["row waits"] += has_line(cats)
        cases["eighth cat"] += cats.bit_count() == 7
        cases["third cat"] += bool(by_rules) and not has_line(cats) and cats.bit_count() < 7
        cases["none"] += not by_rules
    assert min(cases[case] for case in ("row waits", "eighth cat", "third cat", "none"))


@pytest.mark.parametrize(("seed", "many"), [(16, 3), pytest.param(3, 40, marks=pytest.mark.slow)])
def test_a_win_in_two_is_one_by_the_rules_alone(seed, many):
    found = Counter[bool]()
    for state in positions(seed, many):
        proven = Prover().wins(seen(state), 2)
        assert proven == wins_by_rules(state, 2)
        found[proven] += 1
    assert min(found[True], found[False])


# The file


def test_there_are_two_years_of_puzzles_and_no_two_are_alike():
    puzzles = [PUZZLES.get(number) for number in range(PUZZLES.count)]
    assert len(puzzles) >= 730
    assert set(PLACEMENTS) == {puzzle.kind for puzzle in puzzles}
    assert {puzzle.grade for puzzle in puzzles} == {1, 2, 3, 4, 5}
    assert len({canonical(seen(puzzle.state)) for puzzle in puzzles}) == len(puzzles)


def test_a_week_begins_with_an_easy_puzzle_and_ends_with_a_hard_one():
    grades = [PUZZLES.get(number).grade for number in range(PUZZLES.count)]
    days = [grades[day::IN_A_WEEK] for day in range(IN_A_WEEK)]
    assert all(max(day) <= min(later) for day, later in pairwise(days))


@each_part
def test_one_first_placement_is_right_and_no_other(part):
    for puzzle in of_part(part):
        here, most, prover = seen(puzzle.state), PLACEMENTS[puzzle.kind], Prover()
        safe = list(saving(here))
        right = safe if puzzle.kind == "save" else list(winning_turns(prover, here, most))
        assert {move_of(number) for number, _ in right} == {puzzle.solution[0]}
        assert not prover.wins(here, max(2, most) - (puzzle.kind != "save"))
        assert puzzle.kind == "save" or len({number for number, _ in safe}) > 1, "all else does not lose at once"


@each_part
def test_every_first_move_but_the_right_one_is_refuted_on_the_board(part):
    """By moves that the rules allow; after them white has won, or orange no longer wins in time."""
    for puzzle in of_part(part):
        for moves, _ in full_turns(puzzle.state):
            attempt = attempt_of(GAME, PUZZLES, puzzle, moves)
            if attempt.found != "missed":
                assert moves[0] == puzzle.solution[0]
            elif attempt.why == "lost":
                assert GAME.outcome(attempt.state).winners == (1 - LEARNER,)
            else:
                assert attempt.why == "escapes"
                assert in_turn(attempt.state) == LEARNER
                assert not Prover().wins(seen(attempt.state), PLACEMENTS[puzzle.kind] - 1)


@each_part
def test_the_solution_wins_against_the_longest_defence_with_the_last_placement(part):
    for puzzle in of_part(part):
        for played in range(len(puzzle.solution)):
            assert attempt_of(GAME, PUZZLES, puzzle, puzzle.solution[:played]).found == "on"
        attempt = attempt_of(GAME, PUZZLES, puzzle, puzzle.solution)
        assert attempt.found == "solved"
        own = sum(step.seat == LEARNER and hasattr(step.move, "piece") for step in attempt.steps)
        assert own == PLACEMENTS[puzzle.kind]
        if puzzle.kind != "save":
            assert GAME.outcome(attempt.state).winners == (LEARNER,)
        with pytest.raises(IllegalMove):
            attempt_of(GAME, PUZZLES, puzzle, (*puzzle.solution, puzzle.solution[0]))


@each_part
def test_rules_alone_find_the_same_answer(part):
    """Of wins in three the rules alone look at one, below: for all they would need hours."""
    for puzzle in of_part(part):
        if puzzle.kind != "win3":
            assert right_by_rules(puzzle) == {puzzle.solution[0]}


@pytest.mark.slow
def test_rules_alone_agree_on_a_win_in_three():
    """The right placement wins against every reply; each other one does not after the reply that the page shows."""
    wins = [puzzle for number in range(PUZZLES.count) if (puzzle := PUZZLES.get(number)).kind == "win3"]
    puzzle = min(wins, key=lambda puzzle: len(list(full_turns(puzzle.state))))
    for moves, after in full_turns(puzzle.state):
        attempt = attempt_of(GAME, PUZZLES, puzzle, moves)
        if attempt.found == "on":
            assert is_won_by_rules(after, LEARNER, 2)
        elif attempt.why == "escapes":
            assert not wins_by_rules(attempt.state, 2)


def test_a_game_leads_to_the_same_puzzles_each_time():
    """Proven ones whose answer does not look best, written as the file has them."""
    (found,) = harvest(15).found
    assert harvest(15).found == [found]
    kind, grade, _, _, *solution = line_of(found).split()
    assert (kind, int(grade)) == ("win2", found.grade)
    assert len(solution) == len(found.solution)
    (right,) = winning_turns(Prover(), found.position, PLACEMENTS[kind])
    assert looking_better(found.position, right)
