"""What a placement of maunz. would do, shown before it is made: in signs, or in words where nothing is seen.

What it nudges is told to everyone; what it decides, a win for one, only where the table wants hints.
"""

from collections.abc import Iterator, Mapping

from bot.games.contract import Seat
from bot.text.words import Say
from cogs.maunz.rules.bed import PIECES, Bed, has_line, nudge
from cogs.maunz.rules.rules import those_that_win, verdict
from cogs.maunz.rules.state import PlacePiece, Variant, View

SIGNS = {"wins": "🏆", "helps": "⚠️", "row": "✨", "full": "🛏️", "nudged": "👉", "fell": "💨"}
"""What a placement does: `maunz-sign` has the words."""


def effects_of(move: PlacePiece, view: View, *, is_decisive: bool) -> dict[str, int]:
    """Return what a legal placement by the seat in turn would do, as SIGNS call it, and to how many pieces: 0 for what
    it decides.
    """
    if view.turn is None:
        return {}
    after, nudges = nudge(view.bed, view.turn, move.piece, move.square)
    fell = sum(moved.to is None for moved in nudges)
    moved = {"nudged": len(nudges) - fell, "fell": fell}
    decided = _decided(after, view.turn, view.variant) if is_decisive else ()
    return dict.fromkeys(decided, 0) | {name: many for name, many in moved.items() if many}


def _decided(after: Bed, seat: Seat, variant: Variant) -> Iterator[str]:
    if over := verdict(after, seat, variant):
        yield "wins" if over.winner == seat else "helps"
        return
    if has_line(those_that_win(after, variant)[1 - seat]):
        yield "helps"
    if after.of(seat).bit_count() == PIECES:
        yield "full"
    elif has_line(after.of(seat)):
        yield "row"


def in_words(move: PlacePiece, effects: Mapping[str, int], say: Say) -> str:
    """Return the square of a placement, and what it would do."""
    piece = move.piece.value
    told = (say("maunz-sign", sign=name, count=many, piece=piece) for name, many in effects.items())
    return " · ".join((move.square, *told))
