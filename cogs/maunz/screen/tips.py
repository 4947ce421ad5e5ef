"""What happens in maunz. for the first time, and is explained once: `maunz-tip-…`."""

from collections.abc import Iterator

from cogs.maunz.rules.bed import LINE, Piece
from cogs.maunz.rules.state import Turn, View
from cogs.maunz.rules.threats import stayed, waiting_row


def tips(view: View) -> Iterator[str]:
    """Return what could be explained to this seat now, the rarest first."""
    if view.phase == "choosing" and view.turn == view.seat:
        yield "choose"
    if waiting_row(view):
        yield "waiting"
    if view.last:
        yield from _of_turn(view, view.last)


def _of_turn(view: View, last: Turn) -> Iterator[str]:
    if last.graduated and len(last.graduated.squares) == LINE and last.graduated.kittens:
        yield "grown"
    if any(nudge.to is None for nudge in last.placed.nudges):
        yield "fell"
    heavy = [standing.piece is Piece.CAT and last.placed.piece is Piece.KITTEN for standing in stayed(view)]
    if any(heavy):
        yield "heavy"
    if not all(heavy):
        yield "stayed"
