"""Finds the puzzles of maunz. in games between computer players, proves them and writes the file that ships.

A puzzle is a position in which one first placement does what no other one does.

    .venv/bin/python -m tools.make_puzzles [seed]

Each game begins with its own number, so that the same seed gives the same file on every machine, however many
processes look. What is dropped, and why, is counted and printed.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from multiprocessing import Pool
from os import cpu_count
from random import Random
from time import monotonic, process_time
from typing import Any, NamedTuple

from bot.games.chance import SimulationChance
from bot.games.contract import Level
from cogs.maunz.computer.computer import choose
from cogs.maunz.computer.search import Action, Search
from cogs.maunz.computer.simulation import Position, position
from cogs.maunz.puzzles.prover import Prover, longest_defence, turns, wins_at_once
from cogs.maunz.puzzles.puzzles import FILE, PLACEMENTS, SIGNS, moves_of
from cogs.maunz.rules import GAME
from cogs.maunz.rules.bed import SIDE, SQUARES
from cogs.maunz.rules.state import BoardMove, Over, PlacePiece, Placing, Variant

WANTED = {"save": 32, "win2": 540, "win3": 160}
"""732: four a week for 183 weeks."""
IN_A_WEEK = 4
LEVELS: tuple[Level, ...] = ("easy", "medium", "tricky")
BATCH = 100
"""So many games are looked at before anyone asks whether there are enough puzzles."""
MOST_GAMES = 1_000_000
HIDDEN = (2, 7)
"""An answer is better hidden, by a grade each, if more placements than so many look better."""
SYMMETRIES = 8


class Found(NamedTuple):
    """A puzzle that a game has led to."""

    kind: str
    grade: int
    position: Position
    solution: tuple[BoardMove, ...]


class Harvest(NamedTuple):
    """What one game has led to."""

    found: list[Found]
    counts: Counter[tuple[str, str]]
    """By the kind and what became of them."""
    seconds: float


def harvest(seed: int) -> Harvest:
    """Play a game and look at its positions, the last one first: at most a puzzle of each kind."""
    # a win in three is looked for only where the player could win in two a turn later: else it would take an hour
    start, counts = process_time(), Counter[tuple[str, str]]()
    found: dict[str, Found] = {}
    wins_later = [False, False]  # in two: by whether the next position but one is that of the same player
    for here in reversed(list(_positions(seed))):
        prover = Prover()
        wins = prover.wins(here, 2)
        kind, fate, puzzle = look_at(here, prover, is_deep=wins_later[0])
        wins_later = [wins_later[1], wins]
        if puzzle and kind in found:
            fate = "another of its game"
        elif puzzle:
            found[kind] = puzzle
        counts[kind, fate] += 1
    return Harvest([*found.values()], counts, process_time() - start)


def _positions(seed: int) -> Iterator[Position]:
    """Yield the start of each turn of a game."""
    rng, chance = Random(seed), SimulationChance(seed)
    levels: list[Level] = [rng.choice(LEVELS) for _ in range(2)]
    state = GAME.setup(2, GAME.settle_options({}), chance)
    while not isinstance(state.phase, Over):
        seat = state.phase.seat
        if isinstance(state.phase, Placing):
            yield position(state.bed, seat)
        move = choose(GAME.view(state, seat), GAME.choices(state, seat), chance, levels[seat])
        state = GAME.apply(state, seat, move, chance).state


def look_at(here: Position, prover: Prover, *, is_deep: bool) -> tuple[str, str, Found | None]:
    """Return the kind of a position, what becomes of it, and its puzzle; a win in three only if `is_deep`."""
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


# The file


def canonical(here: Position) -> tuple:
    """Return the same for positions that become each other by turning the bed or in a mirror."""
    return min(
        tuple((_turned(kittens, side), _turned(cats, side), retired) for kittens, cats, retired in here)
        for side in range(SYMMETRIES)
    )


def _seen_from(square: int, side: int) -> int:
    """Return where a square is if the bed is looked at from another side, or in a mirror."""
    row, column = divmod(square, SIDE)
    row = SIDE - 1 - row if side & 1 else row
    column = SIDE - 1 - column if side & 2 else column
    return column * SIDE + row if side & 4 else row * SIDE + column


def _turned(squares: int, side: int) -> int:
    return sum(1 << _seen_from(index, side) for index in range(len(SQUARES)) if squares >> index & 1)


def line_of(found: Found) -> str:
    """Return a puzzle as the file has it."""
    signs = ["."] * len(SQUARES)
    for seat, pieces in enumerate(found.position):
        for squares, of_kind in zip(pieces, SIGNS, strict=False):
            for index in filter(lambda index: squares >> index & 1, range(len(SQUARES))):
                signs[index] = of_kind[seat]
    drawn = "/".join("".join(signs[row : row + SIDE]) for row in range(0, len(SQUARES), SIDE))
    retired = ",".join(str(retired) for _, _, retired in found.position)
    return " ".join((found.kind, str(found.grade), drawn, retired, *map(_written, found.solution)))


def _written(move: BoardMove) -> str:
    return f"{move.piece}{move.square}" if isinstance(move, PlacePiece) else "".join(move.squares)


def in_weeks(puzzles: list[Found], seed: int) -> list[Found]:
    """Return them so that each four in a row begin with an easy one and end with a hard one."""
    rng = Random(seed)
    ranked = sorted(rng.sample(puzzles, len(puzzles)), key=lambda found: found.grade)
    weeks = len(ranked) // IN_A_WEEK
    days = [rng.sample(ranked[weeks * day : weeks * (day + 1)], weeks) for day in range(IN_A_WEEK)]
    return [found for week in zip(*days, strict=True) for found in week]


def main(seed: int = 0) -> None:
    """Look at game after game until there are enough of each kind."""
    taken: dict[tuple[Any, ...], Found] = {}
    counts, left, seconds, start = Counter[tuple[str, str]](), Counter(WANTED), 0.0, monotonic()
    with Pool(cpu_count()) as pool:
        for batch in count():
            for found, looked_at, took in pool.map(harvest, range(*_seeds(seed, batch)), chunksize=4):
                seconds += took
                counts += looked_at
                for puzzle in found:
                    same = canonical(puzzle.position)
                    fate = "the same from another side" if same in taken else "" if left[puzzle.kind] else "not needed"
                    if fate:
                        counts[puzzle.kind, "puzzle"] -= 1
                        counts[puzzle.kind, fate] += 1
                    else:
                        taken[same] = puzzle
                        left[puzzle.kind] -= 1
            print(f"{(batch + 1) * BATCH} games: still wanted {dict(left)}", flush=True)
            if not left.total():
                break
    FILE.write_text("".join(f"{line_of(found)}\n" for found in in_weeks([*taken.values()], seed)), encoding="utf-8")
    for (kind, fate), many in sorted(counts.items()):
        print(f"{kind:5} {fate:32} {many:8}")
    for (kind, grade), many in sorted(Counter((found.kind, found.grade) for found in taken.values()).items()):
        print(f"{kind:5} of grade {grade} {many:8}")
    print(f"{seconds:.0f} CPU seconds, {monotonic() - start:.0f} by the clock")


def _seeds(seed: int, batch: int) -> tuple[int, int]:
    first = seed * MOST_GAMES + batch * BATCH
    return first, first + BATCH


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
