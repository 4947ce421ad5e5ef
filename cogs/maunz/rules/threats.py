"""What a bed of maunz. shows besides the pieces: which of them stayed, which row is about to win, and by what."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.games.contract import Seat
from cogs.maunz.rules.bed import AROUND, BIT, Square, Standing, names, squares_in_lines
from cogs.maunz.rules.rules import those_that_win
from cogs.maunz.rules.state import View


class Row(NamedTuple):
    """A row that the opponent lined up: it wins at the end of its owner's next turn, if it still stands (Z-5, Z-13)."""

    seat: Seat
    squares: tuple[Square, ...]


def stayed(square: Square, after: Iterable[Standing]) -> tuple[Standing, ...]:
    """Return what a placement did not nudge: the pieces beside it after the turn, as nudged ones are further away."""
    return tuple(standing for standing in after if BIT[standing.square] & AROUND[square])


def shows_goal(view: View) -> bool:
    """Return whether the bed says what wins: until a cat lies on it, and always where there are none, among children.

    It follows from the position alone, so that a replay shows the same; and it is true whenever it stands there.
    """
    return view.over is None and not any(view.bed.cats)


def waiting_row(view: View) -> Row | None:
    """Return the row that waits to win, if there is one: a row of the player who just placed would have won already."""
    for seat, pieces in enumerate(those_that_win(view.bed, view.variant)):
        if not view.over and (row := squares_in_lines(pieces)):
            return Row(seat, names(row))
    return None
