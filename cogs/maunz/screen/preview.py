"""What a placement of maunz. would do, told before it is done."""

from bot.games.contract import Seat
from cogs.maunz.rules.bed import PIECES, Bed, Square, choices, has_line, lift, lines, names, nudge
from cogs.maunz.rules.rules import check_placement, those_that_win, verdict
from cogs.maunz.rules.state import Place, Preview, Settings, State


def preview(state: State, seat: Seat, move: Place) -> Preview:
    """Tell what the placement would do, without doing it; IllegalMove as `apply` would."""
    check_placement(state, seat, move)
    return foresee(state.bed, state.settings, seat, move)


def foresee(bed: Bed, settings: Settings, seat: Seat, move: Place) -> Preview:
    """Tell the same from what a view shows, for a placement that is legal."""
    after, nudges = nudge(bed, seat, move.piece, move.square)
    over = verdict(after, seat, settings)
    found = () if over else choices(after, seat)
    return Preview(
        nudges=nudges,
        line=has_line(after.of(seat)),
        full=over is None and after.of(seat).bit_count() == PIECES,
        ways=len(found),
        grows=lift(after, seat, found[0], grow=settings.kids == "no")[1] if len(found) == 1 else 0,
        wins=over is not None and over.winner == seat,
        still=_still(bed, after, seat, settings),
        loses=over is not None and over.winner != seat,
        lines_up=over is None and has_line(those_that_win(after, settings)[1 - seat]),
    )


def _still(bed: Bed, after: Bed, seat: Seat, settings: Settings) -> tuple[Square, ...]:
    """Return the own row that was there before the placement and outlives it."""
    rows, left = (lines(those_that_win(one, settings)[seat]) for one in (bed, after))
    return next((names(row) for row in rows if row in left), ())
