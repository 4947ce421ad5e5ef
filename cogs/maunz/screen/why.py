"""Why the last turn of maunz. came out as it did, what matters most first: what left the bed, who moved, who stayed."""

from collections.abc import Iterator, Sequence

from bot.text.words import Say
from cogs.maunz.rules.bed import AROUND, BIT, LINE, NEIGHBOURS, Piece
from cogs.maunz.rules.state import Turn, View
from cogs.maunz.rules.threats import stayed
from cogs.maunz.screen.prose import MARKS, marked, moved_and_fallen


def explain_turn(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield what was placed and the reasons for what came of it, one line each; none before the first turn."""
    if view.last is None:
        return
    placed, graduated = view.last.placed, view.last.graduated
    yield say("maunz-turn-placed", who=marked(placed.seat, names), piece=placed.piece.value, square=placed.square)
    if graduated and len(graduated.squares) == LINE:
        yield say("maunz-why-row", squares=graduated.squares)
    elif graduated:
        yield say("maunz-why-full", square=graduated.squares[0])
    reasons = {**_of_nudged(view.last), **_of_those_that_stayed(view, view.last)}
    for reason, pieces in reasons.items():
        if pieces:
            yield say(f"maunz-why-{reason}", pieces=" · ".join(pieces), square=placed.square)
    lifted = sum(BIT[square] for square in graduated.squares) if graduated else 0
    if not any(reasons.values()) and not lifted & AROUND[placed.square]:
        yield say("maunz-why-alone", square=placed.square)


def _of_nudged(last: Turn) -> dict[str, list[str]]:
    moved, fallen = moved_and_fallen(last.placed.nudges)
    return {
        "fell": [f"{MARKS[nudge.seat]} {nudge.square}" for nudge in fallen],
        "nudged": [f"{MARKS[nudge.seat]} {nudge.square} → {nudge.to}" for nudge in moved],
    }


def _of_those_that_stayed(view: View, last: Turn) -> dict[str, list[str]]:
    behind = {neighbour.square: neighbour.to for neighbour in NEIGHBOURS[last.placed.square]}
    reasons: dict[str, list[str]] = {"heavy": [], "held": []}
    for standing in stayed(view):
        piece = f"{MARKS[standing.seat]} {standing.square}"
        if standing.piece is Piece.CAT and last.placed.piece is Piece.KITTEN:
            reasons["heavy"].append(piece)
        else:
            reasons["held"].append(f"{piece} ({behind[standing.square]})")
    return reasons
