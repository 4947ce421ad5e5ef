"""Finds the puzzles of maunz.: positions in which one first placement does what no other one does, by proof."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.puzzle import Puzzle
from cogs.maunz.computer.search import Action, Search
from cogs.maunz.computer.simulation import Position, position
from cogs.maunz.puzzles.prover import Prover, Unproven, longest_defence, turns, wins_at_once
from cogs.maunz.puzzles.puzzles import PLACEMENTS, moves_of, posed
from cogs.maunz.rules.state import BoardMove, State, Variant

HIDDEN = (2, 7)
"""An answer is better hidden, by a grade each, if more placements than so many look better."""
GIVEN = -1
"""The number of a puzzle that stands in no file."""
MOST_PROVEN = 20_000
"""In a game that people wait for, a proof goes through so many positions: a second. Those of the file need a third."""


class Found(NamedTuple):
    """A puzzle that a game has led to."""

    kind: str
    grade: int
    position: Position
    solution: tuple[BoardMove, ...]


@lru_cache(64)
def missed_win(state: State, seat: Seat) -> Puzzle[State, BoardMove] | None:
    """Return the puzzle that a seat had before it, win in two or three; None for all else, and by other rules."""
    if state.variant.kids == "yes" or state.variant.opponent_cat_line == "win":
        return None
    try:
        _, _, found = look_at(position(state.bed, seat), Prover(MOST_PROVEN), is_deep=True)
    except Unproven:
        return None
    if found is None or found.kind == "save":
        return None
    return Puzzle(GIVEN, found.kind, found.grade, posed(found.position), found.solution)


def look_at(here: Position, prover: Prover, *, is_deep: bool) -> tuple[str, str, Found | None]:
    """Return the kind of a position, what becomes of it, and the puzzle if it is one: only if `is_deep`, which may
    take long, also a win in three.
    """
    if wins_at_once(here):
        return "-", "can be won at once", None
    safe = _up_to_two(saving(here))
    kind, answers = "save", safe
    if prover.wins(here, 2):
        kind, answers = "win2", _up_to_two(winning_turns(prover, here, 2))
    elif is_deep and (found := _up_to_two(winning_turns(prover, here, 3))):
        kind, answers = "win3", found
    elif len(_placements(safe)) != 1:
        return "-", "no puzzle", None
    if len(_placements(answers)) > 1:
        return kind, "several first placements win", None
    rank = looking_better(here, answers[0])
    if not rank:
        return kind, "what looks best is right", None
    if kind != "save" and len(_placements(safe)) == 1:
        return kind, "all else loses at once", None
    if kind == "win3" and _is_forced(here, answers[0], prover):
        return kind, "the rest is forced", None
    grade = PLACEMENTS[kind] + sum(rank > many for many in HIDDEN)
    return kind, "puzzle", Found(kind, grade, here, tuple(_solution(here, answers[0], kind, prover)))


def winning_turns(prover: Prover, here: Position, most: int) -> Iterator[Action]:
    """Yield every turn with which the seat in turn wins by at most so many own placements."""
    for action, after in turns(here):
        if after is None or (most > 1 and prover.loses(after, most - 1)):
            yield action


def saving(here: Position) -> Iterator[Action]:
    """Yield every turn after which the other seat cannot win at once."""
    return (action for action, after in turns(here) if after is None or not wins_at_once(after))


def _up_to_two(answers: Iterator[Action]) -> list[Action]:
    """Return the answers, or what begins with two different placements of them: it is no puzzle then."""
    found: list[Action] = []
    for answer in answers:
        found.append(answer)
        if len(_placements(found)) > 1:
            break
    return found


def _after(here: Position, action: Action) -> Position:
    """Return what a turn leads to that does not win."""
    after = dict(turns(here))[action]
    assert after, "the game is not over"
    return after


def _placements(actions: list[Action]) -> set[int]:
    return {number for number, _ in actions}


def looking_better(here: Position, answer: Action) -> int:
    """Return how many other placements look better than that of the answer at first sight."""
    looks: dict[int, int] = {}
    for value, _, (number, _) in Search(Variant()).continuations(here):
        looks[number] = max(value, looks.get(number, value))
    return sum(value > looks[answer[0]] for value in looks.values())


def _is_forced(here: Position, answer: Action, prover: Prover) -> bool:
    """Return whether after the first placement one reply alone does not lose at once, and then what looks best wins."""
    after = _after(here, answer)
    replies = list(saving(after))
    if len(_placements(replies)) > 1:
        return False
    then = _after(after, replies[0])
    return any(not looking_better(then, second) for second in winning_turns(prover, then, 2))


def _solution(here: Position, answer: Action, kind: str, prover: Prover) -> Iterator[BoardMove]:
    """Yield the solver's moves against the longest defence."""
    yield from moves_of(here, answer)
    for left in reversed(range(1, PLACEMENTS[kind])):
        after = _after(here, answer)
        here = _after(after, longest_defence(after))
        answer = next(winning_turns(prover, here, left))
        yield from moves_of(here, answer)
