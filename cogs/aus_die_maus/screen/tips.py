"""What happens in Aus die Maus for the first time, and is explained once: `aus_die_maus-tip-…`."""

from collections.abc import Iterator

from cogs.aus_die_maus.rules.state import Paid, View
from cogs.aus_die_maus.rules.track import WHITE, Shoved, Trapped


def tips(view: View) -> Iterator[str]:
    """Return what could be explained to this seat now, the rarest first."""
    shoves = [event for event in view.last if isinstance(event, Shoved)]
    if view.drawn:
        yield "keep"
    if any(isinstance(event, Trapped) for event in view.last):
        yield "trapped"
    if any(isinstance(event, Paid) for event in view.last):
        yield "paid"
    if any(shove.mouse == WHITE for shove in shoves):
        yield "white"
    if any(shove.mouse == view.seat for shove in shoves):
        yield "shoved"
    if view.seat is not None and view.race.trapped is None and view.race.space_of(view.seat) == view.race.goal - 1:
        yield "before"
