"""Why the last turn of maunz. came out as it did: who moved, who stayed, what left the bed."""

from collections.abc import Iterator

from bot.text.words import Say
from cogs.maunz.rules.bed import AROUND, BIT, LINE, NEIGHBOURS, Piece
from cogs.maunz.rules.state import Placed, View
from cogs.maunz.rules.threats import stayed
from cogs.maunz.screen.prose import MARKS


def explain_turn(view: View, say: Say) -> Iterator[str]:
    """Yield the reasons, one after the other; none before the first turn."""
    if view.last is None:
        return
    placed, graduated = view.last.placed, view.last.graduated
    yield from _nudged(placed, say)
    yield from _stayed(view, placed, say)
    lifted = sum(BIT[square] for square in graduated.squares) if graduated else 0
    if not placed.nudges and not stayed(view) and not lifted & AROUND[placed.square]:
        yield say("maunz-why-alone", square=placed.square)
    if graduated and len(graduated.squares) == LINE:
        yield say("maunz-why-row", squares=graduated.squares)
    elif graduated:
        yield say("maunz-why-full", square=graduated.squares[0])
    if view.over and view.over.squares:
        yield say("maunz-why-won", squares=view.over.squares)


def _nudged(placed: Placed, say: Say) -> Iterator[str]:
    for nudge in placed.nudges:
        facts = {"mark": MARKS[nudge.seat], "square": nudge.square, "from": placed.square}
        if nudge.to:
            yield say("maunz-why-nudged", **facts, to=nudge.to)
        else:
            yield say("maunz-why-fell", **facts)


def _stayed(view: View, placed: Placed, say: Say) -> Iterator[str]:
    behind = {neighbour.square: neighbour.to for neighbour in NEIGHBOURS[placed.square]}
    for standing in stayed(view):
        mark = MARKS[standing.seat]
        if standing.piece is Piece.CAT and placed.piece is Piece.KITTEN:
            yield say("maunz-why-heavy", mark=mark, square=standing.square)
        else:
            yield say("maunz-why-held", mark=mark, square=standing.square, behind=behind[standing.square] or "")
