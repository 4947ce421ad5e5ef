"""Why the last two turns of maunz. came out as they did, in the order of what happened: the own one, and the answer."""

from collections.abc import Iterable, Iterator, Sequence

from bot.draw.signs import sign
from bot.text.words import Say
from cogs.maunz.rules.bed import LINE, NEIGHBOURS, Piece, Standing
from cogs.maunz.rules.state import Turn, View
from cogs.maunz.rules.threats import stayed
from cogs.maunz.screen.move_hints import SIGNS
from cogs.maunz.screen.prose import mark, marked, moved_and_fallen

ONE_SCREEN = 700
"""So many characters fit one screen of a phone."""


def explain_turns(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return what was placed and the reasons for what came of it, line by line: of the last turn, after the one before
    it if both are on one screen; nothing before the first turn.
    """
    if view.last is None:
        return []
    turns = [[*_explained(view.last, view.standing, names, say)]]
    if view.before and view.before.last:
        turns.insert(0, [*_explained(view.before.last, view.before.bed.standing(), names, say)])
    lines = [line for turn in turns for line in turn]
    if sum(map(len, lines)) > ONE_SCREEN:
        return turns[-1]
    is_all = len(lines) > len(turns)  # of one of them there is more to say than what was placed
    return lines if is_all else [*lines, say("maunz-why-alone", square=view.last.placed.square)]


def _explained(turn: Turn, after: Iterable[Standing], names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield in the order in which it happened what was placed, the reasons for what it moved, and what left the bed."""
    placed, graduated = turn.placed, turn.graduated
    yield say("maunz-turn-placed", who=marked(placed.seat, names), piece=placed.piece.value, square=placed.square)
    for reason, pieces in {**_of_nudged(turn), **_of_those_that_stayed(turn, after)}.items():
        if pieces:
            facts = {"pieces": " · ".join(pieces), "count": len(pieces), "square": placed.square}
            came_of_it = SIGNS.get(reason) or sign("maunz.stayed")
            yield f"{came_of_it} {say(f'maunz-why-{reason}', **facts)}"
    if graduated and len(graduated.squares) == LINE:
        yield say("maunz-why-row", squares=graduated.squares)
    elif graduated:
        yield say("maunz-why-full", square=graduated.squares[0])


def _of_nudged(last: Turn) -> dict[str, list[str]]:
    moved, fallen = moved_and_fallen(last.placed.nudges)
    return {
        "fell": [f"{mark(nudge.seat)} {nudge.square}" for nudge in fallen],
        "nudged": [f"{mark(nudge.seat)} {nudge.square} → {nudge.to}" for nudge in moved],
    }


def _of_those_that_stayed(last: Turn, after: Iterable[Standing]) -> dict[str, list[str]]:
    behind = {neighbour.square: neighbour.to for neighbour in NEIGHBOURS[last.placed.square]}
    reasons: dict[str, list[str]] = {"heavy": [], "held": []}
    for standing in stayed(last.placed.square, after):
        piece = f"{mark(standing.seat)} {standing.square}"
        if standing.piece is Piece.CAT and last.placed.piece is Piece.KITTEN:
            reasons["heavy"].append(piece)
        else:
            reasons["held"].append(f"{piece} ({behind[standing.square]})")
    return reasons
