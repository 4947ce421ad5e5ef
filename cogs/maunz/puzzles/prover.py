"""Proofs in maunz.: who wins within a few placements, whatever the other one does.

Every placement and every choice of what leaves the bed is tried, by the rules alone: nothing is judged, and nothing is
left out but what is decided already. What ends a game early beside a win, repetition and its length (Z-11), cannot
happen within so few placements of a position that is new.
"""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from cogs.maunz.computer.search import Action
from cogs.maunz.computer.simulation import CAT, SPOTS, Position, placements
from cogs.maunz.rules.bed import LINE, PIECES, Bed, choices, has_line

Turn: TypeAlias = tuple[Action, Position | None]
"""What the seat in turn can do, and the position of the other one that it leads to: None if it wins."""


def turns(position: Position, only: int | None = None) -> Iterator[Turn]:
    """Yield all that the seat in turn can do, or only what begins with the placement of this number; each choice of
    what leaves the bed is a turn of its own.
    """
    (_, _, retired), (_, _, their_retired) = position
    for number, kittens, cats, their_kittens, their_cats in placements(position, only):
        if cats and (has_line(cats) or cats.bit_count() == PIECES):
            yield (number, 0), None
            continue
        theirs, own = (their_kittens, their_cats, their_retired), kittens | cats
        if not has_line(own) and own.bit_count() != PIECES:
            yield (number, 0), (theirs, (kittens, cats, retired))
            continue
        for lifted in choices(Bed((kittens, 0), (cats, 0)), 0):
            mine = kittens & ~lifted, cats & ~lifted, retired + (kittens & lifted).bit_count()
            yield (number, lifted), (theirs, mine)


def wins_at_once(position: Position) -> bool:
    """Return whether the seat in turn can win by one placement."""
    return next(winning(position), None) is not None


def winning(position: Position) -> Iterator[int]:
    """Yield the numbers of the placements that win at once."""
    (_, cats, retired), _ = position
    on_bed = cats.bit_count()
    if on_bed + (retired > on_bed) < LINE:
        return
    if on_bed == PIECES - 1 or has_line(cats):
        yield from (number for (number, _), after in turns(position) if after is None)
    elif retired > on_bed:  # kittens move no cats: without a row that waits they win nothing
        yield from _third_cats(position)


def _third_cats(position: Position) -> Iterator[int]:
    """Yield where a cat makes a row: beside another cat only; what becomes of kittens makes no difference."""
    (kittens, cats, _), (their_kittens, their_cats, _) = position
    taken = kittens | cats | their_kittens | their_cats
    for number, bit, around, behind, loose, ways in SPOTS:
        beside = cats & around
        if beside and not taken & bit and has_line(cats ^ ways[beside & loose[taken & behind]] | bit):
            yield number + CAT


class Prover:
    """Proofs, and what they found out about positions on the way."""

    def __init__(self) -> None:
        self._wins: dict[tuple[Position, int], bool] = {}
        self._refuted_by: dict[int, int] = {}

    def wins(self, position: Position, most: int) -> bool:
        """Return whether the seat in turn wins by at most so many own placements, against every reply."""
        if (known := self._wins.get((position, most))) is not None:
            return known
        found = wins_at_once(position) or (
            most > 1 and any(after is not None and self.loses(after, most - 1) for _, after in turns(position))
        )
        self._wins[position, most] = found
        return found

    def loses(self, position: Position, most: int) -> bool:
        """Return whether whatever the seat in turn does, the other one wins by at most so many placements then."""
        before = self._refuted_by.get(most)  # often the same helps again
        for (number, _), after in chain(() if before is None else turns(position, before), turns(position)):
            if after is None or not self.wins(after, most):
                self._refuted_by[most] = number
                return False
        return True


def longest_defence(position: Position) -> Action:
    """Return the turn that holds out longest for a seat that loses: the other one wins last, and by the fewest."""
    return min(turns(position), key=lambda turn: 99 if turn[1] is None else sum(1 for _ in winning(turn[1])))[0]
