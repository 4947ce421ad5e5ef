"""What happens in Aus die Maus for the first time, and is explained once: `aus_die_maus-tip-…`."""

from collections.abc import Iterator

from cogs.aus_die_maus.rules.state import Paid, Threw, View
from cogs.aus_die_maus.rules.track import START, WHITE, Moved, Shoved, Trapped


def tips(view: View) -> Iterator[str]:
    """Return what could be explained to this seat now, the rarest first."""
    shoves = [event for event in view.last if isinstance(event, Shoved)]
    if len(set(view.drawn)) > 1:
        yield "keep"
    is_round_over = any(isinstance(event, Paid) for event in view.last)
    if not is_round_over and any(isinstance(event, Trapped) for event in view.last):
        yield "trapped"
    if is_round_over:
        yield "paid"
    if any(shove.mouse == WHITE for shove in shoves) or any(choice.takes_marker for choice in view.choices):
        yield "white"
    if any(shove.mouse == view.seat for shove in shoves):
        yield "shoved"
    thrown = next((event for event in view.last if isinstance(event, Threw) and event.mouse == view.seat), None)
    left = any(isinstance(event, Moved) and event.mouse == view.seat and event.start == START for event in view.last)
    if thrown and left and 0 in thrown.dice.numbers:
        yield "off"
    if view.seat is not None and view.race.trapped is None and view.race.space_of(view.seat) == view.race.goal - 1:
        yield "before"
