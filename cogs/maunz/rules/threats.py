"""What there is to notice on a bed of maunz. besides the pieces: who stayed, and which row is about to win."""

from typing import NamedTuple

from bot.games.contract import Seat
from cogs.maunz.rules.bed import AROUND, BIT, Square, Standing, lines, names
from cogs.maunz.rules.rules import those_that_win
from cogs.maunz.rules.state import View


class Row(NamedTuple):
    """A row that the opponent lined up: it wins at the end of its owner's next turn, if it still stands (Z-5, Z-13)."""

    seat: Seat
    squares: tuple[Square, ...]


def stayed(view: View) -> tuple[Standing, ...]:
    """Return who was not nudged by the last placement: whoever is beside it now. Nudged pieces go two squares away, so they never are."""
    won = view.over.squares if view.over else ()
    beside = AROUND[view.last.placed.square] if view.last else 0
    return tuple(standing for standing in view.standing if BIT[standing.square] & beside and standing.square not in won)


def waiting_row(view: View) -> Row | None:
    """Return the row that waits to win, if there is one: a row of whoever just placed would have won already."""
    for seat, pieces in enumerate(those_that_win(view.bed, view.settings)):
        if not view.over and (found := lines(pieces)):
            return Row(seat, tuple(square for square in names(pieces) if any(line & BIT[square] for line in found)))
    return None
