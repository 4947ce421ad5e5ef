"""What happens in Heul doch! for the first time, and is explained once: `heul_doch-tip-…`."""

from collections.abc import Iterator

from cogs.heul_doch.rules.piles import neighbour
from cogs.heul_doch.rules.state import Played, View


def tips(view: View) -> Iterator[str]:
    """Return what could be explained to this seat now, the rarest first."""
    seat = view.own_seat
    if any(isinstance(event, Played) and event.card is None and event.seat == seat for event in view.recent):
        yield "onion"
    if any(isinstance(event, Played) and event.to == seat != event.seat for event in view.recent):
        yield "got"
    if view.order and view.order[0] == seat:
        yield from _of_turn(view, seat)
    if not view.draw_pile:
        yield "last"


def _of_turn(view: View, seat: int) -> Iterator[str]:
    gifts = [way for held in view.hand for way in held.ways if way.pile != seat]
    if view.shown[seat] == "onion":
        yield "any"
    if any(gift.either for gift in gifts):
        yield "either"
    if any(view.shown[neighbour(seat, side, len(view.shown))] == "onion" for side in ("left", "right")):
        yield "taboo"
    if gifts:
        yield "gift"
